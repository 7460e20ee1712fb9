import { capital, counted } from '../../text/plural.js';
import { isOnlyNext } from '../../plan/outcome-of.js';
import type { Report } from '../../plan/finding.js';
import type { Instant, Unit } from '../../rollout/controller.js';
import { factOf, refKey } from '../../systems/system.js';
import { mostInSpans, outOverTime, type Steps } from './out-over-time.js';
import { NO_TEXT, literal, type Text, text } from '../../text/text.js';
import type { Selection } from '../choice/selection.js';
import { scopeOf } from './together.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** More labels than these run into each other. */
const MOST_SPANS = 24;
/** With fewer changes than these there is one block, which a sentence tells. */
const LEAST_STEPS = 3;
/** Lengths of a span; on the axis it is counted in `of`, which is called `word`. */
const SPANS: readonly { readonly ms: number; readonly of: number; readonly word: string }[] = [
  ...[1, 2, 5, 10, 15, 30].map((count) => ({ ms: count * MINUTE, of: MINUTE, word: 'minutes' })),
  ...[1, 2, 3, 6, 12].map((count) => ({ ms: count * HOUR, of: HOUR, word: 'hours' })),
  ...[1, 2, 4, 7, 14, 30, 90].map((count) => ({ ms: count * DAY, of: DAY, word: 'days' })),
];
const LONGEST = { ms: 365 * DAY, of: DAY, word: 'days' };

/** The most out in each span of time, on both sides. */
export interface OutInSpans {
  readonly unit: Unit;
  readonly from: Instant;
  readonly span: (typeof SPANS)[number];
  readonly head: readonly number[];
  readonly base: readonly number[] | null;
  /** The most of all orders in which it may go; more than the highest that is drawn where this is one of several. */
  readonly peak: number;
  /** True where some of the nodes serve while they are worked on: no package has an interrupt. */
  readonly serves: boolean;
  /** True where merging starts nothing: then it is what the next rollout would do. */
  readonly ifBegan: boolean;
}

/** Null where nothing goes out in more than one step, or where the plan was not made here. */
export function outInSpans(
  { plan }: Pick<Report, 'plan'>,
  selection: Selection,
  unit: Unit,
): OutInSpans | null {
  const { courses } = plan.head;
  if (!courses) return null;
  const touched = new Set(selection.subjects.map(({ diff }) => refKey(diff.ref)));
  const before = plan.base?.courses?.healthy(unit);
  const head = outOverTime(courses.healthy(unit), plan, unit, touched);
  const base = before ? outOverTime(before, plan, unit, touched) : null;
  const all = [...head, ...(base ?? [])];
  if (Math.max(head.length, base?.length ?? 0) < LEAST_STEPS) return null;
  const from = Math.min(...endsOf(head, 'first'), ...endsOf(base ?? [], 'first'));
  const until = Math.max(...endsOf(all, 'last'), from);
  // One span more shows where it ends up.
  const span = SPANS.find(({ ms }) => Math.floor((until - from) / ms) + 1 <= MOST_SPANS) ?? LONGEST;
  const count = Math.floor((until - from) / span.ms) + 1;
  const most = (steps: Steps): number[] => mostInSpans(steps, from, span.ms, count);
  return {
    ...{ unit, from, span, head: most(head), base: base && most(base) },
    peak: scopeOf(plan.head, unit)?.withoutNext.peakAtOnce ?? 0,
    serves: servesMeanwhile(selection, unit),
    ifBegan: selection.subjects.every(({ diff: { head: planned } }) => !planned || isOnlyNext(planned)),
  };
}

function endsOf(steps: Steps, which: 'first' | 'last'): Instant[] {
  const instants = steps.map(({ at }) => at);
  if (instants.length === 0) return [];
  return [instants.reduce((a, b) => (which === 'first' ? Math.min(a, b) : Math.max(a, b)))];
}

/** Beside nodes that count as out. */
export const SERVE_MEANWHILE =
  'Nodes that are worked on without an interrupt count as out, although they keep serving.';

/** True where some of the nodes serve while they are worked on: no package has an interrupt. */
export function servesMeanwhile({ subjects }: Pick<Selection, 'subjects'>, unit: Unit): boolean {
  return unit === 'node' && subjects.some(({ diff }) => factOf(diff.head, 'node-action')?.kind === 'none');
}

/** What the numbers are of: how long a span is, whether merging starts it (once for all units), and whether it may go in another order. */
export function spansPhrase({ unit, span, head, peak, ifBegan, serves }: OutInSpans, isFirst: boolean): Text {
  const length = counted(span.ms / span.of, span.word.slice(0, -1));
  const most = `the most ${unit}s out at once within ${length}, all policies together.`;
  const began = ifBegan && isFirst ? text` ${literal('Drawn as if the next rollout began now.')}` : NO_TEXT;
  const orders =
    Math.max(...head) < peak
      ? text` ${literal(`This is one of several orders in which the ${unit}s may go; in the worst of them`)} ${peak} ${literal('are out at once.')}`
      : NO_TEXT;
  const working = serves ? text` ${literal(SERVE_MEANWHILE)}` : NO_TEXT;
  return text`${literal(most)}${working}${began}${orders}`;
}

/** `Nodes out over time`. */
export function spansTitle({ unit }: OutInSpans): string {
  return `${capital(unit)}s out over time`;
}

/** `From (UTC)`, and a column a side. */
export function spansHead({ base }: OutInSpans): string[] {
  return ['From (UTC)', ...(base ? ['Base', 'This change'] : ['This plan'])];
}

/** The spans, those that follow each other with the same numbers as one. */
export function runsIn({
  from,
  span,
  head,
  base,
}: OutInSpans): { at: Instant; before: number | null; after: number }[] {
  return head
    .map((after, i) => ({ at: from + i * span.ms, before: base?.[i] ?? null, after }))
    .filter(({ before, after }, i) => i === 0 || head[i - 1] !== after || (base?.[i - 1] ?? null) !== before);
}
