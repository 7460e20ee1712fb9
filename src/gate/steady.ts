import { DAY_MS, MINUTE_MS } from '../calendar/days.js';
import { gapsIn, type Interval, mergeIntervals } from '../calendar/intervals.js';
import { firstNot } from '../manifest/lookup.js';
import type { Report } from '../plan/finding.js';
import { settlingMs } from '../plan/measure/wholes.js';
import type { Plan, PlannedGroup } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { rolledGroups, sameRef } from '../rules/rule.js';
import { endOf } from '../rules/waivers.js';
import type { Decision } from './decision.js';
import { freezeAt, isHeldByWindow, nextOpening, openTimes, rolledNow } from './windows.js';

/**
 * The first instant after that of a decision at which it may be another one. Until then a later start only moves the whole rollout:
 * all its starts and ends are on the same side of every edge of a freeze or a window, and what is waived stays so. Never less than a
 * minute.
 */
export function steadyUntil({ at, run: { reports } }: Pick<Decision, 'at' | 'run'>): Instant {
  const lapses = reports.flatMap(({ waived }) =>
    waived.flatMap(({ waiver }) => (waiver ? [endOf(waiver.expires)] : [])),
  );
  const closed = reports.flatMap(({ plan }) => closedUntil(plan) ?? []);
  const blocked = reports.flatMap((report) => runsIntoUntil(report) ?? []);
  const isBlocked = blocked.length > 0;
  // Denied all along if it runs into a freeze: of the rollout's own instants those that meet a freeze do not matter then.
  const slack = (): number => Math.min(...reports.map(({ plan }) => slackOf(plan, !isBlocked)));
  const moved =
    closed.length > 0
      ? Math.max(...closed)
      : Math.min(isBlocked ? Math.max(...blocked) : Infinity, at + slack());
  return Math.min(Math.max(moved, at + MINUTE_MS), ...lapses);
}

/** While a freeze or a closed window lasts, its end; null where neither is why. */
function closedUntil(plan: Plan): Instant | null {
  const freeze = freezeAt(plan, plan.at);
  if (freeze) return freeze.window.to;
  const rolled = rolledNow(plan);
  if (rolled.length === 0 || !rolled.every(({ group }) => isHeldByWindow(group, plan))) return null;
  // Without a calendar nothing is known beyond the horizon.
  return Math.min(nextOpening(rolled, plan), plan.horizon.to);
}

/**
 * The beginning of a freeze into which the rollout runs whenever it starts before: it is at work when the freeze begins, and never
 * rests for as long as the freeze lasts. Null where there is none.
 */
function runsIntoUntil({ plan, findings }: Report): Instant | null {
  const hits = findings.filter(
    ({ rule, severity, status }) => rule === 'in-freeze' && severity === 'error' && status !== 'fixed',
  );
  const found = rolledNow(plan).flatMap(({ group }) => {
    const own = hits.filter(
      ({ policy, group: name }) =>
        policy !== null && sameRef(policy, group.declaredIn) && name === group.name,
    );
    const names = new Set(own.map(({ evidence }) => evidence['freeze']));
    const windows = plan.freezes.filter(({ name }) => names.has(name)).flatMap((freeze) => freeze.windows);
    return windows.filter((window) => isBusyInto(group, window, plan.at)).map(({ from }) => from);
  });
  return found.length === 0 ? null : Math.max(...found);
}

/** True where work that begins at once goes on past the beginning of a window, with no rest as long as the window. */
function isBusyInto(group: PlannedGroup, { from, to }: Interval, at: Instant): boolean {
  const added = new Set(group.joining);
  const own = group.batches.filter(({ targets }) => targets.some((target) => !added.has(target)));
  const work = own.flatMap(({ start, end }) => (end === null ? [] : [{ from: start, to: end }]));
  const busy = mergeIntervals(work.sort((a, b) => a.from - b.from));
  const [first] = busy;
  const last = busy.at(-1)?.to ?? at;
  if (!first || first.from > at || last <= from) return false;
  return gapsIn({ from: at, to: last }, busy).every((gap) => gap.to - gap.from < to - from);
}

/**
 * How far the start of a plan can be put off before one of the rollout's own instants meets an edge: of a window, of a freeze (where
 * these count), of a day, of an age, of work that has begun. 0 where one is on an edge.
 */
function slackOf(plan: Plan, withFreezes: boolean): number {
  const { at, horizon } = plan;
  // The others' next rollouts run beside it, and the base is what it is compared with.
  const sides = [plan.head, ...(plan.base ? [plan.base] : [])].map((side) =>
    rolledGroups(side).map(({ group }) => ({ group, windows: openTimes(group, plan) ?? [] })),
  );
  const midnight = Math.floor(at / DAY_MS) * DAY_MS + DAY_MS;
  const frozen = withFreezes ? plan.freezes.flatMap(({ windows }) => edgesIn(windows)) : [];
  const fixed = sides.flat().flatMap(({ group, windows }) => [
    // The horizon cuts a window off, which is no edge of it.
    ...edgesIn(windows).filter((edge) => group.calendar || (edge !== horizon.from && edge !== horizon.to)),
    ...(group.expiry?.expected ?? []).map((one) => one.at),
    ...(group.expiries?.expired ?? []).map((one) => one.at),
    ...(group.outBefore > 0 ? group.batches.flatMap(({ end }) => end ?? []) : []),
  ]);
  const edges = [midnight, ...frozen, ...fixed].sort((a, b) => a - b);
  const own = sides.flatMap((groups) =>
    groups.flatMap(({ group, windows }) => movingInstants(group, windows, at, groups.length === 1)),
  );
  const slack = [at, horizon.to, ...own].map((instant) => {
    const next = edges[firstNot(edges, (place) => (edges[place] ?? Infinity) < instant)] ?? Infinity;
    return next - instant;
  });
  return Math.min(...slack, DAY_MS);
}

function edgesIn(intervals: readonly Interval[]): Instant[] {
  return intervals.flatMap(({ from, to }) => [from, to]);
}

/**
 * The instants at which targets start, are back, and count as done, as far as they move with the start. A start at the opening of a window
 * is after it, wherever it moves. Groups may wait for each other; one alone stays where its window puts it.
 */
function movingInstants(
  group: PlannedGroup,
  windows: readonly Interval[],
  at: Instant,
  isAlone: boolean,
): Instant[] {
  const { batches } = group;
  // A window that is open at the start delays nothing.
  const opens = new Set(windows.flatMap(({ from }) => (from > at ? [from] : [])));
  const waited = batches.findIndex(
    ({ start }, index) => opens.has(start) && batches.slice(0, index).every(({ end }) => end !== start),
  );
  const settlesMs = settlingMs(group);
  return batches
    .slice(0, isAlone && waited >= 0 ? waited : undefined)
    .flatMap(({ start, end }) => [
      ...(opens.has(start) ? [] : [start]),
      ...(end === null ? [] : [end, ...(settlesMs > 0 ? [end + settlesMs] : [])]),
    ]);
}
