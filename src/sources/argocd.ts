import { name, text } from '../text/text.js';
import type { Destination, PolicySource } from '../config/policy-sources.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import type { Carrier, SourceFile } from '../manifest/source-file.js';
import { field, fieldAt, itemsIn, labelsIn, textIn } from '../manifest/fields.js';
import type { Json, Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { titleOf } from '../manifest/visible.js';
import { compileGlobs } from '../read/globs.js';
import { applicationsOf } from './application-set.js';
import { type ApplicationSource, filesNamedBy, sourceOf } from './application-source.js';
import { Collector, sha256 } from './carriers.js';
import { ClusterSecrets } from './cluster-secrets.js';
import { deliveredBy, type Delivering, nameOf, syncsItself } from './deliverers.js';
import { Destinations } from './destinations.js';
import { isOf, isRepository, objectOf } from './flux-objects.js';
import { asksForClusters } from './generators.js';
import { helm } from './helm.js';
import { kustomize } from './kustomize.js';
import { renderProblem } from './render-error.js';
import type { Renderer } from './renderer.js';
import { type FileObject, NOTHING, type Sourced } from './source.js';

const GROUP = 'argoproj.io';
const KINDS = new Set(['Application', 'ApplicationSet']);

/** The entry of `policies`. */
type ArgoEntry = Pick<PolicySource & { readonly kind: 'argocd' }, 'globs' | 'chart' | 'destination'>;

/** What Argo CD renders of the Applications and ApplicationSets in some files or a chart, and of those in that. */
export async function argocd(
  renderer: Renderer,
  { globs: patterns, chart, destination }: ArgoEntry,
): Promise<Sourced> {
  const run = new ArgoRun(renderer, destination);
  if (chart !== null) await run.startChart(chart);
  const { globs } = compileGlobs(patterns);
  for (const path of renderer.tree.files()) if (globs.matches(path)) run.start(path);
  await run.rest();
  const entry =
    chart === null
      ? JSON.stringify(patterns.length === 1 ? patterns[0] : patterns)
      : `{chart: ${JSON.stringify(chart.chart)}}`;
  return run.collector.result(run.destinations.problem(`argocd: ${entry}`));
}

/** Represents a chart of Applications in place of a path. */
function rootOf({ chart, values }: NonNullable<ArgoEntry['chart']>): string {
  return JSON.stringify([chart, ...values]);
}

/** An object to render, and what is known of its cluster. */
interface Queued extends Delivering {
  /** The file that `policies` names. */
  readonly root: string;
  /** Names of the clusters that its ApplicationSet made it for. */
  readonly clusters: readonly string[];
  /** False if generators that are not known decide whether this cluster gets it. */
  readonly isKnown: boolean;
}

class ArgoRun {
  readonly collector: Collector;
  readonly destinations: Destinations;
  private readonly queue: Queued[] = [];
  private readonly secrets: ClusterSecrets;

  constructor(
    private readonly renderer: Renderer,
    destination: Destination,
  ) {
    const { tree, cluster } = renderer;
    this.secrets = new ClusterSecrets(tree);
    this.collector = new Collector(tree);
    this.destinations = new Destinations({ cluster, destination, isTaken });
  }

  start(path: string): void {
    const text = this.renderer.tree.text(path) ?? '';
    const file: SourceFile = { path, text };
    // It lists the files beside it: an edit may add or drop an Application.
    if (isKustomization(path)) {
      this.collector.add({ objects: [file] });
      return;
    }
    const { manifests, problems } = parseManifests(text, path);
    const queued = manifests.filter((manifest) => this.put({ file, manifest, ...ROOT, root: path }));
    const failed = problems.find(({ severity }) => severity === 'error');
    const carrier: Carrier = {
      ...{ identity: `argocd file: ${path}`, place: null, digest: sha256(text), route: '' },
      ...{ sync: 'automatic', takes: [path], outcome: failed === undefined ? 'evaluated' : { failed } },
    };
    // Nothing else reads the other objects of the file.
    const isAll = failed !== undefined || queued.length === manifests.length;
    this.collector.add({
      objects: isAll ? [] : [{ ...file, followed: [GROUP] }],
      inputs: [path],
      coverage: [carrier],
      problems: problems.filter(({ severity }) => severity !== 'error'),
    });
  }

  /** A chart of Applications, as it is installed: `helm install`, `argocd app create`, an Application elsewhere. */
  async startChart(chart: NonNullable<ArgoEntry['chart']>): Promise<void> {
    const { release: name, ...release } = chart;
    const sourced = await helm(this.renderer, { ...release, name });
    this.collector.add({
      ...sourced,
      objects: sourced.objects.filter((file) => !this.queued(file, rootOf(chart))),
    });
  }

  async rest(): Promise<void> {
    for (let object = this.queue.shift(); object !== undefined; object = this.queue.shift()) {
      const one = object;
      await this.collector.attempt(one, () =>
        isOf(one, GROUP, 'ApplicationSet') ? this.applications(one) : this.application(one),
      );
    }
  }

  /** True for an object that is rendered later. */
  private put(object: Queued): boolean {
    if (!isOf(object, GROUP, 'Application') && !isOf(object, GROUP, 'ApplicationSet')) return false;
    if (this.collector.isFirst(object)) {
      this.queue.push(object);
      this.ahead(object);
    }
    return true;
  }

  /** Starts the builds of an Application: several are built at once. */
  private ahead({ manifest }: FileObject): void {
    const { tree, branch } = this.renderer;
    for (const source of sourcesIn(manifest))
      this.renderer.ahead(async () => {
        const read = sourceOf(manifest, source, { tree, branch, isLocal: this.isLocal });
        return typeof read !== 'string' && read.kind === 'kustomize' ? this.bySource(read) : NOTHING;
      });
  }

  private readonly isLocal = (url: string | null): boolean => {
    const { repository } = this.renderer;
    return url !== null && (repository === null || isRepository(url, repository));
  };

  /** What an object takes from the tree, if it is not rendered. */
  private takenBy({ manifest }: FileObject): string[] {
    const { tree } = this.renderer;
    const named = filesNamedBy(manifest, { tree, isLocal: this.isLocal });
    const asks = itemsIn(field(manifest.object, 'spec'), 'generators').some(asksForClusters);
    return asks ? [...named, ...this.secrets.all().map(({ path }) => path)] : named;
  }

  private leave(object: FileObject, why: string): void {
    const takes = this.takenBy(object);
    this.collector.add({ inputs: takes });
    this.collector.cover(object, { declared: 'no source renders it', why }, { takes });
  }

  private async applications(object: Queued): Promise<void> {
    const { manifest } = object;
    const { renderer, secrets, isLocal } = this;
    const spec = field(manifest.object, 'spec');
    const isGo = field(spec, 'goTemplate') === true;
    const isStrict = itemsIn(spec, 'goTemplateOptions').includes('missingkey=error');
    const inputs = new Set<string>();
    const context = { renderer, isLocal, isGo, isStrict, secrets, inputs };
    const { made, why, isUndecided = false } = await applicationsOf(manifest, context);
    this.collector.add({ inputs: [...inputs] });
    if (why !== null) {
      this.leave(object, why);
      return;
    }
    this.collector.cover(object, 'evaluated', { takes: [...inputs] });
    if (isUndecided) this.undecided(object);
    for (const { application, clusters } of made)
      this.put({ ...object, manifest: application, madeBy: manifest, clusters, isKnown: !isUndecided });
  }

  /** The generators of an ApplicationSet as a carrier of their own: an edit of them may take the cluster away. */
  private undecided({ manifest }: Queued): void {
    const generators = itemsIn(field(manifest.object, 'spec'), 'generators');
    const secrets = generators.some(asksForClusters) ? this.secrets.all().map(({ path }) => path) : [];
    const message = text`The clusters of ${name('object', titleOf(manifest))} are decided outside of the repository. It is planned as if this cluster gets it. An edit of its generators is not evaluated: a cluster that is dropped loses the Application and all that it applied. List the cluster in \`clusters\` of the configuration, with its \`labels\`.`;
    const carrier = {
      identity: `generators of ${nameOf(manifest)}`,
      place: manifest.place,
      digest: sha256([[...generators], this.renderer.tree.digest(secrets)]),
      route: '',
      sync: 'automatic' as const,
      takes: secrets,
      outcome: { failed: renderProblem('undecided-destination', message, manifest.place) },
    };
    this.collector.add({ coverage: [carrier] });
  }

  private async application(object: Queued): Promise<void> {
    const spec = field(object.manifest.object, 'spec');
    const destination = field(spec, 'destination');
    const written = sourcesIn(object.manifest);
    const names = object.isKnown ? destinationOf(destination, object.clusters) : null;
    const route = [
      written.map((one) => [
        textIn(one, 'repoURL'),
        textIn(one, 'chart') ?? textIn(one, 'targetRevision') ?? 'HEAD',
      ]),
      textIn(destination, 'name') || textIn(destination, 'server'),
    ];
    this.collector.expect(object, { route, takes: this.takenBy(object), sync: syncOf(object) });
    const whose = this.destinations.whose(names, object.root);
    if (whose !== 'here') {
      const to = names?.[0] ?? '';
      const outcome =
        whose === 'other'
          ? ({ declared: 'another cluster', why: `planned with ${to}` } as const)
          : ({ declared: 'no plan', why: `it applies to ${to}, which has no plan here`, to } as const);
      this.collector.cover(object, outcome);
      if (whose === 'other') this.collector.add({ inputs: this.takenBy(object) });
    } else if (written.length === 0) {
      this.leave(object, 'it has no source that is supported here');
      return;
    }
    const takes: string[] = [];
    const made: SourceFile[] = [];
    const unread: string[] = [];
    for (const source of written) {
      const { tree, branch } = this.renderer;
      // A source with `ref` alone only lends its files to the others.
      if (
        textIn(source, 'ref') !== null &&
        textIn(source, 'path') === null &&
        textIn(source, 'chart') === null
      )
        continue;
      const read = sourceOf(object.manifest, source, { tree, branch, isLocal: this.isLocal });
      if (whose !== 'here') await this.follow(object, read);
      else if (typeof read === 'string') unread.push(read);
      else {
        const sourced = await this.render(object, read, names);
        takes.push(...sourced.inputs);
        made.push(...sourced.objects);
      }
    }
    const [why] = unread;
    if (why !== undefined) this.leave(object, why);
    else if (whose === 'here') this.collector.cover(object, 'evaluated', { takes, made });
  }

  /** Follows an Application for another cluster: the Applications that it makes may be for this one. */
  private async follow(object: Queued, source: ApplicationSource | string): Promise<void> {
    if (typeof source === 'string' || !this.mayHoldApplications(source)) return;
    const { objects } = await this.bySource(source);
    for (const file of objects) this.queued(deliveredBy(file, object), object.root);
  }

  private mayHoldApplications(source: ApplicationSource): boolean {
    const { tree } = this.renderer;
    if (source.kind === 'helm' && typeof source.release.chart !== 'string') return false;
    const paths =
      source.kind === 'directory'
        ? source.paths
        : source.kind === 'helm'
          ? [source.release.chart as string, ...source.release.values]
          : null;
    if (paths === null) return true;
    return paths
      .flatMap((path) => tree.below(path))
      .some((path) => tree.text(path)?.includes(GROUP) === true);
  }

  private async render(
    object: Queued,
    source: ApplicationSource,
    names: readonly string[] | null,
  ): Promise<Sourced> {
    const namespace = textIn(fieldAt(object.manifest.object, 'spec', 'destination'), 'namespace');
    const sourced = await this.bySource(source);
    const objects = sourced.objects
      .map((file) => (namespace === null ? file : { ...file, namespace }))
      .map((file) => deliveredBy(file, object))
      .filter((file) => !this.queued(file, object.root));
    if (objects.some(holdsOthers)) this.destinations.count(names, object.manifest.place);
    this.collector.add({ ...sourced, objects });
    return sourced;
  }

  /** True for a document that is rendered later. A file as it is written may hold other objects, and stays. */
  private queued(file: SourceFile, root: string): boolean {
    if (file.renderedBy !== undefined) {
      const object = objectOf(file, KINDS);
      return object !== null && this.put({ ...object, ...ROOT, root });
    }
    if (!file.text.includes(GROUP)) return false;
    const { manifests } = parseManifests(file.text, file.path);
    const put = manifests.filter((manifest) => this.put({ file, manifest, ...ROOT, root }));
    return put.length > 0 && put.length === manifests.length;
  }

  private bySource(source: ApplicationSource): Promise<Sourced> {
    if (source.kind === 'helm') return helm(this.renderer, source.release);
    if (source.kind === 'kustomize')
      return kustomize(this.renderer, source.folder, { instead: source.instead });
    const { paths, excluded } = source;
    const objects = paths.map((path) => ({
      path,
      text: this.renderer.tree.text(path) ?? '',
      followed: [GROUP],
    }));
    return Promise.resolve({ ...NOTHING, objects, inputs: [...paths, ...excluded] });
  }
}

/** The sources of an Application; `source` counts only without `sources`. */
function sourcesIn({ object }: Manifest): readonly Json[] {
  const spec = field(object, 'spec');
  const several = itemsIn(spec, 'sources');
  return several.length > 0 ? several : [field(spec, 'source')].filter((one) => one !== undefined);
}

/** The names of the cluster of a destination; null if nothing in the tree tells it. */
function destinationOf(destination: Json | undefined, clusters: readonly string[]): readonly string[] | null {
  const written = textIn(destination, 'name') || textIn(destination, 'server') || null;
  if (written === null) return null;
  if (written.includes('{{')) return clusters.length > 0 ? clusters : null;
  // An address may belong to the cluster that is named beside it.
  return textIn(destination, 'name') ? [written] : [written, ...clusters];
}

/** A rolling sync of the ApplicationSet syncs its Applications. Source: argo-cd, docs/user-guide/skip_reconcile.md. */
function syncOf({ manifest, madeBy }: Queued): 'automatic' | 'manual' {
  const annotations = labelsIn(manifest.object['metadata'], 'annotations');
  const isSkipped = annotations['argocd.argoproj.io/skip-reconcile'] === 'true';
  const isRolled = fieldAt(madeBy?.object, 'spec', 'strategy', 'type') === 'RollingSync';
  return isSkipped || (!isRolled && !syncsItself(manifest)) ? 'manual' : 'automatic';
}

const ROOT = { clusters: [], isKnown: true };

/** True if the policies of another cluster name the same file. */
function isTaken(policies: readonly PolicySource[], root: string): boolean {
  return policies.some(
    (one) =>
      one.kind === 'argocd' &&
      (one.chart === null ? compileGlobs(one.globs).globs.matches(root) : rootOf(one.chart) === root),
  );
}

/** True for a file with objects that reach a cluster as they are: those of Argo CD are where it runs. */
function holdsOthers({ text }: SourceFile): boolean {
  const versions = text.matchAll(/\bapiVersion["']?\s*:\s*["']?([^\s"',}]+)/g);
  return Array.from(versions).some(([, written = '']) => !written.includes(GROUP));
}
