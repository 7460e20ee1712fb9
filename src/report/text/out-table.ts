import type { Report } from '../../plan/finding.js';
import { utcPhrase } from '../instants.js';
import { countedUnits } from '../measures.js';
import { outInSpans, runsIn, spansHead, spansPhrase, spansTitle } from '../out-in-spans.js';
import { phraseTerminal, say } from '../phrase.js';
import type { Selection } from '../selection.js';
import { columns, type Paint, wrap } from './layout.js';

const INDENT = 2;
const WIDTHS = [20, 12, 12];

/** How many are out when, all policies together, base beside change: the numbers that the comment draws. */
export function outTables(report: Report, selection: Selection, width: number, paint: Paint): string[][] {
  const drawn = countedUnits(report.plan, selection.subjects).flatMap(
    (unit) => outInSpans(report, selection, unit) ?? [],
  );
  return drawn.map((spans, i) => {
    const line = (cells: readonly string[]): string[] =>
      columns(cells, WIDTHS.slice(0, cells.length)).map((text) => ' '.repeat(INDENT) + text);
    const rows = runsIn(spans).flatMap(({ at, before, after }) =>
      line(
        [utcPhrase(at), ...(before === null ? [] : [say`${before}`]), say`${after}`].map((phrase) =>
          phraseTerminal(phrase),
        ),
      ),
    );
    return [
      ...wrap(`${spansTitle(spans)}: ${phraseTerminal(spansPhrase(spans, i === 0))}`, width, 0, INDENT),
      ...line(spansHead(spans)).map((text) => paint('dim', text)),
      ...rows,
    ];
  });
}
