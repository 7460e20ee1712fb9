import { groupedBy } from '../manifest/lookup.js';
import { isWithin } from '../manifest/path.js';
import { counted } from '../text/plural.js';
import { visible } from '../manifest/visible.js';
import { type Entry, keyOf } from './entries.js';
import { isEnvironment } from './environments.js';

/** What goes into one plan. */
export interface ClusterEntries {
  /** Null for the only cluster of a repository. */
  readonly name: string | null;
  readonly entries: readonly Entry[];
  /** What Argo CD calls it, if that is an address. */
  readonly destination?: string;
}

/** The clusters of a repository, and the objects that one of them holds twice, in sentences. */
interface Clusters {
  readonly clusters: readonly ClusterEntries[];
  readonly notes: readonly string[];
}

/**
 * Sorts entries into clusters by the environments in their paths; an entry without one belongs to each. Entries that hold the same object are split
 * by the folders in which their paths differ. Applications for several clusters make these.
 */
export function clustersOf(given: readonly Entry[]): Clusters {
  const sent = byDestination(byNames(given));
  const apart = byNames(toldApart(given));
  const named = apart.length > MOST_VARIANTS ? byNames(given) : apart;
  const clusters = sent.length > 1 ? sent : named;
  const kept = clusters.map((cluster) => ({ ...cluster, entries: withoutConflicts(cluster.entries) }));
  const left = clusters.flatMap(({ entries }, at) =>
    entries.filter((entry) => kept[at]?.entries.includes(entry) !== true),
  );
  const [first] = left;
  const message = `${counted(left.length, 'source')} with objects that other sources hold too: left out, the first ${visible(first?.at ?? '')}. If they are for other clusters, give each an entry of \`clusters\`.`;
  return { clusters: kept, notes: first === undefined ? [] : [message] };
}

/** More variants of one path are examples side by side, and no clusters. */
const MOST_VARIANTS = 12;

function byNames(entries: readonly Entry[]): readonly ClusterEntries[] {
  const sets = [...new Map(entries.map(({ names }) => [names.join('-'), names])).values()];
  const covers = (names: readonly string[], some: readonly string[]): boolean =>
    some.every(
      (name) =>
        names.includes(name) || (isEnvironment(name) && names.some((one) => one.split('-').includes(name))),
    );
  const largest = sets.filter(
    (names) =>
      names.length > 0 && !sets.some((other) => other !== names && other.length > 0 && covers(other, names)),
  );
  if (largest.length < 2) return [{ name: null, entries }];
  return largest
    .map((names) => ({
      name: names.join('-'),
      entries: entries.filter((entry) => covers(names, entry.names)),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** One cluster whose Applications name several is as many. */
function byDestination(clusters: readonly ClusterEntries[]): readonly ClusterEntries[] {
  const [only, ...others] = clusters;
  const names = [...new Set(only?.entries.flatMap(({ destinations }) => destinations))].toSorted();
  if (only === undefined || others.length > 0 || names.length < 2) return clusters;
  return names.map((written) => {
    const host = /^https?:\/\/([^/:]+)/.exec(written)?.[1];
    return {
      name: host ?? written,
      entries: only.entries,
      ...(host === undefined ? {} : { destination: written }),
    };
  });
}

/** Gives entries that hold the same object the names of the folders, or files, in which their paths differ. */
function toldApart(entries: readonly Entry[]): readonly Entry[] {
  const pairs = byNames(entries).flatMap((cluster) => conflictsIn(cluster.entries));
  const pair = pairs.find(([one, other]) => areVariants(one.at, other.at));
  if (pair === undefined) return entries;
  const [a, b] = pair.map(({ at }) => at.split('/')) as [string[], string[]];
  const depth = a.findIndex((step, index) => step !== b[index]);
  if (depth < 0) return entries;
  const common = a.slice(0, depth).join('/');
  const branch = ({ at }: Entry): string => at.split('/')[depth]?.replace(/\.ya?ml$/, '') ?? '';
  const inside = entries.filter(({ at }) => isWithin(common, at));
  const branches = new Set(conflictsIn(inside).flatMap((two) => two.map(branch)));
  // Two variants among many entries are examples, and no clusters.
  if (inside.filter((entry) => branches.has(branch(entry))).length * 2 < entries.length) return entries;
  const named = entries.map((entry) => {
    const name = branch(entry);
    if (!isWithin(common, entry.at) || !branches.has(name) || name === '' || entry.names.includes(name))
      return entry;
    return { ...entry, names: [...entry.names, name] };
  });
  return named.every((entry, index) => entry === entries[index]) ? entries : toldApart(named);
}

/** True for paths that differ in one step: `apps/blue/web` and `apps/green/web`. */
function areVariants(one: string, other: string): boolean {
  const [a, b] = [one.split('/'), other.split('/')];
  return a.length === b.length && a.filter((step, at) => step !== b[at]).length === 1;
}

/** The entries without those that hold an object of an earlier one. */
function withoutConflicts(entries: readonly Entry[]): readonly Entry[] {
  const held = new Set<string>();
  const kept = new Set(
    entries.toSorted((a, b) => b.objects.length - a.objects.length).filter((entry) => isFree(entry, held)),
  );
  return entries.filter((entry) => kept.has(entry));
}

/** True for an entry without an object that is held already; its objects are held from then on. */
function isFree(entry: Entry, held: Set<string>): boolean {
  if (entry.kind === 'argocd') return true;
  const own = entry.objects.map(keyOf);
  if (own.some((identity) => held.has(identity))) return false;
  for (const identity of own) held.add(identity);
  return true;
}

function conflictsIn(entries: readonly Entry[]): [Entry, Entry][] {
  const held = groupedBy(
    entries.flatMap((entry) => entry.objects.map((object) => ({ entry, identity: keyOf(object) }))),
    ({ identity }) => identity,
  );
  return [...held.values()].flatMap(([{ entry }, ...others]): [Entry, Entry][] => {
    const other = others.find((one) => one.entry !== entry)?.entry;
    return other === undefined ? [] : [[entry, other]];
  });
}
