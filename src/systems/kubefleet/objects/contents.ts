import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { groupedByEach } from '../../../manifest/lookup.js';
import {
  groupOf,
  isObject,
  type JsonObject,
  type Manifest,
  namespaceOf,
} from '../../../manifest/manifest.js';
import { folderOf } from '../../../manifest/path.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import type { PolicyRef } from '../../system.js';
import { GROUP } from '../admission/admit.js';
import { builtInScope } from '../admission/resource-scope.js';
import KINDS from '../kinds.json' with { type: 'json' };
import { isPlacement, refOf, sameRef } from './objects.js';
import { isOfNamespaces, readSelectors, type ResourceSelector, selects, WHOLE } from './selectors.js';

/** Of KubeFleet's own kinds those are copied that wrap objects for the clusters. */
const ENVELOPES: readonly string[] = ['ClusterResourceEnvelope', 'ResourceEnvelope'];

export function isEnvelope(group: string, kind: string): boolean {
  return group === GROUP && ENVELOPES.includes(kind);
}

/**
 * The objects in an envelope, which clusters get in place of it, and by which the agent tells there whether it is available. Null for any
 * other object. Source: kubefleet-dev/kubefleet e160c1cd, pkg/controllers/workgenerator/envelope.go, extractManifestsFromEnvelopeCR.
 */
export function heldBy(manifest: Manifest): Manifest[] | null {
  if (!isEnvelope(groupOf(manifest.apiVersion), manifest.kind)) return null;
  return Object.entries(objectIn(manifest.object, 'data') ?? {}).flatMap(([key, held]): Manifest | [] => {
    const [apiVersion, kind] = [textIn(held, 'apiVersion'), textIn(held, 'kind')];
    if (!isObject(held) || apiVersion === null || kind === null) return [];
    return {
      ...{ apiVersion, kind, object: held },
      name: textIn(held['metadata'], 'name') ?? '',
      namespace: textIn(held['metadata'], 'namespace') ?? manifest.namespace,
      place: manifest.placeOf(['data', key]),
      placeOf: (path) => manifest.placeOf(['data', key, ...path]),
    };
  });
}

/**
 * What a placement copies from its hub to its clusters, of the objects at hand: those its selectors find, and what a selected
 * Namespace holds; of a live one also what its status says it has selected. A version only says how an object is read.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/controller/resource_selector_resolver.go, gatherSelectedResource;
 * pkg/utils/common.go, NewResourceConfig, for what is never copied.
 */
export class Selection {
  private readonly selectors: readonly ResourceSelector[];
  /** `group/kind/namespace/name`. */
  private readonly found: ReadonlySet<string>;

  /** `stored`: the placement; `live`: as the cluster has it, null where it does not. */
  constructor(
    private readonly ref: PolicyRef,
    stored: JsonObject,
    live: JsonObject | null,
  ) {
    this.selectors = readSelectors(stored['spec']);
    this.found = new Set(
      itemsIn(live?.['status'], 'selectedResources').map((resource) =>
        ['group', 'kind', 'namespace', 'name'].map((field) => textIn(resource, field) ?? '').join('/'),
      ),
    );
  }

  /** In the order of the manifests. */
  of(manifests: readonly Manifest[]): Manifest[] {
    const scopeOf = this.namespaceScopes(manifests);
    const assumed = namespacesOfBare(manifests);
    return manifests.filter((manifest) => {
      if (!isCopied(manifest)) return false;
      if (this.found.size > 0 && this.found.has(keyOf(manifest))) return true;
      const isChosen = this.selectors.some((selector) => selects(selector, manifest));
      if (this.ref.namespace !== null)
        return isChosen && isNamespaced(manifest) && namespaceOf(manifest) === this.ref.namespace;
      if (!isNamespaced(manifest)) return isChosen;
      const scopes = [namespaceOf(manifest), ...assumed(manifest)].map(scopeOf);
      return scopes.includes(WHOLE) || (isChosen && scopes[0] === 'NamespaceWithResourceSelectors');
    });
  }

  /**
   * True for an object that it copies, of which only the name is known. Where it selects by labels, and neither the manifests nor a
   * live status tell, it may copy it.
   */
  takesNamed(
    group: string,
    { kind, namespace, name }: Pick<Manifest, 'kind' | 'namespace' | 'name'>,
    manifests: readonly Manifest[],
  ): boolean {
    const apiVersion = group === '' ? 'v1' : `${group}/v1`;
    const place = { file: '', line: 1, column: 1 };
    const object = { metadata: { name } };
    const named: Manifest = { apiVersion, kind, namespace, name, object, place, placeOf: () => place };
    const known = manifests.find((manifest) => keyOf(manifest) === keyOf(named));
    if (known) return this.of(manifests).includes(known);
    if (this.of([...manifests, named]).includes(named)) return true;
    return (
      this.found.size === 0 &&
      this.selectors.some((one) => one.group === group && one.kind === kind && one.name === null)
    );
  }

  /** What comes along with each namespace; null for one that is not selected. Of one that is in no file only the name is known. */
  private namespaceScopes(manifests: readonly Manifest[]): (namespace: string) => string | null {
    const known = new Map(manifests.filter(isNamespace).map((one) => [one.name, one]));
    const selectors = this.selectors.filter(isOfNamespaces);
    return (namespace) => {
      const manifest = known.get(namespace);
      const taken = selectors.find((selector) =>
        manifest
          ? selects(selector, manifest)
          : selector.name === namespace || (selector.name === null && selector.hasLabels({})),
      );
      return taken?.scope ?? null;
    };
  }
}

/**
 * Namespaces for an object that writes none, as `kubectl apply -n` may: those whose manifests lie nearest, in its file, else in its folder,
 * else in those above. None for an object that writes one.
 */
function namespacesOfBare(manifests: readonly Manifest[]): (manifest: Manifest) => readonly string[] {
  const byPlace = groupedByEach(manifests.filter(isNamespace), ({ place }) => [
    place.file,
    folderOf(place.file),
  ]);
  return (manifest) => {
    if (manifest.namespace !== null || byPlace.size === 0) return [];
    for (let at = manifest.place.file; ; at = folderOf(at)) {
      const found = byPlace.get(at);
      if (found !== undefined || at === '') return found?.map(({ name }) => name) ?? [];
    }
  };
}

/** `apps/Deployment/prod/web`: an object on the hub, whatever its version. */
export function keyOf(manifest: Manifest): string {
  const namespace = isNamespaced(manifest) ? namespaceOf(manifest) : '';
  return [groupOf(manifest.apiVersion), manifest.kind, namespace, manifest.name].join('/');
}

function isNamespace({ apiVersion, kind }: Manifest): boolean {
  return apiVersion === 'v1' && kind === 'Namespace';
}

/** A kind that is not built in is where it says it is. */
function isNamespaced({ apiVersion, kind, namespace }: Manifest): boolean {
  const scope = builtInScope(groupOf(apiVersion), kind);
  return scope === 'namespaced' || (scope !== 'cluster' && namespace !== null);
}

function isCopied({ apiVersion, kind }: Manifest): boolean {
  const group = groupOf(apiVersion);
  if (isEnvelope(group, kind)) return true;
  const { groups, kinds } = KINDS.neverCopied;
  return !(group.endsWith('kubernetes-fleet.io') || groups.includes(group) || kinds.includes(kind));
}

/**
 * Manifests that placements copy to their clusters: those of the same files, and those that only the cluster holds. A workload on a hub runs
 * nothing there, whether KubeFleet's webhook rejects its pods or no node takes them.
 */
export function copiedFrom(manifests: readonly Manifest[], snapshot: Snapshot): readonly Manifest[] {
  const isOurs = ({ apiVersion, kind }: Manifest): boolean =>
    groupOf(apiVersion) === GROUP && isPlacement(kind);
  const written = manifests.filter(isOurs);
  const live = snapshot.objects.filter(isOurs);
  const isSame = (a: Manifest) => (b: Manifest) => sameRef(refOf(a), refOf(b));
  const onlyLive = live.filter((one) => !written.some(isSame(one)));
  const copied = new Set(
    [...written, ...onlyLive].flatMap((placement) => {
      const status = live.find(isSame(placement))?.object ?? null;
      return new Selection(refOf(placement), placement.object, status).of(manifests);
    }),
  );
  return manifests.filter((manifest) => copied.has(manifest));
}
