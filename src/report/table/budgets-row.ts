import type { Plan, PlannedGroup } from '../../plan/model.js';
import { levelsInCell } from '../calendar/levels.js';
import { type Lane, lanesOf, type ShownWeek, shownWeek } from '../calendar/week.js';
import { policyName } from '../words/names.js';
import { isEmpty, joinTexts, NO_TEXT, literal, type Text, text, code } from '../../text/text.js';
import { type Row, STEADY } from './row.js';
import type { Subject } from '../choice/selection.js';

/** A group whose limits hold at some hours, or for some reasons, as it is on both sides. */
interface Timed {
  readonly subject: Subject;
  readonly base: PlannedGroup | null;
  readonly head: PlannedGroup;
}

/**
 * How many the budgets allow at once, for which reasons and in which hours of the week: what a dry rollout of one reason does not
 * show. Null where nothing that is touched has such budgets, or none of its targets is known.
 */
export function budgetsRow(plan: Plan, subjects: readonly Subject[]): Row | null {
  const timed = subjects.flatMap(timedOf);
  const [first, ...others] = [...timed.filter(isMoved), ...timed.filter((one) => !isMoved(one))];
  if (!first) return null;
  const week = shownWeek(plan);
  const whose = subjects.length > 1 ? text`${policyName(first.subject.diff.ref)}: ` : NO_TEXT;
  const more = others.length > 0 ? text`; ${others.length} more below` : NO_TEXT;
  const was = first.base && budgetsPhrase(first.base, week);
  return {
    label: text`Budgets allow at once`,
    base: plan.base && (was ? text`${whose}${was}` : text`not there`),
    head: text`${whose}${budgetsPhrase(first.head, week)}${more}`,
    trend: STEADY,
  };
}

function timedOf(subject: Subject): Timed[] {
  return (subject.head ?? []).flatMap((head): Timed[] => {
    if (!head.calendar || head.calendar.counted === 0) return [];
    return [{ subject, head, base: subject.base?.find(({ name: of }) => of === head.name) ?? null }];
  });
}

function isMoved({ base, head }: Timed): boolean {
  return JSON.stringify(base && spansOf(base)) !== JSON.stringify(spansOf(head));
}

function spansOf(group: PlannedGroup): unknown {
  return lanesOf(group).map(({ reasons, spans }) => [reasons, spans]);
}

function budgetsPhrase(group: PlannedGroup, week: ShownWeek): Text {
  const { calendar } = group;
  const lanes = lanesOf(group).flatMap((lane): Lane[] => {
    const acting = lane.reasons.filter((reason) => calendar?.idle[reason ?? ''] === undefined);
    return acting.length === 0 ? [] : [{ ...lane, reasons: acting }];
  });
  const heights = lanes.map((lane) => heightsOf(lane, week, group));
  const shown = lanes.map((lane, i) => text`${reasonsPhrase(lane)}: ${heights[i]?.shown ?? NO_TEXT}`);
  const [first] = calendar?.limits ?? [];
  const origin = calendar?.isWritten === false && first ? text`${code(first.written)} by default` : NO_TEXT;
  const growth = whileReplaced(group);
  const all = joinTexts(shown, '; ');
  const endsInHours = heights.at(-1)?.endsInHours === true;
  const written = onlyShare(group, endsInHours ? text`written as ` : NO_TEXT);
  const beside = joinTexts([origin, isEmpty(growth) ? written : growth], ', ');
  if (isEmpty(beside)) return all;
  return endsInHours ? text`${all}; ${beside}` : text`${all} (${beside})`;
}

/** The percentage that alone says how many: what a reviewer looks for is what the file has. */
function onlyShare({ calendar }: PlannedGroup, before: Text): Text {
  const [only, ...others] = calendar?.limits ?? [];
  if (!only || others.length > 0 || calendar?.isWritten === false) return NO_TEXT;
  return only.written.endsWith('%') ? text`${before}${code(only.written)}` : NO_TEXT;
}

/**
 * A percentage is of all nodes that are there, replacements that are up included: while old nodes drain, more go than it comes to now.
 * Empty where the dry rollout has no more nodes out than that number, or has more only because nodes expire.
 */
function whileReplaced({ calendar, peakAtOnce }: PlannedGroup): Text {
  if (!calendar) return NO_TEXT;
  const { rolledFor, counted, limits, spans } = calendar;
  const ofReason = spans.filter(({ reason }) => reason === rolledFor);
  const most = Math.max(0, ...ofReason.map(({ limit }) => limit ?? Infinity));
  const percents = limits
    .filter(
      ({ reasons, written, limit }) => reasons.includes(rolledFor) && written.endsWith('%') && limit === most,
    )
    .map(({ written }) => parseInt(written, 10));
  const ofShare = percents.find(
    (percent) => peakAtOnce <= Math.ceil((percent * (counted + peakAtOnce)) / 100),
  );
  const share = calendar.isWritten ? text`${ofShare ?? 0}%` : text`it`;
  return peakAtOnce > most && ofShare !== undefined
    ? text`${share} can be ${peakAtOnce} while replacements are up`
    : NO_TEXT;
}

/** Highest first; that nothing goes in the hours that are left needs no list of them. Several levels each end with their hours. */
function heightsOf(
  lane: Lane,
  week: ShownWeek,
  { unit }: PlannedGroup,
): { readonly shown: Text; readonly endsInHours: boolean } {
  const levels = levelsInCell(lane, week, unit);
  const isClosedElse = levels.length > 1 && lane.spans.some(({ limit }) => limit === 0);
  const open = isClosedElse ? levels.slice(0, -1) : levels;
  const shown = joinTexts(open, ', ');
  if (isClosedElse) return { shown: text`${shown}, otherwise none`, endsInHours: false };
  return { shown, endsInHours: lane.spans.length > 1 };
}

function reasonsPhrase({ reasons, isEvery }: Lane): Text {
  if (isEvery && reasons.length > 1) return text`any reason`;
  return joinTexts(
    reasons.map((reason) => literal(reason ?? 'any reason')),
    ' and ',
  );
}
