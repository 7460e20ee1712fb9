import { toPlain } from '../../src/text/render.js';
import { NO_TEXT } from '../../src/text/text.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { render } from '../render.js';
import { heldOf, inputOf, type PlanCase } from '../plan-of.js';
import { planOverLive, planCluster } from '../../src/plan.js';
import { dayCase, DAYS } from './days.js';
import { drifted } from './drifted.js';
import { poolCase } from './pool.js';

/** Of files that are on both sides what is planned once, and what is planned as two sides of the same text. */
function bothWays(given: PlanCase): readonly string[] {
  const input = inputOf({ ...given, isUnchanged: true });
  return [input, { ...input, base: { ...input.head } }].map((one) => render(planCluster(one), 'json'));
}

const AT = '2026-12-07T08:00:00Z';
const HALFWAY = { done: 2, isStuck: true };

test.each([...Object.keys(DAYS).map((name) => [name] as const)])(
  'one side: files that are on both sides are planned once, and the report is the one of two sides: %s',
  (name) => {
    const of = DAYS[name];
    if (!of) throw new Error(name);
    for (const progress of [null, HALFWAY]) {
      const [once, twice] = bothWays(dayCase(of, progress, AT));
      expect(once).toBe(twice);
    }
  },
);

const POOL = { nodes: 20 };

test('one side: where the cluster holds its objects as the files ask for nothing is planned to compare them', () => {
  const given = inputOf(poolCase(POOL, AT));
  expect(planOverLive(given)).toBeNull();
  const edited = planOverLive(inputOf(poolCase({ ...POOL, liveLimit: '12' }, AT)));
  expect(edited?.policies.map(({ change, sameEffect }) => [change, sameEffect])).toEqual([
    ['changed', false],
  ]);
});

test('one side: what a cluster holds otherwise and is too much work to plan is no silence', () => {
  const run = runReport([planCluster(inputOf(poolCase(POOL, AT)))]);
  const held = heldOf({ ...poolCase({ ...POOL, liveLimit: '12' }, AT), mostSteps: 3 });
  const { problems, verdict } = drifted(run, readReviewed(renderRun(run, 'json')), held);
  expect([problems.length, verdict]).toEqual([1, 'unknown']);
  expect(toPlain(problems[0] ?? NO_TEXT)).toMatch(
    /is not compared with the files\. .* take more than 3 steps/,
  );
});
