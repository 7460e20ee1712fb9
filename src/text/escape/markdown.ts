import { sentenceText, valueText } from './visible.js';
import { wordsOf } from './words.js';

/**
 * GitHub Markdown as an opaque type: a string does not fit where markup is expected, and markup does not fit where text is,
 * so nothing is escaped never or twice.
 *
 * Foreign text is shown in code spans, or word by word where every word is harmless on its own. Backslashes and entities are
 * not enough: GitHub looks for mentions, references, commits and addresses in the text after it was rendered, outside of
 * `<code>` only (cmark-gfm's autolink extension looks for mail addresses there too).
 */
export interface Markdown {
  readonly [markdownBrand]: never;
}
declare const markdownBrand: unique symbol;

function markup(text: string): Markdown {
  return text as unknown as Markdown;
}

/** The source text of finished Markdown, for whoever measures or publishes it. */
export function sourceOf(markdown: Markdown): string {
  return markdown as unknown as string;
}

export const NOTHING: Markdown = markup('');

/** Markdown from a template: its fixed parts are taken as they are, what is put in must be Markdown or a number. */
export function gfm(fixed: TemplateStringsArray, ...parts: readonly (Markdown | number)[]): Markdown {
  const filled = fixed.map((text, i) => {
    const part = parts[i];
    return text + (part === undefined ? '' : typeof part === 'number' ? String(part) : sourceOf(part));
  });
  return markup(filled.join(''));
}

/** Parts that are escaped already, joined; the separator is Markdown too. */
export function joinMarkdown(parts: readonly Markdown[], separator: Markdown): Markdown {
  return markup(parts.map(sourceOf).join(sourceOf(separator)));
}

export const NEWLINE: Markdown = markup('\n');
export const EMPTY_LINE: Markdown = markup('\n\n');

/** A value in a code span that no backtick in it can end, cut to 120 characters. The empty value is shown as `""`. */
export function codeSpan(text: string): Markdown {
  return markup(spanOf(valueText(text)));
}

/** cmark, which GitHub renders with, recognizes no fence of more than 80 backticks; this is enough. */
const LONGEST_FENCE = 10;

function spanOf(shown: string): string {
  const content = (shown.trim() === '' ? `"${shown}"` : shown).replace(/`+/g, (run) =>
    run.length < LONGEST_FENCE ? run : `\\u{60}{${run.length}}`,
  );
  const longest = Math.max(0, ...[...content.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  // One space on each side is taken off again; without it a backtick at the edge would join the fence.
  const pad = /^[` ]|[` ]$/.test(content) ? ' ' : '';
  return `${fence}${pad}${content}${pad}${fence}`;
}

/**
 * A sentence of a person or another program: words stay words; what is in backticks, and every word that is more than a word (`a_b`,
 * `@x`, `#1`, `10.0.0.1/8`, an address), become code spans.
 */
export function plain(text: string): Markdown {
  const pieces = sentencePieces(text);
  const source = pieces.map((piece) => (piece.code ? spanOf(piece.text) : piece.text)).join('');
  // `1.` and `1)` would start a list at the beginning of a line.
  return markup(source.trim().replace(/^(\d+)([.)])/, '$1\\$2'));
}

/** A sentence in pieces: words as they are, and names and values that are shown as code. */
export function sentencePieces(text: string): ReturnType<typeof wordsOf> {
  return wordsOf(sentenceText(text));
}

/** Text that may hold markup characters but no foreign words, as Markdown. */
export function fixedText(text: string): Markdown {
  return markup(text.replace(/[\\`*_[\]<>~&]/g, '\\$&'));
}

/** Any Markdown, made to stay within one cell of a table: a pipe ends a cell even inside a code span. */
export function cell(content: Markdown): Markdown {
  // A backslash before the pipe would take the escape for itself, so it is written as a code point.
  return markup(
    sourceOf(content)
      .replace(/\\(?=\|)/g, '\\u{5c}')
      .replace(/\|/g, '\\|')
      .replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank)),
  );
}

/** A suggestion of GitHub's for one line; null for a line that it would not hold as it is, or that a reader would not see through. */
export function suggestion(line: string): Markdown | null {
  if (!/^[\x20-\x7e]*$/.test(line) || line.includes('`')) return null;
  return markup(['```suggestion', line, '```'].join('\n'));
}

/** A link to an address of ours (a run, never one from the input); null where it is not a plain http address. */
export function link(label: Markdown, address: string): Markdown | null {
  return /^https?:\/\/[\w.:/-]+$/.test(address) ? gfm`[${label}](${markup(address)})` : null;
}

/** An HTML comment of letters, digits and a few signs. Throws RangeError on anything that could end it early. */
export function fixedComment(text: string): Markdown {
  if (!/^[\w.:%= -]*$/.test(text) || text.includes('--')) throw new RangeError('not a comment');
  return markup(`<!-- ${text} -->`);
}

/** HTML for the one place of a comment where Markdown is not read: the line of a fold. */
export interface SummaryHtml {
  readonly [summaryBrand]: never;
}
declare const summaryBrand: unique symbol;

/** Text of ours for the line of a fold. */
export function summaryText(text: string): SummaryHtml {
  return entities(text) as unknown as SummaryHtml;
}

/** A value for the line of a fold, in `<code>`, where GitHub makes no links. */
export function summaryCode(text: string): SummaryHtml {
  return `<code>${entities(valueText(text))}</code>` as unknown as SummaryHtml;
}

/** A fold with its line and its body. */
export function fold(summary: readonly SummaryHtml[], body: Markdown): Markdown {
  return gfm`<details><summary>${markup(summary.map((part) => part as unknown as string).join(''))}</summary>\n\n${body}\n\n</details>`;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

function entities(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);
}
