import { present } from '../manifest/words/present.js';
import { counted } from '../manifest/words/plural.js';
import { visible } from '../manifest/words/visible.js';
import { folderOf, isWithin, nameOf } from '../manifest/path.js';
import type { Chart } from './charts.js';
import { unitsOfApplications, unitsOfChart } from './chart-units.js';
import { idleTold, isIdle } from './idle.js';
import { appliedApart, nameOfDelivery, placingOf, withoutSources } from './delivered-twice.js';
import { Bundles } from './fleet-bundle.js';
import { environmentsIn } from './environments.js';
import type { Kustomization } from './kustomizations.js';
import type { PlannedObject } from './planned-objects.js';
import type { Delivery } from './delivery.js';
import { entriesOf, reachOf } from './reach.js';
import { topFolders } from './tree.js';
import type { Survey } from './survey.js';
import type { Unit, UnitSource } from './unit.js';

/** Everything that the configuration names, and every file that something in it renders. */
interface Units {
  readonly units: readonly Unit[];
  /** Files that are read by what renders them: no glob may take them. */
  readonly rendered: ReadonlySet<string>;
  /** Files that hold parts of objects, over which nothing can be built here: an edit of them must not read as nothing. */
  readonly parts: ReadonlySet<string>;
  /** What can not be rendered here, in sentences. */
  readonly told: readonly string[];
}

/** What is found so far. A file is claimed by the first that renders it. */
interface Search {
  readonly survey: Survey;
  readonly bundles: Bundles;
  readonly units: Unit[];
  readonly rendered: Set<string>;
  readonly parts: Set<string>;
  /** Files that are units of their own. */
  readonly files: Set<string>;
  readonly told: string[];
}

/** Decides how each part of the repository is rendered: by what delivers it, else by kustomize or Helm, else as it is. */
export function unitsOf(survey: Survey): Units {
  const search: Search = {
    survey,
    bundles: new Bundles(survey.repository, survey.objects),
    units: [],
    rendered: new Set(),
    parts: new Set(),
    files: new Set(),
    told: [],
  };
  addDeliveries(search, 'flux');
  addDeliveries(search, 'argocd');
  for (const chart of survey.charts) addApplications(search, chart);
  for (const root of survey.roots) addChanged(search, root);
  for (const root of survey.roots)
    addBuild(search, root, search.bundles.namespaceOf(`${root}/kustomization.yaml`));
  for (const kustomization of survey.kustomizations.values()) addParts(search, kustomization);
  for (const chart of survey.charts) addChart(search, chart);
  addFiles(search);
  const inOrder = search.units.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const isApplied = (file: string): boolean => survey.recipes.some(({ governs }) => governs(file));
  const { kept, told } = withoutSources(inOrder, isApplied);
  return { ...search, units: kept, told: [...search.told, ...told] };
}

/** Those that apply planned objects of this repository. The others are watched as files: what they render lies elsewhere. */
function addDeliveries({ survey, units, rendered }: Search, by: 'flux' | 'argocd'): void {
  const entries = entriesOf(survey, by).map((entry) => {
    const folder = folderOfEntry(entry);
    const own = { ...entry, kind: 'Kustomization', folders: [folder], namespace: null };
    const changedIn = entry.folders.filter((one) => survey.kustomizations.get(one)?.isChanging === true);
    return { entry, folder, changedIn, reach: reachOf(by === 'flux' ? [entry, own] : [entry], survey) };
  });
  const apart = by === 'argocd' ? appliedApart(entries) : new Set<string>();
  const placed = new Set<string>();
  for (const { entry, folder, reach } of entries.toSorted((a, b) => a.folder.length - b.folder.length)) {
    const placings = [...reach.deliveries].map(placingOf);
    const isNew =
      [...reach.files].some((file) => !rendered.has(file)) ||
      placings.some((placing) => !placed.has(placing)) ||
      reach.destinations.some(({ written }) => !sentIn(units).has(written));
    if ((reach.objects.length === 0 && reach.chartKinds.length === 0) || !isNew) continue;
    const names = environmentsIn(by === 'flux' ? folder : folderOf(folder));
    if (!units.some(({ at, source }) => at === folder && source.kind === by))
      units.push({
        source: { kind: by },
        at: folder,
        objects: reach.objects,
        chartKinds: reach.chartKinds,
        names,
        destinations: reach.destinations,
        environments: [...new Set([...reach.files].flatMap((file) => environmentsIn(folderOf(file))))],
        applies: [...reach.deliveries].map(nameOfDelivery).filter((name) => apart.has(name)),
      });
    rendered.add(entry.file);
    for (const placing of placings) placed.add(placing);
    for (const file of reach.files) rendered.add(file);
    for (const { file, reads = [] } of reach.deliveries)
      for (const one of [file, ...reads]) rendered.add(one);
  }
}

/** A chart of Applications over this repository that no Application applies: somebody installs it by hand, or from elsewhere. */
function addApplications({ survey, units, rendered, told }: Search, chart: Chart): void {
  const templates = [...chart.files]
    .filter((file) => survey.repository.textOf(file)?.includes('repoURL') === true)
    .flatMap((file) => survey.deliveriesIn(file));
  if (templates.length === 0 || [...chart.files].some((file) => rendered.has(file))) return;
  const reach = reachOf(templates, survey);
  const found = unitsOfApplications(survey, chart);
  if ((reach.objects.length === 0 && reach.chartKinds.length === 0) || found.unrendered !== null) return;
  told.push(...found.told);
  const { objects, chartKinds, destinations } = reach;
  units.push(...found.units.map((unit) => ({ ...unit, objects, chartKinds, destinations })));
  for (const file of [...chart.files, ...reach.files]) rendered.add(file);
  for (const { file, reads = [] } of reach.deliveries) for (const one of [file, ...reads]) rendered.add(one);
}

function sentIn(units: readonly Unit[]): ReadonlySet<string> {
  return new Set(units.flatMap(({ destinations = [] }) => destinations.map(({ written }) => written)));
}

/**
 * Where an entry of the configuration begins: for Argo CD its file, for Flux a folder: the one that its own Kustomization applies, else
 * the one that the Kustomizations lie in.
 */
function folderOfEntry({ by, file, folders }: Delivery): string {
  return by === 'argocd' ? file : (folders.find((folder) => isWithin(folder, file)) ?? folderOf(file));
}

function addBuild(search: Search, folder: string, namespace: string | null): void {
  const { survey, units, rendered, told } = search;
  const build = survey.buildOf(folder);
  const kustomization = survey.kustomizations.get(folder);
  if (!kustomization || build.objects.length === 0 || rendered.has(kustomization.file)) return;
  if (build.outside.length === 0) {
    if (listsPlainFiles(search, folder)) return;
    units.push(unitAt(folder, { kind: 'kustomize', namespace }, placed(build.objects, namespace)));
    for (const file of build.files) rendered.add(file);
    const [other] = build.elsewhere;
    if (other !== undefined)
      told.push(
        `${folder || 'The root'} takes ${visible(other)}, which is not in this repository: what lies there is not judged, and an edit of what decides it says so.`,
      );
    return;
  }
  const [missing = ''] = build.outside;
  told.push(
    `${folder || 'The root'} can not be built here: it takes ${visible(missing)}, which is not in this repository. Its own files are read as they are; what it changes in them is not judged, and an edit says so.`,
  );
  watch(search, folder, 'a kustomization that can not be built here');
  const into = kustomization.namespace ?? namespace;
  for (const file of kustomization.files) addFile(search, file, into);
  for (const inner of kustomization.folders) addBuild(search, inner, into);
}

/** What is applied is followed from what delivers it as that is written: what a build puts over it decides, and is seen by nobody. */
function addChanged({ survey, units, rendered, parts }: Search, root: string): void {
  const { files, folders } = survey.buildOf(root);
  if (![...files].some((file) => rendered.has(file) && survey.deliveriesIn(file).length > 0)) return;
  for (const folder of folders) {
    const kustomization = survey.kustomizations.get(folder);
    if (kustomization?.isChanging !== true || rendered.has(kustomization.file)) continue;
    const why = 'a kustomization over what Flux or Argo CD goes by';
    // It is named after the cluster that they run in, which may send to others.
    units.push({ source: { kind: 'watch', why, suffixes: [] }, at: folder, objects: [], names: [] });
    for (const input of kustomization.inputs) parts.add(input);
  }
}

/** A patch is no object of its own. Where nothing that can be built takes it, it is watched. */
function addParts({ survey, units, rendered, parts }: Search, { inputs, file, folder }: Kustomization): void {
  const planned = inputs.filter((input) => survey.objects.has(input) && !rendered.has(input));
  for (const input of planned) parts.add(input);
  const folders = planned.map((input) => (isWithin(folder, input) ? folder : folderOf(input)));
  for (const at of new Set(folders))
    if (!units.some((unit) => unit.source.kind === 'watch' && isWithin(unit.at, at)))
      watch({ units }, at, `patches of ${visible(file)}, which can not be built here`);
}

/** True where a build gives the planned objects of its folder as they are written there, and no others. */
function listsPlainFiles({ survey }: Search, folder: string): boolean {
  const build = survey.buildOf(folder);
  if (build.elsewhere.length > 0) return false;
  const isPlain = [...build.folders].every((one) => survey.kustomizations.get(one)?.isPlain === true);
  const inside = [...survey.objects.keys()].filter((file) => isWithin(folder, file));
  const taken = [...build.files].filter((file) => survey.objects.has(file));
  return isPlain && inside.length === taken.length && inside.every((file) => build.files.has(file));
}

function addChart(search: Search, chart: Chart): void {
  const { survey, units, rendered, told } = search;
  const isRendered = [...chart.files].some((file) => rendered.has(file));
  const isTaken = survey.charts.some(
    ({ beside, folder }) => folder !== chart.folder && beside.includes(chart.folder),
  );
  if (chart.kinds.length === 0 || chart.isLibrary || isRendered || isTaken) return;
  const found = unitsOfChart(survey, chart);
  told.push(...found.told);
  if (found.unrendered === null) {
    const beside = survey.charts.filter(({ folder }) => chart.beside.includes(folder));
    const files = [chart, ...beside].flatMap((one) => [...one.files]);
    for (const file of [...files, ...found.units.flatMap(valuesIn), ...(found.sources ?? [])])
      rendered.add(file);
    units.push(...found.units);
  } else watch(search, chart.folder, found.unrendered);
}

function valuesIn({ source }: Unit): readonly string[] {
  return source.kind === 'helm' ? source.values : [];
}

function addFiles(search: Search): void {
  const { survey, parts } = search;
  const idle = [...survey.objects.keys()].filter((file) => isIdle(search, file));
  for (const file of idle) parts.add(file);
  search.told.push(...present([idleTold(idle)]));
  for (const file of survey.objects.keys()) addFile(search, file, search.bundles.namespaceOf(file));
  for (const { file } of survey.deliveries) addFile(search, file, null);
  for (const folder of topFolders(survey.generators)) {
    const inside = survey.generators.filter((file) =>
      folder === '' ? folderOf(file) === '' : isWithin(folder, file),
    );
    const suffixes = [
      ...new Set(inside.map((file) => nameOf(file).replace(/^.*?\.(?=[a-z]+(?:\.json)?$)/, ''))),
    ];
    watch(
      search,
      folder,
      `planned kinds in a language that is not rendered here, in ${visible(inside[0] ?? '')}${inside.length > 1 ? ` and ${counted(inside.length - 1, 'other file')}` : ''} (docs/rendering.md of fleetplan)`,
      suffixes.toSorted(),
    );
  }
}

function watch(
  { units }: Pick<Search, 'units'>,
  at: string,
  why: string,
  suffixes: readonly string[] = [],
): void {
  units.push({ source: { kind: 'watch', why, suffixes }, at, objects: [], names: environmentsIn(at) });
}

function addFile(
  { survey, units, files, rendered, parts }: Search,
  file: string,
  namespace: string | null,
): void {
  if (rendered.has(file) || parts.has(file) || files.has(file)) return;
  const [, filled] = /^(.+)\.(?:template|tmpl|tpl|j2|in|dist)$/.exec(file) ?? [];
  // What it was filled in to lies beside it, and is planned.
  if (filled !== undefined && survey.objects.has(filled)) {
    parts.add(file);
    return;
  }
  files.add(file);
  units.push(unitAt(file, { kind: 'file', namespace }, placed(survey.objectsIn(file), namespace)));
}

function unitAt(at: string, source: UnitSource, objects: readonly PlannedObject[]): Unit {
  const folder = source.kind === 'file' ? folderOf(at) : at;
  return { source, at, objects, names: environmentsIn(folder) };
}

function placed(objects: readonly PlannedObject[], namespace: string | null): readonly PlannedObject[] {
  return namespace === null
    ? objects
    : objects.map((object) => ({ ...object, namespace: object.namespace ?? namespace }));
}
