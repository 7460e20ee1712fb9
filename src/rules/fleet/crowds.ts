import { few } from '../../manifest/words/listing.js';
import type { Overlap, SidePlan } from '../../plan/model.js';
import { type PolicyRef, refKey, refText } from '../../systems/system.js';
import { labelOf } from './scope-words.js';

/** Several policies, and the overlaps of every two of them, that are one finding. */
export interface Crowd {
  readonly policies: readonly PolicyRef[];
  readonly overlaps: readonly Overlap[];
  /** True where they take exactly the same targets; false where one shares with the next, and that one with a third. */
  readonly isOnTheSame: boolean;
}

/** Fewer policies on the same targets are told two by two. */
const CROWD = 4;
/** No more pairs of policies that hang together by what they share are told two by two. */
const PAIRS = 20;

/** Overlaps of many policies together, and those that are told by themselves. */
export function crowdsOf(overlaps: readonly Overlap[]): {
  readonly crowds: readonly Crowd[];
  readonly pairs: readonly Overlap[];
} {
  const same = hangingTogether(overlaps.filter(isOnTheSame), true).filter(
    ({ policies }) => policies.length >= CROWD,
  );
  const others = withoutThoseOf(overlaps, same);
  const mixed = hangingTogether(others, false).filter((crowd) => crowd.overlaps.length > PAIRS);
  return { crowds: [...same, ...mixed], pairs: withoutThoseOf(others, mixed) };
}

function withoutThoseOf(overlaps: readonly Overlap[], crowds: readonly Crowd[]): readonly Overlap[] {
  const told = new Set(crowds.flatMap((crowd) => crowd.overlaps));
  return overlaps.filter((overlap) => !told.has(overlap));
}

/** One of another by any row of overlaps between them. */
function hangingTogether(overlaps: readonly Overlap[], onTheSame: boolean): readonly Crowd[] {
  const crowdOf = new Map<string, Crowd & { policies: PolicyRef[]; overlaps: Overlap[] }>();
  for (const overlap of overlaps) {
    const keys = overlap.policies.map(({ ref }) => refKey(ref));
    const [kept, merged] = [...new Set(keys.flatMap((key) => crowdOf.get(key) ?? []))];
    const crowd = kept ?? { policies: [], overlaps: [], isOnTheSame: onTheSame };
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
  return [...new Set(crowdOf.values())];
}

/** All targets of the one are all targets of the other. */
function isOnTheSame({ policies, targets }: Overlap): boolean {
  return policies.every(({ matched }) => matched === targets);
}

/** `12 policies take the same targets, Plan/a, Plan/b, Plan/c and 9 more`. */
export function crowdText({ policies, overlaps, isOnTheSame: same }: Crowd, side: SidePlan): string {
  const names = few(policies.map((ref) => labelOf(side, ref)).sort());
  return same
    ? `${policies.length} policies take the same targets, ${names}`
    : `${policies.length} policies share targets in ${overlaps.length} pairs, ${names}`;
}

/** What tells a crowd from another one, whatever joins or leaves it but its first. */
export function crowdSubject({ policies, isOnTheSame: same }: Crowd, side: SidePlan): string {
  return `${same ? 'of all on the same targets as' : 'of many that share targets with'} ${policies.map((ref) => keyOf(side, ref)).sort()[0] ?? ''}`;
}

/** Which object stands for those that are named one by one may change. */
export function keyOf(side: SidePlan, ref: PolicyRef): string {
  const label = labelOf(side, ref);
  return label === refText(ref) ? refKey(ref) : label;
}
