import type { Instant } from '../../../../rollout/controller.js';

/** What runs on a node and has to find another one: modelled as one workload that fills one node. */
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
  readonly hasGracePeriod: boolean;
  /** The grace period, where it is known: a drain lasts no longer. */
  readonly graceMs?: number | null;
  readonly initialized: boolean;
  /** When one that is still coming up is Initialized; absent: never. */
  readonly initializedAt?: Instant;
  /** When its claim is deleted because of its age; absent: never. */
  readonly expiresAt?: Instant;
  /** Null: it is ready. Infinity: it never becomes ready. */
  readonly notReadyUntil: Instant | null;
  readonly nominatedUntil: Instant | null;
  readonly deleting: boolean;
  /** True for one that a static pool with fewer replicas deletes as soon as the forecast begins; absent: it stays. */
  readonly isSurplus?: boolean;
  /** From the deletion of the claim until the instance is gone; null: as the assumptions say. */
  readonly drainMs: number | null;
}

/**
 * Where a machine stands: `idle` (nothing is being done to it), `taken` (tainted, a command waits for its replacements),
 * `deleting` (its claim is deleted, it drains).
 */
export type Standing = 'idle' | 'taken' | 'deleting';

export interface Machine extends MachineStart {
  workload: Workload | null;
  initialized: boolean;
  nominatedUntil: Instant | null;
  standing: Standing;
  /** Others keep it from being ready, or delete it. */
  lost?: boolean;
  /** The node at the beginning of the forecast in whose place it came, over however many in between; its own name for one of those. */
  readonly standsFor: string;
  /** What was ordered when it began to leave. */
  replacements: readonly string[];
  /** It represents a node that the change broke: nobody counts it twice. */
  isBroken: boolean;
}

/** True for a machine that counts as ready at an instant, whoever looks. */
export function isReady(machine: Machine, now: Instant): boolean {
  return machine.lost !== true && (machine.notReadyUntil === null || machine.notReadyUntil <= now);
}

/** A machine that leaves: its workload needs another one. */
export function isLeaving(machine: Machine): boolean {
  return machine.standing !== 'idle';
}

type Marked = Pick<MachineStart, 'workload' | 'driftedAt'>;

/** Whose turn comes first: empty nodes before the others, and among those the one that was marked first. */
export function inTurn(a: Marked, b: Marked): number {
  const busy = Number(a.workload !== null) - Number(b.workload !== null);
  return busy || (a.driftedAt ?? 0) - (b.driftedAt ?? 0);
}

/**
 * Whether drift may start on the machine now. Not being ready does not protect it. A grace period lifts what its pods say,
 * but not what the Node says. Source: kubernetes-sigs/karpenter 2266468, disruption/types.go, NewCandidate.
 */
export function isCandidate(machine: Machine, now: Instant): boolean {
  if (machine.driftedAt === null || machine.driftedAt > now) return false;
  if (machine.standing !== 'idle' || !machine.initialized || machine.doNotDisrupt) return false;
  if (machine.nominatedUntil !== null && now < machine.nominatedUntil) return false;
  return machine.hasGracePeriod || machine.workload === null || !holds(machine.workload, now);
}

/** What keeps a drifted node that is no candidate, for a person. */
export function whyHeld(machine: Machine): string {
  if (!machine.initialized) return 'not initialized';
  if (machine.doNotDisrupt) return 'karpenter.sh/do-not-disrupt on the node';
  return machine.workload?.pdb === 'free'
    ? 'karpenter.sh/do-not-disrupt on a pod'
    : 'a PodDisruptionBudget that never allows an eviction';
}

/**
 * Whether a simulation looks for another node for the workload. With a grace period, pods that may not be disrupted (now, or
 * because their PodDisruptionBudget never allows it) are left out, and no replacement is made for them.
 */
export function needsPlace(machine: Machine, now: Instant): boolean {
  const { workload, hasGracePeriod } = machine;
  if (workload === null) return false;
  return !(hasGracePeriod && (workload.pdb === 'never' || isKept(workload, now)));
}

/** True where `needsPlace` is false at some time, of a machine with a workload. */
export function mayNeedNoPlace({ workload, hasGracePeriod }: Machine): boolean {
  return hasGracePeriod && workload !== null && (workload.pdb === 'never' || workload.keptUntil !== null);
}

function holds(workload: Workload, now: Instant): boolean {
  return workload.pdb !== 'free' || isKept(workload, now);
}

function isKept(workload: Workload, now: Instant): boolean {
  return workload.keptUntil !== null && now < workload.keptUntil;
}

/** A replacement that has just been ordered. */
export function orderedMachine({
  pool,
  name,
  standsFor,
  expiresAt,
}: {
  readonly pool: string;
  readonly name: string;
  readonly standsFor: string;
  readonly expiresAt: Instant | undefined;
}): Machine {
  return {
    name,
    pool,
    driftedAt: null,
    workload: null,
    doNotDisrupt: false,
    hasGracePeriod: false,
    initialized: false,
    notReadyUntil: null,
    nominatedUntil: null,
    deleting: false,
    drainMs: null,
    standing: 'idle',
    ...(expiresAt === undefined ? {} : { expiresAt }),
    standsFor,
    replacements: [],
    isBroken: false,
  };
}
