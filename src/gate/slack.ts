import { DAY_MS } from '../calendar/days.js';
import type { Interval } from '../calendar/intervals.js';
import type { Plan, PlannedGroup, SidePlan } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { rolledGroups } from '../rules/rule.js';
import { openTimes } from './rolled.js';
import { settlingMs } from '../plan/measure/wholes.js';
import { firstNot } from '../manifest/lookup.js';

/**
 * How far the start of a plan can be put off before one of the rollout's own instants meets an edge: of a window, of a freeze (where
 * these count), of a day, of an age, of work that has begun. 0 where one is on an edge.
 */
export function slackOf(plan: Plan, { withFreezes }: { readonly withFreezes: boolean }): number {
  // The others' next rollouts run beside it, and the base is what it is compared with.
  const sides = plan.base ? [plan.head, plan.base] : [plan.head];
  const edges = edgesOf(plan, sides, withFreezes);
  const own = sides.flatMap((side) => instantsOfSide(side, plan));
  const slack = [plan.at, plan.horizon.to, ...own].map((instant) => {
    const next = edges[firstNot(edges, (place) => (edges[place] ?? Infinity) < instant)] ?? Infinity;
    return next - instant;
  });
  return Math.min(...slack, DAY_MS);
}

function groupsOf(side: SidePlan): readonly PlannedGroup[] {
  return rolledGroups(side).map(({ group }) => group);
}

function instantsOfSide(side: SidePlan, plan: Plan): Instant[] {
  const groups = groupsOf(side);
  return groups.flatMap((group) => {
    // A window that is open at the start delays nothing.
    const opens = new Set(windowsOf(group, plan).flatMap(({ from }) => (from > plan.at ? [from] : [])));
    // Groups may wait for each other; one alone stays where its window puts it.
    const moving = groups.length === 1 ? beforeWaiting(group, opens) : group.batches;
    return moving.flatMap((batch) => instantsOf(batch, group, opens));
  });
}

/** Batches up to the first that waited for its window to open: a later start does not move the rest. */
function beforeWaiting({ batches }: PlannedGroup, opens: ReadonlySet<Instant>): PlannedGroup['batches'] {
  const waited = batches.findIndex(
    ({ start }, index) => opens.has(start) && batches.slice(0, index).every(({ end }) => end !== start),
  );
  return waited < 0 ? batches : batches.slice(0, waited);
}

/** The instants at which its targets start, are back, and count as done. A start at the opening of a window is after it, wherever it moves. */
function instantsOf(
  { start, end }: PlannedGroup['batches'][number],
  group: PlannedGroup,
  opens: ReadonlySet<Instant>,
): Instant[] {
  const settlesMs = settlingMs(group);
  return [
    ...(opens.has(start) ? [] : [start]),
    ...(end === null ? [] : [end]),
    ...(end !== null && settlesMs > 0 ? [end + settlesMs] : []),
  ];
}

/** Instants that do not move with the start, in order. */
function edgesOf(plan: Plan, sides: readonly SidePlan[], withFreezes: boolean): readonly Instant[] {
  const midnight = Math.floor(plan.at / DAY_MS) * DAY_MS + DAY_MS;
  const groups = sides.flatMap(groupsOf);
  const frozen = withFreezes ? plan.freezes.flatMap(({ windows }) => edgesIn(windows)) : [];
  const opened = groups.flatMap((group) => windowEdges(group, plan));
  return [midnight, ...frozen, ...opened, ...groups.flatMap(fixedInstants)].sort((a, b) => a - b);
}

function edgesIn(intervals: readonly Interval[]): Instant[] {
  return intervals.flatMap(({ from, to }) => [from, to]);
}

/** The horizon cuts a window off, which is no edge of it. */
function windowEdges(group: PlannedGroup, plan: Plan): Instant[] {
  const edges = edgesIn(windowsOf(group, plan));
  const { from, to } = plan.horizon;
  return group.calendar ? edges : edges.filter((edge) => edge !== from && edge !== to);
}

function windowsOf(group: PlannedGroup, plan: Plan): readonly Interval[] {
  return openTimes(group, plan) ?? [];
}

function fixedInstants(group: PlannedGroup): Instant[] {
  const { expiries, outBefore, batches } = group;
  return [
    ...(group.expiry?.expected ?? []).map(({ at }) => at),
    ...(expiries?.expired ?? []).map(({ at }) => at),
    ...(outBefore > 0 ? batches.flatMap(({ end }) => end ?? []) : []),
  ];
}
