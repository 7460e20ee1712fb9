import { field, itemsIn, textIn } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import type { Availability } from '../../system.js';
import { availabilityOf, isAvailableAtOnce } from '../controller/availability.js';
import { GROUP } from '../admission/definition.js';
import { ENVELOPES } from './selected-objects.js';
import type { ResourceKind } from './fleet.js';

/** Resources of a placement that are known apart from its selectors. */
export interface KnownContents {
  /** All of them, by the status of the live placement; null where the snapshot does not have it. */
  readonly selected: readonly ResourceKind[] | null;
  /** Those in the files; there may be others. */
  readonly inFiles: readonly ResourceKind[];
  /** What each envelope among those holds; the kinds in them count, and not that of the envelope. */
  readonly held: readonly (readonly ResourceKind[])[];
}

export const UNKNOWN_CONTENTS: KnownContents = { selected: null, inFiles: [], held: [] };

/**
 * What "available" is worth for the resources a placement selects. One kind that cannot be tracked makes every cluster ready
 * by time alone; a set of data only is available as soon as it exists. Of a whole namespace the content is only known from a
 * live placement's status; else it is taken to hold something that is tracked, and the plan says so, unless a file puts something there
 * that is not.
 */
export function availabilitySignal(
  spec: Json | undefined,
  { selected, inFiles, held }: KnownContents,
  periodSeconds: number,
): Availability {
  const selectors = itemsIn(spec, 'resourceSelectors');
  const own = [...selectors.map(kindOf), ...(selected ?? [])];
  // The contents of an envelope that is in no file are unknown.
  const hidden = (selected ?? own).filter(isEnvelopeKind).length > held.length;
  const named = [...own.filter((kind) => !isEnvelopeKind(kind)), ...held.flat()];
  const untracked = [...named, ...inFiles].filter(isUntracked);
  const isOpaque = (selected === null && selectors.some(takesWholeNamespace)) || hidden;
  const isTracked = named.some((kind) => !isAvailableAtOnce(resourceName(kind)));
  return {
    signal: untracked.length > 0 ? 'time' : isTracked ? 'status' : isOpaque ? 'unknown' : 'none',
    untracked: [...new Set(untracked.map(nameOf))].sort(),
    seconds: untracked.length > 0 ? periodSeconds : null,
  };
}

function isUntracked(one: ResourceKind): boolean {
  return availabilityOf(resourceName(one), one.object ?? {}) === 'notTrackable';
}

/** A Service is tracked unless it is only a name for another one. */
function nameOf({ kind, object }: ResourceKind): string {
  const type = textIn(object?.['spec'], 'type');
  return kind === 'Service' && type !== null ? `Service (${type})` : kind;
}

function isEnvelopeKind({ group, kind }: ResourceKind): boolean {
  return group === GROUP && ENVELOPES.includes(kind);
}

/** A Namespace selector brings everything in it, unless it says otherwise. */
function takesWholeNamespace(selector: Json): boolean {
  const { group, version, kind } = kindOf(selector);
  const scope = textIn(selector, 'selectionScope') ?? 'NamespaceWithResources';
  return group === '' && version === 'v1' && kind === 'Namespace' && scope === 'NamespaceWithResources';
}

function kindOf(of: Json): ResourceKind {
  const text = (name: string): string => {
    const value = field(of, name);
    return typeof value === 'string' ? value : '';
  };
  return { group: text('group'), version: text('version'), kind: text('kind') };
}

/** `apps/v1/deployments`: trackers are found by the plural, which Kubernetes forms like this for all kinds it tracks. */
function resourceName({ group, version, kind }: ResourceKind): string {
  const singular = kind.toLowerCase();
  const plural = singular.endsWith('y')
    ? `${singular.slice(0, -1)}ies`
    : singular.endsWith('s')
      ? `${singular}es`
      : `${singular}s`;
  return `${group}/${version}/${plural}`;
}
