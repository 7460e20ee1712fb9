import { capital as upper } from './plural.js';

/**
 * A sentence of the product, or a few: literals and typed values. A renderer (`render.ts`) writes it as Markdown, for a terminal or
 * as plain text; only renderers escape, spell numbers, choose the time zone and hide names.
 */
export interface Text {
  readonly parts: readonly Part[];
}

/** Kinds of names; a renderer may hide those of targets. */
type NameKind = 'policy' | 'group' | 'target' | 'file' | 'cluster' | 'object';

export type Part =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'name'; readonly of: NameKind; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'count'; readonly count: number; readonly unit: string }
  | {
      readonly kind: 'share';
      readonly part: number;
      readonly whole: number;
      readonly unit?: string | undefined;
    }
  | { readonly kind: 'instant'; readonly at: number; readonly timeZone: string }
  | { readonly kind: 'duration'; readonly ms: number }
  /** Text of another origin. */
  | { readonly kind: 'foreign'; readonly text: string };

export const NO_TEXT: Text = { parts: [] };

/** A text that may be left out, as in `isMore && text`...``. */
export type Optional = Text | null | undefined | false;

/** A text from a template; a value is a text, a number or nothing, never a bare string. */
export function text(literals: TemplateStringsArray, ...values: readonly (Optional | number)[]): Text {
  const parts: Part[] = [];
  literals.forEach((between, i) => {
    if (between !== '') parts.push({ kind: 'literal', text: between });
    const value = values[i];
    if (typeof value === 'number') parts.push({ kind: 'number', value });
    else if (value) parts.push(...value.parts);
  });
  return { parts };
}

/** A word of a closed list of ours. Never text from the input. */
export function literal(words: string): Text {
  return words === '' ? NO_TEXT : { parts: [{ kind: 'literal', text: words }] };
}

/** The verb that goes with a number: `is`, `are`. */
export function verbFor(n: number, one: string, several: string): Text {
  return literal(n === 1 ? one : several);
}

/** A field, a value as written, a command, a version, a digest. */
export function code(written: string): Text {
  return one({ kind: 'code', text: written });
}

export function name(of: NameKind, written: string): Text {
  return one({ kind: 'name', of, text: written });
}

/** `1 node`, `3 nodes`, `1,204 nodes`. */
export function count(n: number, unit: string): Text {
  return one({ kind: 'count', count: n, unit });
}

/** `3 of 8 nodes (37.5%)`, or `3 of 8 (37.5%)`: never a percentage without its count. */
export function share(part: number, whole: number, unit?: string): Text {
  return one({ kind: 'share', part, whole, unit });
}

/** `Thu 2026-11-26 18:00 UTC`; `inZone` adds the local time. */
export function instant(at: number): Text {
  return one({ kind: 'instant', at, timeZone: 'UTC' });
}

/** `1 d 4 h`. */
export function duration(ms: number): Text {
  return one({ kind: 'duration', ms });
}

const LISTED = 5;

/** `a`, `a and b`, `a, b, c, d, e and 3 more`. */
export function list(items: readonly Text[], most = LISTED): Text {
  const last = items.at(-1);
  if (items.length > most || last === undefined) return few(items, most);
  return joinTexts([joinTexts(items.slice(0, -1)), last], ' and ');
}

/** `a, b, c and 7 more`, for a cell or a line that is no sentence. */
export function few(items: readonly Text[], most: number, all = items.length): Text {
  const more = all - most;
  const shown = joinTexts(items.slice(0, most));
  return more > 0 ? text`${shown} and ${more} more` : shown;
}

/** `web-1, web-2, web-3 and 7 more`. */
export function fewNames(of: NameKind, written: readonly string[], most = 3): Text {
  const shown = written.slice(0, most).map((one) => name(of, one));
  return few(shown, most, written.length);
}

/**
 * Text of another program or a person, as written: an error of helm, a message of the API server, the reason of a waiver, a
 * sentence of an earlier report.
 */
export function foreign(written: string): Text {
  return written === '' ? NO_TEXT : one({ kind: 'foreign', text: written });
}

function one(part: Part): Text {
  return { parts: [part] };
}

/** Texts in a row, with a separator of ours between each two that show something. */
export function joinTexts(texts: readonly Optional[], separator = ', '): Text {
  const between = literal(separator).parts;
  const shown = texts.flatMap((one) => (one && !isEmpty(one) ? one : []));
  return { parts: shown.flatMap(({ parts }, i) => (i === 0 ? parts : [...between, ...parts])) };
}

/** The text as the beginning of a sentence: words of ours begin with a capital, a name stays as it is. */
export function capital({ parts: [first, ...others] }: Text): Text {
  if (first?.kind !== 'literal' && first?.kind !== 'foreign')
    return { parts: first ? [first, ...others] : [] };
  return { parts: [{ ...first, text: upper(first.text) }, ...others] };
}

/** The text without the full stop that it ends with, to go on in a sentence. */
export function withoutStop({ parts }: Text): Text {
  const last = parts.at(-1);
  if (last?.kind !== 'literal' && last?.kind !== 'foreign') return { parts };
  return { parts: [...parts.slice(0, -1), { ...last, text: last.text.replace(/\.$/, '') }] };
}

/** True where two texts show the same. */
export function sameText(a: Text, b: Text): boolean {
  return textKey(a) === textKey(b);
}

/** A text as the key of a map. */
export function textKey({ parts }: Text): string {
  return JSON.stringify(parts);
}

/** Each text once, in order. */
export function distinctTexts(texts: readonly Text[]): Text[] {
  return [...new Map(texts.map((one) => [textKey(one), one])).values()];
}

/** True for a text that shows nothing. */
export function isEmpty({ parts }: Text): boolean {
  return parts.length === 0;
}

/** A text without what `hide` replaces in its names, codes and foreign text. */
export function redacted(shown: Text, hide: (written: string) => string): Text {
  return {
    parts: shown.parts.map((part) =>
      part.kind === 'name' || part.kind === 'code' || part.kind === 'foreign'
        ? { ...part, text: hide(part.text) }
        : part,
    ),
  };
}

/** A text whose instants show the local time of a zone too. */
export function inZone(shown: Text, timeZone: string): Text {
  return { parts: shown.parts.map((part) => (part.kind === 'instant' ? { ...part, timeZone } : part)) };
}
