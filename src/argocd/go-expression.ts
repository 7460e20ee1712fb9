import { isObject, type Json } from '../manifest/manifest.js';
import { calledByName } from './go-functions.js';

/** The value of a field by its steps, all parameters for none; undefined where there is none. */
type FieldOf = (steps: readonly string[]) => Json | undefined;

/** A text, a raw text, a parenthesis, a pipe, or a bare word. */
const WORD = /\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([()|])|([^\s"`|()]+))/y;

/** No person writes more words between two braces. */
const MOST_TOKENS = 500;

/**
 * What stands between the braces: fields, texts and functions, one piped into the next, in parentheses too. Undefined where that is not
 * understood.
 */
export function evaluated(expression: string, fieldOf: FieldOf): Json | undefined {
  const tokens = tokensIn(expression);
  if (tokens === null || tokens.length > MOST_TOKENS) return undefined;
  const reader: Reader = { tokens, at: 0, fieldOf };
  const value = pipeline(reader);
  return reader.at === tokens.length ? value : undefined;
}

type Token = { readonly mark: string } | { readonly text: string | undefined } | { readonly word: string };

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
  readonly fieldOf: FieldOf;
}

/** A word of a command: a value, or the name of a function. */
type Word = { readonly value: Json | undefined } | { readonly name: string };

function tokensIn(expression: string): readonly Token[] | null {
  const tokens: Token[] = [];
  const words = new RegExp(WORD);
  const text = expression.trimEnd();
  while (words.lastIndex < text.length) {
    const found = words.exec(text);
    if (found === null) return null;
    const [, quoted, raw, mark, word = ''] = found;
    if (mark !== undefined) tokens.push({ mark });
    else if (raw !== undefined) tokens.push({ text: raw });
    else if (quoted !== undefined) tokens.push({ text: quoted.includes('\\') ? undefined : quoted });
    else tokens.push({ word });
  }
  return tokens;
}

/** Commands up to the end or a closing parenthesis. */
function pipeline(reader: Reader): Json | undefined {
  let piped: readonly Json[] = [];
  for (;;) {
    const value = called([...command(reader), ...piped.map((one) => ({ value: one }))]);
    if (value === undefined) return undefined;
    if (!isMark(reader, '|')) return value;
    reader.at += 1;
    piped = [value];
  }
}

function command(reader: Reader): Word[] {
  const words: Word[] = [];
  while (reader.at < reader.tokens.length && !isMark(reader, '|') && !isMark(reader, ')'))
    words.push(word(reader));
  return words;
}

function word(reader: Reader): Word {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (token === undefined) return { value: undefined };
  if ('text' in token) return { value: token.text };
  if ('word' in token) return bare(token.word, reader.fieldOf);
  const value = pipeline(reader);
  const isClosed = isMark(reader, ')');
  reader.at += 1;
  return { value: isClosed ? value : undefined };
}

function isMark({ tokens, at }: Reader, mark: string): boolean {
  const token = tokens[at];
  return token !== undefined && 'mark' in token && token.mark === mark;
}

const CONSTANTS: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['true', true],
  ['false', false],
]);

function bare(written: string, fieldOf: FieldOf): Word {
  const path = written.startsWith('$.') ? written.slice(1) : written === '$' ? '.' : written;
  if (path === '.') return { value: fieldOf([]) };
  if (path.startsWith('.')) return { value: fieldOf(path.slice(1).split('.')) };
  if (/^\d+$/.test(written)) return { value: Number(written) };
  const constant = CONSTANTS.get(written);
  return constant === undefined ? { name: written } : { value: constant };
}

function called([first, ...rest]: readonly Word[]): Json | undefined {
  if (first === undefined || rest.some((one) => 'name' in one)) return undefined;
  const given = rest.map((one) => ('value' in one ? one.value : undefined));
  if ('value' in first) return given.length === 0 ? first.value : undefined;
  return first.name === 'index' ? indexed(given) : calledByName(first.name, given);
}

function indexed([value, ...keys]: readonly (Json | undefined)[]): Json | undefined {
  return keys.reduce<Json | undefined>((here, key) => {
    if (Array.isArray(here) && typeof key === 'number') return here[key];
    return isObject(here) && typeof key === 'string' && Object.hasOwn(here, key) ? here[key] : undefined;
  }, value);
}
