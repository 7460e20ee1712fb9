import { type Interval, mergeIntervals } from '../calendar/intervals.js';
import { present } from '../manifest/lookup.js';
import type { Place } from '../manifest/manifest.js';
import { settlingMs } from '../plan/measure/wholes.js';
import type { Plan, PlannedGroup } from '../plan/model.js';
import { isOnlyNext, startsNothing } from '../plan/outcome-of.js';
import type { RunReport } from '../plan/run-report.js';
import type { Instant } from '../rollout/controller.js';
import { type GroupRollout, rolledGroups } from '../rules/rule.js';
import { type HeldBack, policyName } from '../systems/system.js';
import { count, inZone, instant, literal, type Text, text, verbFor } from '../text/text.js';

/** An occurrence of a freeze. */
interface FreezeWindow {
  readonly name: string;
  readonly window: Interval;
}

/** The freeze at an instant, of several the one that ends last; null if there is none. */
export function freezeAt({ freezes }: Pick<Plan, 'freezes'>, at: Instant): FreezeWindow | null {
  const now = occurrences(freezes).filter(({ window }) => window.from <= at && at < window.to);
  return now.sort((a, b) => b.window.to - a.window.to)[0] ?? null;
}

/** The first freeze that begins after an instant; null if none is known. */
export function freezeAfter({ freezes }: Pick<Plan, 'freezes'>, at: Instant): FreezeWindow | null {
  const later = occurrences(freezes).filter(({ window }) => window.from > at);
  return later.sort((a, b) => a.window.from - b.window.from)[0] ?? null;
}

function occurrences(freezes: Plan['freezes']): FreezeWindow[] {
  return freezes.flatMap(({ name, windows }) => windows.map((window) => ({ name, window })));
}

/** The groups with targets that the change starts to roll; where it starts none, those that the next rollout would. */
export function rolledNow({ head }: Pick<Plan, 'head'>): readonly GroupRollout[] {
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
  if (group.start !== null && group.start <= plan.at) return false;
  const open = openTimes(group, plan);
  return open !== null && !open.some(({ from, to }) => from <= plan.at && plan.at < to);
}

/** The next opening of one of these groups; Infinity if none is known. */
export function nextOpening(rolled: readonly GroupRollout[], plan: Plan): Instant {
  const openings = rolled.flatMap(({ group }) => (openTimes(group, plan) ?? []).map(({ from }) => from));
  return Math.min(...openings.filter((from) => from > plan.at));
}

/** A controller that looks at its window once a minute starts up to a minute after it opened. */
const POLL_MS = 60_000;

/**
 * The closed window for which nothing of the rollout would start at the plan's instant; null where something does, or where
 * nothing has windows. Groups whose window is closed while others start wait by themselves.
 */
export function closedWindow(plan: Plan): { readonly says: Text; readonly place: Place } | null {
  const rolled = rolledNow(plan);
  const held = rolled.filter(({ group }) => isHeldByWindow(group, plan));
  const startsNow = rolled.some(
    ({ group }) => !isHeldByWindow(group, plan) && group.start !== null && group.start <= plan.at + POLL_MS,
  );
  const [first] = held;
  if (!first || startsNow) return null;
  const opens = nextOpening(held, plan);
  const state =
    opens === Infinity
      ? text`its limits allow nothing at any known time`
      : text`its window is closed until ${inZone(instant(opens), plan.timeZone)}`;
  const others = held.length - 1;
  const more = others > 0 && text` The same applies to ${count(others, 'other group')}.`;
  const says = text`${first.subject}: ${state}, and nothing would start now.${more}`;
  return { says, place: first.policy.place };
}

/** Groups that wait for their window or for a person while others start, no rollout that starts by itself, or nothing to start. */
export function startNotes(plan: Plan): Text[] {
  const rolled = rolledNow(plan);
  if (rolled.length === 0) return [text`No policy has a target to roll.`];
  const held = rolled.filter(
    (one) => isHeldByWindow(one.group, plan) && nextOpening([one], plan) < Infinity,
  ).length;
  const policies = [...new Set(rolled.map(({ policy }) => policy))];
  return present([
    policies.every(startsNothing) &&
      (policies.every(isOnlyNext)
        ? text`No rollout starts by itself; this describes the next one.`
        : text`Nothing new starts; rollouts in progress in the snapshot continue, whatever the gate decides.`),
    ...policies.map(
      ({ ref, change }) =>
        change?.held &&
        text`${policyName(ref)} is ${literal(heldText(change.held))}: no target is updated until a person changes that; when it completes is unknown.`,
    ),
    held > 0 &&
      held < rolled.length &&
      text`${held} of ${count(rolled.length, 'group')} ${verbFor(held, 'waits for its', 'wait for their')} window.`,
  ]);
}

/** The way in which a person holds a rollout, to follow `is`. */
export function heldText(held: HeldBack | null): string {
  return held === 'OnDelete' || held === 'partition' ? `held back (${held})` : String(held);
}

/** The end of a rollout that starts at one instant. */
export type Outlook = ReturnType<typeof outlookOf>;

/** The outlook of a plan for its own instant; of several clusters the last end and the first freeze. */
export function outlookOf({ reports }: Pick<RunReport, 'reports'>) {
  const { at } = reports[0].plan;
  const clusters = reports.map(({ plan }) => ({
    plan,
    rolled: rolledNow(plan),
    freeze: freezeAfter(plan, plan.at),
  }));
  const rolled = clusters.flatMap((one) => one.rolled);
  const free = rolled.filter(isFree);
  const ends = (free.length > 0 ? free : rolled).map(finishOf);
  const inside = clusters.flatMap((one) => one.rolled.flatMap((of) => insideWindows(of, one.plan)));
  const freezes = clusters.flatMap(({ freeze }) => freeze ?? []);
  return {
    at,
    /** The instant at which the last target is done; null if one never is. */
    finish: ends.includes(null) ? null : Math.max(at, ...ends.map((end) => end ?? 0)),
    /** True if a person holds all of it: none of its targets is disrupted, and when one will be is unknown. */
    isHeld: free.length === 0 && rolled.length > 0,
    /** True if every target is back before the window closes in which it was disrupted; null if no group has windows. */
    endsInsideWindows: inside.length === 0 ? null : inside.every(Boolean),
    /** The first freeze that begins after the start; null if none is known. */
    nextFreeze: freezes.sort((a, b) => a.window.from - b.window.from)[0] ?? null,
    /** True if it is over before that freeze begins. */
    endsBeforeFreeze: clusters.every(({ rolled: own, freeze }) =>
      own.filter(isFree).every((one) => freeze === null || (finishOf(one) ?? Infinity) <= freeze.window.from),
    ),
  };
}

/** A rollout that a person holds disrupts nothing, and is reported beside the others. */
function isFree({ policy }: GroupRollout): boolean {
  return policy.change?.held === undefined;
}

/** A group that is done before it begins ends at once; the end of a rollout that a person holds is unknown. */
function finishOf(one: GroupRollout): Instant | null {
  const { outcome, finish } = one.group;
  if (!isFree(one)) return null;
  if (outcome === 'none') return 0;
  return outcome === 'complete' && finish !== null ? finish + settlingMs(one.group) : null;
}

/** For each batch of a group with windows, as far as they are known. */
function insideWindows({ group }: GroupRollout, plan: Plan): boolean[] {
  const open = openTimes(group, plan);
  if (open === null) return [];
  const known = group.calendar?.within.to ?? plan.horizon.to;
  const batches = group.batches.filter(({ start }) => start < known);
  return batches.map(({ start, end }) => {
    const window = open.find(({ from, to }) => from <= start && start < to);
    return end !== null && window !== undefined && end <= window.to;
  });
}
