import { type NodePool, POOL_LABEL } from '../../objects/nodepool.js';
import { HASH_VERSION } from './hash.js';
import { combine, fitsAbsence, labelRequirements, overlap, type Requirement } from './requirement.js';

/** A hash and the version of the recipe it was made by, as the two annotations have them; null: no such annotation. */
export interface Stamp {
  readonly hash: string | null;
  readonly version: string | null;
}

/** A NodeClaim as far as drift asks for it. Labels are those of the claim, not of its Node. */
export interface DriftClaim {
  readonly labels: ReadonlyMap<string, string>;
  readonly stamp: Stamp;
  readonly launched: boolean;
  /** Carries the condition Drifted already. */
  readonly marked: boolean;
}

/** Drift as the NodePool alone decides it. */
type PoolDrift =
  | { readonly kind: 'none' }
  | { readonly kind: 'NodePoolDrifted' }
  /** The key that no longer fits, in the order of the template. */
  | { readonly kind: 'RequirementsDrifted'; readonly key: string };

/**
 * The claim's stamp after the hash controller has seen the pool. Where the pool carries the stamp of another version (the
 * controller was upgraded), claims of another version get the new version, and those not marked drifted the new hash as
 * well: an edit that is applied together with such an upgrade is lost.
 * Source: kubernetes-sigs/karpenter 2266468, pkg/controllers/nodepool/hash/controller.go.
 */
export function restamped(claim: DriftClaim, poolVersion: string | null, poolHash: string): Stamp {
  if (poolVersion === HASH_VERSION || claim.stamp.version === HASH_VERSION) return claim.stamp;
  return { hash: claim.marked ? claim.stamp.hash : poolHash, version: HASH_VERSION };
}

/**
 * Whether a claim drifts by its pool, given the pool's hash and the stamp the claim has by then. The first reason wins; a
 * claim that is not launched does not drift. Source: kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/drift.go.
 */
export function poolDrift(pool: NodePool, poolHash: string, claim: DriftClaim, stamp: Stamp): PoolDrift {
  if (!claim.launched) return { kind: 'none' };
  // Without both annotations, or under another version, the hash says nothing.
  if (stamp.hash !== null && stamp.version === HASH_VERSION && stamp.hash !== poolHash) {
    return { kind: 'NodePoolDrifted' };
  }
  const key = misfit(pool, claim.labels);
  return key === null ? { kind: 'none' } : { kind: 'RequirementsDrifted', key };
}

/** The first key of the template that the labels do not fit; null when all do. */
function misfit(pool: NodePool, labels: ReadonlyMap<string, string>): string | null {
  const own = labelRequirements([...labels, [POOL_LABEL, pool.name]]);
  for (const [key, requirement] of combine(pool.template.requirements)) {
    if (!fits(own.get(key), requirement)) return key;
  }
  return null;
}

function fits(own: Requirement | undefined, wanted: Requirement): boolean {
  if (!own) return fitsAbsence(wanted);
  return overlap(own, wanted) || (fitsAbsence(own) && fitsAbsence(wanted));
}
