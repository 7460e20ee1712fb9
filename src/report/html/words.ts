import { terminal, terminalSentence } from '../escape/index.js';
import type { Phrase } from '../words/phrase.js';
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
      parts.flatMap(({ kind, text }): Text => {
        if (kind === 'fixed') return [text];
        if (kind === 'code') return [[text]];
        return kind === 'sentence' ? withCode(terminalSentence(hide(text))) : [[terminal(hide(text))]];
      }),
    value: (text) => terminal(hide(text)),
  };
}

/** Rules write what is to be typed between backticks. */
function withCode(sentence: string): Text {
  return sentence.split('`').map((part, i, all) => (i % 2 === 1 && i < all.length - 1 ? [part] : part));
}
