import { peakByAge } from '../plan/measure/expiries.js';
import { goesByAgeOnly } from '../plan/measure/group.js';
import { isHalted, losableOf, servingOf } from '../plan/measure/wholes.js';
import type { Effect, Plan, PlannedGroup, ScopePeak, SidePlan, Together } from '../plan/model.js';
import { leftOutOf } from '../plan/outcome-of.js';
import type { Unit } from '../rollout/controller.js';
import { type Brakes, isBlind, type PolicyRef } from '../systems/system.js';
import { count, literal, NO_TEXT, type Text, text } from '../text/text.js';
import type { Selection, Subject } from './selection.js';
import { type Counted, matchedOf, unitOf } from './words.js';

/** A count of targets on one side, and the whole that it is a part of (0: not known). */
export interface Measure {
  readonly count: number;
  readonly whole: number;
  readonly unit: Counted;
  /** Its policy, if it is the largest of several. */
  readonly of?: PolicyRef;
  /** Addition of the table: `, nothing stops it`. */
  readonly remark: Text;
}

/** A number on both sides; null on a side without it. */
export interface Pair {
  readonly base: Measure | null;
  readonly head: Measure | null;
}

/** True if both sides count targets, of different kinds: the largest loss was of clusters, and is of nodes. */
export function hasTwoUnits({ base, head }: Pair): boolean {
  return base !== null && head !== null && base.whole * head.whole > 0 && base.unit !== head.unit;
}

type Side = 'base' | 'head';
type Take = (effect: Effect, groups: readonly PlannedGroup[]) => Measure;

/** Peak and worst loss of the only rollout that the change touches, or of all rollouts together. */
export function measuresOf(
  plan: Plan,
  { subjects }: Selection,
): { readonly peak: Pair; readonly loss: Pair } {
  const [only, ...others] = subjects;
  if (only && others.length === 0) return { peak: pairOf(only, peakOf), loss: pairOf(only, lossOf) };
  const units = countedUnits(plan, subjects);
  const isDisrupted = (unit: Unit): boolean => (scopeOf(plan.head, unit)?.withoutNext.peakAtOnce ?? 0) > 0;
  const unit = units.find(isDisrupted) ?? units[0] ?? 'node';
  const loss = { base: plan.base && largestLoss(subjects, 'base'), head: largestLoss(subjects, 'head') };
  return { peak: combinedPair(plan, unit), loss };
}

function pairOf(subject: Subject, take: Take): Pair {
  const of = (side: Side): Measure | null => {
    const policy = subject.diff[side];
    if (!policy) return null;
    const measure = take(policy.effect, subject[side] ?? []);
    return { ...measure, whole: measure.whole + leftOutOf(policy) };
  };
  return { base: of('base'), head: of('head') };
}

const SCOPES = { node: 'fleet', cluster: 'clusters', replica: 'replicas' } as const;
const UNITS: readonly Unit[] = ['node', 'cluster', 'replica'];

/** The units of what the change touches, or else of all policies, nodes first. */
export function countedUnits(plan: Plan, subjects: readonly Subject[]): Unit[] {
  const present = (groups: readonly PlannedGroup[]): Unit[] => {
    const units = new Set(groups.map(({ unit }) => unit));
    return UNITS.filter((unit) => units.has(unit));
  };
  const touched = present(subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])]));
  if (touched.length > 0) return touched;
  const policies = [...(plan.base?.policies ?? []), ...plan.head.policies];
  const any = present(policies.flatMap(({ effect }) => effect.groups));
  return any.length > 0 ? any : ['node'];
}

/** All targets of one unit; undefined if the side has none. */
export function scopeOf({ combined }: Pick<SidePlan, 'combined'>, unit: Unit): ScopePeak | undefined {
  return combined.scopes.find(({ scope }) => scope.kind === SCOPES[unit]);
}

/** The peak of all policies without next rollouts that the change does not touch. */
export function begunTogether({ combined }: Pick<SidePlan, 'combined'>): Together {
  return scopeOf({ combined }, combined.unit)?.withoutNext ?? combined;
}

/** The peak of all policies of one unit, removals included. */
export function combinedPair(plan: Plan, unit: Unit): Pair {
  const side = (of: SidePlan): Measure => {
    const { withoutNext, members = 0 } = scopeOf(of, unit) ?? {};
    return { count: withoutNext?.peakAtOnce ?? 0, whole: members, unit, remark: NO_TEXT };
  };
  return { base: plan.base && side(plan.base), head: side(plan.head) };
}

const EXPIRING = text` as they expire (expireAfter)`;

function peakOf({ peakAtOnce }: Effect, groups: readonly PlannedGroup[]): Measure {
  const isBegun = groups.some((group) => group.batches.length > 0 || group.peakAtOnce > group.outBefore);
  const already = isBegun || peakAtOnce === 0 ? NO_TEXT : text` unavailable already`;
  return {
    ...{ count: peakAtOnce, whole: matchedOf(groups, servingOf), unit: unitOf(groups) },
    remark: isByAge(groups) ? text` unavailable${EXPIRING}` : already,
  };
}

/** True if nodes that expire reach the peak. */
function isByAge(groups: readonly PlannedGroup[]): boolean {
  return groups.some((group) => peakByAge(group) !== null);
}

function lossOf(effect: Effect, groups: readonly PlannedGroup[]): Measure {
  const lost = { count: effect.worstLoss, whole: matchedOf(groups, losableOf), unit: unitOf(groups) };
  const aged = lossByAge(groups);
  if (aged && groups.every(({ batches }) => batches.length === 0)) return { ...lost, remark: aged };
  if (effect.worstLoss > 0 && !isHeld(effect, lost.whole))
    return { ...lost, remark: text`, nothing stops it` };
  // Nothing detects a version that starts and does not work, which breaks all targets.
  const isBlindly = groups.some(({ bake, batches }) => batches.length > 0 && bake && isBlind(bake));
  const blindly = lost.count < lost.whole && isBlindly && text` if new pods do not start`;
  return { ...lost, remark: text`${blindly}${untilPhrase(effect, groups)}` };
}

/** The end of a loss at which a controller stops: nothing restores the old version. */
function untilPhrase({ worstLoss }: Effect, groups: readonly PlannedGroup[]): Text {
  const until = groups.flatMap(({ badStaysUntil }) => badStaysUntil ?? []);
  if (worstLoss === 0 || until.length === 0) return NO_TEXT;
  return until.includes('deletion')
    ? text`, until someone deletes the broken pod`
    : text`, until someone intervenes`;
}

/** Why a loss is none of the rollout; null if it is. */
export function lossByAge(groups: readonly PlannedGroup[]): Text | null {
  if (groups.length > 0 && groups.every(goesByAgeOnly)) return text`, nothing starts`;
  return isByAge(groups) ? EXPIRING : null;
}

function largestLoss(subjects: readonly Subject[], side: Side): Measure | null {
  // A budget rolls nothing: it has no targets to count.
  const losses = subjects
    .filter((subject) => (subject[side] ?? []).length > 0)
    .flatMap((subject) => {
      const measure = pairOf(subject, lossOf)[side];
      return measure ? [{ ...measure, of: subject.diff.ref }] : [];
    });
  return losses.toSorted((a, b) => b.count - a.count)[0] ?? null;
}

/** True if a stop keeps the rest of these targets, or if the rollout halts by itself before it has touched all of them. */
function isHeld(of: Pick<PlannedGroup, 'stops' | 'outcome' | 'worstLoss'>, whole: number): boolean {
  return of.stops || (isHalted(of) && of.worstLoss < whole);
}

/** Describes the stop of a bad version in a group. */
export function brakesPhrase(group: PlannedGroup): Text {
  const { brakes, matched, batches, stops } = group;
  if (matched === 0 || batches.length === 0)
    return group.worstLoss === 0 ? text`nothing starts` : text`nothing replaces them`;
  if (brakes) return thresholdPhrase(brakes, group);
  if (group.worstLoss === 0 && !stops) return text`it brings no new version`;
  if (!stops) return isHeld(group, matched) ? text`it gets stuck first` : text`nothing stops it`;
  const bake = group.bake;
  return bake && isBlind(bake)
    ? text`only a pod that does not start blocks the rest`
    : text`a failure blocks the rest`;
}

function thresholdPhrase(brakes: Brakes, group: PlannedGroup): Text {
  const { failureThreshold, canFire, countsInRow, failureHoldsGroup, unprotectedTargets: open } = brakes;
  if (!isHeld(group, group.matched)) return text`nothing stops it`;
  const stuck = text`a ${literal(group.unit)} stuck in error blocks it`;
  const isReached = failureThreshold !== null && canFire && countsInRow && group.unevaluated === undefined;
  if (!isReached) return failureHoldsGroup ? text`only ${stuck}` : text`it gets stuck first`;
  const stop =
    failureThreshold === 1
      ? text`the first failed batch stops it`
      : text`${failureThreshold} consecutive failed batches stop it`;
  const last = open === 1 ? literal(group.unit) : count(open, group.unit);
  const but = open > 0 && text`, but not in the last ${last}`;
  return text`${stop}${but}${failureHoldsGroup && text`; ${stuck}`}`;
}
