import { plain } from '../../plain.js';
import type { Finding } from '../../../src/plan/finding.js';
import type { NodeShape } from '../../fleet.js';
import { type Beside, hosts, planned, planYaml, reportOf } from './plans.js';

const before = planYaml({ version: 'v1.31.1', concurrency: 1 });

/** What the change brings or makes worse. */
function broken(head: string, more: Beside = {}, nodes: readonly NodeShape[] = hosts(3)): Finding[] {
  const { findings } = reportOf(head, nodes, { base: before, ...more });
  return findings.filter(({ status }) => status === 'new' || status === 'worsened');
}

/** A pod of a ReplicaSet on the second node. */
function pod(spec: object, labels: object = {}): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: 'web',
      namespace: 'default',
      creationTimestamp: '2026-01-01T00:00:00Z',
      labels,
      ownerReferences: [
        { apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'own', uid: 'u', controller: true },
      ],
    },
    spec: { nodeName: 'node-0002', ...spec },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  };
}

describe('a taint that the pod of a Job does not tolerate', () => {
  type Taint = NonNullable<NodeShape['taints']>[number];
  const taint: Taint = { key: 'node-role.kubernetes.io/control-plane', value: '', effect: 'NoSchedule' };
  const tainted = (one: Taint): NodeShape[] => hosts(3, (i) => (i === 1 ? { taints: [one] } : {}));

  // rancher/system-upgrade-controller#147, #165: the pod stays Pending, and nothing says why.
  test.each<[string, Taint, object, boolean]>([
    ['keeps it Pending', taint, {}, true],
    ['is tolerated by key', taint, { tolerations: [{ key: taint.key, operator: 'Exists' }] }, false],
    ['is tolerated by everything', taint, { tolerations: [{ operator: 'Exists' }] }, false],
    [
      'is tolerated with another effect',
      taint,
      { tolerations: [{ key: taint.key, operator: 'Exists', effect: 'NoExecute' }] },
      true,
    ],
    ['of NoExecute keeps it away as well', { ...taint, effect: 'NoExecute' }, {}, true],
    ['that is only preferred keeps nobody away', { ...taint, effect: 'PreferNoSchedule' }, {}, false],
    [
      'of a cordon every Job tolerates',
      { key: 'node.kubernetes.io/unschedulable', value: '', effect: 'NoSchedule' },
      {},
      false,
    ],
    [
      'of a state that passes is none',
      { key: 'node.kubernetes.io/memory-pressure', value: '', effect: 'NoSchedule' },
      {},
      false,
    ],
  ])('%s', (_claim, one, spec, isHeld) => {
    const head = planYaml({ version: 'v1.31.2', concurrency: 1, ...spec });
    const { group } = planned(head, tainted(one), { base: before });
    expect(group.outcome).toBe(isHeld ? 'stuck' : 'complete');
    if (isHeld) expect(group.why).toContain('node-0002: the pod of its Job stays Pending');
    // A node that its Job never comes to stays in production.
    expect(group.batches.flatMap(({ targets }) => targets).includes('node-0002')).toBe(!isHeld);
  });

  test('of three nodes counts those for which no place is left', () => {
    const head = planYaml({ version: 'v1.31.2', concurrency: 1 });
    const nodes = hosts(4, (i) => (i > 0 ? { taints: [taint] } : {}));
    const { group } = planned(head, nodes, { base: before });
    expect(group.why).toContain('; the same is in the way of 2 more nodes): a node');
    expect(planned(head, tainted(taint), { base: before }).group.why).not.toContain('the same is');
  });

  test('its fix, applied, ends it', () => {
    const head = planYaml({ version: 'v1.31.2', concurrency: 1 });
    const [stuck] = broken(head, {}, tainted({ ...taint, value: 'yes' }));
    expect(stuck?.remediation).toContain(
      'Add {key: node-role.kubernetes.io/control-plane, value: "yes", effect: NoSchedule} to tolerations',
    );
    const mended = planYaml({
      version: 'v1.31.2',
      concurrency: 1,
      tolerations: [{ key: taint.key, value: 'yes', effect: 'NoSchedule' }],
    });
    const left = broken(mended, {}, tainted({ ...taint, value: 'yes' }));
    expect(left).toEqual([]);
  });
});

describe('a pod with an emptyDir', () => {
  const local = pod({ volumes: [{ name: 'cache', emptyDir: {} }] });
  test.each<[string, object, object, boolean]>([
    ['goes by default', {}, local, false],
    ['ends the drain where it may not be deleted', { deleteEmptydirData: false }, local, true],
    ['ends it under the old name too', { deleteLocalData: false }, local, true],
    [
      'without one is no hindrance',
      { deleteEmptydirData: false },
      pod({ volumes: [{ name: 'c', configMap: { name: 'x' } }] }),
      false,
    ],
  ])('%s', (_claim, drain, one, isHeld) => {
    const head = planYaml({ version: 'v1.31.2', concurrency: 1, drain: { force: true, ...drain } });
    const { group } = planned(head, hosts(3), { base: before, live: [one] });
    expect(group.outcome).toBe(isHeld ? 'stuck' : 'complete');
    if (isHeld) expect(group.why).toContain('default/web with an emptyDir volume');
  });
});

describe('what a secret holds is in the hash', () => {
  const plan = planYaml({ version: 'v1.31.1', concurrency: 1, secrets: [{ name: 's', path: '/run' }] });
  const secret = (object: object, kind = 'Secret', apiVersion = 'v1'): string =>
    JSON.stringify({ apiVersion, kind, metadata: { name: 's', namespace: 'system-upgrade' }, ...object });
  const kindOf = (a: string, b: string): string | undefined =>
    planned(`${plan}\n---\n${b}`, hosts(3), { base: `${plan}\n---\n${a}` }).policy.change?.kind;

  test.each<[string, string, string, boolean]>([
    ['another text', secret({ stringData: { x: 'a' } }), secret({ stringData: { x: 'b' } }), true],
    ['another key', secret({ stringData: { x: 'a' } }), secret({ stringData: { x: 'a', y: '' } }), true],
    [
      'the same in the other way of writing it',
      secret({ stringData: { x: 'a' } }),
      secret({ data: { x: 'YQ==' } }),
      false,
    ],
    [
      'only a label',
      secret({ stringData: { x: 'a' } }),
      secret({ type: 'Opaque', stringData: { x: 'a' } }),
      false,
    ],
    [
      'sealed otherwise',
      secret({ spec: { encryptedData: { x: 'A' } } }, 'SealedSecret', 'bitnami.com/v1alpha1'),
      secret({ spec: { encryptedData: { x: 'B' } } }, 'SealedSecret', 'bitnami.com/v1alpha1'),
      true,
    ],
    [
      'of another kind with its name',
      secret({ data: { x: 'a' } }, 'ConfigMap'),
      secret({ data: { x: 'b' } }, 'ConfigMap'),
      false,
    ],
  ])('%s', (_claim, a, b, isDue) => {
    expect(kindOf(a, b) === 'package-version').toBe(isDue);
  });

  test('one whose updates are ignored is not, and what it holds is never shown', () => {
    const ignoring = plan.replace('"path":"/run"', '"path":"/run","ignoreUpdates":true');
    const [a, b] = [secret({ stringData: { x: 'alpha' } }), secret({ stringData: { x: 'omega' } })];
    const still = planned(`${ignoring}\n---\n${b}`, hosts(3), { base: `${ignoring}\n---\n${a}` });
    expect(still.policy.change?.kind).toBe('continues');
    const { report } = planned(`${plan}\n---\n${b}`, hosts(3), { base: `${plan}\n---\n${a}` });
    expect(JSON.stringify(report)).not.toMatch(/alpha|omega/);
  });
});

describe('a Plan of workers that waits for the control plane', () => {
  const server = { labels: { 'node-role.kubernetes.io/control-plane': 'true' } };
  const nodes = hosts(4, (i) => (i === 0 ? server : {}));
  const servers = (spec: object): string =>
    planYaml(
      {
        concurrency: 1,
        version: 'v1.31.2',
        nodeSelector: {
          matchExpressions: [{ key: 'node-role.kubernetes.io/control-plane', operator: 'Exists' }],
        },
        ...spec,
      },
      { name: 'servers' },
    );
  const agents = planYaml({
    version: 'v1.31.2',
    concurrency: 1,
    nodeSelector: {
      matchExpressions: [{ key: 'node-role.kubernetes.io/control-plane', operator: 'DoesNotExist' }],
    },
    prepare: { image: 'rancher/k3s-upgrade:v1', args: ['prepare', 'servers'] },
  });
  // vitobotta/hetzner-k3s#756.
  test.each<[string, string, string | null]>([
    ['which takes its nodes there', servers({}), null],
    [
      'which takes them to another version: no Job of it gets past its prepare',
      servers({ version: 'v1.31.3' }),
      'Plan/servers upgrades it to v1.31.3',
    ],
  ])('%s', (_claim, plan, vain) => {
    const found = broken(`${agents}\n---\n${plan}`, {}, nodes).filter(({ message }) =>
      message.includes('its prepare waits until'),
    );
    expect(found.length > 0).toBe(vain !== null);
    if (vain !== null) expect(found[0]?.message).toContain(vain);
  });
});

// rancher/system-upgrade-controller#262.
test('a Plan that the controller never looks at upgrades nothing, and an edit of it does not pass', () => {
  const [a, b] = ['v1.31.1', 'v1.31.2'].map((version) => planYaml({ version }, { namespace: 'default' }));
  const { group, policy } = planned(b ?? '', hosts(3), { base: a ?? '' });
  expect(group.peakAtOnce).toBe(0);
  expect(policy.change?.says).toContain('and no node is upgraded');
  expect(broken(b ?? '', { base: a ?? '' }).map(({ rule, status }) => `${rule} ${status}`)).toEqual([
    'invalid-policy worsened',
  ]);
});

describe('a pause after each Job', () => {
  test.each<[string, string | null]>([
    ['10m', 'Each keeps its place for 10m after its Job (postCompleteDelay).'],
    ['0s', null],
  ])('postCompleteDelay %s is why a rollout takes longer: %s', (postCompleteDelay, said) => {
    const head = planYaml({ version: 'v1.32.0', concurrency: 1, postCompleteDelay });
    const says = plain(reportOf(head, hosts(3), { base: before }).plan.head.policies[0]?.change?.says);
    expect(says).toContain('3 nodes are upgraded');
    expect(says.includes('postCompleteDelay')).toBe(said !== null);
    expect(says).toContain(said ?? '');
  });
});
