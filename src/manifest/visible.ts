import { code, literal, type Text, text } from '../text/text.js';

/** Characters that change how their neighbors look or that cannot be seen: control, bidirectional, zero-width, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;
const MAX_LENGTH = 120;

/**
 * Text of unknown origin for use inside a message: on one line, with nothing hidden (`\u{202e}` in place of a character that reorders
 * text), at most `maxLength` characters of it. It is not Markdown or HTML; writers of those escape again.
 */
export function visible(text: string, maxLength: number = MAX_LENGTH): string {
  // No character is longer than two code units.
  const characters = Array.from(text.slice(0, 2 * (maxLength + 1)));
  const shown = characters.slice(0, maxLength).join('');
  const written = shown.replace(INVISIBLE, (hidden) => `\\u{${(hidden.codePointAt(0) ?? 0).toString(16)}}`);
  return characters.length > maxLength ? `${written}…` : written;
}

/** `Deployment/web`. */
export function titleOf({ kind, name }: { readonly kind: string; readonly name: string }): string {
  return `${visible(kind)}/${visible(name)}`;
}

/** `Deployment/prod/web`; without a namespace where none is written. */
export function placedTitleOf(of: { kind: string; namespace: string | null; name: string }): string {
  const parts = of.namespace === null ? [of.kind, of.name] : [of.kind, of.namespace, of.name];
  return parts.map((part) => visible(part)).join('/');
}

/** `a, b, c and 7 more`: the first names of what may be many, between commas. */
export function few(names: readonly string[], most = 3): string {
  const more = names.length - most;
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The known name that `name` most likely meant: same letters in another case, else at most two typing errors away. */
export function nearest(name: string, known: readonly string[]): string | null {
  const most = Math.min(2, Math.ceil(name.length / 3));
  const [best] = known
    .filter((candidate) => Math.abs(candidate.length - name.length) <= most)
    .map((candidate) => ({ candidate, errors: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.errors - b.errors);
  return best !== undefined && best.errors <= most ? best.candidate : null;
}

/** Letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** A text without the characters that it ends with, found from its end: a pattern such as `/-+$/` looks again at each place where a run begins. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A value in a message: short, on one line, with a word for what it is. */
export function describe(value: unknown): Text {
  if (value === null || value === undefined) return literal('null');
  if (Array.isArray(value)) return literal('a list');
  if (typeof value === 'object') return literal('a mapping');
  if (value === '') return literal('an empty text');
  return text`the ${literal(typeof value)} ${code(visible(JSON.stringify(value), 80))}`;
}
