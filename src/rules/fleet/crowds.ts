import type { Overlap } from '../../plan/model.js';
import type { PolicyRef } from '../../systems/system.js';
import { refKey } from '../../systems/system.js';

/** Several policies on exactly the same targets, and every two of them that add up. */
export interface Crowd {
  readonly policies: readonly PolicyRef[];
  readonly overlaps: readonly Overlap[];
}

/** Fewer policies on the same targets are told two by two. */
const CROWD = 4;

/** Overlaps of many policies on the same targets together, and those that are told by themselves. */
export function crowdsOf(overlaps: readonly Overlap[]): {
  readonly crowds: readonly Crowd[];
  readonly pairs: readonly Overlap[];
} {
  const crowdOf = new Map<string, Crowd & { policies: PolicyRef[]; overlaps: Overlap[] }>();
  for (const overlap of overlaps.filter(isOnTheSame)) {
    const keys = overlap.policies.map(({ ref }) => refKey(ref));
    const [kept, merged] = [...new Set(keys.flatMap((key) => crowdOf.get(key) ?? []))];
    const crowd = kept ?? { policies: [], overlaps: [] };
    if (merged) {
      crowd.policies.push(...merged.policies);
      crowd.overlaps.push(...merged.overlaps);
      for (const ref of merged.policies) crowdOf.set(refKey(ref), crowd);
    }
    crowd.overlaps.push(overlap);
    for (const { ref } of overlap.policies) {
      if (crowdOf.get(refKey(ref)) === crowd) continue;
      crowd.policies.push(ref);
      crowdOf.set(refKey(ref), crowd);
    }
  }
  const crowds = [...new Set(crowdOf.values())].filter(({ policies }) => policies.length >= CROWD);
  const told = new Set(crowds.flatMap((crowd) => crowd.overlaps));
  return { crowds, pairs: overlaps.filter((overlap) => !told.has(overlap)) };
}

/** All targets of the one are all targets of the other. */
function isOnTheSame({ policies, targets }: Overlap): boolean {
  return policies.every(({ matched }) => matched === targets);
}
