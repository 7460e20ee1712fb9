import type { Report } from '../../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { DEPLOYMENT, NAMESPACE, object, PLACEMENT } from './hub-objects.js';
import { factOf } from '../../../src/systems/system.js';

function deployment(image: string, more: object = {}): object {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'prod' },
    spec: {
      replicas: 10,
      selector: { matchLabels: { app: 'web' } },
      strategy: { rollingUpdate: { maxUnavailable: '90%', maxSurge: 0 } },
      template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'a', image }] } },
    },
    ...more,
  };
}

function placement(more: { strategy?: object; kind?: string; selector?: object } = {}): object {
  const { kind = 'ClusterResourcePlacement', strategy = { type: 'RollingUpdate' } } = more;
  return {
    apiVersion: PLACEMENT,
    kind,
    metadata: { name: 'app', ...(kind === 'ResourcePlacement' ? { namespace: 'prod' } : {}) },
    spec: {
      resourceSelectors: [more.selector ?? { ...NAMESPACE, name: 'prod' }],
      policy: { placementType: 'PickAll' },
      strategy,
    },
  };
}

const CONFIG = (text: string): object => ({
  ...object('v1', 'ConfigMap', 'web', { namespace: 'prod' }),
  data: { text },
});

const READY_POD = {
  ...object('v1', 'Pod', 'web-1', { namespace: 'prod', labels: { app: 'web' } }),
  status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
};
const PROD = object('v1', 'Namespace', 'prod', {});
const SERVICE = (port: number): object => ({
  ...object('v1', 'Service', 'web', {}),
  spec: { ports: [{ port }] },
});

/** As it is written where `kubectl apply -n` says the namespace. */
function bare(image: string): object {
  return { ...deployment(image), metadata: { name: 'web' } };
}

const ENVELOPE = (text: string): object => ({
  ...object(PLACEMENT, 'ResourceEnvelope', 'web', { namespace: 'prod' }),
  data: { 'quota.yaml': { apiVersion: 'v1', kind: 'ResourceQuota', metadata: { name: text } } },
});

function planned(
  base: readonly object[],
  head: readonly object[],
  live: readonly object[] = [],
  fleet = '8 clusters',
): Report {
  return planOf({ base: textOf(base), head: textOf(head), snapshot: nodeList(parseFleet(fleet), live) });
}

/** Each policy with what merging does to it. */
function changes({ plan }: Report): string[] {
  return plan.policies.map(({ ref, change, head }) => `${ref.kind} ${change}: ${head?.change?.kind ?? '-'}`);
}

describe('an edit of what a placement copies', () => {
  const STAGED = { strategy: { type: 'External' } };
  test.each<[claim: string, base: object[], head: object[], live: object[], expected: string[]]>([
    [
      'starts its update',
      [placement(), deployment('a:1')],
      [placement(), deployment('a:2')],
      [],
      ['ClusterResourcePlacement changed: resources'],
    ],
    [
      'does so for a workload that writes no namespace, beside the Namespace that is placed',
      [placement(), PROD, bare('a:1')],
      [placement(), PROD, bare('a:2')],
      [],
      ['ClusterResourcePlacement changed: resources'],
    ],
    [
      'does so for a Service that writes no namespace',
      [placement(), PROD, bare('a:1'), SERVICE(80)],
      [placement(), PROD, bare('a:1'), SERVICE(81)],
      [],
      ['ClusterResourcePlacement changed: resources'],
    ],
    [
      'does not for a workload without a namespace where another Namespace lies beside it',
      [placement(), object('v1', 'Namespace', 'other', {}), bare('a:1')],
      [placement(), object('v1', 'Namespace', 'other', {}), bare('a:2')],
      [],
      ['Deployment changed: pod-template', 'ClusterResourcePlacement unchanged: next-rollout'],
    ],
    [
      'does so for an envelope, whose objects go to the clusters',
      [placement(), ENVELOPE('a')],
      [placement(), ENVELOPE('b')],
      [],
      ['ClusterResourcePlacement changed: resources'],
    ],
    [
      'does so for what nobody plans',
      [placement(), CONFIG('a')],
      [placement(), CONFIG('b')],
      [],
      ['ClusterResourcePlacement changed: resources'],
    ],
    [
      'does so for what is added',
      [placement()],
      [placement(), CONFIG('b')],
      [],
      ['ClusterResourcePlacement changed: resources'],
    ],
    [
      'does so for what is gone',
      [placement(), CONFIG('a')],
      [placement()],
      [],
      ['ClusterResourcePlacement changed: resources'],
    ],
    [
      'does so for a placement of the cluster',
      [deployment('a:1')],
      [deployment('a:2')],
      [placement()],
      ['ClusterResourcePlacement changed: resources'],
    ],
    [
      'does so for one of the cluster and what nobody plans',
      [CONFIG('a')],
      [CONFIG('b')],
      [placement()],
      ['ClusterResourcePlacement changed: resources'],
    ],
    [
      'does so for a team',
      [placement({ kind: 'ResourcePlacement', selector: { ...DEPLOYMENT, name: 'web' } }), deployment('a:1')],
      [placement({ kind: 'ResourcePlacement', selector: { ...DEPLOYMENT, name: 'web' } }), deployment('a:2')],
      [],
      ['ResourcePlacement changed: resources'],
    ],
    [
      'is none where the text is the same',
      [placement(), deployment('a:1')],
      [placement(), deployment('a:1')],
      [],
      ['ClusterResourcePlacement unchanged: next-rollout'],
    ],
    [
      'is none where only a status differs',
      [placement(), deployment('a:1')],
      [placement(), deployment('a:1', { status: { replicas: 3 } })],
      [],
      ['ClusterResourcePlacement unchanged: next-rollout'],
    ],
    [
      'is none of it in another namespace',
      [placement(), object('v1', 'ConfigMap', 'x', { namespace: 'dev' })],
      [placement(), object('v1', 'ConfigMap', 'x', { namespace: 'dev', labels: { a: 'b' } })],
      [],
      ['ClusterResourcePlacement unchanged: next-rollout'],
    ],
    [
      'waits for a run where it is staged',
      [placement(STAGED), deployment('a:1')],
      [placement(STAGED), deployment('a:2')],
      [],
      ['ClusterResourcePlacement changed: none'],
    ],
  ])('%s', (_claim, base, head, live, expected) => {
    expect(changes(planned(base, head, live))).toEqual(expected);
  });

  test('is rolled over the clusters within the limits, and the words name it', () => {
    const { plan, verdict } = planned([placement(), deployment('a:1')], [placement(), deployment('a:2')]);
    const [policy] = plan.head.policies;
    expect(policy?.change?.says).toBe(
      'Deployment/prod/web, which it places, is edited: 8 clusters are updated in place.',
    );
    expect(policy?.effect.groups.map(({ batches }) => batches.map(({ size }) => size))).toEqual([
      [2, 2, 2, 2],
    ]);
    expect(policy?.notes).toContain(
      'Deployment/prod/web stands here only to be copied to the clusters: nothing of it runs on the hub, and it is not planned here.',
    );
    expect(plan.problems).toEqual([]);
    expect(verdict).not.toBe('unknown');
  });

  test('is said to wait where it is staged', () => {
    const { plan } = planned([placement(STAGED), CONFIG('a')], [placement(STAGED), CONFIG('b')]);
    expect(plan.head.policies[0]?.change?.says).toMatch(
      /^ConfigMap\/prod\/web, which it places, is edited: merging brings that to no cluster, the next staged update run does\./,
    );
  });

  test('what is gone is deleted on each cluster, and no status shows it', () => {
    const { plan } = planned([placement(), CONFIG('a')], [placement()]);
    expect(plan.head.policies[0]?.change?.says).toBe(
      'ConfigMap/prod/web, which it places, is gone from the files: 8 clusters are updated in place. ConfigMap/prod/web is placed no longer and deleted from each cluster; a cluster without counts as available, so nothing stops that.',
    );
    expect(factOf(plan.head.policies[0]?.effect.groups[0], 'availability')?.signal).toBe('none');
  });
});

describe('the copy on the hub', () => {
  const DAEMON = { ...deployment('a:1'), kind: 'DaemonSet' };
  test('needs no nodes', () => {
    const daemon = {
      ...DAEMON,
      spec: {
        selector: { matchLabels: { app: 'web' } },
        template: { metadata: { labels: { app: 'web' } }, spec: {} },
      },
    };
    expect(planned([placement(), daemon], [placement(), daemon]).plan.problems).toEqual([]);
  });

  test.each<[claim: string, base: object[], head: object[], live: object[], kinds: string[]]>([
    [
      'is not planned',
      [placement(), deployment('a:1')],
      [placement(), deployment('a:2')],
      [],
      ['ClusterResourcePlacement'],
    ],
    [
      'is not planned where both are new',
      [],
      [placement(), deployment('a:2')],
      [],
      ['ClusterResourcePlacement'],
    ],
    [
      'is planned where only the change places it',
      [deployment('a:1')],
      [placement(), deployment('a:2')],
      [],
      ['ClusterResourcePlacement', 'Deployment'],
    ],
    [
      'is planned where the snapshot shows ready pods of it',
      [placement(), deployment('a:1')],
      [placement(), deployment('a:2')],
      [deployment('a:1', { status: { replicas: 10, readyReplicas: 10 } })],
      ['ClusterResourcePlacement', 'Deployment'],
    ],
    [
      'is planned where the snapshot shows ready pods that it selects, and not the object itself',
      [placement(), deployment('a:1')],
      [placement(), deployment('a:2')],
      [READY_POD],
      ['ClusterResourcePlacement', 'Deployment'],
    ],
    [
      'is not planned where the snapshot shows that its pods are refused',
      [placement(), deployment('a:1')],
      [placement(), deployment('a:2')],
      [deployment('a:1', { status: { replicas: 0, unavailableReplicas: 10 } })],
      ['ClusterResourcePlacement'],
    ],
    [
      'is planned where nothing places it',
      [placement({ selector: { ...NAMESPACE, name: 'dev' } }), deployment('a:1')],
      [placement({ selector: { ...NAMESPACE, name: 'dev' } }), deployment('a:2')],
      [],
      ['ClusterResourcePlacement', 'Deployment'],
    ],
    [
      'is not planned where the change takes the placement away',
      [placement(), deployment('a:1')],
      [deployment('a:2')],
      [],
      ['ClusterResourcePlacement'],
    ],
  ])('%s', (_claim, base, head, live, kinds) => {
    const { plan } = planned(base, head, live);
    expect(plan.policies.map(({ ref }) => ref.kind).sort()).toEqual(kinds);
  });
});
