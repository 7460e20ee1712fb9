import { groupedBy, once, remembered } from '../../manifest/lookup.js';
import type { Place } from '../../manifest/manifest.js';
import { goesByAgeAt } from '../../plan/measure/expiries.js';
import { isNamed } from '../../plan/measure/wholes.js';
import type { Contribution, Overlap, Plan, PolicyDiff, SidePlan, Together } from '../../plan/model.js';
import { traitsOf } from '../../systems/index.js';
import { type Fix, fix, type PolicyRef, refKey, refText } from '../../systems/system.js';
import { toPlain } from '../../text/render.js';
import { code, few, instant, list, literal, name, NO_TEXT, type Text, text } from '../../text/text.js';
import {
  LimitedGroup,
  pastBatchesFix,
  policyName,
  policyOf,
  type RuleInput,
  type RuleResult,
  sameRef,
} from '../rule.js';
import { servesAtWork } from './group.js';

const SHOWN = 4;

type Given = Pick<RuleInput<unknown>, 'side' | 'plan'>;

/**
 * ` on Tue 2026-11-24 09:00 UTC, if the next rollout of DaemonSet/cni begins at the same moment: 38 by Skyhook/gpu, 2 unavailable before`,
 * and where several take the same ones, that each counts once. Empty of conditions where all of it is a fact, and of one policy by itself.
 */
export function takenText(side: SidePlan, together: Together, unit: string): Text {
  const { contributors, peakAtOnce, peakAt } = together;
  const isByAge = ({ policy, isNext, byAge }: Contribution): boolean =>
    byAge === true ||
    (isNext && policy !== null && groupsOf(side, policy).some((group) => goesByAgeAt(group, peakAt)));
  const parts = contributors
    .toSorted((a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out)
    .map((one) => {
      const { policy, out } = one;
      if (policy === null) return text`${out} unavailable before`;
      const planned = policyOf(side, policy);
      // Nodes that an object works on without an interrupt are no loss to those that run there.
      const serving = planned && servesAtWork(planned) ? text` (they keep serving)` : NO_TEXT;
      const how = isByAge(one) ? text` (${code('expireAfter')})` : serving;
      return text`${out} by ${labelOf(side, policy)}${how}`;
    });
  const sum = contributors.reduce((total, { out }) => total + out, 0);
  const counts = sum > peakAtOnce ? text` (a ${literal(unit)} that several disrupt counts once)` : NO_TEXT;
  const next = contributors.flatMap((one) =>
    one.policy && one.isNext && !isByAge(one) && contributors.length > 1 ? [one.policy] : [],
  );
  const at = peakAt === null ? NO_TEXT : text` on ${instant(peakAt)}`;
  return text`${at}${conditionText(side, next)}: ${few(parts, SHOWN)}${counts}`;
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

/** Who takes how many, as evidence; `isNext` where nothing starts that rollout. */
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

const diffsByName = remembered((plan: Plan) => groupedBy(plan.policies, ({ ref }) => refKey(ref)));

function diffsOf(plan: Plan, ref: PolicyRef): readonly PolicyDiff[] {
  return diffsByName(plan).get(refKey(ref)) ?? [];
}

/** The first contributor that this change edits, by itself or by what it uses or speaks for, else one that rolls otherwise than before, else the first. */
export function placeOfTakers(side: SidePlan, plan: Plan, takers: readonly PolicyRef[]): Place | null {
  const diffs = takers.flatMap((ref) => diffsOf(plan, ref));
  for (const diff of diffs) {
    if (diff.change !== 'unchanged') return diff.place;
    const used = plan.policies.filter(({ ref }) => diff.touchedThrough.some((one) => sameRef(one, ref)));
    const speaksFor = plan.policies.filter(
      ({ change, base, head }) =>
        change !== 'unchanged' &&
        (head ?? base)?.effect.groups.some((group) => isNamed(group) && sameRef(group.rolls, diff.ref)),
    );
    const [through] = [...used, ...speaksFor];
    if (through) return through.place;
  }
  const ref = (diffs.find(({ sameEffect }) => !sameEffect) ?? diffs[0])?.ref ?? takers[0];
  return (ref && policyOf(side, ref)?.place) ?? null;
}

/** Objects that are named one by one go by what they are for. */
export function labelOf(side: SidePlan, ref: PolicyRef): Text {
  const group = groupsOf(side, ref).find(isNamed);
  return group ? text`${literal(ref.kind)}s of ${name('group', group.name)}` : policyName(ref);
}

function groupsOf(side: SidePlan, ref: PolicyRef) {
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
  { side, plan }: Given,
  { says, ...rest }: RuleResult,
): RuleResult {
  // Each policy once: of a hundred policies that share targets there are 4,950 overlaps.
  const all = new Set<PolicyRef>();
  for (const { policies } of overlaps) for (const { ref } of policies) all.add(ref);
  const labels = new Map<string, Text>();
  // An object that represents others of its group may be another one on the other side.
  const keys = [...all].map((ref) => {
    const label = labelOf(side, ref);
    labels.set(toPlain(label), label);
    return toPlain(label) === refText(ref) ? refKey(ref) : toPlain(label);
  });
  const sorted = [...labels].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, label]) => label);
  const others =
    sorted.length > 2
      ? text`${sorted.length} policies share targets (${few(sorted, 3)}). Two of them: `
      : NO_TEXT;
  return {
    policy: refs[0],
    isStandIn: true,
    // The first policy of the set: whatever joins or leaves it, it is the same finding.
    subject: `${kind} ${keys.sort()[0] ?? ''}`,
    about: null,
    place: placeOfTakers(side, plan, refs),
    says: text`${others}${says}`,
    ...rest,
  };
}

/**
 * The fix for policies that are above a limit together: rollouts that the change starts are merged apart; of others the one that disrupts
 * most, an edited one first, leaves room for the rest.
 */
export function apartFix(
  takers: readonly Pick<Contribution, 'policy' | 'out' | 'isNext'>[],
  limit: number,
  { side, plan }: Given,
): Fix {
  const alone = takers.find(({ policy, out, isNext }) => policy !== null && !isNext && out > limit);
  const planned = alone?.policy && policyOf(side, alone.policy);
  if (alone?.policy) {
    const itself = text`${policyName(alone.policy)} is above the limit by itself`;
    if (planned?.change?.batched === false) return fix`${itself}. ${pastBatchesFix(planned)}`;
    const { smaller } = traitsOf(alone.policy.system).words;
    return fix`${itself}: ${smaller ?? text`make its batches, or what it selects, smaller`}.`;
  }
  const edited = takers.filter(({ policy }) => policy !== null && isEdited(plan, policy));
  if (edited.filter(({ isNext }) => !isNext).length > 1)
    return fix`Merge them one after the other, or make their batches smaller.`;
  const [most] = takers
    .filter(({ policy }) => policy !== null)
    .toSorted((a, b) => Number(edited.includes(b)) - Number(edited.includes(a)) || b.out - a.out);
  const policy = most?.policy && policyOf(side, most.policy);
  if (!policy) return fix`Make the batches smaller.`;
  const rest = takers.reduce((sum, { out }) => sum + out, 0) - most.out;
  const [group, ...others] = policy.effect.groups;
  const room = Math.max(1, limit - rest);
  // What a policy is asked for is less than it takes: pods of a DaemonSet on nodes that others replace are not its own.
  const isLess = group !== undefined && room < Math.min(most.out, group.peakAtOnce);
  const edit = isLess && others.length === 0 ? new LimitedGroup(policy, group).fewer(room) : null;
  return edit ?? fix`Wait until one rollout is complete before the other begins.`;
}
