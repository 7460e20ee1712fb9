import { clipTo, without } from '../calendar/intervals.js';
import { WEEK_MS } from '../calendar/week.js';
import { minuteText } from '../manifest/instant-text.js';
import type { Plan, PlannedGroup, PlannedPolicy } from '../plan/model.js';
import type { DriftEffect } from './effect.js';
import { dueIn, type Earlier, finishText } from './forecast.js';
import { isUnderWay } from './under-way.js';
import { openNow, openThen } from './windows.js';

/**
 * That a rollout under way waits because its window is another one than that of the last report, which forecast that some of it would
 * be done by now: nothing stands still, and nothing is late, that may not go. Null where its window was open since the first of it was to go.
 */
export function shutEffect(
  policy: Pick<PlannedPolicy, 'change' | 'live'>,
  subject: string,
  now: PlannedGroup,
  earlier: Earlier,
  plan: Pick<Plan, 'horizon'>,
): DriftEffect | null {
  const { then, at } = earlier;
  const due = dueIn(earlier);
  // Of one that gets stuck the reason is told.
  const isHeld = now.outcome === 'stuck' || now.outcome === 'stopped';
  if (!isUnderWay(policy.change?.kind) || isHeld || due.length === 0) return null;
  const [open, was] = [openNow(now, plan), openThen(now, then)];
  if (!open || !was || open.knownTo < at + WEEK_MS) return null;
  const ahead = { from: at, to: Math.min(open.knownTo, was.knownTo) };
  const lost = without(clipTo(ahead, was.windows), clipTo(ahead, open.windows));
  // What is open in a week was open a week before: of the time that has passed no plan tells.
  const aWeekBefore = open.windows.map(({ from, to }) => ({ from: from - WEEK_MS, to: to - WEEK_MS }));
  const since = due.reduce((first, { from }) => Math.min(first, from), at);
  if (lost.length === 0 || clipTo({ from: since, to: at }, aWeekBefore).length > 0) return null;
  const next = open.windows.find(({ to }) => to > at);
  const until = next ? `opens at ${minuteText(Math.max(next.from, at))}` : 'does not open';
  const says = `${subject}: it waits for its window, which is another one than in the last report and ${until}. ${finishText(now, then)}`;
  return { kind: 'window', subject, says, isWorse: policy.live };
}
