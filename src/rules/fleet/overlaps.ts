import { once } from '../../manifest/lookup.js';
import { toPlain } from '../../text/render.js';
import { count, few, joinTexts, list, NO_TEXT, share, type Text, text } from '../../text/text.js';
import type { Contribution, Overlap, SidePlan } from '../../plan/model.js';
import { traitsOf } from '../../systems/index.js';
import { type Fix, fix, type PolicyRef, refKey, refText } from '../../systems/system.js';
import { type RuleResult, type RuleInput, policyOf } from '../rule.js';
import { type Limit, limitFor } from './limit.js';
import { conditionText, isEdited, labelOf, placeOfTakers } from './scope-words.js';
import { fewer } from './group.js';

type Given = RuleInput<{ readonly limit: Limit }>;

/** Policies whose limits add up on shared targets: one finding for all that are connected by what they share. */
export function overlapResults(input: Given): RuleResult[] {
  const { side } = input;
  const overlaps = side.combined.overlaps.filter(
    (overlap) =>
      // Pods of two DaemonSets on a node are independent.
      overlap.policies.some(({ ref }) => traitsOf(ref.system).takes !== 'pods') &&
      // Policies in sequence never meet, and two that take the same targets at the same time take no more than one of them.
      togetherOf(overlap, side) > Math.min(...ownAtOnce(overlap, side)),
  );
  return connected(overlaps, (overlap) => overlap).map((alike) => resultOf(alike, input));
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

/** One finding, about the worst pair. */
function resultOf(overlaps: readonly [Overlap, ...Overlap[]], input: Given): RuleResult {
  const { side, plan, options } = input;
  const limitOf = ({ policies }: Overlap): number =>
    limitFor(options.limit, Math.min(...policies.map(({ matched }) => matched)));
  const measured = (overlap: Overlap) => {
    const together = togetherOf(overlap, side);
    return { overlap, together, isError: together > limitOf(overlap) };
  };
  const all = overlaps.map(measured);
  const [most = measured(overlaps[0])] = all.toSorted(
    (a, b) =>
      Number(a.overlap.isPossible) - Number(b.overlap.isPossible) ||
      Number(b.isError) - Number(a.isError) ||
      b.together - a.together,
  );
  const { overlap: worst, together, isError } = most;
  const { policies, targets, isPossible } = worst;
  const refs = policies.map(({ ref }) => ref);
  // The one that the change edits, else one whose rollout starts, else the first.
  const [{ ref: first }] = policies;
  const started = policies.find(({ isNext }) => !isNext)?.ref;
  const carrier = refs.find((ref) => isEdited(plan, ref)) ?? started ?? first;
  const matched = Math.min(...policies.map((one) => one.matched));
  const unit = policyOf(side, carrier)?.effect.groups[0]?.unit ?? 'node';
  const own = ownAtOnce(worst, side);
  const next = policies.filter(({ isNext }) => isNext).map(({ ref }) => ref);
  const alone = refs.map((ref, i) => text`${labelOf(side, ref)} ${own[i] ?? 0}`);
  const takers = policies.map(({ ref, isNext }, i) => ({ policy: ref, out: own[i] ?? 0, isNext }));
  const isOneSystem = refs.every(({ system }) => system === first.system);
  return {
    ...aboutOverlaps('overlap', overlaps, [carrier, ...refs], input),
    rolls: isPossible ? [] : refs,
    isPossible,
    says: text`${namesText(overlaps, side)}${list(refs.map((ref) => labelOf(side, ref)))} together disrupt ${share(together, matched, unit)} at once on ${count(targets, unit)} they share${conditionText(side, next)}; alone ${joinTexts(alone, ', ')}.`,
    fix:
      (isOneSystem ? traitsOf(first.system).words.overlap : undefined) ??
      apartFix(takers, limitOf(worst), input),
    magnitude: all
      .filter(({ overlap }) => overlap.isPossible === isPossible)
      .reduce((sum, one) => sum + one.together, 0),
    evidence: {
      ...{ cause: 'overlap', ownPeakAtOnce: own, peakAtOnce: together, matched, sharedTargets: targets },
      policies: refs.map((ref) => toPlain(labelOf(side, ref))),
    },
    severity: isError ? 'error' : 'warning',
  };
}

/** What a finding on overlaps has beside its numbers: it is about the first of some policies. */
export function aboutOverlaps(
  kind: string,
  overlaps: readonly Overlap[],
  refs: readonly [PolicyRef, ...PolicyRef[]],
  { side, plan }: Pick<RuleInput<unknown>, 'side' | 'plan'>,
): Pick<RuleResult, 'policy' | 'isStandIn' | 'subject' | 'about' | 'place'> {
  // An object that represents others of its group may be another one on the other side.
  const keys = refsIn(overlaps).map((ref) => {
    const label = toPlain(labelOf(side, ref));
    return label === refText(ref) ? refKey(ref) : label;
  });
  // The first policy of the set: whatever joins or leaves it, it is the same finding.
  const subject = `${kind} ${keys.sort()[0] ?? ''}`;
  return { policy: refs[0], isStandIn: true, subject, about: null, place: placeOfTakers(side, plan, refs) };
}

/** `5 policies share targets (Plan/a, Plan/b, Plan/c and 2 more). Two of them: `; '' for two. */
export function namesText(overlaps: readonly Overlap[], side: SidePlan): Text {
  const labels = new Map(
    refsIn(overlaps).map((ref) => {
      const label = labelOf(side, ref);
      return [toPlain(label), label] as const;
    }),
  );
  const sorted = [...labels].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, label]) => label);
  return sorted.length > 2
    ? text`${sorted.length} policies share targets (${few(sorted, 3)}). Two of them: `
    : NO_TEXT;
}

/** Each policy of the overlaps once: of a hundred policies that share targets there are 4,950 overlaps. */
function refsIn(overlaps: readonly Overlap[]): PolicyRef[] {
  const refs = new Set<PolicyRef>();
  for (const { policies } of overlaps) for (const { ref } of policies) refs.add(ref);
  return [...new Map([...refs].map((ref) => [refKey(ref), ref])).values()];
}

/**
 * The most that both disrupt at once. Next rollouts start together at an unknown moment: what they have out beyond their own limits,
 * such as pods of a DaemonSet on a node that a third policy drains, depends on the hour and is not theirs.
 */
function togetherOf(overlap: Overlap, side: SidePlan): number {
  const { togetherAtOnce, isPossible } = overlap;
  if (!isPossible) return togetherAtOnce;
  const own = ownAtOnce(overlap, side).reduce((total, atOnce) => total + atOnce, 0);
  return Math.min(togetherAtOnce, own);
}

/** What each takes alone; beside another one that replaces its nodes it has more of them out. */
function ownAtOnce({ policies }: Overlap, side: SidePlan): number[] {
  return policies.map(({ ref, atOnce }) =>
    Math.min(atOnce, policyOf(side, ref)?.effect.peakAtOnce ?? atOnce),
  );
}

/**
 * The fix for policies that are above a limit together: rollouts that the change starts are merged apart; of others the one that disrupts
 * most, an edited one first, leaves room for the rest.
 */
export function apartFix(
  takers: readonly Pick<Contribution, 'policy' | 'out' | 'isNext'>[],
  limit: number,
  { side, plan }: Pick<RuleInput<unknown>, 'side' | 'plan'>,
): Fix {
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
  const edit = isLess && others.length === 0 ? fewer({ policy, group }, room) : null;
  return edit ?? fix`Wait until one rollout is complete before the other begins.`;
}
