import { type Interval, mergeIntervals } from '../calendar/intervals.js';
import { startsNothing } from '../plan/outcome-of.js';
import type { Plan, PlannedGroup } from '../plan/model.js';
import { type LimitedGroup, rolledGroups } from '../rules/rule.js';
import type { HeldBack } from '../systems/system.js';

/** The groups with targets that the change starts to roll; where it starts none, those that the next rollout would. */
export function rolledNow({ head }: Pick<Plan, 'head'>): readonly LimitedGroup[] {
  const all = rolledGroups(head).filter(({ group }) => group.matched > 0);
  const started = all.filter(({ policy }) => !startsNothing(policy));
  return started.length > 0 ? started : all;
}

/**
 * When the limits of a group let a target go, as far as the plan says; null where they do not change with time. Of a group
 * without a calendar only the horizon is known.
 */
export function openTimes(
  { calendar, allowed }: PlannedGroup,
  { horizon }: Pick<Plan, 'horizon'>,
): readonly Interval[] | null {
  const spans = calendar
    ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor)
    : [...allowed].sort((a, b) => a.from - b.from);
  const open = mergeIntervals(spans.filter(({ limit }) => limit === null || limit > 0));
  const [first] = open;
  // A limit of 0 that never changes is no window, and neither is one that always lets something go.
  if (!first) return calendar ? open : null;
  const { from, to } = calendar ? calendar.within : horizon;
  return first.from <= from && first.to >= to ? null : open;
}

/** True where nothing of the group starts at the plan's instant, because a window of its limits is closed then. */
export function isHeldByWindow(group: PlannedGroup, plan: Pick<Plan, 'at' | 'horizon'>): boolean {
  const { at } = plan;
  if (group.start !== null && group.start <= at) return false;
  const open = openTimes(group, plan);
  return open !== null && !open.some(({ from, to }) => from <= at && at < to);
}

/** The way in which a person holds a rollout, to follow `is`. */
export function heldText(held: HeldBack | null): string {
  return held === 'OnDelete' || held === 'partition' ? `held back (${held})` : String(held);
}
