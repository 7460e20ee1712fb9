import { groupedByEach } from '../../manifest/lookup.js';
import { refKey, type ResolvedPolicy } from '../../systems/system.js';

/** Targets that two or more policies roll. A policy that only declares groups of another rolls none. */
export function sharedTargets(policies: readonly ResolvedPolicy[]): Map<string, ResolvedPolicy[]> {
  const rolling = policies.filter(({ ref, groups }) =>
    groups.some(({ rolls }) => refKey(rolls) === refKey(ref)),
  );
  if (rolling.length < 2) return new Map();
  const takers = groupedByEach(rolling, ({ groups }) => new Set(groups.flatMap(({ targets }) => targets)));
  return new Map([...takers].filter(([, list]) => list.length > 1));
}

/** Lists of takers that several targets have in common, each once, in the order in which they first come. */
export function alikeIn<T>(
  lists: Iterable<readonly T[]>,
): Iterable<{ readonly list: readonly T[]; readonly targets: number }> {
  const numbers = new Map<T, number>();
  const numberOf = (item: T): number => {
    const number = numbers.get(item) ?? numbers.size;
    numbers.set(item, number);
    return number;
  };
  const alike = new Map<string, { readonly list: readonly T[]; targets: number }>();
  for (const list of lists) {
    const key = list.map(numberOf).join();
    const entry = alike.get(key) ?? { list, targets: 0 };
    alike.set(key, entry);
    entry.targets++;
  }
  return alike.values();
}
