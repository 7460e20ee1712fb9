import type { Clusters, ClusterUnits } from './clusters.js';
import { spelled } from './environments.js';
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
    ...(labels === undefined ? {} : { labels }),
  }));
  return {
    ...clusters,
    clusters: split.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    reasons: [
      ...clusters.reasons,
      only.units.some(({ source, destinations = [] }) => source.kind === 'flux' && destinations.length > 0)
        ? BY_FLUX
        : BY_ARGO,
      ...(isGuessed ? [GUESSED] : []),
    ],
  };
}

const BY_ARGO =
  'They are those that Argo CD sends to: each takes the same Applications, and plans what is for it.';
const BY_FLUX =
  'They are those that Flux applies to (kubeConfig): each takes the same Kustomizations, and plans what is for it.';

const GUESSED =
  'Argo CD knows them by Secrets that are not in the repository: names and labels are taken from the files that its ApplicationSets take. Correct them.';

const SENT_TOO = 'Those of no folder are what Argo CD sends to besides them.';

/** The clusters that Argo CD sends to; labels that it picks one by are those of all that send to it. */
function destinationsOf(units: readonly Unit[]): readonly SentTo[] {
  const sent = new Map<string, SentTo>();
  for (const one of units.flatMap(({ destinations = [] }) => destinations)) {
    const labels = { ...sent.get(one.written)?.labels, ...one.labels };
    sent.set(one.written, Object.keys(labels).length === 0 ? one : { ...one, labels });
  }
  return [...sent.values()];
}

/**
 * Clusters that have their names from folders, each with what Argo CD calls it: of those that it sends to, the only one that has all words
 * of the name (`prod`, `prod-1`). None has one where that does not tell all of them apart. What is left of those is a cluster too, such as
 * one for tools: without it, two destinations would be in one plan.
 */
function withDestinations(clusters: readonly ClusterUnits[]): readonly ClusterUnits[] {
  const sent = destinationsOf(clusters.flatMap(({ units }) => units));
  if (sent.some(({ labels }) => labels !== undefined))
    return clusters.map((cluster) => {
      const labels = sent.find(({ name }) => name === cluster.name)?.labels;
      return labels === undefined ? cluster : { ...cluster, labels };
    });
  const named = clusters.map((cluster) => {
    const words = (cluster.name ?? '').split('-');
    const exact = sent.filter(({ name }) => name === cluster.name);
    const fitting = sent.filter(({ name }) => {
      const own = name.split(/[-._]/).map(spelled);
      return words.every((word) => own.includes(word));
    });
    const [only, ...more] = exact.length > 0 ? exact : fitting;
    return { cluster, destination: more.length > 0 ? undefined : only?.written };
  });
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
