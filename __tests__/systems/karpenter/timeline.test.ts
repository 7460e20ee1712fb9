import fc from 'fast-check';
import {
  allowedAt,
  allowedTimeline,
  REASONS,
  UNBOUNDED,
} from '../../../src/systems/karpenter/controller/budget.js';
import type { AllowedSpan } from '../../../src/systems/system.js';
import { budget, budgets, utc } from './samples.js';

const week = { from: utc('2026-03-02T00:00:00Z'), to: utc('2026-03-09T00:00:00Z') };

function rows(spans: readonly AllowedSpan[], reason: string): string[] {
  const day = (at: number) => new Date(at).toISOString().slice(5, 16);
  return spans
    .filter((span) => span.reason === reason)
    .map(
      ({ from, to, limit, remaining }) =>
        `${day(from)} to ${day(to)}: ${limit ?? 'no limit'}, ${remaining ?? '-'} left`,
    );
}

describe('timeline: the timeline', () => {
  test('says what holds when, for each reason', () => {
    const spans = allowedTimeline(
      budgets(
        { nodes: '20%' },
        { nodes: '0', reasons: ['Drifted'], schedule: '0 22 * * fri', duration: '48h' },
      ),
      { total: 12, consuming: 2 },
      week,
    );
    expect(rows(spans, 'Empty')).toEqual(['03-02T00:00 to 03-09T00:00: 3, 1 left']);
    expect(rows(spans, 'Drifted')).toEqual([
      '03-02T00:00 to 03-06T22:00: 3, 1 left',
      '03-06T22:00 to 03-08T22:00: 0, 0 left',
      '03-08T22:00 to 03-09T00:00: 3, 1 left',
    ]);
  });

  test('two windows that join exactly leave no span between them', () => {
    const spans = allowedTimeline(
      budgets(
        { nodes: '100%', schedule: '0 0 * * 0', duration: '24h' },
        { nodes: '0', schedule: '0 0 * * 1', duration: '144h' },
      ),
      { total: 12, consuming: 0 },
      week,
    );
    expect(rows(spans, 'Drifted')).toEqual([
      '03-02T00:00 to 03-08T00:00: 0, 0 left',
      '03-08T00:00 to 03-09T00:00: 12, 12 left',
    ]);
  });

  test('an empty horizon has no spans', () => {
    expect(allowedTimeline(budgets({ nodes: '1' }), { total: 5, consuming: 0 }, { from: 5, to: 5 })).toEqual(
      [],
    );
  });
});

const schedules = fc.constantFrom(
  '0 9 * * *',
  '*/20 3 * * 1-5',
  '0 22 * * fri',
  '0 0 30 2 *',
  '@hourly',
  '5 0 13 * 5',
  '0 0 * * 7',
);
const durations = fc.constantFrom('0m', '10m', '1h', '8h', '24h', '62h', '400h');
const randomBudget = fc
  .record({
    nodes: fc.constantFrom('0', '1', '3', '10%', '35%', '100%', '2147483648', '99999999999999999999'),
    reasons: fc.option(fc.subarray([...REASONS]), { nil: undefined }),
    when: fc.option(fc.tuple(schedules, durations), { nil: undefined }),
  })
  .map(({ nodes, reasons, when }) =>
    budget({ nodes, ...(reasons && { reasons }), ...(when && { schedule: when[0], duration: when[1] }) }),
  );

describe('timeline: every timeline', () => {
  test('covers the horizon without gaps, neighbors differ, and every instant agrees with the controller', () => {
    fc.assert(
      fc.property(
        fc.array(randomBudget, { maxLength: 6 }),
        fc.nat(40),
        fc.nat(5),
        fc.array(fc.nat(week.to - week.from - 1), { minLength: 1, maxLength: 8 }),
        (list, total, consuming, offsets) => {
          const spans = allowedTimeline(list, { total, consuming }, week);
          for (const reason of REASONS) {
            const own = spans.filter((span) => span.reason === reason);
            expect(own[0]?.from).toBe(week.from);
            expect(own.at(-1)?.to).toBe(week.to);
            own.slice(1).forEach((span, i) => {
              expect(span.from).toBe(own[i]?.to);
              expect(span.limit).not.toBe(own[i]?.limit);
            });
            for (const offset of offsets) {
              const at = week.from + offset;
              const span = own.find(({ from, to }) => from <= at && at < to);
              const ceiling = allowedAt(list, total, at).ceiling[reason];
              expect(span?.limit ?? UNBOUNDED).toBe(Math.max(0, ceiling));
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('one more budget never raises what is allowed at any instant', () => {
    const offsets = fc.nat(week.to - week.from - 1);
    fc.assert(
      fc.property(
        fc.array(randomBudget, { maxLength: 4 }),
        randomBudget,
        fc.nat(40),
        offsets,
        (list, more, total, offset) => {
          const before = allowedAt(list, total, week.from + offset).ceiling;
          const after = allowedAt([...list, more], total, week.from + offset).ceiling;
          for (const reason of REASONS) {
            expect(Math.max(0, after[reason])).toBeLessThanOrEqual(Math.max(0, before[reason]));
          }
        },
      ),
    );
  });
});
