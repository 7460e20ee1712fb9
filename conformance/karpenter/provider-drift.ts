import type { DriftClaim, PoolDrift } from '../../src/systems/karpenter/controller/drift/drift.js';
import {
  labelRequirements,
  oneOf,
  overlap,
  type Requirement,
} from '../../src/systems/karpenter/controller/drift/requirement.js';

const INSTANCE_TYPE_LABEL = 'node.kubernetes.io/instance-type';
const ZONE_LABEL = 'topology.kubernetes.io/zone';
const CAPACITY_TYPE_LABEL = 'karpenter.sh/capacity-type';

const HOUR_MS = 3_600_000;

/** A claim with its age: what the provider is asked about is not asked of one that has just been launched. */
export interface AgedClaim extends DriftClaim {
  readonly ageMs: number;
}

/** What the cloud provider would answer; nobody knows it from manifests and snapshots. */
export interface ProviderAnswer {
  readonly instanceTypes: readonly InstanceType[];
  /** The provider's own reason (an image, subnets, the NodeClass); null: none. */
  readonly reason: string | null;
}

interface InstanceType {
  readonly name: string;
  readonly zones: readonly string[];
  readonly capacityTypes: readonly string[];
}

/** With what the provider says; `unknown`: not by this edit, but the provider may add a reason of its own. */
export type Drift =
  | PoolDrift
  | { readonly kind: 'unknown' }
  | { readonly kind: 'provider'; readonly reason: string };

const INSTANCE_TYPE_NOT_FOUND = 'InstanceTypeNotFound';

/** The verdict on a claim. Without the provider's answer it is never a flat "none", except for a claim not launched. */
export function driftOf(drift: PoolDrift, claim: AgedClaim, provider: ProviderAnswer | null): Drift {
  if (drift.kind !== 'none' || !claim.launched) return drift;
  if (provider === null) return { kind: 'unknown' };
  // Claims of exactly one hour or less are not looked at: what they run on was on offer just now.
  if (claim.ageMs > HOUR_MS && !isOffered(claim.labels, provider.instanceTypes)) {
    return { kind: 'provider', reason: INSTANCE_TYPE_NOT_FOUND };
  }
  return provider.reason === null ? drift : { kind: 'provider', reason: provider.reason };
}

/** An offering that is merely unavailable counts as there. A claim on reserved capacity may sit on on-demand by now. */
function isOffered(labels: ReadonlyMap<string, string>, instanceTypes: readonly InstanceType[]): boolean {
  const type = instanceTypes.find(({ name }) => name === labels.get(INSTANCE_TYPE_LABEL));
  if (!type) return false;
  const own = labelRequirements(labels);
  const capacityTypes = type.capacityTypes.includes('on-demand')
    ? [...type.capacityTypes, 'reserved']
    : type.capacityTypes;
  return isAmong(own.get(ZONE_LABEL), type.zones) && isAmong(own.get(CAPACITY_TYPE_LABEL), capacityTypes);
}

/** A well-known label that is missing fits every offering. */
function isAmong(own: Requirement | undefined, values: readonly string[]): boolean {
  return own === undefined || overlap(own, oneOf(values));
}
