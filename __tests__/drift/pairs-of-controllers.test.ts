import { nodeList } from '../../src/playground/fleet.js';
import { cluster as maintained } from '../systems/pika/announced.js';
import { EXTERNAL, files, liveBinding, run } from '../systems/kubefleet/planned.js';
import { liveRun } from '../systems/kubefleet/live-runs.js';
import { planYaml } from '../systems/system-upgrade-controller/plans.js';
import { type Pair, pairSays } from './pair.js';
import {
  over,
  TUNING,
  tuning,
  PLACED,
  bound,
  STAGES,
  upgraded,
  upgrading,
  SITE,
  underFw,
  begun,
} from './pair-objects.js';

describe('what changed under a controller between two days is what the issue says', () => {
  test.each<[claim: string, pair: Pair, says: readonly RegExp[], isWorse: boolean]>([
    [
      'nodes lost the label of their compartment',
      {
        files: TUNING,
        then: over('30 nodes pool=gpu', tuning(30)),
        now: over('26 nodes pool=gpu\n4 nodes', tuning(30)),
      },
      [/4 nodes went from gpu to __default__/],
      true,
    ],
    [
      'nodes joined that no compartment takes',
      {
        files: TUNING,
        then: over('30 nodes pool=gpu', tuning(30)),
        now: over('30 nodes pool=gpu\n2 nodes', tuning(30)),
      },
      [
        /"__default__": a rollout is under way: 0 of 2 nodes done, and last time none was/,
        /^! .*__default__.*peak-above-limit/m,
      ],
      true,
    ],
    [
      'three nodes of a compartment of five places are NotReady',
      {
        files: TUNING,
        then: over('30 nodes pool=gpu', tuning(30)),
        now: over('27 nodes pool=gpu\n3 nodes pool=gpu not-ready', tuning(30)),
      },
      // Its budget does not count them (nodewright 0.20): they go out beside its five.
      [/8 of 30 nodes \(26.7%\) out at once \(3 of them out before it begins\), 5 of 30 last time/],
      true,
    ],
    [
      'the cluster holds an older package than the files',
      {
        files: TUNING,
        then: over('30 nodes pool=gpu', tuning(30)),
        now: over('30 nodes pool=gpu', tuning(30, '0.9.0')),
      },
      [/the files and the cluster differ/],
      true,
    ],
    [
      'somebody paused an object that has nothing to roll',
      {
        files: TUNING,
        then: over('30 nodes pool=gpu', tuning(30)),
        now: over('30 nodes pool=gpu', tuning(30, '1.0.0', { 'nodewright.nvidia.com/pause': 'true' })),
      },
      [/NodeWright\/tuning is paused in the cluster and not by the files: nothing of it starts there/],
      true,
    ],
    [
      'a node is erroring although no rollout was under way',
      {
        files: TUNING,
        then: over('30 nodes pool=gpu', tuning(30)),
        now: over('30 nodes pool=gpu', tuning(30, '1.0.0', {}, 1)),
      },
      [/node-0001 is erroring/],
      true,
    ],
    [
      'a member cluster left',
      {
        files: PLACED,
        then: over('4 clusters env=prod', ...bound('cluster-1', 'cluster-2', 'cluster-3', 'cluster-4')),
        now: over('3 clusters env=prod', ...bound('cluster-1', 'cluster-2', 'cluster-3')),
      },
      [/3 clusters, 4 last time/],
      false,
    ],
    [
      'a member cluster is no longer available',
      {
        files: PLACED,
        then: over('4 clusters env=prod', ...bound('cluster-1', 'cluster-2', 'cluster-3', 'cluster-4')),
        now: over(
          '4 clusters env=prod',
          ...bound('cluster-1', 'cluster-2', 'cluster-3'),
          liveBinding('cluster-4', 1, false),
        ),
      },
      [/cluster-4|1 cluster is already unavailable/],
      true,
    ],
    [
      'a cluster changed its stage',
      {
        files: files(EXTERNAL, STAGES),
        then: over('1 clusters env=canary\n3 clusters env=prod'),
        now: over('1 clusters env=canary\n2 clusters env=prod\n1 clusters env=canary'),
      },
      [/canary/, /prod/],
      false,
    ],
    [
      'a staged run got stuck',
      {
        files: files(EXTERNAL, STAGES, run()),
        then: over(
          '1 clusters env=canary\n3 clusters env=prod',
          liveRun(
            { canary: ['cluster-1'], prod: ['cluster-2', 'cluster-3', 'cluster-4'] },
            { started: { 'cluster-2': '2026-12-01T05:50:00Z' } },
          ),
        ),
        now: over(
          '1 clusters env=canary\n3 clusters env=prod',
          liveRun(
            { canary: ['cluster-1'], prod: ['cluster-2', 'cluster-3', 'cluster-4'] },
            { started: { 'cluster-2': '2026-12-01T05:50:00Z' }, progressing: 'UpdateRunStuck' },
          ),
        ),
      },
      [/has stalled|gets stuck/, /cluster-2/],
      true,
    ],
    [
      'a staged run failed for good',
      {
        files: files(EXTERNAL, STAGES, run()),
        then: over(
          '1 clusters env=canary\n3 clusters env=prod',
          liveRun(
            { canary: ['cluster-1'], prod: ['cluster-2', 'cluster-3', 'cluster-4'] },
            { started: { 'cluster-2': '2026-12-01T05:50:00Z' } },
          ),
        ),
        now: over(
          '1 clusters env=canary\n3 clusters env=prod',
          liveRun(
            { canary: ['cluster-1'], prod: ['cluster-2', 'cluster-3', 'cluster-4'] },
            { ended: 'False' },
          ),
        ),
      },
      [
        /^(?!.*is over)[^]*3 clusters are not updated, as the run has failed.*cluster-2, cluster-3, cluster-4/,
      ],
      true,
    ],
    [
      'the Jobs of a Plan are done, of which one had failed',
      {
        files: planYaml({ concurrency: 2 }),
        then: nodeList(upgraded(2, 6), [
          upgrading({
            applying: ['node-0003', 'node-0004'],
            conditions: [{ type: 'Complete', status: 'False', reason: 'JobFailed' }],
          }),
        ]),
        now: nodeList(upgraded(6, 6), [upgrading()]),
      },
      [/the rollout that was under way last time is over/],
      false,
    ],
    [
      'a node joined that a Plan has not upgraded',
      {
        files: planYaml(),
        then: nodeList(upgraded(4, 4), [upgrading()]),
        now: nodeList(upgraded(4, 5), [upgrading()]),
      },
      [/a rollout is under way: 4 of 5 nodes done/],
      false,
    ],
    [
      'the Job of a Plan failed',
      {
        files: planYaml({ concurrency: 1 }),
        then: nodeList(upgraded(2, 6), [upgrading({ applying: ['node-0003'] })]),
        now: nodeList(upgraded(2, 6), [
          upgrading({
            applying: ['node-0003'],
            conditions: [{ type: 'Complete', status: 'False', reason: 'JobFailed' }],
          }),
        ]),
      },
      [/gets stuck/, /node-0003/, /a Job on node-0003 has failed/],
      true,
    ],
    [
      'a taint keeps the pods of a Plan away',
      {
        files: planYaml({ concurrency: 1 }),
        then: nodeList(upgraded(2, 6), [upgrading()]),
        now: nodeList(upgraded(2, 6, { taints: [{ key: 'gpu', value: 'yes', effect: 'NoSchedule' }] }), [
          upgrading(),
        ]),
      },
      [/gpu=yes:NoSchedule/],
      true,
    ],
    [
      'the node of a maintenance is gone',
      {
        files: SITE,
        then: maintained(underFw, [begun()]),
        now: maintained(
          underFw.slice(1).map((node) => ({ ...node, labels: { other: 'yes' } })),
          [begun({ node: 'n-99' })],
        ),
      },
      [/never-ends|n-1|n-99|gone/],
      true,
    ],
    [
      'somebody deleted a maintenance and left its node cordoned',
      { files: SITE, then: maintained(underFw, [begun()]), now: maintained(underFw, []) },
      [/no longer in it/, /cordoned|out/],
      true,
    ],
    [
      'a maintenance is past its SLA',
      {
        files: SITE,
        then: maintained(underFw, [begun()]),
        now: maintained(underFw, [
          begun({ status: 'SLAExpired', sinceHours: 1, slaExpires: '2026-11-23T06:00:00Z' }),
        ]),
      },
      [/SLAExpired/],
      true,
    ],
  ])('%s', (_claim, pair, says, isWorse) => {
    const lines = pairSays(pair);
    const text = lines.join('\n');
    for (const one of says) expect(text).toMatch(one);
    expect(lines.some((line) => line.startsWith('!'))).toBe(isWorse);
  });
});
