import type { Instant } from '../../rollout/controller.js';
import type { AllowedSpan } from '../system.js';
import type { PoolRollout } from './controller.js';
import type { NodePool } from './nodepool.js';
import type { PoolNode } from './pool-nodes.js';
import { isLeaving } from './pool-nodes.js';
import { REGISTRATION_LIMIT_MS } from './replacement/assumptions.js';
import type { MachineStart } from './replacement/machine.js';

/** A node that is on its way out already is taken to be gone after this long, unless its grace period ends before. */
export const LEAVING_MS = 20 * 60_000;

interface RolloutContext {
  readonly disabled: string | null;
  /** What the pool allows for Drifted as long as a dry rollout may last. */
  readonly drifted: () => readonly AllowedSpan[];
  readonly at: Instant;
  readonly readyMs: number;
}

/** A pool as the dry rollout takes it: every node that counts for its budgets, and since when each one is marked drifted. */
export function rolloutOf(
  pool: NodePool,
  nodes: readonly PoolNode[],
  drifts: ReadonlyMap<string, Instant>,
  { disabled, drifted, at, readyMs }: RolloutContext,
): PoolRollout {
  const counting = nodes.filter(({ counted }) => counted.hasClaim && !counted.instanceTerminating);
  const machines = counting.map((node) =>
    machineOf(node, pool, drifts.get(node.name) ?? null, { at, readyMs }),
  );
  const notReady = counting.filter((node) => node.counted.ready !== 'True' && !isLeaving(node)).length;
  let hasRoom: boolean | null = null;
  return {
    start: {
      name: pool.name,
      budgets: pool.budgets,
      replicas: pool.replicas,
      limitNodes: pool.limitNodes,
    },
    machines,
    drifting: machines.filter(({ driftedAt, deleting }) => driftedAt !== null && !deleting).length,
    readyMs,
    disabled,
    everHasRoom: () => {
      hasRoom ??= drifted().some(({ limit }) => limit === null || limit > notReady);
      return hasRoom;
    },
  };
}

function machineOf(
  node: PoolNode,
  pool: NodePool,
  driftedAt: Instant | null,
  { at, readyMs }: Pick<RolloutContext, 'at' | 'readyMs'>,
): MachineStart {
  const { counted, claim } = node;
  const leaving = isLeaving(node);
  return {
    name: node.name,
    pool: pool.name,
    driftedAt: leaving ? null : driftedAt,
    // A node that is coming up has pods on their way to it, so that it is no place for those of others.
    workload: counted.initialized ? node.load.workload : { keptUntil: null, pdb: 'free' },
    doNotDisrupt: node.doNotDisrupt,
    hasGracePeriod: hasGracePeriod(node, pool),
    graceMs: graceMs(node, pool),
    initialized: counted.initialized,
    ...(isComingUp(node, at) ? { initializedAt: at + readyMs } : {}),
    notReadyUntil: counted.ready === 'True' ? null : Infinity,
    nominatedUntil: null,
    deleting: leaving,
    drainMs: leaving ? drainMs(claim, at) : null,
  };
}

/** One that is older than the limit within which a node must register will hardly come up any more. */
function isComingUp({ counted, createdAt }: PoolNode, at: Instant): boolean {
  return !counted.initialized && at - createdAt < REGISTRATION_LIMIT_MS;
}

/** The claim's own; of the pool where the snapshot has no claims. */
function graceMs({ claim }: PoolNode, { template }: NodePool): number | null {
  return claim ? claim.terminationGracePeriodMs : template.terminationGracePeriodMs;
}

function hasGracePeriod(node: PoolNode, pool: NodePool): boolean {
  return graceMs(node, pool) !== null;
}

function drainMs(claim: PoolNode['claim'], at: Instant): number {
  const since = claim?.deletingSince ?? null;
  const graceMs = claim?.terminationGracePeriodMs ?? null;
  if (since === null || graceMs === null) return LEAVING_MS;
  return Math.min(LEAVING_MS, Math.max(0, since + graceMs - at));
}

/** What keeps Karpenter from taking a node for good, as far as the snapshot shows; null where nothing does. */
export function heldForGood(node: PoolNode, pool: NodePool, at: Instant): string | null {
  if (isLeaving(node)) return null;
  if (!node.counted.hasClaim) return 'it has no NodeClaim';
  if (!node.counted.initialized && !isComingUp(node, at)) return 'it is not initialized';
  if (node.doNotDisrupt) return 'karpenter.sh/do-not-disrupt is "true" on the node';
  if (hasGracePeriod(node, pool)) return null;
  const { workload } = node.load;
  if (workload?.keptUntil === Infinity) return 'karpenter.sh/do-not-disrupt is "true" on a pod';
  return workload?.pdb === 'never' ? 'a PodDisruptionBudget never allows an eviction' : null;
}
