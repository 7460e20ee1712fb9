import type { PlannedPolicy } from '../../../src/plan/model.js';
import { diffOf, pool } from './clusters.js';

const DAY_MS = 86_400_000;

describe('limit calendar: the calendar of budgets', () => {
  test.each([
    ['a year and a day before it, for windows of every day', '0 1 * * *', '4h', 366],
    ['a year where every minute opens a window that the next one continues', '* * * * *', '2m', 366],
    ['a year where windows that overlap are few', '*/10 8-17 * * *', '30m', 366],
    ['less where windows open and close by the minute', '*/2 * * * *', '1m', 13],
  ])('windows are computed for %s', (_claim, schedule, duration, days) => {
    const head = planned(schedule, duration);
    const { from, to } = head?.effect.groups[0]?.calendar?.within ?? { from: 0, to: 0 };
    expect((to - from) / DAY_MS).toBe(days + 1);
  });
});

function planned(schedule: string, duration: string): PlannedPolicy | null | undefined {
  const budgets = `[{nodes: "1", schedule: "${schedule}", duration: ${duration}}]`;
  return diffOf(pool({ spec: `disruption: {consolidateAfter: 1h, budgets: ${budgets}}` }), null)?.head;
}
