import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/days.js';
import type { Instant } from '../rollout/controller.js';
import { rolledGroups } from '../rules/rule.js';
import type { Decision } from './decision.js';
import { type Outlook, outlookOf } from './outlook.js';
import { steadyUntil } from './steady.js';

/** Plans a start at an instant, and decides. */
export type DecideAt = (at: Instant) => Decision;

/** The answer of a gate about one instant. */
export interface GateReport {
  readonly decision: Decision;
  /** The end of a start now; null if it may not start. */
  readonly outlook: Outlook | null;
  /** Null if it may start now. */
  readonly next: NextWindow | null;
}

/** Decides for an instant, and looks for the next one if that is denied. */
export function gateReport(decideAt: DecideAt, at: Instant): GateReport {
  const decision = decideAt(at);
  return decision.gate === 'allow'
    ? { decision, outlook: outlookOf(decision.run), next: null }
    : { decision, outlook: null, next: nextAllowed(decision, decideAt) };
}

/** 0 allowed, 1 denied, 2 denied because something could not be evaluated. */
export function gateExitCode({ gate, isUnknown }: Decision): 0 | 1 | 2 {
  if (gate === 'allow') return 0;
  return isUnknown ? 2 : 1;
}

/** The next instant at which a denied rollout would be allowed, with a snapshot as fresh and a fleet as it is now. */
interface NextWindow {
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
  const most = plansFor(denied);
  let isExact = true;
  let inVain = 0;
  let decision = denied;
  const found = (outlook: Outlook | null): NextWindow => {
    return { decision, outlook, searchedUntil: decision.at, isExact };
  };
  if (denied.isUnknown) return found(null);
  for (let plans = 0; !isAllowedFresh(decision); plans += 1) {
    const isOfRules = decision.reasons.some(({ code }) => code === 'broken-rule' || code === 'worse-plan');
    inVain = isOfRules ? inVain + 1 : 0;
    isExact &&= plans < most / 2 && inVain < MOST_IN_VAIN / 2;
    const at = nextCandidate(decision, isExact ? MINUTE_MS : HOUR_MS);
    if (at >= until || plans >= most || inVain >= MOST_IN_VAIN) return found(null);
    decision = decideAt(at);
  }
  return found(outlookOf(decision.run));
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

/** The most plans of a search: one of 100 nodes takes some milliseconds, one of 5,000 a second. */
function plansFor({ run }: Decision): number {
  const targets = run.reports
    .flatMap(({ plan }) => rolledGroups(plan.head))
    .reduce((sum, { group }) => sum + group.matched, 0);
  return Math.max(24, Math.min(250, Math.floor(50_000 / Math.max(1, targets))));
}
