import fc from 'fast-check';
import { outlookOf } from '../../src/gate/outlook.js';
import { nextAllowed } from '../../src/gate/gate.js';
import { startTimes } from '../../src/gate/when.js';
import '../property-seed.js';
import { deciderOf, iso, MINUTE_MS, wordOf } from './gate-case.js';
import { quickSituation, type Situation, situation } from './stepping/cases.js';
import { finishFrom, firstAllowed, wordAt } from './stepping/oracle.js';

const HOUR_MS = 60 * MINUTE_MS;
const HOURS = 7;

/** Passes of Karpenter that the oracle sees a second or two apart; no edge of a window or freeze is. */
const SECONDS_MS = 10_000;

function expectAlike({ given, clusters }: Situation, at: number): void {
  const decision = deciderOf(given)(at);
  const word = wordAt(clusters, at / 1000);
  expect([iso(at), wordOf(decision)]).toEqual([iso(at), word]);
  if (word !== 'allow') return;
  const [mine, other] = [outlookOf(decision.run).finish, finishFrom(clusters, at / 1000)];
  expect(mine === null).toBe(other === null);
  expect(Math.abs((mine ?? 0) - (other ?? 0) * 1000)).toBeLessThanOrEqual(SECONDS_MS);
}

describe('held to an oracle that steps minute by minute through the rollouts of the references', () => {
  test('the gate decides as it does, for the same reason, and sees the same end', () => {
    const later = fc.integer({ min: 0, max: 3 * 24 * 60 });
    fc.assert(
      fc.property(situation, later, (one, minutes) => {
        expectAlike(one, one.at + minutes * MINUTE_MS);
      }),
      { numRuns: 4 },
    );
  });

  test('the next instant at which it may start is the first of its minutes', () => {
    fc.assert(
      fc.property(quickSituation, (one) => {
        const decideAt = deciderOf(one.given);
        const denied = decideAt(one.at);
        fc.pre(denied.gate === 'deny');
        const { outlook, isExact, searchedUntil } = nextAllowed(denied, decideAt);
        const found = outlook?.at ?? null;
        const first = firstAllowed(
          one.clusters,
          one.at / 1000,
          (found ?? one.at + 4 * 24 * HOUR_MS) / 1000 + 60,
        );
        if (isExact || first === null) expect(found).toBe(first === null ? null : first * 1000);
        else if (found === null) expect(first * 1000).toBeGreaterThan(searchedUntil);
        else expect(wordAt(one.clusters, found / 1000)).toBe('allow');
      }),
      { numRuns: 2 },
    );
  });

  test('the hours of plan --when are those at which it allows', () => {
    fc.assert(
      fc.property(quickSituation, (one) => {
        const decideAt = deciderOf(one.given);
        const { spans } = startTimes(decideAt, one.at, one.at + HOURS * HOUR_MS);
        for (let i = 1; i < HOURS; i += 1) {
          const hour = (Math.floor(one.at / HOUR_MS) + i) * HOUR_MS;
          const isIn = spans.some(({ from, until }) => from <= hour && hour < until);
          expect([iso(hour), isIn]).toEqual([iso(hour), wordAt(one.clusters, hour / 1000) === 'allow']);
        }
      }),
      { numRuns: 3 },
    );
  });
});
