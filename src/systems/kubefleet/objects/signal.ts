import { itemsIn, textIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { type Availability, resourceOf } from '../../system.js';
import { availabilityOf, isAvailableAtOnce } from '../controller/availability.js';
import { heldBy, isEnvelope } from './contents.js';
import { isOfNamespaces, readSelector, readSelectors, WHOLE } from './selectors.js';

/** Resources of a placement that are known apart from its selectors. */
export interface KnownContents {
  /** Of the files; there may be others. */
  readonly copied: readonly Manifest[];
  /** The placement in the cluster, whose status lists all of them. */
  readonly live: Manifest | null;
}

/** A kind of resource that a placement places, and the object if it is known. */
type Resource = Pick<Manifest, 'apiVersion' | 'kind' | 'object'>;

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
