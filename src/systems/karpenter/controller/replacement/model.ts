import type { Instant } from '../../../../rollout/controller.js';
import type { Budget } from '../budget.js';

/** What runs on a node and needs another one: modelled as one workload that fills one node. */
export interface Workload {
  /** Until when a pod of it may not be disrupted (`doNotDisruptUntil`); null: no such pod. */
  readonly keptUntil: Instant | null;
  /** `blocked`: a PodDisruptionBudget allows nothing now; `never`: one that can never allow anything. */
  readonly pdb: 'free' | 'blocked' | 'never';
}

/** A node with its NodeClaim, as a rollout begins. */
export interface MachineStart {
  readonly name: string;
  readonly pool: string;
  /** When the claim was marked drifted; null: it is not. */
  readonly driftedAt: Instant | null;
  readonly workload: Workload | null;
  /** `karpenter.sh/do-not-disrupt: "true"` on the Node. */
  readonly doNotDisrupt: boolean;
  /** Its terminationGracePeriod: a drain lasts no longer; null: none. */
  readonly graceMs: number | null;
  readonly initialized: boolean;
  /** When one that is still coming up is Initialized; absent: never. */
  readonly initializedAt?: Instant;
  /** When its claim is deleted because of its age; absent: never. */
  readonly expiresAt?: Instant | undefined;
  /** Null: it is ready. Infinity: it never becomes ready. */
  readonly notReadyUntil: Instant | null;
  readonly nominatedUntil: Instant | null;
  readonly deleting: boolean;
  /** True for one that a static pool with fewer replicas deletes as soon as the rollout begins; absent: it stays. */
  readonly isSurplus?: boolean;
  /** From the deletion of the claim until the instance is gone; null: as the assumptions say. */
  readonly drainMs: number | null;
}

export interface Machine extends MachineStart {
  workload: Workload | null;
  initialized: boolean;
  /** `disrupted`: tainted, its command waits for replacements; `deleting`: its claim is deleted, it drains. */
  state: 'idle' | 'disrupted' | 'deleting';
  /** Unready because of another controller. */
  isLost: boolean;
  /** The node of the snapshot in whose place it came, over however many in between; its own name for one of those. */
  readonly standsFor: string;
  /** The node whose command ordered it; null: none did. */
  readonly orderedFor: string | null;
  /** Claims that were ordered when it began to leave. */
  replacements: readonly string[];
  /** When the command of a disrupted one began. */
  startedAt: Instant;
  /** It represents a node that the change broke: it does not expire a second time. */
  isBroken: boolean;
  /** Its turn among equal candidates: the order in which they became drifted and idle. */
  turn: number;
}

/** A NodePool in a rollout. */
export interface PoolStart {
  readonly name: string;
  readonly budgets: readonly Budget[];
  /** Null for a dynamic pool. */
  readonly replicas: number | null;
  readonly limitNodes: number | null;
  /** A dynamic pool gets a new claim only while it has at most so many nodes and claims; null or absent: no limit. */
  readonly claimsWhileAtMost?: number | null;
  /** How long a new node lives; null or absent: for ever. */
  readonly lifetimeMs?: number | null;
  /** True if nothing makes the nodes drift yet: a node may then still be there when it expires, and its replacement goes at that instant. */
  readonly isAssumed?: boolean;
  /** False for a pool that is not valid at run time: nothing is replaced. */
  readonly makesNodes?: boolean;
}

/** Times and faults that no manifest shows. */
export interface ReplacementAssumptions {
  /** From ordering a replacement until it is Initialized. */
  readonly readyMs: number;
  /** From deleting a claim until the instance is gone; null: the caller says when (`finish`). */
  readonly drainMs: number | null;
  /** What happens to the first replacements; null: all come up. */
  readonly fault: ReplacementFault | null;
  /** Nodes that expire are followed until here at least, and as long as drifted ones are left; absent: only the latter. */
  readonly expiriesUntil?: Instant;
  /** How long a pass takes that starts something; absent: a second. */
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

/**
 * - `start`: tainted, `replacements` ordered; none if its pods fit on nodes that are there;
 * - `failed`: the command gave up and the node stays, unless it was deleted in the same poll;
 * - `deleted`: the claim is deleted, the node drains;
 * - `joined`: a replacement is Initialized and counts;
 * - `scaled down`: a static pool deletes the claim past every budget;
 * - `expired`: the claim is deleted because of its age, and the node drains;
 * - `expires later`, `expires too often`: it expires after the end of what is followed, or so many have that none is followed any more.
 */
type EventKind =
  | ('start' | 'failed' | 'deleted' | 'gone' | 'joined' | 'scaled down')
  | ('expired' | 'expires later' | 'expires too often');

export interface ReplacementEvent {
  readonly kind: EventKind;
  readonly at: Instant;
  readonly pool: string;
  readonly node: string;
  /** Of a start. */
  readonly replacements?: readonly string[];
  /** When one expires: nodes that leave or are not ready from here on, this one counted, and what the budgets allow for Drifted (null: no limit). */
  readonly beside?: { readonly out: number; readonly limit: number | null };
}

/** The order of candidates: empty nodes before the others, and among those the one that was marked first. */
export function compareCandidates(
  a: Pick<MachineStart, 'workload' | 'driftedAt'>,
  b: Pick<MachineStart, 'workload' | 'driftedAt'>,
): number {
  const busy = Number(a.workload !== null) - Number(b.workload !== null);
  return busy || (a.driftedAt ?? 0) - (b.driftedAt ?? 0);
}

/**
 * True if drift may start on the machine now. Not being ready does not protect it. A grace period lifts what its pods say,
 * but not what the Node says. Source: kubernetes-sigs/karpenter 2266468, disruption/types.go, NewCandidate.
 */
export function isCandidate(machine: Machine, now: Instant): boolean {
  const { driftedAt, nominatedUntil, workload } = machine;
  if (driftedAt === null || driftedAt > now || machine.state !== 'idle') return false;
  if (!machine.initialized || machine.doNotDisrupt || now < (nominatedUntil ?? -Infinity)) return false;
  return machine.graceMs !== null || workload === null || (workload.pdb === 'free' && !isKept(workload, now));
}

/**
 * True if a simulation looks for another node for the workload. With a grace period, pods that may not be disrupted (now, or
 * because their PodDisruptionBudget never allows it) are left out, and no replacement is ordered for them.
 */
export function needsNode({ workload, graceMs }: MachineStart, now: Instant): boolean {
  if (workload === null) return false;
  return graceMs === null || (workload.pdb !== 'never' && !isKept(workload, now));
}

/** True if `needsNode` is false at some time. */
export function mayNeedNoNode({ workload, graceMs }: MachineStart): boolean {
  return graceMs !== null && workload !== null && (workload.pdb === 'never' || workload.keptUntil !== null);
}

function isKept({ keptUntil }: Workload, now: Instant): boolean {
  return keptUntil !== null && now < keptUntil;
}
