import { runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { clusterPlacement, liveBinding } from '../systems/kubefleet/planned.js';
import { pairSays } from './pair.js';

const FILES = clusterPlacement('{placementType: PickAll}', '{rollingUpdate: {maxUnavailable: 1}}');
const BEGUN = { type: 'RolloutStarted', status: 'True', reason: 'RolloutStarted', observedGeneration: 1 };

/** Six clusters of a placement that rolls by itself: of those at work no word has come yet. */
function day({ done, atWork }: { readonly done: number; readonly atWork: number }): object {
  const latest = {
    apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
    kind: 'ClusterResourceSnapshot',
    metadata: {
      name: 'app-2-snapshot',
      labels: {
        'kubernetes-fleet.io/parent-CRP': 'app',
        'kubernetes-fleet.io/is-latest-snapshot': 'true',
        'kubernetes-fleet.io/resource-index': '2',
      },
    },
    spec: {},
  };
  const bindings = Array.from({ length: 6 }, (_, i) => {
    const binding = liveBinding(`cluster-${i + 1}`, i < done + atWork ? 2 : 1, true);
    return i >= done && i < done + atWork ? { ...binding, status: { conditions: [BEGUN] } } : binding;
  });
  return nodeList(parseFleet('6 clusters env=prod'), [latest, ...bindings]);
}

type Progress = readonly [done: number, atWork: number];

test.each<[claim: string, then: Progress, now: Progress, says: RegExp | null]>([
  ['a cluster at work is not done', [1, 0], [2, 1], /^- .*continues: 2 of 6 clusters done, 1 last time/],
  ['nor was it last time', [1, 1], [2, 0], /^- .*continues: 2 of 6 clusters done, 1 last time/],
  ['the last one is not done either', [4, 1], [5, 1], /^- .*continues: 5 of 6 clusters done, 4 last time/],
  ['one that stays at work has stalled', [1, 1], [1, 1], /^! .*stalled: 1 of 6 clusters done, 1 last time/],
  ['the last one too', [5, 1], [5, 1], /^! .*stalled: 5 of 6 clusters done, 5 last time/],
  ['it is over with the last one', [5, 1], [6, 0], /^- .*the rollout that was under way is over/],
])('in flight: %s', (_claim, [done, atWork], [doneNow, atWorkNow], says) => {
  const all = pairSays({
    files: FILES,
    then: day({ done, atWork }),
    now: day({ done: doneNow, atWork: atWorkNow }),
  });
  expect(all.find((line) => / done, | is over/.test(line))).toMatch(says ?? /./);
  // What the rollout is at work on is what the limit is for, and no loss of it.
  expect(all.filter((line) => /already unavailable|gets? stuck/.test(line))).toEqual([]);
});

test('in flight: the report names what is at work apart from the batches, and the sentence does not count it as done', () => {
  const report = planOf({
    ...{ head: FILES, isUnchanged: true, snapshot: day({ done: 1, atWork: 1 }) },
    at: '2026-12-01T06:00:00Z',
  });
  const json = JSON.parse(renderRun(runReport([report]), 'json')) as {
    policies: { changeEffect: { says: string }; head: { groups: object[] } }[];
  };
  const [policy] = json.policies;
  expect(policy?.changeEffect.says).toMatch(/1 of 6 clusters has the latest resources\./);
  expect(policy?.head.groups[0]).toMatchObject({
    inFlight: { targets: ['cluster-2'], end: '2026-12-01T06:20:00Z' },
    batches: [3, 4, 5, 6].map((number) => ({ targets: [`cluster-${number}`] })),
  });
});

test('in flight: with limits that are edited while the last cluster is at work, the plan shows what they do', () => {
  const loose = clusterPlacement('{placementType: PickAll}', '{rollingUpdate: {maxUnavailable: 6}}');
  const { plan } = planOf({ head: loose, base: FILES, snapshot: day({ done: 5, atWork: 1 }) });
  expect(plan.policies[0]?.head?.change?.kind).toBe('next-rollout');
  expect(plan.policies[0]?.head?.effect.peakAtOnce).toBe(6);
});
