import { DAY_MS } from '../calendar/days.js';
import type { Instant } from '../rollout/controller.js';
import { rolledGroups } from '../rules/rule.js';
import { nextCandidate } from './candidates.js';
import type { Decision } from './decision.js';
import { type Outlook, outlookOf } from './outlook.js';

/** Plans a start at an instant, and decides. */
export type DecideAt = (at: Instant) => Decision;

/** The answer of a gate about one instant. */
export interface GateReport {
  readonly decision: Decision;
  /** The end of a start now; null if it may not start. */
  readonly outlook: Outlook | null;
  /** Null if it may start now. */
  readonly next: ReturnType<typeof nextAllowed> | null;
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

/** A freeze over the holidays, and what comes after it. */
const FARTHEST_MS = 92 * DAY_MS;
/** So many plans in a row that are worse than the reviewed one, or break a rule: it is hardly a matter of the hour. */
const MOST_IN_VAIN = 60;

/**
 * Looks from a denied decision on for a start that would be allowed, with a snapshot as fresh and a fleet as it is now: at the edges of freezes
 * and windows, and at full hours.
 */
export function nextAllowed(denied: Decision, decideAt: DecideAt, until: Instant = denied.at + FARTHEST_MS) {
  const most = plansFor(denied);
  let inVain = 0;
  let decision = denied;
  let isPossible = !denied.isUnknown;
  for (let plans = 0; isPossible && !isAllowedFresh(decision); plans += 1) {
    const isOfRules = decision.reasons.some(({ code }) => code === 'broken-rule' || code === 'worse-plan');
    inVain = isOfRules ? inVain + 1 : 0;
    const at = nextCandidate(decision);
    isPossible = at < until && plans < most && inVain < MOST_IN_VAIN;
    if (isPossible) decision = decideAt(at);
  }
  return {
    /** The last instant that was tried: the one that is allowed, where one was found. */
    decision,
    /** The end of a start then; null if none was found. */
    outlook: isPossible ? outlookOf(decision.run) : null,
    searchedUntil: decision.at,
  };
}

/** True if only the age of the snapshot denies it: by then there is another one. */
export function isAllowedFresh({ reasons }: Decision): boolean {
  return reasons.every(({ code }) => code === 'stale-snapshot');
}

/** The most plans of a search: one of 100 nodes takes some milliseconds, one of 5,000 a second. */
function plansFor({ run }: Decision): number {
  const targets = run.reports
    .flatMap(({ plan }) => rolledGroups(plan.head))
    .reduce((sum, { group }) => sum + group.matched, 0);
  return Math.max(24, Math.min(250, Math.floor(50_000 / Math.max(1, targets))));
}
