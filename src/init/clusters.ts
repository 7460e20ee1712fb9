import { groupedBy } from '../manifest/lookup/grouped.js';
import { isWithin } from '../manifest/path.js';
import { counted } from '../text/plural.js';
import { visible } from '../manifest/words/visible.js';
import { isEnvironment } from './environments.js';
import { identityOf } from './planned-objects.js';
import type { Unit } from './units.js';

/** What goes into one plan. */
export interface ClusterUnits {
  /** Null for the only cluster of a repository. */
  readonly name: string | null;
  readonly units: readonly Unit[];
  /** What Argo CD calls it, if that is an address. */
  readonly destination?: string;
}

/** The clusters of a repository, and the objects that one of them holds twice, in sentences. */
interface Clusters {
  readonly clusters: readonly ClusterUnits[];
  readonly notes: readonly string[];
}

/**
 * Sorts units into clusters by the environments in their paths; a unit without one belongs to each. Units that hold the same object are split
 * by the folders in which their paths differ. Applications for several clusters make these.
 */
export function clustersOf(given: readonly Unit[]): Clusters {
  const sent = byDestination(byNames(given));
  const apart = byNames(toldApart(given));
  const named = apart.length > MOST_VARIANTS ? byNames(given) : apart;
  const clusters = sent.length > 1 ? sent : named;
  const kept = clusters.map((cluster) => ({ ...cluster, units: withoutConflicts(cluster.units) }));
  const left = clusters.flatMap(({ units }, at) =>
    units.filter((unit) => kept[at]?.units.includes(unit) !== true),
  );
  const [first] = left;
  const message = `${counted(left.length, 'source')} with objects that other sources hold too: left out, the first ${visible(first?.at ?? '')}. If they are for other clusters, give each an entry of \`clusters\`.`;
  return { clusters: kept, notes: first === undefined ? [] : [message] };
}

/** More variants of one path are examples side by side, and no clusters. */
const MOST_VARIANTS = 12;

function byNames(units: readonly Unit[]): readonly ClusterUnits[] {
  const sets = [...new Map(units.map(({ names }) => [names.join('-'), names])).values()];
  const covers = (names: readonly string[], some: readonly string[]): boolean =>
    some.every(
      (name) =>
        names.includes(name) || (isEnvironment(name) && names.some((one) => one.split('-').includes(name))),
    );
  const largest = sets.filter(
    (names) =>
      names.length > 0 && !sets.some((other) => other !== names && other.length > 0 && covers(other, names)),
  );
  if (largest.length < 2) return [{ name: null, units }];
  return largest
    .map((names) => ({ name: names.join('-'), units: units.filter((unit) => covers(names, unit.names)) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** One cluster whose Applications name several is as many. */
function byDestination(clusters: readonly ClusterUnits[]): readonly ClusterUnits[] {
  const [only, ...others] = clusters;
  const names = [...new Set(only?.units.flatMap(({ destinations }) => destinations))].toSorted();
  if (only === undefined || others.length > 0 || names.length < 2) return clusters;
  return names.map((written) => {
    const host = /^https?:\/\/([^/:]+)/.exec(written)?.[1];
    return {
      name: host ?? written,
      units: only.units,
      ...(host === undefined ? {} : { destination: written }),
    };
  });
}

/** Gives units that hold the same object the names of the folders, or files, in which their paths differ. */
function toldApart(units: readonly Unit[]): readonly Unit[] {
  const pairs = byNames(units).flatMap((cluster) => conflictsIn(cluster.units));
  const pair = pairs.find(([one, other]) => areVariants(one.at, other.at));
  if (pair === undefined) return units;
  const [a, b] = pair.map(({ at }) => at.split('/')) as [string[], string[]];
  const depth = a.findIndex((step, index) => step !== b[index]);
  if (depth < 0) return units;
  const common = a.slice(0, depth).join('/');
  const branch = ({ at }: Unit): string => at.split('/')[depth]?.replace(/\.ya?ml$/, '') ?? '';
  const inside = units.filter(({ at }) => isWithin(common, at));
  const branches = new Set(conflictsIn(inside).flatMap((two) => two.map(branch)));
  const named = units.map((unit) => {
    const name = branch(unit);
    if (!isWithin(common, unit.at) || !branches.has(name) || name === '' || unit.names.includes(name))
      return unit;
    return { ...unit, names: [...unit.names, name] };
  });
  return named.every((unit, index) => unit === units[index]) ? units : toldApart(named);
}

/** True for paths that differ in one step: `apps/blue/web` and `apps/green/web`. */
function areVariants(one: string, other: string): boolean {
  const [a, b] = [one.split('/'), other.split('/')];
  return a.length === b.length && a.filter((step, at) => step !== b[at]).length === 1;
}

/** The units without those that hold an object of an earlier one. */
function withoutConflicts(units: readonly Unit[]): readonly Unit[] {
  const held = new Set<string>();
  const kept = new Set(
    units.toSorted((a, b) => b.objects.length - a.objects.length).filter((unit) => isFree(unit, held)),
  );
  return units.filter((unit) => kept.has(unit));
}

/** True for a unit without an object that is held already; its objects are held from then on. */
function isFree(unit: Unit, held: Set<string>): boolean {
  if (unit.kind === 'argocd') return true;
  const own = unit.objects.map(identityOf);
  if (own.some((identity) => held.has(identity))) return false;
  for (const identity of own) held.add(identity);
  return true;
}

function conflictsIn(units: readonly Unit[]): [Unit, Unit][] {
  const held = groupedBy(
    units.flatMap((unit) => unit.objects.map((object) => ({ unit, identity: identityOf(object) }))),
    ({ identity }) => identity,
  );
  return [...held.values()].flatMap(([{ unit }, ...others]): [Unit, Unit][] => {
    const other = others.find((one) => one.unit !== unit)?.unit;
    return other === undefined ? [] : [[unit, other]];
  });
}
