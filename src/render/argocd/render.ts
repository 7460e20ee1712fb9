import { field, fieldAt, itemsIn, labelsIn, textIn } from '../../manifest/fields.js';
import type { Destination, PolicySource } from '../../config/policy-sources.js';
import { parseManifests } from '../../manifest/parse.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { compileGlobs } from '../../read/glob/globs.js';
import { isKustomization } from '../../manifest/delivery/kustomization.js';
import { isRepository } from '../flux/known.js';
import { type FileObject, isOf, objectOf } from '../flux/objects.js';
import { Destinations } from '../destinations.js';
import { deliveredBy, type Delivering } from '../delivered.js';
import { Gathered } from '../gathered.js';
import { renderChart } from '../helm/template.js';
import { chartIn } from '../helm/chart.js';
import { buildKustomization } from '../kustomize/build.js';
import { closureOf } from '../kustomize/closure.js';
import { RenderError } from '../tree.js';
import type { Workspace } from '../workspace.js';
import type { Rendered, Renderer } from '../renderer.js';
import { applicationsOf } from '../../argocd/application-set.js';
import { ClusterSecrets } from '../../argocd/cluster-secrets.js';
import { destinationOf } from './destination.js';
import { syncsItself } from '../../argocd/automated.js';
import { excludedFolders } from '../../argocd/excluded-folders.js';
import { asksForClusters } from '../../argocd/generators.js';
import { namedBy } from './named.js';
import { type AppSource, sourceOf } from './sources.js';

const GROUP = 'argoproj.io';
const KINDS = new Set(['Application', 'ApplicationSet']);

/**
 * What Argo CD makes of the Applications and ApplicationSets in some files: what they take from this repository, the Applications in that
 * included. One that takes something from elsewhere stays as it is written: an edit of it is an edit of something nobody rendered.
 */
export async function renderArgo(
  renderer: Renderer,
  { globs: patterns, chart, destination }: ArgoEntry,
): Promise<Rendered> {
  const run = new ArgoRun(renderer, destination);
  if (chart !== null) await run.startChart(chart);
  const { globs } = compileGlobs(patterns);
  for (const { path } of renderer.workspace.entries) {
    if (globs.matches(path) && renderer.workspace.isFile(path)) run.start(path);
  }
  await run.rest();
  return run.gathered.ofOne(run.destinations.problem(`argocd: ${writtenAs(patterns, chart)}`));
}

/** The entry of `policies`. */
type ArgoEntry = Pick<PolicySource & { readonly kind: 'argocd' }, 'globs' | 'chart' | 'destination'>;

function writtenAs(patterns: readonly string[], chart: ArgoEntry['chart']): string {
  if (chart !== null) return `{chart: ${JSON.stringify(chart.chart)}}`;
  return JSON.stringify(patterns.length === 1 ? patterns[0] : patterns);
}

/** What stands for a chart of Applications where a file with some has its path. */
function rootOf({ chart, values }: NonNullable<ArgoEntry['chart']>): string {
  return JSON.stringify([chart, ...values]);
}

/** An object that is to be rendered, and what is known of where it goes. */
interface Queued extends Delivering {
  /** The file that `policies` names. */
  readonly root: string;
  /** Names of clusters that made it. */
  readonly clusters: readonly string[];
  /** False where generators that nobody can tell decide whether this cluster gets it. */
  readonly isKnown: boolean;
}

class ArgoRun {
  readonly gathered: Gathered;
  readonly destinations: Destinations;
  private readonly queue: Queued[] = [];
  private readonly secrets: ClusterSecrets;

  constructor(
    private readonly renderer: Renderer,
    destination: Destination,
  ) {
    this.secrets = new ClusterSecrets(renderer.workspace);
    this.gathered = new Gathered(renderer, [GROUP], TOO_MANY);
    const { cluster } = renderer;
    this.destinations = new Destinations({ cluster, destination, isTaken });
  }

  start(path: string): void {
    const text = this.renderer.workspace.text(path) ?? '';
    const file: SourceFile = { path, text };
    if (isKustomization(path)) {
      // It lists the files beside it, and is judged as one that does: taking another of them brings an Application in.
      this.gathered.add({ files: [file], paths: [] });
      return;
    }
    const { manifests, problems } = parseManifests(text, path);
    const queued = manifests.filter((manifest) => this.put({ file, manifest, ...ROOT, root: path }));
    // Nothing else reads it: what is in it besides is judged as it is, and what can not be read is told.
    const isAll = problems.length > 0 || queued.length === manifests.length;
    this.gathered.add({ files: isAll ? [] : [file], paths: [path], problems });
  }

  /** A chart of Applications, as whoever installs it has it: `helm install`, `argocd app create`, an Application elsewhere. */
  async startChart(chart: NonNullable<ArgoEntry['chart']>): Promise<void> {
    const { release: name, ...release } = chart;
    const { files, ...rendered } = await renderChart(this.renderer, { ...release, name });
    const kept = files.filter((file) => !this.queued(file, { root: rootOf(chart) }));
    this.gathered.add({ ...rendered, files: kept });
  }

  async rest(): Promise<void> {
    for (let object = this.queue.shift(); object !== undefined; object = this.queue.shift()) {
      const one = object;
      await this.gathered.attempt(one, () => this.expand(one));
    }
    this.gathered.add({ files: [], paths: this.secrets.used });
  }

  /** True for an object that is rendered later, and not judged itself. */
  private put(object: Queued): boolean {
    if (!isOf(object, GROUP, 'Application') && !isOf(object, GROUP, 'ApplicationSet')) return false;
    if (this.gathered.isFirst(object)) this.queue.push(object);
    return true;
  }

  private async expand(object: Queued): Promise<void> {
    if (isOf(object, GROUP, 'ApplicationSet')) this.applications(object);
    else await this.application(object);
  }

  private readonly isLocal = (url: string | null): boolean => {
    const { repository } = this.renderer;
    return url !== null && (repository === null || isRepository(url, repository));
  };

  private leave(object: FileObject, why: string | null): void {
    this.gathered.leave(object, this.namedBy(object), why);
  }

  private namedBy({ manifest }: FileObject): string[] {
    const named = namedBy(manifest, this.renderer.workspace, this.isLocal);
    return asksForClusters(manifest) ? [...named, ...this.secrets.paths] : named;
  }

  private applications(object: Queued): void {
    const { manifest } = object;
    const { workspace, cluster } = this.renderer;
    const isGo = field(field(manifest.object, 'spec'), 'goTemplate') === true;
    const { made, why, isSame } = applicationsOf(manifest, {
      workspace,
      isLocal: this.isLocal,
      isGo,
      cluster,
      secrets: this.secrets,
      reads: (path) => {
        this.gathered.add({ files: [], paths: [path] });
      },
    });
    this.gathered.leftOut.push(...excludedFolders(manifest, workspace));
    if (why !== null) this.leave(object, why);
    if (isSame === true)
      this.gathered.undecided(object, [
        ...itemsIn(field(manifest.object, 'spec'), 'generators'),
        workspace.idBelow(asksForClusters(manifest) ? this.secrets.paths : []),
      ]);
    for (const { application, clusters } of made)
      this.put({ ...object, manifest: application, madeBy: manifest, clusters, isKnown: isSame !== true });
  }

  private async application(object: Queued): Promise<void> {
    const spec = field(object.manifest.object, 'spec');
    const names = object.isKnown ? destinationOf(spec, object.clusters) : null;
    const whose = this.destinations.whose(names, object.root);
    const isOther = whose !== 'here';
    if (isOther) this.gathered.send(object);
    if (whose === 'elsewhere') this.gathered.elsewhere(object, this.namedBy(object), names?.[0] ?? '');
    const several = itemsIn(spec, 'sources');
    const single = field(spec, 'source');
    const written = several.length > 0 ? several : single === undefined ? [] : [single];
    if (written.length === 0 && !isOther) this.leave(object, 'it has no source that is known here');
    const idle = isIdle(object);
    const destination = field(spec, 'destination');
    const made: Rendered[] = [];
    if (!isOther) {
      this.gathered.route(object, [
        written.map((one) => [textIn(one, 'repoURL'), textIn(one, 'targetRevision') ?? 'HEAD']),
        textIn(destination, 'name') || textIn(destination, 'server'),
      ]);
      if (!idle) this.gathered.applies(object);
    }
    for (const source of written) {
      // It only lends its files to the others.
      if (textIn(source, 'ref') !== null && textIn(source, 'path') === null) {
        if (!isOther && !this.isLocal(textIn(source, 'repoURL'))) this.leave(object, null);
        continue;
      }
      const { workspace, branch } = this.renderer;
      const read = sourceOf(object.manifest, source, workspace, this.isLocal, branch);
      if (whose === 'other' && typeof read !== 'string')
        this.gathered.leftOut.push(...(pathsOf(workspace, read) ?? []));
      if (isOther) await this.follow(object, read);
      else if (typeof read === 'string') this.leave(object, read);
      else made.push(await this.render(object, read, names));
    }
    if (idle && made.length > 0) this.gathered.idle(object, 'synced-by-hand', made);
  }

  /** Follows an Application for another cluster: the Applications that it makes may be for this one. */
  private async follow(object: Queued, source: AppSource | string): Promise<void> {
    if (typeof source === 'string' || !this.mayHoldApplications(source)) return;
    const { files, failures } = await this.bySource(source);
    for (const file of files) this.queued(deliveredBy(file, object), object);
    if (failures !== undefined) this.gathered.add({ files: [], paths: [], failures }, object);
  }

  private mayHoldApplications(source: AppSource): boolean {
    const { workspace } = this.renderer;
    const paths = pathsOf(workspace, source);
    if (paths === null) return true;
    return paths.some((path) =>
      workspace.below(path).some((entry) => workspace.text(entry.path)?.includes(GROUP) === true),
    );
  }

  private async render(
    object: Queued,
    source: AppSource,
    names: readonly string[] | null,
  ): Promise<Rendered> {
    const namespace = textIn(field(field(object.manifest.object, 'spec'), 'destination'), 'namespace');
    const rendered = await this.bySource(source);
    const files = rendered.files
      .map((file) => (namespace === null ? file : { ...file, namespace }))
      .map((file) => deliveredBy(file, object))
      .filter((file) => !this.queued(file, object));
    if (files.some(holdsOthers)) this.destinations.count(names, object.manifest.place);
    this.gathered.add({ ...rendered, files }, object);
    return rendered;
  }

  /** True for a document that is rendered later. A file as it was written may hold much else, and stays. */
  private queued(file: SourceFile, { root }: Pick<Queued, 'root'>): boolean {
    if (file.renderedBy !== undefined) {
      const object = objectOf(file, KINDS);
      return object !== null && this.put({ ...object, ...ROOT, root });
    }
    if (file.text.includes(GROUP))
      for (const manifest of parseManifests(file.text, file.path).manifests)
        this.put({ file, manifest, ...ROOT, root });
    return false;
  }

  private bySource(source: AppSource): Promise<Rendered> {
    if (source.kind === 'helm') return renderChart(this.renderer, source.release);
    if (source.kind === 'directory') return Promise.resolve(this.directory(source));
    const { folder, instead } = source;
    return buildKustomization(this.renderer, folder, instead === null ? {} : { instead });
  }

  private directory({ paths, excluded }: AppSource & { kind: 'directory' }): Rendered {
    this.gathered.leftOut.push(...excluded);
    const { workspace } = this.renderer;
    return { files: paths.map((path) => ({ path, text: workspace.text(path) ?? '' })), paths };
  }
}

/** The files and folders that a source is made of; null if that is not known. */
function pathsOf(workspace: Workspace, source: AppSource): readonly string[] | null {
  if (source.kind === 'directory') return source.paths;
  try {
    if (source.kind === 'helm')
      return [...chartIn(workspace, source.release.chart).paths, ...source.release.values];
    const { paths, missing } = closureOf(workspace, source.folder, source.instead);
    return missing.length > 0 ? null : paths;
  } catch (error) {
    if (error instanceof RenderError) return null;
    throw error;
  }
}

/**
 * True for an Application that Argo CD does not sync by itself. A rolling sync of its ApplicationSet does, and takes `automated` from all.
 * Source: argo-cd, docs/user-guide/skip_reconcile.md.
 */
function isIdle({ manifest, madeBy }: Queued): boolean {
  const isSkipped =
    labelsIn(manifest.object['metadata'], 'annotations')['argocd.argoproj.io/skip-reconcile'] === 'true';
  const isRolled = fieldAt(madeBy?.object, 'spec', 'strategy', 'type') === 'RollingSync';
  return isSkipped || (!isRolled && !syncsItself(manifest));
}

const ROOT = { clusters: [], isKnown: true };

/** True where another cluster's policies name the same file. */
function isTaken(policies: readonly PolicySource[], root: string): boolean {
  return policies.some(
    (one) =>
      one.kind === 'argocd' &&
      (one.chart === null ? compileGlobs(one.globs).globs.matches(root) : rootOf(one.chart) === root),
  );
}

/** True for a file with objects that reach a cluster as they are: those of Argo CD itself lie where it runs. */
function holdsOthers({ text }: SourceFile): boolean {
  const versions = text.matchAll(/\bapiVersion["']?\s*:\s*["']?([^\s"',}]+)/g);
  return Array.from(versions).some(([, written = '']) => !written.includes(GROUP));
}

const TOO_MANY = 'Applications come from these files; nothing of them was rendered. Name fewer files.';
