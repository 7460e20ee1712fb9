import { DAY_MS } from '../../calendar/days.js';
import { mergeIntervals } from '../../calendar/intervals.js';
import { hasHours, WEEK_MS, weekText } from '../../calendar/week.js';
import { groupedBy } from '../../manifest/lookup.js';
import type { Plan, PlannedGroup } from '../../plan/model.js';
import { type AllowedSpan, policyName } from '../../systems/system.js';
import { code, count, joinTexts, literal, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Subject } from '../selection.js';
import { isMoved, NOT_THERE, type Row } from './row.js';

/** Reasons that the limits treat alike, with their spans. */
interface Lane {
  readonly reasons: readonly (string | null)[];
  readonly spans: readonly AllowedSpan[];
}

type Timed = Pick<PlannedGroup, 'calendar' | 'allowed'>;

const COMPARED = ['from', 'to', 'limit', 'remaining'] as const;

/** The lanes of a group, in the order of their first reasons. */
function lanesOf({ calendar, allowed }: Timed): Lane[] {
  const lanes: { reasons: (string | null)[]; spans: readonly AllowedSpan[] }[] = [];
  for (const [reason, spans] of groupedBy(calendar?.spans ?? allowed, (span) => span.reason)) {
    // Without serialization: budgets that open by the minute have thousands of spans.
    const lane = lanes.find(
      ({ spans: known }) =>
        known.length === spans.length &&
        known.every((one, i) => COMPARED.every((key) => one[key] === spans[i]?.[key])),
    );
    if (lane) lane.reasons.push(reason);
    else lanes.push({ reasons: [reason], spans });
  }
  return lanes;
}

/** The rest of a limit that never changes; null if nothing uses it up. */
export function leftNow({ allowed: [span, ...others] }: Timed): number | null {
  return others.length > 0 || !span || span.limit === span.remaining ? null : span.remaining;
}

/** True for budgets, which may depend on the hour and the reason though these do not, and for windows. */
function isShown(group: Timed): boolean {
  return isTimed(group) || (group.calendar?.counted ?? 0) > 0;
}

/** True for a limit that depends on the hour or the reason. */
function isTimed(group: Timed): boolean {
  return group.calendar?.counted !== 0 && lanesOf(group).flatMap(({ spans }) => spans).length > 1;
}

/** The targets that the limits allow at once, by reason and hour: a row for each group in which that changes, else for the first. */
export function windowRows(plan: Plan, subjects: readonly Subject[]): Row[] {
  const rows = subjects.flatMap(({ diff, base, head }) => {
    const whose = subjects.length > 1 && text`, ${policyName(diff.ref)}`;
    return (head ?? []).flatMap((group): Row[] => {
      const before = base?.find(({ name }) => name === group.name);
      if (!isShown(group) && !(before && isShown(before))) return [];
      const was = before ? windowsPhrase(before, plan.at) : NOT_THERE;
      const label = text`Allowed at once${whose}`;
      return [{ label, base: plan.base && was, head: windowsPhrase(group, plan.at), isHigher: false }];
    });
  });
  const moved = rows.filter(isMoved);
  return moved.length > 0 ? moved : rows.slice(0, 1);
}

/** The fact of a group; null if its limit never changes. */
export function windowsFact(group: PlannedGroup, at: number): Text | null {
  return isTimed(group) ? windowsPhrase(group, at) : null;
}

/** `any reason: 4 nodes (Mon-Fri 22:00–06:00 UTC), otherwise none`. */
function windowsPhrase(group: PlannedGroup, at: number): Text {
  const lanes = lanesOf(group);
  const phrases = lanes.map(({ reasons, spans }) => {
    const acting = reasons.filter((reason) => group.calendar?.idle[reason ?? ''] === undefined);
    const isEvery = lanes.length === 1 || acting.includes(null);
    const whom = isEvery ? 'any reason' : acting.join(' and ');
    return acting.length > 0 && text`${literal(whom)}: ${allowedPhrase(spans, at, group.unit)}`;
  });
  const [first] = group.calendar?.isWritten === false ? group.calendar.limits : [];
  return joinTexts([...phrases, first && text`${code(first.written)} by default`], '; ');
}

/** The limits and their hours in the week from the midnight in UTC before an instant, highest first. */
function allowedPhrase(spans: readonly AllowedSpan[], at: number, unit: string): Text {
  const from = Math.floor(at / DAY_MS) * DAY_MS;
  const week = { from, to: from + WEEK_MS };
  const levels = groupedBy(spans, ({ limit, remaining }) => `${limit ?? 'none'} ${remaining ?? 'none'}`);
  const shown = [...levels.values()]
    .filter((level) => level.some((span) => span.from < week.to && span.to > week.from))
    .toSorted(([a], [b]) => (b.limit ?? Infinity) - (a.limit ?? Infinity));
  const phrases = shown.map((level) => {
    const [{ limit, remaining }] = level;
    const allowed = limit === null ? text`no limit` : limit === 0 ? text`none` : count(limit, unit);
    const isUsed = limit !== null && limit > 0 && remaining !== null && remaining !== limit;
    const left = isUsed && text`, ${remaining} left now`;
    if (spans.length === 1) return limit === 0 ? text`none at any time` : text`${allowed} all week${left}`;
    const stretches = mergeIntervals(level);
    const zone = hasHours(stretches, week) && text` UTC`;
    return text`${allowed}${left} (${literal(weekText(stretches, week, 'UTC'))}${zone})`;
  });
  // The hours that are left need no list if nothing is allowed in them.
  const isClosedElse = shown.length > 1 && shown.at(-1)?.[0].limit === 0;
  return isClosedElse ? text`${joinTexts(phrases.slice(0, -1))}, otherwise none` : joinTexts(phrases);
}

/** `can be 4 while replacements are up`: a percentage counts replacements as nodes too. Empty if it is no more. */
export function growthPhrase({ calendar, peakAtOnce }: PlannedGroup): Text {
  if (!calendar) return NO_TEXT;
  const { rolledFor, counted, limits, spans } = calendar;
  const ofReason = spans.filter(({ reason }) => reason === rolledFor);
  const most = Math.max(0, ...ofReason.map(({ limit }) => limit ?? Infinity));
  const isGrown = limits.some(
    ({ reasons, written, limit }) =>
      reasons.includes(rolledFor) &&
      written.endsWith('%') &&
      limit === most &&
      peakAtOnce > most &&
      peakAtOnce <= Math.ceil((parseInt(written, 10) * (counted + peakAtOnce)) / 100),
  );
  return isGrown ? text`can be ${peakAtOnce} while replacements are up` : NO_TEXT;
}
