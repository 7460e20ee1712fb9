import { groupedBy } from '../manifest/lookup.js';
import { countsIn, type Leg, type LegFinding, RANK } from '../merge/leg.js';
import type { Merged } from '../merge/merge.js';
import type { Verdict } from '../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../plan/run-report.js';
import { few, isEmpty, joinTexts, literal, name, NO_TEXT, type Text, text } from '../text/text.js';
import type { Detail } from './choice/hidden-names.js';
import { selectionOf } from './choice/selection.js';
import {
  type Block,
  type Document,
  type Entry,
  type ClusterVerdict,
  rowsOf,
  type Section,
} from './document/document.js';
import { titlePhrase } from './headline/title.js';
import { wavesSection } from './pictures/waves.js';
import { planDocument } from './plan-document.js';
import { amount, bySeverity } from './words/amounts.js';

/** The plans of several clusters: a line a cluster, what they have in common once, then the plan of each, the worst first. */
export function runDocument(run: RunReport, detail: Detail = 'full'): Document {
  const [first, ...others] = worstClustersFirst(run).map((report) => ({
    cluster: report.plan.cluster ?? '(no name)',
    verdict: report.verdict,
    says: titlePhrase(report, selectionOf(report)),
    document: planDocument(report, detail),
  }));
  if (first === undefined || others.length === 0)
    return first?.document ?? planDocument(run.reports[0], detail);
  const plans = [first, ...others];
  const isNamed = detail !== 'none';
  const lines = clusterLines(plans, isNamed);
  return {
    title: { sign: run.verdict, report: text`Rollout plan for`, says: verdictsPhrase(plans) },
    head: lines.head,
    entries: isNamed ? sharedEntries(plans) : [],
    sections: [...lines.sections, ...plans.map((plan) => planSection(plan, isNamed))],
    foot: [],
    mask: (shown) => plans.reduce((masked, { document }) => document.mask?.(masked) ?? masked, shown),
  };
}

/** Reports of many clusters that were read from files, as one document. */
export function mergeDocument(merged: Merged, detail: Detail = 'full'): Document {
  const legs = merged.legs.toSorted((a, b) => RANK[b.verdict] - RANK[a.verdict]);
  const isFull = detail === 'full';
  const lines = clusterLines(
    legs.map((leg) => ({ ...leg, says: headlineOf(leg) })),
    true,
  );
  const missing = merged.problems.length;
  const verdicts = verdictsPhrase(legs);
  return {
    title: {
      sign: merged.verdict,
      report: text`Rollout plans of`,
      says: missing === 0 ? verdicts : text`${verdicts}; ${amount(missing, 'report')} missing or unusable`,
    },
    head: lines.head,
    entries: worstFirst([
      ...merged.problems.map(({ code, message }) => ({ ...NO_ENTRY, id: code, says: message })),
      ...sharedEntries(
        legs.map((leg) => ({ cluster: leg.cluster, document: { entries: problemsOf(leg, isFull) } })),
      ),
      ...merged.findings.filter(isShown).map((found) => findingEntry(found, true)),
      ...sharedEntries(
        legs.map(({ cluster, findings }) => ({
          cluster,
          document: { entries: findings.filter(isShown).map((found) => findingEntry(found, isFull)) },
        })),
      ),
    ]),
    sections: [...lines.sections, ...wavesSection(merged)],
    foot: [],
  };
}

interface Plan {
  readonly cluster: string;
  readonly verdict: Verdict;
  readonly says: Text;
}

const VERDICTS: readonly Verdict[] = ['unknown', 'fail', 'warn', 'pass'];

/** `3 clusters: 1 fail, 2 pass`. */
function verdictsPhrase(plans: readonly Pick<Plan, 'verdict'>[]): Text {
  const counts = VERDICTS.flatMap((verdict) => {
    const { length } = plans.filter((plan) => plan.verdict === verdict);
    return length === 0 ? [] : [text`${length} ${literal(verdict)}`];
  });
  return joinTexts([amount(plans.length, 'cluster'), joinTexts(counts, ', ')], ': ');
}

/** Lines above the folds; the others are in a section. */
const CLUSTERS_ABOVE = 6;

/** A line for each cluster; clusters with the same verdict and title share one. */
function clusterLines(
  plans: readonly Plan[],
  isNamed: boolean,
): { readonly head: Block[]; readonly sections: Section[] } {
  if (!isNamed) return { head: [], sections: [] };
  const alike = groupedBy(plans, ({ verdict, says }) => JSON.stringify([verdict, says]));
  const rows = [...alike.values()].map(([first, ...others]): ClusterVerdict => ({
    clusters: clusterNames([first, ...others].map(({ cluster }) => cluster)),
    verdict: first.verdict,
    says: first.says,
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

/** Entries that several clusters have in the same words, once, in the order of the first of each. */
function sharedEntries(
  plans: readonly { readonly cluster: string; readonly document: Pick<Document, 'entries'> }[],
): Entry[] {
  const all = plans.flatMap(({ cluster, document: { entries } }) =>
    entries.map((entry) => ({ cluster, entry })),
  );
  const shared = groupedBy(all, ({ entry: { level, id, says, fix, base } }) =>
    JSON.stringify([level, id, says, fix, base]),
  );
  const entries = [...shared.values()].map(([first, ...others]) => {
    const each = [first, ...others];
    const clusters = [...new Set(each.map(({ cluster }) => cluster))];
    return {
      ...first.entry,
      of:
        clusters.length === plans.length && clusters.length > NAMED
          ? text`all ${clusters.length} clusters`
          : clusterNames(clusters),
      places: [...new Set(each.flatMap(({ entry }) => entry.places))],
    };
  });
  return worstFirst(entries);
}

const LEVELS: readonly Entry['level'][] = ['error', 'warning', 'note', 'info'];

function worstFirst(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

const FOLDED: Readonly<Record<Verdict, Text>> = {
  pass: literal('Passes'),
  warn: literal('Warns'),
  fail: literal('Fails'),
  unknown: literal('Unknown'),
};

/** The plan of one cluster, but for the entries above. */
function planSection(
  { cluster, verdict, document }: Plan & { readonly document: Document },
  isNamed: boolean,
): Section {
  const which = isNamed ? name('cluster', cluster) : literal('a cluster');
  return {
    title: which,
    summary: text`${FOLDED[verdict]}: ${which}`,
    blocks: [{ kind: 'document', document: isNamed ? { ...document, entries: [] } : document }],
    weight: 1,
  };
}

const NO_ENTRY: Entry = {
  level: 'error',
  id: null,
  places: [],
  says: NO_TEXT,
  fix: null,
  base: null,
  picture: null,
};

/** Why a cluster is unknown: of each kind of problem the first. Messages may name nodes. */
function problemsOf({ verdict, problems }: Leg, isFull: boolean): Entry[] {
  if (verdict !== 'unknown') return [];
  const errors = problems.filter(({ severity }) => severity === 'error');
  const firsts = errors.filter((one, i) => errors.findIndex(({ code }) => code === one.code) === i);
  if (firsts.length === 0) return [{ ...NO_ENTRY, says: text`The report says unknown without a reason.` }];
  return firsts.map(({ code, message }) => ({
    ...NO_ENTRY,
    id: code,
    says: isFull ? message : NO_TEXT,
  }));
}

function isShown(found: LegFinding): boolean {
  return countsIn(found) && found.severity !== 'info';
}

function findingEntry(
  { severity, rule, message, remediation, file, line }: LegFinding,
  isFull: boolean,
): Entry {
  if (!isFull) return { ...NO_ENTRY, level: severity, id: rule };
  return {
    ...NO_ENTRY,
    level: severity,
    id: rule,
    places: file === null ? [] : [line === null ? file : `${file}:${line}`],
    says: message,
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
  const all = found.parts.length === 0 ? literal('No findings') : found;
  return text`${all}; ${peakAtOnce} of ${amount(nodes, 'node')} out at once`;
}
