import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { object } from './web-plans.js';

const ZONE = 'topology.kubernetes.io/zone';
const FLEET = `2 nodes ${ZONE}=a\n2 nodes ${ZONE}=b`;
const POOLED = FLEET.replaceAll(ZONE, `karpenter.sh/nodepool=general ${ZONE}`);

const claim = (mode = 'ReadWriteOnce'): object => ({
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: 'data', namespace: 'default' },
  spec: { accessModes: [mode] },
});
const volume = (name: string, zone: string): object => ({
  apiVersion: 'v1',
  kind: 'PersistentVolume',
  metadata: { name: `pv-${name}` },
  spec: {
    claimRef: { namespace: 'default', name },
    nodeAffinity: {
      required: {
        nodeSelectorTerms: [{ matchExpressions: [{ key: ZONE, operator: 'In', values: [zone] }] }],
      },
    },
  },
});
const inZone = (zone: string): object => ({ nodeSelector: { [ZONE]: zone } });
const web = (pod: object): object =>
  object('Deployment', {
    replicas: 1,
    strategy: { type: 'Recreate' },
    template: {
      metadata: { labels: { app: 'web' } },
      spec: {
        containers: [
          { name: 'web', image: 'example.com/web:1', readinessProbe: { tcpSocket: { port: 80 } } },
        ],
        volumes: [{ name: 'd', persistentVolumeClaim: { claimName: 'data' } }],
        ...pod,
      },
    },
  });
const db = (pod: object): object =>
  object('StatefulSet', {
    replicas: 3,
    serviceName: 'web',
    volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: { accessModes: ['ReadWriteOnce'] } }],
    template: {
      metadata: { labels: { app: 'web' } },
      spec: { containers: [{ name: 'web', image: 'example.com/web:1' }], ...pod },
    },
  });

interface Told {
  readonly outcome: string | undefined;
  readonly stuck: string;
  readonly elsewhere: readonly string[];
}

function told(
  base: readonly object[],
  head: readonly object[],
  others: readonly object[],
  fleet = FLEET,
): Told {
  const { plan, findings } = planOf({
    base: textOf(base),
    head: textOf(head),
    snapshot: nodeList(parseFleet(fleet), others),
  });
  return {
    outcome: plan.policies[0]?.head?.effect.outcome,
    stuck: findings.find(({ rule, status }) => rule === 'no-progress' && status !== 'fixed')?.message ?? '',
    elsewhere: findings.flatMap(({ evidence, message }) =>
      evidence['effect'] === 'volume-elsewhere' ? [message] : [],
    ),
  };
}

// kubernetes/kubernetes#116629: volume node affinity conflict.
describe('a pod whose volume is in another zone', () => {
  const MOVED: readonly [object[], object[]] = [
    [claim(), web(inZone('a'))],
    [claim(), web(inZone('b'))],
  ];

  test('is never placed where the snapshot has the volume', () => {
    const { outcome, stuck, elsewhere } = told(...MOVED, [volume('data', 'a')]);
    expect(outcome).toBe('stuck');
    expect(stuck).toContain('its only replica goes, and nothing takes its place');
    expect(stuck).toContain(`its volume (claim data) can be reached from nodes of \`${ZONE} a\` only`);
    expect(elsewhere).toEqual([]);
  });

  test('is none where the volume can be reached', () => {
    expect(told(...MOVED, [volume('data', 'b')])).toEqual({ outcome: 'complete', stuck: '', elsewhere: [] });
  });

  test('finds a new node where Karpenter makes one in the zone, and none where the template asks for another', () => {
    const sized = web({ nodeSelector: { size: 'large' } });
    const fleet = POOLED.replace('2 nodes karpenter.sh/nodepool=general', '$& size=large')
      .replace(`size=large ${ZONE}=a`, `${ZONE}=a`)
      .replace(`general ${ZONE}=b`, `general size=large ${ZONE}=b`);
    const volumes = [volume('data', 'a')];
    expect(told([claim(), web({})], [claim(), sized], volumes, fleet).outcome).toBe('complete');
    expect(told(...MOVED, volumes, POOLED).outcome).toBe('stuck');
  });

  test.each<[claim: string, of: object[], head: object[], fleet: string, isTold: boolean]>([
    ['is told where no file holds the volume', ...MOVED, FLEET, true],
    [
      'is none of a volume that several nodes have',
      [claim('ReadWriteMany'), MOVED[0][1] ?? {}],
      [claim('ReadWriteMany'), MOVED[1][1] ?? {}],
      FLEET,
      false,
    ],
    ['is none where it may stay', MOVED[0], [claim(), web({ priorityClassName: 'a' })], FLEET, false],
    ['is told of the pods of a StatefulSet', [db(inZone('a'))], [db(inZone('b'))], FLEET, true],
    ['is none where no node says its zone', ...MOVED, '4 nodes', false],
  ])('%s', (_claim, base, head, fleet, isTold) => {
    const { elsewhere } = told(base, head, [], fleet);
    expect(elsewhere.map((one) => one.includes('in a and may be in b only'))).toEqual(isTold ? [true] : []);
  });

  test('of a StatefulSet keeps the rollout from all others', () => {
    const volumes = [volume('data-web-0', 'a'), volume('data-web-1', 'a'), volume('data-web-2', 'a')];
    const { outcome, stuck, elsewhere } = told([db({})], [db(inZone('b'))], volumes);
    expect([outcome, elsewhere]).toEqual(['stuck', []]);
    expect(stuck).toContain('pod web-2 of the new version waits for a node, and no node takes it');
    expect(stuck).toContain('putting the old template back does not help until somebody deletes the pod');
  });

  test('of a StatefulSet is told by its ordinal', () => {
    const volumes = [volume('data-web-0', 'a'), volume('data-web-1', 'b'), volume('data-web-2', 'b')];
    expect(told([db({})], [db(inZone('b'))], volumes).stuck).toContain('pod web-0 of the new version');
  });
});

// keikoproj/upgrade-manager#193
test('a pod of a StatefulSet that no node takes is never placed', () => {
  const { outcome, stuck } = told([db({})], [db({ nodeSelector: { disk: 'ssd' } })], []);
  expect(outcome).toBe('stuck');
  expect(stuck).toContain('no node of the snapshot has `disk=ssd`');
});
