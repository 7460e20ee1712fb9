import { MINUTE_MS } from '../calendar/days.js';
import { gapsIn, type Interval, mergeIntervals } from '../calendar/intervals.js';
import type { Finding, Report } from '../plan/finding.js';
import type { Plan, PlannedGroup } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { sameRef } from '../rules/rule.js';
import { endOf } from '../rules/waivers.js';
import type { Decision } from './decision.js';
import { freezeAt } from './freezes.js';
import { isHeldByWindow, openTimes, rolledNow } from './rolled.js';
import { slackOf } from './slack.js';

/**
 * The first instant after that of a decision at which it may be another one. Until then a later start only moves the whole rollout:
 * all its starts and ends are on the same side of every edge of a freeze or a window, and what is waived stays so. Never less than a
 * minute.
 */
export function steadyUntil(decision: Pick<Decision, 'at' | 'run'>): Instant {
  const lapses = decision.run.reports.flatMap(({ waived }) =>
    waived.flatMap(({ waiver }) => (waiver ? [endOf(waiver.expires)] : [])),
  );
  return Math.min(movedUntil(decision), ...lapses);
}

function movedUntil({ at, run }: Pick<Decision, 'at' | 'run'>): Instant {
  const ends = run.reports.flatMap(({ plan }) => closedUntil(plan) ?? []);
  if (ends.length > 0) return Math.max(...ends, at + MINUTE_MS);
  const blocked = run.reports.flatMap((report) => runsIntoUntil(report) ?? []);
  if (blocked.length > 0) {
    // Denied all along: of the rollout's own instants those that meet a freeze do not matter then.
    const slack = Math.min(...run.reports.map(({ plan }) => slackOf(plan, { withFreezes: false })));
    return Math.max(at + MINUTE_MS, Math.min(Math.max(...blocked), at + slack));
  }
  const slack = Math.min(...run.reports.map(({ plan }) => slackOf(plan, { withFreezes: true })));
  return Math.max(at + MINUTE_MS, at + slack);
}

/**
 * The beginning of a freeze into which the rollout runs whenever it starts before: it is at work when the freeze begins, and never
 * rests for as long as the freeze lasts. Null where there is none.
 */
function runsIntoUntil({ plan, findings }: Report): Instant | null {
  const found = rolledNow(plan).flatMap(({ group }) => {
    const hits = findings.filter((one) => isInFreeze(one) && isOf(one, group));
    const names = new Set(hits.map(({ evidence }) => evidence['freeze']));
    const windows = plan.freezes.filter(({ name }) => names.has(name)).flatMap((freeze) => freeze.windows);
    return windows.filter((window) => isBusyInto(group, window, plan.at)).map(({ from }) => from);
  });
  return found.length === 0 ? null : Math.max(...found);
}

function isInFreeze({ rule, severity, status }: Finding): boolean {
  return rule === 'in-freeze' && severity === 'error' && status !== 'fixed';
}

function isOf({ policy, group: name }: Finding, { declaredIn, name: own }: PlannedGroup): boolean {
  return policy !== null && sameRef(policy, declaredIn) && name === own;
}

/** True where work that begins at once goes on past the beginning of a window, with no rest as long as the window. */
function isBusyInto(group: PlannedGroup, { from, to }: Interval, at: Instant): boolean {
  const added = new Set(group.joining);
  const own = group.batches.filter(({ targets }) => targets.some((target) => !added.has(target)));
  const work = own.flatMap(({ start, end }) => (end === null ? [] : [{ from: start, to: end }]));
  const busy = mergeIntervals(work.sort((a, b) => a.from - b.from));
  const [first] = busy;
  if (!first || first.from > at || (busy.at(-1)?.to ?? 0) <= from) return false;
  return gapsIn({ from: at, to: busy.at(-1)?.to ?? at }, busy).every((gap) => gap.to - gap.from < to - from);
}

/** While a freeze or a closed window lasts, its end; null where neither is why. */
function closedUntil(plan: Plan): Instant | null {
  const freeze = freezeAt(plan, plan.at);
  if (freeze) return freeze.window.to;
  const rolled = rolledNow(plan).map(({ group }) => group);
  if (rolled.length === 0 || !rolled.every((group) => isHeldByWindow(group, plan))) return null;
  const openings = rolled.flatMap((group) => (openTimes(group, plan) ?? []).map(({ from }) => from));
  const next = Math.min(...openings.filter((from) => from > plan.at));
  // Without a calendar nothing is known beyond the horizon.
  return Math.min(next, plan.horizon.to);
}
