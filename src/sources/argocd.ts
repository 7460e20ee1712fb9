import type { Destination, PolicySource } from '../config/policy-sources.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { field, labelsIn, textIn } from '../manifest/fields.js';
import { groupOf, type Json } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { atOrigin, type Carrier, type Outcome, type SourceFile } from '../manifest/source-file.js';
import { compileGlobs } from '../read/globs.js';
import { applicationsOf } from './application-set.js';
import { type ApplicationSource, ARGO, filesNamedBy, sourceOf, sourcesIn } from './application-source.js';
import { deliveredBy, type Delivering, syncsItself } from './deliverers.js';
import { Destinations } from './destinations.js';
import { type Draft, Expansion, sha256 } from './expansion.js';
import { helm } from './helm.js';
import { notRendered, NotRendered } from './render-error.js';
import type { Renderer } from './renderer.js';
import type { Sourced } from './source.js';

/** The entry of `policies`. */
type ArgoEntry = Pick<PolicySource & { readonly kind: 'argocd' }, 'globs' | 'chart' | 'destination'>;
type RootChart = NonNullable<ArgoEntry['chart']>;

/** Renders the Applications and ApplicationSets in some files or a chart, and those that they bring. */
export async function argocd(
  renderer: Renderer,
  { globs: patterns, chart, destination }: ArgoEntry,
): Promise<Sourced> {
  const run = new ArgoRun(renderer, destination);
  if (chart !== null) await run.startChart(chart);
  const { globs } = compileGlobs(patterns);
  for (const path of renderer.tree.files()) if (globs.matches(path)) run.start(path);
  await run.rest();
  const written = chart ? { chart: chart.chart } : patterns.length === 1 ? patterns[0] : patterns;
  return run.result(`argocd: ${JSON.stringify(written)}`);
}

/** Represents a chart of Applications in place of a path. */
function rootOf({ chart, values }: RootChart): string {
  return JSON.stringify([chart, ...values]);
}

/** An object to render, and what is known of its cluster. */
interface Queued extends Delivering {
  /** The file that `policies` names. */
  readonly root: string;
  /** Names of the clusters that its ApplicationSet made it for. */
  readonly clusters: readonly string[];
}

class ArgoRun {
  private readonly expansion: Expansion;
  private readonly destinations: Destinations;
  private readonly queue: Queued[] = [];

  constructor(
    private readonly renderer: Renderer,
    destination: Destination,
  ) {
    this.expansion = new Expansion(renderer.tree);
    this.destinations = new Destinations(renderer.cluster, destination, (policies, root) =>
      // The policies of another cluster name the same file.
      policies.some(
        (one) =>
          one.kind === 'argocd' &&
          (one.chart === null ? compileGlobs(one.globs).globs.matches(root) : rootOf(one.chart) === root),
      ),
    );
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
    const queued = manifests.filter((manifest) => this.put({ file, manifest, clusters: [], root: path }));
    const failed = problems.find(({ severity }) => severity === 'error');
    const carrier: Carrier = {
      ...{ identity: `argocd file: ${path}`, place: null, digest: sha256(text), route: '' },
      ...{ sync: 'automatic', takes: [path], outcome: failed === undefined ? 'evaluated' : { failed } },
    };
    // Nothing else reads the other objects of the file.
    const isAll = failed !== undefined || queued.length === manifests.length;
    this.expansion.add({
      objects: isAll ? [] : [{ ...file, followed: [ARGO] }],
      inputs: [path],
      coverage: [carrier],
      problems: problems.filter(({ severity }) => severity !== 'error'),
    });
  }

  /** A chart of Applications, as it is installed: `helm install`, `argocd app create`, an Application elsewhere. */
  async startChart(chart: RootChart): Promise<void> {
    const { release, ...rest } = chart;
    const sourced = await helm(this.renderer, { ...rest, name: release });
    const objects = sourced.objects.filter((file) => !this.queued(file, rootOf(chart)));
    this.expansion.add({ ...sourced, objects });
  }

  async rest(): Promise<void> {
    for (let object = this.queue.shift(); object !== undefined; object = this.queue.shift()) {
      const one = object;
      await this.expansion.expand(one, (draft) => {
        draft.takes = filesNamedBy(one.manifest, this.renderer);
        return one.manifest.kind === 'Application'
          ? this.application(one, draft)
          : this.applications(one, draft);
      });
    }
  }

  /** True for an object that is rendered later. */
  private put(object: Queued): boolean {
    const { kind, apiVersion } = object.manifest;
    if (groupOf(apiVersion) !== ARGO || !/^Application(?:Set)?$/.test(kind)) return false;
    if (this.expansion.isFirst(object)) {
      this.queue.push(object);
      // Several sources are built at once.
      this.renderer.ahead(async () => {
        const built = this.sourcesOf(object).sources.filter((one) => one.kind === 'kustomize');
        await Promise.all(built.map((source) => source.render()));
      });
    }
    return true;
  }

  /** True for a document whose objects are all rendered later. */
  private queued(file: SourceFile, root: string): boolean {
    if (!file.text.includes(ARGO)) return false;
    const { manifests } = atOrigin(parseManifests(file.text, file.path), file);
    const put = manifests.filter((manifest) => this.put({ file, manifest, clusters: [], root }));
    return put.length > 0 && put.length === manifests.length;
  }

  /** The sources of an Application, and what keeps the first of the others from being rendered. */
  private sourcesOf({ manifest }: Queued) {
    const sources: ApplicationSource[] = [];
    let refusal: NotRendered | null = null;
    for (const one of sourcesIn(field(manifest.object, 'spec'))) {
      // Without a path or chart it only lends its files to the others.
      if (['path', 'chart'].every((key) => textIn(one, key) === null) && textIn(one, 'ref')) continue;
      try {
        sources.push(sourceOf(manifest, one, this.renderer));
      } catch (error) {
        if (!(error instanceof NotRendered)) throw error;
        refusal ??= error;
      }
    }
    return { sources, refusal };
  }

  private async applications(object: Queued, draft: Draft): Promise<Outcome> {
    const { manifest } = object;
    const inputs = new Set<string>();
    const made = await applicationsOf(manifest, this.renderer, inputs);
    draft.takes = [...inputs];
    this.expansion.add({ inputs: draft.takes });
    for (const { application, clusters } of made)
      this.put({ ...object, manifest: application, madeBy: manifest, clusters });
    return 'evaluated';
  }

  private async application(object: Queued, draft: Draft): Promise<Outcome> {
    const { manifest, clusters } = object;
    const annotations = labelsIn(manifest.object['metadata'], 'annotations');
    const spec = field(manifest.object, 'spec');
    const destination = field(spec, 'destination');
    const to = textIn(destination, 'name') || textIn(destination, 'server') || null;
    const written = sourcesIn(spec);
    const revision = (one: Json): string => textIn(one, 'chart') ?? textIn(one, 'targetRevision') ?? 'HEAD';
    draft.route = [written.map((one) => [textIn(one, 'repoURL'), revision(one)]), to];
    // Source: argo-cd, docs/user-guide/skip_reconcile.md.
    const isSkipped = annotations['argocd.argoproj.io/skip-reconcile'] === 'true';
    if (isSkipped || !syncsItself(manifest)) draft.sync = 'manual';
    const { sources, refusal } = this.sourcesOf(object);
    const names = namesOf(to, clusters, Boolean(textIn(destination, 'name')));
    const sent = this.destinations.elsewhere(names, object.root);
    if (sent !== null) {
      if (sent.declared === 'another cluster') this.expansion.add({ inputs: draft.takes });
      // The Applications that it makes may be for this cluster.
      for (const source of sources) if (this.mayHoldOthers(source)) await this.render(object, source);
      return sent;
    }
    const rendered: (Sourced & { readonly made: readonly SourceFile[] })[] = [];
    for (const source of sources) {
      const sourced = await this.render(object, source);
      // Objects of Argo CD itself are where it runs.
      const versions = sourced.objects.flatMap(({ text }) => [
        ...text.matchAll(/\bapiVersion["']?\s*:\s*["']?([^\s"',}]+)/g),
      ]);
      if (versions.some(([, one = '']) => !one.includes(ARGO)))
        this.destinations.count(names, manifest.place);
      this.expansion.add(sourced);
      rendered.push(sourced);
    }
    if (refusal !== null) throw refusal;
    if (written.length === 0) throw notRendered`it has no source`;
    draft.takes = rendered.flatMap(({ inputs }) => inputs);
    draft.made = rendered.flatMap(({ made }) => made);
    return 'evaluated';
  }

  private mayHoldOthers({ kind, paths }: ApplicationSource): boolean {
    const { tree } = this.renderer;
    const files = paths.flatMap((path) => tree.below(path));
    return kind === 'kustomize' || files.some((path) => tree.text(path)?.includes(ARGO));
  }

  /** A source without the Applications in it, which are queued. */
  private async render(object: Queued, source: ApplicationSource) {
    const namespace = textIn(object.manifest.object, 'spec', 'destination', 'namespace');
    const placing = namespace === null ? {} : { namespace };
    const sourced = await source.render();
    const objects = sourced.objects
      .map((file) => deliveredBy({ ...file, ...placing }, object))
      .filter((file) => !this.queued(file, object.root));
    return { ...sourced, objects, made: sourced.objects };
  }
}

/** The names of the cluster of a destination; null if nothing in the tree gives them. */
function namesOf(to: string | null, clusters: readonly string[], isName: boolean): readonly string[] | null {
  if (to === null) return null;
  if (to.includes('{{')) return clusters.length > 0 ? clusters : null;
  // An address may belong to the cluster that is named beside it.
  return isName ? [to] : [to, ...clusters];
}
