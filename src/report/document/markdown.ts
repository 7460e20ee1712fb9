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
} from '../../text/escape/index.js';
import { toMarkdown, toSummary } from '../../text/render.js';
import { capital, count, hasWords, joinTexts, literal, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Row } from '../table/row.js';
import {
  type Block,
  type Document,
  type Entry,
  type Item,
  placesText,
  type Rows,
  type Section,
  type Sign,
  type Title,
} from './document.js';

interface MarkdownOptions {
  /** Address of the run; null without one. */
  readonly runUrl: string | null;
  /** At most this many bytes of UTF-8. */
  readonly maxBytes: number;
}

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

/** Words above the folds: for at most one error, and for several. */
const WORDS_ABOVE = { one: 250, several: 400 } as const;
/** Rows and entries above the folds; the others have folds of their own. */
const ROWS_ABOVE = 5;
const ENTRIES_ABOVE = 6;
/** Hostile sentences must not push the folds out. */
const ENTRIES_BYTES = 10_000;
/** Room for the line that says how many rows were left out, and for separators. */
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
  const first = [
    title,
    ...document.head.map((block) =>
      draw.block(block.kind === 'comparison' ? { ...block, rows: rowsAbove(block.rows) } : block),
    ),
  ];
  const tail = document.tail.map((line) => draw.text(line));
  const above = entriesAbove(document.entries, [...first, ...tail], draw);
  const head = [...first, ...(above.length > 0 ? [joined(above)] : []), ...tail];
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

/** As many of the first entries as a reviewer reads before the folds, at least one; none is cut. */
function entriesAbove(entries: readonly Entry[], before: readonly Markdown[], draw: Drawing): Markdown[] {
  const errors = entries.filter(({ level }) => level === 'error').length;
  const words = errors > 1 ? WORDS_ABOVE.several : WORDS_ABOVE.one;
  const shown: Markdown[] = [];
  for (const entry of entries.slice(0, ENTRIES_ABOVE)) {
    const item = draw.entry({ ...entry, picture: null });
    const isFull = shown.length > 0 && wordsIn([...before, ...shown, item]) > words;
    if (isFull || sizeOf([...shown, item]) > ENTRIES_BYTES) break;
    shown.push(item);
  }
  return shown;
}

function wordsIn(blocks: readonly Markdown[]): number {
  const all = blocks.flatMap((block) => sourceOf(block).split(/\s+/));
  return all.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Rows and entries for which there was no room above, and lines of the files that the entries above are about. */
function overflow({ head, entries }: Document, shown: number): Section[] {
  const rows = head.flatMap((block) => {
    if (block.kind !== 'comparison') return [];
    const above = rowsAbove(block.rows);
    return block.rows.filter((row) => !above.includes(row));
  });
  const entriesBlock = (of: readonly Entry[]): Block => ({
    kind: 'entries',
    rows: { items: of, count: of.length, are: 'finding' },
  });
  const rest = entries.slice(shown);
  const pictured = entries.slice(0, shown).filter(({ picture }) => picture !== null);
  const bare = pictured.map((entry) => ({ ...entry, says: NO_TEXT, fix: null, also: null, base: null }));
  const section = (title: Text, length: number, block: Block, weight: number): Section[] =>
    length === 0 ? [] : [{ title: text`${title} (${length})`, blocks: [block], weight }];
  return [
    ...section(text`More numbers`, rows.length, { kind: 'comparison', rows }, 2),
    ...section(text`More findings`, rest.length, entriesBlock(rest), 6),
    ...section(text`Lines of the files`, pictured.length, entriesBlock(bare), 4),
  ];
}

/** Peak, worst loss and finish, then numbers that change, then the others, as many as there is room for, in their order. */
function rowsAbove(rows: readonly Row[]): readonly Row[] {
  const rank = ({ isMain, isMoved }: Row): number => (isMain ? 0 : isMoved ? 1 : 2);
  const kept = rows.toSorted((a, b) => rank(a) - rank(b)).slice(0, ROWS_ABOVE);
  return rows.filter((row) => kept.includes(row));
}

type RowBlock = Extract<Block, { readonly rows: Rows<unknown> }>;

function hasRows(block: Block | undefined): block is RowBlock {
  return block !== undefined && 'rows' in block && 'items' in block.rows;
}

/** Draws the parts of one document, each text without what its readers may not see. */
class Drawing {
  constructor(readonly mask: (shown: Text) => Text) {}

  text(shown: Text): Markdown {
    return toMarkdown(this.mask(shown));
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
        return { lead: [], rows: each(block.rows, (item) => this.item(item)) };
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

  /** Rule, subject and location on one line; what happens, the fix, and what else it breaks on lines of their own. */
  entry({ level, id, of, subject, places, says, fix, also, base, picture }: Entry): Markdown {
    if (level === 'note') return this.item({ text: text`Note: ${says}` });
    const at = placesText(places, false);
    const whose = [of, subject, at].flatMap((part) => (part ? [this.text(part)] : []));
    const heads = [...(id === null ? [] : [gfm`**${codeSpan(id)}**`]), joinMarkdown(whose, gfm` · `)];
    const lead = joinMarkdown([LEVELS[level], ...heads.filter((part) => sourceOf(part) !== '')], gfm` `);
    const lines = [
      ...(hasWords(says) ? [toMarkdown(capital(this.mask(says)))] : []),
      ...(fix ? [gfm`**Fix:** ${this.text(fix)}`] : []),
      ...(also ? [this.text(also)] : []),
      ...(base ? [this.text(text`Base: ${base}`)] : []),
    ];
    // A count by rule needs no line of its own.
    if (whose.length === 0 && lines.length === 1) return gfm`- ${lead} ${this.text(says)}`;
    const source = picture === null ? NOTHING : gfm`\n\n${fenced(picture)}\n`;
    return gfm`- ${joinMarkdown([lead, ...lines], BREAK)}${source}`;
  }

  /** An item of a list. An empty one would make the line above it a heading. */
  private item({ sign, text: says }: Item): Markdown {
    const shown = this.text(says);
    const drawn = sourceOf(shown) === '' ? codeSpan('') : shown;
    if (sign === undefined) return gfm`- ${drawn}`;
    const isLevel = sign === 'error' || sign === 'warning' || sign === 'info';
    return gfm`- ${isLevel ? LEVELS[sign] : SIGNS[sign]} ${drawn}`;
  }

  private facts({ of, facts }: Extract<Block, { kind: 'facts' }>): Markdown {
    const lines = facts.map(({ label, text: says }) => gfm`- **${fixedText(label)}** ${this.text(says)}`);
    const title = of ? [gfm`**${this.text(of.name)}** ${this.text(of.size)}\n`] : [];
    return joined([...title, ...lines]);
  }

  /** The numbers, base beside head. The arrow goes with its word, for readers who do not see it. */
  private comparison(rows: readonly Row[]): Markdown {
    const isCompared = rows.some((row) => row.base !== null);
    const titles = isCompared ? ['', 'base', 'this change'] : ['', 'this plan'];
    const lines = rows.map(({ label, base, head, trend: { arrow, word, isWorse } }) => {
      const value = this.text(head);
      const drawn =
        arrow === null || word === null
          ? value
          : gfm`${isWorse ? gfm`**${value}**` : value} ${fixedText(`${arrow} ${word}`)}`;
      return tableRow([this.text(label), ...(isCompared ? [this.text(base ?? NO_TEXT)] : []), drawn]);
    });
    return joined([tableHead(titles.map((title) => ({ title }))), ...lines]);
  }
}

/** A line break within an item. */
const BREAK = gfm`\\\n  `;
const BAR = gfm` | `;

function* each<T>({ items }: Rows<T>, rowOf: (item: T) => Markdown): Generator<Markdown> {
  for (const item of items) yield rowOf(item);
}

/** Items of a list and rows of a table follow each other; blocks have an empty line between them. */
function separatorOf({ kind }: Block): Markdown {
  return kind === 'stack' ? EMPTY_LINE : NEWLINE;
}

function tableRow(cells: readonly Markdown[]): Markdown {
  return gfm`| ${joinMarkdown(cells.map(cell), BAR)} |`;
}

/** Columns of numbers are aligned to the right. */
function tableHead(columns: readonly { readonly title: string; readonly isNumeric?: boolean }[]): Markdown {
  const rule = columns.map(({ isNumeric }) => (isNumeric === true ? gfm`--:` : gfm`---`));
  return gfm`${tableRow(columns.map(({ title }) => fixedText(title)))}\n${tableRow(rule)}`;
}

/** As much of each section as the bytes allow; sections that come first are kept first. */
function fit(
  sections: readonly Section[],
  bytes: number,
  draw: Drawing,
): { readonly folds: readonly Markdown[]; readonly omitted: readonly Section[] } {
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

/** Less room than this holds no plan of a cluster. */
const LEAST_BYTES = 1_000;

/** A fold; nothing if no part of it has anything to draw; null if not even its first row fits. */
function sectionMarkdown(section: Section, bytes: number, draw: Drawing): Markdown | null {
  const { title, summary, blocks, isOpen } = section;
  const line = toSummary(draw.mask(summary ?? title));
  const fold = (body: readonly Markdown[]): Markdown => {
    const whole = joinMarkdown(body, EMPTY_LINE);
    return isOpen ? gfm`**${draw.text(title)}**\n\n${whole}` : foldOf(line, whole);
  };
  const last = blocks.at(-1);
  const isCut = hasRows(last) || last?.kind === 'document';
  const whole = (isCut ? blocks.slice(0, -1) : blocks)
    .map((block) => draw.block(block))
    .filter((block) => sourceOf(block) !== '');
  const room = (parts: readonly Markdown[]): number => bytes - sizeOf([fold(parts)]) - REST_BYTES;
  if (last?.kind === 'document') {
    const left = room(whole);
    return left < LEAST_BYTES ? null : fold([...whole, bodyOf(last.document, left)]);
  }
  if (!hasRows(last)) return whole.length === 0 ? NOTHING : fold(whole);
  const { lead, rows: all } = draw.rows(last);
  const rows: Markdown[] = [];
  let left = room([...whole, ...lead]);
  for (const row of all) {
    left -= bytesOf(sourceOf(row)) + 2;
    if (left < 0) break;
    rows.push(row);
  }
  const { count: total, are } = last.rows;
  if (rows.length === 0 && total > 0) return null;
  const cut = joinMarkdown([...lead, ...rows], separatorOf(last));
  const more = count(total - rows.length, `more ${are}`);
  const rest =
    rows.length === total ? [] : [draw.text(text`${more}: left out for length, the JSON report has them.`)];
  return fold([...whole, cut, ...rest]);
}

const OMITTED_SHOWN = 6;

/** One line for everything that did not fit; none if all did. */
function omittedLine(omitted: readonly Section[], draw: Drawing): Markdown[] {
  if (omitted.length === 0) return [];
  const titles = omitted.slice(0, OMITTED_SHOWN).map(({ title }) => title);
  const more = omitted.length - OMITTED_SHOWN;
  const tail = more > 0 ? text` and ${literal(String(more))} more sections` : NO_TEXT;
  return [
    draw.text(text`Left out for length: ${joinTexts(titles, ', ')}${tail}. The JSON report has everything.`),
  ];
}

function joined(lines: readonly Markdown[]): Markdown {
  return joinMarkdown(lines, NEWLINE);
}

function sizeOf(blocks: readonly Markdown[]): number {
  return bytesOf(sourceOf(joinMarkdown(blocks, EMPTY_LINE)));
}
