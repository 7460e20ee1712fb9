import type { Plan, PlannedGroup } from '../../plan/model.js';
import { code, isEmpty, joinTexts, literal, NO_TEXT, type Text, text } from '../../text/text.js';
import { type Lane, lanesOf, levelsPhrases } from '../calendar.js';
import type { Subject } from '../selection.js';
import { policyName } from '../words.js';
import { NOT_THERE, type Row, row } from './row.js';

/** The nodes that the budgets allow at once, by reason and hour: the dry rollout shows one reason only. */
export function budgetsRow(plan: Plan, subjects: readonly Subject[]): Row[] {
  const timed = subjects.flatMap((subject) =>
    (subject.head ?? []).flatMap((head) => {
      const base = subject.base?.find(({ name: of }) => of === head.name) ?? null;
      return head.calendar && head.calendar.counted > 0 ? [{ subject, base, head }] : [];
    }),
  );
  const spansOf = (group: PlannedGroup | null): string =>
    JSON.stringify(group && lanesOf(group).map(({ reasons, spans }) => [reasons, spans]));
  const isMoved = ({ base, head }: (typeof timed)[number]): boolean => spansOf(base) !== spansOf(head);
  const [first, ...others] = [...timed.filter(isMoved), ...timed.filter((one) => !isMoved(one))];
  if (!first) return [];
  const whose = subjects.length > 1 ? text`${policyName(first.subject.diff.ref)}: ` : NO_TEXT;
  const more = others.length > 0 ? text`; ${others.length} more below` : NO_TEXT;
  const was = first.base ? text`${whose}${budgetsPhrase(first.base, plan)}` : NOT_THERE;
  const is = text`${whose}${budgetsPhrase(first.head, plan)}${more}`;
  return [row(text`Budgets allow at once`, plan.base && was, is)];
}

function budgetsPhrase(group: PlannedGroup, plan: Plan): Text {
  const { calendar } = group;
  const lanes = lanesOf(group).flatMap((lane): Lane[] => {
    const acting = lane.reasons.filter((reason) => calendar?.idle[reason ?? ''] === undefined);
    return acting.length === 0 ? [] : [{ ...lane, reasons: acting }];
  });
  const all = joinTexts(
    lanes.map((lane) => text`${reasonsPhrase(lane)}: ${allowedPhrase(lane, group, plan)}`),
    '; ',
  );
  const remark = writtenPhrase(group);
  return isEmpty(remark) ? all : text`${all}; ${remark}`;
}

/** The hours that are left need no list if nothing is allowed in them. */
function allowedPhrase(lane: Lane, { unit }: PlannedGroup, plan: Plan): Text {
  const levels = levelsPhrases(lane, plan, unit);
  const isClosedElse = levels.length > 1 && lane.spans.some(({ limit }) => limit === 0);
  return isClosedElse
    ? text`${joinTexts(levels.slice(0, -1), ', ')}, otherwise none`
    : joinTexts(levels, ', ');
}

function reasonsPhrase({ reasons, isEvery }: Lane): Text {
  if (isEvery && reasons.length > 1) return text`any reason`;
  return joinTexts(
    reasons.map((reason) => literal(reason ?? 'any reason')),
    ' and ',
  );
}

/** The share that the number comes from, and how many it can be while replacements are up, which count as nodes too. */
function writtenPhrase(group: PlannedGroup): Text {
  if (!group.calendar) return NO_TEXT;
  const { rolledFor, counted, limits, spans, isWritten } = group.calendar;
  const { peakAtOnce } = group;
  const ofReason = spans.filter(({ reason }) => reason === rolledFor);
  const most = Math.max(0, ...ofReason.map(({ limit }) => limit ?? Infinity));
  const grown = limits.find(
    ({ reasons, written, limit }) =>
      reasons.includes(rolledFor) &&
      written.endsWith('%') &&
      limit === most &&
      peakAtOnce > most &&
      peakAtOnce <= Math.ceil((parseInt(written, 10) * (counted + peakAtOnce)) / 100),
  );
  const growth = grown ? text`can be ${peakAtOnce} while replacements are up` : NO_TEXT;
  const [first, ...others] = limits;
  if (!isWritten && first) return joinTexts([text`${code(first.written)} by default`, growth], ', ');
  if (grown) return text`${code(grown.written)} ${growth}`;
  return first?.written.endsWith('%') && others.length === 0
    ? text`written as ${code(first.written)}`
    : NO_TEXT;
}
