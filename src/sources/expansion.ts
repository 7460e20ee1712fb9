import type { ClusterNames } from '../config/clusters.js';
import type { Destination, PolicySource } from '../config/policy-sources.js';
import { keptBy } from '../manifest/annotations.js';
import { canonicalJson, isSameJson, sha256Hex } from '../manifest/canonical.js';
import { fieldAt, itemsIn, textIn } from '../manifest/fields.js';
import { type Json, type Manifest, type Place, isObject } from '../manifest/manifest.js';
import { type Problem, errorAt } from '../manifest/problem.js';
import type { Carrier, NotEvaluated, Outcome, SourceFile } from '../manifest/source-file.js';
import { titleOf, visible, withoutTrailing } from '../manifest/visible.js';
import { code, few, name, text } from '../text/text.js';
import type { Renderer } from './renderer.js';
import { type FileObject, REMOTE, RenderError, type Sourced, renderError } from './source.js';

/** More objects than these render each other. */
const MOST_OBJECTS = 2_000;

export function sha256(content: Json): string {
  return sha256Hex(canonicalJson(content));
}

export interface Draft {
  /** Files and folders of the tree that it takes. */
  takes: readonly string[];
  /** Values and variables that other objects give it. */
  given: Json;
  route: Json;
  sync: Carrier['sync'];
}

/** The cluster that Argo CD or Flux itself runs in, by its name and by its address. */
export const IN_CLUSTER = 'in-cluster';
const IN_CLUSTER_SERVER = 'https://kubernetes.default.svc';

/**
 * The rendered Flux or Argo CD objects of one source, each a carrier, and the clusters that they apply to. One cluster that the configuration
 * does not name counts for the plan: a plan is of one cluster, and objects of two have the same names.
 */
export class Expansion {
  private readonly objects: SourceFile[] = [];
  private readonly inputs = new Set<string>();
  private readonly problems: Problem[] = [];
  private readonly carriers = new Map<string, Carrier>();
  private readonly first = new Map<string, Manifest>();
  private readonly own: readonly string[];
  private readonly isExplicit: boolean;
  /** The clusters that something counts for, each as it is written; the planned one at ''. */
  private readonly counted = new Map<string, { readonly shown: string; readonly place: Place }>();

  constructor(
    private readonly renderer: Renderer,
    /** The destination that the entry of `policies` names. */
    destination: Destination,
    /** True if policies of another cluster take what begins in the same file. */
    private readonly isTaken: (policies: readonly PolicySource[], root: string) => boolean,
  ) {
    const { cluster } = renderer;
    this.own = destination === null ? namesOf(cluster) : destination.map(destinationName);
    this.isExplicit = (destination ?? cluster.destination) !== null;
  }

  add({ objects = [], inputs = [], coverage = [], problems = [] }: Partial<Sourced>): void {
    this.objects.push(...objects);
    for (const path of inputs) this.inputs.add(path);
    for (const one of coverage) this.carriers.set(one.identity, one);
    this.problems.push(...problems);
  }

  /**
   * True for the first object of its identity in a cluster. One that is reached again with equal content, or is listed in what it renders
   * itself, is the same object; of two that differ a cluster holds one.
   */
  isFirst({ manifest, file }: FileObject, cluster = ''): boolean {
    const { place, object } = manifest;
    const identity = nameOf(manifest);
    const key = `${identity}/${cluster}`;
    const first = this.first.get(key);
    if (first === undefined) {
      if (this.first.size >= MOST_OBJECTS) {
        const message = text`More than ${MOST_OBJECTS} objects of Flux or Argo CD come from this source; nothing of it was rendered. Name fewer files or smaller folders.`;
        throw renderError('too-many', message, place);
      }
      this.first.set(key, manifest);
      return true;
    }
    if (file.deliveredBy?.includes(identity) === true || isSameJson(first.object, object)) return false;
    const message = text`${name('object', titleOf(manifest))} is written twice, here and at ${name('file', visible(first.place.file))}:${first.place.line}, with different content; a cluster holds one. Remove one, or name the files of one cluster at a time (${code('clusters')} in the configuration, each with its ${code('policies')}).`;
    this.problems.push(errorAt(place, 'rendered-twice', message));
    return false;
  }

  /** Expands an object and records its outcome; null: it is none of this source. An object that cannot be rendered does not hide the others. */
  async expand(
    { file, manifest, madeBy }: Delivering,
    render: (draft: Draft) => Promise<Outcome | null>,
  ): Promise<void> {
    const draft: Draft = { takes: [], given: null, route: null, sync: 'automatic' };
    const { place, object } = manifest;
    let outcome: Outcome | null;
    // Identifies everything that is rendered with a remote chart, in place of the content.
    let use: string | null = null;
    try {
      outcome = await render(draft);
    } catch (error) {
      // A tool that is absent is the same for all.
      if (!(error instanceof RenderError) || error.problem.code === 'no-tool') throw error;
      draft.takes = [...draft.takes, ...error.inputs.filter((path) => this.renderer.tree.holds(path))];
      outcome = error.outcomeAt(place);
      use = error.use;
    }
    if (outcome === null) return;
    const { takes, given, route, sync } = draft;
    this.add({ inputs: takes });
    const identity = nameOf(manifest);
    // An edit that changes nothing of what a person must sync waits for no sync.
    const made = this.objects.filter(
      ({ deliveredBy }) => sync !== 'automatic' && deliveredBy?.at(-1) === identity,
    );
    const content =
      made.length > 0 ? made.map((file) => file.text) : [object, given, this.renderer.tree.digest(takes)];
    this.carriers.set(identity, {
      ...{ identity, place, digest: use ?? sha256(content), route: canonicalJson(route) },
      ...{ sync, takes, outcome, prunes: isPruning(manifest), leaves: isLeaving(manifest, madeBy) },
      // An ApplicationSet reads no annotation of what it generates.
      isKept: madeBy === undefined && keptBy(manifest, file.deliveredBy?.at(-1)) !== null,
      ...(madeBy && { madeBy: nameOf(madeBy) }),
    });
  }

  /**
   * The outcome of an object for another cluster; null for the planned one. `names` are those of one cluster, the surest first; null if
   * unknown.
   */
  elsewhere(names: readonly string[] | null, root: string): NotEvaluated | null {
    const otherOf = (one: string) =>
      this.renderer.cluster.others.find((other) => namesOf(other).includes(destinationName(one)));
    const sure = names?.find((one) => this.isPlanned([one]) || otherOf(one) !== undefined);
    if (names === null || (sure !== undefined && this.isPlanned([sure]))) return null;
    const other = sure === undefined ? undefined : otherOf(sure);
    const [to = ''] = names;
    const shown = name('cluster', visible(to));
    if (other && this.isTaken(other.policies, root))
      return { declared: 'another cluster', why: text`planned with ${shown}` };
    if (other === undefined && !this.isExplicit) return null;
    return { declared: 'no plan', why: text`it applies to ${shown}, which has no plan here`, to };
  }

  isPlanned(names: readonly string[]): boolean {
    return names.some((one) => this.own.includes(destinationName(one)));
  }

  count(names: readonly string[] | null, place: Place): void {
    const [shown] = names ?? [];
    if (names === null || shown === undefined) return;
    const key = this.isPlanned(names) ? '' : destinationName(shown);
    if (!this.counted.has(key)) this.counted.set(key, { shown, place });
  }

  /** The result; without objects if they are not of one cluster. `entry` is that of `policies`. */
  result(entry: string): Sourced {
    const { objects, problems, counted } = this;
    const read = { inputs: [...this.inputs], coverage: [...this.carriers.values()] };
    const [, second] = counted.values();
    if (second === undefined) return { objects, problems, ...read };
    const names = Array.from(counted.values(), ({ shown }) => name('cluster', visible(shown)));
    const unknown = [...counted].flatMap(([key, { shown }]) => (key === '' ? [] : shown));
    const clusters = `clusters: ${JSON.stringify(unknown.map((one) => clusterEntry(visible(one))))}`;
    const one = `- {${entry}, destination: ${JSON.stringify(visible(unknown[0] ?? ''))}}`;
    const message = text`Objects of this source apply to ${counted.size} clusters (${few(names, 5)}), and a plan covers one: none is planned. List the clusters in the configuration, each with its own snapshot: ${code(clusters)}; a listed cluster with another name here takes that as ${code('destination')}. To plan one of them: ${code(one)} in ${code('policies')}.`;
    return { objects: [], problems: [errorAt(second.place, 'several-destinations', message)], ...read };
  }
}

/** An object that renders others, with the ApplicationSet that made it. */
export interface Delivering extends FileObject {
  readonly madeBy?: Manifest;
}

/** A printed file with the object that applies it, at whose location the objects of a fetched chart are. */
export function deliveredBy(printed: SourceFile, { file: of, manifest, madeBy }: Delivering): SourceFile {
  const { place } = manifest;
  const origin = (one: Manifest): Manifest => ({ ...one, place, placeOf: () => place });
  const isFetched = printed.path.startsWith(REMOTE);
  const file = isFetched ? { ...printed, path: place.file, origin } : printed;
  const set = madeBy === undefined ? [] : [nameOf(madeBy)];
  const chain = [...(of.deliveredBy ?? []), ...set, nameOf(manifest)];
  return {
    ...file,
    deliveredBy: chain,
    applied: appliedBy(manifest),
  };
}

/** Sources: argo-cd, docs/user-guide/sync-options.md; fluxcd/pkg, ssa, Apply with `force`. */
function appliedBy(manifest: Manifest): NonNullable<SourceFile['applied']> {
  const [force, options] = [fieldAt(manifest.object, 'spec', 'force'), syncOptions(manifest)];
  if (manifest.kind !== 'Application')
    return manifest.kind === 'Kustomization' && force !== true ? 'server-side' : 'replaced';
  if (options.includes('Replace=true')) return options.includes('Force=true') ? 'recreated' : 'replaced';
  return options.includes('ServerSideApply=true') ? 'server-side' : 'client-side';
}

function syncOptions({ object }: Manifest): readonly Json[] {
  return itemsIn(fieldAt(object, 'spec', 'syncPolicy'), 'syncOptions');
}

/**
 * False for an object whose controller retains what is gone from its files. Source: fluxcd.io, Kustomization, `prune`; argo-cd,
 * docs/user-guide/auto_sync.md, sync-options.md and operator-manual/applicationset/Controlling-Resource-Modification.md. A person who
 * syncs decides each time.
 */
function isPruning(manifest: Manifest): boolean {
  const { kind, object } = manifest;
  if (kind === 'ApplicationSet')
    return /^(?:sync|create-delete)?$/.test(textIn(object, 'spec', 'syncPolicy', 'applicationsSync') ?? '');
  if (kind === 'Kustomization') return fieldAt(object, 'spec', 'prune') === true;
  if (kind !== 'Application') return true;
  const prunes = fieldAt(object, 'spec', 'syncPolicy', 'automated', 'prune') === true;
  return (!syncsItself(manifest) || prunes) && !syncOptions(manifest).includes('Prune=false');
}

/**
 * Source: kustomize-controller, `finalize` (deletionPolicy, by default that of `prune`); argo-cd, docs/user-guide/app_deletion.md (without
 * the finalizer a deletion does not cascade; an ApplicationSet gives it to its Applications). helm-controller uninstalls always. Neither
 * controller of Flux deletes what a suspended object applied.
 */
function isLeaving({ kind, object }: Manifest, madeBy?: Manifest): boolean {
  if (kind === 'ApplicationSet')
    return fieldAt(object, 'spec', 'syncPolicy', 'preserveResourcesOnDeletion') === true;
  if (kind === 'Application') {
    const finalizers = itemsIn(object['metadata'], 'finalizers');
    const isFinal = finalizers.some(
      (one) => typeof one === 'string' && one.startsWith('resources-finalizer.argocd.argoproj.io'),
    );
    return !isFinal && (madeBy === undefined || isLeaving(madeBy));
  }
  if (fieldAt(object, 'spec', 'suspend') === true) return true;
  if (kind !== 'Kustomization') return false;
  const policy = textIn(object, 'spec', 'deletionPolicy') ?? 'MirrorPrune';
  return policy === 'Orphan' || (policy === 'MirrorPrune' && fieldAt(object, 'spec', 'prune') !== true);
}

/** `Application/argocd/web`. */
export function nameOf({ kind, namespace, name }: Pick<Manifest, 'kind' | 'namespace' | 'name'>): string {
  return [kind, namespace, name].filter((one) => one !== null).join('/');
}

/** True for an Application that Argo CD syncs by itself. Source: argo-cd, docs/user-guide/auto_sync.md. */
export function syncsItself({ object }: Manifest): boolean {
  const automated = fieldAt(object, 'spec', 'syncPolicy', 'automated');
  return isObject(automated) && automated['enabled'] !== false;
}

/** A cluster as `clusters` of the configuration lists it: an address gets the name of its host. */
export function clusterEntry(written: string): { readonly name: string; readonly destination?: string } {
  const host = /^https?:\/\/([^/:]+)/.exec(written)?.[1];
  return host === undefined ? { name: written } : { name: host, destination: written };
}

function namesOf({ name, destination }: ClusterNames): readonly string[] {
  return [...(name === null ? [] : [name]), ...(destination ?? [])].map(destinationName);
}

/** The same name for all spellings of a destination. */
export function destinationName(name: string): string {
  const short = withoutTrailing(name, '/');
  return short === IN_CLUSTER_SERVER ? IN_CLUSTER : short;
}
