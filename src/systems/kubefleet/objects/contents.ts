import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { groupedByEach, present } from '../../../manifest/lookup.js';
import {
  groupOf,
  isObject,
  type Json,
  type JsonObject,
  type Manifest,
  namespaceOf,
} from '../../../manifest/manifest.js';
import { folderOf } from '../../../manifest/path.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { type Availability, type PolicyRef, resourceOf } from '../../system.js';
import { GROUP } from '../admission/admit.js';
import { builtInScope } from '../admission/resource-scope.js';
import { AVAILABLE_AT_ONCE, availabilityOf } from '../controller/availability.js';
import KINDS from '../kinds.json' with { type: 'json' };
import { isPlacement, refKeyOf, refOf } from './objects.js';
import {
  isOfNamespaces,
  readSelector,
  readSelectors,
  type ResourceSelector,
  selects,
  WHOLE,
} from './selectors.js';

/** KubeFleet's own kinds that are copied: envelopes of objects for the clusters. */
function isEnvelope(group: string, kind: string): boolean {
  return group === GROUP && kind.endsWith('ResourceEnvelope');
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

export type Hub = Readonly<ReturnType<typeof hubOf>>;

/** The objects of one side that are on the hub. */
export function hubOf(manifests: readonly Manifest[]) {
  const copyable = manifests.filter(isCopied);
  const namespaces = manifests.filter(({ apiVersion, kind }) => apiVersion === 'v1' && kind === 'Namespace');
  const byFolder = groupedByEach(namespaces, ({ place: { file } }) => [file, folderOf(file)]);
  return {
    /** Objects that a placement may copy. Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/common.go, NewResourceConfig. */
    copyable,
    byKey: new Map(copyable.map((one) => [keyOf(one), one])),
    namespaces: new Map(namespaces.map((one) => [one.name, one])),
    /**
     * Namespaces that an object may be in. One that writes none, as `kubectl apply -n` may have it, is also in those whose manifests lie
     * nearest: in its file, else in its folder, else in those above.
     */
    namespacesOf: (manifest: Manifest): readonly string[] => {
      const own = namespaceOf(manifest);
      if (manifest.namespace !== null || byFolder.size === 0) return [own];
      for (let at = manifest.place.file; ; at = folderOf(at)) {
        const found = byFolder.get(at);
        if (found !== undefined || at === '') return [own, ...(found ?? []).map(({ name }) => name)];
      }
    },
  };
}

export type Selection = ReturnType<typeof selectionOf>;

/**
 * Objects that a placement (`stored`) copies from its hub to its clusters: those its selectors find, and what a selected Namespace holds;
 * of one in the cluster (`live`) also what its status says it has selected. A version only says how an object is read.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/controller/resource_selector_resolver.go, gatherSelectedResource.
 */
export function selectionOf(ref: PolicyRef, stored: JsonObject, live: JsonObject | null) {
  const selectors = readSelectors(stored['spec']);
  const selected = itemsIn(live?.['status'], 'selectedResources');
  const parts = ['group', 'kind', 'namespace', 'name'];
  const found = new Set(selected.map((one) => parts.map((part) => textIn(one, part) ?? '').join('/')));

  /** The objects that are copied with a namespace; undefined if it is not selected. Only the name is known of objects in no file. */
  const scopeOf = (namespace: string, { namespaces }: Hub): string | undefined => {
    const known = namespaces.get(namespace);
    const isTaken = (one: ResourceSelector): boolean =>
      known ? selects(one, known) : one.name === namespace || (one.name === null && one.hasLabels({}));
    return selectors.find((one) => isOfNamespaces(one) && isTaken(one))?.scope;
  };
  const takes = (manifest: Manifest, hub: Hub): boolean => {
    if (found.size > 0 && found.has(keyOf(manifest))) return true;
    const isChosen = selectors.some((selector) => selects(selector, manifest));
    if (ref.namespace !== null)
      return isChosen && isNamespaced(manifest) && namespaceOf(manifest) === ref.namespace;
    if (!isNamespaced(manifest)) return isChosen;
    const scopes = hub.namespacesOf(manifest).map((namespace) => scopeOf(namespace, hub));
    return scopes.includes(WHOLE) || (isChosen && scopes[0] === 'NamespaceWithResourceSelectors');
  };
  return {
    /** In the order of the manifests. */
    of: (hub: Hub): Manifest[] => hub.copyable.filter((manifest) => takes(manifest, hub)),
    /**
     * True for an object, known by its name alone, that it copies. Where it selects by labels, and neither the manifests nor a
     * live status tell, it may copy it.
     */
    takesNamed: (group: string, named: Pick<Manifest, 'kind' | 'namespace' | 'name'>, hub: Hub): boolean => {
      const place = { file: '', line: 1, column: 1 };
      const assumed: Manifest = {
        ...{ ...named, apiVersion: group === '' ? 'v1' : `${group}/v1` },
        ...{ object: { metadata: { name: named.name } }, place, placeOf: () => place },
      };
      const known = hub.byKey.get(keyOf(assumed));
      if (known || takes(assumed, hub)) return takes(known ?? assumed, hub);
      const isOf = (one: ResourceSelector) => one.group === group && one.kind === named.kind;
      return found.size === 0 && selectors.some((one) => isOf(one) && !one.name);
    },
  };
}

/** `apps/Deployment/prod/web`: an object on the hub, whatever its version. */
export function keyOf(manifest: Manifest): string {
  const namespace = isNamespaced(manifest) ? namespaceOf(manifest) : '';
  return [groupOf(manifest.apiVersion), manifest.kind, namespace, manifest.name].join('/');
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
export function copiedFrom(manifests: readonly Manifest[], { objects }: Snapshot): readonly Manifest[] {
  const placements = (of: readonly Manifest[]) =>
    of
      .filter(({ apiVersion, kind }) => groupOf(apiVersion) === GROUP && isPlacement(kind))
      .map((one) => [refKeyOf(refOf(one)), one] as const);
  const live = new Map(placements(objects));
  const hub = hubOf(manifests);
  const copied = [...new Map([...live, ...placements(manifests)])].flatMap(([key, placement]) =>
    selectionOf(refOf(placement), placement.object, live.get(key)?.object ?? null).of(hub),
  );
  const all = new Set(copied);
  return manifests.filter((manifest) => all.has(manifest));
}

/** A kind of resource that a placement places, and the object if it is known. */
type Resource = Pick<Manifest, 'apiVersion' | 'kind' | 'object'>;

/**
 * The availability signal of the resources that a placement selects. One kind that cannot be tracked makes every cluster ready
 * by time alone; a set of data only is available as soon as it exists. Of a whole namespace the content is only known from a
 * live placement's status; else it is taken to hold something that is tracked, and the plan says so, unless a file puts something there
 * that is not. `copied`: objects of the files, there may be others; `live`: the placement in the cluster, whose status lists all of them.
 */
export function availabilitySignal(
  spec: Json | undefined,
  copied: readonly Manifest[],
  live: Manifest | null,
  periodSeconds: number,
): Availability {
  const selectors = readSelectors(spec);
  // An entry of the status names a kind in the fields of a selector.
  const selected = itemsIn(live?.object['status'], 'selectedResources').map(readSelector);
  const shown = selected.length > 0 ? selected : selectors;
  const held = present(copied.map(heldBy));
  // The contents of an envelope that is in no file are unknown.
  const isHidden = shown.filter(({ group, kind }) => isEnvelope(group, kind)).length > held.length;
  const named = [...selectors, ...selected].flatMap(({ group, version, kind }): Resource | [] =>
    isEnvelope(group, kind) ? [] : { apiVersion: `${group}/${version}`, kind, object: {} },
  );
  const known = [...named, ...held.flat()];
  const untracked = [...known, ...copied.filter((one) => heldBy(one) === null)].filter(
    (one) => availabilityOf(resourceName(one), one.object) === 'notTrackable',
  );
  const takesNamespace = selectors.some(
    (one) => isOfNamespaces(one) && one.version === 'v1' && one.scope === WHOLE,
  );
  const isOpaque = (selected.length === 0 && takesNamespace) || isHidden;
  const isTracked = known.some((one) => !AVAILABLE_AT_ONCE.has(resourceName(one)));
  return {
    signal: untracked.length > 0 ? 'time' : isTracked ? 'status' : isOpaque ? 'unknown' : 'none',
    untracked: [...new Set(untracked.map(titleOf))].sort(),
    seconds: untracked.length > 0 ? periodSeconds : null,
  };
}

/** A Service is tracked unless it is only a name for another one. */
function titleOf({ kind, object }: Resource): string {
  const type = textIn(object['spec'], 'type');
  return kind === 'Service' && type !== null ? `Service (${type})` : kind;
}

/** `apps/v1/deployments`, `/v1/services`: trackers are found by the plural. */
function resourceName({ apiVersion, kind }: Resource): string {
  return `${apiVersion.includes('/') ? '' : '/'}${apiVersion}/${resourceOf(kind)}`;
}

/**
 * A cluster from which something is taken counts as available as soon as the rest of it is: that it is gone shows in no condition.
 * Source: kubefleet-dev/kubefleet, pkg/controllers/workapplier: manifests that a work no longer has are deleted from the cluster,
 * and its conditions are of those that it has.
 */
export function availabilityWithout(availability: Availability, dropped: readonly string[]): Availability {
  if (dropped.length === 0) return availability;
  const signal = availability.signal === 'time' ? 'time' : 'none';
  return { ...availability, signal, dropped };
}
