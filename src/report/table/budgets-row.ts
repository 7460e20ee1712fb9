import type { Plan, PlannedGroup } from '../../plan/model.js';
import { levelsInCell } from '../calendar/levels.js';
import { type Lane, lanesOf, type ShownWeek, shownWeek } from '../calendar/week.js';
import { policyName } from '../words/names.js';
import { isEmpty, joinPhrases, name, NO_WORDS, ours, type Phrase, say } from '../words/phrase.js';
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
  const whose = subjects.length > 1 ? say`${policyName(first.subject.diff.ref)}: ` : NO_WORDS;
  const more = others.length > 0 ? say`; ${others.length} more below` : NO_WORDS;
  const was = first.base && budgetsPhrase(first.base, week);
  return {
    label: say`Budgets allow at once`,
    base: plan.base && (was ? say`${whose}${was}` : say`not there`),
    head: say`${whose}${budgetsPhrase(first.head, week)}${more}`,
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

function budgetsPhrase(group: PlannedGroup, week: ShownWeek): Phrase {
  const { calendar } = group;
  const lanes = lanesOf(group).flatMap((lane): Lane[] => {
    const acting = lane.reasons.filter((reason) => calendar?.idle[reason ?? ''] === undefined);
    return acting.length === 0 ? [] : [{ ...lane, reasons: acting }];
  });
  const shown = lanes.map((lane) => say`${reasonsPhrase(lane)}: ${heightsPhrase(lane, week, group)}`);
  const [first] = calendar?.limits ?? [];
  const origin = calendar?.isWritten === false && first ? say`${name(first.written)} by default` : NO_WORDS;
  const growth = whileReplaced(group);
  const text = joinPhrases(shown, '; ');
  const endsInHours = text.parts.at(-1)?.text.endsWith(')') === true;
  const written = onlyShare(group, endsInHours ? say`written as ` : NO_WORDS);
  const beside = joinPhrases([origin, isEmpty(growth) ? written : growth], ', ');
  if (isEmpty(beside)) return text;
  return endsInHours ? say`${text}; ${beside}` : say`${text} (${beside})`;
}

/** The percentage that alone says how many: what a reviewer looks for is what the file has. */
function onlyShare({ calendar }: PlannedGroup, before: Phrase): Phrase {
  const [only, ...others] = calendar?.limits ?? [];
  if (!only || others.length > 0 || calendar?.isWritten === false) return NO_WORDS;
  return only.written.endsWith('%') ? say`${before}${name(only.written)}` : NO_WORDS;
}

/**
 * A percentage is of all nodes that are there, replacements that are up included: while old nodes drain, more go than it comes to now.
 * Empty where the dry rollout has no more nodes out than that number, or has more only because nodes expire.
 */
function whileReplaced({ calendar, peakAtOnce }: PlannedGroup): Phrase {
  if (!calendar) return NO_WORDS;
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
  const share = calendar.isWritten ? say`${ofShare ?? 0}%` : say`it`;
  return peakAtOnce > most && ofShare !== undefined
    ? say`${share} can be ${peakAtOnce} while replacements are up`
    : NO_WORDS;
}

/** Highest first; that nothing goes in the hours that are left needs no list of them. */
function heightsPhrase(lane: Lane, week: ShownWeek, { unit }: PlannedGroup): Phrase {
  const levels = levelsInCell(lane, week, unit);
  const isClosedElse = levels.length > 1 && lane.spans.some(({ limit }) => limit === 0);
  const open = isClosedElse ? levels.slice(0, -1) : levels;
  return say`${joinPhrases(open, ', ')}${ours(isClosedElse ? ', otherwise none' : '')}`;
}

function reasonsPhrase({ reasons, isEvery }: Lane): Phrase {
  if (isEvery && reasons.length > 1) return say`any reason`;
  return joinPhrases(
    reasons.map((reason) => ours(reason ?? 'any reason')),
    ' and ',
  );
}
