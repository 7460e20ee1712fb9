import { groupedBy, once, remembered } from '../../manifest/lookup.js';
import type { Place } from '../../manifest/manifest.js';
import { goesByAgeAt } from '../../plan/measure/expiries.js';
import { isNamed } from '../../plan/measure/wholes.js';
import type { Contribution, Overlap, Plan, PlannedGroup, SidePlan, Together } from '../../plan/model.js';
import { traitsOf } from '../../systems/index.js';
import { type Fix, fix, type PolicyRef, refKey, refText } from '../../systems/system.js';
import { toPlain } from '../../text/render.js';
import { code, few, instant, list, literal, name, NO_TEXT, type Text, text } from '../../text/text.js';
import { pastBatchesFix, policyName, policyOf, type RuleResult, sameRef } from '../rule.js';

const SHOWN = 4;

/**
 * ` on Tue 2026-11-24 09:00 UTC, if the next rollout of DaemonSet/cni begins at the same moment: 38 by Skyhook/gpu, 2 unavailable before`;
 * without a condition where all of it is a fact, and for one policy by itself.
 */
export function takenText(side: SidePlan, { contributors, peakAt }: Together): Text {
  const isByAge = ({ policy, isNext, byAge }: Contribution): boolean =>
    byAge === true ||
    (isNext && policy !== null && groupsOf(side, policy).some((group) => goesByAgeAt(group, peakAt)));
  const parts = contributors
    .toSorted((a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out)
    .map((one) => {
      if (one.policy === null) return text`${one.out} unavailable before`;
      const how = isByAge(one) ? text` (${code('expireAfter')})` : NO_TEXT;
      return text`${one.out} by ${labelOf(side, one.policy)}${how}`;
    });
  const next = contributors.flatMap((one) =>
    one.policy && one.isNext && !isByAge(one) && contributors.length > 1 ? [one.policy] : [],
  );
  const at = peakAt === null ? NO_TEXT : text` on ${instant(peakAt)}`;
  return text`${at}${conditionText(side, next)}: ${few(parts, SHOWN)}`;
}

/** `, if the next rollout of DaemonSet/cni begins at the same moment`. */
export function conditionText(side: SidePlan, next: readonly PolicyRef[]): Text {
  if (next.length === 0) return NO_TEXT;
  const names = list(
    next.map((ref) => labelOf(side, ref)),
    SHOWN,
  );
  return next.length === 1
    ? text`, if the next rollout of ${names} begins at the same moment`
    : text`, if the next rollouts of ${names} begin at the same moment`;
}

/** Contributors as evidence; `isNext` where nothing starts that rollout. */
export function contributorsEvidence(contributors: Together['contributors']) {
  return contributors.map(({ policy, out, isNext }) => ({
    ...{ policy: policy && refText(policy), out },
    ...(isNext ? { isNext } : {}),
  }));
}

/** Policies that take nodes of the scope out; those out before belong to none. */
export function takersOf({ contributors }: Pick<Together, 'contributors'>): PolicyRef[] {
  return contributors.flatMap(({ policy }) => policy ?? []);
}

/** True if the change edits the text of a policy. */
export function isEdited(plan: Plan, ref: PolicyRef): boolean {
  return diffsOf(plan, ref).some(({ change }) => change !== 'unchanged');
}

function diffsOf(plan: Plan, ref: PolicyRef) {
  return diffsByName(plan).get(refKey(ref)) ?? [];
}

const diffsByName = remembered((plan: Plan) => groupedBy(plan.policies, ({ ref }) => refKey(ref)));

/**
 * The location of the first contributor that this change edits, by itself or through a policy that it uses or represents; else of one that
 * rolls otherwise than before, else of the first.
 */
export function placeOfTakers(side: SidePlan, plan: Plan, takers: readonly PolicyRef[]): Place | null {
  const diffs = takers.flatMap((ref) => diffsOf(plan, ref));
  for (const { ref: taker, change, place, touchedThrough } of diffs) {
    if (change !== 'unchanged') return place;
    const through = plan.policies.find(
      ({ ref, change: own, base, head }) =>
        touchedThrough.some((one) => sameRef(one, ref)) ||
        (own !== 'unchanged' &&
          (head ?? base)?.effect.groups.some((group) => isNamed(group) && sameRef(group.rolls, taker))),
    );
    if (through) return through.place;
  }
  const ref = (diffs.find(({ sameEffect }) => !sameEffect) ?? diffs[0])?.ref ?? takers[0];
  return (ref && policyOf(side, ref)?.place) ?? null;
}

/** The name of a policy; objects that are named one by one go by their purpose. */
export function labelOf(side: SidePlan, ref: PolicyRef): Text {
  const group = groupsOf(side, ref).find(isNamed);
  return group ? text`${literal(ref.kind)}s of ${name('group', group.name)}` : policyName(ref);
}

function groupsOf(side: SidePlan, ref: PolicyRef): readonly PlannedGroup[] {
  return policyOf(side, ref)?.effect.groups ?? [];
}

/** Items with an overlap each, in sets of those whose policies are connected by shared targets. */
export function connected<T>(items: readonly T[], overlapOf: (item: T) => Overlap): [T, ...T[]][] {
  const setOf = new Map<string, T[]>();
  const keyOf = once(refKey);
  const keysOf = (item: T): string[] => overlapOf(item).policies.map(({ ref }) => keyOf(ref));
  for (const item of items) {
    const [first, second] = keysOf(item).map((key) => setOf.get(key));
    const set = first ?? second ?? [];
    const moved = first && second && first !== second ? second : [];
    for (const one of [item, ...moved]) {
      set.push(one);
      for (const key of keysOf(one)) setOf.set(key, set);
    }
  }
  return [...new Set(setOf.values())] as [T, ...T[]][];
}

/** A finding on overlaps, which is about the first of some policies; of more than two policies it names how many share targets. */
export function overlapResult(
  kind: string,
  overlaps: readonly Overlap[],
  refs: readonly [PolicyRef, ...PolicyRef[]],
  side: SidePlan,
  plan: Plan,
  { says, ...rest }: RuleResult,
): RuleResult {
  // Each policy once: of a hundred policies that share targets there are 4,950 overlaps.
  const all = new Set<PolicyRef>();
  for (const { policies } of overlaps) for (const { ref } of policies) all.add(ref);
  const labels = new Map<string, Text>();
  // An object that represents others of its group may be another one on the other side.
  const keys = [...all].map((ref) => {
    const label = labelOf(side, ref);
    const key = toPlain(label);
    labels.set(key, label);
    return key === refText(ref) ? refKey(ref) : key;
  });
  const sorted = [...labels].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, label]) => label);
  const others = text`${sorted.length} policies share targets (${few(sorted, 3)}). Two of them: `;
  return {
    policy: refs[0],
    isStandIn: true,
    // The first policy of the set: whatever joins or leaves it, it is the same finding.
    subject: `${kind} ${keys.sort()[0] ?? ''}`,
    about: null,
    place: placeOfTakers(side, plan, refs),
    says: text`${sorted.length > 2 ? others : NO_TEXT}${says}`,
    ...rest,
  };
}

/** The fix for policies that are above a limit together: that of the one that is above it by itself, else to keep them apart. */
export function apartFix(contributors: readonly Contribution[], limit: number, side: SidePlan): Fix {
  const alone = contributors.find(({ policy, out, isNext }) => policy !== null && !isNext && out > limit);
  if (!alone?.policy)
    return fix`Let one rollout complete before the other begins, or make the batches smaller.`;
  const planned = policyOf(side, alone.policy);
  const itself = text`${policyName(alone.policy)} is above the limit by itself`;
  if (planned?.change?.batched === false) return fix`${itself}. ${pastBatchesFix(planned)}`;
  const { smaller } = traitsOf(alone.policy.system).words;
  return fix`${itself}: ${smaller ?? text`make its batches, or what it selects, smaller`}.`;
}
