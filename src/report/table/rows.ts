import type { Report } from '../../plan/finding.js';
import type { Plan, PolicyDiff } from '../../plan/model.js';
import type { Outcome } from '../../plan/outcome.js';
import type { Unit } from '../../rollout/controller.js';
import { capital, plural } from '../../text/plural.js';
import { count, joinTexts, literal, NO_TEXT, type Text, text } from '../../text/text.js';
import { combinedPair, countedUnits, type Measure, measuresOf, type Pair, steepestRise } from '../numbers.js';
import type { Selection } from '../selection.js';
import { type Counted, policyName, share, unitOf } from '../words.js';
import { budgetsRow } from './budgets.js';
import { domainRow } from './domains.js';
import { evictionsRows, isOnlyBudgets } from './evictions.js';
import { finishRow } from './finish.js';
import { HIGHER, NOT_THERE, type Row, row, STEADY, trendOf } from './row.js';

/** The numbers of the change, base beside head; of an untouched plan only what all policies do together. */
export function rowsOf({ plan }: Report, selection: Selection): Row[] {
  const { subjects, touched, situation } = selection;
  if (isOnlyBudgets(subjects)) return evictionsRows(plan, subjects).map(main);
  const { peak, loss } = measuresOf(plan, selection);
  const isSingle = subjects.length === 1;
  const removed = removedAtOnce(touched);
  const combined = combinedRows(plan, countedUnits(plan, subjects), isSingle ? peak : null).map((one) =>
    removed.length === 0 ? one : { ...one, head: text`${one.head}, with what is removed` },
  );
  const steepest = isSingle ? null : steepestRise(subjects, 'peak');
  const rows = [
    ...removedRow(plan, removed),
    ...(isSingle
      ? [main(measureRow(plan, text`Peak at once`, peak)), ...combined]
      : combined.map((one, i) => (i === 0 ? main(one) : one))),
    ...(steepest ? [measureRow(plan, text`Peak of ${policyName(steepest.ref)}`, steepest)] : []),
    ...(subjects.length > 0 ? [main(measureRow(plan, lossLabel(isSingle, loss), loss))] : []),
    ...domainRow(plan, subjects),
    ...budgetsRow(plan, subjects),
    ...(subjects.length > 0 ? [main(finishRow(plan, subjects))] : []),
    ...evictionsRows(plan, subjects),
  ];
  const isNoGain = situation === 'unjudged' || subjects.some(({ diff }) => NO_GAIN.has(diff.outcome.kind));
  return isNoGain ? rows.map((one) => (one.trend.arrow === '▼' ? { ...one, trend: STEADY } : one)) : rows;
}

/** Outcomes beside which less is no gain: the base's rollout would not have begun, or less is there that could fail. */
const NO_GAIN: ReadonlySet<Outcome['kind']> = new Set(['starts', 'stuck', 'removed', 'taken-away']);

function main(one: Row): Row {
  return { ...one, isMain: true };
}

function lossLabel(isSingle: boolean, { base, head }: Pair): Text {
  const targets = literal(capital(plural(2, (head ?? base)?.unit ?? 'target')));
  return isSingle
    ? text`${targets} broken before the rollout stops (worst case)`
    : text`${targets} broken by one rollout (worst case)`;
}

function measureRow(plan: Plan, label: Text, { base, head }: Pair): Row {
  const cell = (measure: Measure | null): Text =>
    measure ? text`${share(measure.count, measure.whole)}${measure.remark}` : NOT_THERE;
  return row(label, plan.base && cell(base), cell(head), {
    trend: plan.base ? trendOf(base?.count ?? null, head?.count ?? null) : STEADY,
  });
}

/** A removed policy, and the targets that lose at once what it rolled. */
interface Removal {
  readonly diff: PolicyDiff;
  readonly targets: number;
  readonly unit: Counted;
}

/** Policies whose removal takes what they rolled from targets in one pass, outside of any rollout; most targets first. */
export function removedAtOnce(touched: readonly PolicyDiff[]): Removal[] {
  return touched
    .flatMap((diff): Removal[] => {
      const targets = diff.head === null ? (diff.base?.onDelete?.targets.length ?? 0) : 0;
      return targets > 0 ? [{ diff, targets, unit: unitOf(diff.base?.effect.groups ?? []) }] : [];
    })
    .sort((a, b) => b.targets - a.targets);
}

function removedRow(plan: Plan, [most, ...others]: readonly Removal[]): Row[] {
  if (!most) return [];
  const more = others.length > 0 ? text`, and of ${count(others.length, 'more policy')}` : NO_TEXT;
  const head = text`${count(most.targets, most.unit)} of ${policyName(most.diff.ref)}${more}`;
  return [main(row(text`Removed at once`, plan.base && text`nothing`, head, { trend: HIGHER }))];
}

/**
 * What all policies disrupt together of one unit: by this change and what is under way; and if that is more, with next rollouts that
 * this change does not start. Beside the peak of a single rollout only what exceeds it.
 */
function combinedRows(plan: Plan, units: readonly Unit[], own: Pair | null): Row[] {
  const begun = units.map((unit) => combinedPair(plan, unit));
  const all = units.map((unit) => combinedPair(plan, unit, (scope) => scope));
  const isAboveOwn = (pairs: readonly Pair[]): boolean =>
    pairs.some(({ head }) => (head?.count ?? 0) > (own?.head?.count ?? -1));
  const isMore = all.some((pair, i) =>
    (['base', 'head'] as const).some((side) => (pair[side]?.count ?? 0) > (begun[i]?.[side]?.count ?? 0)),
  );
  const isAlone = own !== null && plan.policies.length < 2;
  return [
    ...(!isAlone && isAboveOwn(begun) ? [unitsRow(plan, text`Peak at once, all policies`, begun)] : []),
    ...(isMore && isAboveOwn(all)
      ? [unitsRow(plan, text`Peak if all next rollouts began at once`, all)]
      : []),
  ];
}

/** One row for all units, each with its own number. */
function unitsRow(plan: Plan, label: Text, pairs: readonly Pair[]): Row {
  const going = pairs.filter(({ base, head }) => (base?.count ?? 0) + (head?.count ?? 0) > 0);
  const shown = going.length > 0 ? going : pairs;
  const rows = shown.map((pair) => measureRow(plan, label, pair));
  const [first] = rows;
  if (!first) throw new Error('a plan without units');
  if (pairs.length === 1) return first;
  const cell = (side: 'base' | 'head'): Text =>
    joinTexts(
      shown.flatMap(({ [side]: measure }) =>
        measure ? [text`${measure.count} of ${count(measure.whole, measure.unit)}`] : [],
      ),
      ', ',
    );
  const { trend } = rows.find((one) => one.trend.isWorse) ?? rows.find((one) => one.trend.arrow) ?? first;
  return row(label, plan.base && cell('base'), cell('head'), { trend });
}
