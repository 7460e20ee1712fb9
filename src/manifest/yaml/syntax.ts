import { Composer, CST, type Document, isScalar, Lexer, type ParsedNode, Parser, type YAMLError } from 'yaml';
import { type FileReading, refuseDepth, refuseNodes } from '../document.js';
import { eachNode } from './nodes.js';

/**
 * Every scalar comes back as text: `scalar.ts` says what it means to kubectl. Duplicate keys are looked for in `nodes.ts`, because the
 * parser's own search takes time that grows with the square of the keys.
 */
const OPTIONS = {
  version: '1.1',
  schema: 'failsafe',
  resolveKnownTags: false,
  merge: false,
  uniqueKeys: false,
  strict: true,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/** A YAML document of a file: the text between two `---` lines, and its offset. */
export interface Chunk {
  readonly text: string;
  readonly offset: number;
}

/** Lexemes of a node: its text and the mark before it, a tag, an anchor, and a sign of its collection. */
const MOST_LEXEMES_PER_NODE = 5;
const SPACE_OR_COMMENT = /^[ \t\r\n#]/;

interface Syntax {
  /** Null for an empty document. */
  readonly root: ParsedNode | null;
  readonly error: SyntaxProblem | null;
}

export interface SyntaxProblem {
  /** The parser's code, or 'LOST' for text that the parser left out without an error. */
  readonly code: string;
  readonly message: string;
  /** Relative to the chunk. */
  readonly offset: number;
}

/** The nodes of one document, offsets relative to the chunk. Null when a limit was passed, which the reading then says. */
export function parseSyntax(reading: FileReading, chunk: Chunk): Syntax | null {
  const tokens = scan(reading, chunk);
  if (tokens === null) return null;
  const documents: Document.Parsed[] = [...new Composer(OPTIONS).compose(tokens)];
  const root = documents[0]?.contents ?? null;
  const errors = documents.flatMap((document) => document.errors);
  return { root, error: firstOf(errors) ?? lostIn(root, tokens) };
}

/** The first thing that is not YAML; later ones are mostly its consequences. */
function firstOf(errors: readonly YAMLError[]): SyntaxProblem | null {
  const [error] = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  return error === undefined ? null : { code: error.code, message: error.message, offset: error.pos[0] };
}

/**
 * The composer drops a list that follows `? key` on the next line (yaml 2.9.1), and may drop other text. What is dropped would not be
 * evaluated, so every scalar of the text must be found among the nodes.
 */
function lostIn(root: ParsedNode | null, tokens: readonly CST.Token[]): SyntaxProblem | null {
  let found = 0;
  if (root !== null)
    eachNode(root, (node) => {
      // An empty value has no width.
      if (isScalar(node) && node.range[1] > node.range[0]) found += 1;
    });
  if (found === scalarsIn(tokens)) return null;
  const message = 'Text is where YAML does not allow it, often below a "? key" without a ":" line';
  return { code: 'LOST', message, offset: root?.range[0] ?? 0 };
}

/** Scalars that are written, empty values apart. */
function scalarsIn(tokens: readonly CST.Token[]): number {
  let scalars = 0;
  const open: (CST.Token | null | undefined)[] = [...tokens];
  while (open.length > 0) {
    const token = open.pop();
    if (!token) continue;
    if (CST.isScalar(token))
      scalars += token.type !== 'alias' && (token.type === 'block-scalar' || token.source !== '') ? 1 : 0;
    else if (token.type === 'document') open.push(token.value);
    else if ('items' in token)
      for (const item of token.items) open.push('key' in item ? item.key : null, item.value);
  }
  return scalars;
}

/**
 * Cuts the text into tokens, and stops at a limit before any node is made: composing is recursive and takes far more memory than the text.
 */
function scan(reading: FileReading, chunk: Chunk): readonly CST.Token[] | null {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const { depth, nodesPerDocument } = reading.limits;
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(chunk.text)) {
    if (!SPACE_OR_COMMENT.test(lexeme)) lexemes += 1;
    tokens.push(...parser.next(lexeme));
    if (lexemes > nodesPerDocument * MOST_LEXEMES_PER_NODE)
      refuseNodes(reading, chunk.offset + parser.offset);
    // Around the collections are the document and the scalar that is being read.
    if (parser.stack.length > depth + 2) refuseDepth(reading, chunk.offset + parser.offset);
    if (reading.refused) return null;
  }
  tokens.push(...parser.end());
  return tokens;
}
