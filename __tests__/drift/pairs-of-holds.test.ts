import { podOf, workload } from '../systems/kubernetes/plans.js';
import { nodeList } from '../../src/playground/fleet.js';
import { planYaml } from '../systems/system-upgrade-controller/plans.js';
import { type Pair, pairSays } from './pair.js';
import {
  AGENTS,
  agentPods,
  agents,
  budget,
  web,
  HASH,
  upgraded,
  BUDGET_FILE,
  named,
  over,
  STATEFUL,
  statefulOf,
  TUNING,
  tuning,
} from './pair-objects.js';

const WIDE = { rollingUpdate: { maxUnavailable: 2 } };

/** Half of the nodes carry the version, the others wait for it. */
const halfway = (annotations: object = {}): object => {
  const one = tuning(10, '1.0.0', annotations) as { readonly status: { readonly nodeStatus: object } };
  const waiting = Array.from({ length: 10 }, (_, i): [string, string] => [named(i + 10), 'waiting']);
  const nodeStatus: object = { ...one.status.nodeStatus, ...Object.fromEntries<string>(waiting) };
  return { ...one, status: { ...one.status, status: 'in_progress', nodeStatus } };
};

/** Six of eight pods are ready, and six must be. */
const refusing = [
  budget(6, 6),
  ...Array.from({ length: 8 }, (_, i) => podOf('StatefulSet', i + 1, 'same', i >= 2)),
];

/** All eight pods are ready, and eight must be. */
const never = [budget(8), ...Array.from({ length: 8 }, (_, i) => podOf('StatefulSet', i + 1, 'same'))];
const { status: _status, ...NEVER } = budget(8) as { readonly status: object };
const NEVER_FILE = JSON.stringify(NEVER);

/** A Plan that has done so many of eight nodes, each with one of eight pods of which so many have to stay. */
const upgradeOver = (done: number, minAvailable: number): object => {
  const plan = JSON.parse(planYaml({ drain: {} })) as object;
  const live = { ...plan, status: { latestVersion: 'v2', latestHash: HASH } };
  const pods = Array.from({ length: 8 }, (_, i) => podOf('StatefulSet', i + 1, 'same'));
  return nodeList(upgraded(done, 8), [live, budget(minAvailable), ...pods]);
};

describe('what holds a rollout is said by its cause', () => {
  test.each<[claim: string, pair: Pair, says: readonly RegExp[], isWorse: boolean]>([
    [
      'somebody set a partition that holds some of the replicas',
      {
        files: JSON.stringify(STATEFUL),
        then: over('6 nodes', statefulOf(STATEFUL)),
        now: over(
          '6 nodes',
          statefulOf({
            ...STATEFUL,
            spec: { ...STATEFUL.spec, updateStrategy: { rollingUpdate: { partition: 3 } } },
          }),
        ),
      },
      [
        /^! StatefulSet\/app: partition is 3 in the cluster and 0 in the files; pods below it keep the old version\.$/,
      ],
      true,
    ],
    [
      'the partition of the files is not in the cluster',
      {
        files: JSON.stringify({
          ...STATEFUL,
          spec: { ...STATEFUL.spec, updateStrategy: { rollingUpdate: { partition: 3 } } },
        }),
        then: over('6 nodes'),
        now: over('6 nodes', statefulOf(STATEFUL)),
      },
      [/partition is 0 in the cluster and 3 in the files/],
      true,
    ],
    [
      'pods that are not ready let no other be evicted, on the second day as on the first',
      {
        files: BUDGET_FILE,
        then: over('10 nodes', ...refusing),
        now: over('10 nodes', ...refusing),
      },
      [/^! drain-deadlock: PodDisruptionBudget\/\S*web: .* cannot be evicted now/],
      true,
    ],
    [
      'a budget that never lets a pod go stays told on the second day, and is no worse then',
      {
        files: NEVER_FILE,
        then: over('10 nodes', ...never),
        now: over('10 nodes', ...never),
      },
      [
        /^- As last time: drain-deadlock: PodDisruptionBudget\/\S*web: 8 pods on 8 nodes can never be evicted\. A drain of a node with one of them does not end by itself\. /,
      ],
      false,
    ],
    [
      'and is worse on the first',
      {
        files: NEVER_FILE,
        then: over('10 nodes', web(0, 0), budget(8)),
        now: over('10 nodes', ...never),
      },
      [/^! drain-deadlock: PodDisruptionBudget\/\S*web: 8 pods on 8 nodes can never be evicted\. /],
      true,
    ],
    [
      'a node of a DaemonSet is down: no rollout is under way, and the rules are no better kept',
      {
        files: JSON.stringify(workload('DaemonSet', { spec: { updateStrategy: WIDE } })),
        then: over('8 nodes', agents(8, { updateStrategy: WIDE }), ...agentPods(0)),
        now: over('8 nodes', agents(7, { updateStrategy: WIDE }), ...agentPods(1)),
      },
      [/^! DaemonSet\/app: 1 node is already unavailable, 0 last time, [^\n]*: 1 is left\.$/],
      true,
    ],
    [
      'a rollout under way that only the cluster pauses, in one line',
      {
        files: TUNING,
        then: over('20 nodes pool=gpu', halfway()),
        now: over('20 nodes pool=gpu', halfway({ 'nodewright.nvidia.com/pause': 'true' })),
      },
      [/^! NodeWright\/tuning is paused in the cluster and not by the files: nothing of it starts there\.$/],
      true,
    ],
    [
      'how far an upgrade Plan came is told also where it got stuck',
      {
        files: planYaml({ drain: {} }),
        then: upgradeOver(2, 6),
        now: upgradeOver(5, 8),
      },
      [
        /it gets stuck/,
        /^- Plan\/system-upgrade\/agents: the rollout continues: 5 of 8 nodes done, 2 last time\.$/m,
      ],
      true,
    ],
    [
      'a rollout that nobody began would get stuck',
      {
        files: AGENTS,
        then: over('8 nodes', agents(8), ...agentPods(0)),
        now: over('1 nodes not-ready\n7 nodes', agents(7), ...agentPods(1)),
      },
      [/next rollout: it gets stuck, and last time it completes\. Why: 1 node/],
      true,
    ],
    [
      'and could go again',
      {
        files: AGENTS,
        then: over('1 nodes not-ready\n7 nodes', agents(7), ...agentPods(1)),
        now: over('8 nodes', agents(8), ...agentPods(0)),
      },
      [/^- DaemonSet\/app: next rollout: it completes, and last time it gets stuck\.$/m],
      false,
    ],
  ])('%s', (_claim, pair, says, isWorse) => {
    const lines = pairSays(pair);
    const text = lines.join('\n');
    for (const one of says) expect(text).toMatch(one);
    expect(lines.some((line) => line.startsWith('!'))).toBe(isWorse);
  });
});
