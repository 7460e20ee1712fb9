import { isKustomization } from '../manifest/delivery/kustomization.js';
import { fieldAt, parsedJson, textIn } from '../manifest/fields.js';
import { identityOf } from '../manifest/identity.js';
import { present } from '../manifest/lookup.js';
import { groupOf, type Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { folderOf, inside, isWithin, joined, nameOf } from '../manifest/path.js';
import { declaredOf } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { isPlanned, mayHoldPlanned } from '../plan/objects/planned-kinds.js';
import { isClusterScoped } from '../snapshot/kept.js';
import { ARGO, patchesApplications } from '../sources/argocd.js';
import { destinationName } from '../sources/expansion.js';
import { kustomizationIn, kustomizationOf, readKustomizations } from '../sources/kustomize.js';
import type { RenderedSource } from '../sources/rendered.js';
import { RenderError, type Sourced } from '../sources/source.js';
import type { Tree } from '../sources/tree.js';
import { counted, verb } from '../text/plural.js';
import { toPlain } from '../text/render.js';
import { environmentsIn, environmentsOfFile, OTHER_THAN_TEST } from './environments.js';
import { escaped } from './globs.js';

type Render = (source: RenderedSource) => Promise<Sourced>;

/** An entry of `policies`, or a file that a glob takes. */
export interface Entry {
  readonly kind: 'file' | 'kustomize' | 'helm' | 'flux' | 'argocd' | 'argocd chart';
  readonly at: string;
  readonly objects: readonly Manifest[];
  /** Environments and clusters in its path, outermost first. */
  readonly names: readonly string[];
  readonly values: readonly string[];
  readonly release: string;
  readonly destinations: readonly string[];
}

/** Folders of others, and of no cluster. */
const NEVER = /(?:^|\/)(?:node_modules|vendor|third_party|testdata|\.github|\.gitlab|\.terraform)\//;
/** Matches up to the outermost folder that is left out if planned objects are elsewhere. `overlays/test` is an environment. */
const LEFT_OUT =
  /^.*?(?:^|\/)(?<!(?:overlays|environments|envs?|clusters)\/)(?:\.[\w-]+|__tests__|(?:[\w-]+-)?tests?|chainsaw|kuttl|e2e|fixtures|docs?|archived?|examples?|samples?)\//is;
/** Matches the names among them that a cluster's own folder may have. */
const MAY_RUN = /^\.|(?:^|-)tests?$/i;

/**
 * Renders what a repository may hold and keeps what gives planned objects: by Flux or Argo CD, else by kustomize or Helm, else as it is. Files
 * are those that hold planned objects, or that a renderer reads; `leftOut` are folders with planned objects; notes are undecided points, in sentences.
 */
export async function entriesOf(tree: Tree, render: Render) {
  const all = tree.files().filter((path) => !NEVER.test(path));
  const leftOutOf = (path: string): string | null => {
    const [at] = LEFT_OUT.exec(path) ?? [];
    const folder = at === undefined ? null : folderOf(at);
    // `k8s/test` beside `k8s/prod` is an environment too.
    const isOther = (name: string): boolean => tree.isFolder(inside(folderOf(folder ?? ''), name));
    return folder !== null && nameOf(folder) === 'test' && OTHER_THAN_TEST.some(isOther) ? null : folder;
  };
  const used = all.filter((path) => leftOutOf(path) === null);
  const main = await new Finder(tree, used, render).find();
  const skipped = all.filter((path) => leftOutOf(path) !== null && plannedIn(tree, path).length > 0);
  const [first] = skipped;
  if (first === undefined) return main;
  if (main.entries.length === 0) return new Finder(tree, all, render).find();
  const message = `${counted(skipped.length, 'file')} with planned objects in folders of tests, examples and documents: left out, the first ${visible(first)}.`;
  // A hidden folder, or one of a test environment, may be of a cluster: its edits stay named.
  const leftOut = present(skipped.map(leftOutOf)).filter((folder) => !MAY_RUN.test(nameOf(folder)));
  return { ...main, leftOut: [...new Set(leftOut)], notes: [...main.notes, message] };
}

/** The planned objects of a file as it is written; none for a template that is no YAML yet. */
function plannedIn(tree: Tree, path: string): Manifest[] {
  const text = /\.(?:ya?ml|json)$/.test(path) ? (tree.text(path) ?? '') : '';
  return mayHoldPlanned(text) ? parseManifests(text, path).manifests.filter(isPlanned) : [];
}

/** A source that was rendered, and the entry that it would be. */
interface Trial {
  readonly entry: Entry;
  readonly sourced: Sourced;
}

/** Keys of a kustomization that changes nothing of what it lists. */
const LISTING: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'resources']);

class Finder {
  private readonly entries: Entry[] = [];
  /** Files that an entry reads. */
  private readonly rendered = new Set<string>();
  private readonly failed: string[] = [];
  private readonly charts: readonly string[];
  private readonly roots: ReturnType<typeof rootsIn>;

  constructor(
    private readonly tree: Tree,
    private readonly files: readonly string[],
    private readonly render: Render,
  ) {
    const charts = files.flatMap((path) => (nameOf(path) === 'Chart.yaml' ? folderOf(path) : []));
    // A chart in `charts/` is rendered with the chart around it.
    this.charts = charts.filter((one) => !charts.some((other) => isWithin(inside(other, 'charts'), one)));
    this.roots = rootsIn(tree, [...new Set(files.filter(isKustomization).map(folderOf))].toSorted());
  }

  async find() {
    await this.flux();
    await this.argo();
    await this.kustomizations();
    // A chart of Applications renders other charts, with the values of each cluster.
    for (const folder of this.charts.filter((one) => this.hasApplications(one))) await this.chart(folder);
    for (const folder of this.charts.filter((one) => !this.hasApplications(one))) await this.chart(folder);
    const held = this.files
      .filter((path) => !this.isOfChart(path))
      .map((path) => ({ path, objects: plannedIn(this.tree, path) }))
      .filter(({ objects }) => objects.length > 0);
    for (const { path, objects } of held)
      if (!this.rendered.has(path) && !this.isUnused(path))
        this.entries.push(entryAt('file', path, { objects }));
    const { entries, failed } = this;
    const [first] = failed;
    const left = `${counted(failed.length, 'source')} cannot be rendered and ${verb(failed.length, 'is', 'are')} left out, the first ${first}`;
    const files = new Set([...held.map(({ path }) => path), ...this.rendered]);
    return { entries, notes: first === undefined ? [] : [left], files, leftOut: [] as string[] };
  }

  /** Objects of API groups in plain files. */
  private objectsOf(...groups: readonly string[]): Manifest[] {
    return this.files
      .filter((path) => /\.ya?ml$/.test(path) && !this.isOfChart(path))
      .flatMap((path) => {
        const text = this.tree.text(path) ?? '';
        return groups.some((group) => text.includes(group)) ? parseManifests(text, path).manifests : [];
      })
      .filter(({ apiVersion }) => groups.includes(groupOf(apiVersion)));
  }

  private isOfChart(path: string): boolean {
    return this.charts.some((folder) => isWithin(folder, path));
  }

  /** True for a chart with templates of Applications: each cluster, or its hub, has one release of it. */
  private hasApplications(chart: string): boolean {
    const templates = this.files.filter((path) => isWithin(inside(chart, 'templates'), path));
    return templates.some((path) => /^\s*kind: Application(?:Set)?\s*$/m.test(this.tree.text(path) ?? ''));
  }

  private async tried(kind: Entry['kind'], at: string, source: object): Promise<Trial> {
    const sourced = await this.render({ namespace: null, variables: {}, ...source } as RenderedSource);
    const found = { objects: plannedOf(sourced), destinations: destinationsOf(sourced) };
    return { entry: entryAt(kind, at, found), sourced };
  }

  /** Folders that a Kustomization in them applies, and the outermost ones with objects of Flux that no other one reads. */
  private async flux(): Promise<void> {
    const objects = this.objectsOf('kustomize.toolkit.fluxcd.io', 'helm.toolkit.fluxcd.io');
    const files = [...new Set(objects.map(({ place }) => place.file))];
    const synced = this.objectsOf('fluxcd.controlplane.io').flatMap((one) => syncedBy(one) ?? []);
    const declared = new Set([
      ...objects.flatMap((one) => selfApplied(one) ?? []),
      ...synced.filter((folder) => this.tree.isFolder(folder)),
    ]);
    const listing = this.roots.filter(({ inputs }) => files.some((file) => inputs.includes(file)));
    const depthOf = (folder: string): number => folder.split('/').length;
    const outermost = [...listing.map(({ folder }) => folder), ...files.map(folderOf)].toSorted(
      (a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1),
    );
    const isReadBy = (folder: string, trials: readonly Trial[]): boolean => {
      const here = files.filter((file) => folderOf(file) === folder);
      const own = here.length > 0 ? here : [kustomizationIn(this.tree, folder) ?? folder];
      return trials.some(({ sourced }) => own.every((path) => sourced.inputs.includes(path)));
    };
    const trials: Trial[] = [];
    for (const folder of new Set([...declared, ...outermost])) {
      const source = { kind: 'flux', folder: folder || '.', destination: null };
      if (declared.has(folder) || !isReadBy(folder, trials))
        trials.push(await this.tried('flux', folder, source));
    }
    // A folder that another Kustomization applies too is a part of that entry.
    const isPart = ({ sourced: { inputs } }: Trial): boolean =>
      trials.some(
        ({ entry: { at }, sourced: { inputs: all } }) =>
          declared.has(at) && all.length > inputs.length && inputs.every((path) => all.includes(path)),
      );
    const found = trials.filter((trial, index) =>
      declared.has(trial.entry.at) ? !isPart(trial) : !isReadBy(trial.entry.at, trials.slice(index + 1)),
    );
    // Releases of remote charts alone: kept if Flux starts here, or nothing shows where it does.
    const isStart = ({ entry }: Trial): boolean => entry.objects.length > 0 || declared.has(entry.at);
    for (const trial of found) if (isStart(trial) || !found.some(isStart)) this.keep(trial);
  }

  /** Files with Applications that no other one applies, or that apply themselves. */
  private async argo(): Promise<void> {
    const objects = this.objectsOf(ARGO).filter(({ kind }) => /^Application(?:Set)?$/.test(kind));
    const patching = this.roots.filter(({ folder }) => patchesApplications(this.tree, folder));
    // A kustomization that patches Applications is built in place of their files.
    const heldBy = (path: string): string[] => {
      const by = patching.filter(({ inputs }) => inputs.includes(path));
      return by.length === 0 ? [path] : by.flatMap(({ folder }) => kustomizationIn(this.tree, folder) ?? []);
    };
    const held = [...new Set(objects.flatMap(({ place }) => heldBy(place.file)))];
    type Found = Pick<Entry, 'destinations' | 'objects'> & Pick<Sourced, 'coverage'>;
    const found: (Found & { readonly paths: readonly string[] })[] = [];
    const plain = held.filter((path) => !isKustomization(path));
    const built = held.filter(isKustomization).map((path) => [path]);
    for (const paths of plain.length > 0 ? [plain, ...built] : built) {
      const argocd = (destination: readonly string[] | null): Promise<Trial> =>
        this.tried('argocd', '', { kind: 'argocd', globs: paths.map(escaped), chart: null, destination });
      const alone = await argocd(null);
      const { destinations } = alone.entry;
      // An entry for several clusters is planned for none of them.
      const { entry, sourced } = destinations.length > 1 ? await argocd(destinations) : alone;
      if (entry.objects.length === 0 && !hasUnfetched(sourced)) continue;
      this.read([...sourced.inputs, ...paths]);
      found.push({ paths, destinations, objects: entry.objects, coverage: sourced.coverage });
    }
    const carriers = found.flatMap(({ coverage }) => coverage);
    const isApplied = (path: string): boolean =>
      carriers.some(
        ({ place, takes }) => place !== null && !heldBy(place.file).includes(path) && takes.includes(path),
      );
    for (const { paths, destinations, objects } of found)
      for (const [index, path] of paths.filter((one) => !isApplied(one)).entries())
        this.entries.push(entryAt('argocd', path, { objects: index === 0 ? objects : [], destinations }));
  }

  private async kustomizations(): Promise<void> {
    const { tree, rendered } = this;
    const isList = (folder: string): boolean =>
      Object.keys(kustomizationOf(tree, folder) ?? {}).every((key) => LISTING.has(key));
    // An overlay makes other objects of files that another entry renders too.
    const isKnown = (folder: string, path: string): boolean => rendered.has(path) && isList(folder);
    const open = this.roots.filter(
      ({ folder, inputs, hasOmitted }) =>
        !rendered.has(kustomizationIn(tree, folder) ?? '') &&
        !isComponent(tree, folder) &&
        (hasOmitted ||
          inputs.some((path) => !isKnown(folder, path) && mayHoldPlanned(tree.text(path) ?? ''))),
    );
    const trials = await Promise.all(
      open.map(({ folder }) => this.tried('kustomize', folder, { kind: 'kustomize', folder: folder || '.' })),
    );
    for (const trial of trials) {
      const why = reasonOf(trial.sourced);
      if (why === null) this.keep(trial);
      else if (trial.sourced.inputs.some((path) => plannedIn(tree, path).length > 0))
        this.failed.push(`${visible(trial.entry.at) || 'the root'}: ${why}`);
    }
  }

  /** A chart with the values of each environment, or with its own. */
  private async chart(folder: string): Promise<void> {
    const files = this.files.filter((path) => isWithin(folder, path));
    const written = this.tree.value(inside(folder, 'Chart.yaml'));
    if (textIn(written, 'type') === 'library' || files.some((path) => this.rendered.has(path))) return;
    const applications = this.hasApplications(folder) ? folder : null;
    const values = files.filter(
      (path) =>
        /\.ya?ml$/.test(path) &&
        !/(?:^|\/)(?:templates|charts|ci|crds)\//.test(path.slice(folder.length)) &&
        environmentsOfFile(path, applications).length > 0,
    );
    for (const given of values.length === 0 ? [[]] : values.map((one) => [one])) {
      const chart = { chart: folder || '.', values: given, set: {}, release: 'release', namespace: null };
      const ofArgo = { kind: 'argocd', globs: [], chart, destination: null };
      const plain = await this.tried('helm', folder, { kind: 'helm', ...chart });
      // A dependency or a named template may render Applications too.
      const mayApply = applications !== null || plain.sourced.objects.some(({ text }) => text.includes(ARGO));
      const full = mayApply ? await this.tried('argocd chart', folder, ofArgo) : plain;
      const isMore = applications !== null || full.entry.objects.length > plain.entry.objects.length;
      const { entry, sourced } = isMore ? full : plain;
      const why = reasonOf(sourced);
      if (why !== null && !hasUnfetched(sourced)) {
        this.failed.push(`the chart ${visible(folder) || 'in the root'}: ${why}`);
        return;
      }
      const named = given.flatMap((own) => [
        ...environmentsIn(folderOf(own)),
        ...environmentsOfFile(own, applications),
      ]);
      const names = given.length === 0 ? entry.names : [...new Set(named)];
      const release = textIn(written, 'name') ?? '';
      this.keep({ entry: { ...entry, values: given, release, names }, sourced });
    }
  }

  /** Keeps an entry that gives planned objects, or has charts that may. */
  private keep({ entry, sourced }: Trial): void {
    if (entry.objects.length === 0 && !hasUnfetched(sourced)) return;
    this.entries.push(entry);
    this.read(sourced.inputs);
  }

  private read(inputs: readonly string[]): void {
    const folders = inputs.filter((path) => this.tree.isFolder(path));
    for (const path of inputs) this.rendered.add(path);
    for (const path of this.files)
      if (folders.some((folder) => isWithin(folder, path))) this.rendered.add(path);
  }

  /** A file beside a kustomization that does not list it is not applied, nor a component that nothing takes. */
  private isUnused(path: string): boolean {
    const folder = folderOf(path);
    const file = kustomizationIn(this.tree, folder);
    return file !== null && (this.rendered.has(file) || isComponent(this.tree, folder));
  }
}

function isComponent(tree: Tree, folder: string): boolean {
  return kustomizationOf(tree, folder)?.['kind'] === 'Component';
}

/** Kustomizations that no other one takes, as far as they can be read. */
function rootsIn(tree: Tree, folders: readonly string[]) {
  const taken = new Set<string>();
  const graphs = folders.map((folder) => {
    try {
      const { kustomizations, inputs } = readKustomizations(tree, folder);
      for (const one of kustomizations) if (one.folder !== folder) taken.add(one.folder);
      return { folder, inputs, hasOmitted: kustomizations.some(({ omitted }) => omitted.length > 0) };
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      const { inputs } = error;
      for (const one of inputs.filter(isKustomization).map(folderOf)) if (one !== folder) taken.add(one);
      return { folder, inputs, hasOmitted: true };
    }
  });
  return graphs.filter(({ folder }) => !taken.has(folder));
}

function entryAt(kind: Entry['kind'], at: string, more: Partial<Entry>): Entry {
  const names = environmentsIn(kind === 'file' || kind === 'argocd' ? folderOf(at) : at);
  return { kind, at, names, objects: [], values: [], release: '', destinations: [], ...more };
}

function plannedOf({ objects }: Sourced): Manifest[] {
  return objects.flatMap(({ path, text, namespace = null }) => {
    const planned = mayHoldPlanned(text) ? parseManifests(text, path).manifests.filter(isPlanned) : [];
    return planned.map((one) => ({ ...one, namespace: one.namespace ?? namespace }));
  });
}

/** Identity within one cluster. */
export function keyOf(object: Manifest): string {
  const { apiVersion, kind } = object;
  return identityOf(isClusterScoped(apiVersion, kind) ? { ...object, namespace: null } : object);
}

/** Why a source is not rendered; null if it is. */
function reasonOf({ coverage: [own] }: Sourced): string | null {
  if (own === undefined || own.outcome === 'evaluated') return null;
  return toPlain('failed' in own.outcome ? own.outcome.failed.message : own.outcome.why);
}

/** True for a source with charts that are not fetched here: they may give planned objects. */
function hasUnfetched({ coverage }: Sourced): boolean {
  return coverage.some(({ identity, outcome }) => {
    const reason = declaredOf(outcome)?.declared;
    return (
      reason === 'not fetched' || (reason === 'no source renders it' && !identity.startsWith('Application'))
    );
  });
}

/** The clusters that Applications name. */
function destinationsOf({ coverage }: Sourced): string[] {
  const names = coverage.flatMap(({ identity, route }) => {
    const written = identity.startsWith('Application/') ? parsedJson(route) : null;
    const name = Array.isArray(written) ? written[1] : null;
    return typeof name === 'string' && !name.includes('{{') ? destinationName(name) : [];
  });
  return [...new Set(names)].toSorted();
}

/** The folder that a Kustomization applies and is in. */
function selfApplied({ kind, object, place }: Manifest): string | null {
  const path = kind === 'Kustomization' ? joined('', textIn(object, 'spec', 'path') ?? '') : null;
  const source = fieldAt(object, 'spec', 'sourceRef');
  const isOwn =
    textIn(source, 'kind') === 'GitRepository' && (path !== '' || textIn(source, 'name') === 'flux-system');
  return path !== null && isOwn && isWithin(path, place.file) ? path : null;
}

/** The folder from which a FluxInstance starts. Source: controlplaneio-fluxcd/flux-operator, docs/api/v1/fluxinstance.md, `sync`. */
function syncedBy({ object }: Manifest): string | null {
  const path = textIn(object, 'spec', 'sync', 'path');
  return path === null ? null : joined('', path);
}
