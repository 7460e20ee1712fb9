import { DAY_MS, HOUR_MS } from '../calendar/days.js';
import { gapsIn, type Interval, mergeIntervals } from '../calendar/intervals.js';
import type { Report } from '../plan/finding.js';
import { settlingMs } from '../plan/measure/wholes.js';
import type { Plan, PlannedGroup } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { rolledGroups } from '../rules/rule.js';
import { endOf } from '../rules/waivers.js';
import type { Decision } from './decision.js';
import { freezeAt, isHeldByWindow, nextOpening, rolledNow } from './windows.js';

/**
 * The next start to try after a decision. While a freeze or a closed window lasts, and before a freeze that the rollout runs into whenever it
 * starts, that is the end of it. Else it is the next edge of a freeze or a window, or the next full hour; a later one if the whole rollout is over
 * before the next edge, so that a later start only moves it.
 */
export function nextCandidate({ at, reasons, run: { reports } }: Decision): Instant {
  const waits = reports.flatMap(({ plan }) => {
    const isFrozen = reasons.some(({ code, cluster }) => code === 'freeze' && cluster === plan.cluster);
    return closedUntil(plan) ?? (isFrozen ? (busyUntil(plan) ?? []) : []);
  });
  const edges = reports.flatMap(edgesOf);
  const next = edges.reduce((first, edge) => (edge > at && edge < first ? edge : first), at + DAY_MS);
  if (waits.length > 0) return Math.max(at + 1, ...waits);
  const groups = reports.flatMap(({ plan }) => groupsOf(plan));
  const endsOf = (group: PlannedGroup): Instant[] =>
    group.batches.map(({ end }) => (end === null ? Infinity : end + settlingMs(group)));
  const end = Math.max(at, ...groups.flatMap(endsOf));
  const hour = (instant: Instant): Instant => Math.floor(instant / HOUR_MS) * HOUR_MS;
  return Math.min(next, Math.max(hour(at) + HOUR_MS, hour(next - (end - at))));
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

/** The last beginning of a freeze into which the rollout runs whenever it starts before; null where there is none. */
function busyUntil(plan: Plan): Instant | null {
  const windows = plan.freezes.flatMap((freeze) => freeze.windows);
  const groups = rolledNow(plan).map(({ group }) => group);
  const hit = windows.filter((window) => groups.some((group) => isBusyInto(group, window, plan.at)));
  return hit.length === 0 ? null : Math.max(...hit.map(({ from }) => from));
}

/** True where work that begins at once goes on past the beginning of a window, with no rest as long as the window. */
function isBusyInto({ batches, joining }: PlannedGroup, { from, to }: Interval, at: Instant): boolean {
  const added = new Set(joining);
  const own = batches.filter(({ targets }) => targets.some((target) => !added.has(target)));
  const work = own.flatMap(({ start, end }) => (end === null ? [] : [{ from: start, to: end }]));
  const busy = mergeIntervals(work.sort((a, b) => a.from - b.from));
  const last = busy.at(-1)?.to ?? at;
  if ((busy[0]?.from ?? Infinity) > at || last <= from) return false;
  return gapsIn({ from: at, to: last }, busy).every((gap) => gap.to - gap.from < to - from);
}

/** Edges of freezes and of limits that change with time, the expiry of targets, and the ends of waivers and of work that has begun: these do not move with the start. */
function edgesOf({ plan, waived }: Report): Instant[] {
  return [
    ...plan.freezes.flatMap(({ windows }) => windows.flatMap(({ from, to }) => [from, to])),
    ...waived.flatMap(({ waiver }) => (waiver ? [endOf(waiver.expires)] : [])),
    ...groupsOf(plan).flatMap((group) => [
      ...(group.calendar?.spans ?? group.allowed).map(({ from }) => from),
      ...[...(group.expiry?.expected ?? []), ...(group.expiries?.expired ?? [])].map((one) => one.at),
      ...(group.outBefore > 0 ? group.batches.flatMap(({ end }) => end ?? []) : []),
    ]),
  ];
}

/** The next rollouts of other policies run beside it, and the base is what it is compared with. */
function groupsOf({ head, base }: Plan): PlannedGroup[] {
  return [head, ...(base ? [base] : [])].flatMap((side) => rolledGroups(side).map(({ group }) => group));
}
