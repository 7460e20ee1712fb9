import { marked, type Token, type Tokens } from 'marked';
import { type Markdown, sourceOf } from '../../src/text/escape/markdown.js';

/** What a reader on GitHub gets from a piece of Markdown, as far as hostile text could change it. */
export interface Rendered {
  /** Links, images, HTML, headings and references that fleetplan did not write itself. */
  readonly foreign: readonly string[];
  /** Texts of code spans, in order. */
  readonly codes: readonly string[];
  /** Number of cells of each row of the tables. */
  readonly cells: readonly number[];
  readonly headings: readonly string[];
  readonly folds: { readonly opened: number; readonly closed: number };
}

const OWN_HTML = /^(?:<details><summary>(?:[^<>]|<code>[^<>]*<\/code>)*<\/summary>\s*|<\/details>\s*)$/;
const OWN_MARKER = /^<!-- fleetplan v1 key=[\w.:%-]+ digest=[\w:]+ -->\s*$/;
const OWN_LINK = /^https:\/\/github\.com\/[\w./-]+$/;
/** What GitHub links in rendered text, outside of code. */
const REFERENCES = [
  /(?:^|[^\w`])@[a-z\d]/i,
  /#\d/,
  /\bGH-\d/i,
  /(?:^|[^\w])[0-9a-f]{7,40}(?![\w])/i,
  /https?:\/\/|ftp:\/\/|www\.\S/i,
  /\S@\S/,
  /:[a-z\d+_-]+:/i,
];

export function rendered(markdown: Markdown): Rendered {
  const foreign: string[] = [];
  const codes: string[] = [];
  const cells: number[] = [];
  const headings: string[] = [];
  const folds = { opened: 0, closed: 0 };
  // cmark takes no fence of more than 80 backticks for one; marked would.
  if (/`{81}/.test(sourceOf(markdown))) foreign.push('a fence that GitHub does not see');
  const tokens = marked.lexer(sourceOf(markdown), { gfm: true });
  const visit = (token: Token): void => {
    switch (token.type) {
      case 'html':
        folds.opened += token.raw.match(/<details>/g)?.length ?? 0;
        folds.closed += token.raw.match(/<\/details>/g)?.length ?? 0;
        for (const part of htmlParts(token.raw)) {
          if (!OWN_HTML.test(part) && !OWN_MARKER.test(part)) foreign.push(`html ${part}`);
          const outside = part.replace(/<code>[^<>]*<\/code>|<[^>]*>/g, ' ');
          if (part.startsWith('<details>')) foreign.push(...referencesIn(outside));
        }
        break;
      case 'link':
        if (!OWN_LINK.test((token as Tokens.Link).href)) foreign.push(`link ${token.raw}`);
        break;
      case 'heading':
        headings.push(token.raw);
        if (!token.raw.startsWith('### ')) foreign.push(`heading ${token.raw}`);
        break;
      case 'codespan':
        codes.push((token as Tokens.Codespan).text);
        break;
      case 'table':
        for (const row of [(token as Tokens.Table).header, ...(token as Tokens.Table).rows])
          cells.push(row.length);
        break;
      case 'text':
      case 'escape':
        if ((token as Tokens.Text).tokens === undefined)
          foreign.push(...referencesIn((token as Tokens.Text).text));
        break;
      case 'image':
      case 'def':
      case 'hr':
      case 'blockquote':
      case 'checkbox':
      case 'del':
        foreign.push(`${token.type} ${token.raw}`);
        break;
      case 'code':
        if (!token.raw.startsWith('~~~text')) foreign.push(`code ${token.raw}`);
        break;
    }
  };
  void marked.walkTokens(tokens, visit);
  return { foreign, codes, cells, headings, folds };
}

/** A fold's line and what closes the one before can stand in one HTML block. */
function htmlParts(raw: string): string[] {
  return raw.split(/(?<=<\/details>\s*|<\/summary>\s*|-->\s*)(?=<)/);
}

function referencesIn(text: string): string[] {
  return REFERENCES.filter((reference) => reference.test(text)).map(
    (reference) => `${String(reference)} in ${text}`,
  );
}
