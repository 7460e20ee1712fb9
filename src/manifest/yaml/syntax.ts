import { Composer, CST, type Document, isScalar, Lexer, type ParsedNode, Parser, type YAMLError } from 'yaml';
import { type FileReading, refuseDepth, refuseNodes } from '../document.js';
import { eachNode } from './document.js';
import type { Chunk } from './split.js';
import { countTokens } from './token-count.js';

/**
 * Every scalar comes back as text: what it means to kubectl is decided in scalar.ts. Duplicate keys are looked for in
 * value.ts, because the parser's own search takes time that grows with the square of the keys.
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

interface Syntax {
  /** Null for an empty document. */
  readonly root: ParsedNode | null;
  readonly error: SyntaxProblem | null;
}

export interface SyntaxProblem {
  /** The parser's code, or 'LOST' for text that the parser left out without a word. */
  readonly code: string;
  readonly message: string;
  /** Relative to the chunk. */
  readonly offset: number;
}

interface Tokens {
  readonly tokens: readonly CST.Token[];
  /** How many scalars the text holds, empty values not counted. */
  readonly scalars: number;
}

/** The nodes of one document, offsets relative to the chunk. Null when a limit was passed, which the reading then says. */
export function parseSyntax(reading: FileReading, chunk: Chunk): Syntax | null {
  const scanned = scan(reading, chunk);
  if (scanned === null) return null;
  const composer = new Composer(OPTIONS);
  const documents: Document.Parsed[] = [];
  for (const token of scanned.tokens) documents.push(...composer.next(token));
  documents.push(...composer.end());
  const root = documents[0]?.contents ?? null;
  const errors = documents.flatMap((document) => document.errors);
  return { root, error: firstOf(errors) ?? lostIn(root, scanned.scalars) };
}

/** The first thing that is not YAML; later ones are mostly its consequences. */
function firstOf(errors: readonly YAMLError[]): SyntaxProblem | null {
  const [error] = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  return error === undefined ? null : { code: error.code, message: error.message, offset: error.pos[0] };
}

/**
 * The parser drops a list that follows `? key` on the next line (yaml 2.9.1), and may drop other text. What is dropped would
 * never be judged, so every scalar of the text must be found among the nodes.
 */
function lostIn(root: ParsedNode | null, scalars: number): SyntaxProblem | null {
  let found = 0;
  if (root !== null) {
    eachNode(root, (node) => {
      // An empty value has no width.
      if (isScalar(node) && node.range[1] > node.range[0]) found += 1;
    });
  }
  if (found === scalars) return null;
  const message =
    'A part of it stands where YAML does not allow it, often below a "? key" without a ":" line';
  return { code: 'LOST', message, offset: root?.range[0] ?? 0 };
}

/**
 * Cuts the text into tokens and counts them, and stops at a limit before any node is made: composing is recursive and takes
 * far more memory than the text.
 */
function scan(reading: FileReading, chunk: Chunk): Tokens | null {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const counter = countTokens();
  // Around the collections stand the document and the scalar that is being read.
  const deepest = reading.limits.depth + 2;
  for (const lexeme of new Lexer().lex(chunk.text)) {
    counter.add(lexeme);
    tokens.push(...parser.next(lexeme));
    if (counter.nodesAtLeast() > reading.limits.nodesPerDocument) {
      refuseNodes(reading, chunk.offset + parser.offset);
      return null;
    }
    if (parser.stack.length > deepest) {
      refuseDepth(reading, chunk.offset + parser.offset);
      return null;
    }
  }
  tokens.push(...parser.end());
  return { tokens, scalars: counter.scalars() };
}
