import { toPlain } from '../../text/render.js';
import type { Instant } from '../../rollout/controller.js';
import { gfm, type Markdown, summaryText, xyChart } from '../../text/escape/index.js';
import { instantPhrase } from '../words/instants.js';
import { countedUnits } from '../numbers/measures.js';
import { type OutInSpans, outInSpans, spansPhrase, spansTitle } from '../numbers/out-in-spans.js';
import { literal, text } from '../../text/text.js';
import type { Section } from './fit.js';
import type { View } from './view.js';

/** Below it Mermaid writes fractions on the axis. */
const LOWEST_TOP = 8;

/**
 * How many are out when, all policies together, base beside change, as a picture that GitHub draws.
 * Empty where nothing goes out in more than one step, or where the plan was not made here.
 */
export function outSections(view: View): Section[] {
  const { report, selection } = view;
  return countedUnits(report.plan, selection.subjects)
    .flatMap((unit) => outInSpans(report, selection, unit) ?? [])
    .map((drawing, i) => chartSection(view, drawing, i === 0));
}

function chartSection(view: View, drawing: OutInSpans, isFirst: boolean): Section {
  const { unit } = drawing;
  return {
    title: text`${literal(`${unit}s out over time`)}`,
    summary: [summaryText(spansTitle(drawing))],
    intro: gfm`${introOf(view, drawing, isFirst)}\n\n${pictureOf(drawing)}`,
    rows: [],
    count: 0,
    rowsAre: 'row',
    weight: 2,
  };
}

function introOf(view: View, drawing: OutInSpans, isFirst: boolean): Markdown {
  const sides = drawing.base && isFirst ? 'The orange line is this change, the grey line is the base. ' : '';
  return view.show(text`${literal(`${sides}Each point is `)}${spansPhrase(drawing, isFirst)}`);
}

function pictureOf({ unit, from, span, head, base }: OutInSpans): Markdown {
  const top = Math.max(LOWEST_TOP, ...head, ...(base ?? []));
  return xyChart({
    x: {
      title: `${span.word} after ${instantText(from)}`,
      labels: head.map((_, i) => (i * span.ms) / span.of),
    },
    y: { title: `${unit}s out`, top },
    before: base,
    line: head,
  });
}

/** A Mermaid axis takes plain text. */
function instantText(at: Instant): string {
  return toPlain(instantPhrase(at, 'UTC'));
}
