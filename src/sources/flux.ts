import type { Destination } from '../config/policy-sources.js';
import { canonicalJson, sha256Hex } from '../manifest/canonical.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { substitute } from '../manifest/delivery/variables.js';
import { field, fieldAt, itemsIn, labelsIn, objectIn, textIn, textsIn } from '../manifest/fields.js';
import { lazily, once } from '../manifest/lookup.js';
import {
  DEFAULT_NAMESPACE,
  type Json,
  type JsonObject,
  type Manifest,
  groupOf,
  isObject,
} from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { folderOf, inside, isWithin, joined } from '../manifest/path.js';
import type { SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { leftOutBy } from '../read/globs.js';
import { code, name, text } from '../text/text.js';
import { deliveredBy, type Draft, Expansion, IN_CLUSTER, nameOf } from './expansion.js';
import { NO_SCHEMA, type Release, chartNameIn, helm } from './helm.js';
import { given, kustomizationIn, kustomizationOf, kustomize, putOver } from './kustomize.js';
import type { Renderer } from './renderer.js';
import { type FileObject, type Sourced, isRepository, notRendered, objectOf, renderError } from './source.js';
import type { Tree } from './tree.js';

const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io';
const HELM = 'helm.toolkit.fluxcd.io';
const SOURCE = 'source.toolkit.fluxcd.io';
const KINDS: ReadonlySet<string> = new Set([
  ...['Kustomization', 'HelmRelease', 'ConfigMap', 'Secret'],
  ...['GitRepository', 'HelmChart', 'HelmRepository', 'OCIRepository'],
]);

/** Renders a folder, the Kustomizations and HelmReleases in it, and those that they bring. */
export function flux(renderer: Renderer, folder: string, destination: Destination): Promise<Sourced> {
  return new FluxRun(renderer, folder, destination).result();
}

interface Queued extends FileObject {
  /** Names of the cluster that it applies to: that of its kubeconfig, else the one that holds it. */
  readonly cluster: readonly string[];
  /** True if a kubeconfig leads to that cluster. */
  readonly isSent: boolean;
}

const LOCAL = [IN_CLUSTER];

class FluxRun {
  private readonly expansion: Expansion;
  private readonly known: KnownObjects;
  private queue: Queued[] = [];

  constructor(
    private readonly renderer: Renderer,
    private readonly folder: string,
    destination: Destination,
  ) {
    this.known = new KnownObjects(renderer);
    this.expansion = new Expansion(renderer, destination, (policies, root) =>
      policies.some((one) => one.kind === 'flux' && joined('', one.folder) === root),
    );
  }

  /** Builds the folder of the source, by the Kustomization in it that applies the folder itself (`flux bootstrap`), if there is one. */
  private async start(): Promise<void> {
    const { folder } = this;
    const { objects } = await this.kustomize(folder, null);
    const isOwn = ({ manifest }: FileObject): boolean =>
      isFluxKustomization(manifest) && this.folderIn(manifest) === folder;
    const own = objects.flatMap((file) => objectOf(file, KINDS) ?? []).find(isOwn);
    // Without that Kustomization the folder is no longer applied or pruned: it is a carrier of its own.
    const of = { identity: `folder of Flux ${folder || '.'}`, digest: '', takes: [], place: null };
    const route = own ? nameOf(own.manifest) : '';
    this.expansion.add({ coverage: [{ ...of, route, sync: 'automatic', outcome: 'evaluated' }] });
    const object = own && queuedOf(own, LOCAL);
    if (object === undefined) this.expansion.add(await this.build(folder, null));
    else if (this.expansion.isFirst(object, object.cluster[0])) await this.expand(object);
  }

  /** Expands the object next that lacks the fewest ConfigMaps, Secrets and sources of others; the first of several. */
  async result(): Promise<Sourced> {
    await this.start();
    while (this.queue.length > 0) {
      const lacks = this.queue.map((one) => this.known.lacking(one.manifest));
      const [next] = this.queue.splice(lacks.indexOf(Math.min(...lacks)), 1);
      if (next !== undefined) await this.expand(next);
    }
    return this.expansion.result(`flux: ${JSON.stringify(this.folder)}`);
  }

  private expand(object: Queued): Promise<void> {
    const { manifest, cluster, isSent } = object;
    const { tree } = this.renderer;
    const isRelease = manifest.kind === 'HelmRelease';
    return this.expansion.expand(object, async (draft) => {
      draft.given = this.known.given(manifest);
      draft.route = routeOf(manifest);
      if (fieldAt(manifest.object, 'spec', 'suspend') === true) draft.sync = 'suspended';
      const folder = isRelease ? '' : this.folderIn(manifest);
      if (folder === null) throw notRendered`its source is not this repository`;
      const elsewhere = this.expansion.elsewhere(cluster, this.folder);
      // An object in the cluster of Flux itself may bring some for the planned one.
      if (isSent && (elsewhere !== null || !this.expansion.isPlanned(cluster))) {
        draft.takes = isRelease || !tree.isFolder(folder) ? [] : [folder];
        const why = text`its kubeConfig leads to another cluster; if that is the planned one, write the name of its Secret as ${code('destination')} of the entry of ${code('policies')}`;
        return elsewhere ?? { declared: 'no plan', why, to: '' };
      }
      if (!isRelease && !tree.isFolder(folder)) {
        const message = text`Kustomization/${code(visible(manifest.name))} applies ${name('file', visible(folder))}, which is not a folder of this repository. Correct spec.path.`;
        throw renderError('no-folder', message, manifest.placeOf(['spec', 'path']));
      }
      const release = isRelease ? releaseOf(manifest, this.known) : null;
      const source = sourceOf(manifest.object);
      if (textIn(source, 'kind') === 'GitRepository') this.takeFrom(source, manifest.namespace);
      if (release && elsewhere !== null) return null;
      const sourced = await (release ? this.release(object, release, draft) : this.build(folder, object));
      this.expansion.add(sourced);
      draft.takes = sourced.inputs;
      return 'evaluated';
    });
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

  private async release(object: Queued, release: Release, draft: Draft): Promise<Sourced> {
    const { manifest, cluster } = object;
    const { name: title, namespace, chart } = release;
    const isLocal = typeof chart === 'string';
    // With another name, namespace or chart helm-controller uninstalls the release and installs a new one (internal/action/verify.go).
    const from = isLocal ? chartNameIn(this.renderer.tree, chart) : [chart.repository, chart.chart];
    draft.route = [title, namespace, from, ...routeOf(manifest)];
    draft.takes = release.values;
    const sourced = await helm(this.renderer, release);
    this.checkIgnored(manifest, sourced.inputs, inside(isLocal ? chart : '', 'Chart.yaml'));
    if (sourced.objects.length > 0) this.expansion.count(cluster, manifest.place);
    const placing = namespace === null ? {} : { namespace };
    const objects = sourced.objects.map((one) => deliveredBy({ ...one, ...placing }, object));
    return { ...sourced, objects };
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
    if (this.expansion.elsewhere(cluster, this.folder) !== null) return { ...sourced, objects: [] };
    // Objects of Flux itself, ConfigMaps and Secrets are where Flux runs.
    const applied = objects.find((file) => !/^apiVersion: (?:[\w.]*\.fluxcd\.io\/|v1$)/m.test(file.text));
    if (applied !== undefined) this.expansion.count(cluster, { file: applied.path, line: 1, column: 1 });
    return { ...sourced, objects };
  }

  private async kustomize(folder: string, by: Manifest | null): Promise<Sourced> {
    const { tree } = this.renderer;
    const instead = overlayOf(tree, folder, by, this.ignores(by));
    const sourced = await kustomize(this.renderer, folder, instead, true);
    const root = kustomizationIn(tree, folder);
    const taken = sourced.inputs.filter((path) => instead === null || path !== root);
    this.checkIgnored(by, taken, root ?? folder);
    return sourced;
  }

  /** Throws if the source of an object leaves out a file that is taken. */
  private checkIgnored(by: Manifest | null, taken: readonly string[], place: string): void {
    const lost = taken.find(this.ignores(by));
    if (lost === undefined) return;
    const message = text`${code('.sourceignore')} or ${code('spec.ignore')} leaves ${code(visible(lost))} out of the source, and it is taken; what Flux makes without it was not evaluated. Do not take the file, or keep it in the source.`;
    throw renderError('kustomize-failed', message, place, taken);
  }

  /** True for files that `.sourceignore` and `spec.ignore` of the source of an object leave out. */
  private ignores(by: Manifest | null): (path: string) => boolean {
    const source = this.known.object(sourceOf(by?.object) ?? FLUX_SYSTEM, by?.namespace ?? null);
    return this.ignoring(source?.kind === 'GitRepository' ? textIn(source.object, 'spec', 'ignore') : null);
  }

  private readonly ignoreFiles = lazily(() => {
    const { tree } = this.renderer;
    const files = tree.files().filter((path) => /(?:^|\/)\.sourceignore$/.test(path));
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
    const { kind, namespace } = manifest;
    const group = groupOf(manifest.apiVersion);
    if (isFluxKustomization(manifest) || (group === HELM && kind === 'HelmRelease')) {
      if (!this.expansion.isFirst(object, cluster[0])) return true;
      const queued = queuedOf(object, cluster);
      this.queue.push(queued);
      const folder = isFluxKustomization(manifest) ? this.folderIn(manifest) : null;
      // Several folders are built at once.
      if (folder !== null && !queued.isSent) this.renderer.ahead(() => this.kustomize(folder, manifest));
      return true;
    }
    if (group === SOURCE || group === '') this.known.add(manifest);
    if (group !== SOURCE) return false;
    const url = textIn(manifest.object, 'spec', 'url');
    const reference = { kind, name: manifest.name };
    if (kind !== 'GitRepository') {
      if (url !== null) this.renderer.charts?.names(url);
    } else if (this.known.isLocal(reference, namespace, null)) this.takeFrom(reference, namespace);
    return false;
  }

  /**
   * This repository as Flux fetches it: another branch or tag is another version of everything that it applies, and so may be one that is
   * written down only now.
   */
  private takeFrom(reference: Json | undefined, namespace: string | null): void {
    const of = { kind: 'GitRepository', namespace: textIn(reference, 'namespace') ?? namespace };
    const identity = nameOf({ ...of, name: textIn(reference, 'name') ?? '' });
    const source = this.known.object(reference, namespace);
    const route = takenBy(source);
    const carrier = { identity, digest: route, route, takes: [], place: source?.place ?? null };
    this.expansion.add({ coverage: [{ ...carrier, sync: 'automatic', outcome: 'evaluated' }] });
  }
}

function isFluxKustomization({ apiVersion, kind }: Manifest): boolean {
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
  return isOff ? file : { ...file, text: substitute(file.text, lookup) };
}

/** The source of `flux bootstrap`, and its namespace. */
const BOOTSTRAPPED = 'flux-system';
const FLUX_SYSTEM = { name: BOOTSTRAPPED, namespace: BOOTSTRAPPED };

/** The source that an object takes its files or chart from. */
function sourceOf(object: JsonObject | undefined): Json | undefined {
  const spec = field(object, 'spec');
  const own = field(spec, 'sourceRef') ?? field(spec, 'chartRef');
  return own ?? fieldAt(spec, 'chart', 'spec', 'sourceRef');
}

/** The address and version that a source takes. */
function takenBy(source: Manifest | undefined): string {
  const spec = field(source?.object, 'spec');
  return canonicalJson(['url', 'ref', 'chart', 'version'].map((key) => field(spec, key) ?? null));
}

/** References to the ConfigMaps and Secrets that give an object values or variables. */
function referencesIn({ spec }: JsonObject): readonly Json[] {
  return [...itemsIn(spec, 'valuesFrom'), ...itemsIn(field(spec, 'postBuild'), 'substituteFrom')];
}

function keyOf(kind: string, namespace: string | null, name: string): string {
  return `${kind}/${namespace ?? DEFAULT_NAMESPACE}/${name}`;
}

/** Objects that others refer to: ConfigMaps, Secrets and sources of what was rendered so far. */
class KnownObjects {
  private readonly objects = new Map<string, Manifest>();

  constructor(private readonly renderer: Renderer) {}

  add(manifest: Manifest): void {
    this.objects.set(keyOf(manifest.kind, manifest.namespace, manifest.name), manifest);
  }

  object(reference: Json | undefined, namespace: string | null): Manifest | undefined {
    const [kind, name] = [textIn(reference, 'kind') ?? 'GitRepository', textIn(reference, 'name') ?? ''];
    return this.objects.get(keyOf(kind, textIn(reference, 'namespace') ?? namespace, name));
  }

  /** The texts of a ConfigMap or Secret, decoded: null if it is encrypted, undefined if it is not known. */
  data(reference: Json, namespace: string | null): ReadonlyMap<string, string> | null | undefined {
    const found = this.object(reference, namespace);
    if (found === undefined) return undefined;
    const { kind, object } = found;
    if (isObject(object['sops'])) return null;
    const decoded = [...(textsIn(object, 'data') ?? [])].map(([name, text]): [string, string] => [
      name,
      kind === 'Secret' ? Buffer.from(text, 'base64').toString('utf8') : text,
    ]);
    return new Map([...decoded, ...(textsIn(object, 'stringData') ?? [])]);
  }

  /** Values and variables that ConfigMaps and Secrets of the repository give an object, and the version that its source gives. */
  given({ object, namespace }: Manifest): Json {
    const values = referencesIn(object).map((one) => {
      const data = this.data(one, namespace);
      return [textIn(one, 'kind'), textIn(one, 'name'), data ? Object.fromEntries(data) : null];
    });
    const source = this.object(sourceOf(object), namespace);
    return source === undefined ? values : [...values, takenBy(source)];
  }

  /** Number of ConfigMaps, Secrets and sources that an object refers to and that are not known yet. */
  lacking({ object, namespace }: Manifest): number {
    const named = [...referencesIn(object), sourceOf(object)].filter((one) => one !== undefined);
    return named.filter((one) => this.object(one, namespace) === undefined).length;
  }

  /**
   * True for a source that is this repository. If neither the runner nor `flux bootstrap` names the repository, it is the one that has the
   * path.
   */
  isLocal(reference: Json | undefined, namespace: string | null, path: string | null): boolean {
    const { tree, repository } = this.renderer;
    const kind = textIn(reference, 'kind') ?? 'GitRepository';
    const isBootstrapped = textIn(reference, 'name') === BOOTSTRAPPED;
    const hasPath = path !== null && tree.isFolder(path);
    // `flux push artifact` packs this repository for a FluxInstance.
    if (kind === 'OCIRepository') return isBootstrapped && hasPath;
    if (kind !== 'GitRepository') return false;
    const url = textIn(this.object(reference, namespace)?.object, 'spec', 'url');
    if (url === null || isBootstrapped) return true;
    if (repository !== null) return isRepository(url, repository);
    const own = textIn(this.object(FLUX_SYSTEM, null)?.object, 'spec', 'url');
    return own === null ? hasPath : url === own;
  }
}

/** Returns the release that helm-controller renders for a HelmRelease. Throws `RenderError`. */
function releaseOf({ name, namespace, object }: Manifest, known: KnownObjects): Release {
  const spec = objectIn(object, 'spec') ?? {};
  const { chart, valuesFiles } = chartOf(spec, namespace, known);
  const target = textIn(spec, 'targetNamespace');
  const inline = isObject(spec['values']) ? [JSON.stringify(spec['values'])] : [];
  // The target namespace comes before the name; a long name ends in a part of its digest (helm-controller, release.ShortenName).
  const full = textIn(spec, 'releaseName') ?? (target === null ? name : `${target}-${name}`);
  const digest = sha256Hex(full).slice(0, 12);
  return {
    chart,
    name: full.length <= MAX_NAME ? full : `${full.slice(0, MAX_NAME - 13)}-${digest}`,
    namespace: target ?? namespace,
    values: valuesFiles.map((one) => joined('', one) ?? one),
    inline: [...itemsIn(spec, 'valuesFrom').flatMap((one) => valuesFrom(one, namespace, known)), ...inline],
    flags: fieldAt(spec, 'upgrade', 'disableSchemaValidation') === true ? [NO_SCHEMA] : [],
    replacesValues: valuesFiles.length > 0,
    postRenderers: itemsIn(spec, 'postRenderers'),
  };
}

const MAX_NAME = 53;

/** The chart that a release writes itself, or takes from a HelmChart or an OCIRepository (`chartRef`). */
function chartOf(spec: JsonObject, namespace: string | null, known: KnownObjects) {
  const reference = field(spec, 'chartRef');
  const referred = reference && field(known.object(reference, namespace)?.object, 'spec');
  if (textIn(reference, 'kind') === 'OCIRepository') {
    const repository = textIn(referred, 'url');
    if (repository === null) throw notRendered`its OCIRepository is not in this repository`;
    const tag = textIn(referred, 'ref', 'digest') ?? textIn(referred, 'ref', 'tag');
    const version = textIn(referred, 'ref', 'semver');
    return { chart: { repository, chart: null, version, tag }, valuesFiles: [] };
  }
  const written = reference === undefined ? fieldAt(spec, 'chart', 'spec') : referred;
  const scope = textIn(reference, 'namespace') ?? namespace;
  const source = field(written, 'sourceRef');
  const chart = textIn(written, 'chart');
  if (chart === null) throw notRendered`its chart is not in this repository`;
  const valuesFiles = itemsIn(written, 'valuesFiles').filter((one) => typeof one === 'string');
  if (textIn(source, 'kind') === 'GitRepository') {
    const folder = joined('', chart);
    if (!known.isLocal(source, scope, folder)) throw notRendered`its chart is in another repository`;
    return { chart: folder ?? chart, valuesFiles };
  }
  const repository = textIn(known.object(source, scope)?.object, 'spec', 'url');
  if (textIn(source, 'kind') !== 'HelmRepository' || repository === null)
    throw notRendered`its ${textIn(source, 'kind') ?? 'source'} is not in this repository`;
  if (valuesFiles.length > 0) throw notRendered`it takes values files of a remote chart`;
  return { chart: { repository, chart, version: textIn(written, 'version') }, valuesFiles };
}

/** The values of a reference as text; none for an optional one that nothing holds. */
function valuesFrom(reference: Json, namespace: string | null, known: KnownObjects): string[] {
  const data = known.data(reference, namespace);
  const text = data?.get(textIn(reference, 'valuesKey') ?? 'values.yaml');
  if (data === undefined && field(reference, 'optional') === true) return [];
  if (text === undefined) throw notRendered`its values are not in this repository`;
  if (textIn(reference, 'targetPath') !== null) throw notRendered`a targetPath of its valuesFrom`;
  return [text];
}

/**
 * The kustomization that Flux builds of a folder: the one of the folder, or one that names every manifest below it, with what `spec` puts
 * over it. Null if it is the one of the folder. Source: fluxcd/pkg/kustomize, Generator.WriteFile.
 *
 * @param ignores true for files that the source leaves out
 */
function overlayOf(
  tree: Tree,
  folder: string,
  by: Manifest | null,
  ignores: (path: string) => boolean,
): JsonObject | null {
  const spec = field(by?.object, 'spec');
  const there = kustomizationIn(tree, folder);
  const isThere = there !== null && !ignores(there);
  const common = objectIn(spec, 'commonMetadata') ?? undefined;
  const metadata = given({ labels: fieldAt(common, 'labels'), annotations: fieldAt(common, 'annotations') });
  // Labels of the objects alone: common labels of kustomize would reach pod templates too.
  const commonPatch = {
    target: { name: '.*' },
    patch: JSON.stringify({ apiVersion: 'v1', kind: 'Any', metadata: { name: 'any', ...metadata } }),
  };
  const over = given({
    namespace: textIn(spec, 'targetNamespace'),
    namePrefix: textIn(spec, 'namePrefix'),
    nameSuffix: textIn(spec, 'nameSuffix'),
    components: [...itemsIn(spec, 'components')],
    images: [...itemsIn(spec, 'images')],
    patches: [...itemsIn(spec, 'patches'), ...(common === undefined ? [] : [commonPatch])],
  });
  if (isThere && Object.keys(over).length === 0) return null;
  const own = isThere ? kustomizationOf(tree, folder) : null;
  return putOver(own ?? generated(tree, folder, ignores), over);
}

/** A kustomization for a folder that has none. */
function generated(tree: Tree, folder: string, ignores: (path: string) => boolean): JsonObject {
  const files = tree.below(folder).filter((path) => path !== folder && !ignores(path));
  const inner = files.filter(isKustomization).flatMap((path) => {
    return folderOf(path) === folder ? [] : folderOf(path);
  });
  const outermost = inner.filter((one) => !inner.some((other) => other !== one && isWithin(other, one)));
  const manifests = files.filter(
    (path) => /\.ya?ml$/.test(path) && !outermost.some((one) => isWithin(one, path)),
  );
  const start = folder === '' ? 0 : folder.length + 1;
  return {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [...new Set([...manifests, ...outermost])].map((path) => path.slice(start)).sort(),
  };
}
