import { joined } from '../../manifest/path.js';
import type { Destination } from '../../config/policy-sources.js';
import { field, fieldAt, itemsIn, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/words/visible.js';
import { Destinations, IN_CLUSTER } from '../destinations.js';
import { deliveredBy } from '../delivered.js';
import { Gathered } from '../gathered.js';
import { chartIn } from '../helm/chart.js';
import { renderChart } from '../helm/template.js';
import { postRendered } from '../helm/post-render.js';
import { buildKustomization } from '../kustomize/build.js';
import { closureOf } from '../kustomize/closure.js';
import { renderProblem } from '../problems.js';
import type { Rendered, Renderer } from '../renderer.js';
import { RenderError } from '../tree.js';
import { Artifact, lostFile } from './artifact.js';
import { kubeconfigOf } from '../../manifest/delivery/flux-cluster.js';
import { Known } from './known.js';
import { type FileObject, isApplied, isOf, objectOf } from './objects.js';
import { overlayOf } from './overlay.js';
import { releaseOf } from './release.js';
import { filledAll, variablesOf } from './substitute.js';

const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io';
const HELM = 'helm.toolkit.fluxcd.io';
const SOURCE = 'source.toolkit.fluxcd.io';
const SOURCES = ['GitRepository', 'HelmChart'];
const KINDS = new Set(['Kustomization', 'HelmRelease', 'ConfigMap', 'Secret', ...SOURCES]);

/**
 * What the controllers of Flux make of a folder: its manifests, and what the Kustomizations and HelmReleases among them render of the
 * repository, and so on. Those whose source is elsewhere stay as they are: an edit of one is an edit of something nobody rendered.
 */
export async function renderFlux(
  renderer: Renderer,
  folder: string,
  destination: Destination = null,
): Promise<Rendered> {
  const run = new FluxRun(renderer, folder, destination);
  await run.start();
  await run.rest();
  return run.gathered.ofOne(run.destinations.problem(`flux: ${JSON.stringify(folder)}`));
}

/** An object that is to be rendered, and the cluster it lies in. */
interface Queued extends FileObject {
  readonly cluster: readonly string[];
}

const LOCAL = [IN_CLUSTER];

class FluxRun {
  readonly gathered: Gathered;
  private readonly known: Known;
  readonly destinations: Destinations;
  private queue: Queued[] = [];
  private readonly artifact: Artifact;

  constructor(
    private readonly renderer: Renderer,
    private readonly folder: string,
    destination: Destination,
  ) {
    this.gathered = new Gathered(renderer, [KUSTOMIZE, HELM], TOO_MANY);
    const { workspace, repository } = renderer;
    this.known = new Known(repository, (path) => workspace.isFolder(path));
    this.artifact = new Artifact(renderer.workspace, this.known);
    this.destinations = new Destinations({
      cluster: renderer.cluster,
      destination,
      isTaken: (policies, root) =>
        policies.some((one) => one.kind === 'flux' && joined('', one.folder) === root),
    });
  }

  /**
   * Builds the folder that everything begins with. Where a Kustomization in it applies the folder itself, as that of `flux bootstrap`
   * does, it is built as that one says, and once.
   */
  async start(): Promise<void> {
    const { folder } = this;
    const { files } = await buildKustomization(this.renderer, folder, this.options(folder, undefined, null));
    const own = files
      .map((file) => objectOf(file, KINDS))
      .find(
        (object) =>
          object !== null &&
          isOf(object, KUSTOMIZE, 'Kustomization') &&
          joined('', textIn(field(object.manifest.object, 'spec'), 'path') ?? '') === folder &&
          this.known.isLocal(
            field(field(object.manifest.object, 'spec'), 'sourceRef'),
            object.manifest.namespace,
            folder,
          ),
      );
    if (!own) {
      await this.build(folder, undefined, { namespace: null, cluster: LOCAL });
      return;
    }
    const { namespace } = own.manifest;
    const spec = field(own.manifest.object, 'spec');
    const cluster = kubeconfigOf(spec) ?? LOCAL;
    this.gathered.isFirst(own, cluster[0]);
    if (this.isSentAway({ ...own, cluster: LOCAL }, cluster, [folder])) return;
    this.gathered.begin(own);
    this.gathered.roots.push(folder);
    await this.apply(own, spec, () => this.build(folder, spec, { namespace, cluster }));
  }

  private options(
    folder: string,
    spec: Json | undefined,
    namespace: string | null,
  ): Parameters<typeof buildKustomization>[2] {
    const { workspace } = this.renderer;
    const leavesOut = this.artifact.leavesOut(field(spec, 'sourceRef'), namespace);
    const instead = overlayOf(workspace, folder, spec, leavesOut);
    const { root, paths } = closureOf(workspace, folder, instead);
    const lost = paths.find((path) => workspace.isFile(path) && leavesOut(path));
    if (lost !== undefined) throw new RenderError(lostFile(folder, root, lost), workspace.contentId(paths));
    return { readsAnywhere: true, ...(instead === null ? {} : { instead }) };
  }

  /** Objects wait for the ConfigMaps that others bring; when nobody brings more they are taken as they are. */
  async rest(): Promise<void> {
    while (this.queue.length > 0) {
      const round = this.queue;
      this.queue = [];
      const waiting: Queued[] = [];
      for (const object of round) {
        if (this.known.lacking(object.manifest).length > 0) waiting.push(object);
        else await this.attempt(object);
      }
      const next = waiting.length === round.length ? this.nextOf(waiting) : null;
      this.queue.push(...waiting.filter((object) => object !== next));
      if (next !== null) await this.attempt(next);
    }
  }

  /** Of objects that all wait, the one to be taken as it is: first those that depend on none of the others, and that lack no ConfigMap. */
  private nextOf(waiting: readonly Queued[]): Queued | null {
    const names = new Set(waiting.map(({ manifest }) => manifest.name));
    const rank = ({ manifest }: Queued): number => {
      const depends = itemsIn(manifest.object['spec'], 'dependsOn').some((one) =>
        names.has(textIn(one, 'name') ?? ''),
      );
      const lacksMap = this.known.lacking(manifest).some((one) => textIn(one, 'kind') !== 'Secret');
      return (depends ? 2 : 0) + (lacksMap ? 1 : 0);
    };
    return waiting.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
  }

  private attempt(object: Queued): Promise<void> {
    return this.gathered.attempt(object, () => this.expand(object), this.known.given(object.manifest)?.of);
  }

  /** Leaves what lies elsewhere; an edit of what it is given here is told. */
  private leave(object: FileObject): void {
    const given = this.known.given(object.manifest);
    if (given === null) this.gathered.leave(object);
    else this.gathered.leaveGiven(object, given.of, given.what);
  }

  private async expand(object: Queued): Promise<void> {
    const { manifest } = object;
    const spec = field(manifest.object, 'spec');
    const cluster = kubeconfigOf(spec) ?? object.cluster;
    if (isOf(object, HELM, 'HelmRelease')) return this.release(object, cluster);
    const path = joined('', textIn(spec, 'path') ?? '');
    if (!this.known.isLocal(field(spec, 'sourceRef'), manifest.namespace, path) || path === null) {
      this.leave(object);
      return;
    }
    if (this.isSentAway(object, cluster, [path])) return;
    if (!this.renderer.workspace.isFolder(path)) {
      const message = `Kustomization/${visible(manifest.name)} applies ${visible(path)}, which is no folder of this repository; Flux would report the same. Correct spec.path.`;
      throw new RenderError(
        renderProblem('no-folder', message, manifest.placeOf(['spec', 'path'])),
        object.file.text,
      );
    }
    this.gathered.route(object, [field(spec, 'sourceRef') ?? null, field(spec, 'kubeConfig') ?? null]);
    await this.apply(object, spec, () =>
      this.build(path, spec, { namespace: manifest.namespace, cluster, by: object }),
    );
  }

  /** Renders what an object applies, and reports one that applies nothing now. */
  private async apply(
    object: FileObject,
    spec: Json | undefined,
    render: () => Promise<Rendered>,
  ): Promise<void> {
    const isSuspended = field(spec, 'suspend') === true;
    if (!isSuspended) this.gathered.applies(object);
    const made = await render();
    if (isSuspended) this.gathered.idle(object, 'suspended', [made]);
  }

  /** True for what goes to a cluster that is not planned here, where nobody but its kubeconfig's Secret says which one it is. */
  private isSentAway(object: Queued, cluster: readonly string[], named: readonly string[]): boolean {
    const whose = this.destinations.whose(cluster, this.folder);
    // What is in the cluster of Flux itself may send things on to the one that is planned.
    if (cluster === object.cluster) return false;
    if (whose === 'here' && this.destinations.isPlanned(cluster)) return false;
    this.gathered.send(object);
    if (whose === 'other') {
      this.gathered.leftOut.push(...named);
      return true;
    }
    if (whose === 'elsewhere') this.gathered.elsewhere(object, named, cluster[0] ?? '');
    else this.gathered.leave(object, named, TO_ANOTHER);
    return true;
  }

  private async release(object: Queued, cluster: readonly string[]): Promise<void> {
    const read = releaseOf(object.manifest, this.known);
    const named = read === null ? [] : [read.release.chart, ...read.release.values];
    if (this.isSentAway(object, cluster, named)) return;
    if (read === null) {
      this.leave(object);
      return;
    }
    if (this.destinations.whose(cluster, this.folder) !== 'here') return;
    await this.apply(object, field(object.manifest.object, 'spec'), async () => {
      const rendered = await renderChart(this.renderer, read.release);
      const { name, namespace, chart } = read.release;
      // With another one of these helm-controller uninstalls the release and installs a new one (internal/action/verify.go).
      const source = fieldAt(object.manifest.object, 'spec', 'chart', 'spec', 'sourceRef') ?? null;
      this.gathered.route(object, [name, namespace, chartIn(this.renderer.workspace, chart).name, source]);
      const files = await postRendered(this.renderer, rendered.files, read.postRenderers);
      if (files.length > 0) this.destinations.count(cluster, object.manifest.place);
      const placed = files
        .map((file) => (namespace === null ? file : { ...file, namespace }))
        .map((file) => deliveredBy(file, object));
      this.gathered.add({ ...rendered, files: placed }, object);
      return { ...rendered, files: placed };
    });
  }

  /** Builds one folder, and queues what is in it to be rendered. */
  async build(
    folder: string,
    spec: Json | undefined,
    { namespace, cluster, by = null }: Building,
  ): Promise<Rendered> {
    const rendered = await buildKustomization(this.renderer, folder, this.options(folder, spec, namespace));
    const variables = variablesOf(field(spec, 'postBuild'), namespace, this.known);
    const filled = filledAll(rendered.files, variables);
    const files = by === null ? filled : filled.map((file) => deliveredBy(file, by));
    const kept = files.filter((file) => !this.queued(file, cluster));
    const isHere = this.destinations.whose(cluster, this.folder) === 'here';
    const [place] = kept.filter(isApplied).map(({ path }) => ({ file: path, line: 1, column: 1 }));
    if (isHere && place !== undefined) this.destinations.count(cluster, place);
    this.gathered.add({ ...rendered, files: isHere ? kept : [] }, by);
    return { ...rendered, files };
  }

  /** True for what is rendered later, and not judged itself. */
  private queued(file: SourceFile, cluster: readonly string[]): boolean {
    const object = objectOf(file, KINDS);
    if (object === null) return false;
    if (!isOf(object, KUSTOMIZE, 'Kustomization') && !isOf(object, HELM, 'HelmRelease')) {
      if (!isOf(object, '', object.manifest.kind) && !SOURCES.some((kind) => isOf(object, SOURCE, kind)))
        return false;
      this.known.add(object);
      return false;
    }
    if (this.gathered.isFirst(object, cluster[0])) this.queue.push({ ...object, cluster });
    return true;
  }
}

/** For which cluster a folder is built. */
interface Building {
  readonly namespace: string | null;
  readonly cluster: readonly string[];
  /** The Kustomization that applies it; absent for the folder that everything begins with. */
  readonly by?: FileObject | null;
}

const TOO_MANY =
  'Kustomizations and HelmReleases come from this folder; nothing of it was rendered. Name smaller folders.';

const TO_ANOTHER =
  'its kubeConfig leads to another cluster; where that is the one planned here, give the name of its Secret as `destination` of the entry of `policies`';
