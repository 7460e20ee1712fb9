import {
  brokenIn,
  highest,
  membersOf,
  STATE,
  statesAt,
  stepsOf,
  totalOf,
  valueAt,
} from '../../src/page/course.js';
import type { PageCourse, PageView } from '../../src/report/html/data.js';
import { pageReport } from '../../src/report/html/page-report.js';
import { RULES } from '../../src/rules/index.js';
import { planOfPage } from '../rules/page-plans.js';

/** Plans of every system, each with what a rule is about. */
const EXAMPLES = RULES.flatMap(({ id }) =>
  (['Fails', 'Passes'] as const).map((example) => [id, example] as const),
);

/** How many targets of the policy the worst run breaks; of a policy with two rollouts only the worse one counts as its loss. */
function brokenOf({ worst, takers, targets }: PageView): number[] {
  if (!worst) return [];
  const [[policy = ''] = []] = worst.policy;
  const own = takers.flatMap((taker, i) => (taker[0]?.[0] === policy ? [i] : []));
  const laps = new Map<string, Set<number>>();
  const broken = brokenIn(worst.course, targets.count);
  worst.course.target.forEach((target, i) => {
    if (!broken[target] || !own.includes(worst.course.taker[i] ?? -1)) return;
    const lap = String(takers[worst.course.taker[i] ?? -1]).includes('next rollout') ? 'next' : 'first';
    laps.set(lap, (laps.get(lap) ?? new Set()).add(target));
  });
  return [Math.max(...[...laps.values()].map(({ size }) => size))];
}

describe('what the page draws is what the plan counts', () => {
  test.each(EXAMPLES)('%s %s', (id, example) => {
    const report = planOfPage(id, example);
    for (const view of pageReport(report, 'full', null).views) {
      expect([id, view.unit, highest(totalOf(view.head))]).toEqual([id, view.unit, view.peak]);
      if (view.worst) expect(brokenOf(view)).toEqual([view.worst.loss]);
    }
  });
});

const COURSE: PageCourse = {
  ...{ from: 0, end: 40, turnsBadAt: null, ifBegan: false },
  // One that was out before; two of a batch, one of which fails; one that waits; one that only a rollout takes that nothing starts.
  target: [0, 1, 2, 3, 4],
  taker: [-1, 0, 0, 0, 1],
  batch: [0, 1, 1, 2, 1],
  start: [0, 10, 10, 30, 5],
  stop: [null, 20, null, 40, null],
  failed: [null, null, 20, null, null],
  kind: [1, 1, 1, 1, 3],
};

describe('a course', () => {
  test('counts who is out after everything that happens at an instant', () => {
    expect(totalOf(COURSE)).toEqual({ at: [0, 10, 20, 30, 40], out: [1, 3, 2, 3, 2] });
    expect([5, 10, 19, 1_000].map((at) => valueAt(totalOf(COURSE), at))).toEqual([1, 3, 3, 2]);
  });

  test('steps once through every instant at which something begins or ends', () => {
    expect(stepsOf([COURSE, COURSE])).toEqual([0, 10, 20, 30, 40]);
  });

  test('counts a target once, whoever takes it', () => {
    const twice = { ...COURSE, target: [0, 1, 1, 1, 4], stop: [null, 20, null, 40, null] };
    expect(highest(totalOf(twice))).toBe(2);
  });

  test.each([
    { at: 0, states: ['before', 'waiting', 'waiting', 'waiting', 'idle'] as const },
    { at: 15, states: ['before', 'out', 'breaking', 'waiting', 'idle'] as const },
    { at: 25, states: ['before', 'done', 'failed', 'waiting', 'idle'] as const },
    { at: 35, states: ['before', 'done', 'failed', 'out', 'idle'] as const },
  ])('at $at the targets are $states', ({ at, states }) => {
    expect([...statesAt(COURSE, membersOf(COURSE, 5), at)]).toEqual(states.map((state) => STATE[state]));
  });
});
