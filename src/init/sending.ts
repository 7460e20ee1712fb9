import type { Clusters, ClusterUnits } from './clusters.js';
import { spelled } from './environments.js';
import { ANY } from './guessed-clusters.js';
import type { SentTo } from './sent-to.js';
import type { Unit } from './unit.js';

/**
 * One list of units that Argo CD or Flux sends to several clusters is a plan for each of these. Each takes the same entries: the destinations
 * decide what of them is for it.
 */
export function bySending(clusters: Clusters): Clusters {
  const [only, ...others] = clusters.clusters;
  if (only === undefined) return clusters;
  if (others.length > 0) {
    const named = withDestinations(clusters.clusters);
    const isMore = named.length > clusters.clusters.length;
    return {
      ...clusters,
      clusters: named,
      reasons: isMore ? [...clusters.reasons, SENT_TOO] : clusters.reasons,
    };
  }
  const sent = destinationsOf(only.units);
  const names = new Set(sent.map(({ name }) => name));
  const isGuessed = sent.some(({ labels }) => labels !== undefined);
  if ((sent.length < 2 && !isGuessed) || names.size < sent.length) return clusters;
  const split = sent.map(({ name, written, labels }) => ({
    name,
    units: only.units,
    ...(written === name ? {} : { destination: written }),
    // The cluster that Argo CD runs in has no Secret, and no labels.
    ...(labels === undefined && !(isGuessed && isOwn(written)) ? {} : { labels: labels ?? {} }),
  }));
  return {
    ...clusters,
    clusters: split.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    reasons: [
      ...clusters.reasons,
      only.units.some(({ source, destinations = [] }) => source.kind === 'flux' && destinations.length > 0)
        ? BY_FLUX
        : BY_ARGO,
      ...(isGuessed ? [names.has(ANY) ? ANY_CLUSTER : GUESSED] : []),
    ],
  };
}

function isOwn(written: string): boolean {
  return written === 'in-cluster' || /^https:\/\/kubernetes\.default\.svc\/?$/.test(written);
}

const BY_ARGO =
  'They are those that Argo CD sends to: each takes the same Applications, and plans what is for it.';
const BY_FLUX =
  'They are those that Flux applies to (kubeConfig): each takes the same Kustomizations, and plans what is for it.';

const GUESSED =
  'Argo CD knows them by Secrets that are not in the repository: names and labels are taken from the files that its ApplicationSets take. Correct them.';

const ANY_CLUSTER =
  'Argo CD knows its clusters by Secrets that are not in the repository, and nothing in it has their names: one stands for all, as they get the same. Correct its name and labels, and add the others.';

const SENT_TOO = 'Those of no folder are what Argo CD sends to besides them.';

/** The clusters that Argo CD sends to; labels that it picks one by, and environments of what it gets, are those of all that send to it. */
function destinationsOf(units: readonly Unit[]): readonly SentTo[] {
  const sent = new Map<string, SentTo>();
  for (const one of units.flatMap(({ destinations = [] }) => destinations)) {
    const earlier = sent.get(one.written);
    const labels = { ...earlier?.labels, ...one.labels };
    const environments = [...new Set([...(earlier?.environments ?? []), ...(one.environments ?? [])])];
    const { labels: _labels, ...rest } = one;
    sent.set(one.written, { ...rest, environments, ...(Object.keys(labels).length === 0 ? {} : { labels }) });
  }
  const all = [...sent.values()];
  const isAny = ({ name, labels }: SentTo): boolean => labels !== undefined && name === ANY;
  const isGuessed = all.some((one) => one.labels !== undefined && !isAny(one));
  return isGuessed ? all.filter((one) => !isAny(one)) : all;
}

/**
 * Clusters that have their names from folders, each with what Argo CD calls it: of those that it sends to, the only one that has all words
 * of the name (`prod`, `prod-1`), or else the only one that gets something from the folders of that name, or the last that is left for the
 * last. None has one where that does not tell all of them apart. What is left of those is a cluster too, such as one for tools: without it,
 * two destinations would be in one plan.
 */
function withDestinations(clusters: readonly ClusterUnits[]): readonly ClusterUnits[] {
  const sent = destinationsOf(clusters.flatMap(({ units }) => units));
  if (sent.some(({ labels }) => labels !== undefined))
    return clusters.map((cluster) => {
      const labels = sent.find(({ name }) => name === cluster.name)?.labels;
      return labels === undefined ? cluster : { ...cluster, labels };
    });
  const named = withTheLast(
    clusters.map((cluster) => ({ cluster, destination: destinationFor(cluster, sent) })),
    sent,
  );
  const distinct = new Set(named.map(({ destination }) => destination));
  if (distinct.size < clusters.length || distinct.has(undefined)) return clusters;
  const rest = sent.filter(({ written }) => !distinct.has(written));
  const names = new Set([...clusters, ...rest].map(({ name }) => name));
  if (names.size < clusters.length + rest.length) return clusters;
  const units = [...new Set(clusters.flatMap((cluster) => cluster.units))];
  return [
    ...named.map(({ cluster, destination }) =>
      destination === undefined || destination === cluster.name ? cluster : { ...cluster, destination },
    ),
    ...rest.map(({ name, written }) => ({
      name,
      units: units.filter(({ destinations = [] }) => destinations.some((one) => one.written === written)),
      ...(written === name ? {} : { destination: written }),
    })),
  ].toSorted((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
}

/** The destination of a cluster by its name; undefined where nothing tells, or more than one may be meant. */
function destinationFor({ name }: ClusterUnits, sent: readonly SentTo[]): string | undefined {
  const words = (name ?? '').split('-');
  const isAll = (own: readonly string[]): boolean => words.every((word) => own.includes(word));
  const ways = [
    sent.filter((one) => one.name === name),
    sent.filter((one) => isAll(one.name.split(/[-._]/).map(spelled))),
    sent.filter(({ environments = [] }) => environments.length === words.length && isAll(environments)),
  ];
  const [only, ...more] = ways.find((found) => found.length > 0) ?? [];
  return more.length > 0 ? undefined : only?.written;
}

interface Named {
  readonly cluster: ClusterUnits;
  readonly destination: string | undefined;
}

/** Where one cluster and one destination are left, they belong together. */
function withTheLast(named: readonly Named[], sent: readonly SentTo[]): readonly Named[] {
  const left = named.filter(({ destination }) => destination === undefined);
  const taken = new Set(named.map(({ destination }) => destination));
  const [last, ...more] = sent.filter(({ written }) => !taken.has(written));
  if (left.length !== 1 || last === undefined || more.length > 0) return named;
  return named.map((one) => (one.destination === undefined ? { ...one, destination: last.written } : one));
}
