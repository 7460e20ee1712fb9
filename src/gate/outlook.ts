import { settlingMs } from '../plan/measure/wholes.js';
import type { Plan } from '../plan/model.js';
import type { RunReport } from '../plan/run-report.js';
import type { Instant } from '../rollout/controller.js';
import type { LimitedGroup } from '../rules/rule.js';
import { freezeAfter, openTimes, rolledNow } from './windows.js';

/** The end of a rollout that starts at one instant. */
export type Outlook = ReturnType<typeof outlookOf>;

/** The outlook of a plan for its own instant; of several clusters the last end and the first freeze. */
export function outlookOf({ reports }: Pick<RunReport, 'reports'>) {
  const [
    {
      plan: { at },
    },
  ] = reports;
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
function isFree({ policy }: LimitedGroup): boolean {
  return policy.change?.held === undefined;
}

/** A group that is done before it begins ends at once; the end of a rollout that a person holds is unknown. */
function finishOf(one: LimitedGroup): Instant | null {
  const { outcome, finish } = one.group;
  if (!isFree(one)) return null;
  if (outcome === 'none') return 0;
  return outcome === 'complete' && finish !== null ? finish + settlingMs(one.group) : null;
}

/** For each batch of a group with windows, as far as they are known. */
function insideWindows({ group }: LimitedGroup, plan: Plan): boolean[] {
  const open = openTimes(group, plan);
  if (open === null) return [];
  const known = group.calendar?.within.to ?? plan.horizon.to;
  const batches = group.batches.filter(({ start }) => start < known);
  return batches.map(({ start, end }) => {
    const window = open.find(({ from, to }) => from <= start && start < to);
    return end !== null && window !== undefined && end <= window.to;
  });
}
