import { counted } from '../../manifest/plural.js';
import { startsNothing } from '../../plan/compare.js';
import type { Instant, Unit } from '../../rollout/controller.js';
import { refKey } from '../../systems/system.js';
import type { Markdown } from '../escape/index.js';
import { fixedText, gfm, summaryText, xyChart } from '../escape/index.js';
import { instantPhrase, utcPhrase } from '../instants.js';
import type { Steps } from '../out-over-time.js';
import { mostInSpans, outOverTime } from '../out-over-time.js';
import { NO_WORDS, ours, say } from '../phrase.js';
import { countedUnits } from '../measures.js';
import { scopeOf } from '../together.js';
import type { Section } from './fit.js';
import { phraseRow, tableHead } from './table.js';
import type { View } from './view.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** More labels than these run into each other. */
const MOST_SPANS = 24;
/** With fewer changes than these there is one block, which a sentence tells. */
const LEAST_STEPS = 3;
/** Below it Mermaid writes fractions on the axis. */
const LOWEST_TOP = 8;

/** Lengths of a span; on the axis it is counted in `of`, which is called `word`. */
const SPANS: readonly { readonly ms: number; readonly of: number; readonly word: string }[] = [
  ...[1, 2, 5, 10, 15, 30].map((count) => ({ ms: count * MINUTE, of: MINUTE, word: 'minutes' })),
  ...[1, 2, 3, 6, 12].map((count) => ({ ms: count * HOUR, of: HOUR, word: 'hours' })),
  ...[1, 2, 4, 7, 14, 30, 90].map((count) => ({ ms: count * DAY, of: DAY, word: 'days' })),
];
const LONGEST = { ms: 365 * DAY, of: DAY, word: 'days' };

/** What is drawn: the most out in each span of time, on both sides. */
interface Drawing {
  readonly unit: Unit;
  readonly from: Instant;
  readonly span: (typeof SPANS)[number];
  readonly head: readonly number[];
  readonly base: readonly number[] | null;
  /** The most of all orders in which it may go; more than the highest that is drawn where this is one of several. */
  readonly peak: number;
  /** True where merging starts nothing: then it is what the next rollout would do. */
  readonly ifBegan: boolean;
}

/**
 * How many are out when, all policies together, base beside change: a picture that GitHub draws, and the same numbers in a table.
 * Empty where nothing goes out in more than one step, or where the plan was not made here.
 */
export function outSections(view: View, weight: number): Section[] {
  const { report, selection } = view;
  if (view.detail === 'none') return [];
  return countedUnits(report.plan, selection.subjects).flatMap((unit) => {
    const drawing = drawingOf(view, unit);
    return drawing ? [sectionOf(view, drawing, weight)] : [];
  });
}

function drawingOf({ report: { plan }, selection }: View, unit: Unit): Drawing | null {
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
    ifBegan: selection.subjects.every(({ diff: { head: planned } }) => !planned || startsNothing(planned)),
  };
}

function endsOf(steps: Steps, which: 'first' | 'last'): Instant[] {
  const instants = steps.map(({ at }) => at);
  if (instants.length === 0) return [];
  return [instants.reduce((a, b) => (which === 'first' ? Math.min(a, b) : Math.max(a, b)))];
}

function sectionOf(view: View, drawing: Drawing, weight: number): Section {
  const { unit, base } = drawing;
  const rows = runsIn(drawing);
  const titles = ['From (UTC)', ...(base ? ['Base', 'This change'] : ['This plan'])];
  const head = tableHead(titles.map((title, i) => ({ title: fixedText(title), numeric: i > 0 })));
  return {
    title: say`${ours(`${unit}s out over time`)}`,
    summary: [summaryText(`${unit.charAt(0).toUpperCase()}${unit.slice(1)}s out over time`)],
    intro: gfm`${introOf(view, drawing)}\n\n${pictureOf(drawing)}\n\n${head}`,
    rows: rows.map(({ at, before, after }) =>
      phraseRow(view, [utcPhrase(at), ...(before === null ? [] : [say`${before}`]), say`${after}`]),
    ),
    count: rows.length,
    rowsAre: 'row',
    table: true,
    weight,
  };
}

function introOf(view: View, { unit, span, head, base, peak, ifBegan }: Drawing): Markdown {
  const sides = base ? 'The line is this change, the bars are the base.' : '';
  const length = counted(span.ms / span.of, span.word.slice(0, -1));
  const most = `Each point is the most ${unit}s out at once within ${length}, all policies together.`;
  const began = ifBegan
    ? say` ${ours('Drawn as if the next rollout began now; merging does not start it.')}`
    : NO_WORDS;
  const orders =
    Math.max(...head) < peak
      ? say` ${ours(`This is one of several orders in which the ${unit}s may go; in the worst of them`)} ${peak} ${ours('are out at once.')}`
      : NO_WORDS;
  return view.show(say`${ours([sides, most].filter((text) => text !== '').join(' '))}${began}${orders}`);
}

function pictureOf({ unit, from, span, head, base }: Drawing): Markdown {
  const top = Math.max(LOWEST_TOP, ...head, ...(base ?? []));
  return xyChart({
    x: {
      title: `${span.word} after ${instantText(from)}`,
      labels: head.map((_, i) => (i * span.ms) / span.of),
    },
    y: { title: `${unit}s out`, top },
    bars: base,
    line: head,
  });
}

/** A Mermaid axis takes plain text. */
function instantText(at: Instant): string {
  return instantPhrase(at, 'UTC')
    .parts.map(({ text }) => text)
    .join('');
}

/** The spans of the picture, those that follow each other with the same numbers as one. */
function runsIn({
  from,
  span,
  head,
  base,
}: Drawing): { at: Instant; before: number | null; after: number }[] {
  return head
    .map((after, i) => ({ at: from + i * span.ms, before: base?.[i] ?? null, after }))
    .filter(({ before, after }, i) => i === 0 || head[i - 1] !== after || (base?.[i - 1] ?? null) !== before);
}
