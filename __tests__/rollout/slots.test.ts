import fc from 'fast-check';
import type { Target } from '../../src/rollout/controller.js';
import { Slots } from '../../src/rollout/world.js';

const target = (name: string): Target => ({ name, unit: 'node', outBefore: false, labels: {} });
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What a copy of everything for each fork would hold. */
interface Copied {
  readonly slots: Slots;
  readonly names: string[];
}

describe('slots', () => {
  test('a world and its forks, adding in any order, hold what copies would: the last slot of a name, and each target in its own', () => {
    const step = fc.record({ of: fc.nat(7), add: fc.option(fc.constantFrom(...NAMES)) });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...NAMES)),
        fc.array(step, { maxLength: 30 }),
        (first, steps) => {
          const all: Copied[] = [{ slots: Slots.of(first.map(target)), names: [...first] }];
          for (const { of, add } of steps) {
            const one = all[of % all.length];
            if (!one) continue;
            if (add === null) {
              all.push({ slots: one.slots.fork(), names: [...one.names] });
              continue;
            }
            one.slots.add(target(add));
            one.names.push(add);
          }
          for (const { slots, names } of all) {
            expect(names.map((_, slot) => slots.at(slot)?.name)).toEqual(names);
            expect(slots.size).toBe(names.length);
            const known = NAMES.map((name) => names.lastIndexOf(name)).map((slot) =>
              slot < 0 ? undefined : slot,
            );
            expect(NAMES.map((name) => slots.slotOf(name))).toEqual(known);
          }
        },
      ),
    );
  });

  test('two targets of one name are no fleet', () => {
    expect(() => Slots.of([target('a'), target('a')])).toThrow('two targets of one world have the same name');
  });
});
