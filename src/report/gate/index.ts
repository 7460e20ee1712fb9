import type { GateReport } from '../../gate/gate.js';
import type { Detail } from '../hidden-names.js';
import { DEFAULTS, type RenderOptions } from '../index.js';
import { phraseTerminal } from '../phrase.js';
import type { GateFormat } from './formats.js';
import { renderGateJson } from './json.js';
import { hiderFor, renderGateMarkdown } from './markdown.js';
import { gatePhrases } from './phrases.js';
import { renderGateText } from './text.js';
import type { StartTimes } from '../../gate/when.js';
import { renderStartTimes } from './when.js';

/** A gate's report in a format, as text that ends with a line feed. Same report and options, same bytes. */
export function renderGate(
  report: GateReport,
  format: GateFormat,
  options: Partial<RenderOptions> = {},
): string {
  const settings = { ...DEFAULTS, ...options };
  if (format === 'json') return renderGateJson(report);
  return format === 'markdown' ? renderGateMarkdown(report, settings) : renderGateText(report, settings);
}

/** The times at which a rollout may start, in a format. */
export function renderWhen(
  times: StartTimes,
  format: GateFormat,
  options: Partial<RenderOptions> = {},
): string {
  return renderStartTimes(times, format, { ...DEFAULTS, ...options });
}

/** The first reason, when it may start, and the notes of a gate, for a log. */
export function gateSentences(
  report: GateReport,
  detail: Detail,
): { readonly headline: string; readonly when: string; readonly notes: readonly string[] } {
  const { headline, when, notes } = gatePhrases(report, hiderFor(report, detail));
  return {
    headline: phraseTerminal(headline),
    when: phraseTerminal(when),
    notes: notes.map(phraseTerminal),
  };
}
