import type { Json } from '../../manifest/manifest.js';

/** The value of a field by its steps; undefined where there is none. */
type FieldOf = (steps: readonly string[]) => Json | undefined;

/** Functions of Sprig that only make a text of texts; the last argument is what a pipe gives. */
const TEXT_FUNCTIONS: ReadonlyMap<string, (...given: string[]) => string> = new Map<
  string,
  (...given: string[]) => string
>([
  ['lower', (text) => text.toLowerCase()],
  ['upper', (text) => text.toUpperCase()],
  ['trim', (text) => text.trim()],
  ['toString', (text) => text],
  ['trimPrefix', (prefix, text) => (text.startsWith(prefix) ? text.slice(prefix.length) : text)],
  [
    'trimSuffix',
    (suffix, text) => (suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text),
  ],
  ['replace', (old, by, text) => text.replaceAll(old, () => by)],
]);
const ARITY: ReadonlyMap<string, number> = new Map([
  ['trimPrefix', 2],
  ['trimSuffix', 2],
  ['replace', 3],
]);

const WORD = /\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"`|()]+)|(\|))/y;

/** What stands between the braces: fields, texts and functions, one piped into the next. Undefined where that is not understood. */
export function evaluated(expression: string, fieldOf: FieldOf): Json | undefined {
  const commands = commandsIn(expression, fieldOf);
  if (commands === null) return undefined;
  let piped: readonly Json[] = [];
  for (const command of commands) {
    const value = called([...command, ...piped.map((one) => ({ value: one }))]);
    if (value === undefined) return undefined;
    piped = [value];
  }
  return piped[0];
}

/** A word of a command: a value, or the name of a function. */
type Word = { readonly value: Json | undefined } | { readonly name: string };

function commandsIn(expression: string, fieldOf: FieldOf): Word[][] | null {
  const commands: Word[][] = [[]];
  const words = new RegExp(WORD);
  const text = expression.trimEnd();
  while (words.lastIndex < text.length) {
    const found = words.exec(text);
    if (found === null) return null;
    const [, quoted, raw, bare, pipe] = found;
    if (pipe !== undefined) commands.push([]);
    else commands.at(-1)?.push(wordOf(quoted, raw, bare ?? '', fieldOf));
  }
  return commands;
}

function wordOf(quoted: string | undefined, raw: string | undefined, bare: string, fieldOf: FieldOf): Word {
  if (raw !== undefined) return { value: raw };
  if (quoted !== undefined) return { value: quoted.includes('\\') ? undefined : quoted };
  if (bare.startsWith('.') && bare !== '.') return { value: fieldOf(bare.slice(1).split('.')) };
  return /^\d+$/.test(bare) ? { value: Number(bare) } : { name: bare };
}

function called([first, ...rest]: readonly Word[]): Json | undefined {
  if (first === undefined || rest.some((word) => 'name' in word)) return undefined;
  const given = rest.map((word) => ('value' in word ? word.value : undefined));
  if ('value' in first) return given.length === 0 ? first.value : undefined;
  if (first.name === 'index') return indexed(given);
  if (first.name === 'default') return defaulted(given);
  const call = TEXT_FUNCTIONS.get(first.name);
  const texts = given.filter((one) => typeof one === 'string');
  const isWhole = texts.length === given.length && texts.length === (ARITY.get(first.name) ?? 1);
  return call && isWhole ? call(...texts) : undefined;
}

function indexed([value, ...keys]: readonly (Json | undefined)[]): Json | undefined {
  return keys.reduce<Json | undefined>((here, key) => {
    if (Array.isArray(here) && typeof key === 'number') return here[key];
    const isMapping = typeof here === 'object' && here !== null && !Array.isArray(here);
    return isMapping && typeof key === 'string' && Object.hasOwn(here, key) ? here[key] : undefined;
  }, value);
}

/** A field that is not there is an error of its own in most ApplicationSets (`missingkey=error`), and stays one here. */
function defaulted(given: readonly (Json | undefined)[]): Json | undefined {
  const [instead, value] = given;
  if (given.length !== 2 || value === undefined) return undefined;
  return value === '' || value === 0 || value === false || value === null ? instead : value;
}
