import { HOUR_MS } from '../calendar/days.js';
import type { Instant } from '../rollout/controller.js';
import type { Decision } from './decision.js';
import { type Outlook, outlookOf } from './outlook.js';
import type { Reason } from './reason.js';
import { type DecideAt, isAllowedFresh } from './search.js';
import { steadyUntil } from './steady.js';

/** Starts on the hour, one after the other, that all break no rule. */
export interface StartSpan {
  readonly first: Instant;
  readonly last: Instant;
  readonly starts: number;
  /** The outlook of its best start. */
  readonly best: Outlook;
  readonly peakAtOnce: number;
  readonly worstLoss: number;
}

/** When a rollout may start, looked at hour by hour. */
export interface StartTimes {
  readonly from: Instant;
  readonly to: Instant;
  readonly looked: number;
  readonly allowed: number;
  /** The best one first. */
  readonly spans: readonly StartSpan[];
  /** The decision of the first instant: what is against it, where it is. */
  readonly first: Decision;
  /** What is against most of the starts, so that a window that is closed now does not hide a rule that is always broken. */
  readonly most: Against | null;
}

/** A reason against so many of the starts, as it is told at the first of them. */
interface Against {
  readonly reason: Reason;
  readonly starts: number;
}

interface Start {
  readonly outlook: Outlook;
  readonly peakAtOnce: number;
  readonly worstLoss: number;
}

/** Tries a start now and at every full hour until `to`. */
export function startTimes(decideAt: DecideAt, from: Instant, to: Instant): StartTimes {
  const first = decideAt(from);
  const starts: (Start | null)[] = [];
  const against = new Map<string, { reason: Reason; starts: number }>();
  const instants = hoursOf(from, to);
  let known = first;
  let steady = steadyUntil(first);
  for (const at of instants) {
    if (at >= steady && !first.isUnknown) {
      known = decideAt(at);
      steady = steadyUntil(known);
    }
    const isAllowed = !first.isUnknown && isAllowedFresh(known);
    starts.push(isAllowed ? startAt(at, known) : null);
    if (!isAllowed) countReasons(against, known.reasons);
  }
  const spans = spansOf(starts).sort((a, b) => byRank(startOf(a), startOf(b)));
  return {
    from,
    to,
    looked: starts.length,
    allowed: starts.filter((start) => start !== null).length,
    spans: spans.map(spanOf),
    first,
    most: [...against.values()].sort((a, b) => b.starts - a.starts)[0] ?? null,
  };
}

/** Where and of which kind tells a reason: its sentence may name the hour. */
function countReasons(
  against: Map<string, { reason: Reason; starts: number }>,
  reasons: readonly Reason[],
): void {
  const keys = new Set<string>();
  for (const reason of reasons) {
    const { code, cluster, place } = reason;
    const key = JSON.stringify([code, cluster, place?.file, place?.line, place?.column]);
    if (keys.has(key)) continue;
    keys.add(key);
    const known = against.get(key);
    if (known) known.starts++;
    else against.set(key, { reason, starts: 1 });
  }
}

function hoursOf(from: Instant, to: Instant): Instant[] {
  const hours: Instant[] = [from];
  for (let at = (Math.floor(from / HOUR_MS) + 1) * HOUR_MS; at < to; at += HOUR_MS) hours.push(at);
  return hours;
}

/** A later start of the same rollout only moves it, so its end moves as far. */
function startAt(at: Instant, { at: planned, run }: Decision): Start {
  const outlook = outlookOf(run);
  const effects = run.reports.map(({ plan }) => plan.head);
  return {
    outlook: { ...outlook, at, finish: outlook.finish === null ? null : outlook.finish + at - planned },
    peakAtOnce: Math.max(...effects.map(({ combined }) => combined.peakAtOnce)),
    worstLoss: Math.max(
      0,
      ...effects.flatMap(({ policies }) => policies.map(({ effect }) => effect.worstLoss)),
    ),
  };
}

type Span = readonly [Start, ...Start[]];

function spansOf(starts: readonly (Start | null)[]): Span[] {
  const spans: [Start, ...Start[]][] = [];
  let open = false;
  for (const start of starts) {
    if (start !== null && open) spans.at(-1)?.push(start);
    else if (start !== null) spans.push([start]);
    open = start !== null;
  }
  return spans;
}

function startOf(span: Span): Start {
  return [...span].sort(byRank)[0] ?? span[0];
}

function spanOf(span: Span): StartSpan {
  const { outlook: best, peakAtOnce, worstLoss } = startOf(span);
  const last = span.at(-1) ?? span[0];
  return {
    first: span[0].outlook.at,
    last: last.outlook.at,
    starts: span.length,
    best,
    peakAtOnce,
    worstLoss,
  };
}

/** What ends comes first, then what takes out and loses less, what ends inside its windows and before the next freeze, what ends soonest. */
function byRank(a: Start, b: Start): number {
  const ranks = ({ outlook, peakAtOnce, worstLoss }: Start): number[] => [
    outlook.finish === null ? 1 : 0,
    worstLoss,
    peakAtOnce,
    outlook.endsInsideWindows === false ? 1 : 0,
    outlook.endsBeforeFreeze ? 0 : 1,
    outlook.finish ?? 0,
    outlook.at,
  ];
  const [left, right] = [ranks(a), ranks(b)];
  return left.map((rank, i) => rank - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
