import { folderOf, isWithin } from '../manifest/path.js';
import { identityOf, type PlannedObject } from './planned-objects.js';
import { isEnvironment, spelled } from './environments.js';
import type { Unit } from './unit.js';

/** What goes into one plan. */
export interface ClusterUnits {
  /** Null where the repository has one cluster. */
  readonly name: string | null;
  readonly units: readonly Unit[];
  /** What Argo CD calls it, where that is another name; absent = nothing says so. */
  readonly destination?: string;
  /** By which Argo CD picks it, where its paths tell. */
  readonly labels?: Readonly<Record<string, string>>;
}

export interface Clusters {
  readonly clusters: readonly ClusterUnits[];
  /** Sentences that say why there are several. */
  readonly reasons: readonly string[];
  /** Objects that a cluster holds twice however it is split. */
  readonly twice: readonly string[];
}

/** Splits beyond this are no layout of clusters any more. */
const MOST_SPLITS = 200;

/**
 * Sorts units into clusters: those of one environment come together, what has none belongs to each. Units that describe the same
 * object can not be of one cluster; where no environment tells them apart, the folders do in which they differ.
 */
export function clustersOf(given: readonly Unit[]): Clusters {
  let units = withoutEmptyClusters(withoutLonelyNames(namedByFolders(given)));
  let isExact = false;
  const reasons: string[] = [];
  for (let split = 0; split < MOST_SPLITS; split++) {
    const clusters = sorted(units, isExact);
    const pair = clusters.map(({ units: held }) => firstConflict(held)).find((found) => found !== null);
    if (!pair) return { clusters, reasons: [...namedBy(given, clusters), ...reasons], twice: [] };
    const [{ names: a }, { names: b }] = pair;
    if (!isExact && JSON.stringify(a) !== JSON.stringify(b)) {
      isExact = true;
      continue;
    }
    const named = toldApart(units, pair);
    if (named === null) break;
    reasons.push(named.reason);
    units = named.units;
  }
  const clusters = sorted(units, isExact);
  return {
    clusters,
    reasons: [...namedBy(given, clusters), ...reasons],
    twice: clusters.flatMap(({ units: held }) => allConflicts(held)),
  };
}

/**
 * What Flux or Argo CD takes from the folders of one environment alone, beside an overlay of another one with the same objects, which
 * something else applies, is of that environment.
 */
function namedByFolders(units: readonly Unit[]): readonly Unit[] {
  return units.map((unit) => {
    const { names, environments = [], destinations = [] } = unit;
    const [only] = environments;
    if (names.length > 0 || only === undefined || environments.length > 1 || destinations.length > 1)
      return unit;
    const isBeside = units.some(
      (one) => one.names.length > 0 && !one.names.includes(only) && one.objects.some(isOneOf(unit)),
    );
    return isBeside ? { ...unit, names: [only] } : unit;
  });
}

/** An overlay that writes no namespace has the one of what applies it. */
function isOneOf({ objects }: Unit): (object: PlannedObject) => boolean {
  const within = (object: PlannedObject, namespace: string | null): string =>
    identityOf({ ...object, namespace });
  const own = new Set(objects.flatMap((one) => [identityOf(one), within(one, null)]));
  return (object) =>
    own.has(identityOf(object)) ||
    (object.namespace !== null && objects.some((one) => identityOf(one) === within(object, null)));
}

/** The clusters that have their names from folders and files, with one of those each. */
function namedBy(given: readonly Unit[], clusters: readonly ClusterUnits[]): string[] {
  if (clusters.length < 2) return [];
  const shown = clusters.flatMap(({ name }) => {
    const unit = given.find(({ names }) => names.join('-') === name);
    return unit === undefined ? [] : [namingPath(unit)];
  });
  return shown.length === 0
    ? []
    : [`Their names are those of folders and files, such as ${[...new Set(shown)].slice(0, 3).join(', ')}.`];
}

/** Where one chart has values for each cluster, the values name the cluster, or what installs it. */
function namingPath({ source, at }: Unit): string {
  return ('values' in source ? (source.values.at(-1) ?? source.release?.file) : null) ?? at;
}

/** A name that all units bear tells nothing apart; with it alone there is one cluster. */
function withoutLonelyNames(units: readonly Unit[]): readonly Unit[] {
  const all = new Set(units.flatMap(({ names }) => names));
  return all.size > 1 ? units : units.map((unit) => ({ ...unit, names: [] }));
}

/**
 * A name is that of a cluster where something is planned that has it, or that belongs to all: `clusters/ingress` with nothing but the
 * values of a chart from elsewhere is a folder like others, and what is in it belongs to all.
 */
function withoutEmptyClusters(units: readonly Unit[]): readonly Unit[] {
  const clusters = sorted(units, false);
  const empty = clusters.filter(({ units: held }) => !held.some(holdsPlanned));
  if (empty.length === 0 || empty.length === clusters.length) return units;
  const names = new Set(empty.map(({ name }) => name));
  return withoutLonelyNames(
    units.map((unit) => (names.has(unit.names.join('-')) ? { ...unit, names: [] } : unit)),
  );
}

function holdsPlanned({ objects, source }: Unit): boolean {
  return objects.length > 0 || !['file', 'watch'].includes(source.kind);
}

function sorted(units: readonly Unit[], isExact: boolean): ClusterUnits[] {
  const sets = new Map(units.map(({ names }) => [JSON.stringify(names), names]));
  const maximal = [...sets.values()].filter(
    (names) =>
      names.length > 0 &&
      ![...sets.values()].some((other) => other !== names && covers(other, names, isExact)),
  );
  if (maximal.length < 2) return [{ name: null, units }];
  return maximal
    .map((names) => ({
      name: names.join('-'),
      units: units.filter((unit) => covers(names, unit.names, isExact)),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * True where a unit of some names belongs to a cluster of these. An environment holds its clusters, unless both describe the same
 * objects: what is of prod is of prod-eu and prod-us.
 */
function covers(cluster: readonly string[], names: readonly string[], isExact: boolean): boolean {
  const words = new Set(cluster.flatMap((name) => name.split('-')));
  return names.every(
    (name) => cluster.includes(name) || (!isExact && isEnvironment(name) && words.has(name)),
  );
}

type Pair = readonly [Unit, Unit];

/** What a cluster can hold once of a unit. */
function identitiesOf({ objects, applies = [] }: Unit): readonly string[] {
  return [...objects.map(identityOf), ...applies];
}

function firstConflict(units: readonly Unit[]): Pair | null {
  const first = new Map<string, Unit>();
  for (const unit of units) {
    for (const identity of identitiesOf(unit)) {
      const earlier = first.get(identity);
      if (earlier !== undefined && isOther(earlier, unit)) return [earlier, unit];
      first.set(identity, unit);
    }
  }
  return null;
}

/** One chart with the values of two names of a cluster is one release in it. */
function isOther(a: Unit, b: Unit): boolean {
  if (a === b || areSentApart(a, b)) return false;
  return a.at !== b.at || a.source.kind !== 'helm' || b.source.kind !== 'helm';
}

/** True where Argo CD sends the two to different clusters, whatever they are called. */
function areSentApart(a: Unit, b: Unit): boolean {
  const [one, other] = [a, b].map(({ destinations = [] }) => destinations.map(({ written }) => written));
  if (!one?.length || !other?.length) return false;
  return !one.some((written) => other.includes(written));
}

function allConflicts(units: readonly Unit[]): string[] {
  const first = new Map<string, Unit>();
  return units.flatMap((unit) =>
    unit.objects.flatMap((object) => {
      const identity = identityOf(object);
      const earlier = first.get(identity);
      first.set(identity, earlier ?? unit);
      return earlier === undefined || !isOther(earlier, unit)
        ? []
        : [`${object.kind}/${object.name} in ${earlier.at} and in ${unit.at}`];
    }),
  );
}

/** Gives the units of both sides of a conflict names of the folders, or files, in which their paths differ. Null where they do not. */
function toldApart(
  units: readonly Unit[],
  [a, b]: Pair,
): { readonly units: readonly Unit[]; readonly reason: string } | null {
  const common = commonFolder(a.at, b.at);
  const branch = ({ at }: Unit): string =>
    at.slice(common === '' ? 0 : common.length + 1).split('/')[0] ?? '';
  const isFileOf = (unit: Unit): boolean => folderOf(unit.at) === common && unit.source.kind === 'file';
  const inside = units.filter(({ at }) => isWithin(common, at) && at !== common);
  const identities = new Set(conflicting(inside, branch));
  const branches = new Set(
    inside.filter((unit) => identitiesOf(unit).some((identity) => identities.has(identity))).map(branch),
  );
  if (branches.size < 2) return null;
  const areFiles = inside.every((unit) => !branches.has(branch(unit)) || isFileOf(unit));
  const label = areFiles ? labelsOfFiles(inside, branch) : labels([...branches]);
  if (label === null) return null;
  const renamed = units.map((unit) => {
    const own = branch(unit);
    if (!isWithin(common, unit.at) || unit.at === common || !branches.has(own)) return unit;
    const isConflicting = !isFileOf(unit) || identitiesOf(unit).some((identity) => identities.has(identity));
    const name = label.get(own) ?? own;
    if (!isConflicting || unit.names.includes(name)) return unit;
    return { ...unit, names: [...unit.names, name] };
  });
  if (renamed.every((unit, index) => unit === units[index])) return null;
  const where = common === '' ? 'The root' : `${common}/`;
  const reason = `${where} describes the same objects in ${[...branches].toSorted().join(', ')}: they are taken to be for different clusters. Where they are ways to install one, keep the way that is used.`;
  return { units: renamed, reason };
}

/**
 * Files of one folder are told apart among those that describe the same objects: `pools-dev`, `pools-prod` beside `agents-dev`,
 * `agents-prod` are two clusters. Null where such sets have no names in common: those are ways to write one thing, and no clusters.
 */
function labelsOfFiles(
  units: readonly Unit[],
  branch: (unit: Unit) => string,
): ReadonlyMap<string, string> | null {
  const sets: ReadonlySet<string>[] = [];
  for (const [, branches] of describedBy(units, branch).filter(([, { size }]) => size > 1)) {
    const near = sets.filter((set) => [...branches].some((one) => set.has(one)));
    const rest = sets.filter((set) => !near.includes(set));
    sets.splice(0, sets.length, ...rest, new Set([...near.flatMap((set) => [...set]), ...branches]));
  }
  const named = sets.map((set) => labels([...set]));
  const [first, ...others] = named.map((label) => [...label.values()].toSorted().join());
  return others.every((one) => one === first) ? new Map(named.flatMap((label) => [...label])) : null;
}

/** Identities that more than one branch describes. */
function conflicting(units: readonly Unit[], branch: (unit: Unit) => string): string[] {
  return describedBy(units, branch).flatMap(([identity, { size }]) => (size > 1 ? identity : []));
}

/** The branches that describe each identity. */
function describedBy(units: readonly Unit[], branch: (unit: Unit) => string): [string, Set<string>][] {
  const branchesOf = new Map<string, Set<string>>();
  for (const unit of units) {
    for (const identity of identitiesOf(unit)) {
      branchesOf.set(identity, (branchesOf.get(identity) ?? new Set()).add(branch(unit)));
    }
  }
  return [...branchesOf];
}

/** What is left of names when the words that all of them begin and end with are gone: `app-dev`, `app-prod` are dev and prod. */
function labels(branches: readonly string[]): ReadonlyMap<string, string> {
  const words = branches.map((branch) => branch.replace(/\.(?:ya?ml|json)$/i, '').split(/[-._]/));
  const shortest = Math.min(...words.map(({ length }) => length));
  const [one = []] = words;
  let start = 0;
  while (start < shortest - 1 && words.every((list) => list[start] === one[start])) start++;
  let end = 0;
  while (end < shortest - 1 - start && words.every((list) => list.at(-1 - end) === one.at(-1 - end))) end++;
  const short = words.map((list) => list.slice(start, list.length - end).join('-'));
  const isUnique = new Set(short).size === short.length && short.some(isEnvironment);
  return new Map(
    branches.map((branch, index) => {
      const plain = (words[index] ?? []).join('-');
      const name = (isUnique ? short[index] : plain) ?? plain;
      return [branch, isEnvironment(name) ? spelled(name) : name];
    }),
  );
}

function commonFolder(a: string, b: string): string {
  const left = a.split('/');
  const right = b.split('/');
  const shared = left.findIndex((segment, index) => segment !== right[index]);
  return left.slice(0, shared < 0 ? left.length : shared).join('/');
}
