import { toPlain } from '../../text/render.js';
import { count, few, joinTexts, list, NO_TEXT, share, type Text, text } from '../../text/text.js';
import type { Overlap, SidePlan } from '../../plan/model.js';
import { traitsOf } from '../../systems/by-id.js';
import { type PolicyRef, refKey, refText, type Traits, fix } from '../../systems/system.js';
import { type RuleResult, type RuleInput, policyOf, sameRef } from '../rule.js';
import { type Limit, limitFor } from './limit.js';
import { conditionText, labelOf, placeOfTakers } from './scope-words.js';

type Given = RuleInput<{ readonly limit: Limit }>;

/** Policies whose limits add up on shared targets: one finding for all that are connected by what they share. */
export function overlapViolations(judged: Given): RuleResult[] {
  return connected(judged.side.combined.overlaps.filter(addsUp)).flatMap((overlaps) =>
    violationOf(overlaps, judged),
  );
}

/** Policies in sequence never meet, and two that take the same targets at the same time take no more than one of them. */
function addsUp({ policies, togetherAtOnce }: Overlap): boolean {
  // Pods of two DaemonSets on a node are independent.
  if (policies.every(({ ref }) => traitsOf(ref.system).takes === 'pods')) return false;
  return togetherAtOnce > Math.min(...policies.map(({ atOnce }) => atOnce));
}

/** Overlaps in sets of policies that are connected by shared targets. */
export function connected(overlaps: readonly Overlap[]): Overlap[][] {
  const setOf = new Map<string, Overlap[]>();
  for (const overlap of overlaps) {
    const [first, second] = keysOf(overlap).map((key) => setOf.get(key));
    const set = first ?? second ?? [];
    const moved = first && second && first !== second ? second : [];
    for (const one of [overlap, ...moved]) {
      set.push(one);
      for (const key of keysOf(one)) setOf.set(key, set);
    }
  }
  return [...new Set(setOf.values())];
}

function keysOf({ policies }: Overlap): string[] {
  return policies.map(({ ref }) => refKey(ref));
}

/** Told by the worst pair. A hundred policies would make 4,950 findings otherwise. */
function violationOf(overlaps: readonly Overlap[], judged: Given): RuleResult[] {
  const { side, plan } = judged;
  const isError = (overlap: Overlap): number => Number(weightOf(overlap, side) > limitOf(overlap, judged));
  const [worst] = overlaps.toSorted(
    (a, b) =>
      Number(a.isPossible) - Number(b.isPossible) ||
      isError(b) - isError(a) ||
      b.togetherAtOnce - a.togetherAtOnce,
  );
  if (!worst) return [];
  const { policies, targets, togetherAtOnce, isPossible } = worst;
  const refs = policies.map(({ ref }) => ref);
  const carrier = carrierOf(worst, (ref) =>
    plan.policies.some((diff) => sameRef(diff.ref, ref) && diff.change !== 'unchanged'),
  );
  const matched = Math.min(...policies.map((one) => one.matched));
  const unit = policyOf(side, carrier)?.effect.groups[0]?.unit ?? 'node';
  const own = ownAtOnce(worst, side);
  const next = policies.filter(({ isNext }) => isNext).map(({ ref }) => ref);
  const alike = overlaps.filter((one) => one.isPossible === isPossible);
  return [
    {
      policy: carrier,
      isStandIn: true,
      rolls: isPossible ? [] : refs,
      subject: `overlap ${subjectOf(overlaps, side)}`,
      isPossible,
      about: null,
      says: text`${namesText(overlaps, side)}${list(refs.map((ref) => labelOf(side, ref)))} together disrupt ${share(togetherAtOnce, matched, unit)} at once on ${count(targets, unit)} they share${conditionText(side, next)}; alone ${joinTexts(
        refs.map((ref, i) => text`${labelOf(side, ref)} ${own[i] ?? 0}`),
        ', ',
      )}.`,
      fix:
        inOneSystem(refs)?.words.overlap ??
        fix`Merge them one after the other${policies.some(({ atOnce }) => atOnce > 1) ? text`, or halve their limits` : NO_TEXT}.`,
      place: placeOfTakers(side, plan, [carrier, ...refs]),
      magnitude: alike.reduce((sum, one) => sum + weightOf(one, side), 0),
      evidence: {
        ...{
          cause: 'overlap',
          ownPeakAtOnce: own,
          peakAtOnce: togetherAtOnce,
          matched,
          sharedTargets: targets,
        },
        policies: refs.map((ref) => toPlain(labelOf(side, ref))),
      },
      severity: isError(worst) === 1 ? 'error' : 'warning',
    },
  ];
}

/** `5 policies share targets (Plan/a, Plan/b, Plan/c and 2 more). Two of them: `; '' for two. */
export function namesText(overlaps: readonly Overlap[], side: SidePlan): Text {
  const labels = new Map(
    overlaps.flatMap((one) =>
      one.policies.map(({ ref }) => {
        const label = labelOf(side, ref);
        return [toPlain(label), label] as const;
      }),
    ),
  );
  const sorted = [...labels].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, label]) => label);
  return sorted.length > 2
    ? text`${sorted.length} policies share targets (${few(sorted, 3)}). Two of them: `
    : NO_TEXT;
}

/** The first policy of the set: whatever joins or leaves it, it is the same finding. */
export function subjectOf(overlaps: readonly Overlap[], side: SidePlan): string {
  return overlaps.flatMap((one) => one.policies.map(({ ref }) => keyOf(side, ref))).sort()[0] ?? '';
}

/** An object that represents others of its group may be another one on the other side. */
function keyOf(side: SidePlan, ref: PolicyRef): string {
  const label = toPlain(labelOf(side, ref));
  return label === refText(ref) ? refKey(ref) : label;
}

/** The traits of the system of all; undefined if they are of several. */
function inOneSystem([first, ...others]: readonly PolicyRef[]): Traits | undefined {
  return first && others.every(({ system }) => system === first.system) ? traitsOf(first.system) : undefined;
}

function limitOf({ policies }: Overlap, { options }: Given): number {
  return limitFor(options.limit, Math.min(...policies.map(({ matched }) => matched)));
}

/**
 * Next rollouts start together at an unknown moment: what they have out beyond what each takes alone, such as pods of a DaemonSet
 * on a drained node, depends on the hour, and another window is no worse for it.
 */
function weightOf(overlap: Overlap, side: SidePlan): number {
  const { togetherAtOnce, isPossible } = overlap;
  if (!isPossible) return togetherAtOnce;
  return Math.min(
    togetherAtOnce,
    ownAtOnce(overlap, side).reduce((total, atOnce) => total + atOnce, 0),
  );
}

/** What each takes alone; beside another one that replaces its nodes it has more of them out. */
function ownAtOnce({ policies }: Overlap, side: SidePlan): number[] {
  return policies.map(({ ref, atOnce }) =>
    Math.min(atOnce, policyOf(side, ref)?.effect.peakAtOnce ?? atOnce),
  );
}

/** The one that the change edits, else one whose rollout starts, else the first. */
function carrierOf({ policies }: Overlap, isEdited: (ref: PolicyRef) => boolean): PolicyRef {
  const edited = policies.find(({ ref }) => isEdited(ref));
  return (edited ?? policies.find(({ isNext }) => !isNext) ?? policies[0]).ref;
}
