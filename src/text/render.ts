import {
  codeSpan,
  fixedText,
  joinMarkdown,
  type Markdown,
  NOTHING,
  plain,
  summaryCode,
  type SummaryHtml,
  summaryText,
} from './escape/markdown.js';
import { sentenceText, valueText } from './escape/visible.js';
import { durationText, instantText } from './instant-text.js';
import { counted, percentText, spelled } from './plural.js';
import type { Part, Text } from './text.js';

/** A text as Markdown: everything from the input is escaped. */
export function toMarkdown(text: Text): Markdown {
  const pieces = markupPieces(text).map(({ kind, text: shown }) =>
    kind === 'literal' ? fixedText(shown) : kind === 'foreign' ? plain(shown) : codeSpan(shown),
  );
  return joinMarkdown(pieces, NOTHING);
}

/** A text for a terminal: nothing from the input can move the cursor. */
export function toTerminal(text: Text): string {
  return piecesOf(text)
    .map(({ kind, text: shown }) =>
      kind === 'literal'
        ? shown
        : kind === 'foreign'
          ? sentenceText(shown)
          : kind === 'code'
            ? ticked(valueText(shown))
            : valueText(shown),
    )
    .join('');
}

/** A text as data: JSON, SARIF, annotations, logs. Whoever prints it escapes for the place. */
export function toPlain(text: Text): string {
  return piecesOf(text)
    .map(({ kind, text: shown }) => (kind === 'code' ? ticked(shown) : shown))
    .join('');
}

/** A text for the line of a fold; sentences do not belong there. */
export function toSummary(text: Text): SummaryHtml[] {
  return markupPieces(text).map(({ kind, text: shown }) =>
    kind === 'literal' ? summaryText(shown) : summaryCode(shown),
  );
}

/** Code with blanks or signs that could be taken for the sentence's own is in backticks. */
function ticked(written: string): string {
  return /^[\w./:%@+-]+$/.test(written) ? written : written === '' ? '""' : `\`${written}\``;
}

/** A run of characters of one kind, with every value spelled. */
interface Piece {
  readonly kind: 'literal' | 'code' | 'name' | 'foreign';
  readonly text: string;
}

/** The pieces for a medium that has code of its own: what words of ours hold in backticks is code, too. */
export function markupPieces(text: Text): Piece[] {
  return piecesOf(text).flatMap((piece) =>
    piece.kind === 'literal'
      ? piece.text
          .split('`')
          .map((part, i): Piece => ({ kind: i % 2 === 1 ? 'code' : 'literal', text: part }))
          .filter((part) => part.text !== '')
      : [piece],
  );
}

function piecesOf({ parts }: Text): Piece[] {
  return parts.map(pieceOf);
}

function pieceOf(part: Part): Piece {
  switch (part.kind) {
    case 'literal':
    case 'code':
    case 'name':
    case 'foreign':
      return part;
    case 'number':
      return literalPiece(spelled(part.value));
    case 'count':
      return literalPiece(counted(part.count, part.unit));
    case 'share':
      return literalPiece(shareText(part));
    case 'instant':
      return literalPiece(instantText(part.at, part.timeZone));
    case 'duration':
      return literalPiece(durationText(part.ms));
  }
}

function shareText({ part, whole, unit }: Extract<Part, { kind: 'share' }>): string {
  if (whole === 0 && unit === undefined) return spelled(part);
  const of = `${spelled(part)} of ${unit === undefined ? spelled(whole) : counted(whole, unit)}`;
  // Replacements that go before their rollout is over count beside the targets.
  return part > whole ? `${of} and their replacements` : `${of} (${percentText(part, whole)})`;
}

function literalPiece(text: string): Piece {
  return { kind: 'literal', text };
}
