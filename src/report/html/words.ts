import type { Report } from '../../plan/finding.js';
import { sentencePieces, terminal } from '../../text/escape/index.js';
import { piecesOf } from '../../text/render.js';
import type { Text } from '../../text/text.js';
import { type Detail, hiderOf } from '../hidden-names.js';
import { maskOf } from '../plan-document.js';
import type { PageText } from './data.js';

/** How texts and values from the input come into a page: visible, of bounded length, without hidden names. */
export interface Words {
  readonly text: (shown: Text) => PageText;
  readonly value: (text: string) => string;
}

export function wordsOf(report: Report, detail: Detail): Words {
  const mask = maskOf([report], detail);
  const hide = hiderOf([report], detail);
  return {
    text: (shown) =>
      piecesOf(mask(shown)).flatMap(({ kind, text }): PageText => {
        if (kind === 'literal') return [text];
        if (kind !== 'foreign') return [[terminal(text)]];
        return sentencePieces(text).map((piece) => (piece.code ? [piece.text] : piece.text));
      }),
    value: (text) => terminal(hide(text)),
  };
}
