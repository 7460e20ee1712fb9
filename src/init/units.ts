import { parsedJson } from '../manifest/json.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { field, fieldAt, textIn } from '../manifest/fields.js';
import { groupOf, type Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { folderOf, isWithin, joined, nameOf } from '../manifest/path.js';
import { counted, verb } from '../text/plural.js';
import { visible } from '../manifest/words/visible.js';
import { kustomizationIn, kustomizationOf, readKustomizations } from '../sources/kustomization.js';
import { RenderError } from '../sources/render-error.js';
import type { Sourced } from '../sources/source.js';
import type { RenderedSource } from '../sources/sides.js';
import type { Tree } from '../sources/tree.js';
import { type Chart, chartsOf } from './charts.js';
import { environmentOfFile, environmentsIn } from './environments.js';
import { escaped } from './globs.js';
import { type PlannedObject, plannedObjectsOf } from './planned-objects.js';
import { toPlain } from '../text/render.js';

/** Renders a source of the repository. */
export type Render = (source: RenderedSource) => Promise<Sourced>;

/** An entry of `policies`, or a file that a glob takes. */
export interface Unit {
  readonly kind: 'file' | 'kustomize' | 'helm' | 'applications' | 'flux' | 'argocd';
  /** The file or folder. */
  readonly at: string;
  readonly objects: readonly PlannedObject[];
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
  /(?:^|\/)(?<!(?:overlays|environments|envs?|clusters)\/)(?:\.[\w-]+|__tests__|tests?|e2e|fixtures|docs?|archived?|examples?|samples?)\//i;

/** Renders what a repository may hold and keeps what gives planned objects: by Flux or Argo CD, else by kustomize or Helm, else as it is. */
export async function unitsOf(tree: Tree, render: Render): Promise<Units> {
  const all = tree.files().filter((path) => !NEVER.test(path));
  const main = await new Finder(
    tree,
    all.filter((path) => !LEFT_OUT.test(path)),
    render,
  ).find();
  const skipped = all.filter((path) => LEFT_OUT.test(path) && objectsIn(tree, path).length > 0);
  const [first] = skipped;
  if (first === undefined) return main;
  if (main.units.length === 0) return new Finder(tree, all, render).find();
  const message = `${counted(skipped.length, 'file')} with planned objects in folders of tests, examples and documents: left out, the first ${visible(first)}.`;
  return { ...main, files: new Set([...main.files, ...skipped]), notes: [...main.notes, message] };
}

function objectsIn(tree: Tree, path: string): PlannedObject[] {
  return /\.(?:ya?ml|json)$/.test(path) ? plannedObjectsOf({ path, text: tree.text(path) }) : [];
}

const FLUX = new Set(['kustomize.toolkit.fluxcd.io', 'helm.toolkit.fluxcd.io']);

class Finder {
  private readonly units: Unit[] = [];
  private readonly rendered = new Set<string>();
  private readonly failed: string[] = [];
  private readonly charts: readonly Chart[];
  /** The kustomizations of the repository with the folders and files that each takes. */
  private readonly graphs: readonly {
    readonly folder: string;
    readonly folders: readonly string[];
    readonly inputs: readonly string[];
  }[];

  constructor(
    private readonly tree: Tree,
    private readonly files: readonly string[],
    private readonly render: Render,
  ) {
    this.charts = chartsOf(tree, files);
    const folders = [...new Set(files.map(folderOf))].filter((one) => kustomizationIn(tree, one) !== null);
    this.graphs = folders.toSorted().map((folder) => ({ folder, ...graphOf(tree, folder) }));
  }

  async find(): Promise<Units> {
    const manifests = this.files.filter(
      (path) => /\.ya?ml$/.test(path) && !this.charts.some(({ files }) => files.includes(path)),
    );
    await this.flux(manifests.filter((path) => this.tree.text(path)?.includes('toolkit.fluxcd.io') === true));
    await this.argo(manifests.filter((path) => this.tree.text(path)?.includes('argoproj.io') === true));
    await this.kustomizations();
    const byKind = this.charts.toSorted((a, b) => Number(b.hasApplications) - Number(a.hasApplications));
    for (const chart of byKind) await this.chart(chart);
    const plain = this.files.map((path) => [path, objectsIn(this.tree, path)] as const);
    const held = plain.filter(
      ([path, objects]) => objects.length > 0 && !this.charts.some(({ files }) => files.includes(path)),
    );
    for (const [path, objects] of held)
      if (!this.rendered.has(path) && !this.isUnused(path))
        this.units.push(unitAt('file', path, { objects }));
    const { units, failed } = this;
    const [first] = failed;
    const notes =
      first === undefined
        ? []
        : [
            `${counted(failed.length, 'source')} cannot be rendered and ${verb(failed.length, 'is', 'are')} left out, the first ${first}`,
          ];
    return { units, notes, files: new Set([...held.map(([path]) => path), ...this.rendered]) };
  }

  /** Folders that a Kustomization in them applies, then the outermost folders with objects of Flux. */
  private async flux(files: readonly string[]): Promise<void> {
    const objects = files.flatMap((path) =>
      parseManifests(this.tree.text(path) ?? '', path).manifests.filter(({ apiVersion }) =>
        FLUX.has(groupOf(apiVersion)),
      ),
    );
    const declared = objects.flatMap((one) => selfApplied(one) ?? []);
    const others = objects.map(({ place }) => folderOf(place.file));
    const byDepth = [...new Set(others)].toSorted((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));
    const listing = this.roots().flatMap(({ folder, inputs }) =>
      inputs.some((path) => files.includes(path)) ? folder : [],
    );
    const found: { folder: string; sourced: Sourced }[] = [];
    /** True for a folder below the path of a Kustomization that is elsewhere. */
    const isApplied = (folder: string): boolean =>
      objects.some(({ object, kind, place }) => {
        const path =
          kind === 'Kustomization' ? joined('', textIn(field(object, 'spec'), 'path') ?? '') : null;
        return (
          path !== null &&
          path !== '' &&
          isWithin(path, folder) &&
          !isWithin(folder, place.file) &&
          !isWithin(path, place.file)
        );
      });
    const candidates = [...new Set([...declared, ...listing, ...byDepth])];
    const entries = candidates.filter((folder) => !isApplied(folder));
    for (const folder of entries.length > 0 ? entries : candidates) {
      const own = objects.filter(({ place }) => folderOf(place.file) === folder);
      const isCovered = found.some(
        ({ sourced }) => own.length > 0 && own.every(({ place }) => sourced.inputs.includes(place.file)),
      );
      if (isCovered && !declared.includes(folder)) continue;
      const sourced = await this.render(sourceOf({ kind: 'flux', folder: folder || '.', destination: null }));
      found.push({ folder, sourced });
    }
    for (const { folder, sourced } of found) {
      const within = objects.map(({ place }) => place.file).filter((path) => isWithin(folder, path));
      const own = within.length > 0 ? within : [kustomizationIn(this.tree, folder) ?? ''];
      const isInner = found.some(
        (other) =>
          other.folder !== folder &&
          own.every((path) => other.sourced.inputs.includes(path)) &&
          !isWithin(folder, other.folder),
      );
      const planned = plannedIn(sourced);
      // Releases of remote charts alone: kept if Flux starts here.
      const isEntry = planned.length > 0 || declared.includes(folder) || found.length === 1;
      if (!isInner && isEntry) this.keep(unitAt('flux', folder, { objects: planned }), sourced);
    }
    // Without a kustomization Flux takes the whole folder, but for what its source leaves out.
    const paths = objects.flatMap(({ object, kind }) =>
      kind === 'Kustomization' ? (joined('', textIn(field(object, 'spec'), 'path') ?? '') ?? []) : [],
    );
    for (const folder of paths.filter((one) => one !== '' && kustomizationIn(this.tree, one) === null))
      if (this.files.some((path) => isWithin(folder, path) && this.rendered.has(path)))
        for (const path of this.files) if (isWithin(folder, path)) this.rendered.add(path);
  }

  /** Files with Applications that no other one applies, or that apply themselves. */
  private async argo(files: readonly string[]): Promise<void> {
    const held = files.filter((path) =>
      parseManifests(this.tree.text(path) ?? '', path).manifests.some(
        ({ apiVersion, kind }) => groupOf(apiVersion) === 'argoproj.io' && /^Application(?:Set)?$/.test(kind),
      ),
    );
    if (held.length === 0) return;
    const argocd = (globs: readonly string[], destination: readonly string[] | null): Promise<Sourced> =>
      this.render(sourceOf({ kind: 'argocd', globs: globs.map(escaped), chart: null, destination }));
    const all = await argocd(held, null);
    const entries = held.filter(
      (path) =>
        !all.coverage.some(
          ({ place, takes }) => place !== null && place.file !== path && takes.includes(path),
        ),
    );
    const destinations = destinationsOf(all);
    const objects: PlannedObject[] = plannedIn(all);
    if (destinations.length > 1)
      for (const one of destinations) objects.push(...plannedIn(await argocd(held, [one])));
    if (objects.length === 0 && !isNamed(all)) return;
    this.read([...all.inputs, ...held]);
    for (const [index, path] of entries.entries())
      this.units.push(unitAt('argocd', path, { objects: index === 0 ? objects : [], destinations }));
  }

  private async kustomizations(): Promise<void> {
    const { tree } = this;
    for (const { folder } of this.roots()) {
      if (this.rendered.has(kustomizationIn(tree, folder) ?? '')) continue;
      if (kustomizationOf(tree, folder)?.['kind'] === 'Component') continue;
      const sourced = await this.render(sourceOf({ kind: 'kustomize', folder: folder || '.' }));
      const [own] = sourced.coverage;
      if (own !== undefined && own.outcome !== 'evaluated') {
        const isOfInterest = sourced.inputs.some((path) => objectsIn(tree, path).length > 0);
        const why = 'failed' in own.outcome ? toPlain(own.outcome.failed.message) : own.outcome.why;
        if (isOfInterest) this.failed.push(`${visible(folder) || 'the root'}: ${why}`);
        continue;
      }
      this.keep(unitAt('kustomize', folder, { objects: plannedIn(sourced) }), sourced);
    }
  }

  /** Kustomizations that no other one takes. */
  private roots(): Finder['graphs'] {
    const taken = new Set(
      this.graphs.flatMap(({ folder, folders }) => folders.filter((one) => one !== folder)),
    );
    return this.graphs.filter(({ folder }) => !taken.has(folder));
  }

  /** A chart with the values of each environment, or with its own. */
  private async chart(chart: Chart): Promise<void> {
    const { folder, name, values, hasApplications, files } = chart;
    if (files.some((path) => this.rendered.has(path))) return;
    const kind = hasApplications ? 'applications' : 'helm';
    for (const file of values.length === 0 ? [null] : values) {
      const given = file === null ? [] : [file];
      const written = { chart: folder || '.', values: given, set: {}, release: 'release', namespace: null };
      const sourced = await this.render(
        hasApplications
          ? sourceOf({ kind: 'argocd', globs: [], chart: written, destination: null })
          : sourceOf({ kind: 'helm', ...written }),
      );
      const [own] = sourced.coverage;
      if (own !== undefined && own.outcome !== 'evaluated') {
        const why = 'failed' in own.outcome ? toPlain(own.outcome.failed.message) : own.outcome.why;
        this.failed.push(`the chart ${visible(folder) || 'in the root'}: ${why}`);
        return;
      }
      const names =
        file === null
          ? environmentsIn(folder)
          : [...new Set([...environmentsIn(folderOf(file)), valuesName(file)])];
      const more = {
        release: name,
        values: given,
        names,
        destinations: hasApplications ? destinationsOf(sourced) : [],
      };
      this.keep(unitAt(kind, folder, { objects: plannedIn(sourced), ...more }), sourced);
    }
  }

  /** Keeps a unit that gives planned objects, or has carriers that may. */
  private keep(unit: Unit, sourced: Sourced): void {
    if (unit.objects.length === 0 && !isNamed(sourced)) return;
    this.units.push(unit);
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
    if (file === null) return false;
    return this.rendered.has(file) || kustomizationOf(this.tree, folder)?.['kind'] === 'Component';
  }
}

function sourceOf(source: object): RenderedSource {
  return { namespace: null, variables: {}, ...source } as RenderedSource;
}

function unitAt(kind: Unit['kind'], at: string, more: Partial<Unit>): Unit {
  const folder = kind === 'file' || kind === 'argocd' ? folderOf(at) : at;
  return {
    kind,
    at,
    names: environmentsIn(folder),
    objects: [],
    values: [],
    release: '',
    destinations: [],
    ...more,
  };
}

function plannedIn({ objects }: Sourced): PlannedObject[] {
  return objects.flatMap(({ path, text, namespace = null }) =>
    plannedObjectsOf({ path: `${path}.yaml`, text }).map((one) => ({
      ...one,
      file: path,
      namespace: one.namespace ?? namespace,
    })),
  );
}

/** True for a source with charts that are not fetched here: they may give planned objects. */
function isNamed({ coverage }: Sourced): boolean {
  return coverage.some(
    ({ identity, outcome }) =>
      outcome !== 'evaluated' &&
      'declared' in outcome &&
      (outcome.declared === 'not fetched' ||
        (outcome.declared === 'no source renders it' && !identity.startsWith('Application'))),
  );
}

/** The clusters that Applications name. */
function destinationsOf({ coverage }: Sourced): string[] {
  const names = coverage.flatMap(({ identity, route }) => {
    const written = identity.startsWith('Application/') ? parsedJson(route) : null;
    const name = Array.isArray(written) ? written[1] : null;
    return typeof name === 'string' && !name.includes('{{') ? name : [];
  });
  return [...new Set(names)].toSorted();
}

/** The folder that a Kustomization applies and stands in. */
function selfApplied({ object, kind, place }: Manifest): string | null {
  const path = joined('', textIn(field(object, 'spec'), 'path') ?? '');
  const source = fieldAt(object, 'spec', 'sourceRef', 'kind');
  const name = fieldAt(object, 'spec', 'sourceRef', 'name');
  if (kind !== 'Kustomization' || source !== 'GitRepository' || path === null) return null;
  if (path === '' && name !== 'flux-system') return null;
  return isWithin(path, place.file) ? path : null;
}

/** The folders of the kustomizations of a build, and its files; what was read of one that cannot be built. */
function graphOf(
  tree: Tree,
  folder: string,
): { readonly folders: readonly string[]; readonly inputs: readonly string[] } {
  try {
    const { kustomizations, inputs } = readKustomizations(tree, folder);
    return { folders: kustomizations.map((one) => one.folder), inputs };
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const { inputs } = error;
    return { folders: inputs.filter(isKustomization).map(folderOf), inputs };
  }
}

function depthOf(folder: string): number {
  return folder === '' ? 0 : folder.split('/').length;
}

/** `north` of `values-north.yaml`. */
function valuesName(file: string): string {
  return environmentOfFile(file) ?? nameOf(file).replace(/^values[-_.]|\.ya?ml$/g, '');
}
