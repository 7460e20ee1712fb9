import type { Report } from '../../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../../plan/run-report.js';
import { piecesOf } from '../../text/render.js';
import { name, NO_TEXT, type Text } from '../../text/text.js';
import { type Block, type Entry, placesText, type Rows } from '../document/document.js';
import type { Row } from '../table/row.js';
import type { Detail } from '../hidden-names.js';
import { planDocument } from '../plan-document.js';
import { selectionOf } from '../selection.js';
import type { PageBlock, PageEntry, PageReport, PageRow, PageText } from './data.js';
import { htmlDocument, type PageAssets } from './document.js';
import { groupsOf } from './groups.js';
import { type SourceLink, urlOf } from './source-link.js';
import { viewsOf } from './views.js';
import { type Words, wordsOf } from './words.js';

interface PageOptions {
  /** Hides the same names as in the comment. */
  readonly detail: Detail;
  /** Null if the commit of the files is not known. */
  readonly source: SourceLink | null;
  readonly runUrl: string | null;
  readonly assets: PageAssets;
}

/** A run as one HTML file that loads nothing. Same run and options, same bytes. */
export function renderPage(run: RunReport, { detail, source, runUrl, assets }: PageOptions): string {
  const reports = worstClustersFirst(run).map((report) => pageReport(report, detail, source));
  return htmlDocument({ reports, runUrl }, assets);
}

/** The report of one cluster as a page shows it. */
export function pageReport(report: Report, detail: Detail, source: SourceLink | null): PageReport {
  const { plan } = report;
  const selection = selectionOf(report);
  const words = wordsOf(report, detail);
  const { title, head, entries, tail, sections, foot } = planDocument(report, { detail });
  const draw = new Drawing(words, source);
  return {
    cluster: plan.cluster === null ? null : words.value(plan.cluster),
    verdict: report.verdict,
    title: words.text(title.says),
    head: head.flatMap((block) => draw.block(block)),
    entries: entries.length === 0 ? null : draw.entries({ items: entries, count: entries.length, are: '' }),
    tail: tail.map(words.text),
    sections: sections
      .filter(({ isPicture }) => isPicture !== true)
      .map((section) => ({
        title: words.text(section.title),
        blocks: section.blocks.flatMap((block) => draw.block(block)),
      })),
    foot: foot.map(words.text),
    at: plan.at,
    freezes: plan.freezes.map(({ name: freeze, windows }) => ({
      name: words.text(name('object', freeze)),
      spans: windows.map(({ from, to }) => [from - plan.at, to - plan.at] as const),
    })),
    groups: groupsOf(plan, selection, words),
    views: viewsOf(plan, selection, words, detail !== 'full'),
  };
}

/** A page of thousands of rows is of no use. */
const ROWS_SHOWN = 200;
const PLACES_SHOWN = 20;

/** Blocks of a document as data. */
class Drawing {
  constructor(
    private readonly words: Words,
    private readonly source: SourceLink | null,
  ) {}

  block(block: Block): PageBlock[] {
    const { text } = this.words;
    switch (block.kind) {
      case 'paragraph':
        return [{ kind: 'paragraph', text: text(block.text) }];
      case 'list': {
        const { first, more } = firstOf(block.rows);
        return [{ kind: 'list', items: first.map((item) => text(item.text)), more }];
      }
      case 'entries':
        return [this.entries(block.rows)];
      case 'comparison': {
        const isCompared = block.rows.some(({ base }) => base !== null);
        return [{ kind: 'comparison', isCompared, rows: block.rows.map((row) => this.row(row)) }];
      }
      case 'table': {
        const { first, more } = firstOf(block.rows);
        return [{ kind: 'table', columns: block.columns, rows: first.map((cells) => cells.map(text)), more }];
      }
      case 'facts': {
        const { of, facts } = block;
        const shown = facts.map(({ label, text: says }) => ({ label, text: text(says) }));
        return [{ kind: 'facts', of: of && { name: text(of.name), size: text(of.size) }, facts: shown }];
      }
      case 'stack':
        return firstOf(block.rows).first.flatMap((blocks) => blocks.flatMap((one) => this.block(one)));
      case 'verdicts':
      case 'picture':
      case 'document':
        return [];
    }
  }

  entries(rows: Rows<Entry>): PageBlock {
    const { first, more } = firstOf(rows);
    return { kind: 'entries', entries: first.map((entry) => this.entry(entry)), more };
  }

  private entry({ level, id, subject, places, says, fix, also, base }: Entry): PageEntry {
    const { text, value } = this.words;
    const optional = (shown: Text | null): PageText => text(shown ?? NO_TEXT);
    return {
      ...{ level, id, subject: optional(subject), says: text(says) },
      ...{ fix: optional(fix), also: optional(also), base: optional(base) },
      places: places.slice(0, PLACES_SHOWN).map((place) => ({
        text: value(piecesOf(placesText([place], false) ?? NO_TEXT)[0]?.text ?? ''),
        url: urlOf(place, this.source),
      })),
    };
  }

  private row({ label, base, head, trend: { arrow, word, isWorse } }: Row): PageRow {
    const { text } = this.words;
    const trend = arrow === null || word === null ? null : `${arrow} ${word}`;
    return { label: text(label), base: base && text(base), head: text(head), trend, isWorse };
  }
}

function firstOf<T>({ items, count }: Rows<T>): { readonly first: T[]; readonly more: number } {
  const first: T[] = [];
  for (const item of items) {
    if (first.length === ROWS_SHOWN) break;
    first.push(item);
  }
  return { first, more: count - first.length };
}
