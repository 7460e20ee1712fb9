import type { Report } from '../../plan/finding.js';
import type { Plan } from '../../plan/model.js';
import type { Outcome } from '../../plan/outcome.js';
import { capital, plural } from '../../text/plural.js';
import { count, joinTexts, literal, NO_TEXT, type Text, text } from '../../text/text.js';
import {
  combinedPair,
  countedUnits,
  type Measure,
  measuresOf,
  type Pair,
  steepestRises,
} from '../numbers.js';
import type { Selection } from '../selection.js';
import { policyName, share } from '../words.js';
import { domainRow } from './domains.js';
import { evictionsRows, isOnlyBudgets } from './evictions.js';
import { finishRow } from './finish.js';
import { NOT_THERE, type Row, row, trendOf } from './row.js';
import { windowRows } from './windows.js';

/** The numbers of the change, base beside head; of an untouched plan only what all policies do together. */
export function rowsOf({ plan }: Report, selection: Selection): Row[] {
  const { subjects, situation } = selection;
  if (isOnlyBudgets(subjects)) return evictionsRows(plan, subjects).map(main);
  const { peak, loss } = measuresOf(plan, selection);
  const isSingle = subjects.length === 1;
  const [together, ...more] = combinedRows(plan, selection, isSingle ? peak : null);
  const steepest = isSingle ? [] : steepestRises(subjects).filter(({ what }) => what === 'peak');
  const targets = literal(capital(plural(2, (loss.head ?? loss.base)?.unit ?? 'target')));
  const lossLabel = isSingle
    ? text`${targets} broken before the rollout stops (worst case)`
    : text`${targets} broken by one rollout (worst case)`;
  const rows = [
    ...(isSingle ? [main(measureRow(plan, text`Peak at once`, [peak]))] : []),
    ...(together ? [isSingle ? together : main(together)] : []),
    ...more,
    ...steepest.map((pair) => measureRow(plan, text`Peak of ${policyName(pair.ref)}`, [pair])),
    ...(subjects.length > 0 ? [main(measureRow(plan, lossLabel, [loss]))] : []),
    ...domainRow(plan, subjects),
    ...windowRows(plan, subjects),
    ...(subjects.length > 0 ? [main(finishRow(plan, subjects))] : []),
    ...evictionsRows(plan, subjects),
  ];
  const isNoGain = situation === 'unjudged' || subjects.some(({ diff }) => NO_GAIN.has(diff.outcome.kind));
  return isNoGain ? rows.map((one) => (one.trend === 'lower' ? { ...one, trend: null } : one)) : rows;
}

/** Outcomes beside which less is no gain: the base's rollout would not have begun, or less is there that could fail. */
const NO_GAIN: ReadonlySet<Outcome['kind']> = new Set(['starts', 'stuck', 'removed', 'taken-away']);

function main(one: Row): Row {
  return { ...one, isMain: true };
}

/** A number on both sides; of several units each has its own. */
function measureRow(plan: Plan, label: Text, pairs: readonly Pair[], withUnits = false): Row {
  const cell = (measure: Measure | null): Text => {
    if (!measure) return NOT_THERE;
    const { count: number, whole, unit, of, when, remark } = measure;
    const shown = withUnits ? text`${number} of ${count(whole, unit)}` : share(number, whole);
    return text`${shown}${of ? text` in ${policyName(of)}` : NO_TEXT}${when}${remark}`;
  };
  const cells = (side: 'base' | 'head'): Text =>
    joinTexts(
      pairs.map((pair) => cell(pair[side])),
      ', ',
    );
  const trends = new Set(pairs.flatMap(({ base, head }) => trendOf(base, head) ?? []));
  const [trend = null, ...mixed] = trends;
  return row(label, plan.base && cells('base'), cells('head'), mixed.length > 0 ? null : trend);
}

/**
 * The targets that all policies disrupt together: by this change and what is under way; and if that is more, with next rollouts that this change
 * does not start. Beside the peak of a single rollout only what exceeds it.
 */
function combinedRows(plan: Plan, { subjects }: Selection, own: Pair | null): Row[] {
  const units = countedUnits(plan, subjects);
  const begun = units.map((unit) => combinedPair(plan, unit));
  const all = units.map((unit) => combinedPair(plan, unit, true));
  const isAbove = (pair: Pair, other: Pair | null | undefined): boolean =>
    (pair.head?.count ?? 0) > (other?.head?.count ?? -1);
  const isMore = all.some(
    (pair, i) => isAbove(pair, begun[i]) || (pair.base?.count ?? 0) > (begun[i]?.base?.count ?? 0),
  );
  const isAlone = own !== null && plan.policies.length < 2;
  const rowOf = (label: Text, pairs: readonly Pair[]): Row => {
    const going = pairs.filter(({ base, head }) => (base?.count ?? 0) + (head?.count ?? 0) > 0);
    return measureRow(plan, label, going.length > 0 ? going : pairs, units.length > 1);
  };
  return [
    ...(!isAlone && begun.some((pair) => isAbove(pair, own))
      ? [rowOf(text`Peak at once, all policies`, begun)]
      : []),
    ...(isMore && all.some((pair) => isAbove(pair, own))
      ? [rowOf(text`Peak if all next rollouts began at once`, all)]
      : []),
  ];
}
