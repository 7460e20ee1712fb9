import { CST } from 'yaml';

interface TokenCount {
  add(lexeme: string): void;
  /** A number of nodes that the text has at least, so that no allowed file is refused for it. */
  nodesAtLeast(): number;
  /** How many scalars are written, empty values not counted. */
  scalars(): number;
}

/** Tokens that stand for no node; their number is bounded by the bytes of the file. */
const FREE: ReadonlySet<CST.TokenType | null> = new Set<CST.TokenType | null>([
  'space',
  'newline',
  'comment',
  'byte-order-mark',
  'doc-mode',
  null,
]);

/** Counts the lexemes of one document by their kind. Each of a kind needs a node of its own. */
export function countTokens(): TokenCount {
  const counts = new Map<CST.TokenType | null, number>();
  let most = 0;
  let scalars = 0;
  /** A plain or block scalar has a mark before its text, which may look like any other token. */
  let marked = false;
  let inBlockScalar = false;

  function addText(text: string): void {
    // Block scalars are counted at their header; the text of a plain one is empty where a value is missing.
    if (!inBlockScalar && text !== '') scalars += 1;
    inBlockScalar = false;
  }

  return {
    add(lexeme) {
      const isText = marked;
      marked = !isText && lexeme === CST.SCALAR;
      if (isText) {
        addText(lexeme);
        return;
      }
      const type = CST.tokenType(lexeme);
      if (FREE.has(type)) return;
      if (type === 'block-scalar-header') inBlockScalar = true;
      if (type?.endsWith('-scalar') === true || type === 'block-scalar-header') scalars += 1;
      const count = (counts.get(type) ?? 0) + 1;
      counts.set(type, count);
      most = Math.max(most, count);
    },
    nodesAtLeast: () => most,
    scalars: () => scalars,
  };
}
