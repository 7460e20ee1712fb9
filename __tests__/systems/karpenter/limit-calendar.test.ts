import { plain } from '../../plain.js';
import type { PlannedPolicy } from '../../../src/plan/model.js';
import { planOf } from '../../plan-of.js';
import { AT, diffOf, FOUR, pool } from './clusters.js';

const DAY_MS = 86_400_000;

describe('how far the times of budgets are looked at', () => {
  test.each([
    ['a year and a day before it, for windows of every day', '0 1 * * *', '4h', 366],
    ['a year where every minute opens a window that the next one continues', '* * * * *', '2m', 366],
    ['a year where windows that overlap are few', '*/10 8-17 * * *', '30m', 366],
    ['less where windows open and close by the minute', '*/2 * * * *', '1m', 13],
  ])('%s', (_claim, schedule, duration, days) => {
    const head = planned(schedule, duration);
    const { from, to } = head?.effect.groups[0]?.calendar?.within ?? { from: 0, to: 0 };
    expect((to - from) / DAY_MS).toBe(days + 1);
    const note = head?.notes.map(plain).find((text) => text.startsWith('Its budgets open and close'));
    expect(note).toBe(
      days === 366
        ? undefined
        : `Its budgets open and close about 720 times a day, so their windows are looked at for the next ${days} days only.`,
    );
  });
});

describe('windows behind which nobody looks', () => {
  /** Every other minute: what comes after 13 days is not looked at. */
  const MANY = ['{nodes: "3", schedule: "*/2 * * * *", duration: 1m}'];
  const budgets = (...list: readonly string[]) =>
    pool({ spec: `disruption: {consolidateAfter: 1h, budgets: [${list.join(', ')}]}` });
  const dated = '{nodes: "1", schedule: "0 0 1-21,23-31 * *", duration: 24h}';
  const HIDDEN = budgets(dated, ...MANY);

  test.each([
    ['a date after them is not judged', HIDDEN, budgets('{nodes: "1"}'), 'error'],
    ['so it is without a base', HIDDEN, null, 'error'],
    [
      'a month is a date',
      budgets('{nodes: "1", schedule: "0 0 * 1-5 *", duration: 24h}', ...MANY),
      null,
      'error',
    ],
    ['where the base has them as well it is said', HIDDEN, HIDDEN, 'warning'],
    [
      'without a date a week is all there is',
      budgets('{nodes: "1", schedule: "0 8 * * mon-fri", duration: 9h}', ...MANY),
      null,
      null,
    ],
    ['a date among few windows is seen', budgets(dated), null, null],
  ])('%s', (_claim, head, base, severity) => {
    const { plan, verdict } = planOf({ head, base, snapshot: FOUR, at: AT });
    const found = plan.problems.filter(({ code }) => code === 'windows-not-seen');
    expect(found.map((problem) => problem.severity)).toEqual(severity === null ? [] : [severity]);
    expect(found.every(({ place }) => place?.line === 5)).toBe(true);
    if (severity === 'error') expect(verdict).toBe('unknown');
  });

  test('twelve budgets of the same windows count as one, and the plan says once that it looks no further', () => {
    const twelve = Array.from(
      { length: 12 },
      (_, i) => `{nodes: "${i + 1}", schedule: "*/2 * * * *", duration: 1m}`,
    );
    const head = budgets('{nodes: "0", schedule: "0 0 1 1 *", duration: 24h}', ...twelve);
    const { plan } = planOf({ head, base: null, snapshot: FOUR, at: AT });
    const [policy] = plan.policies;
    const calendar = policy?.head?.effect.groups[0]?.calendar;
    const within = calendar?.within ?? { from: 0, to: 0 };
    expect((within.to - within.from) / DAY_MS).toBe(14);
    // Three reasons, two stretches for each window.
    expect(calendar?.spans.length).toBeLessThan(3 * 2 * 721 * 14);
    const said = [...(policy?.head?.notes ?? []).map(plain), ...plan.problems.map(({ message }) => message)];
    expect(said.filter((text) => text.includes('budgets open and close'))).toHaveLength(1);
  });
});

function planned(schedule: string, duration: string): PlannedPolicy | null | undefined {
  const budgets = `[{nodes: "1", schedule: "${schedule}", duration: ${duration}}]`;
  return diffOf(pool({ spec: `disruption: {consolidateAfter: 1h, budgets: ${budgets}}` }), null)?.head;
}
