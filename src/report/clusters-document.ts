import { groupedBy } from '../manifest/lookup.js';
import { countsIn, type Leg, type LegFinding } from '../merge/leg.js';
import type { Merged } from '../merge/merge.js';
import { RANK, type Verdict } from '../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../plan/run-report.js';
import { toPlain } from '../text/render.js';
import {
  count,
  fewNames,
  foreign,
  isEmpty,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  type Text,
  text,
} from '../text/text.js';
import {
  type Block,
  byLevel,
  countedSection,
  type Cell,
  type Document,
  type Entry,
  rowsOf,
  type Section,
} from './document/document.js';
import type { Detail } from './hidden-names.js';
import { jsonText, placeJson, written } from '../plan/json/written.js';
import { planDocument } from './plan-document.js';
import { selectionOf } from './selection.js';
import { titlePhrase } from './title.js';

/** The plans of a run: of one cluster its plan; of several a line for each, what they have in common, then each plan, the worst first. */
export function runDocument(run: RunReport, detail: Detail): Document {
  if (run.reports.length === 1) return planDocument(run.reports[0], detail);
  const plans = worstClustersFirst(run).map((report) => ({
    cluster: report.plan.cluster ?? '(no name)',
    verdict: report.verdict,
    says: titlePhrase(report, selectionOf(report)),
    document: planDocument(report, detail),
  }));
  const sections = plans.map(({ cluster, verdict, document }): Section => {
    const which = name('cluster', cluster);
    return {
      title: which,
      summary: text`${FOLDED[verdict]}: ${which}`,
      blocks: [{ kind: 'document', document: { ...document, entries: [] } }],
    };
  });
  const entries = sharedEntries(plans, ({ document }) => document.entries);
  const title = { sign: run.verdict, report: text`Rollout plan for`, says: verdictsPhrase(plans) };
  const document = clustersDocument(title, plans, entries);
  return {
    ...document,
    sections: [...document.sections, ...sections],
    mask: (shown) => plans.reduce((masked, { document }) => document.mask?.(masked) ?? masked, shown),
  };
}

const FOLDED: Readonly<Record<Verdict, Text>> = {
  pass: text`Passes`,
  warn: text`Warns`,
  fail: text`Fails`,
  unknown: text`Unknown`,
};

/** Reports of many clusters that were read from files, as one document. */
export function mergeDocument({ verdict, legs, problems, findings }: Merged, detail: Detail): Document {
  const isFull = detail === 'full';
  const plans = legs
    .toSorted((a, b) => RANK[b.verdict] - RANK[a.verdict])
    .map((leg) => ({ ...leg, says: leg.headline }));
  const entries = [
    ...problems.map(({ code: id, message: says }): Entry => ({ level: 'error', id, says })),
    ...sharedEntries(plans, (leg) => problemsOf(leg, isFull)),
    ...findingEntries(findings, true),
    ...sharedEntries(plans, (leg) => findingEntries(leg.findings, isFull)),
  ];
  const missing = problems.length > 0 && text`${count(problems.length, 'report')} missing or unusable`;
  const title = {
    sign: verdict,
    report: text`Rollout plans of`,
    says: joinTexts([verdictsPhrase(legs), missing], '; '),
  };
  return clustersDocument(title, plans, byLevel(entries));
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
    return length > 0 && text`${length} ${literal(verdict)}`;
  });
  return joinTexts([count(plans.length, 'cluster'), joinTexts(counts)], ': ');
}

/** Lines above the folds; the others are in a section. */
const CLUSTERS_ABOVE = 6;
const COLUMNS = ['cluster', 'verdict', 'what merging does'].map((title) => ({ title }));

/** A line for each cluster, those with the same verdict and title in one; then entries. */
function clustersDocument(
  title: Document['title'],
  plans: readonly Plan[],
  entries: readonly Entry[],
): Document {
  const groups = groupedBy(plans, ({ verdict, says }) => JSON.stringify([verdict, says]));
  const rows = [...groups.values()].map((same): Cell[] => {
    const [{ verdict, says }] = same;
    return [namesOf(same), verdict, says];
  });
  const table = (of: readonly Cell[][]): Block => {
    return { kind: 'table', columns: COLUMNS, rows: rowsOf(of, 'line', (row) => row) };
  };
  const more = rows.slice(CLUSTERS_ABOVE);
  return {
    title,
    head: rows.length === 0 ? [] : [table(rows.slice(0, CLUSTERS_ABOVE))],
    entries,
    sections: countedSection(text`More clusters`, more.length, table(more)),
  };
}

const NAMED = 5;

function namesOf(of: readonly { readonly cluster: string }[]): Text {
  return fewNames('cluster', [...new Set(of.map(({ cluster }) => cluster))], NAMED);
}

/** Entries that several clusters have in the same words, once. */
function sharedEntries<P extends Pick<Plan, 'cluster'>>(
  plans: readonly P[],
  entriesOf: (plan: P) => readonly Entry[],
): Entry[] {
  const all = plans.flatMap((plan) => entriesOf(plan).map((entry) => ({ cluster: plan.cluster, entry })));
  const shared = groupedBy(all, ({ entry }) => JSON.stringify({ ...entry, places: null }));
  const entries = [...shared.values()].map((same) => {
    const { size } = new Set(same.map(({ cluster }) => cluster));
    const isAll = size === plans.length && size > NAMED;
    return {
      ...same[0].entry,
      of: isAll ? text`all ${size} clusters` : namesOf(same),
      places: same.flatMap(({ entry }) => entry.places ?? []),
    };
  });
  return byLevel(entries);
}

/** Why a cluster is unknown, or what was not evaluated: of each kind of problem the first. Messages may name nodes. */
function problemsOf({ verdict, problems }: Leg, isFull: boolean): Entry[] {
  if (verdict === 'pass') return [];
  const level = verdict === 'unknown' ? 'error' : 'warning';
  const found = problems.filter(({ severity }) => severity === level);
  if (found.length === 0 && verdict === 'unknown')
    return [{ level, id: null, says: text`The report says unknown without a reason.` }];
  return [...groupedBy(found, ({ code }) => code).values()].map(([{ code: id, message }]) => ({
    ...{ level, id, says: isFull ? message : NO_TEXT },
  }));
}

/** Errors and warnings of the change that are not waived. */
function findingEntries(findings: readonly LegFinding[], isFull: boolean): Entry[] {
  return findings
    .filter((found) => countsIn(found) && found.severity !== 'info')
    .map((finding): Entry => {
      const { severity: level, rule: id, status, message, before, remediation, file, line, column } = finding;
      if (!isFull) return { level, id, says: NO_TEXT };
      const [whole, also] = [toPlain(message), finding.also ?? ''];
      const isLast = also !== '' && whole.endsWith(also);
      return {
        ...{ level, id, says: isLast ? foreign(whole.slice(0, -also.length).trimEnd()) : message },
        also: isLast ? foreign(also) : null,
        fix: isEmpty(remediation) ? null : remediation,
        base: status === 'worsened' ? before : null,
        places: file === null ? [] : [{ file, line, column }],
      };
    });
}

/** Many clusters' reports for programs: `verdict` and `digest` as of a plan, then each cluster, and what concerns all of them. */
export function renderMergeJson(merged: Merged): string {
  const { legs, problems, findings } = merged;
  const plain = (one: object): object => written(one, ...(Object.keys(one) as never[]));
  return jsonText({
    ...written(merged, 'verdict', 'digest', 'wouldFail'),
    clusters: legs.map(legJson),
    findings: [
      ...findings.map((finding) => ({ cluster: null, ...plain(finding) })),
      ...legs.flatMap(({ cluster, findings: own }) => own.map((finding) => ({ ...plain(finding), cluster }))),
    ],
    problems: [
      ...problems.map((problem) => ({
        severity: 'error',
        ...written(problem, 'code', 'cluster', 'message'),
        ...placeJson(null),
      })),
      ...legs.flatMap(({ cluster, problems: own }) => own.map((problem) => ({ ...plain(problem), cluster }))),
    ],
  });
}

function legJson(leg: Leg): object {
  return {
    name: leg.cluster,
    report: leg.source,
    ...written(leg, 'verdict', 'digest', 'wouldFail', 'failOn', 'at'),
    snapshot: written(leg.snapshot, 'nodes', 'ready', 'takenAt'),
    ...written(leg, 'peakAtOnce', 'worstLoss', 'policies', 'changed'),
  };
}
