import { type Interval, mergeIntervals } from '../calendar/intervals.js';
import type { ReviewedGroup } from '../gate/reviewed.js';
import { openTimes } from '../gate/rolled.js';
import { counted, verb } from '../text/plural.js';
import type { Plan, PlannedGroup } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { minuteText } from '../text/instant-text.js';
import type { DriftEffect } from './effect.js';
import type { GoesOn } from './under-way.js';

/**
 * A rollout that takes longer than the window it begins in, and did not the last time; or the other way round. What only comes of the
 * hour of the two reports, such as a shorter window at the weekend, is no drift: it is told where the window of now would have been
 * long enough for the rollout of then, and where both are the same window.
 */
export function windowEffects(
  subject: string,
  now: PlannedGroup,
  then: ReviewedGroup,
  plan: Pick<Plan, 'horizon'>,
  goesOn: Pick<GoesOn, 'now' | 'then'>,
): DriftEffect[] {
  // The rest of a rollout fits into more windows than the next one, which nobody has begun.
  if (goesOn.then && !goesOn.now) return [];
  const [is, was] = [stayOf(now.batches, openNow(now, plan)), stayOf(then.batches, openThen(now, then))];
  if (!is || !was || now.outcome === 'stuck' || now.outcome === 'stopped') return [];
  const effect = (says: string, isWorse: boolean): DriftEffect[] => [
    { kind: 'window', subject, says: `${subject}: ${says}`, isWorse },
  ];
  const isSame = is.closes === was.closes;
  if (isInside(was) && !isInside(is) && (isSame || is.roomMs >= was.needsMs)) {
    const late = now.batches.filter(({ end }) => end === null || end > is.closes);
    const left = late.reduce((sum, { size }) => sum + size, 0);
    const rest = `${left} of ${counted(now.matched, now.unit)} ${verb(left, 'is', 'are')} not done by then`;
    return effect(
      `its window now ends before the rollout does: it closes at ${minuteText(is.closes)}, and ${rest}. The last time all were done inside one window.`,
      true,
    );
  }
  if (!goesOn.now && !isInside(was) && isInside(is) && (isSame || was.roomMs >= is.needsMs))
    return effect('the rollout ends inside its window, and the last time it did not.', false);
  return [];
}

/** The window that a rollout begins in. */
interface Stay {
  readonly closes: Instant;
  /** From the first start to the closing; Infinity where no end of the window is known. */
  readonly roomMs: number;
  /** From the first start to the last end; Infinity where one never ends. */
  readonly needsMs: number;
}

function isInside({ roomMs, needsMs }: Stay): boolean {
  return needsMs <= roomMs;
}

type Batches = readonly { readonly start: Instant | null; readonly end: Instant | null }[];

/** The time in which targets may go, and up to when that is known. */
interface Open {
  readonly windows: readonly Interval[];
  readonly knownTo: Instant;
}

function stayOf(batches: Batches, open: Open | null): Stay | null {
  if (!open || batches.length === 0) return null;
  const first = batches.reduce((least, { start }) => Math.min(least, start ?? Infinity), Infinity);
  const last = batches.reduce((most, { end }) => Math.max(most, end ?? Infinity), 0);
  const window = open.windows.find(({ from, to }) => from <= first && first < to);
  if (!window) return null;
  const isKnown = window.to < open.knownTo;
  return { closes: window.to, roomMs: isKnown ? window.to - first : Infinity, needsMs: last - first };
}

export function openNow(group: PlannedGroup, { horizon }: Pick<Plan, 'horizon'>): Open | null {
  const windows = openTimes(group, { horizon });
  return windows && { windows, knownTo: (group.calendar?.within ?? horizon).to };
}

/** A report holds what is allowed within its horizon only, for each reason. */
export function openThen({ calendar }: PlannedGroup, { allowed }: ReviewedGroup): Open | null {
  const spans = calendar ? allowed.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
  if (spans.length === 0) return null;
  const open = spans.filter(({ limit }) => limit === null || limit > 0).sort((a, b) => a.from - b.from);
  return { windows: mergeIntervals(open), knownTo: spans.reduce((most, { to }) => Math.max(most, to), 0) };
}
