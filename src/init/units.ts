import { counted } from '../manifest/words/plural.js';
import { visible } from '../manifest/words/visible.js';
import { folderOf, isWithin, nameOf } from '../manifest/path.js';
import { type Chart, chartsOf } from './charts.js';
import { deliveriesOf, type Delivery, entryOf } from './deliveries.js';
import { environmentOfFile, environmentsIn } from './environments.js';
import type { PlannedKind } from './kinds.js';
import { buildOf, kustomizationsOf } from './kustomizations.js';
import { type PlannedObject, plannedObjectsOf } from './planned-objects.js';
import { type Repository, type RepositoryFile, repositoryOf } from './repository.js';

/** An entry of `policies`, or a file that a glob takes. */
export interface Unit {
  readonly kind: 'file' | 'kustomize' | 'helm' | 'applications' | 'flux' | 'argocd';
  /** The file or folder. */
  readonly at: string;
  readonly objects: readonly PlannedObject[];
  /** Planned kinds of charts, of which the objects are not known. */
  readonly kinds: readonly PlannedKind[];
  /** Environments and clusters in its path, outermost first. */
  readonly names: readonly string[];
  readonly values: readonly string[];
  readonly release: string;
  /** Clusters that its Applications name. */
  readonly destinations: readonly string[];
}

/** What a repository holds to be planned. */
interface Units {
  readonly units: readonly Unit[];
  /** Files that hold planned objects, or that a renderer reads. */
  readonly files: ReadonlySet<string>;
  /** What could not be decided, in sentences. */
  readonly notes: readonly string[];
}

/** Folders of others, and of no cluster. */
const NEVER = /(?:^|\/)(?:node_modules|vendor|third_party|testdata|\.github|\.gitlab|\.terraform)\//;
/** Folders that are left out if planned objects are elsewhere. `overlays/test` is an environment. */
export const LEFT_OUT =
  /(?:^|\/)(?<!(?:overlays|environments|envs?|clusters)\/)(?:__tests__|tests?|e2e|fixtures|docs?|archived?|examples?|samples?)\//i;

/** Decides how each part of a repository is rendered: by Flux or Argo CD, else by kustomize or Helm, else as it is. */
export function unitsOf(files: readonly RepositoryFile[]): Units {
  const all = files.filter(({ path }) => !NEVER.test(path));
  const main = unitsIn(all.filter(({ path }) => !LEFT_OUT.test(path)));
  const skipped = all.filter((file) => LEFT_OUT.test(file.path) && plannedObjectsOf(file).length > 0);
  const [first] = skipped;
  if (first === undefined) return main;
  if (main.units.length === 0) return unitsIn(all);
  const says = `${counted(skipped.length, 'file')} with planned objects in folders of tests, examples and documents: left out, the first ${visible(first.path)}.`;
  return {
    ...main,
    files: new Set([...main.files, ...skipped.map(({ path }) => path)]),
    notes: [...main.notes, says],
  };
}

function unitsIn(files: readonly RepositoryFile[]): Units {
  const repository = repositoryOf(files);
  const charts = chartsOf(repository);
  const inCharts = new Set(charts.flatMap(({ files }) => files));
  const objects = new Map(
    repository.files
      .filter(({ path }) => !inCharts.has(path))
      .map((file) => [file.path, plannedObjectsOf(file)] as const)
      .filter(([, held]) => held.length > 0),
  );
  const objectsIn = (file: string): readonly PlannedObject[] => objects.get(file) ?? [];
  const kustomizations = kustomizationsOf(repository);
  const taken = new Set([...kustomizations.values()].flatMap(({ folders }) => folders));
  const roots = [...kustomizations.values()].filter((one) => !one.isComponent && !taken.has(one.folder));
  const build = (folder: string): ReturnType<typeof buildOf> => buildOf(folder, kustomizations, objectsIn);
  const rendered = new Set<string>();
  const units: Unit[] = [];
  const notes: string[] = [];

  for (const { made, files } of deliveryUnits({ repository, charts, build, objectsIn })) {
    units.push(...made);
    for (const file of files) rendered.add(file);
  }
  for (const { folder } of roots) {
    const { files, objects: made, missing } = build(folder);
    if (made.length === 0 || files.every((file) => rendered.has(file))) continue;
    const [first] = missing;
    if (first === undefined) units.push(unitAt('kustomize', folder, { objects: made }));
    else
      notes.push(
        `${visible(folder) || 'The root'} cannot be built here: it takes ${visible(first)}, which is not in this repository. Its manifests are read as they are.`,
      );
    if (first === undefined) for (const file of files) rendered.add(file);
  }
  for (const chart of charts) {
    if (chart.kinds.length === 0 || chart.files.some((file) => rendered.has(file))) continue;
    units.push(...chartUnits(chart));
    for (const file of chart.files) rendered.add(file);
  }
  const inputs = new Set([...kustomizations.values()].flatMap((one) => one.inputs));
  // A file beside a kustomization that does not list it is not applied, nor a component that nothing takes.
  const isUnused = (file: string): boolean => {
    const beside = kustomizations.get(folderOf(file));
    return beside !== undefined && (beside.isComponent || beside.files.some((one) => rendered.has(one)));
  };
  for (const [file, held] of objects)
    if (!rendered.has(file) && !inputs.has(file) && !isUnused(file))
      units.push(unitAt('file', file, { objects: held }));
  return { units, files: new Set([...objects.keys(), ...rendered]), notes };
}

function unitAt(kind: Unit['kind'], at: string, more: Partial<Unit>): Unit {
  const folder = kind === 'file' || kind === 'argocd' ? folderOf(at) : at;
  const own = { objects: [], kinds: [], values: [], release: '', destinations: [] };
  return { kind, at, names: environmentsIn(folder), ...own, ...more };
}

/** A chart with the values of each environment, or with its own. */
function chartUnits(chart: Chart, kind: 'helm' | 'applications' = 'helm', reach: Partial<Unit> = {}): Unit[] {
  const { folder, name: release, kinds, values } = chart;
  if (values.length === 0) return [unitAt(kind, folder, { kinds, release, ...reach })];
  return values.map((file) =>
    unitAt(kind, folder, {
      kinds,
      release,
      values: [file],
      names: [...new Set([...environmentsIn(folderOf(file)), environmentOfFile(file) ?? valuesName(file)])],
      ...reach,
    }),
  );
}

/** `north` of `values-north.yaml`. */
function valuesName(file: string): string {
  return nameOf(file).replace(/^values[-_.]|\.ya?ml$/g, '');
}

interface Reading {
  readonly repository: Repository;
  readonly charts: readonly Chart[];
  readonly build: (folder: string) => ReturnType<typeof buildOf>;
  readonly objectsIn: (file: string) => readonly PlannedObject[];
}

/** The entries of Flux and Argo CD that apply planned objects, each with all files that it reads. */
function deliveryUnits(
  reading: Reading,
): { readonly made: readonly Unit[]; readonly files: readonly string[] }[] {
  const all = deliveriesOf(reading.repository, reading.charts);
  const reaches = new Map(all.map((delivery) => [delivery, reachOf(delivery, all, reading)]));
  const isApplied = (one: Delivery): boolean =>
    all.some((other) => entryOf(other) !== entryOf(one) && reaches.get(other)?.files.has(one.file) === true);
  const starts = all.filter((one) => !isApplied(one));
  return [...new Set(starts.map(entryOf))].flatMap((at) => {
    const own = starts.filter((one) => entryOf(one) === at);
    const reach = own.flatMap((one) => reaches.get(one) ?? []);
    const objects = reach.flatMap((one) => one.objects);
    const kinds = reach.flatMap((one) => one.kinds);
    const [first] = own;
    const isRemote = reach.some((one) => one.isRemote);
    if (first === undefined || (objects.length === 0 && kinds.length === 0 && !isRemote)) return [];
    const destinations = [...new Set(reach.flatMap((one) => one.destinations))];
    const files = reach.flatMap((one) => [...one.files]);
    const found = { objects, kinds, destinations };
    const made =
      first.chart === undefined
        ? [unitAt(first.by, at, found)]
        : chartUnits(first.chart, 'applications', found);
    return { made, files };
  });
}

interface Reach {
  readonly files: ReadonlySet<string>;
  readonly objects: readonly PlannedObject[];
  readonly kinds: readonly PlannedKind[];
  readonly destinations: readonly string[];
  readonly isRemote: boolean;
}

/** Follows a delivery to all that it applies, and to the deliveries in that. */
function reachOf(
  start: Delivery,
  all: readonly Delivery[],
  { repository, charts, build, objectsIn }: Reading,
): Reach {
  const files = new Set([start.file]);
  const objects = new Map<string, PlannedObject>();
  const kinds: PlannedKind[] = [];
  const deliveries = new Set([start]);
  const folders = new Set<string>();
  for (const delivery of deliveries) {
    for (const path of delivery.paths) {
      if (folders.has(path)) continue;
      folders.add(path);
      const chart = charts.find(({ folder }) => folder === path);
      const made = build(path);
      const inside = repository.below(path).map((file) => file.path);
      const taken =
        chart?.files ?? (made.files.length > 0 ? made.files : repository.hasFile(path) ? [path] : inside);
      kinds.push(
        ...(chart?.kinds ?? charts.filter((one) => isWithin(path, one.folder)).flatMap((one) => one.kinds)),
      );
      const held = made.files.length > 0 ? made.objects : taken.flatMap((file) => objectsIn(file));
      for (const one of held) objects.set(`${one.kind}/${one.namespace}/${one.name}`, one);
      for (const file of taken) files.add(file);
    }
    for (const other of all) if (files.has(other.file) && other.by === start.by) deliveries.add(other);
  }
  return {
    files,
    objects: [...objects.values()],
    kinds,
    destinations: [...deliveries].flatMap((one) => one.destinations),
    isRemote: [...deliveries].some((one) => one.isRemote),
  };
}
