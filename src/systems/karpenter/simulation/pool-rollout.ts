import { listing } from '../../../manifest/words/listing.js';
import { lazily } from '../../../manifest/lookup/once.js';
import { visible } from '../../../manifest/words/visible.js';
import { counted as countText, verb } from '../../../text/plural.js';
import type { Instant } from '../../../rollout/controller.js';
import { type LastingHold, REBOOT_MS } from '../../system.js';
import { claimDrain } from './claim-drain.js';
import type { TakenTarget } from '../../../rollout/at-once.js';
import { budgetsText, graceMsOf, hasGracePeriod, heldForGood, isComingUp } from './lasting-hold.js';
import type { NodePool } from '../objects/nodepool.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';
import type { PoolStart } from '../controller/replacement/fleet.js';
import type { MachineStart } from '../controller/replacement/machine.js';
import type { Settings } from '../options.js';

/** A pool as a dry rollout takes it. What is assumed of times is the same for all pools. */
export interface PoolRollout extends Settings {
  readonly start: PoolStart;
  readonly machines: readonly MachineStart[];
  /** How many of them drift and are not on their way out. */
  readonly drifting: number;
  /** How many of them a static pool deletes because it has fewer replicas. */
  readonly surplus: number;
  /** Nodes that expire are followed until here at least; the same for all pools. */
  readonly expiriesUntil: Instant;
  /** Nodes that Karpenter will not take of its own accord; their age takes them all the same. */
  readonly held: ReadonlyMap<string, LastingHold>;
  /** Why no node of the pool can be made at all; null where it can. */
  readonly disabled: string | null;
  /** True when the budgets leave room for one more node at some instant of the look-ahead, given those that use them up. */
  readonly everHasRoom: () => boolean;
  /** What fills them, where they never do. */
  readonly whyNoRoom: () => string;
  /** Which of its nodes leave and never get away; null where none does. */
  readonly endless: string | null;
}

interface RolloutContext extends Settings {
  readonly disabled: string | null;
  /** Nodes for which the limits leave room beside those of the pool; null: no known bound. */
  readonly room: number | null;
  /** True when nothing makes the nodes drift yet: the plan supposes it. */
  readonly isAssumed: boolean;
  /** The most nodes that the budgets let drift away at once at some instant ahead; not looked for beyond more than `enough`. */
  readonly mostAllowed: (enough: number) => number;
  /** Nodes that a static pool deletes because it has fewer replicas. */
  readonly surplus: ReadonlySet<string>;
  readonly at: Instant;
  /** When each node expires. */
  readonly expiries: ReadonlyMap<string, Instant>;
  /** The end of the horizon. */
  readonly until: Instant;
}

/** A pool as the dry rollout takes it: every node that counts for its budgets, and since when each one is marked drifted. */
export function rolloutOf(
  pool: NodePool,
  nodes: readonly PoolNode[],
  drifts: ReadonlyMap<string, Instant>,
  context: RolloutContext,
): PoolRollout {
  const { disabled, surplus, readyMs, goneMs, passMs, until } = context;
  const counting = nodes.filter(({ counted }) => counted.hasClaim && !counted.instanceTerminating);
  const machines = machinesOf(pool, counting, drifts, context);
  const endless = counting.filter((node) => isLeaving(node) && drainsForEver(node, pool));
  return {
    start: startOf(pool, machines, context),
    machines,
    drifting: machines.filter(({ driftedAt, deleting }) => driftedAt !== null && !deleting).length,
    surplus: surplus.size,
    readyMs,
    goneMs,
    passMs,
    expiriesUntil: until,
    held: heldIn(pool, counting, context.at),
    disabled,
    endless: endless.length > 0 ? endlessText(endless) : null,
    ...roomIn(pool, counting, endless, context.mostAllowed),
  };
}

function machinesOf(
  pool: NodePool,
  counting: readonly PoolNode[],
  drifts: ReadonlyMap<string, Instant>,
  { at, readyMs, goneMs, surplus, expiries }: RolloutContext,
): MachineStart[] {
  return counting.map((node) => {
    const machine = machineOf(node, pool, drifts.get(node.name) ?? null, { at, readyMs, goneMs });
    if (surplus.has(node.name)) return { ...machine, isSurplus: true };
    const expiresAt = expiries.get(node.name);
    return expiresAt === undefined ? machine : { ...machine, expiresAt };
  });
}

function startOf(
  pool: NodePool,
  machines: readonly MachineStart[],
  { room, isAssumed }: RolloutContext,
): PoolStart {
  const { expireAfterMs } = pool.template;
  return {
    name: pool.name,
    budgets: pool.budgets,
    replicas: pool.replicas,
    limitNodes: pool.limitNodes,
    claimsWhileAtMost: room === null ? null : machines.length + room,
    ...(expireAfterMs !== null ? { lifetimeMs: expireAfterMs } : {}),
    isAssumed,
  };
}

function heldIn(pool: NodePool, counting: readonly PoolNode[], at: Instant): PoolRollout['held'] {
  return new Map(
    counting.flatMap((node) => {
      const hold = heldForGood(node, pool, at);
      return hold === null ? [] : [[node.name, hold] as const];
    }),
  );
}

/** What the budgets leave beside nodes that use them up: worked out when it is asked for, as it takes the windows of the whole look-ahead. */
function roomIn(
  pool: NodePool,
  counting: readonly PoolNode[],
  endless: readonly PoolNode[],
  mostAllowed: RolloutContext['mostAllowed'],
): Pick<PoolRollout, 'everHasRoom' | 'whyNoRoom'> {
  const notReady = counting.filter(
    (node) => node.counted.ready !== 'True' && !node.isRebooting && !isLeaving(node),
  ).length;
  const used = notReady + endless.length;
  return {
    everHasRoom: lazily(() => mostAllowed(used) > used),
    whyNoRoom: () =>
      endless.length > 0 ? endlessText(endless) : noRoomText(pool.name, notReady, mostAllowed(used)),
  };
}

function noRoomText(pool: string, notReady: number, most: number): string {
  return most === 0
    ? `the budgets of "${pool}" let none go`
    : `${countText(notReady, 'node')} ${verb(notReady, 'is', 'are')} not ready and ${verb(notReady, 'uses', 'use')} up the ${most} that the budgets of "${pool}" let go at once`;
}

/** Nodes that leave and never get away use the budgets up for good. Source: JiRaska/open-bank-oss#9691. */
function endlessText(endless: readonly PoolNode[]): string {
  const budgets = [...new Set(endless.flatMap(({ load }) => load.closedBy))].sort();
  const cause = budgets.length === 0 ? KEPT_BY_POD : budgetsText(budgets);
  return `the drain of ${listing(endless.map(({ name }) => visible(name)))} never ends (${cause})`;
}

const KEPT_BY_POD = 'karpenter.sh/do-not-disrupt on a pod';

/** The same pool as long as nothing makes its nodes drift: they still expire. */
export function withoutDrift(pool: PoolRollout): PoolRollout {
  const machines = pool.machines.map((machine) => ({ ...machine, driftedAt: null }));
  return { ...pool, machines, drifting: 0 };
}

function machineOf(
  node: PoolNode,
  pool: NodePool,
  driftedAt: Instant | null,
  { at, readyMs, goneMs }: Pick<RolloutContext, 'at' | 'readyMs' | 'goneMs'>,
): MachineStart {
  const { counted } = node;
  const leaving = isLeaving(node);
  return {
    name: node.name,
    pool: pool.name,
    driftedAt: leaving ? null : driftedAt,
    // A node that is coming up has pods on their way to it, so that it is no place for those of others.
    workload: counted.initialized ? node.load.workload : { keptUntil: null, pdb: 'free' },
    doNotDisrupt: node.doNotDisrupt,
    hasGracePeriod: hasGracePeriod(node, pool),
    graceMs: graceMsOf(node, pool),
    initialized: counted.initialized,
    ...(isComingUp(node, at) ? { initializedAt: at + readyMs } : {}),
    notReadyUntil: counted.ready === 'True' ? null : node.isRebooting ? at + REBOOT_MS : Infinity,
    nominatedUntil: null,
    deleting: leaving,
    drainMs: leaving ? drainMs(node, pool, { at, goneMs }) : null,
  };
}

/** A node that goes because its pool does; where the pool can not be read, only its claim tells of a grace period. */
export function deletedNode(node: PoolNode, pool: NodePool | null, at: Instant): TakenTarget {
  const graceMs = pool ? graceMsOf(node, pool) : (node.claim?.terminationGracePeriodMs ?? null);
  const keptUntil = node.load.workload?.keptUntil ?? null;
  const endless = keptUntil === Infinity && graceMs === null ? KEPT_BY_POD : null;
  return { name: node.name, drain: claimDrain({ graceMs, keptUntil }, at), endless };
}

/** True for a node whose pods nothing ever evicts and no grace period ends. */
function drainsForEver(node: PoolNode, pool: NodePool): boolean {
  const { workload, closedBy } = node.load;
  return !hasGracePeriod(node, pool) && (closedBy.length > 0 || workload?.keptUntil === Infinity);
}

/** A grace period counts from the deletion. One that has passed and did not end the drain says nothing about when it ends. */
function drainMs(
  node: PoolNode,
  pool: NodePool,
  { at, goneMs }: { readonly at: Instant; readonly goneMs: number },
): number {
  if (drainsForEver(node, pool)) return Infinity;
  const { deletingSince } = node;
  const graceMs = graceMsOf(node, pool);
  const leftMs = deletingSince === null || graceMs === null ? Infinity : deletingSince + graceMs - at;
  return leftMs > 0 ? Math.min(goneMs, leftMs) : goneMs;
}
