import type { Destination } from '../config/policy-sources.js';
import { substitute } from '../manifest/delivery/variables.js';
import { field, fieldAt, itemsIn, labelsIn, objectIn, textIn } from '../manifest/fields.js';
import { lazily, once } from '../manifest/lookup.js';
import { groupOf, type Json, type Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { folderOf, inside, joined } from '../manifest/path.js';
import type { NotEvaluated, SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { isSourceIgnore, leftOutBy } from '../read/globs.js';
import { code, name, type Text, text } from '../text/text.js';
import { Destinations, IN_CLUSTER } from './destinations.js';
import { deliveredBy, type Draft, Expansion, nameOf } from './expansion.js';
import { KnownObjects, overlayOf, releaseOf, sourceOf, takenBy } from './flux-objects.js';
import { chartNameIn, helm } from './helm.js';
import { kustomizationIn, kustomize } from './kustomize.js';
import type { Renderer } from './renderer.js';
import { type FileObject, folderText, notRendered, objectOf, renderError, type Sourced } from './source.js';

const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io';
const HELM = 'helm.toolkit.fluxcd.io';
const SOURCE = 'source.toolkit.fluxcd.io';
const KINDS: ReadonlySet<string> = new Set([
  ...['Kustomization', 'HelmRelease', 'ConfigMap', 'Secret'],
  ...['GitRepository', 'HelmChart', 'HelmRepository', 'OCIRepository'],
]);

/** Renders a folder, the Kustomizations and HelmReleases in it, and those that they bring. */
export async function flux(renderer: Renderer, folder: string, destination: Destination): Promise<Sourced> {
  const run = new FluxRun(renderer, folder, destination);
  await run.start();
  await run.rest();
  return run.result();
}

/** An object to render. */
interface Queued extends FileObject {
  /** Names of the cluster that it applies to: that of its kubeconfig, else the one that holds it. */
  readonly cluster: readonly string[];
  /** True if a kubeconfig leads to that cluster. */
  readonly isSent: boolean;
}

const LOCAL = [IN_CLUSTER];

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
    const { folder } = this;
    const { objects } = await this.kustomize(folder, null);
    const own = objects
      .map((file) => objectOf(file, KINDS))
      .find((one) => one !== null && isKustomization(one.manifest) && this.folderIn(one.manifest) === folder);
    // Without that Kustomization the folder is no longer applied or pruned: it is a carrier of its own.
    const of = { identity: `folder of Flux ${folder || '.'}`, digest: '', takes: [], place: null };
    const route = own ? nameOf(own.manifest) : '';
    this.expansion.add({ coverage: [{ ...of, route, sync: 'automatic', outcome: 'evaluated' }] });
    const object = own ? queuedOf(own, LOCAL) : null;
    if (object === null) this.expansion.add(await this.build(folder, null));
    else if (this.expansion.isFirst(object, object.cluster[0])) await this.expand(object);
  }

  /** Expands the object next that lacks the fewest ConfigMaps, Secrets and sources of others; the first of several. */
  async rest(): Promise<void> {
    while (this.queue.length > 0) {
      const lacks = this.queue.map((one) => this.known.lacking(one.manifest));
      const [next] = this.queue.splice(lacks.indexOf(Math.min(...lacks)), 1);
      if (next !== undefined) await this.expand(next);
    }
  }

  result(): Sourced {
    return this.expansion.result(this.destinations.problem(`flux: ${JSON.stringify(this.folder)}`));
  }

  private expand(object: Queued): Promise<void> {
    const { manifest } = object;
    return this.expansion.expand(object, async (draft) => {
      draft.given = this.known.given(manifest);
      draft.route = routeOf(manifest);
      if (fieldAt(manifest.object, 'spec', 'suspend') === true) draft.sync = 'suspended';
      const sourced = await (manifest.kind === 'HelmRelease'
        ? this.release(object, draft)
        : this.kustomization(object, draft));
      if (sourced === null || 'declared' in sourced) return sourced;
      this.expansion.add(sourced);
      draft.takes = sourced.inputs;
      draft.made = sourced.objects;
      return 'evaluated';
    });
  }

  private async kustomization(object: Queued, draft: Draft): Promise<Sourced | NotEvaluated> {
    const { manifest } = object;
    const path = this.folderIn(manifest);
    if (path === null) throw notRendered`its source is not this repository`;
    const sent = this.sentAway(object, [path], draft);
    if (sent !== null) return sent;
    if (this.renderer.tree.isFolder(path)) return this.build(path, object);
    const message = text`Kustomization/${code(visible(manifest.name))} applies ${name('file', visible(path))}, which is not a folder of this repository. Correct spec.path.`;
    throw renderError('no-folder', message, manifest.placeOf(['spec', 'path']));
  }

  /** The folder that a Kustomization applies; null if it is of another source. */
  private folderIn({ object, namespace }: Manifest): string | null {
    const { tree } = this.renderer;
    const source = sourceOf(object);
    const written = joined('', textIn(object, 'spec', 'path') ?? '');
    if (written === null) return null;
    // An OCI artifact may be made of a folder of this repository: one above the folder of the source.
    const above = [this.folder];
    for (let [root = ''] = above; root !== '';) above.push((root = folderOf(root)));
    const roots = textIn(source, 'kind') === 'OCIRepository' && !tree.isFolder(written) ? above : [];
    const path = roots.map((root) => inside(root, written)).find((one) => tree.isFolder(one)) ?? written;
    return this.known.isLocal(source, namespace, path) ? path : null;
  }

  /** The outcome of an object whose kubeconfig leads to a cluster that is not planned here. */
  private sentAway(object: Queued, takes: readonly string[], draft: Draft): NotEvaluated | null {
    const { cluster, isSent } = object;
    const elsewhere = this.destinations.elsewhere(cluster, this.folder);
    // An object in the cluster of Flux itself may bring some for the planned one.
    if (!isSent || (elsewhere === null && this.destinations.isPlanned(cluster))) return null;
    draft.takes = takes.filter((path) => this.renderer.tree.isFolder(path));
    if (elsewhere?.declared === 'another cluster') this.expansion.add({ inputs: takes });
    const why = text`its kubeConfig leads to another cluster; if that is the planned one, write the name of its Secret as \`destination\` of the entry of \`policies\``;
    return elsewhere ?? { declared: 'no plan', why, to: '' };
  }

  private async release(object: Queued, draft: Draft): Promise<Sourced | NotEvaluated | null> {
    const { manifest, cluster } = object;
    const { tree } = this.renderer;
    const sent = this.sentAway(object, [], draft);
    if (sent !== null) return sent;
    const release = releaseOf(manifest, this.known);
    if (!this.isHere(cluster)) return null;
    const { name: title, namespace, chart } = release;
    // With another name, namespace or chart helm-controller uninstalls the release and installs a new one (internal/action/verify.go).
    const from = typeof chart === 'string' ? chartNameIn(tree, chart) : [chart.repository, chart.chart];
    draft.route = [title, namespace, from, ...routeOf(manifest)];
    draft.takes = release.values;
    const sourced = await helm(this.renderer, release);
    const file = `${typeof chart === 'string' ? chart : ''}/Chart.yaml`;
    this.checkIgnored(
      manifest,
      sourced.inputs,
      name('object', `HelmRelease/${visible(manifest.name)}`),
      file,
    );
    if (sourced.objects.length > 0) this.destinations.count(cluster, manifest.place);
    const placing = namespace === null ? {} : { namespace };
    const objects = sourced.objects.map((one) => deliveredBy({ ...one, ...placing }, object));
    return { ...sourced, objects };
  }

  private isHere(cluster: readonly string[]): boolean {
    return this.destinations.elsewhere(cluster, this.folder) === null;
  }

  /** Builds one folder, and queues what renders more. */
  private async build(folder: string, by: Queued | null): Promise<Sourced> {
    const cluster = by?.cluster ?? LOCAL;
    const sourced = await this.kustomize(folder, by?.manifest ?? null);
    const lookup = by && this.variablesOf(by.manifest);
    const objects = sourced.objects
      .map((file) => (lookup === null ? file : filledIn(file, lookup)))
      .map((file) => (by === null ? file : deliveredBy(file, by)))
      .filter((file) => !this.queued(file, cluster));
    if (!this.isHere(cluster)) return { ...sourced, objects: [] };
    // Objects of Flux itself, ConfigMaps and Secrets are where Flux runs.
    const applied = objects.find((file) => !/^apiVersion: (?:[\w.]*\.fluxcd\.io\/|v1$)/m.test(file.text));
    if (applied !== undefined) this.destinations.count(cluster, { file: applied.path, line: 1, column: 1 });
    return { ...sourced, objects };
  }

  private async kustomize(folder: string, by: Manifest | null): Promise<Sourced> {
    const { tree } = this.renderer;
    const instead = overlayOf(tree, folder, field(by?.object, 'spec'), this.ignores(by));
    const sourced = await kustomize(this.renderer, folder, { instead, readsAnywhere: true });
    const root = kustomizationIn(tree, folder);
    const taken = sourced.inputs.filter((path) => instead === null || path !== root);
    this.checkIgnored(by, taken, folderText(folder, 'The root'), root ?? folder);
    return sourced;
  }

  /** Throws if the source of an object leaves out a file that is taken. */
  private checkIgnored(by: Manifest | null, taken: readonly string[], what: Text, place: string): void {
    const lost = taken.find(this.ignores(by));
    if (lost === undefined) return;
    const message = text`${what} takes ${code(visible(lost))}, which \`.sourceignore\` or \`spec.ignore\` leaves out of the source; what Flux makes without it was not evaluated. Do not take the file, or keep it in the source.`;
    throw renderError('kustomize-failed', message, place, taken);
  }

  /** True for files that `.sourceignore` and `spec.ignore` of the source of an object leave out. */
  private ignores(by: Manifest | null): (path: string) => boolean {
    return this.ignoring(this.known.ignoreOf(sourceOf(by?.object), by?.namespace ?? null));
  }

  private readonly ignoreFiles = lazily(() => {
    const { tree } = this.renderer;
    const files = tree.files().filter(isSourceIgnore);
    return files.map((path) => ({ folder: folderOf(path), text: tree.text(path) ?? '' }));
  });

  private readonly ignoring = once((ignore: string | null) => leftOutBy(this.ignoreFiles(), ignore));

  /** Variables of `postBuild`; null without any, as Flux then changes nothing. */
  private variablesOf({ object, namespace }: Manifest): Lookup | null {
    const postBuild = objectIn(field(object, 'spec'), 'postBuild');
    if (postBuild === null) return null;
    const values = new Map<string, string>();
    let isComplete = true;
    for (const reference of itemsIn(postBuild, 'substituteFrom')) {
      const data = this.known.data(reference, namespace);
      for (const [key, value] of data ?? []) values.set(key, value);
      if (!data && (data === null || field(reference, 'optional') !== true)) isComplete = false;
    }
    for (const [key, value] of Object.entries(objectIn(postBuild, 'substitute') ?? {}))
      values.set(key, typeof value === 'string' ? value : JSON.stringify(value));
    if (values.size === 0 && isComplete) return null;
    return (key) => values.get(key)?.replaceAll('\n', '') ?? (isComplete ? '' : undefined);
  }

  /** True for an object that is rendered later. Keeps the objects that others refer to. */
  private queued(file: SourceFile, cluster: readonly string[]): boolean {
    const object = objectOf(file, KINDS);
    if (object === null) return false;
    const { manifest } = object;
    const { kind, namespace, place } = manifest;
    const group = groupOf(manifest.apiVersion);
    if (isKustomization(manifest) || (group === HELM && kind === 'HelmRelease')) {
      if (!this.expansion.isFirst(object, cluster[0])) return true;
      const queued = queuedOf(object, cluster);
      this.queue.push(queued);
      const folder = isKustomization(manifest) ? this.folderIn(manifest) : null;
      // Several folders are built at once.
      if (folder !== null && !queued.isSent) this.renderer.ahead(() => this.kustomize(folder, manifest));
      return true;
    }
    if (group === SOURCE || group === '') this.known.add(manifest);
    if (group !== SOURCE) return false;
    const url = textIn(manifest.object, 'spec', 'url');
    if (kind !== 'GitRepository') {
      if (url !== null) this.renderer.charts?.names(url);
    } else if (this.known.isLocal({ kind, name: manifest.name }, namespace, null)) {
      // This repository as Flux fetches it: another branch or tag is another version of everything that it applies.
      const route = takenBy(manifest);
      const of = { identity: nameOf(manifest), digest: route, route, takes: [], place };
      this.expansion.add({ coverage: [{ ...of, sync: 'automatic', outcome: 'evaluated' }] });
    }
    return false;
  }
}

function isKustomization({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === KUSTOMIZE && kind === 'Kustomization';
}

/** @param holding names of the cluster that holds the object */
function queuedOf(object: FileObject, holding: readonly string[]): Queued {
  const kubeConfig = fieldAt(object.manifest.object, 'spec', 'kubeConfig') ?? null;
  if (kubeConfig === null) return { ...object, cluster: holding, isSent: false };
  const secret = textIn(kubeConfig, 'secretRef', 'name') ?? textIn(kubeConfig, 'configMapRef', 'name') ?? '';
  // Cluster API calls the Secret so.
  const short = secret.endsWith('-kubeconfig') ? [secret.slice(0, -'-kubeconfig'.length)] : [];
  return { ...object, cluster: [secret, ...short], isSent: true };
}

/** The source of an object, and its cluster. */
function routeOf({ object }: Manifest): Json[] {
  return [sourceOf(object) ?? null, fieldAt(object, 'spec', 'kubeConfig') ?? null];
}

type Lookup = Parameters<typeof substitute>[1];

/** A printed object with its variables replaced, unless it switches that off. */
function filledIn(file: SourceFile, lookup: Lookup): SourceFile {
  if (!file.text.includes('${')) return file;
  const metadata = field(parseManifests(file.text, file.path).manifests[0]?.object, 'metadata');
  const isOff = ['labels', 'annotations'].some(
    (key) => labelsIn(metadata, key)[`${KUSTOMIZE}/substitute`] === 'disabled',
  );
  return isOff ? file : { ...file, text: substitute(file.text, lookup).text };
}
