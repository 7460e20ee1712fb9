import { sentencePieces, terminal } from '../../text/escape/index.js';
import { piecesOf } from '../../text/render.js';
import { redacted, type Text } from '../../text/text.js';
import type { PageText } from './data.js';

/** How phrases and values from the input come into a page: visible, of bounded length, without the names that are hidden. */
export interface Words {
  readonly text: (phrase: Text) => PageText;
  readonly value: (text: string) => string;
}

/** `hide` replaces the names that not every reader may know. */
export function wordsOf(hide: (text: string) => string): Words {
  return {
    text: (phrase) =>
      piecesOf(redacted(phrase, hide)).flatMap(({ kind, text }): PageText => {
        if (kind === 'literal') return [text];
        return kind === 'sentence'
          ? sentencePieces(text).map((piece) => (piece.code ? [piece.text] : piece.text))
          : [[terminal(text)]];
      }),
    value: (text) => terminal(hide(text)),
  };
}
