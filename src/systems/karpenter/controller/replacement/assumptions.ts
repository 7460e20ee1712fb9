import type { Instant } from '../../../../rollout/controller.js';

/** What a forecast of a replacement rollout assumes; nobody can know it from manifests. */
export interface ReplacementAssumptions {
  /** From ordering a replacement until it is Initialized. */
  readonly readyMs: number;
  /** From deleting a claim until the instance is gone; null: whoever runs the forecast says when. */
  readonly drainMs: number | null;
  /** What happens to the first replacements; null: all come up. */
  readonly fault: ReplacementFault | null;
  /** Nodes that expire are followed until here at least, and as long as drifted ones are left; absent: only the latter. */
  readonly expiriesUntil?: Instant;
  /** How long a pass takes that starts something; absent: `PASS_AFTER_ACTION_MS`. */
  readonly passMs?: number;
}

/**
 * - `launchFails`: no capacity; the claim is deleted after `afterMs`;
 * - `neverRegisters`: the claim is deleted by the registration limit;
 * - `neverInitializes`: the claim stays, and nothing ever removes it.
 */
export interface ReplacementFault {
  readonly kind: 'launchFails' | 'neverRegisters' | 'neverInitializes';
  /** How many replacements it meets, in the order in which they are made. */
  readonly first: number;
  /** For `launchFails` only. */
  readonly afterMs: number;
}

/** Source: kubernetes-sigs/karpenter 2266468, nodeclaim/lifecycle/liveness.go. */
export const REGISTRATION_LIMIT_MS = 15 * 60_000;

/**
 * The loop of the disruption controller: at once after an action, which lasts as long as its simulations (taken for a second
 * where nothing else is said), else after ten seconds.
 */
export const PASS_AFTER_ACTION_MS = 1000;
export const PASS_WHEN_IDLE_MS = 10_000;

/** How often a running command looks at its replacements. */
export const POLL_MS = 1000;

const SHORTEST_PATIENCE_MS = 10 * 60_000;
const LONGEST_PATIENCE_MS = 60 * 60_000;
const PATIENCE_PER_NODE_MS = 80;

/** How long a command waits for its replacements, given the nodes in the queue: ten minutes up to 7500 of them. */
export function patienceMs(nodesInQueue: number): number {
  return Math.min(LONGEST_PATIENCE_MS, Math.max(SHORTEST_PATIENCE_MS, PATIENCE_PER_NODE_MS * nodesInQueue));
}
