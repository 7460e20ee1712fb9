import { terminal, terminalSentence } from '../escape/index.js';
import type { Phrase } from '../phrase.js';
import type { Text } from './data.js';

/** How phrases and values from the input come into a page: visible, of bounded length, without the names that are hidden. */
export interface Words {
  readonly text: (phrase: Phrase) => Text;
  readonly value: (text: string) => string;
}

/** `hide` replaces the names that not every reader may know. */
export function wordsOf(hide: (text: string) => string): Words {
  return {
    text: ({ parts }) =>
      parts.map(({ kind, text }) => {
        if (kind === 'fixed') return text;
        if (kind === 'code') return [text];
        return kind === 'sentence' ? terminalSentence(hide(text)) : [terminal(hide(text))];
      }),
    value: (text) => terminal(hide(text)),
  };
}
