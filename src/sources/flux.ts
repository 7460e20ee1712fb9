import { code, name, text } from '../text/text.js';
import type { Destination } from '../config/policy-sources.js';
import { kubeconfigOf } from '../manifest/delivery/flux-cluster.js';
import { substitute } from '../manifest/delivery/variables.js';
import { field, fieldAt, itemsIn, labelsIn, objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json } from '../manifest/manifest.js';
import { folderOf, inside, joined } from '../manifest/path.js';
import type { SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { isSourceIgnore, leftOutBy } from '../read/source-ignore.js';
import { Collector } from './carriers.js';
import { deliveredBy } from './deliverers.js';
import { Destinations, IN_CLUSTER } from './destinations.js';
import { isOf, KnownObjects, objectOf, releaseOf } from './flux-objects.js';
import { overlayOf } from './flux-overlay.js';
import { chartNameIn } from './chart.js';
import { helm } from './helm.js';
import { readKustomizations } from './kustomization.js';
import { kustomize } from './kustomize.js';
import { folderText, RenderError, renderProblem } from './render-error.js';
import type { Renderer } from './renderer.js';
import type { FileObject, Sourced } from './source.js';

const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io';
const HELM = 'helm.toolkit.fluxcd.io';
const SOURCE = 'source.toolkit.fluxcd.io';
const SOURCES = ['GitRepository', 'HelmChart', 'HelmRepository', 'OCIRepository'];
const REPOSITORIES = new Set(['HelmRepository', 'OCIRepository']);
const KINDS = new Set(['Kustomization', 'HelmRelease', 'ConfigMap', 'Secret', ...SOURCES]);

/** A folder, and what the Kustomizations and HelmReleases in it render, and so on. */
export async function flux(renderer: Renderer, folder: string, destination: Destination): Promise<Sourced> {
  const run = new FluxRun(renderer, folder, destination);
  await run.start();
  await run.rest();
  return run.collector.result(run.destinations.problem(`flux: ${JSON.stringify(folder)}`));
}

/** An object to render, and the names of the cluster that holds it. */
interface Queued extends FileObject {
  readonly cluster: readonly string[];
}

/** What applies a folder. */
interface Building {
  readonly spec?: Json | undefined;
  readonly namespace: string | null;
  readonly cluster: readonly string[];
  /** Null for the folder of the source. */
  readonly by: FileObject | null;
}

const LOCAL = [IN_CLUSTER];

class FluxRun {
  readonly collector: Collector;
  readonly destinations: Destinations;
  private readonly known: KnownObjects;
  private readonly ignored = new Map<string | null, (path: string) => boolean>();
  private queue: Queued[] = [];

  constructor(
    private readonly renderer: Renderer,
    private readonly folder: string,
    destination: Destination,
  ) {
    const { tree, repository, cluster } = renderer;
    this.collector = new Collector(tree);
    this.known = new KnownObjects(repository, (path) => tree.isFolder(path));
    this.destinations = new Destinations({
      cluster,
      destination,
      isTaken: (policies, root) =>
        policies.some((one) => one.kind === 'flux' && joined('', one.folder) === root),
    });
  }

  /** Builds the folder of the source, as the Kustomization in it says that applies the folder itself (`flux bootstrap`). */
  async start(): Promise<void> {
    const { folder } = this;
    const entry: Building = { namespace: null, cluster: LOCAL, by: null };
    const { objects } = await this.kustomize(folder, entry);
    const own = objects.map((file) => objectOf(file, KINDS)).find((one) => one !== null && this.isOwn(one));
    if (!own) {
      this.collector.add(await this.build(folder, entry));
      return;
    }
    const { namespace, object } = own.manifest;
    const spec = field(object, 'spec');
    const cluster = kubeconfigOf(spec) ?? LOCAL;
    this.collector.isFirst(own, cluster[0]);
    if (this.isSentAway({ ...own, cluster: LOCAL }, cluster, [folder])) return;
    await this.apply(own, spec, () => this.build(folder, { spec, namespace, cluster, by: own }));
  }

  private isOwn(object: FileObject): boolean {
    const spec = field(object.manifest.object, 'spec');
    return (
      isOf(object, KUSTOMIZE, 'Kustomization') &&
      joined('', textIn(spec, 'path') ?? '') === this.folder &&
      this.known.isLocal(field(spec, 'sourceRef'), object.manifest.namespace, this.folder)
    );
  }

  /** Objects wait for the ConfigMaps that others bring; the rest is taken without them, one after the other. */
  async rest(): Promise<void> {
    for (let next = this.next(); next !== null; next = this.next()) {
      const taken = next;
      this.queue = this.queue.filter((one) => one !== taken);
      await this.attempt(taken);
    }
  }

  /** Starts the build of a Kustomization: several are built at once. */
  private ahead(object: FileObject): void {
    const { manifest } = object;
    const spec = field(manifest.object, 'spec');
    const path = this.pathOf(spec);
    if (!isOf(object, KUSTOMIZE, 'Kustomization') || kubeconfigOf(spec) !== null || path === null) return;
    if (this.known.isLocal(field(spec, 'sourceRef'), manifest.namespace, path))
      this.renderer.ahead(() => this.kustomize(path, { spec, namespace: manifest.namespace }));
  }

  /** The first object that lacks nothing; of those that all wait one that depends on none of the others, and lacks no ConfigMap. */
  private next(): Queued | null {
    const ready = this.queue.find(({ manifest }) => this.known.lacking(manifest).length === 0);
    if (ready !== undefined) return ready;
    const names = new Set(this.queue.map(({ manifest }) => manifest.name));
    const rank = ({ manifest }: Queued): number => {
      const depends = itemsIn(manifest.object['spec'], 'dependsOn').some((one) =>
        names.has(textIn(one, 'name') ?? ''),
      );
      const lacksMap = this.known.lacking(manifest).some((one) => textIn(one, 'kind') !== 'Secret');
      return (depends ? 2 : 0) + (lacksMap ? 1 : 0);
    };
    return this.queue.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
  }

  private attempt(object: Queued): Promise<void> {
    this.collector.expect(object, {
      given: this.known.given(object.manifest),
      route: routeOf(field(object.manifest.object, 'spec')),
    });
    return this.collector.attempt(object, () => this.expand(object));
  }

  private async expand(object: Queued): Promise<void> {
    const { manifest } = object;
    const spec = field(manifest.object, 'spec');
    const cluster = kubeconfigOf(spec) ?? object.cluster;
    if (isOf(object, HELM, 'HelmRelease')) return this.release(object, cluster);
    const path = this.pathOf(spec);
    if (path === null || !this.known.isLocal(field(spec, 'sourceRef'), manifest.namespace, path)) {
      this.leave(object, 'its source is not this repository');
      return;
    }
    if (this.isSentAway(object, cluster, [path])) return;
    if (!this.renderer.tree.isFolder(path)) {
      const message = text`Kustomization/${code(visible(manifest.name))} applies ${name('file', visible(path))}, which is not a folder of this repository. Correct spec.path.`;
      throw new RenderError(renderProblem('no-folder', message, manifest.placeOf(['spec', 'path'])));
    }
    const { namespace } = manifest;
    await this.apply(object, spec, () => this.build(path, { spec, namespace, cluster, by: object }));
  }

  /** The folder of a Kustomization. An OCI artifact may be made of a folder of this repository: one above the source. */
  private pathOf(spec: Json | undefined): string | null {
    const path = joined('', textIn(spec, 'path') ?? '');
    const { tree } = this.renderer;
    if (path === null || tree.isFolder(path) || textIn(field(spec, 'sourceRef'), 'kind') !== 'OCIRepository')
      return path;
    for (let root = this.folder; root !== ''; root = folderOf(root))
      if (tree.isFolder(inside(root, path))) return inside(root, path);
    return path;
  }

  private leave(object: FileObject, why: string): void {
    this.collector.cover(object, { declared: 'no source renders it', why });
  }

  /** Adds what an object applies. */
  private async apply(
    object: FileObject,
    spec: Json | undefined,
    render: () => Promise<Sourced>,
  ): Promise<void> {
    const sourced = await render();
    this.collector.add(sourced);
    this.collector.cover(object, 'evaluated', {
      takes: sourced.inputs,
      made: sourced.objects,
      sync: field(spec, 'suspend') === true ? 'suspended' : 'automatic',
    });
  }

  /** True for an object whose kubeconfig leads to a cluster that is not planned here. */
  private isSentAway(object: Queued, cluster: readonly string[], takes: readonly string[]): boolean {
    // What is in the cluster of Flux itself may send things on to the one that is planned.
    if (cluster === object.cluster) return false;
    const whose = this.destinations.whose(cluster, this.folder);
    if (whose === 'here' && this.destinations.isPlanned(cluster)) return false;
    const to = cluster[0] ?? '';
    const there = takes.filter((path) => this.renderer.tree.isFolder(path));
    if (whose === 'other') {
      this.collector.add({ inputs: takes });
      this.collector.cover(object, { declared: 'another cluster', why: `planned with ${to}` });
    } else if (whose === 'elsewhere')
      this.collector.cover(
        object,
        { declared: 'no plan', why: `it applies to ${to}, which has no plan here`, to },
        { takes: there, route: to },
      );
    else this.collector.cover(object, { declared: 'no plan', why: TO_ANOTHER, to: '' }, { takes: there });
    return true;
  }

  private async release(object: Queued, cluster: readonly string[]): Promise<void> {
    const release = releaseOf(object.manifest, this.known);
    const own = typeof release === 'string' ? [] : release.values;
    const takes =
      typeof release === 'string' || typeof release.chart !== 'string' ? own : [release.chart, ...own];
    if (this.isSentAway(object, cluster, takes)) return;
    if (typeof release === 'string') {
      this.leave(object, release);
      return;
    }
    if (this.destinations.whose(cluster, this.folder) !== 'here') return;
    const { name, namespace, chart } = release;
    const spec = field(object.manifest.object, 'spec');
    const from =
      typeof chart === 'string' ? chartNameIn(this.renderer.tree, chart) : [chart.repository, chart.chart];
    // With another name, namespace or chart helm-controller uninstalls the release and installs a new one (internal/action/verify.go).
    const given = this.known.given(object.manifest);
    this.collector.expect(object, { given, takes: own, route: [name, namespace, from, ...routeOf(spec)] });
    const render = async (): Promise<Sourced> => {
      const sourced = await helm(this.renderer, release);
      if (sourced.objects.length > 0) this.destinations.count(cluster, object.manifest.place);
      const placed = sourced.objects
        .map((file) => (namespace === null ? file : { ...file, namespace }))
        .map((file) => deliveredBy(file, object));
      return { ...sourced, objects: placed };
    };
    await this.apply(object, spec, render);
  }

  /** Builds one folder, and queues what renders more. */
  private async build(folder: string, building: Building): Promise<Sourced> {
    const { spec, namespace, cluster, by } = building;
    const sourced = await this.kustomize(folder, building);
    const lookup = this.variablesOf(field(spec, 'postBuild'), namespace);
    const filled = lookup === null ? sourced.objects : sourced.objects.map((file) => filledIn(file, lookup));
    const files = by === null ? filled : filled.map((file) => deliveredBy(file, by));
    const kept = files.filter((file) => !this.queued(file, cluster));
    const isHere = this.destinations.whose(cluster, this.folder) === 'here';
    const [applied] = kept.filter(({ text }) => !CONFIGURES.test(text));
    if (isHere && applied !== undefined)
      this.destinations.count(cluster, { file: applied.path, line: 1, column: 1 });
    return { ...sourced, objects: isHere ? kept : [] };
  }

  private kustomize(
    folder: string,
    { spec, namespace }: Pick<Building, 'spec' | 'namespace'>,
  ): Promise<Sourced> {
    const { tree } = this.renderer;
    const ignores = this.ignores(field(spec, 'sourceRef'), namespace);
    const instead = overlayOf(tree, folder, spec, ignores);
    const { root, inputs } = readKustomizations(tree, folder, instead);
    const lost = inputs.find((path) => ignores(path) && (instead === null || path !== root));
    if (lost !== undefined) {
      const message = text`${folderText(folder, 'The root')} takes ${code(visible(lost))}, which \`.sourceignore\` or \`spec.ignore\` of the source leaves out: Flux cannot build it. Remove the file from the kustomization, or keep it in the source.`;
      throw new RenderError(renderProblem('kustomize-failed', message, root), inputs);
    }
    return kustomize(this.renderer, folder, { instead, readsAnywhere: true });
  }

  /** Tells which files `.sourceignore` and the source itself leave out. */
  private ignores(sourceRef: Json | undefined, namespace: string | null): (path: string) => boolean {
    const { tree } = this.renderer;
    const ignore = this.known.ignoreOf(sourceRef, namespace);
    const known = this.ignored.get(ignore);
    if (known !== undefined) return known;
    const files = tree
      .files()
      .filter(isSourceIgnore)
      .map((path) => ({ folder: folderOf(path), text: tree.text(path) ?? '' }));
    const ignores = leftOutBy(files, ignore);
    this.ignored.set(ignore, ignores);
    return ignores;
  }

  /** Variables of `postBuild`; null without any, as Flux then changes nothing. */
  private variablesOf(postBuild: Json | undefined, namespace: string | null): Lookup | null {
    if (!isObject(postBuild)) return null;
    const values = new Map<string, string>();
    let isComplete = true;
    for (const reference of itemsIn(postBuild, 'substituteFrom')) {
      const data = this.known.data(reference, namespace);
      if (data) for (const [name, value] of data) values.set(name, value.replaceAll('\n', ''));
      else if (data === null || field(reference, 'optional') !== true) isComplete = false;
    }
    for (const [name, value] of Object.entries(objectIn(postBuild, 'substitute') ?? {}))
      values.set(name, (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\n', ''));
    if (values.size === 0 && isComplete) return null;
    return (name) => values.get(name) ?? (isComplete ? '' : undefined);
  }

  /** True for an object that is rendered later. */
  private queued(file: SourceFile, cluster: readonly string[]): boolean {
    const object = objectOf(file, KINDS);
    if (object === null) return false;
    if (isOf(object, KUSTOMIZE, 'Kustomization') || isOf(object, HELM, 'HelmRelease')) {
      if (this.collector.isFirst(object, cluster[0])) {
        this.queue.push({ ...object, cluster });
        this.ahead(object);
      }
      return true;
    }
    if (isOf(object, '', object.manifest.kind) || SOURCES.some((kind) => isOf(object, SOURCE, kind)))
      this.known.add(object.manifest);
    const url = textIn(field(object.manifest.object, 'spec'), 'url');
    if (url !== null && REPOSITORIES.has(object.manifest.kind)) this.renderer.charts?.names(url);
    return false;
  }
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

const TO_ANOTHER =
  'its kubeConfig leads to another cluster; if that is the planned one, write the name of its Secret as `destination` of the entry of `policies`';
