import { toPlain, toTerminal } from '../../src/text/render.js';
import { compareEffects } from '../../src/gate/compare.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import type { Combined, Plan, PlannedGroup, PlannedPolicy } from '../../src/plan/model.js';
import { runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import type { Pause } from '../../src/systems/group.js';
import {
  AT,
  batches,
  combined,
  diff,
  effect,
  group,
  HOUR,
  nodes,
  place,
  plan,
  planned,
  report,
  side,
  SKYHOOK,
} from '../report/build.js';
import { goldenTests } from '../golden-tests.js';

const NODES = nodes(100);
const OWN: Partial<PlannedGroup> = {
  name: 'gpu',
  targets: NODES,
  batches: batches(NODES, [5, ...Array.from({ length: 9 }, () => 10)]),
  peakPercent: 10,
  worstLoss: 10,
  ceiling: { declared: '10', resolved: 10, enforced: 10 },
};
const whole = (matched: number, peakAtOnce: number, key = 'rack'): Partial<Combined> => ({
  peakAtOnce: 10,
  byDomain: [
    { key, value: 'r1', matched, peakAtOnce, batch: 1, policies: [] },
  ] as unknown as Combined['byDomain'],
});

interface Given {
  readonly group?: Partial<PlannedGroup>;
  readonly policy?: Partial<PlannedPolicy>;
  readonly together?: Partial<Combined>;
}

function planWith({ group: own = {}, policy = {}, together = { peakAtOnce: 10 } }: Given = {}): Plan {
  const head = planned(SKYHOOK, { effect: effect([group({ ...OWN, ...own })]), ...policy });
  return plan([diff(SKYHOOK, { head })], { head: side([head], { combined: combined(together) }) });
}

/** What is worse of a plan than of a reviewed one. */
function worse(now: Given, then: Given = {}): readonly string[] {
  const reviewed = readReviewed(renderRun(runReport([report({ plan: planWith(then) })]), 'json'));
  if ('why' in reviewed) throw new Error(toPlain(reviewed.why));
  const [cluster] = reviewed.clusters;
  if (cluster === undefined) throw new Error('no cluster');
  return compareEffects(planWith(now), cluster).worse.map(toTerminal);
}

const wait = (ms: number): Pause => ({ kind: 'wait', ms, guards: 'the next', place: place('a.yaml', 1) });
const approval: Pause = { kind: 'approval', ms: null, guards: 'the next', place: place('a.yaml', 1) };
const ceiling = (enforced: number | null) => ({ declared: null, resolved: null, enforced });
const drains = (desiredHealthy: number, expectedPods = 10): Given => {
  const rest = { currentHealthy: 10, disruptionsAllowed: 1, pods: 10, nodes: 5, shared: 0, held: [] };
  return { policy: { drainLimit: { desiredHealthy, expectedPods, ...rest } } };
};
const pauses = (...all: readonly Pause[]): Given => ({
  group: { stage: { name: 'the next', pauses: all, awaitsPerson: false, awaitsStart: false } },
});

const renamed = (group: Partial<PlannedGroup>): Given => ({
  group,
  policy: { ref: { ...SKYHOOK, name: 'x' } },
});
const hours = (...limits: readonly number[]): Given => ({
  group: {
    allowed: limits.map((limit, i) => {
      const span = { reason: null, from: AT + i * HOUR, to: AT + (i + 1) * HOUR };
      return { ...span, limit, remaining: limit };
    }),
  },
});

test('compare: the same is not worse', () => {
  expect(worse({})).toEqual([]);
});

const CASES: Readonly<Record<string, readonly [now: Given, then: Given]>> = {
  'where more go at once': [{ group: { peakAtOnce: 11 } }, {}],
  'where a larger share goes': [{ group: { peakPercent: 16 } }, {}],
  'where more are lost': [{ group: { worstLoss: 11 } }, {}],
  'where nothing stops it any more': [{ group: { stops: false } }, {}],
  'where it gets stuck': [{ group: { outcome: 'stuck' } }, {}],
  'where it ends in no time that is known': [{ group: { outcome: 'unfinished' } }, {}],
  'where the first batch grows': [{ group: { batches: batches(NODES, [10, 10]) } }, {}],
  'where the ceiling rises': [{ group: { ceiling: ceiling(11) } }, {}],
  'where the ceiling is gone': [{ group: { ceiling: ceiling(null) } }, {}],
  'where an approval of the reviewed plan is gone': [pauses(approval), pauses(approval, approval)],
  'where it waits less': [pauses(wait(HOUR)), pauses(wait(HOUR), wait(1000))],
  'where more go of all together': [{ together: { peakAtOnce: 11 } }, {}],
  'where all of a rack go': [{ together: whole(4, 4) }, { together: whole(4, 3) }],
  'where fewer pods must be healthy': [drains(8), drains(9)],
  'where a group has another name': [{ group: { name: 'other' } }, {}],
  'where a group is new': [{ group: { name: 'other' } }, {}],
  'where a policy has another name': [{ policy: { ref: { ...SKYHOOK, name: 'x' } } }, {}],
  'where a policy is deleted now': [{ policy: { isDeleted: true } }, {}],
  'where a policy is of another API group': [{ policy: { apiVersion: 'skyhook.example/v1' } }, {}],
  'where fewer go and less is lost': [{ group: { peakAtOnce: 9, worstLoss: 9 } }, {}],
  'where the fleet breathes': [{ group: { peakPercent: 15 } }, {}],
  'where something stops it now': [{}, { group: { stops: false } }],
  'where it comes to its end now': [{}, { group: { outcome: 'stuck' } }],
  'where it has nothing to do': [{ group: { outcome: 'none' } }, {}],
  'where the ceiling is lower': [{ group: { ceiling: ceiling(9) } }, {}],
  'where there was no ceiling': [{ group: { ceiling: ceiling(10) } }, { group: { ceiling: ceiling(null) } }],
  'where it waits longer': [pauses(wait(HOUR), approval), pauses(wait(1))],
  'where all of a rack went before': [{ together: whole(4, 4) }, { together: whole(4, 4) }],
  'where all of a rack go, and before all of a row of that name': [
    { together: whole(4, 4) },
    { together: whole(4, 4, 'row') },
  ],
  'where a rack of one goes': [{ together: whole(1, 1) }, { together: whole(1, 0) }],
  'where fewer pods are there': [drains(8, 9), drains(9)],
  'where more pods must be healthy': [drains(9), drains(8)],
  'where as many pods must be healthy': [drains(9), drains(9)],
  'where the reviewed plan knows no pods': [drains(8), {}],
  'where a new policy breaks some, none of them at once': [renamed({ peakAtOnce: 0, worstLoss: 3 }), {}],
  'where a new policy takes some at once, none of them broken': [
    renamed({ peakAtOnce: 3, worstLoss: 0 }),
    {},
  ],
  'where a new policy does nothing': [renamed({ peakAtOnce: 0, worstLoss: 0 }), {}],
  'where a group without targets is new': [{}, { group: { name: 'other', targets: [], matched: 0 } }],
  'where a group without targets is gone': [{ group: { name: 'other', targets: [], matched: 0 } }, {}],
  'where the ceiling over no targets rises': [{ group: { matched: 0, ceiling: ceiling(11) } }, {}],
  'where windows closed some hours': [{}, hours(0, 5)],
  'where windows close some hours': [hours(0, 5), hours(0, 5)],
  'where windows closed all hours': [{}, hours(0, 0)],
  'where windows closed some hours of targets that are gone': [{ group: { matched: 0 } }, hours(0, 5)],
};

goldenTests(
  'gate/compare.txt',
  'a plan against the reviewed one',
  Object.fromEntries(Object.entries(CASES).map(([title, given]) => [title, () => worse(...given)])),
);

test('compare: what opens later is compared by its peak, and not by the limit of the hour', () => {
  const calendar = { within: { from: AT, to: AT + HOUR }, spans: [], rolledFor: null } as never;
  expect(worse({ group: { ceiling: ceiling(null), calendar } })).toEqual([]);
  expect(worse({ group: { peakAtOnce: 11, calendar } })).toHaveLength(1);
});
