import {
  bytesOf,
  fixedText,
  gfm,
  joinMarkdown,
  type Markdown,
  NEWLINE,
  sourceOf,
  summaryText,
} from '../../text/escape/index.js';
import { HEAD_LINES, SIGNS } from '../markdown/head.js';
import type { Section } from '../markdown/fit.js';
import { tableHead, tableRow } from '../markdown/table.js';
import type { Verdict } from '../../plan/finding.js';
import { toMarkdown } from '../../text/render.js';
import { literal, type Text } from '../../text/text.js';

/** Items of one kind about many clusters, the most important first: rows of a table, or lines of a list. */
export interface Kind {
  /** `Not known`. */
  readonly title: string;
  /** What an item is called: `finding`. */
  readonly itemsAre: string;
  readonly items: readonly Markdown[];
  /** The same for a fold, where they differ. */
  readonly folded?: readonly Markdown[];
  /** Of a table; null for a list, which stands under its title. */
  readonly tableHead: Markdown | null;
}

/** Why something was not judged. */
export function notKnown(phrases: readonly Text[]): Kind {
  return listOf('Not known', 'line', phrases);
}

/** What is new or worse; shorter in a fold where the plans have the sentences. */
export function foundOf(phrases: readonly Text[], folded: readonly Text[] = phrases): Kind {
  return { ...listOf('Found', 'finding', phrases), folded: folded.map(listItem) };
}

function listOf(title: string, itemsAre: string, phrases: readonly Text[]): Kind {
  return { title, itemsAre, items: phrases.map(listItem), tableHead: null };
}

function listItem(phrase: Text): Markdown {
  return gfm`- ${toMarkdown(phrase)}`;
}

const CLUSTERS_HEAD = tableHead(
  ['cluster', 'verdict', 'what merging does'].map((title) => ({ title: fixedText(title) })),
);

/** The verdict on each cluster, and what merging does there. */
export function verdictsOf(
  rows: readonly (readonly [cluster: Markdown, verdict: Verdict, does: Markdown])[],
): Kind {
  const items = rows.map(([cluster, verdict, does]) =>
    tableRow([cluster, gfm`${SIGNS[verdict]} ${fixedText(verdict)}`, does]),
  );
  return { title: 'Clusters', itemsAre: 'row', items, tableHead: CLUSTERS_HEAD };
}

interface Overview {
  readonly above: readonly Markdown[];
  /** What is left of each kind. */
  readonly left: readonly Section[];
  /** How many of a kind stand above. */
  readonly countOf: (kind: Kind) => number;
}

/** Hostile sentences must not push the folds out. */
const ABOVE_BYTES = 10_000;

/** As many of each kind as fit into the lines before the first fold, below a title of one line; the others in a fold of their kind. */
export function overview(kinds: readonly Kind[], bytes: number): Overview {
  const told = kinds.filter(({ items }) => items.length > 0);
  const counts = sharedLines(told, Math.min(bytes / 2, ABOVE_BYTES));
  return {
    above: told.flatMap((kind, i) => {
      const shown = kind.items.slice(0, counts[i]);
      return shown.length === 0 ? [] : [blockOf(kind, shown)];
    }),
    left: told.flatMap((kind, i) => {
      const rest = (kind.folded ?? kind.items).slice(counts[i]);
      return rest.length === 0 ? [] : [sectionOf(kind, rest, counts[i] !== 0)];
    }),
    countOf: (kind) => counts[told.indexOf(kind)] ?? 0,
  };
}

/** How many of each kind stand above: one of each in turn, as long as there are lines and bytes. */
function sharedLines(kinds: readonly Kind[], bytes: number): number[] {
  const counts = kinds.map(() => 0);
  let lines = HEAD_LINES - 1 - kinds.length;
  let room = bytes;
  for (let turn = 0; lines > 0 && kinds.some(({ items }) => items.length > turn); turn += 1)
    for (const [i, { items }] of kinds.entries()) {
      const item = items[turn];
      if (item === undefined || lines === 0) continue;
      room -= bytesOf(sourceOf(item));
      if (room < 0) return counts;
      counts[i] = turn + 1;
      lines -= 1;
    }
  return counts;
}

function blockOf({ title, tableHead: head }: Kind, shown: readonly Markdown[]): Markdown {
  return head === null
    ? gfm`**${fixedText(title)}**\n\n${joinMarkdown(shown, NEWLINE)}`
    : joinMarkdown([head, ...shown], NEWLINE);
}

function sectionOf(
  { title, itemsAre, tableHead: head }: Kind,
  rest: readonly Markdown[],
  isMore: boolean,
): Section {
  return {
    title: literal(title),
    summary: [summaryText(`${title} (${rest.length}${isMore ? ' more' : ''})`)],
    ...(head ? { intro: head } : {}),
    rows: rest,
    count: rest.length,
    rowsAre: itemsAre,
    weight: 1,
  };
}
