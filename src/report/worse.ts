import type { Finding } from '../plan/finding.js';
import { NO_WORDS, type Phrase, say } from './phrase.js';

/** What is worse about a finding that was there before: with the same number, that it was only what could be. */
export function worsePhrase({ status, startedBy }: Pick<Finding, 'status' | 'startedBy'>): Phrase {
  if (status !== 'worsened') return NO_WORDS;
  if (startedBy === undefined) return say` Worse than before.`;
  return startedBy === 'starts' ? say` New: merging starts it.` : say` New: merging asks for it.`;
}
