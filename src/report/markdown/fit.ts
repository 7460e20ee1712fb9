import {
  bytesOf,
  EMPTY_LINE,
  fold,
  gfm,
  joinMarkdown,
  type Markdown,
  NEWLINE,
  NOTHING,
  sourceOf,
  type SummaryHtml,
} from '../../text/escape/index.js';
import { amount } from '../words/amounts.js';
import { toMarkdown } from '../../text/render.js';
import { joinTexts, literal, type Text, text } from '../../text/text.js';

/** A fold of a comment, made of rows so that it can be cut between two of them. */
export interface Section {
  /** For the line that says what was left out: `windows`. */
  readonly title: Text;
  readonly summary: readonly SummaryHtml[];
  /** Comes before the rows: an explanation, the head of a table. */
  readonly intro?: Markdown;
  /** Made only as far as there is room for them. */
  readonly rows: Iterable<Markdown>;
  readonly count: number;
  /** What a row is called: `finding`. */
  readonly rowsAre: string;
  /** True for blocks, which have an empty line between them; items of a list and rows of a table follow each other. */
  readonly isOfBlocks?: true;
  /** Its part of the room, against the sections that come after it. What one does not use falls to the next. */
  readonly weight: number;
}

/** A section with a row for each of its items; null without any. */
export function sectionOf<T>(
  items: readonly T[],
  rowOf: (item: T) => Markdown,
  section: Omit<Section, 'rows' | 'count'>,
): Section | null {
  return items.length === 0 ? null : { ...section, rows: each(items, rowOf), count: items.length };
}

/** A row for each item, made when it is asked for. */
export function* each<T>(items: readonly T[], rowOf: (item: T) => Markdown): Generator<Markdown> {
  for (const item of items) yield rowOf(item);
}

interface Fitted {
  readonly folds: readonly Markdown[];
  /** What is not there at all, in order. */
  readonly omitted: readonly Text[];
}

/** Room for the line that says how many rows were left out. */
const REST_BYTES = 160;

/** As much of each section as the bytes allow, cut only between rows; sections that come first are kept first. */
export function fit(sections: readonly Section[], bytes: number): Fitted {
  const folds: Markdown[] = [];
  const omitted: Text[] = [];
  let room = bytes;
  let weights = sections.reduce((sum, section) => sum + section.weight, 0);
  for (const section of sections) {
    const fitted = fitSection(section, Math.floor((room * section.weight) / weights));
    weights -= section.weight;
    const size = fitted ? bytesOf(sourceOf(fitted)) + 2 : 0;
    // One without rows is made whatever its part of the room is.
    if (fitted && size <= room) {
      folds.push(fitted);
      room -= size;
    } else omitted.push(section.title);
  }
  return { folds, omitted };
}

function fitSection(section: Section, bytes: number): Markdown | null {
  const separator = section.isOfBlocks ? EMPTY_LINE : NEWLINE;
  const empty = fold(section.summary, section.intro ?? NOTHING);
  let room = bytes - bytesOf(sourceOf(empty)) - REST_BYTES;
  const rows: Markdown[] = [];
  for (const row of section.rows) {
    room -= bytesOf(sourceOf(row)) + 2;
    if (room < 0) break;
    rows.push(row);
  }
  if (rows.length === 0 && section.count > 0) return null;
  const body = joinMarkdown(section.intro ? [section.intro, ...rows] : rows, separator);
  return fold(section.summary, gfm`${body}${rest(section, section.count - rows.length)}`);
}

function rest({ rowsAre }: Section, left: number): Markdown {
  if (left <= 0) return NOTHING;
  return gfm`${EMPTY_LINE}${toMarkdown(text`${amount(left, `more ${rowsAre}`)}: left out for length, the JSON report has them.`)}`;
}

const OMITTED_SHOWN = 6;

/** One line for everything that did not fit; null when all did. */
export function omittedPhrase(omitted: readonly Text[]): Text | null {
  if (omitted.length === 0) return null;
  const shown = joinTexts(omitted.slice(0, OMITTED_SHOWN), ', ');
  const more = omitted.length - OMITTED_SHOWN;
  const tail = more > 0 ? text` and ${literal(String(more))} more sections` : text``;
  return text`Left out for length: ${shown}${tail}. The JSON report has everything.`;
}
