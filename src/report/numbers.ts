import { type ExpiryCluster, peakByAge } from '../plan/measure/expiries.js';
import { goesByAgeOnly } from '../plan/measure/group.js';
import { firstLap, isNamed, losableOf, servingOf } from '../plan/measure/wholes.js';
import type {
  Contribution,
  Effect,
  Plan,
  PlannedGroup,
  PlannedPolicy,
  ScopePeak,
  SidePlan,
  Together,
} from '../plan/model.js';
import { leftOutOf } from '../plan/outcome-of.js';
import type { Unit } from '../rollout/controller.js';
import { factOf, factsOf, isBlind, type PolicyRef, refKey } from '../systems/system.js';
import { percentText } from '../text/plural.js';
import { count, few, isEmpty, joinTexts, literal, name, NO_TEXT, type Text, text } from '../text/text.js';
import { isHeld } from './brakes.js';
import type { Selection, Subject } from './selection.js';
import { type Counted, matchedOf, policyName, unitOf, utcPhrase } from './words.js';

/** A count of targets on one side, and the whole that it is a part of (0: not known). */
export interface Measure {
  readonly count: number;
  readonly whole: number;
  readonly unit: Counted;
  readonly remark: Text;
  /** True if only the rollout after the one under way reaches it. */
  readonly isAfterwards?: boolean;
  /** True for a loss of versions that do not start: nothing detects one that starts and does not work, which breaks all targets. */
  readonly isIfNotStarting?: boolean;
}

/** A number on both sides; null on a side without it. */
export interface Pair {
  readonly base: Measure | null;
  readonly head: Measure | null;
}

/** Peak and worst loss of the change. */
export interface Measures {
  readonly peak: Pair;
  readonly loss: Pair;
}

type Side = 'base' | 'head';

/** The numbers of the only rollout that the change touches, or of all rollouts together. */
export function measuresOf(plan: Plan, { subjects }: Selection): Measures {
  const [only, ...others] = subjects;
  if (!only || others.length > 0) {
    const [unit = 'node'] = countedUnits(plan, subjects);
    return {
      peak: combinedPair(plan, unit),
      loss: {
        base: plan.base && largestLoss(subjects, 'base'),
        head: largestLoss(subjects, 'head'),
      },
    };
  }
  const of = (side: Side, measure: typeof peakOf): Measure | null => {
    const policy = only.diff[side];
    if (!policy) return null;
    const measured = measure(policy.effect, only[side] ?? []);
    return { ...measured, whole: measured.whole + leftOutOf(policy) };
  };
  return {
    peak: { base: of('base', peakOf), head: of('head', peakOf) },
    loss: { base: of('base', lossOf), head: of('head', lossOf) },
  };
}

/** A number that is on both sides, and whose it is. */
interface Rise extends Pair {
  readonly ref: PolicyRef;
  readonly base: Measure;
  readonly head: Measure;
}

/** The rollout on both sides whose number rises most; null if none rises. */
export function steepestRise(subjects: readonly Subject[], what: 'peak' | 'loss'): Rise | null {
  const measure = what === 'peak' ? peakOf : lossOf;
  const rises = subjects.flatMap(({ diff, base, head }): Rise[] => {
    // Groups of a strategy that a run uses are counted with the run.
    if (!diff.base || !diff.head || !head || head.length === 0) return [];
    return [
      {
        ref: diff.ref,
        base: measure(diff.base.effect, base ?? []),
        head: measure(diff.head.effect, head),
      },
    ];
  });
  const by = (rise: Rise): number => rise.head.count - rise.base.count;
  const [steepest] = rises.filter((rise) => by(rise) > 0).toSorted((a, b) => by(b) - by(a));
  return steepest ?? null;
}

/** The unit of what the change touches. */
export function subjectUnit(subjects: readonly Subject[]): Counted {
  return unitOf(subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])]));
}

/** The units of what the change touches, or else of all policies, nodes first. */
export function countedUnits(plan: Plan, subjects: readonly Subject[]): Unit[] {
  const policies = [...(plan.base?.policies ?? []), ...plan.head.policies];
  const present = new Set(policies.flatMap(({ effect }) => effect.groups.map(({ unit }) => unit)));
  const all = (['node', 'cluster', 'replica'] as const).filter((unit) => present.has(unit));
  const touched = new Set(
    subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])].map(({ unit }) => unit)),
  );
  const own = all.filter((unit) => touched.has(unit));
  return own.length > 0 ? own : all.length > 0 ? all : ['node'];
}

const SCOPES: Readonly<Record<Unit, ScopePeak['scope']['kind']>> = {
  node: 'fleet',
  cluster: 'clusters',
  replica: 'replicas',
};

/** All targets of one unit; undefined if the side has none. */
export function scopeOf({ combined }: Pick<SidePlan, 'combined'>, unit: Unit): ScopePeak | undefined {
  return combined.scopes.find(({ scope }) => scope.kind === SCOPES[unit]);
}

/** The peak of all policies without next rollouts that the change does not touch. */
export function begunTogether({ combined }: Pick<SidePlan, 'combined'>): Together {
  return scopeOf({ combined }, combined.unit)?.withoutNext ?? combined;
}

/** The peak of all policies of one unit, removals included; `pick`: with next rollouts. */
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
  // Replacements of nodes that expire before they are gone count beside those: more than all is no share.
  const isBeyond = whole > 0 && groups.some((group) => peakByAge(group) !== null);
  return {
    count: isBeyond ? Math.min(effect.peakAtOnce, whole) : effect.peakAtOnce,
    whole,
    unit: unitOf(groups),
    isAfterwards,
    remark: isAfterwards
      ? AFTERWARDS
      : worstByAge(groups)
        ? BY_AGE
        : outBefore(groups)
          ? text`, unavailable already`
          : NO_TEXT,
  };
}

const AFTERWARDS = text`, in the next rollout`;
const BY_AGE = text`, by age (expireAfter)`;
export const IF_NOT_STARTING = text` if new pods do not start`;

/** True if the rollout under way stays below the number: only the one after it, whose limits are edited, reaches it. */
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
  const aged = lossByAge(groups);
  if (!isEmpty(aged) && groups.every(({ batches }) => batches.length === 0)) return { ...lost, remark: aged };
  const isAfterwards = isOnlyAfterwards(groups, effect.worstLoss, ({ worstLoss }) => worstLoss);
  const isIfNotStarting = lost.count < lost.whole && groups.some(isTakenBlindly);
  const isUnstopped = effect.worstLoss > 0 && !isHeld(effect, lost.whole);
  const end = isUnstopped ? text`, nothing stops it` : restingPhrase(effect, groups);
  const when = text`${isAfterwards ? AFTERWARDS : NO_TEXT}${isIfNotStarting ? IF_NOT_STARTING : NO_TEXT}`;
  return { ...lost, isAfterwards, isIfNotStarting, remark: text`${when}${end}` };
}

function isTakenBlindly(group: PlannedGroup): boolean {
  const bake = factOf(group, 'bake');
  return group.batches.length > 0 && bake !== undefined && isBlind(bake);
}

/** The end of a loss at which a controller stops: nothing restores the old version. */
function restingPhrase({ worstLoss }: Effect, groups: readonly PlannedGroup[]): Text {
  const resting = groups.flatMap((group) => factsOf(group, 'resting'));
  if (worstLoss === 0 || resting.length === 0) return NO_TEXT;
  return resting.some(({ needsDeletion }) => needsDeletion)
    ? text`, until someone deletes the broken pod`
    : text`, until someone intervenes`;
}

/** Why a loss is none of the rollout; empty if it is. */
export function lossByAge(groups: readonly PlannedGroup[]): Text {
  if (groups.length > 0 && groups.every(goesByAgeOnly)) return text`, nothing starts`;
  return worstByAge(groups) ? BY_AGE : NO_TEXT;
}

function largestLoss(subjects: readonly Subject[], side: Side): Measure | null {
  const losses = subjects.flatMap((subject) => {
    const effect = subject.diff[side]?.effect;
    const groups = subject[side] ?? [];
    // A budget rolls nothing: it has no targets to count.
    return effect && groups.length > 0 ? [{ measure: lossOf(effect, groups), ref: subject.diff.ref }] : [];
  });
  const [worst] = losses.toSorted((a, b) => b.measure.count - a.measure.count);
  if (!worst) return null;
  const { measure, ref } = worst;
  return measure.count === 0
    ? measure
    : { ...measure, remark: text` in ${policyName(ref)}${measure.remark}` };
}

/** Why a rollout that gets nowhere still has a peak: nodes that expire, or that are unavailable already; null if it has none. */
export function idlePeakPhrase(subjects: readonly Subject[]): Text | null {
  const groups = subjects.flatMap(({ head }) => head ?? []);
  const aged = worstByAge(groups);
  if (aged) {
    const { out, at } = aged.worst;
    const nodes = groups.filter(({ unit }) => unit === 'node');
    return text`${out} of ${count(Math.max(out, matchedOf(nodes)), 'node')} unavailable at once when they expire on ${utcPhrase(at)} UTC`;
  }
  const out = outBefore(groups);
  if (subjects.length > 1 || !out) return null;
  return text`${out} of ${count(matchedOf(groups), unitOf(groups))} ${literal(out === 1 ? 'is' : 'are')} unavailable already`;
}

/** Targets that were unavailable before a rollout that starts nothing; null if it starts something, or if there are none. */
function outBefore(groups: readonly PlannedGroup[]): number | null {
  if (groups.some((group) => group.batches.length > 0 || group.peakAtOnce > group.outBefore)) return null;
  return groups.reduce((sum, group) => sum + group.outBefore, 0) || null;
}

/** The most nodes that expire together, if they are the peak. */
function worstByAge(groups: readonly PlannedGroup[]): ExpiryCluster | null {
  const all = groups.flatMap((group) => peakByAge(group) ?? []);
  return all.toSorted((a, b) => b.worst.out - a.worst.out)[0] ?? null;
}

const CONTRIBUTORS_SHOWN = 4;

/**
 * Which policies make up the combined peak, and when: `All policies together: 7 of 12 clusters (58.3%) at Sun 2026-11-22 01:10 UTC, 4 by
 * ClusterStagedUpdateRun/web, 3 by ...`; with next rollouts if no two policies meet without them; empty if no two meet.
 */
export function togetherPhrase({ head }: Plan, units: readonly Unit[]): Text {
  const parts = units.flatMap((unit) => {
    const scope = scopeOf(head, unit);
    if (!scope) return [];
    const begun = meetingPhrase(head, scope, scope.withoutNext);
    return [isEmpty(begun) ? meetingPhrase(head, scope, scope) : begun];
  });
  return joinTexts(parts, ' ');
}

function meetingPhrase(side: SidePlan, { unit, members }: ScopePeak, together: Together): Text {
  const { peakAtOnce, peakAt, contributors } = together;
  const policies = contributors.filter(({ policy }) => policy !== null);
  if (peakAt === null || policies.length < 2) return NO_TEXT;
  const sorted = [...contributors].sort(
    (a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out,
  );
  const each = sorted.map(({ policy, out }) =>
    policy === null ? text`${out} unavailable before` : text`${out} by ${contributorName(side, policy)}`,
  );
  const sum = contributors.reduce((total, { out }) => total + out, 0);
  const once = sum > peakAtOnce ? text` (each ${literal(unit)} counts once)` : NO_TEXT;
  const whole = text`${peakAtOnce} of ${count(members, unit)} (${literal(percentText(peakAtOnce, members))})`;
  return text`All policies together${conditionPhrase(side, sorted)}: ${whole} at ${utcPhrase(peakAt)} UTC, ${few(each, CONTRIBUTORS_SHOWN)}${once}.`;
}

/** `, if the next rollout of Skyhook/gpu begins at the same moment`; nodes that expire need no rollout. */
function conditionPhrase(side: SidePlan, contributors: readonly Contribution[]): Text {
  const names = (of: readonly Contribution[]): Text =>
    few(
      of.flatMap(({ policy }) => (policy ? [contributorName(side, policy)] : [])),
      CONTRIBUTORS_SHOWN,
    );
  const aged = contributors.filter(({ policy, byAge }) => policy && byAge);
  const next = contributors.filter(({ policy, isNext }) => policy && isNext);
  const age = aged.length === 0 ? NO_TEXT : text`, as nodes of ${names(aged)} reach their age`;
  if (next.length === 0) return age;
  if (next.length === contributors.length)
    return text`${age}, if their next rollouts begin at the same moment`;
  return next.length === 1
    ? text`${age}, if the next rollout of ${names(next)} begins at the same moment`
    : text`${age}, if the next rollouts of ${names(next)} begin at the same moment`;
}

/** Objects that are named one by one go by their group. */
function contributorName(side: SidePlan, ref: PolicyRef): Text {
  const policy = side.policies.find((candidate: PlannedPolicy) => refKey(candidate.ref) === refKey(ref));
  const named = policy?.effect.groups.find(isNamed);
  return named ? text`${literal(ref.kind)}s of ${name('group', named.name)}` : policyName(ref);
}
