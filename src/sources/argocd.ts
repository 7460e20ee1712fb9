import type { Destination, PolicySource } from '../config/policy-sources.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { field, fieldAt, itemsIn, labelsIn, textAt, textIn } from '../manifest/fields.js';
import type { Json, Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import type { Carrier, Outcome, SourceFile } from '../manifest/source-file.js';
import { titleOf } from '../manifest/visible.js';
import { compileGlobs } from '../read/globs.js';
import { name, text } from '../text/text.js';
import { applicationsOf } from './application-set.js';
import { type ApplicationSource, filesNamedBy, sourceOf } from './application-source.js';
import { ClusterSecrets } from './cluster-secrets.js';
import { deliveredBy, type Delivering, nameOf, syncsItself } from './deliverers.js';
import { Destinations } from './destinations.js';
import { type Draft, Expansion, sha256 } from './expansion.js';
import { asksForClusters } from './generators.js';
import { helm } from './helm.js';
import { kustomize } from './kustomize.js';
import { notRendered, NotRendered, orRefusal, renderProblem } from './render-error.js';
import type { Renderer } from './renderer.js';
import { type FileObject, isOf, isRepository, NOTHING, objectOf, type Sourced } from './source.js';

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
  return run.result(`argocd: ${entry}`);
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

const WRITTEN = { clusters: [], isKnown: true };

class ArgoRun {
  private readonly expansion: Expansion;
  private readonly destinations: Destinations;
  private readonly queue: Queued[] = [];
  private readonly secrets: ClusterSecrets;

  constructor(
    private readonly renderer: Renderer,
    destination: Destination,
  ) {
    const { tree, cluster } = renderer;
    this.secrets = new ClusterSecrets(tree);
    this.expansion = new Expansion(tree);
    this.destinations = new Destinations(cluster, destination, isTaken);
  }

  result(entry: string): Sourced {
    return this.expansion.result(this.destinations.problem(entry));
  }

  start(path: string): void {
    const text = this.renderer.tree.text(path) ?? '';
    const file: SourceFile = { path, text };
    // It lists the files beside it: an edit may add or drop an Application.
    if (isKustomization(path)) {
      this.expansion.add({ objects: [file] });
      return;
    }
    const { manifests, problems } = parseManifests(text, path);
    const queued = manifests.filter((manifest) => this.put({ file, manifest, ...WRITTEN, root: path }));
    const failed = problems.find(({ severity }) => severity === 'error');
    const carrier: Carrier = {
      ...{ identity: `argocd file: ${path}`, place: null, digest: sha256(text), route: '' },
      ...{ sync: 'automatic', takes: [path], outcome: failed === undefined ? 'evaluated' : { failed } },
    };
    // Nothing else reads the other objects of the file.
    const isAll = failed !== undefined || queued.length === manifests.length;
    this.expansion.add({
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
    const objects = sourced.objects.filter((file) => !this.queued(file, rootOf(chart)));
    this.expansion.add({ ...sourced, objects });
  }

  async rest(): Promise<void> {
    for (let object = this.queue.shift(); object !== undefined; object = this.queue.shift()) {
      const one = object;
      await this.expansion.expand(one, (draft) =>
        one.manifest.kind === 'ApplicationSet' ? this.applications(one, draft) : this.application(one, draft),
      );
    }
  }

  /** True for an object that is rendered later. */
  private put(object: Queued): boolean {
    if (!isOf(object, GROUP, 'Application') && !isOf(object, GROUP, 'ApplicationSet')) return false;
    if (this.expansion.isFirst(object)) {
      this.queue.push(object);
      // Several sources are built at once.
      this.renderer.ahead(async () => {
        const built = this.sourcesOf(object).sources.filter(({ kind }) => kind === 'kustomize');
        await Promise.all(built.map((source) => this.bySource(source)));
      });
    }
    return true;
  }

  private readonly isLocal = (url: string | null): boolean => {
    const { repository } = this.renderer;
    return url !== null && (repository === null || isRepository(url, repository));
  };

  /** The sources of an Application, and what keeps the first of the others from being rendered. */
  private sourcesOf({ manifest }: FileObject): {
    readonly sources: readonly ApplicationSource[];
    readonly refusal: NotRendered | null;
  } {
    const { tree, branch } = this.renderer;
    const sources: ApplicationSource[] = [];
    let refusal: NotRendered | null = null;
    for (const one of sourcesIn(manifest)) {
      // It only lends its files to the others.
      if (textIn(one, 'ref') !== null && textIn(one, 'path') === null && textIn(one, 'chart') === null)
        continue;
      const read = orRefusal(() => sourceOf(manifest, one, { tree, branch, isLocal: this.isLocal }));
      if (!(read instanceof NotRendered)) sources.push(read);
      else refusal ??= read;
    }
    return { sources, refusal };
  }

  /** What an object takes from the tree, if it is not rendered. */
  private takenBy({ manifest }: FileObject): string[] {
    const { tree } = this.renderer;
    return [...filesNamedBy(manifest, { tree, isLocal: this.isLocal }), ...this.secretsFor(manifest)];
  }

  /** The Secrets of clusters that generators of an object go by. */
  private secretsFor({ object }: Manifest): string[] {
    const asks = itemsIn(field(object, 'spec'), 'generators').some(asksForClusters);
    return asks ? this.secrets.all().map(({ path }) => path) : [];
  }

  private async applications(object: Queued, draft: Draft): Promise<Outcome> {
    const { manifest } = object;
    const { renderer, secrets, isLocal } = this;
    const spec = field(manifest.object, 'spec');
    const isGo = field(spec, 'goTemplate') === true;
    const isStrict = itemsIn(spec, 'goTemplateOptions').includes('missingkey=error');
    const inputs = new Set<string>();
    const context = { renderer, isLocal, isGo, isStrict, secrets, inputs };
    draft.takes = this.takenBy(object);
    const { made, isUndecided } = await applicationsOf(manifest, context).finally(() => {
      this.expansion.add({ inputs: [...inputs] });
    });
    draft.takes = [...inputs];
    if (isUndecided) this.undecided(object);
    for (const { application, clusters } of made)
      this.put({ ...object, manifest: application, madeBy: manifest, clusters, isKnown: !isUndecided });
    return 'evaluated';
  }

  /** The generators of an ApplicationSet as a carrier of their own: an edit of them may take the cluster away. */
  private undecided({ manifest }: Queued): void {
    const takes = this.secretsFor(manifest);
    const content = [
      [...itemsIn(field(manifest.object, 'spec'), 'generators')],
      this.renderer.tree.digest(takes),
    ];
    const message = text`The clusters of ${name('object', titleOf(manifest))} are decided outside of the repository. It is planned as if this cluster gets it. An edit of its generators is not evaluated: a cluster that is dropped loses the Application and all that it applied. List the cluster in \`clusters\` of the configuration, with its \`labels\`.`;
    const failed = renderProblem('undecided-destination', message, manifest.place);
    const carrier: Carrier = {
      ...{ identity: `generators of ${nameOf(manifest)}`, place: manifest.place, digest: sha256(content) },
      ...{ route: '', sync: 'automatic', takes, outcome: { failed } },
    };
    this.expansion.add({ coverage: [carrier] });
  }

  private async application(object: Queued, draft: Draft): Promise<Outcome> {
    const { manifest } = object;
    const destination = fieldAt(manifest.object, 'spec', 'destination');
    const names = object.isKnown ? destinationOf(destination, object.clusters) : null;
    const revision = (one: Json): string => textIn(one, 'chart') ?? textIn(one, 'targetRevision') ?? 'HEAD';
    draft.route = [
      sourcesIn(manifest).map((one) => [textIn(one, 'repoURL'), revision(one)]),
      textIn(destination, 'name') || textIn(destination, 'server'),
    ];
    draft.takes = this.takenBy(object);
    draft.sync = syncOf(object);
    const { sources, refusal } = this.sourcesOf(object);
    const sent = this.destinations.elsewhere(names, object.root);
    if (sent !== null) {
      if (sent.declared === 'another cluster') this.expansion.add({ inputs: draft.takes });
      for (const source of sources) await this.follow(object, source);
      return sent;
    }
    const rendered: Sourced[] = [];
    for (const source of sources) rendered.push(await this.render(object, source, names));
    if (refusal !== null) throw refusal;
    if (sourcesIn(manifest).length === 0) throw notRendered`it has no source`;
    draft.takes = rendered.flatMap(({ inputs }) => inputs);
    draft.made = rendered.flatMap(({ objects }) => objects);
    return 'evaluated';
  }

  /** Follows an Application for another cluster: the Applications that it makes may be for this one. */
  private async follow(object: Queued, source: ApplicationSource): Promise<void> {
    if (!this.mayHoldApplications(source)) return;
    const { objects } = await this.bySource(source);
    for (const file of objects) this.queued(deliveredBy(file, object), object.root);
  }

  private mayHoldApplications(source: ApplicationSource): boolean {
    if (source.kind === 'kustomize') return true;
    const { tree } = this.renderer;
    if (source.kind === 'directory') return source.paths.some((path) => mentions(tree.text(path)));
    const { chart, values } = source.release;
    const paths = typeof chart === 'string' ? [chart, ...values] : [];
    return paths.some((path) => tree.below(path).some((file) => mentions(tree.text(file))));
  }

  private async render(
    object: Queued,
    source: ApplicationSource,
    names: readonly string[] | null,
  ): Promise<Sourced> {
    const namespace = textAt(object.manifest.object, 'spec', 'destination', 'namespace');
    const placing = namespace === null ? {} : { namespace };
    const sourced = await this.bySource(source);
    const objects = sourced.objects
      .map((file) => deliveredBy({ ...file, ...placing }, object))
      .filter((file) => !this.queued(file, object.root));
    if (objects.some(holdsOthers)) this.destinations.count(names, object.manifest.place);
    this.expansion.add({ ...sourced, objects });
    return sourced;
  }

  /** True for a document that is rendered later. A file as it is written may hold other objects, and stays. */
  private queued(file: SourceFile, root: string): boolean {
    if (file.renderedBy !== undefined) {
      const object = objectOf(file, KINDS);
      return object !== null && this.put({ ...object, ...WRITTEN, root });
    }
    if (!mentions(file.text)) return false;
    const { manifests } = parseManifests(file.text, file.path);
    const put = manifests.filter((manifest) => this.put({ file, manifest, ...WRITTEN, root }));
    return put.length > 0 && put.length === manifests.length;
  }

  private bySource(source: ApplicationSource): Promise<Sourced> {
    const { renderer } = this;
    if (source.kind === 'helm') return helm(renderer, source.release);
    if (source.kind === 'kustomize') return kustomize(renderer, source.folder, source);
    const { paths, excluded } = source;
    const fileAt = (path: string): SourceFile => ({
      path,
      text: renderer.tree.text(path) ?? '',
      followed: [GROUP],
    });
    return Promise.resolve({ ...NOTHING, objects: paths.map(fileAt), inputs: [...paths, ...excluded] });
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
  const isRolled = textAt(madeBy?.object, 'spec', 'strategy', 'type') === 'RollingSync';
  return isSkipped || (!isRolled && !syncsItself(manifest)) ? 'manual' : 'automatic';
}

/** True if the policies of another cluster name the same file. */
function isTaken(policies: readonly PolicySource[], root: string): boolean {
  return policies.some(
    (one) =>
      one.kind === 'argocd' &&
      (one.chart === null ? compileGlobs(one.globs).globs.matches(root) : rootOf(one.chart) === root),
  );
}

function mentions(text: string | null): boolean {
  return text?.includes(GROUP) === true;
}

/** True for a file with objects that reach a cluster as they are: those of Argo CD are where it runs. */
function holdsOthers({ text }: SourceFile): boolean {
  const versions = text.matchAll(/\bapiVersion["']?\s*:\s*["']?([^\s"',}]+)/g);
  return Array.from(versions).some(([, written = '']) => !mentions(written));
}
