import type { Report } from '../../plan/finding.js';
import type { Plan } from '../../plan/model.js';
import type { Outcome } from '../../plan/outcome.js';
import type { Unit } from '../../rollout/controller.js';
import { amount, share } from '../words/amounts.js';
import { budgetsRow } from './budgets-row.js';
import { deletedAtOnce, deletedRow, withRemoval } from './deleted.js';
import { domainRow } from './domain-row.js';
import { evictionsRows, isOnlyBudgets } from './evictions-row.js';
import { finishIfNextRow, finishRow } from './finish-row.js';
import {
  combinedPair,
  countedUnits,
  type Measure,
  measuresOf,
  type Pair,
  steepestRise,
} from '../numbers/measures.js';
import { policyName } from '../words/names.js';
import { joinTexts, type Text, text, literal } from '../../text/text.js';
import { capital, plural } from '../../text/plural.js';
import { type Row, STEADY } from './row.js';
import type { Selection, Subject } from '../choice/selection.js';

/** The table: peak, worst loss, domains that go out as a whole, finish. Where nothing is touched, only what all do together. */
export function rowsOf(report: Report, selection: Selection): Row[] {
  const { plan } = report;
  const { peak, loss } = measuresOf(plan, selection);
  if (isOnlyBudgets(selection.subjects)) return evictionsRows(plan, selection.subjects).map(main);
  const single = selection.subjects.length === 1;
  const some = selection.subjects.length > 0;
  const units = countedUnits(plan, selection.subjects);
  const deleted = deletedAtOnce(selection);
  const isDomainTold = selection.findings.fresh.some(({ breaks }) =>
    breaks.includes('failure-domain-at-once'),
  );
  const combined = combinedRows(plan, units, single ? peak : null).map((row) => withRemoval(row, deleted));
  const rows: (Row | null)[] = [
    main(deletedRow(plan, deleted)),
    ...(single ? [main(measureRow(plan, text`Peak at once`, peak))] : []),
    ...combined.map((row, i) => (i === 0 && !single ? main(row) : row)),
    single ? null : steepestRow(plan, selection.subjects),
    some ? main(measureRow(plan, lossLabel(single, loss), loss)) : null,
    withTold(domainRow(plan, selection.subjects), isDomainTold),
    budgetsRow(plan, selection.subjects),
    some ? main(finishRow(plan, selection.subjects)) : null,
    finishIfNextRow(plan, selection.subjects),
    ...evictionsRows(plan, selection.subjects),
  ];
  const shown = rows.filter((row) => row !== null);
  const isNoGain =
    selection.situation === 'unjudged' ||
    selection.subjects.some(({ diff }) => NO_GAIN.has(diff.outcome.kind));
  return isNoGain ? shown.map(withoutGain) : shown;
}

/** Outcomes beside which less is no gain: the base's would not have begun, or less is there that could fail. */
const NO_GAIN: ReadonlySet<Outcome['kind']> = new Set(['starts', 'stuck', 'removed', 'taken-away']);

/** `Nodes broken before the rollout stops (worst case)`. */
function lossLabel(isSingle: boolean, { base, head }: Pair): Text {
  const targets = literal(capital(plural(2, (head ?? base)?.unit ?? 'target')));
  return isSingle
    ? text`${targets} broken before the rollout stops (worst case)`
    : text`${targets} broken by one rollout (worst case)`;
}

function main<R extends Row | null>(row: R): R {
  return row && { ...row, isMain: true };
}

function withTold(row: Row | null, isTold: boolean): Row | null {
  return row && isTold ? { ...row, isTold } : row;
}

/** Less may only mean that less was seen, that the base's would not have begun, or that nothing gets anywhere. */
function withoutGain(row: Row): Row {
  const { word } = row.trend;
  return word === 'lower' || word === 'gone' || word === 'earlier' ? { ...row, trend: STEADY } : row;
}

function measureRow(plan: Plan, label: Text, { base, head }: Pair): Row {
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

function measurePhrase(measure: Measure | null): Text {
  return measure ? text`${share(measure.count, measure.whole)}${measure.remark}` : text`not there`;
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
    ...(!isAlone && isAboveOwn(facts) ? [unitsRow(plan, text`Peak at once, all policies`, facts)] : []),
    ...(isMore && isAboveOwn(all)
      ? [unitsRow(plan, text`Peak if all next rollouts began at once`, all)]
      : []),
  ];
}

/** One row for all units, each with its own number; a unit of which nothing goes on either side is left out. */
function unitsRow(plan: Plan, label: Text, pairs: readonly Pair[]): Row {
  const going = pairs.filter(({ base, head }) => (base?.count ?? 0) + (head?.count ?? 0) > 0);
  const [first, ...others] = (going.length > 0 ? going : pairs).map((pair) => ({
    pair,
    row: measureRow(plan, label, pair),
  }));
  if (!first) throw new Error('a plan without units');
  if (pairs.length === 1) return first.row;
  const all = [first, ...others];
  const cell = (which: 'base' | 'head'): Text =>
    joinTexts(
      all.flatMap(({ pair }) => {
        const measure = pair[which];
        return measure ? [text`${measure.count} of ${amount(measure.whole, measure.unit)}`] : [];
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

/** Where there are several rollouts, the one whose peak rises most, because the sum of all would hide it. */
function steepestRow(plan: Plan, subjects: readonly Subject[]): Row | null {
  const steepest = steepestRise(subjects, 'peak');
  return steepest && measureRow(plan, text`Peak of ${policyName(steepest.ref)}`, steepest);
}
