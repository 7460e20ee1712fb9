import type { Severity } from '../../manifest/problem.js';
import type { Verdict } from '../../plan/finding.js';
import type { Markdown } from '../../text/escape/index.js';
import { name, type Text, text } from '../../text/text.js';
import type { Row } from '../table/row.js';
import type { Paint } from './layout.js';

/** What a report shows, decided once. Markdown, terminal and page draw it, each within its own limits. */
export interface Document {
  readonly title: Title;
  /** Comes first, and is never left out. */
  readonly head: readonly Block[];
  /** Problems, notices and findings of this change, the most important first. */
  readonly entries: readonly Entry[];
  /** Comes after the entries and before the folds. */
  readonly tail: readonly Text[];
  readonly sections: readonly Section[];
  /** What was compared, over which snapshot, by which rules. */
  readonly foot: readonly Text[];
  /** Removes from a text what readers may not see; absent: nothing. */
  readonly mask?: (shown: Text) => Text;
}

export interface Title {
  /** Null if nothing is decided, as in a list of start times. */
  readonly sign: Sign | null;
  /** What the report is, for a comment among others: `Rollout plan for prod:`. */
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
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: Rows<readonly Text[]> }
  /** Numbers of base and change beside each other. */
  | { readonly kind: 'comparison'; readonly rows: readonly Row[] }
  | { readonly kind: 'facts'; readonly of: Group | null; readonly facts: readonly Fact[] }
  /** The verdict on each of several clusters. */
  | { readonly kind: 'verdicts'; readonly rows: Rows<ClusterVerdict> }
  /** Blocks that belong together, such as those of one group. */
  | { readonly kind: 'stack'; readonly rows: Rows<readonly Block[]> }
  | ({ readonly kind: 'picture' } & Picture)
  | { readonly kind: 'document'; readonly document: Document };

/** Rows; a medium shows as many as fit. */
export interface Rows<T> {
  /** Made only as far as they are shown. */
  readonly items: Iterable<T>;
  readonly count: number;
  /** What one is called: `finding`. */
  readonly are: string;
}

/** A line of a list. */
export interface Item {
  readonly text: Text;
  /** Absent: a plain item. */
  readonly sign?: Severity | Verdict;
}

/** A problem, a finding or a notice. */
export interface Entry {
  readonly level: Severity | 'note';
  /** The rule or the code of the problem; null for a notice. */
  readonly id: string | null;
  /** The clusters that have it, of several. */
  readonly of?: Text;
  /** The policies and groups that it is about; null if `says` names them. */
  readonly subject: Text | null;
  readonly places: readonly EntryPlace[];
  readonly says: Text;
  /** Null: nothing to do. */
  readonly fix: Text | null;
  /** Other limits that the same cause breaks. */
  readonly also: Text | null;
  /** The base's message, of a finding that is worse. */
  readonly base: Text | null;
  /** Lines of the file with a caret below the column. */
  readonly picture: string | null;
}

/** A location in a file; the file as a whole without a line. */
export interface EntryPlace {
  readonly file: string;
  readonly line: number | null;
  readonly column?: number;
}

/** An entry that says nothing yet. */
export const NO_ENTRY: Omit<Entry, 'says'> = {
  ...{ level: 'error', id: null, subject: null, places: [] },
  ...{ fix: null, also: null, base: null, picture: null },
};

/** A sentence about the run itself. */
export function noteEntry(says: Text): Entry {
  return { ...NO_ENTRY, level: 'note', says };
}

interface Column {
  readonly title: string;
  readonly isNumeric?: boolean;
}

/** A group of targets and its size. */
interface Group {
  readonly name: Text;
  readonly size: Text;
}

/** Clusters with the same verdict and title. */
export interface ClusterVerdict {
  readonly clusters: Text;
  readonly verdict: Verdict;
  readonly says: Text;
}

/** A labeled line about a policy or a group. */
export interface Fact {
  readonly label: string;
  readonly text: Text;
}

/** What each medium draws in its own way. */
interface Picture {
  readonly markdown: () => Markdown;
  /** Lines of at most that many columns. */
  readonly terminal: (width: number, paint: Paint) => readonly string[];
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
  /** True for what the page draws from data. */
  readonly isPicture?: true;
  /** Share of the room, against the sections after it; the next one gets what is left of it. */
  readonly weight: number;
}

/** Rows of items that exist already. */
export function rowsOf<T, R>(items: readonly T[], are: string, rowOf: (item: T) => R): Rows<R> {
  return {
    items: {
      *[Symbol.iterator]() {
        for (const item of items) yield rowOf(item);
      },
    },
    count: items.length,
    are,
  };
}

export function paragraph(shown: Text): Block {
  return { kind: 'paragraph', text: shown };
}

/** A list of plain items; none without any. */
export function listOf(items: readonly Text[], are: string): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', rows: rowsOf(items, are, (item) => ({ text: item })) }];
}

const PLACES_SHOWN = 3;

/** The first places, each once, and how many more: `a.yaml:14, b.yaml:2`; null without any. */
export function placesText(all: readonly EntryPlace[], withColumn: boolean): Text | null {
  const places = [...new Set(all.map((place) => placeOf(place, withColumn)))];
  const names = places.slice(0, PLACES_SHOWN).map((place) => name('file', place));
  const [first, ...others] = names;
  if (!first) return null;
  const shown = others.reduce((list, place) => text`${list}, ${place}`, first);
  const more = places.length - names.length;
  if (more <= 0) return shown;
  return more === 1 ? text`${shown} and ${more} more place` : text`${shown} and ${more} more places`;
}

function placeOf({ file, line, column }: EntryPlace, withColumn: boolean): string {
  if (line === null) return file;
  return withColumn && column !== undefined ? `${file}:${line}:${column}` : `${file}:${line}`;
}
