import { NO_TEXT } from '../../../src/text/text.js';
import fc from 'fast-check';
import { worstTogether } from '../../../src/plan/measure/free-order.js';

const TURNS = fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 4,
});

/** Turns of named targets, and which of them are in the domain. */
function named(turns: readonly (readonly boolean[])[]) {
  const inside = new Set<string>();
  const names = turns.map((turn, t) =>
    turn.map((isIn, i) => {
      if (isIn) inside.add(`${t}-${i}`);
      return `${t}-${i}`;
    }),
  );
  return { order: { says: NO_TEXT, turns: names }, isInside: (name: string) => inside.has(name) };
}

/** The most of the domain among so many that follow each other. */
function mostIn(order: readonly string[], isInside: (name: string) => boolean, peak: number): number {
  const starts = order.map((_, i) => order.slice(i, i + peak).filter(isInside).length);
  return Math.max(0, ...starts);
}

describe('free order: the worst order', () => {
  test('no order of the turns is worse', () => {
    fc.assert(
      fc.property(
        TURNS,
        fc.integer({ min: 1, max: 12 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1 })),
        (given, peak, chance) => {
          const { order, isInside } = named(given);
          const shuffled = order.turns.flatMap((turn) =>
            turn
              .map((name) => ({ name, at: Number(chance.next().value) }))
              .sort((a, b) => a.at - b.at)
              .map(({ name }) => name),
          );
          expect(worstTogether(order, isInside, peak)).toBeGreaterThanOrEqual(
            mostIn(shuffled, isInside, peak),
          );
        },
      ),
    );
  });

  test('of one turn it is all of the domain that fits into the peak', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (turn, peak) => {
          const { order, isInside } = named([turn]);
          expect(worstTogether(order, isInside, peak)).toBe(Math.min(peak, turn.filter(Boolean).length));
        },
      ),
    );
  });

  test('a turn with few of the domain between two does not hide them', () => {
    const turns = ['-', 'xxxx', 'x-', '-', '-', 'x----'].map((turn) =>
      Array.from(turn, (one) => one === 'x'),
    );
    const { order, isInside } = named(turns);
    expect(worstTogether(order, isInside, 5)).toBe(5);
  });

  test('where every turn is of one, the order is the one that is shown', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 2, max: 12 }),
        (flags, peak) => {
          const { order, isInside } = named(flags.map((flag) => [flag]));
          expect(worstTogether(order, isInside, peak)).toBe(mostIn(order.turns.flat(), isInside, peak));
        },
      ),
    );
  });
});
