import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { canonicalJson } from '../../../manifest/canonical.js';
import { present } from '../../../manifest/lookup.js';
import { groupOf, type Json, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import type { Availability } from '../../system.js';
import { availabilityOf, isAvailableAtOnce } from '../controller/availability.js';
import { heldBy, isEnvelope } from './contents.js';

/** Resources of a placement that are known apart from its selectors. */
export interface KnownContents {
  /** Of the files; there may be others. */
  readonly copied: readonly Manifest[];
  /** The placement in the cluster, whose status lists all of them. */
  readonly live: Manifest | null;
}

/** A kind of resource that a placement places, and the object if it is known. */
interface Resource {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly object: JsonObject;
}

/**
 * What "available" is worth for the resources a placement selects. One kind that cannot be tracked makes every cluster ready
 * by time alone; a set of data only is available as soon as it exists. Of a whole namespace the content is only known from a
 * live placement's status; else it is taken to hold something that is tracked, and the plan says so, unless a file puts something there
 * that is not.
 */
export function availabilitySignal(
  spec: Json | undefined,
  { copied, live }: KnownContents,
  periodSeconds: number,
): Availability {
  const selectors = itemsIn(spec, 'resourceSelectors').map(resourceOf);
  const selected = itemsIn(live?.object['status'], 'selectedResources').map(resourceOf);
  const held = present(copied.map(heldBy));
  const shown = selected.length > 0 ? selected : selectors;
  // The contents of an envelope that is in no file are unknown.
  const isHidden = shown.filter(({ group, kind }) => isEnvelope(group, kind)).length > held.length;
  const named = [...selectors, ...selected].filter(({ group, kind }) => !isEnvelope(group, kind));
  const known = [...named, ...held.flat().map(resourceIn)];
  const inFiles = copied.flatMap((manifest) => heldBy(manifest) ?? [manifest]).map(resourceIn);
  const untracked = [...known, ...inFiles].filter(
    (one) => availabilityOf(resourceName(one), one.object) === 'notTrackable',
  );
  const takesNamespace = itemsIn(spec, 'resourceSelectors').some(takesWholeNamespace);
  const isOpaque = (selected.length === 0 && takesNamespace) || isHidden;
  const isTracked = known.some((one) => !isAvailableAtOnce(resourceName(one)));
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

function resourceOf(of: Json): Resource {
  const [group, version, kind] = ['group', 'version', 'kind'].map((name) => textIn(of, name) ?? '');
  return { group: group ?? '', version: version ?? '', kind: kind ?? '', object: {} };
}

function resourceIn({ apiVersion, kind, object }: Manifest): Resource {
  const group = groupOf(apiVersion);
  return { group, version: apiVersion.slice(group === '' ? 0 : group.length + 1), kind, object };
}

/** `apps/v1/deployments`: trackers are found by the plural, which Kubernetes forms like this for all kinds it tracks. */
function resourceName({ group, version, kind }: Resource): string {
  const singular = kind.toLowerCase();
  const plural = singular.endsWith('y')
    ? `${singular.slice(0, -1)}ies`
    : `${singular}${singular.endsWith('s') ? 'es' : 's'}`;
  return `${group}/${version}/${plural}`;
}

/** A Namespace selector brings everything in it, unless it says otherwise. */
function takesWholeNamespace(selector: Json): boolean {
  const { group, version, kind } = resourceOf(selector);
  return group === '' && version === 'v1' && kind === 'Namespace' && scopeOf(selector) === WHOLE;
}

const WHOLE = 'NamespaceWithResources';

function scopeOf(selector: Json): string {
  return textIn(selector, 'selectionScope') ?? WHOLE;
}

/**
 * Titles of what a placement selected before and does not select now. Where another selector takes it too, it stays; that is seen only where
 * both say the same.
 */
export function droppedResources(before: JsonObject, after: JsonObject): string[] {
  const kept = itemsIn(after['spec'], 'resourceSelectors');
  return itemsIn(before['spec'], 'resourceSelectors').flatMap((selector) => {
    const same = kept.filter((other) => identityOf(other) === identityOf(selector));
    const isCovered = (other: Json): boolean =>
      scopeOf(selector) === 'NamespaceOnly' || scopeOf(other) === scopeOf(selector);
    if (same.some(isCovered)) return [];
    const [kind, name] = [textIn(selector, 'kind') ?? '', textIn(selector, 'name')];
    const title = name === null ? `every ${kind} that one selector takes` : `${kind}/${name}`;
    return same.length > 0 ? `resources in ${title}` : title;
  });
}

/** The version says how it is read, not which objects these are. */
function identityOf(selector: Json): string {
  return canonicalJson([
    ...['group', 'kind', 'name'].map((field) => textIn(selector, field)),
    objectIn(selector, 'labelSelector'),
  ]);
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
