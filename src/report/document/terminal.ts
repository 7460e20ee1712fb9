import type { Severity } from '../../manifest/problem.js';
import { logSafe } from '../../text/escape/lines.js';
import { toTerminal } from '../../text/render.js';
import { count, isEmpty, joinTexts, literal, name, NO_TEXT, type Text, text } from '../../text/text.js';
import {
  type Block,
  type Cell,
  type Document,
  type Entry,
  placesText,
  type Rows,
  type Section,
  type Sign,
} from './document.js';
import { columnsOf } from '../../text/escape/visible.js';

const STYLES: Readonly<Record<Sign | Severity, Style>> = {
  pass: 'green',
  warn: 'yellow',
  fail: 'red',
  unknown: 'red',
  allow: 'green',
  deny: 'red',
  error: 'red',
  warning: 'yellow',
  info: 'dim',
};

/** A terminal is scrolled, not folded: more rows than these are in the JSON report. */
const ROWS_SHOWN = 50;
const ENTRIES_SHOWN = 100;
/** Below this nothing can be laid out; the terminal wraps instead. */
const NARROWEST = 40;
const FACT_COLUMNS = 13;

/** A document for a terminal or a log. Ends with a line feed; holds escape sequences only where `color` asks for them. */
export function documentText(
  document: Document,
  { color, width }: { readonly color: boolean; readonly width: number },
): string {
  const blocks = new Terminal(Math.max(NARROWEST, width), painter(color), document.mask).document(document);
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

  private wrapped(shown: Text, indent = 0, hanging = 0): string[] {
    return wrap(this.show(shown), this.width, indent, hanging);
  }

  document({ title: { sign, says }, head, entries, sections, foot = [] }: Document): Lines[] {
    // The worst of several clusters is the last: that is what a terminal shows.
    const isPlan = ({ blocks }: Section): boolean => blocks.some(({ kind }) => kind === 'document');
    const inOrder = [...sections.filter((one) => !isPlan(one)), ...sections.filter(isPlan).toReversed()];
    const word = sign === null ? '' : `${sign.toUpperCase()}  `;
    const [first = '', ...others] = wrap(word + this.show(says), this.width, 0, word.length);
    const blocks = [
      [
        (sign === null ? '' : `${this.paint(STYLES[sign], word.trimEnd())}  `) +
          this.paint('bold', first.slice(word.length)),
        ...others.map((line) => this.paint('bold', line)),
      ],
      ...head.map((block) => this.block(block, 0)),
      ...entries.slice(0, ENTRIES_SHOWN).map((entry) => this.entry(entry, 0)),
      this.left(entries.length - ENTRIES_SHOWN, 'finding', 0),
      ...inOrder.flatMap((section) => this.section(section)),
      foot.flatMap((line) => this.wrapped(line).map((one) => this.paint('dim', one))),
    ];
    return blocks.filter((lines) => lines.length > 0);
  }

  private section({ title, blocks }: Section): Lines[] {
    const last = blocks.at(-1);
    if (last?.kind === 'document') {
      const ruler = `== ${this.show(title)} `.padEnd(this.width, '=');
      return [[this.paint('bold', ruler)], ...this.nested(last.document)];
    }
    const lines = blocks.flatMap((block) => this.block(block, 2));
    const heading = this.wrapped(title, 0, 2).map((line) => this.paint('bold', line));
    return lines.length === 0 ? [] : [[...heading, ...lines]];
  }

  private nested(document: Document): Lines[] {
    return new Terminal(this.width, this.paint, document.mask).document(document);
  }

  private block(block: Block, indent: number): Lines {
    switch (block.kind) {
      case 'paragraph':
        return this.wrapped(block.text, indent);
      case 'list':
        return this.rows(block.rows, indent, ({ sign, text: says }) => {
          const mark = sign === undefined || sign === 'info' || sign === 'pass' ? '-' : '!';
          return this.wrapped(text`${literal(mark)} ${says}`, indent, 2);
        });
      case 'entries':
        return this.rows(block.rows, indent, (entry) => this.entry(entry, indent));
      case 'table':
        return this.table(block, indent);
      case 'facts': {
        const { of, facts } = block;
        const inner = indent + (of ? 2 : 0);
        return [
          ...(of ? this.wrapped(text`group ${of.name}, ${of.size}`, indent, 2) : []),
          ...facts.flatMap(({ label, text: says }) => {
            const [first = '', ...others] = this.wrapped(says, inner + FACT_COLUMNS);
            return [' '.repeat(inner) + label.padEnd(FACT_COLUMNS) + first.trimStart(), ...others];
          }),
        ];
      }
      case 'stack':
        return this.rows(block.rows, indent, (blocks) =>
          blocks.flatMap((one, i) => this.block(one, i === 0 ? indent : indent + 2)),
        );
      case 'document':
        return this.nested(block.document).flat();
    }
  }

  /** As many rows as are read, and how many there are beyond. */
  private rows<T>({ items, are }: Rows<T>, indent: number, linesOf: (item: T) => Lines): Lines {
    const shown = items.slice(0, ROWS_SHOWN).flatMap((row) => linesOf(row()));
    return [...shown, ...this.left(items.length - ROWS_SHOWN, are, indent)];
  }

  private left(more: number, are: string, indent: number): Lines {
    return more <= 0 ? [] : this.wrapped(text`${count(more, `more ${are}`)} in the JSON report.`, indent);
  }

  /** A finding or a problem: where, what happens, the fix, and what the base says. */
  private entry(
    { level, id, of, subject, places = [], says, fix, also, base }: Entry,
    indent: number,
  ): Lines {
    if (level === 'note') return this.wrapped(joinTexts([text`Note`, of ?? NO_TEXT, says], ': '), indent, 2);
    const rule = id === null ? NO_TEXT : name('object', id);
    const lead = joinTexts([literal(level), rule, of ?? NO_TEXT, placesText(places, true)], '  ');
    const [first = '', ...others] = this.wrapped(lead, indent, 2);
    const inner = indent + 2;
    return [
      first.replace(level, (written) => this.paint(STYLES[level], written)),
      ...others,
      ...(!isEmpty(says) ? this.wrapped(subject ? text`${subject}: ${says}` : says, inner) : []),
      ...(fix ? this.wrapped(text`Fix: ${fix}`, inner, 2) : []),
      ...(also ? this.wrapped(also, inner, 2) : []),
      ...(base ? this.wrapped(text`Base: ${base}`, inner, 2) : []),
    ];
  }

  private table({ columns, rows }: Extract<Block, { kind: 'table' }>, indent: number): Lines {
    const shown = rows.items.slice(0, ROWS_SHOWN).map((row) => row());
    const cells = shown.map((row) =>
      row.map((cell) => {
        if (typeof cell === 'string') return cell.toUpperCase();
        if ('parts' in cell) return this.show(cell);
        return this.show(cell.head) + (cell.isHigher ? ', higher' : '');
      }),
    );
    const isWorse = (row: readonly Cell[] | undefined): boolean =>
      row?.some((cell) => typeof cell === 'object' && 'isHigher' in cell && cell.isHigher) ?? false;
    const lines = gridLines([columns.map(({ title }) => title), ...cells], this.width, indent);
    return [
      ...lines.flatMap((row, i) => {
        const style = i === 0 ? 'dim' : isWorse(shown[i - 1]) ? 'red' : null;
        return style ? row.map((line) => this.paint(style, line)) : row;
      }),
      ...this.left(rows.items.length - shown.length, rows.are, indent),
    ];
  }
}

/** Lines of at most `width` columns; every line but the first is indented by `hanging` more. Long words are cut in pieces, behind a slash where there is one. */
function wrap(text: string, width: number, indent = 0, hanging = 0): string[] {
  const lines: string[] = [];
  let line = '';
  let room = width - indent;
  const push = (): void => {
    lines.push((' '.repeat(lines.length === 0 ? indent : indent + hanging) + line).trimEnd());
    line = '';
    room = width - indent - hanging;
  };
  for (const word of text.split(' ').flatMap((one) => pieces(one, width - indent - hanging))) {
    if (line !== '' && columnsOf(line) + 1 + columnsOf(word) > room) push();
    line = line === '' ? word : `${line} ${word}`;
  }
  push();
  return lines;
}

/** A word in pieces that fit: cut behind its last slash that fits, else where the room ends. */
function pieces(word: string, width: number): string[] {
  if (columnsOf(word) <= width) return [word];
  let [part = ''] = word;
  for (const character of word.slice(part.length)) {
    if (columnsOf(part + character) > width) break;
    part += character;
  }
  const end = part.lastIndexOf('/') + 1 || part.length;
  return [word.slice(0, end), ...pieces(word.slice(end), width)];
}

/** The lines of each row of a table whose columns are as wide as their widest cells; where that is too wide, cells of the widest are wrapped. */
function gridLines(rows: readonly (readonly string[])[], width: number, indent: number): string[][] {
  const count = Math.max(...rows.map((row) => row.length));
  const widest = Array.from({ length: count }, (_, i) =>
    Math.max(1, ...rows.map((row) => columnsOf(row[i] ?? ''))),
  );
  const room = width - indent - 2 * (count - 1);
  const sum = (most: number): number => widest.reduce((all, one) => all + Math.min(one, most), 0);
  let most = Math.max(...widest);
  while (most > 1 && sum(most) > room) most -= 1;
  return rows.map((cells) => {
    const wrapped = widest.map((one, i) => wrap(cells[i] ?? '', Math.min(one, most)));
    const height = Math.max(...wrapped.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) => {
      const parts = wrapped.map((lines, i) => pad(lines[line] ?? '', Math.min(widest[i] ?? 0, most)));
      return (' '.repeat(indent) + parts.join('  ')).trimEnd();
    });
  });
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}

type Style = 'bold' | 'red' | 'yellow' | 'green' | 'dim';

const CODES: Readonly<Record<Style, string>> = { bold: '1', red: '31', yellow: '33', green: '32', dim: '2' };

/** Paints lines that are already laid out: escape sequences have no width, and must not be wrapped. */
type Paint = (style: Style, text: string) => string;

/** Paints with escape sequences, or not at all where `color` is false; an empty text stays empty. */
function painter(color: boolean): Paint {
  return (style, text) => (color && text !== '' ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text);
}
