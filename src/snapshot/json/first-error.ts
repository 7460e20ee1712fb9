import { quote } from '../copy.js';

/** The first place where a text is not JSON. */
interface JsonFault {
  /** In UTF-16 code units. */
  readonly offset: number;
  /** What stands there and what was expected: the end of a sentence. */
  readonly says: string;
}

type Expecting = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';

const BLANK = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Where and why JSON.parse refuses a text; its own message names the place in some versions of V8 only. Null for JSON. */
export function firstJsonFault(text: string): JsonFault | null {
  const open: ('{' | '[')[] = [];
  let expecting: Expecting = 'value';
  let at = skip(text, 0);
  while (at < text.length) {
    const char = text.charAt(at);
    const next = step(char, expecting, open);
    if (next === null) return unexpected(char, at, expecting, open);
    const end = tokenEnd(text, at);
    if (typeof end !== 'number') return end;
    expecting = next;
    at = skip(text, end);
  }
  if (expecting === 'nothing') return null;
  return { offset: text.length, says: `the text ends where ${wanted(expecting, open)} was expected.` };
}

/** What is expected after a token that starts with this character; null when it may not stand here. */
function step(char: string, expecting: Expecting, open: ('{' | '[')[]): Expecting | null {
  const after = (): Expecting => (open.length === 0 ? 'nothing' : ', or end');
  if (expecting === ':') return char === ':' ? 'value' : null;
  if (expecting === 'nothing') return null;
  if (char === '}' || char === ']') return closes(char, expecting, open) ? (open.pop(), after()) : null;
  if (expecting === ', or end') {
    if (char !== ',') return null;
    return open.at(-1) === '{' ? 'key' : 'value';
  }
  if (expecting === 'key' || expecting === 'key or }') return char === '"' ? ':' : null;
  if (char === '{' || char === '[') {
    open.push(char);
    return char === '{' ? 'key or }' : 'value or ]';
  }
  return /["\-0-9tfn]/.test(char) ? after() : null;
}

function closes(char: string, expecting: Expecting, open: readonly string[]): boolean {
  if (expecting === 'key or }') return char === '}';
  if (expecting === 'value or ]') return char === ']';
  return expecting === ', or end' && open.at(-1) === (char === '}' ? '{' : '[');
}

function unexpected(char: string, offset: number, expecting: Expecting, open: readonly string[]): JsonFault {
  return { offset, says: `${quote(char)} stands where ${wanted(expecting, open)} was expected.` };
}

function wanted(expecting: Expecting, open: readonly string[]): string {
  if (expecting === 'nothing') return 'the end of the text';
  if (expecting === ', or end') return open.at(-1) === '{' ? '"," or "}"' : '"," or "]"';
  if (expecting === ':') return '":"';
  if (expecting === 'key') return 'a key in double quotes';
  if (expecting === 'key or }') return 'a key in double quotes or "}"';
  return expecting === 'value' ? 'a value' : 'a value or "]"';
}

function skip(text: string, from: number): number {
  return matchEnd(BLANK, text, from) ?? from;
}

/** The end of the token at an offset, or what is wrong inside of it. */
function tokenEnd(text: string, at: number): number | JsonFault {
  const char = text.charAt(at);
  if (char === '"') return stringEnd(text, at);
  if (/[-0-9]/.test(char))
    return matchEnd(NUMBER, text, at) ?? { offset: at, says: 'a minus sign stands without a number.' };
  if (!/[tfn]/.test(char)) return at + 1;
  return (
    matchEnd(WORD, text, at) ?? { offset: at, says: 'only true, false and null may stand without quotes.' }
  );
}

function stringEnd(text: string, start: number): number | JsonFault {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20)
      return { offset: at, says: 'a line break or another control character stands in a text.' };
    if (code !== 0x5c) at++;
    else {
      const end = matchEnd(ESCAPE, text, at);
      if (end === null) return { offset: at, says: 'there is no such escape.' };
      at = end;
    }
  }
  return { offset: text.length, says: 'the text ends inside of double quotes.' };
}

function matchEnd(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}
