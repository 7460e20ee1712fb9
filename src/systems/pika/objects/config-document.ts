import { Composer, type CST, type Document, Lexer, Parser, type YAMLError } from 'yaml';

/** Every scalar stays text; what it means is decided as yaml.v2 does. */
const OPTIONS = {
  version: '1.1',
  schema: 'failsafe',
  resolveKnownTags: false,
  merge: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;
/** Deeper text is no config, and composing it would take the stack. */
const DEEPEST = 100;

/** What yaml.v2 calls the commonest mistakes; the others keep the words of the parser that is used here. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['BLOCK_AS_IMPLICIT_KEY', 'mapping values are not allowed in this context'],
  ['TAB_AS_INDENT', 'found character that cannot start any token'],
  ['MISSING_CHAR', 'found unexpected end of stream'],
]);

/** The first document of the text, all that yaml.v2 reads of it; undefined where there is none. */
export function parseFirst(
  text: string,
): { readonly document: Document.Parsed | undefined } | { readonly error: string } {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    if (parser.stack.length > DEEPEST) return { error: 'yaml: exceeded max depth' };
  }
  tokens.push(...parser.end());
  const [document] = new Composer(OPTIONS).compose(tokens);
  const error = document?.errors[0];
  return error ? { error: syntaxError(text, error) } : { document };
}

/** yaml.v2 names no line for a mistake in the first one. */
function syntaxError(text: string, error: YAMLError): string {
  const line = lineAt(text, error.code === 'MISSING_CHAR' ? text.length : error.pos[0]);
  return `yaml: ${line === 1 ? '' : `line ${line}: `}${WORDS.get(error.code) ?? error.message}`;
}

/** Counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
