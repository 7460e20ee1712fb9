import type { Finding } from '../../plan/finding.js';
import { NO_WORDS, type Phrase, say } from './phrase.js';

const WORSE: Readonly<Record<NonNullable<Finding['startedBy']>, Phrase>> = {
  starts: say` New: merging starts it.`,
  asks: say` New: merging asks for it.`,
  edits: say` So it was before: this edit does not come into force either.`,
};

/** What is worse about a finding that was there before: with the same number, that it was only what could be. */
export function worsePhrase({ status, startedBy }: Pick<Finding, 'status' | 'startedBy'>): Phrase {
  if (status !== 'worsened') return NO_WORDS;
  if (startedBy === undefined) return say` Worse than before.`;
  return WORSE[startedBy];
}
