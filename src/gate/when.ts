import type { Instant } from '../rollout/controller.js';
import { nextCandidate } from './candidates.js';
import type { Decision, Reason } from './decision.js';
import { outlookOf } from './outlook.js';
import { type DecideAt, isAllowedFresh, nextAllowed } from './gate.js';

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
