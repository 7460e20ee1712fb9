import { type Html, markup } from '../../text/escape/html.js';
import { sentencePieces } from '../../text/escape/markdown.js';
import { valueText } from '../../text/escape/visible.js';
import { counted } from '../../text/plural.js';
import { markupPieces } from '../../text/render.js';
import { capital, isEmpty, NO_TEXT, type Text } from '../../text/text.js';
import { uriOf } from '../words.js';
import {
  type Block,
  type Cell,
  type Document,
  entriesOf,
  type Entry,
  type EntryPlace,
  placesText,
  type Rows,
  type Sign,
} from './document.js';

/** The repository and commit for links to files. */
export interface SourceLink {
  /** `https://github.com` */
  readonly server: string;
  /** `OWNER/REPO` */
  readonly repository: string;
  /** The commit that was planned. */
  readonly sha: string;
}

/** A page of thousands of rows is of no use. */
const ROWS_SHOWN = 200;
const PLACES_SHOWN = 20;

const SIGNS: Readonly<Record<Sign | Entry['level'], readonly [sign: string, word: string]>> = {
  pass: ['✓', 'Passes'],
  warn: ['!', 'Passes with warnings'],
  fail: ['✕', 'Fails'],
  unknown: ['?', 'Could not be evaluated'],
  allow: ['✓', 'Allowed'],
  deny: ['✕', 'Denied'],
  error: ['✕', 'Error'],
  warning: ['!', 'Warning'],
  info: ['i', 'Info'],
  note: ['i', 'Note'],
};

/** A document as part of a page, with room for pictures after its findings. Links lead to the lines of its files. */
export function documentHtml(document: Document, source: SourceLink | null): Html {
  const { title, head, entries, sections, foot = [] } = document;
  const draw = new Drawing(document.mask ?? ((shown) => shown), source);
  const sign = title.sign ?? 'unknown';
  const lines = (of: readonly Text[]): Html[] => of.map((line) => markup`<p>${draw.text(line)}</p>\n`);
  const folds = sections.map(({ title: line, blocks }) => {
    const body = blocks.map((block) => draw.block(block));
    return markup`<details><summary>${draw.text(line)}</summary>${body}</details>\n`;
  });
  return markup`<header>
<p class="verdict ${sign}">${signOf(sign)}</p>
<h1>${draw.text(title.report ?? NO_TEXT)} ${draw.text(title.says)}</h1>
${head.map((block) => draw.block(block))}</header>
<section class="findings">
<h2>Findings</h2>
${entries.length > 0 ? draw.block(entriesOf(entries)) : markup`<p>No finding of this change.</p>\n`}</section>
<div class="pictures"></div>
${folds.length > 0 ? markup`<section>\n<h2>Details</h2>\n${folds}</section>\n` : null}<footer>
${lines(foot)}</footer>
`;
}

/** The sign goes with its word, for readers who do not see it. */
function signOf(of: Sign | Entry['level']): Html {
  const [sign, word] = SIGNS[of];
  return markup`<span aria-hidden="true">${sign}</span> ${word}`;
}

/** Draws the parts of one document, each text without what its readers may not see. */
class Drawing {
  constructor(
    private readonly mask: (shown: Text) => Text,
    private readonly source: SourceLink | null,
  ) {}

  /** Values of the input stand out as code, and keep their own direction. */
  text(shown: Text): Html {
    const code = (written: string): Html => markup`<code dir="auto">${written}</code>`;
    const pieces = markupPieces(this.mask(shown)).flatMap(({ kind, text }) => {
      if (kind === 'literal') return [markup`${text}`];
      if (kind !== 'foreign') return [code(valueText(text))];
      return sentencePieces(text).map((piece) => (piece.code ? code(piece.text) : markup`${piece.text}`));
    });
    return markup`${pieces}`;
  }

  block(block: Block): Html {
    switch (block.kind) {
      case 'paragraph':
        return markup`<p>${this.text(block.text)}</p>\n`;
      case 'list':
        return this.list(block.rows, ({ text }) => markup`<li>${this.text(text)}</li>\n`);
      case 'entries':
        return this.list(block.rows, (entry) => this.entry(entry));
      case 'table':
        return this.table(block);
      case 'facts': {
        const { of, facts } = block;
        const title = of && markup`<h3>${this.text(of.name)}, ${this.text(of.size)}</h3>\n`;
        const lines = facts.map(({ label, text }) => markup`<dt>${label}</dt><dd>${this.text(text)}</dd>\n`);
        return markup`${title}<dl>\n${lines}</dl>\n`;
      }
      case 'stack': {
        const { first, more } = firstOf(block.rows, (all) => markup`${all.map((one) => this.block(one))}`);
        return markup`${first}${more}`;
      }
      case 'document':
        return documentHtml(block.document, this.source);
    }
  }

  private list<T>(rows: Rows<T>, rowOf: (item: T) => Html): Html {
    const { first, more } = firstOf(rows, rowOf);
    return markup`<ul>\n${first}</ul>\n${more}`;
  }

  /** A problem or a finding: rule, subject and locations, what happens, the fix. */
  private entry({ level, id, subject, places = [], says, fix, also, base }: Entry): Html {
    const rule = id === null ? null : markup` <code>${id}</code>`;
    const shown = new Map(places.map((place) => [`${place.file}:${place.line}`, place]));
    const where = [...shown.values()].slice(0, PLACES_SHOWN).map((place) => this.place(place));
    const line = (label: Html | null, of: Text | null | undefined): Html | null =>
      of && !isEmpty(of) ? markup`<p>${label}${this.text(of)}</p>\n` : null;
    const lines = [
      markup`<p><span class="badge ${level}">${signOf(level)}</span>${rule} ${this.text(subject ?? NO_TEXT)}${where}</p>\n`,
      markup`${line(null, capital(says))}${line(markup`<strong>Fix:</strong> `, fix)}`,
      markup`${line(null, also)}${line(markup`Base: `, base)}`,
    ];
    return markup`<li>\n${lines}</li>\n`;
  }

  private place(place: EntryPlace): Html {
    const shown = this.text(placesText([place], false));
    const url = urlOf(place, this.source);
    return url === null ? markup` ${shown}` : markup` <a href="${url}" rel="noreferrer">${shown}</a>`;
  }

  private table({ columns, rows }: Extract<Block, { kind: 'table' }>): Html {
    const style = (i: number): string => (columns[i]?.isNumeric === true ? 'number' : '');
    const head = columns.map(({ title }, i) =>
      title === '' ? markup`<td></td>` : markup`<th scope="col" class="${style(i)}">${title}</th>`,
    );
    const { first, more } = firstOf(rows, ([name = NO_TEXT, ...cells]) => {
      const others = cells.map((cell, i) => markup`<td class="${style(i + 1)}">${this.cell(cell)}</td>`);
      return markup`<tr><th scope="row" class="${style(0)}">${this.cell(name)}</th>${others}</tr>\n`;
    });
    const body = markup`<thead><tr>${head}</tr></thead>\n<tbody>\n${first}</tbody>`;
    // Scrolls sideways, also by keyboard, rather than making the page wider.
    return markup`<div class="wide" tabindex="0" role="group" aria-label="Table"><table class="numbers">\n${body}\n</table></div>\n${more}`;
  }

  /** The arrow of a number goes with its word, for readers who do not see it. */
  private cell(shown: Cell): Html {
    if (typeof shown === 'string') return markup`${shown}`;
    if ('parts' in shown) return this.text(shown);
    const value = this.text(shown.head);
    return shown.isHigher ? markup`${value} <span class="worse">▲ higher</span>` : value;
  }
}

function firstOf<T>({ items, are }: Rows<T>, rowOf: (item: T) => Html) {
  const more = items.length - ROWS_SHOWN;
  return {
    first: items.slice(0, ROWS_SHOWN).map((item) => rowOf(item())),
    more: more > 0 ? markup`<p>${counted(more, `more ${are}`)} in the JSON report.</p>\n` : null,
  };
}

/** The address of a line on GitHub; null if the place is in no file of the repository. */
export function urlOf({ file, line }: EntryPlace, source: SourceLink | null): string | null {
  if (line === null || !source || !/^https:\/\/[^\s"'<>]+$/.test(source.server)) return null;
  // A rendered file, or one outside of the repository, has no page.
  if (file.split('/').some((segment) => ['', '.', '..'].includes(segment))) return null;
  return `${source.server}/${uriOf(`${source.repository}/blob/${source.sha}/${file}`)}#L${line}`;
}
