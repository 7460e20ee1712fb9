import type { Taint } from '../../../snapshot/snapshot.js';
import type { Assigned } from './assignment.js';
import type { DrainBlockers } from './drain-blockers.js';
import type { Packages } from '../objects/packages.js';
import type { Progress } from '../objects/progress.js';
import type { SkyhookSpec } from '../objects/stored.js';

/** Id of the operator in the dry rollout; the ids of rollouts that are only assumed begin with it. */
export const CONTROLLER_ID = 'skyhook';

/** Nodes that a rollout under way has out when the snapshot was taken. */
interface UnderWay {
  /** Nodes that are out through it. */
  readonly out: readonly string[];
  /** Nodes that are down in its interrupt, with the taints that they bear until it is over. */
  readonly rebooting: ReadonlyMap<string, readonly Taint[]>;
}

/** A Skyhook or NodeWright as the dry rollout drives it. */
export interface RolloutInput {
  readonly name: string;
  readonly spec: SkyhookSpec;
  readonly targets: readonly string[];
  /** Null when the policy it names does not exist. */
  readonly compartments: readonly Assigned[] | null;
  /** True when that policy is in the files and admission refuses it: the cluster never gets it. */
  readonly policyIsRefused?: boolean;
  readonly resetsOnCompletion: boolean;
  /** Its progress when the dry rollout begins. */
  readonly progress: Progress;
  /** The packages that `progress` was made with; null = those of `spec`. */
  readonly carried: Packages | null;
  /** Nodes that it has out when the dry rollout begins; absent: none. */
  readonly underWay?: UnderWay;
  /** Pods that its interrupts wait for; absent: none. */
  readonly blockers?: DrainBlockers;
}

/**
 * The object's option where it is set, else the policy's, else false. The schema fills `true` into a policy, so false is
 * reached by writing it, or without a policy. Source: NVIDIA/nodewright v0.15.0, skyhook_types.go.
 */
export function resetsOnCompletion(spec: SkyhookSpec, policyResets: boolean | null): boolean {
  return spec.resetBatchStateOnCompletion ?? policyResets ?? false;
}

/** The `group` of a start: two objects may use the same policy, and then the same compartment names. */
export function runGroup(skyhook: string, compartment: string): string {
  return `${skyhook}/${compartment}`;
}
