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
import type { PageCourse, PageStay, PageView } from '../../src/report/html/data.js';
import { picturesOf } from '../../src/report/html/pictures.js';
import { RULES } from '../../src/rules/catalogue.js';
import { planOfPage } from '../rules/page-plans.js';

/** Plans of every system, each with what a rule is about. */
const EXAMPLES = RULES.flatMap(({ id }) =>
  (['Fails', 'Passes'] as const).map((example) => [id, example] as const),
);

/** How many targets of the policy the worst run breaks; of a policy with two rollouts only the worse one counts as its loss. */
function brokenOf({ worst, rollouts, targets }: PageView): number[] {
  if (!worst) return [];
  const laps = new Map<string, Set<number>>();
  const broken = brokenIn(worst.course, targets.count);
  for (const [target, rollout] of worst.course.stays) {
    const by = rollouts[rollout] ?? '';
    if (!broken[target] || !by.startsWith(`${worst.policy} `)) continue;
    const lap = by.includes('next rollout') ? 'next' : 'first';
    laps.set(lap, (laps.get(lap) ?? new Set()).add(target));
  }
  return [Math.max(...[...laps.values()].map(({ size }) => size))];
}

describe('course: what the page draws is what the plan counts', () => {
  test.each(EXAMPLES)('%s %s', (id, example) => {
    const report = planOfPage(id, example);
    for (const view of picturesOf(report, 'full').views) {
      expect([id, view.unit, highest(totalOf(view.head))]).toEqual([id, view.unit, view.peak]);
      if (view.worst) expect(brokenOf(view)).toEqual([view.worst.loss]);
    }
  });
});

const COURSE: PageCourse = {
  ...{ from: 0, end: 40, turnsBadAt: null, ifBegan: false },
  stays: [
    // Unavailable before.
    [0, -1, 0, 0, null, null, 1],
    // Two of a batch, one of which fails.
    [1, 0, 1, 10, 20, null, 1],
    [2, 0, 1, 10, null, 20, 1],
    [3, 0, 2, 30, 40, null, 1],
  ],
};

describe('course: a course', () => {
  test('counts who is out after everything that happens at an instant', () => {
    expect(totalOf(COURSE)).toEqual([
      [0, 1],
      [10, 3],
      [20, 2],
      [30, 3],
      [40, 2],
    ]);
    expect([5, 10, 19, 1_000].map((at) => valueAt(totalOf(COURSE), at))).toEqual([1, 3, 3, 2]);
  });

  test('steps once through every instant at which something begins or ends', () => {
    expect(stepsOf([COURSE, COURSE])).toEqual([0, 10, 20, 30, 40]);
  });

  test('counts a target once, whoever takes it', () => {
    const stays = COURSE.stays.map(([target, ...rest]): PageStay => [Math.min(1, target), ...rest]);
    const twice = { ...COURSE, stays };
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
