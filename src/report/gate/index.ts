import type { GateReport } from '../../gate/gate.js';
import { type Detail, hiderOfAll } from '../choice/hidden-names.js';
import { printerOf } from '../index.js';
import { toTerminal } from '../../text/render.js';
import { renderGateJson } from './json.js';
import { renderGateMarkdown } from './markdown.js';
import { gatePhrases } from './phrases.js';
import { renderGateText } from './text.js';

export { renderWhen } from './when.js';

/** A gate's report in a format. */
export const renderGate = printerOf<GateReport>({
  text: renderGateText,
  markdown: renderGateMarkdown,
  json: renderGateJson,
});

/** The first reason, when it may start, and the notes of a gate, for a log. */
export function gateSentences(
  report: GateReport,
  detail: Detail,
): { readonly headline: string; readonly when: string; readonly notes: readonly string[] } {
  const { headline, when, notes } = gatePhrases(report, hiderOfAll(report.decision.run, detail));
  return { headline: toTerminal(headline), when: toTerminal(when), notes: notes.map(toTerminal) };
}
