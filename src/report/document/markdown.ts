import type { Severity } from '../../manifest/problem.js';
import { bytesOf } from '../../text/escape/lines.js';
import {
  cell,
  codeSpan,
  EMPTY_LINE,
  fixedText,
  fold as foldOf,
  gfm,
  joinMarkdown,
  link,
  type Markdown,
  NEWLINE,
  NOTHING,
  sourceOf,
} from '../../text/escape/markdown.js';
import { toMarkdown, toSummary } from '../../text/render.js';
import { capital, count, few, isEmpty, joinTexts, NO_TEXT, type Text, text } from '../../text/text.js';
import {
  type Block,
  type Cell,
  countedSection,
  type Document,
  entriesOf,
  type Entry,
  placesText,
  type Rows,
  type Section,
  type Sign,
} from './document.js';

const SIGNS: Readonly<Record<Sign | Severity, Markdown>> = {
  pass: fixedText('✅'),
  warn: fixedText('⚠️'),
  fail: fixedText('❌'),
  unknown: fixedText('❓'),
  allow: fixedText('✅'),
  deny: fixedText('⛔'),
  error: fixedText('❌'),
  warning: fixedText('⚠️'),
  info: fixedText('ℹ'),
};

/** Entries above the folds, and bytes of all that is above them; the others have a fold of their own. */
const ENTRIES_ABOVE = 6;
const BYTES_ABOVE = 2_800;
/** A hostile sentence must not push the folds out. */
const ENTRY_BYTES = 10_000;
/** Room for the line that says how many rows were left out, and for separators. */
const REST_BYTES = 200;
/** Less room than this holds no plan of a cluster. */
const LEAST_BYTES = 1_000;
const OMITTED_SHOWN = 6;

interface MarkdownOptions {
  readonly runUrl: string | null;
  /** The address of a rule's page; null for what is no rule, or where the address is not known. */
  readonly ruleUrl: (id: string) => string | null;
  readonly maxBytes: number;
}

/**
 * A document as Markdown of at most `maxBytes` of UTF-8, ending with a line feed. The title is always there; sections are cut between two
 * rows or left out, the last ones first, and the text says so.
 */
export function documentMarkdown(
  document: Document,
  { runUrl, ruleUrl, maxBytes }: MarkdownOptions,
): Markdown {
  const run = (runUrl === null ? null : link(gfm`This run`, runUrl)) ?? NOTHING;
  return gfm`${inBlocks([bodyOf(document, ruleUrl, maxBytes - 3 - sizeOf(run)), run])}\n`;
}

function bodyOf(document: Document, ruleUrl: MarkdownOptions['ruleUrl'], bytes: number): Markdown {
  return new Drawing(document.mask ?? ((shown) => shown), ruleUrl).body(document, bytes);
}

const NO_ROOM = fixedText('There is no room for more here; the JSON report has everything.');

/** A block in parts: what precedes its rows, and its rows one by one, each made when there is room for it. */
interface Parts {
  readonly lead: Markdown[];
  readonly rows: readonly (() => Markdown)[];
  readonly separator: Markdown;
  readonly are: string;
}

/** Draws the parts of one document, each text without what its readers may not see. */
class Drawing {
  constructor(
    readonly mask: (shown: Text) => Text,
    private readonly ruleUrl: MarkdownOptions['ruleUrl'],
  ) {}

  text(shown: Text): Markdown {
    return toMarkdown(this.mask(shown));
  }

  body(
    { title: { sign, report, says }, head, entries, sections, foot = [] }: Document,
    bytes: number,
  ): Markdown {
    const mark = sign === null ? NOTHING : gfm`${SIGNS[sign]} `;
    const title = gfm`### ${mark}${this.text(report ? text`${report} ${says}` : says)}`;
    const first = [title, ...head.map((block) => this.block(block))];
    const above = this.entriesAbove(entries, first);
    const whole = inBlocks([...first, inLines(above)]);
    const end = inLines(foot.map((line) => this.text(line)));
    const rest = entries.slice(above.length);
    const all = [...countedSection(text`More findings`, rest.length, entriesOf(rest)), ...sections];
    const room = bytes - sizeOf(inBlocks([whole, this.omitted(all), end]));
    if (room < 0) return inBlocks([title, NO_ROOM]);
    const { folds, omitted } = this.fit(all, room);
    return inBlocks([whole, ...folds, this.omitted(omitted), end]);
  }

  /** As many of the first entries as a reviewer reads before the folds, at least one; none is cut. */
  private entriesAbove(entries: readonly Entry[], before: readonly Markdown[]): Markdown[] {
    const shown: Markdown[] = [];
    for (const entry of entries.slice(0, ENTRIES_ABOVE)) {
      const item = this.entry(entry);
      const isTooMuch = sizeOf(inLines([...before, ...shown, item])) > BYTES_ABOVE;
      if (shown.length > 0 ? isTooMuch : sizeOf(item) > ENTRY_BYTES) break;
      shown.push(item);
    }
    return shown;
  }

  /** As much of each section as the bytes allow: at most half of the room that the sections before it left, the last one all. */
  private fit(
    sections: readonly Section[],
    bytes: number,
  ): { readonly folds: readonly Markdown[]; readonly omitted: readonly Section[] } {
    const folds: Markdown[] = [];
    const omitted: Section[] = [];
    let room = bytes;
    for (const section of sections) {
      const fitted = this.section(section, section === sections.at(-1) ? room : Math.floor(room / 2));
      const size = fitted === null ? 0 : sizeOf(fitted) + 2;
      // A section without rows may exceed its part of the room.
      if (fitted !== null && size <= room) {
        folds.push(fitted);
        room -= isShown(fitted) ? size : 0;
      } else omitted.push(section);
    }
    return { folds, omitted };
  }

  /** A fold; nothing if no part of it has anything to draw; null if not even its first row fits. */
  private section({ title, summary, blocks, isOpen }: Section, bytes: number): Markdown | null {
    const fold = (body: Markdown): Markdown =>
      isOpen
        ? inBlocks([gfm`**${this.text(title)}**`, body])
        : foldOf(toSummary(this.mask(summary ?? title)), body);
    const whole = blocks.slice(0, -1).map((block) => this.block(block));
    const roomBeside = (body: readonly Markdown[]): number =>
      bytes - sizeOf(fold(inBlocks([...whole, ...body]))) - REST_BYTES;
    const last = blocks.at(-1);
    if (!last) return NOTHING;
    if (last.kind === 'document') {
      const room = roomBeside([]);
      return room < LEAST_BYTES
        ? null
        : fold(inBlocks([...whole, bodyOf(last.document, this.ruleUrl, room)]));
    }
    const { lead, rows, separator, are } = this.parts(last);
    const drawn: Markdown[] = [];
    let left = roomBeside(lead);
    for (const row of rows) {
      const made = row();
      left -= sizeOf(made) + 2;
      if (left < 0) break;
      drawn.push(made);
    }
    if (drawn.length === 0 && rows.length > 0) return null;
    const more = count(rows.length - drawn.length, `more ${are}`);
    const rest =
      drawn.length === rows.length
        ? NOTHING
        : this.text(text`${more}: left out for length, the JSON report has them.`);
    const body = inBlocks([...whole, joinMarkdown([...lead, ...drawn].filter(isShown), separator), rest]);
    return isShown(body) ? fold(body) : NOTHING;
  }

  /** A line for the sections that did not fit; nothing if all did. */
  private omitted(omitted: readonly Section[]): Markdown {
    if (omitted.length === 0) return NOTHING;
    const titles = few(
      omitted.map(({ title }) => title),
      OMITTED_SHOWN,
    );
    return this.text(text`Left out for length: ${titles}. The JSON report has everything.`);
  }

  block(block: Block): Markdown {
    const { lead, rows, separator } = this.parts(block);
    return joinMarkdown([...lead, ...rows.map((row) => row())].filter(isShown), separator);
  }

  parts(block: Block): Parts {
    const whole = (drawn: Markdown): Parts => ({ lead: [drawn], rows: [], separator: NEWLINE, are: '' });
    const rows = <T>(
      { items, are }: Rows<T>,
      rowOf: (item: T) => Markdown,
      lead: Markdown[] = [],
      separator = NEWLINE,
    ): Parts => ({ lead, rows: items.map((item) => () => rowOf(item())), separator, are });
    switch (block.kind) {
      case 'paragraph':
        return whole(this.text(block.text));
      case 'list':
        return rows(block.rows, ({ sign, text: says }) => this.item(says, sign && SIGNS[sign]));
      case 'entries':
        return rows(block.rows, (entry) => this.entry(entry));
      case 'table':
        return rows(block.rows, (cells) => tableRow(cells.map((one) => this.cell(one))), [
          tableHead(block.columns),
        ]);
      case 'facts': {
        const { of, facts } = block;
        const title = of ? gfm`**${this.text(of.name)}** ${this.text(of.size)}\n` : NOTHING;
        const lines = facts.map(({ label, text: says }) => gfm`- **${fixedText(label)}** ${this.text(says)}`);
        return whole(inLines([title, ...lines]));
      }
      case 'stack':
        return rows(block.rows, (blocks) => inBlocks(blocks.map((one) => this.block(one))), [], EMPTY_LINE);
      case 'document':
        return whole(bodyOf(block.document, this.ruleUrl, Infinity));
    }
  }

  /** Rule, subject and location on one line; what happens, the fix, and what else it breaks on lines of their own. */
  entry({ level, id, of, subject, places = [], says, fix, also, base }: Entry): Markdown {
    if (level === 'note') return this.item(joinTexts([text`Note`, of ?? NO_TEXT, says], ': '));
    const whose = [of, subject, placesText(places, false)]
      .map((part) => this.text(part ?? NO_TEXT))
      .filter(isShown);
    const rule = id === null ? NOTHING : this.rule(id);
    const lead = joinMarkdown([SIGNS[level], rule, joinMarkdown(whose, gfm` · `)].filter(isShown), gfm` `);
    const lines = [
      !isEmpty(says) ? toMarkdown(capital(this.mask(says))) : NOTHING,
      fix ? gfm`**Fix:** ${this.text(fix)}` : NOTHING,
      this.text(also ?? NO_TEXT),
      base ? this.text(text`Base: ${base}`) : NOTHING,
    ].filter(isShown);
    // A count by rule needs no line of its own.
    if (whose.length === 0 && lines.length === 1) return gfm`- ${lead} ${this.text(says)}`;
    return gfm`- ${joinMarkdown([lead, ...lines], BREAK)}`;
  }

  private rule(id: string): Markdown {
    const shown = gfm`**${codeSpan(id)}**`;
    const url = this.ruleUrl(id);
    return (url === null ? null : link(shown, url)) ?? shown;
  }

  /** An item of a list. An empty one would make the line above it a heading. */
  private item(says: Text, sign?: Markdown): Markdown {
    const shown = this.text(says);
    const drawn = isShown(shown) ? shown : codeSpan('');
    return sign === undefined ? gfm`- ${drawn}` : gfm`- ${sign} ${drawn}`;
  }

  /** The arrow of a number goes with its word, for readers who do not see it. */
  private cell(shown: Cell): Markdown {
    if (typeof shown === 'string') return gfm`${SIGNS[shown]} ${fixedText(shown)}`;
    if ('parts' in shown) return this.text(shown);
    const value = this.text(shown.head);
    return shown.isHigher ? gfm`**${value}** ▲ higher` : value;
  }
}

/** A line break within an item. */
const BREAK = gfm`\\\n  `;

function tableRow(cells: readonly Markdown[]): Markdown {
  return gfm`| ${joinMarkdown(cells.map(cell), gfm` | `)} |`;
}

/** Columns of numbers are aligned to the right. */
function tableHead(columns: readonly { readonly title: string; readonly isNumeric?: boolean }[]): Markdown {
  const rule = columns.map(({ isNumeric }) => (isNumeric === true ? gfm`--:` : gfm`---`));
  return inLines([tableRow(columns.map(({ title }) => fixedText(title))), tableRow(rule)]);
}

function isShown(markdown: Markdown): boolean {
  return sourceOf(markdown) !== '';
}

function inLines(lines: readonly Markdown[]): Markdown {
  return joinMarkdown(lines.filter(isShown), NEWLINE);
}

function inBlocks(blocks: readonly Markdown[]): Markdown {
  return joinMarkdown(blocks.filter(isShown), EMPTY_LINE);
}

function sizeOf(markdown: Markdown): number {
  return bytesOf(sourceOf(markdown));
}
