import type { Report } from '../plan/finding.js';
import type { Effect, Plan, PlannedGroup, ScopePeak, SidePlan, Together } from '../plan/model.js';
import { losableOf, servingOf } from '../plan/wholes.js';
import type { Unit } from '../rollout/controller.js';
import type { PolicyRef } from '../systems/system.js';
import { factsOf } from '../systems/system.js';
import type { Counted } from './amounts.js';
import { amount, matchedOf, share, unitOf } from './amounts.js';
import { budgetsRow } from './budgets-row.js';
import { besideRemoval, deletedAtOnce, deletedRow } from './deleted.js';
import { domainRow } from './domain-row.js';
import { evictionsRow, isOnlyBudgets } from './evictions-row.js';
import { finishIfNextRow, finishRow, ifBegan } from './finish-row.js';
import { policyName } from './names.js';
import { peakRemark } from './peak-cause.js';
import type { Phrase } from './phrase.js';
import { NO_WORDS, joinPhrases, say } from './phrase.js';
import type { Row } from './row.js';
import { STEADY } from './row.js';
import type { Selection, Subject } from './selection.js';
import { startsNothing } from '../plan/compare.js';
import { startedBy, stuckPhrase } from './started.js';
import { scopeOf, unitsOf } from './together.js';

/** A count of targets on one side, with what it is a part of (0 where that is not known). */
export interface Measure {
  readonly count: number;
  readonly whole: number;
  readonly unit: Counted;
  readonly remark: Phrase;
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

/** Of the one rollout that the change touches; of everything together where it touches several. */
export function measuresOf(plan: Plan, selection: Selection): Measures {
  const [only, ...others] = selection.subjects;
  if (only && others.length === 0) {
    const side = (
      effect: Effect | undefined,
      groups: readonly PlannedGroup[] | null,
    ): [Measure, Measure] | null =>
      effect ? [peakOf(effect, groups ?? []), lossOf(effect, groups ?? [])] : null;
    const base = side(only.diff.base?.effect, only.base);
    const head = side(only.diff.head?.effect, only.head);
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

/** The table: peak, worst loss, domains that go out as a whole, finish. Where nothing is touched, only what all do together. */
export function rowsOf(report: Report, selection: Selection): Row[] {
  const { plan } = report;
  const { peak, loss } = measuresOf(plan, selection);
  if (isOnlyBudgets(selection.subjects)) return onlyRow(evictionsRow(plan, selection.subjects));
  const single = selection.subjects.length === 1;
  const some = selection.subjects.length > 0;
  const units = countedUnits(plan, selection.subjects);
  const started = startedBy(selection);
  const isStarted = started.length > 0;
  const wasNext = started.some(({ diff: { base } }) => base !== null && startsNothing(base));
  const own = (row: Row): Row => (single && wasNext ? againstNext(row) : row);
  const deleted = deletedAtOnce(selection);
  const isDomainTold = selection.findings.fresh.some(({ rule }) => rule === 'failure-domain-at-once');
  const combined = combinedRows(plan, units, single ? peak : null).map((row) => besideRemoval(row, deleted));
  const rows: (Row | null)[] = [
    main(deletedRow(plan, deleted)),
    ...(single ? [main(own(measureRow(plan, say`Peak at once`, peak)))] : []),
    ...combined.map((row, i) => (i === 0 && !single ? main(row) : row)),
    single ? null : steepestRow(plan, selection.subjects),
    some
      ? main(
          own(measureRow(plan, single ? say`Worst loss before a stop` : say`Worst loss of one policy`, loss)),
        )
      : null,
    withTold(domainRow(plan, selection.subjects), isDomainTold),
    budgetsRow(plan, selection.subjects),
    some ? main(own(finishRow(plan, selection.subjects))) : null,
    finishIfNextRow(plan, selection.subjects),
    evictionsRow(plan, selection.subjects),
  ];
  const shown = rows.filter((row) => row !== null);
  const isNoGain =
    selection.situation === 'unjudged' || isStarted || deleted.length > 0 || stuckPhrase(selection) !== null;
  return isNoGain ? shown.map(withoutGain) : shown;
}

/** Budgets roll nothing: zeros of a rollout would be numbers of nothing. */
function onlyRow(row: Row | null): Row[] {
  return row ? [main(row)] : [];
}

function main<R extends Row | null>(row: R): R {
  return row && { ...row, isMain: true };
}

function withTold(row: Row | null, isTold: boolean): Row | null {
  return row && isTold ? { ...row, isTold } : row;
}

/** The base only planned the next rollout: nothing there starts it. */
function againstNext(row: Row): Row {
  if (row.base === null || JSON.stringify(row.base) === JSON.stringify(row.head)) return row;
  return { ...row, base: ifBegan(row.base) };
}

/** Less may only mean that less was seen, that the base's would not have begun, or that nothing gets anywhere. */
function withoutGain(row: Row): Row {
  const { word } = row.trend;
  return word === 'lower' || word === 'gone' || word === 'earlier' ? { ...row, trend: STEADY } : row;
}

function measureRow(plan: Plan, label: Phrase, { base, head }: Pair): Row {
  const higher = head !== null && head.count > (base?.count ?? 0);
  const lower = base !== null && head !== null && head.count < base.count;
  const compared = plan.base !== null && base !== null;
  return {
    label,
    base: plan.base && measurePhrase(base),
    head: measurePhrase(head),
    trend: !compared
      ? STEADY
      : higher
        ? { arrow: '▲', word: 'higher', worse: true }
        : lower
          ? { arrow: '▼', word: 'lower', worse: false }
          : STEADY,
  };
}

function measurePhrase(measure: Measure | null): Phrase {
  return measure ? say`${share(measure.count, measure.whole)}${measure.remark}` : say`not there`;
}

/**
 * What all policies take together of one unit: by what the change does and what is under way, and where that is more, with the
 * next rollouts that nothing starts. Beside the peak of a single rollout only what is more than that.
 */
function combinedRows(plan: Plan, units: readonly Unit[], own: Pair | null): Row[] {
  const facts = units.map((unit) => combinedPair(plan, unit));
  const all = units.map((unit) => combinedPair(plan, unit, (scope) => scope));
  const ownCount = own?.head?.count ?? -1;
  const isAboveOwn = (pairs: readonly Pair[]): boolean =>
    pairs.some(({ head }) => (head?.count ?? 0) > ownCount);
  const isMore = all.some(({ base, head }, i) => {
    const fact = facts[i];
    return (head?.count ?? 0) > (fact?.head?.count ?? 0) || (base?.count ?? 0) > (fact?.base?.count ?? 0);
  });
  const isAlone = own !== null && plan.policies.length < 2;
  return [
    ...(!isAlone && isAboveOwn(facts) ? [unitsRow(plan, say`Peak at once, all policies`, facts)] : []),
    ...(isMore && isAboveOwn(all) ? [unitsRow(plan, say`Peak if all next rollouts began at once`, all)] : []),
  ];
}

/** One row for all units, each with its own number; a unit of which nothing goes on either side is left out. */
function unitsRow(plan: Plan, label: Phrase, pairs: readonly Pair[]): Row {
  const going = pairs.filter(({ base, head }) => (base?.count ?? 0) + (head?.count ?? 0) > 0);
  const [first, ...others] = (going.length > 0 ? going : pairs).map((pair) => ({
    pair,
    row: measureRow(plan, label, pair),
  }));
  if (!first) throw new Error('a plan without units');
  if (pairs.length === 1) return first.row;
  const all = [first, ...others];
  const cell = (which: 'base' | 'head'): Phrase =>
    joinPhrases(
      all.flatMap(({ pair }) => {
        const measure = pair[which];
        return measure ? [say`${measure.count} of ${amount(measure.whole, measure.unit)}`] : [];
      }),
      ', ',
    );
  const { trend } = (
    all.find(({ row }) => row.trend.worse) ??
    all.find(({ row }) => row.trend.arrow) ??
    first
  ).row;
  return { label, base: plan.base && cell('base'), head: cell('head'), trend };
}

/** Of several rollouts the one whose peak rises most: the sum of all hides it. */
function steepestRow(plan: Plan, subjects: readonly Subject[]): Row | null {
  const steepest = steepestRise(subjects, 'peak');
  return steepest && measureRow(plan, say`Peak of ${policyName(steepest.ref)}`, steepest);
}

export interface Rise extends Pair {
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
    if (!diff.base || !diff.head) continue;
    const rise: Rise = {
      ref: diff.ref,
      unit: unitOf([...(base ?? []), ...(head ?? [])]),
      base: measure(diff.base.effect, base ?? []),
      head: measure(diff.head.effect, head ?? []),
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

function combinedPair(
  plan: Plan,
  unit: Unit,
  pick: (scope: ScopePeak) => Together = ({ withoutNext }) => withoutNext,
): Pair {
  const side = (of: SidePlan): Measure => {
    const scope = scopeOf(of, unit);
    return {
      count: scope ? pick(scope).peakAtOnce : 0,
      whole: scope?.members ?? 0,
      unit,
      remark: NO_WORDS,
    };
  };
  return { base: plan.base && side(plan.base), head: side(plan.head) };
}

function peakOf(effect: Effect, groups: readonly PlannedGroup[]): Measure {
  return {
    count: effect.peakAtOnce,
    whole: matchedOf(groups, servingOf),
    unit: unitOf(groups),
    remark: peakRemark(groups),
  };
}

function lossOf(effect: Effect, groups: readonly PlannedGroup[]): Measure {
  const unstopped = effect.worstLoss > 0 && !effect.stops;
  return {
    count: effect.worstLoss,
    whole: matchedOf(groups, losableOf),
    unit: unitOf(groups),
    remark: unstopped ? say`, nothing stops it` : restingPhrase(effect, groups),
  };
}

/** What a loss that a controller stops at needs to end: nothing puts the old version back. */
function restingPhrase({ worstLoss }: Effect, groups: readonly PlannedGroup[]): Phrase {
  const resting = groups.flatMap((group) => factsOf(group, 'resting'));
  if (worstLoss === 0 || resting.length === 0) return NO_WORDS;
  return resting.some(({ needsDeletion }) => needsDeletion)
    ? say`, until a person deletes the broken pod`
    : say`, until a person acts`;
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
  return { ...measure, remark: say` in ${policyName(ref)}${measure.remark}` };
}

/** The unit of what the change touches. */
export function subjectUnit(subjects: readonly Subject[]): Counted {
  return unitOf(subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])]));
}
