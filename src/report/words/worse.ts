import type { Finding } from '../../plan/finding.js';
import { NO_TEXT, type Text, text } from '../../text/text.js';

const WORSE: Readonly<Record<NonNullable<Finding['startedBy']>, Text>> = {
  starts: text` New: merging starts it.`,
  asks: text` New: merging asks for it.`,
  edits: text` So it was before: this edit does not come into force either.`,
};

/** What is worse about a finding that was there before: with the same number, that it was only what could be. */
export function worsePhrase({ status, startedBy }: Pick<Finding, 'status' | 'startedBy'>): Text {
  if (status !== 'worsened') return NO_TEXT;
  if (startedBy === undefined) return text` Worse than before.`;
  return WORSE[startedBy];
}
