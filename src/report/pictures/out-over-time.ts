import { toPlain, toTerminal } from '../../text/render.js';
import type { Instant } from '../../rollout/controller.js';
import { fixedText, gfm, type Markdown, NOTHING, xyChart } from '../../text/escape/index.js';
import { instantPhrase, utcPhrase } from '../words/instants.js';
import { countedUnits } from '../numbers/measures.js';
import {
  type OutInSpans,
  outInSpans,
  runsIn,
  spansHead,
  spansPhrase,
  spansTitle,
} from '../numbers/out-in-spans.js';
import { capital, literal, text } from '../../text/text.js';
import type { Report } from '../../plan/finding.js';
import type { Selection } from '../choice/selection.js';
import { paragraph, type Section } from '../document/document.js';
import { gridLines } from '../document/layout.js';

/** Below it Mermaid writes fractions on the axis. */
const LOWEST_TOP = 8;

/**
 * How many targets are out when, all policies together, base beside change: a Mermaid chart in Markdown, a table in a terminal. None where
 * nothing goes out in more than one step, or where the plan was not made here.
 */
export function outSections(report: Report, selection: Selection): Section[] {
  return countedUnits(report.plan, selection.subjects)
    .flatMap((unit) => outInSpans(report, selection, unit) ?? [])
    .map((drawing, i) => ({
      title: literal(spansTitle(drawing)),
      blocks: [
        paragraph(capital(spansPhrase(drawing, i === 0))),
        {
          kind: 'picture' as const,
          markdown: () => gfm`${linesOf(drawing)}${pictureOf(drawing)}`,
          terminal: (width) => gridLines(tableOf(drawing), width, 0),
        },
      ],
      weight: 2,
    }));
}

/** Which line is which. */
function linesOf({ base }: OutInSpans): Markdown {
  return base ? fixedText('The orange line is this change, the grey line is the base.\n\n') : NOTHING;
}

function tableOf(drawing: OutInSpans): string[][] {
  const rows = runsIn(drawing).map(({ at, before, after }) =>
    [utcPhrase(at), ...(before === null ? [] : [text`${before}`]), text`${after}`].map(toTerminal),
  );
  return [spansHead(drawing), ...rows];
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
