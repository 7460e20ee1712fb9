import { groupedBy } from '../../manifest/lookup/grouped.js';
import { countsIn, type Leg, type LegFinding, RANK } from '../../merge/leg.js';
import type { Merged, Wave } from '../../merge/merge.js';
import type { Verdict } from '../../plan/finding.js';
import type { Place } from '../../manifest/manifest.js';
import { amount, bySeverity } from '../words/amounts.js';
import { utcPhrase } from '../words/instants.js';
import { placeText, placesPhrase } from '../words/names.js';
import {
  few,
  hasWords,
  joinTexts,
  name,
  NO_TEXT,
  literal,
  type Text,
  text,
  sentence,
  code,
} from '../../text/text.js';

const WORST_FIRST: readonly Verdict[] = ['unknown', 'fail', 'warn', 'pass'];

/** `3 clusters: 1 fail, 2 pass`. */
export function verdictsPhrase(clusters: readonly { readonly verdict: Verdict }[]): Text {
  const counts = WORST_FIRST.flatMap((verdict) => {
    const count = clusters.filter((cluster) => cluster.verdict === verdict).length;
    return count === 0 ? [] : [text`${count} ${literal(verdict)}`];
  });
  return joinTexts([amount(clusters.length, 'cluster'), joinTexts(counts, ', ')], ': ');
}

/** `3 clusters: 1 fail, 2 pass; 1 report missing or unusable`. */
export function clustersOfMerge({ legs, problems }: Merged): Text {
  const judged = verdictsPhrase(legs);
  return problems.length === 0
    ? judged
    : text`${judged}; ${amount(problems.length, 'report')} missing or unusable`;
}

/** Clusters of which the same is told, once: many get the same change. */
interface Alike<T> {
  readonly clusters: readonly string[];
  readonly of: T;
}

function alike<T extends { readonly cluster: string }>(
  items: readonly T[],
  told: (item: T) => readonly Text[],
): readonly Alike<T>[] {
  return [...groupedBy(items, (item) => JSON.stringify(told(item))).values()].map((same) => ({
    clusters: same.map(({ cluster }) => cluster),
    of: same[0],
  }));
}

/** The clusters with the worst verdict first; those of one verdict stay in their order. */
export function worstLegsFirst({ legs }: Merged): readonly Alike<Leg>[] {
  const inOrder = legs.toSorted((a, b) => RANK[b.verdict] - RANK[a.verdict]);
  return alike(inOrder, (leg) => [literal(leg.verdict), doesPhrase(leg)]);
}

/** The waves in the order of their starts. */
export function wavesInOrder({ waves }: Merged): readonly Alike<Wave>[] {
  return alike(waves, waveCells);
}

/** What merging does in a cluster, as its own comment begins. */
export function doesPhrase(leg: Leg): Text {
  if (leg.headline !== null) return sentence(leg.headline);
  return text`${findingsOf(leg)}; ${leg.peakAtOnce} of ${amount(leg.nodes, 'node')} out at once`;
}

/** `2 errors, 1 warning`, of those that are new or worse, and how many are accepted. */
function findingsOf({ findings }: Pick<Leg, 'findings'>): Text {
  const waived = findings.filter(({ waiver }) => waiver !== null).length;
  const parts = [bySeverity(findings.filter(countsIn)), waived > 0 ? text`${waived} waived` : NO_TEXT];
  return parts.some(hasWords) ? joinTexts(parts, ', ') : literal('No findings');
}

export const WAVE_TITLES = [
  'cluster',
  'starts (UTC)',
  'ends (UTC)',
  'targets',
  'batches',
  'peak',
  'worst loss',
];

/** The cells of one row after the first, in the order of the columns above. Times are UTC. */
export function waveCells(wave: Wave): readonly Text[] {
  const { start, finish, targets, batches, peakAtOnce, worstLoss } = wave;
  const ends = finish === null ? literal('never, or unknown') : utcPhrase(finish);
  return [
    utcPhrase(start),
    ends,
    text`${targets}`,
    text`${batches}`,
    text`${peakAtOnce}`,
    text`${worstLoss}`,
  ];
}

/** A finding with the clusters that have it; none for one of all clusters together. */
export interface MergedFinding<F extends Found = Found> {
  readonly clusters: readonly string[];
  /** Every cluster has it. */
  readonly isOfAll: boolean;
  readonly finding: F;
  /** That of each cluster: in the same words, but for its place. */
  readonly all: readonly F[];
}
type Found = Pick<LegFinding, 'severity' | 'rule' | 'message' | 'remediation' | 'status'> & {
  readonly waiver: object | null;
  readonly place?: Place | null;
  readonly alsoAt?: readonly Place[];
  readonly file?: string | null;
  readonly line?: number | null;
};

/**
 * Those that are new or worse, errors first; what is of all clusters together before what is of one, and what several clusters say in
 * the same words once.
 */
export function freshFindings<F extends Found>({
  legs,
  findings,
}: {
  readonly legs: readonly { readonly cluster: string; readonly findings: readonly F[] }[];
  readonly findings: readonly F[];
}): readonly MergedFinding<F>[] {
  const found = new Map<string, { readonly clusters: string[]; readonly finding: F; readonly all: F[] }>();
  const add = (cluster: string | null, finding: F): void => {
    const { severity, rule, message } = finding;
    if (!countsIn(finding) || severity === 'info') return;
    const key = JSON.stringify([cluster === null, severity, rule, message]);
    const known = found.get(key) ?? { clusters: [], finding, all: [] };
    known.all.push(finding);
    if (cluster !== null && !known.clusters.includes(cluster)) known.clusters.push(cluster);
    found.set(key, known);
  };
  for (const finding of findings) add(null, finding);
  for (const { cluster, findings: own } of legs) for (const finding of own) add(cluster, finding);
  const isError = ({ finding }: MergedFinding) => Number(finding.severity === 'error');
  return [...found.values()]
    .map((one) => ({ ...one, isOfAll: one.clusters.length === legs.length }))
    .sort((a, b) => isError(b) - isError(a));
}

const NAMED = 5;

/** `isFull`: with its message, which may name nodes, its places and its fix. */
export function findingPhrase({ clusters, isOfAll, finding, all }: MergedFinding, isFull: boolean): Text {
  const whose = clusters.length === 0 ? literal('across clusters') : whosePhrase(clusters, isOfAll);
  const head = text`${literal(finding.severity)} ${code(finding.rule)}, ${whose}`;
  // Messages of a leg may name nodes.
  if (!isFull && clusters.length > 0) return head;
  const fix = finding.remediation === '' ? NO_TEXT : text` Fix: ${sentence(finding.remediation)}`;
  return text`${head}:${placesPhrase(all.flatMap(placesOf))} ${sentence(finding.message)}${fix}`;
}

/** Where a finding of a plan, or of a report that was read, stands. */
export function placesOf({ place, alsoAt, file, line }: Found): string[] {
  const read = typeof file === 'string' ? [`${file}${typeof line === 'number' ? `:${line}` : ''}`] : [];
  return [...read, ...[...(place ? [place] : []), ...(alsoAt ?? [])].map((at) => placeText(at))];
}

/** Of many that are all there are, their number. */
export function whosePhrase(clusters: readonly string[], isOfAll: boolean): Text {
  return isOfAll && clusters.length > NAMED
    ? text`all ${clusters.length} clusters`
    : clustersPhrase(clusters);
}

/** The first few by name, and how many more. */
export function clustersPhrase(clusters: readonly string[]): Text {
  return few(
    clusters.map((cluster) => name('cluster', cluster)),
    NAMED,
  );
}
