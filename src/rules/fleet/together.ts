import { byName, groupedBy, once, remembered } from '../../manifest/lookup.js';
import { canonicalJson } from '../../manifest/canonical.js';
import type { Place } from '../../manifest/manifest.js';
import { goesByAgeAt } from '../../plan/measure/expiries.js';
import { isNamed } from '../../plan/measure/wholes.js';
import type { Contribution, Overlap, Plan, PlannedGroup, SidePlan, Together } from '../../plan/model.js';
import { traitsOf } from '../../systems/index.js';
import { type Fix, fix, policyName, type PolicyRef, refKey, refText } from '../../systems/system.js';
import { toPlain } from '../../text/render.js';
import { code, few, instant, list, literal, name, type Text, text } from '../../text/text.js';
import { type Cause, pastBatchesFix, policyOf, type RuleResult, sameRef } from '../rule.js';

const SHOWN = 4;

/**
 * ` on Tue 2026-11-24 09:00 UTC, if the next rollout of DaemonSet/cni begins at the same moment: 38 by Skyhook/gpu, 2 unavailable before`;
 * without a condition where all of it is a fact, and for one policy by itself.
 */
export function contributorsText(side: SidePlan, { contributors, peakAt }: Together): Text {
  const isByAge = ({ policy, isNext, byAge }: Contribution): boolean =>
    byAge === true ||
    (isNext && policy !== null && groupsOf(side, policy).some((group) => goesByAgeAt(group, peakAt)));
  const parts = contributors
    .toSorted((a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out)
    .map((one) => {
      if (one.policy === null) return text`${one.out} unavailable before`;
      return text`${one.out} by ${labelOf(side, one.policy)}${isByAge(one) && text` (${code('expireAfter')})`}`;
    });
  const next = contributors.flatMap((one) =>
    one.policy && one.isNext && !isByAge(one) && contributors.length > 1 ? [one.policy] : [],
  );
  return text`${peakAt !== null && text` on ${instant(peakAt)}`}${conditionText(side, next)}: ${few(parts, SHOWN)}`;
}

/** `, if the next rollout of DaemonSet/cni begins at the same moment`. */
export function conditionText(side: SidePlan, next: readonly PolicyRef[]): Text | null {
  if (next.length === 0) return null;
  const labels = next.map((ref) => labelOf(side, ref));
  const begin =
    next.length === 1 ? text`rollout of ${labels[0]} begins` : text`rollouts of ${list(labels, SHOWN)} begin`;
  return text`, if the next ${begin} at the same moment`;
}

/** Contributors as evidence; `isNext` where nothing starts that rollout. */
export function contributorsEvidence(contributors: Together['contributors']) {
  return contributors.map(({ policy, out, isNext }) => ({
    ...{ policy: policy && refText(policy), out },
    ...(isNext ? { isNext } : {}),
  }));
}

/** Policies among the contributors; targets that were unavailable before belong to none. */
export function policiesIn({ contributors }: Pick<Together, 'contributors'>): PolicyRef[] {
  return contributors.flatMap(({ policy }) => policy ?? []);
}

/** The policy that a finding on several belongs to, its location, and the cause that all such findings share. */
interface Carrier {
  readonly ref: PolicyRef | undefined;
  readonly place: Place | null;
  readonly cause: Cause;
}

/**
 * The first of some policies, by their names, that the change edits, by itself or through a policy that it uses or represents; else the
 * first that rolls otherwise than before, else the first.
 */
export function carrierOf(side: SidePlan, plan: Plan, policies: readonly PolicyRef[]): Carrier {
  const refs = policies.toSorted((a, b) => byName(refKey(a), refKey(b)));
  const carrier = (ref: PolicyRef | undefined, place: Place | null): Carrier => {
    return { ref, place, cause: { field: 'together', of: ref ? toPlain(labelOf(side, ref)) : '' } };
  };
  const diffs = refs.flatMap((ref) => diffsByName(plan).get(refKey(ref)) ?? []);
  for (const { ref, change, place, touchedThrough } of diffs) {
    if (change !== 'unchanged') return carrier(ref, place);
    const through = plan.policies.find(
      ({ ref: other, change: own, base, head }) =>
        touchedThrough.some((one) => sameRef(one, other)) ||
        (own !== 'unchanged' &&
          (head ?? base)?.effect.groups.some((group) => isNamed(group) && sameRef(group.rolls, ref))),
    );
    if (through) return carrier(ref, through.place);
  }
  const ref = (diffs.find(({ sameEffect }) => !sameEffect) ?? diffs[0])?.ref ?? refs[0];
  return carrier(ref, (ref && policyOf(side, ref)?.place) ?? null);
}

const diffsByName = remembered((plan: Plan) => groupedBy(plan.policies, ({ ref }) => refKey(ref)));

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

/** A result on overlaps, at the policy that carries it; of more than two policies it names how many share targets. */
export function overlapResult(
  kind: string,
  overlaps: readonly Overlap[],
  { ref, place }: Carrier,
  side: SidePlan,
  { says, ...rest }: RuleResult,
): RuleResult {
  // Each policy once: of a hundred policies that share targets there are 4,950 overlaps.
  const labels = new Map<string, Text>();
  // An object that represents others of its group may be another one on the other side.
  const keyOf = once((one: PolicyRef): string => {
    const label = labelOf(side, one);
    const key = toPlain(label);
    labels.set(key, label);
    return key === refText(one) ? refKey(one) : key;
  });
  const pairs = overlaps.map(({ policies }) => policies.map((one) => keyOf(one.ref)).sort());
  const sorted = [...labels].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, label]) => label);
  const others = text`${sorted.length} policies share targets (${few(sorted, 3)}). Two of them: `;
  return {
    policy: ref ?? null,
    isStandIn: true,
    // The first policy of the set: whatever joins or leaves it, it is the same finding.
    subject: `${kind} ${pairs.flat().sort()[0] ?? ''}`,
    parts: new Set(
      overlaps.map((one, i) => canonicalJson([kind, pairs[i] ?? [], one.targets, one.togetherAtOnce])),
    ),
    about: null,
    place,
    says: text`${sorted.length > 2 && others}${says}`,
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
