import { groupedByEach } from '../../manifest/lookup.js';
import type { Peak } from '../../rollout/peaks.js';
import { refKey, type ResolvedPolicy } from '../../systems/system.js';
import { counterOf } from './counters.js';
import type { Combined } from '../model.js';

/** What of the dry rollouts it takes. */
interface Rollouts {
  readonly peaks: ReadonlyMap<string, Peak>;
}

/** Policies whose targets others take as well, with what they do to those together. */
export function sharedTargets(policies: readonly ResolvedPolicy[], measured: Rollouts): Combined['shared'] {
  const takers = takersOf(policies);
  const found = new Map<ResolvedPolicy, { others: Set<ResolvedPolicy>; targets: number }>();
  for (const { list, targets } of alikeIn(takers.values())) {
    for (const policy of list) {
      const entry = found.get(policy) ?? { others: new Set(), targets: 0 };
      found.set(policy, entry);
      entry.targets += targets;
      for (const other of list) if (other !== policy) entry.others.add(other);
    }
  }
  return [...found].map(([policy, { others, targets }]) => ({
    policy: policy.ref,
    others: [...others].map((other) => other.ref),
    targets,
    ownPeakAtOnce: measured.peaks.get(counterOf.policy(policy))?.count ?? 0,
    peakAtOnce: measured.peaks.get(counterOf.anyone(policy))?.count ?? 0,
  }));
}

/** Targets that two or more policies roll. A policy that only declares groups of another rolls none. */
export function takersOf(policies: readonly ResolvedPolicy[]): Map<string, ResolvedPolicy[]> {
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
