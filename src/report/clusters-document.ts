import { groupedBy } from '../manifest/lookup.js';
import { countsIn, type Leg, type LegFinding, RANK } from '../merge/leg.js';
import type { Merged } from '../merge/merge.js';
import type { Verdict } from '../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../plan/run-report.js';
import { count, few, isEmpty, joinTexts, literal, name, NO_TEXT, type Text, text } from '../text/text.js';
import {
  type Block,
  type ClusterVerdict,
  type Document,
  type Entry,
  NO_ENTRY,
  rowsOf,
  type Section,
} from './document/document.js';
import type { Detail } from './hidden-names.js';
import { planDocument, type Readers } from './plan-document.js';
import { selectionOf } from './selection.js';
import { titlePhrase } from './title.js';
import { wavesSection } from './waves.js';
import { bySeverity } from './words.js';

/** The plans of several clusters: a line for each cluster, what they have in common, then the plan of each, the worst first. */
export function runDocument(run: RunReport, readers: Readers): Document {
  if (run.reports.length === 1) return planDocument(run.reports[0], readers);
  const plans = worstClustersFirst(run).map((report) => ({
    cluster: report.plan.cluster ?? '(no name)',
    verdict: report.verdict,
    says: titlePhrase(report, selectionOf(report)),
    document: planDocument(report, readers),
  }));
  const isNamed = readers.detail !== 'none';
  const lines = clusterLines(plans, isNamed);
  return {
    title: { sign: run.verdict, report: text`Rollout plan for`, says: verdictsPhrase(plans) },
    head: lines.head,
    entries: isNamed ? sharedEntries(plans) : [],
    tail: [],
    sections: [...lines.sections, ...plans.map((plan) => planSection(plan, isNamed))],
    foot: [],
    mask: (shown) => plans.reduce((masked, { document }) => document.mask?.(masked) ?? masked, shown),
  };
}

/** Reports of many clusters that were read from files, as one document. */
export function mergeDocument(merged: Merged, detail: Detail): Document {
  const legs = merged.legs.toSorted((a, b) => RANK[b.verdict] - RANK[a.verdict]);
  const isFull = detail === 'full';
  const lines = clusterLines(
    legs.map((leg) => ({ ...leg, says: headlineOf(leg) })),
    true,
  );
  const missing = merged.problems.length;
  const verdicts = verdictsPhrase(legs);
  const shared = (entriesOf: (leg: Leg) => Entry[]): Entry[] =>
    sharedEntries(legs.map((leg) => ({ cluster: leg.cluster, document: { entries: entriesOf(leg) } })));
  return {
    title: {
      sign: merged.verdict,
      report: text`Rollout plans of`,
      says: missing === 0 ? verdicts : text`${verdicts}; ${count(missing, 'report')} missing or unusable`,
    },
    head: lines.head,
    entries: worstFirst([
      ...merged.problems.map(({ code: id, message }) => ({ ...NO_ENTRY, id, says: message })),
      ...shared((leg) => problemsOf(leg, isFull)),
      ...merged.findings.filter(isShown).map((found) => findingEntry(found, true)),
      ...shared(({ findings }) => findings.filter(isShown).map((found) => findingEntry(found, isFull))),
    ]),
    tail: [],
    sections: [...lines.sections, ...wavesSection(merged)],
    foot: [],
  };
}

interface Plan {
  readonly cluster: string;
  readonly verdict: Verdict;
  readonly says: Text;
}

/** `3 clusters: 1 fail, 2 pass`. */
function verdictsPhrase(plans: readonly Pick<Plan, 'verdict'>[]): Text {
  const counts = (['unknown', 'fail', 'warn', 'pass'] as const).map((verdict) => {
    const { length } = plans.filter((plan) => plan.verdict === verdict);
    return length === 0 ? NO_TEXT : text`${length} ${literal(verdict)}`;
  });
  return joinTexts([count(plans.length, 'cluster'), joinTexts(counts, ', ')], ': ');
}

/** Lines above the folds; the others are in a section. */
const CLUSTERS_ABOVE = 6;

/** A line for each cluster; clusters with the same verdict and title share one. */
function clusterLines(
  plans: readonly Plan[],
  isNamed: boolean,
): { readonly head: Block[]; readonly sections: Section[] } {
  if (!isNamed) return { head: [], sections: [] };
  const groups = groupedBy(plans, ({ verdict, says }) => JSON.stringify([verdict, says]));
  const rows = [...groups.values()].map((same): ClusterVerdict => ({
    clusters: clusterNames(same.map(({ cluster }) => cluster)),
    verdict: same[0].verdict,
    says: same[0].says,
  }));
  const block = (shown: readonly ClusterVerdict[]): Block => ({
    kind: 'verdicts',
    rows: rowsOf(shown, 'line', (row) => row),
  });
  const more = rows.slice(CLUSTERS_ABOVE);
  return {
    head: rows.length === 0 ? [] : [block(rows.slice(0, CLUSTERS_ABOVE))],
    sections:
      more.length === 0
        ? []
        : [{ title: text`More clusters (${more.length})`, blocks: [block(more)], weight: 1 }],
  };
}

const NAMED = 5;

function clusterNames(clusters: readonly string[]): Text {
  return few(
    clusters.map((cluster) => name('cluster', cluster)),
    NAMED,
  );
}

/** Entries that several clusters have in the same words, once. */
function sharedEntries(
  plans: readonly { readonly cluster: string; readonly document: Pick<Document, 'entries'> }[],
): Entry[] {
  const all = plans.flatMap(({ cluster, document: { entries } }) =>
    entries.map((entry) => ({ cluster, entry })),
  );
  const shared = groupedBy(all, ({ entry: { level, id, subject, says, fix, also, base } }) =>
    JSON.stringify([level, id, subject, says, fix, also, base]),
  );
  const entries = [...shared.values()].map((same) => {
    const clusters = [...new Set(same.map(({ cluster }) => cluster))];
    const isAll = clusters.length === plans.length && clusters.length > NAMED;
    return {
      ...same[0].entry,
      of: isAll ? text`all ${clusters.length} clusters` : clusterNames(clusters),
      places: same.flatMap(({ entry }) => entry.places),
    };
  });
  return worstFirst(entries);
}

const LEVELS: readonly Entry['level'][] = ['error', 'warning', 'note', 'info'];

function worstFirst(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

const FOLDED: Readonly<Record<Verdict, Text>> = {
  pass: text`Passes`,
  warn: text`Warns`,
  fail: text`Fails`,
  unknown: text`Unknown`,
};

/** The plan of one cluster, but for the entries above. */
function planSection(
  { cluster, verdict, document }: Plan & { readonly document: Document },
  isNamed: boolean,
): Section {
  const which = isNamed ? name('cluster', cluster) : text`a cluster`;
  return {
    title: which,
    summary: text`${FOLDED[verdict]}: ${which}`,
    blocks: [{ kind: 'document', document: isNamed ? { ...document, entries: [] } : document }],
    weight: 1,
  };
}

/** Why a cluster is unknown: of each kind of problem the first. Messages may name nodes. */
function problemsOf({ verdict, problems }: Leg, isFull: boolean): Entry[] {
  if (verdict !== 'unknown') return [];
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [{ ...NO_ENTRY, says: text`The report says unknown without a reason.` }];
  return [...groupedBy(errors, ({ code }) => code).values()].map(([{ code: id, message }]) => ({
    ...{ ...NO_ENTRY, id },
    says: isFull ? message : NO_TEXT,
  }));
}

function isShown(found: LegFinding): boolean {
  return countsIn(found) && found.severity !== 'info';
}

function findingEntry(found: LegFinding, isFull: boolean): Entry {
  const { severity: level, rule: id, message, remediation, file, line } = found;
  if (!isFull) return { ...NO_ENTRY, level, id, says: NO_TEXT };
  return {
    ...{ ...NO_ENTRY, level, id, says: message },
    places: file === null ? [] : [{ file, line }],
    fix: isEmpty(remediation) ? null : remediation,
  };
}

/** What merging does in a cluster, as its own report says it. */
function headlineOf({ headline, findings, peakAtOnce, nodes }: Leg): Text {
  if (headline !== null) return headline;
  const waived = findings.filter(({ waiver }) => waiver !== null).length;
  const found = joinTexts(
    [bySeverity(findings.filter(countsIn)), waived > 0 ? text`${waived} waived` : NO_TEXT],
    ', ',
  );
  const all = found.parts.length === 0 ? text`No findings` : found;
  return text`${all}; ${peakAtOnce} of ${count(nodes, 'node')} unavailable at once`;
}
