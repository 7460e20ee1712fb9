import { DAY_MS } from '../calendar/days.js';
import type { Instant } from '../rollout/controller.js';
import { rolledGroups } from '../rules/rule.js';
import { nextCandidate } from './candidates.js';
import type { Decision, Reason } from './decision.js';
import { type Outlook, outlookOf } from './windows.js';

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

/** The times at which a rollout may start. */
export type StartTimes = ReturnType<typeof startTimes>;
/** Starts that break no rule: `from`, and every full hour before `until`. */
export type StartSpan = ReturnType<typeof spanOf>;

/** The reason against the last start that was tried: a rule that is always broken rather than a window that is closed then. */
export function denialOf({ last: { reasons } }: StartTimes): Reason | null {
  return reasons.find(({ code }) => code === 'broken-rule') ?? reasons[0] ?? null;
}

/** Finds the starts until `to` with the search of the gate. */
export function startTimes(decideAt: DecideAt, from: Instant, to: Instant) {
  const spans: StartSpan[] = [];
  let last = decideAt(from);
  while (last.at < to) {
    const next = nextAllowed(last, decideAt, to);
    const start = (last = next.decision);
    if (next.outlook === null) break;
    let until = start.at;
    for (; last.at < to && isAllowedFresh(last); last = decideAt(until)) until = nextCandidate(last);
    spans.push(spanOf(start, Math.min(until, to)));
  }
  /** The best one first; the last start that was tried. */
  return { from, to, spans: spans.sort(byRank), last };
}

function spanOf({ at, run }: Decision, until: Instant) {
  const effects = run.reports.map(({ plan }) => plan.head);
  const [peak] = effects.map(({ combined }) => combined).toSorted((a, b) => b.peakAtOnce - a.peakAtOnce);
  const policies = effects.flatMap((effect) => effect.policies.map((policy) => policy.effect));
  const [loss] = policies.toSorted((a, b) => b.worstLoss - a.worstLoss);
  return {
    ...{ from: at, until },
    /** The outlook of its first start. */
    outlook: outlookOf(run),
    peakAtOnce: peak?.peakAtOnce ?? 0,
    worstLoss: loss?.worstLoss ?? 0,
    /** The units of these two. */
    units: { peak: peak?.unit ?? 'node', loss: loss?.groups[0]?.unit ?? 'node' },
  };
}

/** Starts whose rollout ends come first, then those with fewer broken and unavailable targets, inside windows, before the next freeze, and soonest. */
function byRank(a: StartSpan, b: StartSpan): number {
  const ranks = ({ outlook, peakAtOnce, worstLoss, from }: StartSpan): number[] => [
    outlook.finish === null ? 1 : 0,
    worstLoss,
    peakAtOnce,
    outlook.endsInsideWindows === false ? 1 : 0,
    outlook.endsBeforeFreeze ? 0 : 1,
    outlook.finish ?? 0,
    from,
  ];
  const [left, right] = [ranks(a), ranks(b)];
  return left.map((rank, i) => rank - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
