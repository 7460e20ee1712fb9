import type {
  Effect,
  Plan,
  PlannedGroup,
  PlannedPolicy,
  ScopePeak,
  SidePlan,
  Together,
} from '../../plan/model.js';
import { peakByAge } from '../../plan/measure/expiries.js';
import { firstLap, losableOf, servingOf } from '../../plan/measure/wholes.js';
import type { Unit } from '../../rollout/controller.js';
import { factOf, factsOf, isBlind, type PolicyRef } from '../../systems/system.js';
import { type Counted, matchedOf, unitOf } from '../words/amounts.js';
import { policyName } from '../words/names.js';
import { lossRemark, peakRemark } from './peak-cause.js';
import { isHeld } from './brakes.js';
import { isEmpty, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Selection, Subject } from '../choice/selection.js';
import { leftOutOf } from '../../plan/outcome-of.js';
import { scopeOf, unitsOf } from './together.js';

/** A count of targets on one side, with what it is a part of (0 where that is not known). */
export interface Measure {
  readonly count: number;
  readonly whole: number;
  readonly unit: Counted;
  readonly remark: Text;
  /** Only the rollout after the one under way reaches it. */
  readonly isAfterwards?: boolean;
  /** A loss of what does not start at all: nothing sees that what starts does not work, and all of it is taken. */
  readonly isIfNotStarting?: boolean;
}

/** The two numbers of the change; null on a side where the policy, or the whole side, is not there. */
export interface Measures {
  readonly peak: Pair;
  readonly loss: Pair;
}

export interface Pair {
  readonly base: Measure | null;
  readonly head: Measure | null;
}

/** The measures of the one rollout that the change touches; those of everything together where it touches several. */
export function measuresOf(plan: Plan, selection: Selection): Measures {
  const [only, ...others] = selection.subjects;
  if (only && others.length === 0) {
    const side = (policy: PlannedPolicy | null, groups: readonly PlannedGroup[] | null): Measure[] | null => {
      if (!policy) return null;
      const left = leftOutOf(policy);
      return [peakOf(policy.effect, groups ?? []), lossOf(policy.effect, groups ?? [])].map((measure) => ({
        ...measure,
        whole: measure.whole + left,
      }));
    };
    const base = side(only.diff.base, only.base);
    const head = side(only.diff.head, only.head);
    return {
      peak: { base: base?.[0] ?? null, head: head?.[0] ?? null },
      loss: { base: base?.[1] ?? null, head: head?.[1] ?? null },
    };
  }
  const [unit = 'node'] = countedUnits(plan, selection.subjects);
  return {
    peak: combinedPair(plan, unit),
    loss: {
      base: plan.base && largestLoss(selection.subjects, 'base'),
      head: largestLoss(selection.subjects, 'head'),
    },
  };
}

interface Rise extends Pair {
  readonly ref: PolicyRef;
  readonly unit: Counted;
  readonly base: Measure;
  readonly head: Measure;
}

/** The rollout that is on both sides and whose number rises most; null where none rises. */
export function steepestRise(subjects: readonly Subject[], what: 'peak' | 'loss'): Rise | null {
  const measure = what === 'peak' ? peakOf : lossOf;
  let steepest: Rise | null = null;
  for (const { diff, base, head } of subjects) {
    // The groups of a strategy that a run goes by are the run's: counted there, and here they have no size.
    if (!diff.base || !diff.head || !head || head.length === 0) continue;
    const rise: Rise = {
      ref: diff.ref,
      unit: unitOf([...(base ?? []), ...head]),
      base: measure(diff.base.effect, base ?? []),
      head: measure(diff.head.effect, head),
    };
    const by = rise.head.count - rise.base.count;
    if (by > (steepest ? steepest.head.count - steepest.base.count : 0)) steepest = rise;
  }
  return steepest;
}

/** The units of what the change touches, else of all policies: each is counted by itself. */
export function countedUnits(plan: Plan, subjects: readonly Subject[]): Unit[] {
  const touched = new Set(
    subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])].map(({ unit }) => unit)),
  );
  const all = unitsOf(plan);
  const own = all.filter((unit) => touched.has(unit));
  return own.length > 0 ? own : all;
}

/**
 * What all policies take together of one unit, by what the change does; `pick` = with something else. What it removes counts: that goes
 * at the merge, whatever any rollout does.
 */
export function combinedPair(
  plan: Plan,
  unit: Unit,
  pick: (scope: ScopePeak) => Together = ({ withoutNext }) => withoutNext,
): Pair {
  const side = (of: SidePlan): Measure => {
    const scope = scopeOf(of, unit);
    return { count: scope ? pick(scope).peakAtOnce : 0, whole: scope?.members ?? 0, unit, remark: NO_TEXT };
  };
  return { base: plan.base && side(plan.base), head: side(plan.head) };
}

function peakOf(effect: Effect, groups: readonly PlannedGroup[]): Measure {
  const isAfterwards = isOnlyAfterwards(groups, effect.peakAtOnce, ({ peakAtOnce }) => peakAtOnce);
  const whole = matchedOf(groups, servingOf);
  // What comes in place of nodes that live shorter than they take to go is out beside those: more than all of them are no share.
  const isBeyond = whole > 0 && groups.some((group) => peakByAge(group) !== null);
  return {
    count: isBeyond ? Math.min(effect.peakAtOnce, whole) : effect.peakAtOnce,
    whole,
    unit: unitOf(groups),
    isAfterwards,
    remark: isAfterwards ? AFTERWARDS : peakRemark(groups),
  };
}

/** Marks a number that only the rollout after the one under way reaches. */
const AFTERWARDS = text`, in the next rollout`;

/** True where the rollout under way stays below the number: it is that of the one after it, whose limits are edited. */
function isOnlyAfterwards(
  groups: readonly PlannedGroup[],
  number: number,
  of: (group: PlannedGroup) => number,
): boolean {
  const underWay = firstLap(groups);
  return underWay.length < groups.length && underWay.reduce((sum, group) => sum + of(group), 0) < number;
}

function lossOf(effect: Effect, groups: readonly PlannedGroup[]): Measure {
  const lost = { count: effect.worstLoss, whole: matchedOf(groups, losableOf), unit: unitOf(groups) };
  if (isOnlyByAge(groups)) return { ...lost, remark: lossRemark(groups) };
  const isAfterwards = isOnlyAfterwards(groups, effect.worstLoss, ({ worstLoss }) => worstLoss);
  const unstopped = effect.worstLoss > 0 && !isHeld(effect, lost.whole);
  const end = unstopped ? text`, nothing stops it` : restingPhrase(effect, groups);
  const isIfNotStarting = lost.count < lost.whole && groups.some(isTakenBlindly);
  const when = text`${isAfterwards ? AFTERWARDS : NO_TEXT}${isIfNotStarting ? IF_NOT_STARTING : NO_TEXT}`;
  return { ...lost, isAfterwards, isIfNotStarting, remark: text`${when}${end}` };
}

/** Of which failures a loss is, where only those are seen. */
export const IF_NOT_STARTING = text` if it does not start`;

function isTakenBlindly(group: PlannedGroup): boolean {
  const bake = factOf(group, 'bake');
  return group.batches.length > 0 && bake !== undefined && isBlind(bake);
}

/** True where the rollout starts nothing, and what is lost expires all the same. */
function isOnlyByAge(groups: readonly PlannedGroup[]): boolean {
  return groups.every(({ batches }) => batches.length === 0) && !isEmpty(lossRemark(groups));
}

/** What a loss that a controller stops at needs to end: nothing puts the old version back. */
function restingPhrase({ worstLoss }: Effect, groups: readonly PlannedGroup[]): Text {
  const resting = groups.flatMap((group) => factsOf(group, 'resting'));
  if (worstLoss === 0 || resting.length === 0) return NO_TEXT;
  return resting.some(({ needsDeletion }) => needsDeletion)
    ? text`, until a person deletes the broken pod`
    : text`, until a person acts`;
}

function largestLoss(subjects: readonly Subject[], side: 'base' | 'head'): Measure | null {
  let worst: { measure: Measure; ref: PolicyRef } | null = null;
  for (const subject of subjects) {
    const effect = subject.diff[side]?.effect;
    const groups = subject[side] ?? [];
    // A budget rolls nothing: it has no targets to count.
    if (!effect || groups.length === 0) continue;
    const measure = lossOf(effect, groups);
    if (!worst || measure.count > worst.measure.count) worst = { measure, ref: subject.diff.ref };
  }
  if (!worst) return null;
  const { measure, ref } = worst;
  if (measure.count === 0) return measure;
  return { ...measure, remark: text` in ${policyName(ref)}${measure.remark}` };
}

/** The unit of what the change touches. */
export function subjectUnit(subjects: readonly Subject[]): Counted {
  return unitOf(subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])]));
}
