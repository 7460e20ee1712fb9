import type { Report } from '../../plan/finding.js';
import type { Plan } from '../../plan/model.js';
import { policyName } from '../../systems/system.js';
import { capital, plural } from '../../text/plural.js';
import { count, joinTexts, literal, type Text, text, share } from '../../text/text.js';
import { combinedPair, countedUnits, hasTwoUnits, type Measure, measuresOf, type Pair } from '../numbers.js';
import type { Selection } from '../selection.js';
import { evictionsRows, isOnlyBudgets } from './evictions.js';
import { finishRow } from './finish.js';
import { NOT_THERE, type Row, rises } from './row.js';
import { windowRows } from './windows.js';

/** The numbers of the change, base beside head, in the order of their weight; of an untouched plan only what all policies do together. */
export function rowsOf({ plan }: Report, selection: Selection): Row[] {
  const { subjects } = selection;
  if (isOnlyBudgets(subjects)) return evictionsRows(plan, subjects);
  const { peak, loss } = measuresOf(plan, selection);
  const isSingle = subjects.length === 1;
  const together = combinedRows(plan, selection, isSingle ? peak : null);
  if (subjects.length === 0) return together;
  const unit = hasTwoUnits(loss) ? 'target' : ((loss.head ?? loss.base)?.unit ?? 'target');
  const targets = literal(capital(plural(2, unit)));
  const lossLabel = isSingle
    ? text`${targets} broken before the rollout stops (worst case)`
    : text`${targets} broken by one rollout (worst case)`;
  return [
    ...(isSingle ? [measureRow(plan, text`Peak at once`, [peak])] : together),
    measureRow(plan, lossLabel, [loss]),
    finishRow(plan, subjects),
    ...windowRows(plan, subjects),
    ...(isSingle ? together : []),
    ...evictionsRows(plan, subjects),
  ];
}

/** A number on both sides; of several units each has its own. */
function measureRow(plan: Plan, label: Text, pairs: readonly Pair[]): Row {
  const namesUnits = pairs.length > 1 || pairs.some(hasTwoUnits);
  const cell = (measure: Measure | null): Text => {
    if (!measure) return NOT_THERE;
    const { count: number, whole, unit, of, remark } = measure;
    const shown = namesUnits ? text`${number} of ${count(whole, unit)}` : share(number, whole);
    return text`${shown}${of && number > 0 && text` in ${policyName(of)}`}${remark}`;
  };
  const cells = (side: 'base' | 'head'): Text => joinTexts(pairs.map((pair) => cell(pair[side])));
  const isHigher = pairs.some(({ base, head }) => rises(base, head));
  return { label, base: plan.base && cells('base'), head: cells('head'), isHigher };
}

/** The targets that all policies disrupt together, by this change and what is under way; beside the peak of a single rollout only if it is more. */
function combinedRows(plan: Plan, { subjects }: Selection, own: Pair | null): Row[] {
  const pairs = countedUnits(plan, subjects).map((unit) => combinedPair(plan, unit));
  const isMore = pairs.some(({ head }) => (head?.count ?? 0) > (own?.head?.count ?? -1));
  if (!isMore || (own !== null && plan.policies.length < 2)) return [];
  const taken = pairs.filter(({ base, head }) => (base?.count ?? 0) + (head?.count ?? 0) > 0);
  return [measureRow(plan, text`Peak at once, all policies`, taken.length > 0 ? taken : pairs)];
}
