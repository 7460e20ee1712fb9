import type { Severity } from '../../manifest/problem.js';
import { columnsOf, logSafe, terminalLine } from '../../text/escape/index.js';
import { toTerminal } from '../../text/render.js';
import { count, hasWords, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Row } from '../table/row.js';
import {
  type Block,
  type ClusterVerdict,
  type Document,
  type Entry,
  type Item,
  placesText,
  type Rows,
  type Section,
  type Sign,
} from './document.js';
import { columns, cut, gridLines, type Paint, painter, type Style, wrap } from './layout.js';

interface TerminalOptions {
  /** Escape sequences: the terminal can show them and NO_COLOR is not set. */
  readonly colour: boolean;
  readonly width: number;
}

const SIGNS: Readonly<Record<Sign, { readonly word: string; readonly style: Style }>> = {
  pass: { word: 'PASS', style: 'green' },
  warn: { word: 'WARN', style: 'yellow' },
  fail: { word: 'FAIL', style: 'red' },
  unknown: { word: 'UNKNOWN', style: 'red' },
  allow: { word: 'ALLOW', style: 'green' },
  deny: { word: 'DENY', style: 'red' },
};

const LEVELS: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'dim' };

/** A terminal is scrolled, not folded: more rows than these are in the JSON report. */
const ROWS_SHOWN = 50;
const ENTRIES_SHOWN = 100;
/** Below this nothing can be laid out; the terminal wraps instead. */
const NARROWEST = 40;

/** A document for a terminal or a log. Ends with a line feed; holds escape sequences only where `colour` asks for them. */
export function documentText(document: Document, { colour, width }: TerminalOptions): string {
  const blocks = new Terminal(Math.max(NARROWEST, width), painter(colour), document.mask).document(document);
  return `${logSafe(blocks.map((lines) => lines.join('\n')).join('\n\n'))}\n`;
}

type Lines = readonly string[];

/** Lays out the parts of a document within a width; each block is some lines. */
class Terminal {
  constructor(
    private readonly width: number,
    private readonly paint: Paint,
    private readonly mask: Document['mask'],
  ) {}

  private show(shown: Text): string {
    return toTerminal(this.mask?.(shown) ?? shown);
  }

  document({ title, head, entries, tail, sections, foot }: Document): Lines[] {
    const blocks = [
      this.title(title),
      ...head.map((block) => this.block(block, 0)),
      ...entries.slice(0, ENTRIES_SHOWN).map((entry) => this.entry(entry, 0)),
      this.left(entries.length - ENTRIES_SHOWN, 'finding', 0),
      ...tail.map((line) => this.wrapped(this.show(line))),
      ...inReadingOrder(sections).flatMap((section) => this.section(section)),
      foot.flatMap((phrase) => this.wrapped(this.show(phrase)).map((line) => this.paint('dim', line))),
    ];
    return blocks.filter((lines) => lines.length > 0);
  }

  private nested(document: Document): Lines[] {
    return new Terminal(this.width, this.paint, document.mask).document(document);
  }

  private title({ sign, says }: Document['title']): Lines {
    if (sign === null) return this.wrapped(this.show(says)).map((line) => this.paint('bold', line));
    const { word, style } = SIGNS[sign];
    const indent = ' '.repeat(word.length + 2);
    const [first = '', ...others] = wrap(this.show(says), this.width - indent.length);
    return [
      `${this.paint(style, word)}  ${this.paint('bold', first)}`,
      ...others.map((line) => indent + this.paint('bold', line)),
    ];
  }

  private section({ title, blocks }: Section): Lines[] {
    const [last] = blocks.slice(-1);
    if (last?.kind === 'document') {
      const ruler = `== ${this.show(title)} `.padEnd(Math.max(NARROWEST, this.width), '=');
      return [[this.paint('bold', ruler)], ...this.nested(last.document)];
    }
    const lines = blocks.map((block) => this.block(block, 2)).filter((one) => one.length > 0);
    if (lines.length === 0) return [];
    const heading = this.wrapped(this.show(title), 0, 2).map((line) => this.paint('bold', line));
    return [[...heading, ...lines.flat()]];
  }

  private block(block: Block, indent: number): Lines {
    switch (block.kind) {
      case 'paragraph':
        return this.wrapped(this.show(block.text), indent);
      case 'list':
        return this.rows(block.rows, indent, (item) => this.item(item, indent));
      case 'entries':
        return this.rows(block.rows, indent, (entry) => this.short(entry, indent));
      case 'table':
        return this.table(block, indent);
      case 'comparison':
        return this.comparison(block.rows, indent);
      case 'facts':
        return this.facts(block, indent);
      case 'verdicts':
        return this.verdicts(block.rows);
      case 'stack':
        return this.rows(block.rows, indent, ([first, ...others]) => [
          ...(first ? this.block(first, indent) : []),
          ...others.flatMap((one) => this.block(one, indent + 2)),
        ]);
      case 'picture':
        return block.terminal(this.width - indent, this.paint).map((line) => ' '.repeat(indent) + line);
      case 'document':
        return this.nested(block.document).flat();
    }
  }

  /** As many rows as are read, and how many there are beyond. */
  private rows<T>({ items, count: total, are }: Rows<T>, indent: number, linesOf: (item: T) => Lines): Lines {
    const lines: string[] = [];
    let shown = 0;
    for (const item of items) {
      if (shown === ROWS_SHOWN) break;
      lines.push(...linesOf(item));
      shown += 1;
    }
    return [...lines, ...this.left(total - shown, are, indent)];
  }

  private left(more: number, are: string, indent: number): Lines {
    if (more <= 0) return [];
    return this.wrapped(toTerminal(text`${count(more, `more ${are}`)} in the JSON report.`), indent);
  }

  /** A finding or a problem in full: where, what happens, the fix, and what the base says. */
  private entry(entry: Entry, indent: number): Lines {
    const { level, subject, says, fix, also, base, picture } = entry;
    if (level === 'note') return this.wrapped(`Note: ${this.show(says)}`, indent, 2);
    const whole = subject ? text`${subject}: ${says}` : says;
    const [first = '', ...others] = this.wrapped(this.headOf(entry), indent, 2);
    return [
      first.slice(0, indent) + this.paint(LEVELS[level], level) + first.slice(indent + level.length),
      ...others,
      ...(hasWords(says) ? this.wrapped(this.show(whole), indent + 2) : []),
      ...(fix ? this.wrapped(`Fix: ${this.show(fix)}`, indent + 2, 2) : []),
      ...(also ? this.wrapped(this.show(also), indent + 2, 2) : []),
      ...(base ? this.wrapped(`Base: ${this.show(base)}`, indent + 2, 2) : []),
      // The bar keeps a line of source from being taken for one of ours.
      ...(picture === null ? [] : picture.split(/\r\n|\n|\r/)).map((line) =>
        cut(`  | ${terminalLine(line, this.width)}`, this.width),
      ),
    ];
  }

  /** The same in one paragraph. */
  private short(entry: Entry, indent: number): Lines {
    const { subject, says, fix, also, level } = entry;
    if (level === 'note') return this.entry(entry, indent);
    const whole = text`${subject ? text`${subject}: ${says}` : says}${also ? text` ${also}` : NO_TEXT}`;
    return [
      ...this.wrapped(`${this.headOf(entry)}: ${this.show(whole)}`, indent, 2),
      ...(fix ? this.wrapped(`Fix: ${this.show(fix)}`, indent + 2, 2) : []),
    ];
  }

  /** A line for each cluster, the verdicts below each other. */
  private verdicts({ items, count: total, are }: Rows<ClusterVerdict>): Lines {
    const rows = [...items].map(({ clusters, verdict, says }) => ({
      names: this.show(clusters),
      verdict,
      says,
    }));
    const longest = Math.max(...rows.map(({ names }) => columnsOf(names)));
    return this.rows({ items: rows, count: total, are }, 2, ({ names, verdict, says }) => {
      const { word, style } = SIGNS[verdict];
      const lead = `${names}${' '.repeat(longest - columnsOf(names))}  ${word.padEnd(SIGNS.unknown.word.length)}  `;
      const [first = '', ...others] = this.wrapped(`${lead}${this.show(says)}`, 2, 2);
      return [first.replace(word, this.paint(style, word)), ...others];
    });
  }

  private item({ sign, text: says }: Item, indent: number): Lines {
    const mark = sign === undefined || sign === 'info' || sign === 'pass' ? '-' : '!';
    return this.wrapped(`${mark} ${this.show(says)}`, indent, 2);
  }

  private table({ columns: titles, rows }: Extract<Block, { kind: 'table' }>, indent: number): Lines {
    const cells: string[][] = [];
    for (const row of rows.items) {
      if (cells.length === ROWS_SHOWN) break;
      cells.push(row.map((cell) => this.show(cell)));
    }
    const head = titles.map(({ title }) => title);
    return [
      ...gridLines([head, ...cells], this.width, indent),
      ...this.left(rows.count - cells.length, rows.are, indent),
    ];
  }

  /** Base beside change. Cells that are too long go on below themselves, so that the columns stand. */
  private comparison(rows: readonly Row[], indent: number): Lines {
    const label = Math.min(LABEL_COLUMNS, Math.max(...rows.map((row) => columnsOf(this.show(row.label)))));
    const isCompared = rows.some((row) => row.base !== null);
    const room = this.width - indent - label - (isCompared ? 4 : 2);
    const widths = isCompared ? [label, Math.floor(room / 2), Math.ceil(room / 2)] : [label, room];
    const head = columns(isCompared ? ['', 'base', 'this change'] : ['', 'this plan'], widths, indent);
    const lines = rows.flatMap(({ label: of, base, head: now, trend: { word, isWorse } }) => {
      const after = this.show(now) + (word === null ? '' : `, ${word}`);
      const laid = columns(
        [this.show(of), ...(isCompared ? [base ? this.show(base) : ''] : []), after],
        widths,
        indent,
      );
      return isWorse ? laid.map((line) => this.paint('red', line)) : laid;
    });
    return [...head.map((line) => this.paint('dim', line)), ...lines];
  }

  private facts({ of, facts }: Extract<Block, { kind: 'facts' }>, indent: number): Lines {
    const inner = indent + (of ? 2 : 0);
    return [
      ...(of ? this.wrapped(`group ${this.show(of.name)}, ${this.show(of.size)}`, indent, 2) : []),
      ...facts.flatMap(({ label, text: says }) =>
        wrap(this.show(says), this.width, inner + FACT_COLUMNS).map((line, i) =>
          i === 0 ? ' '.repeat(inner) + label.padEnd(FACT_COLUMNS) + line.slice(inner + FACT_COLUMNS) : line,
        ),
      ),
    ];
  }

  /** `error  peak-jump  policies/gpu.yaml:14:7`, two spaces between the parts. */
  private headOf({ level, id, of, places }: Entry): string {
    const at = placesText(places, true);
    const parts = [level, id ?? '', of ? this.show(of) : '', at ? this.show(at) : ''];
    return parts.filter((part) => part !== '').join('  ');
  }

  private wrapped(line: string, indent = 0, hanging = 0): string[] {
    return wrap(line, this.width, indent, hanging);
  }
}

/** Plans of several clusters after everything else, the worst last: that is what a terminal shows. */
function inReadingOrder(sections: readonly Section[]): Section[] {
  const isPlan = ({ blocks }: Section): boolean => blocks.some(({ kind }) => kind === 'document');
  return [...sections.filter((one) => !isPlan(one)), ...sections.filter(isPlan).toReversed()];
}

const LABEL_COLUMNS = 28;
const FACT_COLUMNS = 13;
