import type { GateReport } from '../../gate/gate.js';
import { logSafe } from '../escape/index.js';
import { footerPhrases } from '../footer.js';
import { type Phrase, phraseTerminal } from '../phrase.js';
import { painter, type Style, wrap } from '../text/layout.js';
import type { TextOptions } from '../text/index.js';
import { type GatePhrases, gatePhrases } from './phrases.js';

const STYLES: Readonly<Record<GatePhrases['word'], Style>> = { ALLOW: 'green', DENY: 'red', UNKNOWN: 'red' };

/** The gate's report for a terminal or a log. Ends with a line feed. */
export function renderGateText(report: GateReport, { colour, width }: TextOptions): string {
  const paint = painter(colour);
  const { word, headline, fix, others, when, notes } = gatePhrases(report, (text) => text);
  const lines = (phrase: Phrase, indent = 0, lead = ''): string[] =>
    wrap(lead + phraseTerminal(phrase), width, indent, lead.length);
  const [first = '', ...rest] = wrap(phraseTerminal(headline), width - word.length - 2);
  const indent = ' '.repeat(word.length + 2);
  const blocks = [
    [
      `${paint(STYLES[word], word)}  ${paint('bold', first)}`,
      ...rest.map((line) => indent + paint('bold', line)),
      ...(fix ? lines(fix, word.length + 2, 'Fix: ') : []),
    ],
    lines(when),
    others.length === 0 ? [] : ['Also', ...others.flatMap((other) => lines(other, 2, '- '))],
    notes.flatMap((note) => lines(note, 0, 'Note: ')),
    report.decision.run.reports
      .flatMap((one) => footerPhrases(one))
      .flatMap((phrase) => lines(phrase))
      .map((line) => paint('dim', line)),
  ];
  const shown = blocks.filter((block) => block.length > 0).map((block) => block.join('\n'));
  return `${logSafe(shown.join('\n\n'))}\n`;
}
