import type { GateReport } from '../../gate/gate.js';
import { footerPhrases } from '../footer/footer.js';
import { toTerminal } from '../../text/render.js';
import { type Text } from '../../text/text.js';
import { blocksText, footLines, painter, type Style, titleLines, wrap } from '../text/layout.js';
import type { TextOptions } from '../text/index.js';
import { type GatePhrases, gatePhrases } from './phrases.js';

const STYLES: Readonly<Record<GatePhrases['word'], Style>> = { ALLOW: 'green', DENY: 'red', UNKNOWN: 'red' };

/** The gate's report for a terminal or a log. Ends with a line feed. */
export function renderGateText(report: GateReport, { colour, width }: TextOptions): string {
  const paint = painter(colour);
  const { word, headline, fix, others, when, notes } = gatePhrases(report, (text) => text);
  const lines = (phrase: Text, indent = 0, lead = ''): string[] =>
    wrap(lead + toTerminal(phrase), width, indent, lead.length);
  return blocksText([
    [
      ...titleLines({ word, style: STYLES[word] }, headline, width, paint),
      ...(fix ? lines(fix, word.length + 2, 'Fix: ') : []),
    ],
    lines(when),
    others.length === 0 ? [] : ['Also', ...others.flatMap((other) => lines(other, 2, '- '))],
    notes.flatMap((note) => lines(note, 0, 'Note: ')),
    footLines(
      report.decision.run.reports.flatMap((one) => footerPhrases(one)),
      width,
      paint,
    ),
  ]);
}
