import type { Severity } from '../../manifest/problem.js';
import {
  bytesOf,
  cell,
  codeSpan,
  EMPTY_LINE,
  fenced,
  fixedText,
  fold as foldOf,
  gfm,
  joinMarkdown,
  link,
  type Markdown,
  NEWLINE,
  NOTHING,
  sourceOf,
  type SummaryHtml,
} from '../../text/escape/index.js';
import { toMarkdown, toSummary } from '../../text/render.js';
import { hasWords, joinTexts, literal, NO_TEXT, type Text, text } from '../../text/text.js';
import { isMovedRow, type Row } from '../table/row.js';
import { amount } from '../words/amounts.js';
import { placesPhrase } from '../words/names.js';
import type { Block, Document, Entry, Item, Rows, Section, Sign, Title } from './document.js';

interface MarkdownOptions {
  /** Address of the run; null where there is none. */
  readonly runUrl: string | null;
  /** At most this many bytes of UTF-8. */
  readonly maxBytes: number;
}

/** The sign of a verdict or an answer, for those who look before they read. */
const SIGNS: Readonly<Record<Sign, Markdown>> = {
  pass: fixedText('✅'),
  warn: fixedText('⚠️'),
  fail: fixedText('❌'),
  unknown: fixedText('❓'),
  allow: fixedText('✅'),
  deny: fixedText('⛔'),
};

const LEVELS: Readonly<Record<Severity, Markdown>> = {
  error: fixedText('❌'),
  warning: fixedText('⚠️'),
  info: fixedText('ℹ'),
};

/** Lines above the folds: what a reviewer gets without a click. */
const LINES_ABOVE = 12;
/** Rows and entries among them; the others are in folds of their own. */
const ROWS_ABOVE = 5;
const ENTRIES_ABOVE = 6;
/** Hostile sentences must not push the folds out. */
const ENTRIES_BYTES = 10_000;
/** Room for the line that says how many rows were left out, and for what stands between blocks. */
const REST_BYTES = 200;

/**
 * A document as Markdown of at most `maxBytes` of UTF-8, ending with a line feed. The title is always there; sections are cut between two
 * rows or left out, the last ones first, and the text says so.
 */
export function documentMarkdown(document: Document, { runUrl, maxBytes }: MarkdownOptions): Markdown {
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  const body = bodyOf(document, maxBytes - 1 - bytesOf(run ? sourceOf(run) : '') - 2);
  return gfm`${joinMarkdown([body, ...(run ? [run] : [])], EMPTY_LINE)}\n`;
}

function bodyOf(document: Document, bytes: number): Markdown {
  const draw = new Drawing(document.mask ?? ((shown) => shown));
  const title = draw.title(document.title);
  const blocksAbove = document.head.map((block) =>
    draw.block(block.kind === 'comparison' ? comparison(rowsAbove(block.rows)) : block),
  );
  const above = entriesAbove(document.entries, LINES_ABOVE - 1 - linesIn(blocksAbove), draw);
  const head = [title, ...blocksAbove, ...(above.length > 0 ? [joined(above)] : [])];
  const foot = joined(document.foot.map((line) => draw.text(line)));
  const sections = [...overflow(document, above.length), ...document.sections];
  const fixed = sizeOf([...head, foot, ...omittedLine(sections, draw)]);
  if (fixed > bytes) return joinMarkdown([title, NO_ROOM], EMPTY_LINE);
  const { folds, omitted } = fit(sections, bytes - fixed, draw);
  const blocks = [...head, ...folds, ...omittedLine(omitted, draw), foot];
  return joinMarkdown(
    blocks.filter((block) => sourceOf(block) !== ''),
    EMPTY_LINE,
  );
}

const NO_ROOM = fixedText('There is no room for more here; the JSON report has everything.');

/** As many of the first entries as a reviewer reads before the folds; none is cut. */
function entriesAbove(entries: readonly Entry[], lines: number, draw: Drawing): Markdown[] {
  const shown: Markdown[] = [];
  let bytes = 0;
  for (const entry of entries.slice(0, ENTRIES_ABOVE)) {
    const item = draw.entry({ ...entry, picture: null });
    bytes += bytesOf(sourceOf(item));
    const isFull = shown.length > 0 && linesIn([...shown, item]) > lines;
    if (isFull || bytes > ENTRIES_BYTES) break;
    shown.push(item);
  }
  return shown;
}

/** Lines that are read: the rule below the head of a table is none. */
function linesIn(blocks: readonly Markdown[]): number {
  const lines = blocks.flatMap((block) => sourceOf(block).split('\n'));
  return lines.filter((line) => !line.startsWith('| -')).length;
}

/** Rows of the comparison and entries for which there was no room above, and lines of the files that those above are about. */
function overflow({ head, entries }: Document, shown: number): Section[] {
  const rows = head.flatMap((block) => (block.kind === 'comparison' ? rowsLeft(block.rows) : []));
  const rest = entries.slice(shown);
  const pictured = entries.slice(0, shown).filter(({ picture }) => picture !== null);
  return [
    ...(rows.length === 0
      ? []
      : [{ title: text`More numbers (${rows.length})`, blocks: [comparison(rows)], weight: 2 }]),
    ...(rest.length === 0
      ? []
      : [{ title: text`More findings (${rest.length})`, blocks: [entriesBlock(rest)], weight: 6 }]),
    ...(pictured.length === 0
      ? []
      : [
          {
            title: text`Lines of the files (${pictured.length})`,
            blocks: [picturesBlock(pictured)],
            weight: 4,
          },
        ]),
  ];
}

function comparison(rows: readonly Row[]): Block {
  return { kind: 'comparison', rows };
}

function entriesBlock(entries: readonly Entry[]): Block {
  return { kind: 'entries', rows: { items: entries, count: entries.length, are: 'finding' } };
}

function picturesBlock(entries: readonly Entry[]): Block {
  return entriesBlock(entries.map((entry) => ({ ...entry, says: NO_TEXT, fix: null, base: null })));
}

/**
 * As many rows as there is room for, in their order: peak, worst loss and finish, then what changed, then what changed and a finding says as
 * well, then the others.
 */
function rowsAbove(rows: readonly Row[]): readonly Row[] {
  const rank = (row: Row): number =>
    row.isMain === true ? 0 : !isMovedRow(row) ? 3 : row.isTold === true ? 2 : 1;
  const kept = rows
    .filter((row) => row.isTold !== true || isMovedRow(row))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, ROWS_ABOVE);
  return rows.filter((row) => kept.includes(row));
}

function rowsLeft(rows: readonly Row[]): Row[] {
  const above = rowsAbove(rows);
  return rows.filter((row) => row.isTold !== true && !above.includes(row));
}

type RowBlock = Extract<Block, { readonly rows: Rows<unknown> }>;

function hasRows(block: Block | undefined): block is RowBlock {
  return block !== undefined && 'rows' in block && 'items' in block.rows;
}

/** Draws the parts of one document, each text without what its readers may not see. */
class Drawing {
  constructor(private readonly mask: (shown: Text) => Text) {}

  text(shown: Text): Markdown {
    return toMarkdown(this.mask(shown));
  }

  summary(shown: Text): SummaryHtml[] {
    return toSummary(this.mask(shown));
  }

  title({ sign, report, says }: Title): Markdown {
    const drawn = this.text(report ? text`${report} ${says}` : says);
    return sign === null ? gfm`### ${drawn}` : gfm`### ${SIGNS[sign]} ${drawn}`;
  }

  block(block: Block): Markdown {
    if (hasRows(block)) {
      const { lead, rows } = this.rows(block);
      return joinMarkdown([...lead, ...rows], separatorOf(block));
    }
    switch (block.kind) {
      case 'paragraph':
        return this.text(block.text);
      case 'comparison':
        return this.comparison(block.rows);
      case 'facts':
        return this.facts(block);
      case 'picture':
        return block.markdown();
      case 'document':
        return bodyOf(block.document, Infinity);
    }
  }

  /** The head of a block with rows, and the rows one by one. */
  rows(block: RowBlock): { readonly lead: Markdown[]; readonly rows: Iterable<Markdown> } {
    switch (block.kind) {
      case 'entries':
        return { lead: [], rows: each(block.rows, (entry) => this.entry(entry)) };
      case 'list':
        return {
          lead: block.lead ? [gfm`${this.text(block.lead)}:\n`] : [],
          rows: each(block.rows, (item) => this.item(item)),
        };
      case 'table':
        return {
          lead: [tableHead(block.columns)],
          rows: each(block.rows, (cells) => tableRow(cells.map((one) => this.text(one)))),
        };
      case 'verdicts':
        return {
          lead: [tableHead(['cluster', 'verdict', 'what merging does'].map((title) => ({ title })))],
          rows: each(block.rows, ({ clusters, verdict, says }) =>
            tableRow([this.text(clusters), gfm`${SIGNS[verdict]} ${fixedText(verdict)}`, this.text(says)]),
          ),
        };
      case 'stack':
        return {
          lead: [],
          rows: each(block.rows, (blocks) =>
            joinMarkdown(
              blocks.map((one) => this.block(one)),
              EMPTY_LINE,
            ),
          ),
        };
    }
  }

  entry({ level, id, of, places, says, fix, base, picture }: Entry): Markdown {
    if (level === 'note') return this.item({ text: text`Note: ${says}` });
    const heads = [...(id === null ? [] : [gfm`**${codeSpan(id)}**`]), ...(of ? [this.text(of)] : [])];
    const body = text`${placesPhrase(places)}${hasWords(says) ? text` ${says}` : NO_TEXT}`;
    const colon = of && hasWords(body) ? gfm`:` : NOTHING;
    const lead = joinMarkdown(
      [LEVELS[level], ...(heads.length > 0 ? [joinMarkdown(heads, gfm`, `)] : [])],
      gfm` `,
    );
    const drawn = gfm`- ${lead}${colon}${this.text(body)}`;
    const advice = fix ? gfm` **Fix:** ${this.text(fix)}` : NOTHING;
    const before = base ? gfm`\n  - ${this.text(text`Base: ${base}`)}` : NOTHING;
    const lines = picture === null ? NOTHING : gfm`\n\n${fenced(picture)}\n`;
    return gfm`${drawn}${advice}${before}${lines}`;
  }

  /** An item of a list. An empty one would make the line above it a heading. */
  private item({ sign, text: says }: Item): Markdown {
    const shown = this.text(says);
    const drawn = sourceOf(shown) === '' ? codeSpan('') : shown;
    return sign === undefined ? gfm`- ${drawn}` : gfm`- ${signOf(sign)} ${drawn}`;
  }

  private facts({ of, facts }: Extract<Block, { kind: 'facts' }>): Markdown {
    const lines = facts.map(({ label, text: says }) => gfm`- **${fixedText(label)}** ${this.text(says)}`);
    const title = of ? [gfm`**${this.text(of.name)}** ${this.text(of.size)}\n`] : [];
    return joined([...title, ...lines]);
  }

  /** The numbers, base beside head where there is one. The arrow goes with its word, for those who do not see it. */
  private comparison(rows: readonly Row[]): Markdown {
    const isCompared = rows.some((row) => row.base !== null);
    const titles = isCompared ? ['', 'base', 'this change'] : ['', 'this plan'];
    const lines = rows.map(({ label, base, head, trend: { arrow, word, worse } }) => {
      const value = this.text(head);
      const drawn =
        arrow === null || word === null
          ? value
          : gfm`${worse ? gfm`**${value}**` : value} ${fixedText(`${arrow} ${word}`)}`;
      return tableRow([this.text(label), ...(isCompared ? [this.text(base ?? NO_TEXT)] : []), drawn]);
    });
    return joined([tableHead(titles.map((title) => ({ title }))), ...lines]);
  }
}

function signOf(sign: NonNullable<Item['sign']>): Markdown {
  return sign === 'error' || sign === 'warning' || sign === 'info' ? LEVELS[sign] : SIGNS[sign];
}

function* each<T>({ items }: Rows<T>, rowOf: (item: T) => Markdown): Generator<Markdown> {
  for (const item of items) yield rowOf(item);
}

/** Items of a list and rows of a table follow each other; blocks have an empty line between them. */
function separatorOf({ kind }: Block): Markdown {
  return kind === 'stack' ? EMPTY_LINE : NEWLINE;
}

const BAR = gfm` | `;

function tableRow(cells: readonly Markdown[]): Markdown {
  return gfm`| ${joinMarkdown(cells.map(cell), BAR)} |`;
}

/** Columns of numbers stand to the right. */
function tableHead(columns: readonly { readonly title: string; readonly isNumeric?: boolean }[]): Markdown {
  const rule = columns.map(({ isNumeric }) => (isNumeric === true ? gfm`--:` : gfm`---`));
  return gfm`${tableRow(columns.map(({ title }) => fixedText(title)))}\n${tableRow(rule)}`;
}

interface Fitted {
  readonly folds: readonly Markdown[];
  readonly omitted: readonly Section[];
}

/** As much of each section as the bytes allow; sections that come first are kept first. */
function fit(sections: readonly Section[], bytes: number, draw: Drawing): Fitted {
  const folds: Markdown[] = [];
  const omitted: Section[] = [];
  let room = bytes;
  let weights = sections.reduce((sum, section) => sum + section.weight, 0);
  for (const section of sections) {
    const fitted = sectionMarkdown(section, Math.floor((room * section.weight) / weights), draw);
    weights -= section.weight;
    if (fitted && sourceOf(fitted) === '') continue;
    const size = fitted ? bytesOf(sourceOf(fitted)) + 2 : 0;
    // One without rows is made whatever its part of the room is.
    if (fitted && size <= room) {
      folds.push(fitted);
      room -= size;
    } else omitted.push(section);
  }
  return { folds, omitted };
}

/** A fold, nothing where no part of it has anything to draw; null where not even its first row fits. */
function sectionMarkdown(section: Section, bytes: number, draw: Drawing): Markdown | null {
  const { title, summary, blocks, isOpen } = section;
  const line = draw.summary(summary ?? title);
  const fold = (body: Markdown): Markdown =>
    isOpen ? gfm`**${draw.text(title)}**\n\n${body}` : foldOf(line, body);
  const last = blocks.at(-1);
  const isCut = hasRows(last) || last?.kind === 'document';
  const whole = (isCut ? blocks.slice(0, -1) : blocks)
    .map((block) => draw.block(block))
    .filter((block) => sourceOf(block) !== '');
  const room = (parts: readonly Markdown[]): number =>
    bytes - sizeOf([fold(joinMarkdown(parts, EMPTY_LINE))]) - REST_BYTES;
  if (last?.kind === 'document') {
    const left = room(whole);
    return left < LEAST_BYTES
      ? null
      : fold(joinMarkdown([...whole, bodyOf(last.document, left)], EMPTY_LINE));
  }
  if (!hasRows(last)) return whole.length === 0 ? NOTHING : fold(joinMarkdown(whole, EMPTY_LINE));
  const { lead, rows: all } = draw.rows(last);
  const rows: Markdown[] = [];
  let left = room([...whole, ...lead]);
  for (const row of all) {
    left -= bytesOf(sourceOf(row)) + 2;
    if (left < 0) break;
    rows.push(row);
  }
  const { count, are } = last.rows;
  if (rows.length === 0 && count > 0) return null;
  const cut = joinMarkdown([...lead, ...rows], separatorOf(last));
  const more = amount(count - rows.length, `more ${are}`);
  const rest =
    rows.length === count ? [] : [draw.text(text`${more}: left out for length, the JSON report has them.`)];
  return fold(joinMarkdown([...whole, cut, ...rest], EMPTY_LINE));
}

/** Less room than this holds no plan of a cluster. */
const LEAST_BYTES = 1_000;

const OMITTED_SHOWN = 6;

/** One line for everything that did not fit; none when all did. */
function omittedLine(omitted: readonly Section[], draw: Drawing): Markdown[] {
  if (omitted.length === 0) return [];
  const shown = joinTexts(
    omitted.slice(0, OMITTED_SHOWN).map(({ title }) => title),
    ', ',
  );
  const more = omitted.length - OMITTED_SHOWN;
  const tail = more > 0 ? text` and ${literal(String(more))} more sections` : NO_TEXT;
  return [draw.text(text`Left out for length: ${shown}${tail}. The JSON report has everything.`)];
}

function joined(lines: readonly Markdown[]): Markdown {
  return joinMarkdown(lines, NEWLINE);
}

function sizeOf(blocks: readonly Markdown[]): number {
  return bytesOf(sourceOf(joinMarkdown(blocks, EMPTY_LINE)));
}
