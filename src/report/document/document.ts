import type { Severity } from '../../manifest/problem.js';
import type { Verdict } from '../../plan/finding.js';
import { fewNames, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Row } from '../table/row.js';

/** The content of a report, decided once. Markdown, terminal and page draw it, each within its own limits. */
export interface Document {
  readonly title: Title;
  /** Comes first, and is never left out. */
  readonly head: readonly Block[];
  /** Problems, notices and findings of this change, the most important first. */
  readonly entries: readonly Entry[];
  readonly sections: readonly Section[];
  /** The comparison, the snapshot and the rules. */
  readonly foot?: readonly Text[];
  /** Removes from a text what readers may not see; absent: nothing. */
  readonly mask?: (shown: Text) => Text;
}

interface Title {
  /** Null if nothing is decided, as in a list of start times. */
  readonly sign: Sign | null;
  /** The kind of report, for a comment among others: `Rollout plan for prod:`. */
  readonly report: Text | null;
  readonly says: Text;
}

/** Verdicts of plans, answers of gates. */
export type Sign = Verdict | 'allow' | 'deny';

/** Part of a report. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly rows: Rows<Item> }
  | { readonly kind: 'entries'; readonly rows: Rows<Entry> }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: Rows<readonly Cell[]> }
  | {
      readonly kind: 'facts';
      /** The group of targets that they are about. */
      readonly of: { readonly name: Text; readonly size: Text } | null;
      readonly facts: readonly Fact[];
    }
  /** Blocks that belong together, such as those of one group. */
  | { readonly kind: 'stack'; readonly rows: Rows<readonly Block[]> }
  | { readonly kind: 'document'; readonly document: Document };

/** Rows; a medium makes and shows as many as fit. */
export interface Rows<T> {
  readonly items: readonly (() => T)[];
  /** The singular noun: `finding`. */
  readonly are: string;
}

/** A line of a list. */
export interface Item {
  readonly text: Text;
  /** Absent: a plain item. */
  readonly sign?: Severity | Verdict;
}

interface Column {
  readonly title: string;
  readonly isNumeric?: boolean;
}

/** The content of a cell; a number that may be higher than in the base. */
export type Cell = Text | Verdict | Pick<Row, 'head' | 'isHigher'>;

/** A labeled line about a policy or a group. */
export interface Fact {
  readonly label: string;
  readonly text: Text;
}

/** A problem, a finding or a notice. */
export interface Entry {
  readonly level: Severity | 'note';
  /** The rule or the code of the problem; null for a notice. */
  readonly id: string | null;
  readonly says: Text;
  /** The clusters that have it, of several. */
  readonly of?: Text;
  /** The policies and groups that it is about; absent if `says` names them. */
  readonly subject?: Text | null;
  readonly places?: readonly EntryPlace[];
  /** Null: nothing to do. */
  readonly fix?: Text | null;
  /** Other limits that the same cause breaks. */
  readonly also?: Text | null;
  /** The base's message, of a finding that is worse. */
  readonly base?: Text | null;
}

/** A location in a file; the file as a whole without a line. */
export interface EntryPlace {
  readonly file: string;
  readonly line: number | null;
  readonly column?: number | null;
}

/** A sentence about the run itself. */
export function noteEntry(says: Text): Entry {
  return { level: 'note', id: null, says };
}

const LEVELS: readonly Entry['level'][] = ['error', 'warning', 'note', 'info'];

/** Entries by level, those of one level in their order. */
export function byLevel(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

/** Part of a report with a title: a fold of a comment. */
export interface Section {
  readonly title: Text;
  /** The line of the fold; absent: the title. */
  readonly summary?: Text;
  /** Rows of the last one are left out first if there is too little room. */
  readonly blocks: readonly Block[];
  /** True for one that is never folded. */
  readonly isOpen?: true;
}

export function rowsOf<T, R>(items: readonly T[], are: string, rowOf: (item: T) => R): Rows<R> {
  return { items: items.map((item) => () => rowOf(item)), are };
}

export function paragraph(shown: Text): Block {
  return { kind: 'paragraph', text: shown };
}

/** A list of plain items; none without any. */
export function listOf(items: readonly Text[], are: string): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', rows: rowsOf(items, are, (text) => ({ text })) }];
}

export function entriesOf(entries: readonly Entry[]): Block {
  return { kind: 'entries', rows: rowsOf(entries, 'finding', (entry) => entry) };
}

const PLACES_SHOWN = 3;

/** The first places, each once, and how many more: `a.yaml:14, b.yaml:2 and 3 more`; empty without any. */
export function placesText(all: readonly EntryPlace[], withColumn: boolean): Text {
  const places = new Set(
    all.map(({ file, line, column }) =>
      line === null ? file : withColumn && column ? `${file}:${line}:${column}` : `${file}:${line}`,
    ),
  );
  return fewNames('file', [...places], PLACES_SHOWN);
}

/** A section whose title says how many there are; none without any. */
export function countedSection(title: Text, length: number, block: Block): Section[] {
  return length === 0 ? [] : [{ title: text`${title} (${length})`, blocks: [block] }];
}

/** Numbers of base and change beside each other. */
export function comparisonTable(rows: readonly Row[]): Block {
  const isCompared = rows.some(({ base }) => base !== null);
  const titles = isCompared ? ['', 'base', 'this change'] : ['', 'this plan'];
  const cells = ({ label, base, head, isHigher }: Row): Cell[] => [
    label,
    ...(isCompared ? [base ?? NO_TEXT] : []),
    { head, isHigher },
  ];
  return {
    kind: 'table',
    columns: titles.map((title) => ({ title })),
    rows: rowsOf(rows, 'number', cells),
  };
}
