import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/days.js';
import type { Instant } from '../rollout/controller.js';
import { rolledGroups } from '../rules/rule.js';
import type { Decision } from './decision.js';
import { type Outlook, outlookOf } from './outlook.js';
import { steadyUntil } from './steady.js';

/** Plans a start at an instant, and decides. */
export type DecideAt = (at: Instant) => Decision;

/** The next instant at which a denied rollout would be allowed, with a snapshot as fresh and a fleet as it is now. */
export interface NextWindow {
  /** The last instant that was tried: the one that is allowed, where one was found. */
  readonly decision: Decision;
  /** The end of a start then; null if none was found. */
  readonly outlook: Outlook | null;
  /** As far as was looked. */
  readonly searchedUntil: Instant;
  /** False where not every minute up to it was looked at, since that would take too many plans. */
  readonly isExact: boolean;
}

/** A freeze over the holidays, and what comes after it. */
const FARTHEST_MS = 92 * DAY_MS;
/** The cost of a search: a plan of 100 nodes takes some milliseconds, one of 5,000 a second. */
const TARGETS_PLANNED = 50_000;
const MOST_PLANS = 250;
const FEWEST_PLANS = 24;
/** So many plans in a row that are worse than the reviewed one, or break a rule: it is hardly a matter of the hour. */
const MOST_IN_VAIN = 60;

/**
 * Looks from a denied decision on for the first minute at which it would be allowed. A minute is left out only where the decision
 * cannot be another one than that of the minute before; where that takes too many plans, the rest is looked at by the hour.
 */
export function nextAllowed(
  denied: Decision,
  decideAt: DecideAt,
  until: Instant = denied.at + FARTHEST_MS,
): NextWindow {
  if (denied.isUnknown) return { decision: denied, outlook: null, searchedUntil: denied.at, isExact: true };
  const most = plansFor(denied);
  let isExact = true;
  let inVain = 0;
  let decision = denied;
  for (let plans = 0; !isAllowedFresh(decision); plans += 1) {
    inVain = isMatterOfTime(decision) ? 0 : inVain + 1;
    isExact &&= plans < most / 2 && inVain < MOST_IN_VAIN / 2;
    const at = nextCandidate(decision, isExact ? MINUTE_MS : HOUR_MS);
    if (at >= until || plans >= most || inVain >= MOST_IN_VAIN)
      return { decision, outlook: null, searchedUntil: decision.at, isExact };
    decision = decideAt(at);
  }
  return { decision, outlook: outlookOf(decision.run), searchedUntil: decision.at, isExact };
}

function isMatterOfTime({ reasons }: Decision): boolean {
  return reasons.every(({ code }) => code !== 'broken-rule' && code !== 'worse-plan');
}

/** True if only the age of the snapshot denies it: by then there is another one. */
export function isAllowedFresh({ reasons }: Decision): boolean {
  return reasons.every(({ code }) => code === 'stale-snapshot');
}

/** The next instant at which the decision may change, on a whole step. */
export function nextCandidate(decision: Decision, stepMs: number): Instant {
  const next = steadyUntil(decision);
  const step = next - decision.at <= stepMs ? stepMs : MINUTE_MS;
  return Math.ceil(Math.max(next, decision.at + 1) / step) * step;
}

/** By the size of the fleet, which one plan takes longer for. */
function plansFor({ run }: Decision): number {
  const targets = run.reports
    .flatMap(({ plan }) => rolledGroups(plan.head))
    .reduce((sum, { group }) => sum + group.matched, 0);
  return Math.max(FEWEST_PLANS, Math.min(MOST_PLANS, Math.floor(TARGETS_PLANNED / Math.max(1, targets))));
}
