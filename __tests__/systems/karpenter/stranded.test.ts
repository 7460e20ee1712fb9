import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../plan-of.js';
import { AT, cluster, groupsOf, pool } from './clusters.js';

/** A pod of the ReplicaSet "web" on node a; `spec` as the API server has it. */
function podOn(node: string, spec: object = {}, owner = 'ReplicaSet'): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `web-${node}`,
      namespace: 'default',
      labels: { app: 'web' },
      ownerReferences: [{ apiVersion: 'apps/v1', kind: owner, name: 'web', controller: true }],
    },
    spec: { nodeName: node, ...spec },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  };
}

function deployment(podSpec: string): string {
  return `---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: default}
spec:
  replicas: 2
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {${podSpec}, containers: [{name: app, image: "example.com/app:1"}]}
`;
}

const NONE = pool();
const TAINTED = pool({ template: 'taints: [{key: team, value: b, effect: NoSchedule}]' });
const SOFT = pool({ template: 'taints: [{key: team, value: b, effect: PreferNoSchedule}]' });
const TOLERATES = { tolerations: [{ key: 'team', operator: 'Exists' }] };
const ARM = pool({ requirements: '[{key: kubernetes.io/arch, operator: In, values: [arm64]}]' });
const ASKS_AMD = { nodeSelector: { 'kubernetes.io/arch': 'amd64' } };
const WANTS_GPU = {
  affinity: {
    nodeAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: {
        nodeSelectorTerms: [{ matchExpressions: [{ key: 'team', operator: 'In', values: ['a'] }] }],
      },
    },
  },
};

const ZONE = 'topology.kubernetes.io/zone';
const IN_B = pool({ requirements: `[{key: ${ZONE}, operator: In, values: [b]}]` });
const WITH_DATA = { volumes: [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }] };

/** A volume that the claim `data` is bound to, and that one zone reaches. */
function volume(zone: string, key = ZONE): object {
  const term = { matchExpressions: [{ key, operator: 'In', values: [zone] }] };
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: { name: `pv-${zone}` },
    spec: {
      claimRef: { namespace: 'default', name: 'data' },
      nodeAffinity: { required: { nodeSelectorTerms: [term] } },
    },
  };
}

interface Case {
  readonly base?: string;
  readonly head: string;
  readonly pods: readonly object[];
  readonly rest?: readonly object[];
}

function blockedOf({ base = NONE, head, pods, rest = [] }: Case): string[] {
  const [group] = groupsOf(head, base, cluster([{}, {}], [...pods, ...rest]));
  return (group?.blocked ?? []).map(({ target, why }) => `${target}: ${why.split(':')[0] ?? ''}`);
}

// Source: kubernetes-sigs/karpenter#2816; disruption/drift.go, AllNonPendingPodsScheduled.
describe('a node whose pods nothing takes that the pool makes after the change stays', () => {
  test.each<[string, Case, number]>([
    ['a taint that its pods do not tolerate', { head: TAINTED, pods: [podOn('a')] }, 1],
    ['on every node', { head: TAINTED, pods: [podOn('a'), podOn('b')] }, 2],
    ['a taint that they tolerate', { head: TAINTED, pods: [podOn('a', TOLERATES)] }, 0],
    ['a taint that only asks', { head: SOFT, pods: [podOn('a')] }, 0],
    ['a taint that was there before', { base: TAINTED, head: TAINTED, pods: [podOn('a')] }, 0],
    [
      'pods of a DaemonSet, which need no other node',
      { head: TAINTED, pods: [podOn('a', {}, 'DaemonSet')] },
      0,
    ],
    [
      'another label of the template',
      { head: pool({ team: 'b' }), pods: [podOn('a', { nodeSelector: { team: 'a' } })] },
      1,
    ],
    ['that its pods require by affinity', { head: pool({ team: 'b' }), pods: [podOn('a', WANTS_GPU)] }, 1],
    ['a requirement that leaves their architecture out', { head: ARM, pods: [podOn('a', ASKS_AMD)] }, 1],
    ['a label that the provider gives', { head: pool({ team: 'b' }), pods: [podOn('a', ASKS_AMD)] }, 0],
    [
      'a volume in a zone that the pool leaves',
      { head: IN_B, pods: [podOn('a', WITH_DATA)], rest: [volume('a')] },
      1,
    ],
    [
      'a zone in the words of the driver',
      { head: IN_B, pods: [podOn('a', WITH_DATA)], rest: [volume('a', 'topology.ebs.csi.aws.com/zone')] },
      1,
    ],
    [
      'a volume in a zone that it keeps',
      { head: IN_B, pods: [podOn('a', WITH_DATA)], rest: [volume('b')] },
      0,
    ],
    ['a volume of no zone', { head: IN_B, pods: [podOn('a', WITH_DATA)] }, 0],
    ['a volume of another claim', { head: IN_B, pods: [podOn('a')], rest: [volume('a')] }, 0],
    [
      'a workload of the files that follows',
      { head: TAINTED + deployment('tolerations: [{operator: Exists}]'), pods: [podOn('a')] },
      0,
    ],
    [
      'a workload of the files that does not',
      { head: TAINTED + deployment('nodeSelector: {}'), pods: [podOn('a', TOLERATES)] },
      1,
    ],
    [
      'another pool takes them',
      {
        base: `${NONE}---\n${pool({ name: 'other' })}`,
        head: `${TAINTED}---\n${pool({ name: 'other' })}`,
        pods: [podOn('a')],
      },
      0,
    ],
    [
      'a node of no pool takes them',
      {
        head: TAINTED,
        pods: [podOn('a')],
        rest: [{ apiVersion: 'v1', kind: 'Node', metadata: { name: 'z', labels: {} } }],
      },
      0,
    ],
  ])('%s', (_what, one, count) => {
    expect(blockedOf(one)).toHaveLength(count);
  });

  test('the plan says which taint, that the drift never ends, and what helps', () => {
    const { findings } = planOf({
      base: NONE,
      head: TAINTED,
      snapshot: cluster([{}, {}], [podOn('a'), podOn('b')]),
      at: AT,
    });
    const [found] = findings.filter(({ rule }) => rule === 'no-progress');
    expect(found).toMatchObject({ status: 'new', severity: 'error' });
    expect(found?.message).toContain(
      'a pod on it does not tolerate the taint team=b:NoSchedule of the template',
    );
    expect(found?.remediation).toContain('the workload of pod default/web-a');
    expect(groupsOf(TAINTED, NONE, cluster([{}, {}], [podOn('a'), podOn('b')]))[0]).toMatchObject({
      outcome: 'stuck',
      finish: null,
    });
  });

  test('a terminationGracePeriod does not lift it, and a static pool does not ask', () => {
    const period = pool({
      template: 'terminationGracePeriod: 1h\n      taints: [{key: team, value: b, effect: NoSchedule}]',
    });
    expect(blockedOf({ head: period, pods: [podOn('a')] })).toHaveLength(1);
    const fixed = (template: string): string => pool({ spec: 'replicas: 2', template });
    const head = fixed('taints: [{key: team, value: b, effect: NoSchedule}]');
    expect(blockedOf({ base: fixed(''), head, pods: [podOn('a')] })).toHaveLength(0);
  });
});

// Without Pods in the snapshot a workload of the files that only this pool took tells as much: any of its nodes may hold one of its pods.
describe('where the snapshot has no pods, workloads of the files are asked', () => {
  const ASKS = deployment('nodeSelector: {team: a}');
  const OTHER = {
    ...podOn('a'),
    metadata: { name: 'other', namespace: 'default', labels: { app: 'other' } },
  };
  const [A, B] = [pool({ team: 'a' }), pool({ team: 'b' })];
  test.each<[string, Case, number]>([
    ['a label that one selects and that goes', { base: A + ASKS, head: B + ASKS, pods: [] }, 2],
    [
      'one that selects nothing',
      {
        base: A + deployment('restartPolicy: Always'),
        head: B + deployment('restartPolicy: Always'),
        pods: [],
      },
      0,
    ],
    [
      'one that is scaled to 0',
      { base: A + ASKS, head: (B + ASKS).replace('replicas: 2', 'replicas: 0'), pods: [] },
      0,
    ],
    ['pods are known, and none of them is of it', { base: A + ASKS, head: B + ASKS, pods: [OTHER] }, 0],
    ['the label stays', { base: A + ASKS, head: A + ASKS, pods: [] }, 0],
  ])('%s', (_name, it, count) => {
    const blocked = blockedOf(it);
    expect(blocked).toHaveLength(count);
    for (const why of blocked)
      expect(why).toContain('a pod of Deployment/web, which any of its nodes may hold, asks for team=a');
  });
});
