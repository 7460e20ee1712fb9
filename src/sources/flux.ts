import type { Destination } from '../config/policy-sources.js';
import { substitute } from '../manifest/delivery/variables.js';
import { field, fieldAt, itemsIn, labelsIn, objectIn, textAt, textIn } from '../manifest/fields.js';
import { lazily, once } from '../manifest/lookup.js';
import { isObject, type Json, type Manifest } from '../manifest/manifest.js';
import { folderOf, inside, joined } from '../manifest/path.js';
import type { Carrier, NotEvaluated, Outcome, SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { isSourceIgnore, leftOutBy } from '../read/source-ignore.js';
import { code, name, text } from '../text/text.js';
import { chartNameIn } from './chart.js';
import { deliveredBy, nameOf } from './deliverers.js';
import { Destinations, IN_CLUSTER } from './destinations.js';
import { type Draft, Expansion } from './expansion.js';
import { KnownObjects, releaseOf } from './flux-objects.js';
import { overlayOf } from './flux-overlay.js';
import { helm } from './helm.js';
import { readKustomizations } from './kustomization.js';
import { kustomize } from './kustomize.js';
import {
  folderText,
  notRendered,
  NotRendered,
  orRefusal,
  RenderError,
  renderProblem,
} from './render-error.js';
import type { Renderer } from './renderer.js';
import { type FileObject, isOf, objectOf, type Sourced } from './source.js';

const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io';
const HELM = 'helm.toolkit.fluxcd.io';
const SOURCE = 'source.toolkit.fluxcd.io';
const SOURCES = ['GitRepository', 'HelmChart', 'HelmRepository', 'OCIRepository'];
const KINDS = new Set(['Kustomization', 'HelmRelease', 'ConfigMap', 'Secret', ...SOURCES]);

/** A folder, and what the Kustomizations and HelmReleases in it render, and so on. */
export async function flux(renderer: Renderer, folder: string, destination: Destination): Promise<Sourced> {
  const run = new FluxRun(renderer, folder, destination);
  await run.start();
  await run.rest();
  return run.result();
}

/** An object to render, and the names of the cluster that holds it. */
interface Queued extends FileObject {
  readonly cluster: readonly string[];
}

/** The folder of an object; the one of the source has no object. */
interface Building {
  readonly spec?: Json | undefined;
  readonly namespace: string | null;
}

const LOCAL = [IN_CLUSTER];
const ROOT: Building = { namespace: null };

class FluxRun {
  private readonly expansion: Expansion;
  private readonly destinations: Destinations;
  private readonly known: KnownObjects;
  private queue: Queued[] = [];

  constructor(
    private readonly renderer: Renderer,
    private readonly folder: string,
    destination: Destination,
  ) {
    const { tree, repository, cluster } = renderer;
    this.expansion = new Expansion(tree);
    this.known = new KnownObjects(repository, (path) => tree.isFolder(path));
    this.destinations = new Destinations(cluster, destination, (policies, root) =>
      policies.some((one) => one.kind === 'flux' && joined('', one.folder) === root),
    );
  }

  /** Builds the folder of the source, by the Kustomization in it that applies the folder itself (`flux bootstrap`), if there is one. */
  async start(): Promise<void> {
    const { objects } = await this.kustomize(this.folder, ROOT);
    const own = objects.map((file) => objectOf(file, KINDS)).find((one) => one !== null && this.isOwn(one));
    this.expansion.add({ coverage: [this.rootCarrier(own ? nameOf(own.manifest) : '')] });
    if (own) {
      this.expansion.isFirst(own, clusterOf(own.manifest, LOCAL)[0]);
      await this.expand({ ...own, cluster: LOCAL });
    } else this.expansion.add(await this.build(this.folder, ROOT, LOCAL, null));
  }

  /**
   * The folder as a carrier of its own: without the Kustomization that applies it, it is neither applied nor pruned any more. Source:
   * kustomize-controller, `ArtifactFailed` of a path that is not found.
   */
  private rootCarrier(route: string): Carrier {
    const of = { identity: `folder of Flux ${this.folder || '.'}`, digest: '', route, takes: [] };
    return { ...of, place: null, sync: 'automatic', outcome: 'evaluated' };
  }

  private isOwn(object: FileObject): boolean {
    const spec = specOf(object.manifest);
    return (
      isOf(object, KUSTOMIZE, 'Kustomization') &&
      joined('', textIn(spec, 'path') ?? '') === this.folder &&
      this.known.isLocal(field(spec, 'sourceRef'), object.manifest.namespace, this.folder)
    );
  }

  /** Objects wait for the ConfigMaps that others bring; the rest is expanded without them, one after the other. */
  async rest(): Promise<void> {
    for (let next = this.next(); next !== null; next = this.next()) {
      const taken = next;
      this.queue = this.queue.filter((one) => one !== taken);
      await this.expand(taken);
    }
  }

  result(): Sourced {
    return this.expansion.result(this.destinations.problem(`flux: ${JSON.stringify(this.folder)}`));
  }

  /** The object that lacks the fewest ConfigMaps, Secrets and charts; the first of several. */
  private next(): Queued | null {
    const lacks = new Map(this.queue.map((one) => [one, this.known.lacking(one.manifest).length]));
    const least = Math.min(...lacks.values());
    return this.queue.find((one) => lacks.get(one) === least) ?? null;
  }

  private expand(object: Queued): Promise<void> {
    const { manifest } = object;
    return this.expansion.expand(object, (draft) => {
      draft.given = this.known.given(manifest);
      draft.route = routeOf(specOf(manifest));
      if (field(specOf(manifest), 'suspend') === true) draft.sync = 'suspended';
      return manifest.kind === 'HelmRelease'
        ? this.release(object, draft)
        : this.kustomization(object, draft);
    });
  }

  private async kustomization(object: Queued, draft: Draft): Promise<Outcome> {
    const { manifest } = object;
    const { namespace } = manifest;
    const spec = specOf(manifest);
    const cluster = clusterOf(manifest, object.cluster);
    const path = this.pathOf(spec);
    if (path === null || !this.known.isLocal(field(spec, 'sourceRef'), namespace, path))
      throw notRendered`its source is not this repository`;
    const sent = this.sentAway(object, cluster, [path], draft);
    if (sent !== null) return sent;
    if (!this.renderer.tree.isFolder(path)) {
      const message = text`Kustomization/${code(visible(manifest.name))} applies ${name('file', visible(path))}, which is not a folder of this repository. Correct spec.path.`;
      throw new RenderError(renderProblem('no-folder', message, manifest.placeOf(['spec', 'path'])));
    }
    return this.applied(await this.build(path, { spec, namespace }, cluster, object), draft);
  }

  /** The folder of a Kustomization. An OCI artifact may be made of a folder of this repository: one above the source. */
  private pathOf(spec: Json | undefined): string | null {
    const path = joined('', textIn(spec, 'path') ?? '');
    const { tree } = this.renderer;
    if (path === null || tree.isFolder(path) || textAt(spec, 'sourceRef', 'kind') !== 'OCIRepository')
      return path;
    for (let root = this.folder; root !== ''; root = folderOf(root))
      if (tree.isFolder(inside(root, path))) return inside(root, path);
    return path;
  }

  private applied(sourced: Sourced, draft: Draft): Outcome {
    this.expansion.add(sourced);
    draft.takes = sourced.inputs;
    draft.made = sourced.objects;
    return 'evaluated';
  }

  /** The outcome of an object whose kubeconfig leads to a cluster that is not planned here. */
  private sentAway(
    object: Queued,
    cluster: readonly string[],
    takes: readonly string[],
    draft: Draft,
  ): NotEvaluated | null {
    // An object in the cluster of Flux itself may apply to the planned one.
    if (cluster === object.cluster) return null;
    const isPlanned = this.destinations.isPlanned(cluster);
    const sent = this.destinations.elsewhere(cluster, this.folder) ?? (isPlanned ? null : TO_ANOTHER);
    if (sent === null) return null;
    draft.takes = takes.filter((path) => this.renderer.tree.isFolder(path));
    if (sent.declared === 'another cluster') this.expansion.add({ inputs: takes });
    return sent;
  }

  private async release(object: Queued, draft: Draft): Promise<Outcome | null> {
    const { manifest } = object;
    const cluster = clusterOf(manifest, object.cluster);
    const release = orRefusal(() => releaseOf(manifest, this.known));
    const { values = [], chart = null } = release instanceof NotRendered ? {} : release;
    const local = typeof chart === 'string' ? [chart, ...values] : values;
    const sent = this.sentAway(object, cluster, local, draft);
    if (sent !== null) return sent;
    if (release instanceof NotRendered) throw release;
    if (!this.isHere(cluster)) return null;
    const { name, namespace } = release;
    // With another name, namespace or chart helm-controller uninstalls the release and installs a new one (internal/action/verify.go).
    const from =
      typeof release.chart === 'string'
        ? chartNameIn(this.renderer.tree, release.chart)
        : [release.chart.repository, release.chart.chart];
    draft.route = [name, namespace, from, ...routeOf(specOf(manifest))];
    draft.takes = values;
    const sourced = await helm(this.renderer, release);
    if (sourced.objects.length > 0) this.destinations.count(cluster, manifest.place);
    const placing = namespace === null ? {} : { namespace };
    const objects = sourced.objects.map((file) => deliveredBy({ ...file, ...placing }, object));
    return this.applied({ ...sourced, objects }, draft);
  }

  private isHere(cluster: readonly string[]): boolean {
    return this.destinations.elsewhere(cluster, this.folder) === null;
  }

  /** Builds one folder for a cluster, and queues what renders more. */
  private async build(
    folder: string,
    building: Building,
    cluster: readonly string[],
    by: FileObject | null,
  ): Promise<Sourced> {
    const sourced = await this.kustomize(folder, building);
    const lookup = this.variablesOf(field(building.spec, 'postBuild'), building.namespace);
    const objects = sourced.objects
      .map((file) => (lookup === null ? file : filledIn(file, lookup)))
      .map((file) => (by === null ? file : deliveredBy(file, by)))
      .filter((file) => !this.queued(file, cluster));
    if (!this.isHere(cluster)) return { ...sourced, objects: [] };
    const applied = objects.find((file) => !CONFIGURES.test(file.text));
    if (applied !== undefined) this.destinations.count(cluster, { file: applied.path, line: 1, column: 1 });
    return { ...sourced, objects };
  }

  private kustomize(folder: string, { spec, namespace }: Building): Promise<Sourced> {
    const { tree } = this.renderer;
    const ignores = this.ignores(this.known.ignoreOf(field(spec, 'sourceRef'), namespace));
    const instead = overlayOf(tree, folder, spec, ignores);
    const { root, inputs } = readKustomizations(tree, folder, instead);
    const lost = inputs.find((path) => ignores(path) && (instead === null || path !== root));
    if (lost !== undefined) {
      const message = text`${folderText(folder, 'The root')} takes ${code(visible(lost))}, which \`.sourceignore\` or \`spec.ignore\` of the source leaves out: Flux cannot build it. Remove the file from the kustomization, or keep it in the source.`;
      throw new RenderError(renderProblem('kustomize-failed', message, root), inputs);
    }
    return kustomize(this.renderer, folder, { instead, readsAnywhere: true });
  }

  private readonly ignoreFiles = lazily(() => {
    const { tree } = this.renderer;
    const files = tree.files().filter(isSourceIgnore);
    return files.map((path) => ({ folder: folderOf(path), text: tree.text(path) ?? '' }));
  });

  /** Tells which files `.sourceignore` and `spec.ignore` of the source leave out. */
  private readonly ignores = once((ignore: string | null) => leftOutBy(this.ignoreFiles(), ignore));

  /** Variables of `postBuild`; null without any, as Flux then changes nothing. */
  private variablesOf(postBuild: Json | undefined, namespace: string | null): Lookup | null {
    if (!isObject(postBuild)) return null;
    const values = new Map<string, string>();
    const set = (key: string, value: string): unknown => values.set(key, value.replaceAll('\n', ''));
    let isComplete = true;
    for (const reference of itemsIn(postBuild, 'substituteFrom')) {
      const data = this.known.data(reference, namespace);
      if (data) for (const [key, value] of data) set(key, value);
      else if (data === null || field(reference, 'optional') !== true) isComplete = false;
    }
    for (const [key, value] of Object.entries(objectIn(postBuild, 'substitute') ?? {}))
      set(key, typeof value === 'string' ? value : JSON.stringify(value));
    if (values.size === 0 && isComplete) return null;
    return (key) => values.get(key) ?? (isComplete ? '' : undefined);
  }

  /** True for an object that is rendered later. */
  private queued(file: SourceFile, cluster: readonly string[]): boolean {
    const object = objectOf(file, KINDS);
    if (object === null) return false;
    const { manifest } = object;
    if (isOf(object, KUSTOMIZE, 'Kustomization') || isOf(object, HELM, 'HelmRelease')) {
      if (this.expansion.isFirst(object, cluster[0])) {
        this.queue.push({ ...object, cluster });
        this.ahead(object);
      }
      return true;
    }
    const isSource = isOf(object, SOURCE, manifest.kind);
    if (isSource || isOf(object, '', manifest.kind)) this.known.add(manifest);
    const url = isSource && manifest.kind !== 'GitRepository' ? textIn(specOf(manifest), 'url') : null;
    if (url !== null) this.renderer.charts?.names(url);
    return false;
  }

  /** Starts the build of a Kustomization: several are built at once. */
  private ahead(object: FileObject): void {
    const { namespace } = object.manifest;
    const spec = specOf(object.manifest);
    const path = this.pathOf(spec);
    if (!isOf(object, KUSTOMIZE, 'Kustomization') || kubeconfigOf(spec) !== null || path === null) return;
    if (this.known.isLocal(field(spec, 'sourceRef'), namespace, path))
      this.renderer.ahead(() => this.kustomize(path, { spec, namespace }));
  }
}

function specOf({ object }: Manifest): Json | undefined {
  return field(object, 'spec');
}

/** The names of the cluster that an object applies to: that of its kubeconfig, else the one that holds it. */
function clusterOf(manifest: Manifest, holding: readonly string[]): readonly string[] {
  return kubeconfigOf(specOf(manifest)) ?? holding;
}

/** The names of the cluster that a kubeconfig leads to, by those of its Secret; null without one. */
function kubeconfigOf(spec: Json | undefined): readonly string[] | null {
  const kubeConfig = field(spec, 'kubeConfig') ?? null;
  if (kubeConfig === null) return null;
  const name = textAt(kubeConfig, 'secretRef', 'name') ?? textAt(kubeConfig, 'configMapRef', 'name') ?? '';
  // Cluster API calls the Secret so.
  return [name, ...(name.endsWith('-kubeconfig') ? [name.slice(0, -'-kubeconfig'.length)] : [])];
}

/** Where an object takes from, and the cluster that it applies to. */
function routeOf(spec: Json | undefined): Json[] {
  const source = field(spec, 'sourceRef') ?? fieldAt(spec, 'chart', 'spec', 'sourceRef');
  return [source ?? field(spec, 'chartRef') ?? null, field(spec, 'kubeConfig') ?? null];
}

type Lookup = Parameters<typeof substitute>[1];

/** Objects of Flux itself, ConfigMaps and Secrets: they are where Flux runs. */
const CONFIGURES = /^apiVersion: (?:[\w.]*\.fluxcd\.io\/|v1$)/m;
const SWITCH = 'kustomize.toolkit.fluxcd.io/substitute';

/** A printed object with its variables replaced, unless it switches that off. */
function filledIn(file: SourceFile, lookup: Lookup): SourceFile {
  if (!file.text.includes('${')) return file;
  const kind = /^kind: (\S+)$/m.exec(file.text)?.[1] ?? '';
  const metadata = field(objectOf(file, new Set([kind]))?.manifest.object, 'metadata');
  const isOff = ['labels', 'annotations'].some((key) => labelsIn(metadata, key)[SWITCH] === 'disabled');
  return isOff ? file : { ...file, text: substitute(file.text, lookup).text };
}

const TO_ANOTHER: NotEvaluated = {
  declared: 'no plan',
  why: text`its kubeConfig leads to another cluster; if that is the planned one, write the name of its Secret as \`destination\` of the entry of \`policies\``,
  to: '',
};
