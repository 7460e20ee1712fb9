import type { PlannedGroup } from '../../plan/model.js';
import { joinTexts, type Text, text, code } from '../../text/text.js';
import type { Selection } from '../choice/selection.js';
import { levelPhrases } from './levels.js';
import { type Lane, lanesOf, type ShownWeek, tellingLanes } from './week.js';

type Timed = Pick<PlannedGroup, 'calendar' | 'allowed'>;

/** What the calendar of a group shows: its lanes, and those of the base where the windows were others. */
interface ShownCalendar {
  readonly lanes: readonly Lane[];
  /** The base's, as far as they say more than its ceiling. */
  readonly before: readonly Lane[];
  readonly isMoved: boolean;
}

/** Null where the ceiling says it all, and did in the base. */
export function calendarOf(group: Timed, before: Timed | null, week: ShownWeek): ShownCalendar | null {
  const isMoved = before !== null && isOtherWindows(group, before);
  const lanes = isMoved ? lanesOf(group) : tellingLanes(group, week);
  if (lanes.length === 0) return null;
  return { lanes, before: before ? tellingLanes(before, week) : [], isMoved };
}

/** In words what the calendar shows; the base's after it where the windows were others, as no strip may have room for them. */
export function calendarPhrases(
  { lanes, before, isMoved }: ShownCalendar,
  week: ShownWeek,
  unit: PlannedGroup['unit'],
): Text[] {
  const phrases = (list: readonly Lane[]): Text[] =>
    list.flatMap((lane) =>
      levelPhrases(lane, week, unit).map((phrase) =>
        list.length === 1 ? phrase : text`${reasonsPhrase(lane)}, ${phrase}`,
      ),
    );
  const was = isMoved ? phrases(before).map((phrase) => text`was ${phrase}`) : [];
  return [...phrases(lanes), ...was];
}

function reasonsPhrase({ reasons, isEvery }: Lane): Text {
  if (isEvery) return text`every reason`;
  return joinTexts(
    reasons.map((reason) => (reason === null ? text`every reason` : code(reason))),
    ', ',
  );
}

/** True where targets may go at other hours than before; how many then is no matter of hours. */
function isOtherWindows(group: Timed, before: Timed): boolean {
  const [now, was] = [lanesOf(group), lanesOf(before)];
  const isTimed = [...now, ...was].some(({ spans }) => spans.length > 1);
  return isTimed && JSON.stringify(now.map(windowsOf)) !== JSON.stringify(was.map(windowsOf));
}

function windowsOf({ reasons, spans }: Lane): unknown {
  return [reasons, spans.map(({ from, to, limit }) => [from, to, limit === null ? null : limit > 0])];
}

/** True where the change moves, adds or takes away a window of a group that is there on both sides. */
export function movesWindows({ subjects }: Selection): boolean {
  return subjects.some(({ base, head }) =>
    (head ?? []).some((group) => {
      const before = base?.find(({ name: of }) => of === group.name);
      return before !== undefined && isOtherWindows(group, before);
    }),
  );
}
