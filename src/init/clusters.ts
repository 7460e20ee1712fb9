import { visible } from '../manifest/visible.js';
import { clusterEntry } from '../sources/expansion.js';
import { counted } from '../text/plural.js';
import { type Entry, keyOf } from './entries.js';
import { isEnvironment } from './environments.js';

/** The entries of one plan. */
export interface ClusterEntries {
  /** Null for the only cluster of a repository. */
  readonly name: string | null;
  readonly entries: readonly Entry[];
  /** Entries that are left out, as a larger one has an object of theirs. */
  readonly left?: readonly Entry[];
  /** Its name in Argo CD, if that is an address. */
  readonly destination?: string;
}

/**
 * Sorts entries into clusters by the environments and clusters in their paths; an entry without one belongs to each. Applications for several
 * clusters make these. Objects that one of them holds twice are left out, in sentences.
 */
export function clustersOf(entries: readonly Entry[]) {
  const named = byNames(entries);
  const destinations = [...new Set(entries.flatMap((entry) => entry.destinations))].toSorted();
  const isOne = named.length === 1 && destinations.length > 1;
  const clusters = isOne ? destinations.map((one) => ({ ...clusterEntry(one), entries })) : named;
  const kept = clusters.map((cluster) => {
    const own = withoutConflicts(cluster.entries);
    return { ...cluster, entries: own, left: cluster.entries.filter((entry) => !own.includes(entry)) };
  });
  const left = kept.flatMap((cluster) => cluster.left);
  const [first] = left;
  const message = `${counted(left.length, 'source')} with objects that other sources hold too: left out, the first ${visible(first?.at ?? '')}. If they are for other clusters, give each an entry of \`clusters\`.`;
  return { clusters: kept, notes: first === undefined ? [] : [message] };
}

function byNames(given: readonly Entry[]): readonly ClusterEntries[] {
  const known = new Set(given.flatMap(({ names }) => names));
  // A folder with the name of a cluster is for that cluster, wherever it is.
  const entries = given.map((entry) => ({
    entry,
    names: entry.names.length > 0 ? entry.names : entry.at.split('/').filter((step) => known.has(step)),
  }));
  const sets = [...new Map(entries.map(({ names }) => [names.join('-'), names])).values()];
  const covers = (names: readonly string[], some: readonly string[]): boolean =>
    some.every(
      (name) =>
        names.includes(name) || (isEnvironment(name) && names.some((one) => one.split('-').includes(name))),
    );
  const largest = sets.filter(
    (names) => names.length > 0 && !sets.some((other) => other !== names && covers(other, names)),
  );
  if (largest.length < 2) return [{ name: null, entries: given }];
  return largest
    .map((names) => ({
      name: names.join('-'),
      entries: entries.flatMap((one) => (covers(names, one.names) ? one.entry : [])),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The entries without those that hold an object of a larger one. */
function withoutConflicts(entries: readonly Entry[]): readonly Entry[] {
  const held = new Set<string>();
  const left = new Set<Entry>();
  for (const entry of entries.toSorted((a, b) => b.objects.length - a.objects.length)) {
    const own = entry.objects.map(keyOf);
    if (entry.kind !== 'argocd' && own.some((key) => held.has(key))) left.add(entry);
    else for (const key of own) held.add(key);
  }
  return entries.filter((entry) => !left.has(entry));
}
