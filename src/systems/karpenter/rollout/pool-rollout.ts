import type { Instant } from '../../../rollout/controller.js';
import { count, literal, type Text, text, verbFor } from '../../../text/text.js';
import { type AllowedSpan, type FreeOrder, REBOOT_MS } from '../../system.js';
import { compareCandidates, type MachineStart, type PoolStart } from '../controller/replacement/model.js';
import type { NodePool } from '../objects/nodepool.js';
import { graceMsOf, isLeaving, type PoolNode } from '../objects/pool-nodes.js';
import type { Settings } from '../versions.js';
import { type Blocker, drainLeftMs, drainsForEver, endlessText, isComingUp } from './drains.js';

/** A pool as a dry rollout takes it. */
export interface PoolRollout {
  readonly start: PoolStart;
  readonly machines: readonly MachineStart[];
  /** How many of them drift and are not leaving already. */
  readonly drifting: number;
  /** How many of them a static pool deletes because it has fewer replicas. */
  readonly surplus: number;
  /** Nodes that Karpenter never disrupts within the budgets; expiry deletes them all the same. */
  readonly blockers: ReadonlyMap<string, Blocker>;
  /** Why no node of the pool can be made at all; null where it can. */
  readonly disabled: Text | null;
  /** Why its budgets and limits leave no room for a drifted node at any instant, given what uses them up; null: they do. */
  readonly neverStarts: Text | null;
  /** Which of its nodes leave and never get away; null where none does. */
  readonly endless: Text | null;
}

interface RolloutContext extends Pick<PoolRollout, 'disabled' | 'neverStarts' | 'blockers'> {
  readonly settings: Settings;
  /** Nodes for which the limits leave room beside those of the pool; null: no known bound. */
  readonly room: number | null;
  /** True when nothing makes the nodes drift yet: the plan supposes it. */
  readonly isAssumed: boolean;
  /** Nodes that a static pool deletes because it has fewer replicas. */
  readonly surplus: ReadonlySet<string>;
  readonly at: Instant;
  /** When each node expires. */
  readonly expiries: ReadonlyMap<string, Instant>;
}

/** A pool as the dry rollout takes it: every node that counts for its budgets, and since when each one is marked drifted. */
export function rolloutOf(
  pool: NodePool,
  nodes: readonly PoolNode[],
  drifts: ReadonlyMap<string, Instant>,
  context: RolloutContext,
): PoolRollout {
  const { disabled, room, surplus, isAssumed, neverStarts, blockers } = context;
  const counting = nodes.filter(isCounting);
  const machines = counting.map((node) => machineOf(node, pool, drifts.get(node.name) ?? null, context));
  const endless = endlessOf(counting, pool);
  const { expireAfterMs } = pool.template;
  return {
    start: {
      name: pool.name,
      budgets: pool.budgets,
      replicas: pool.replicas,
      limitNodes: pool.limitNodes,
      claimsWhileAtMost: room === null ? null : machines.length + room,
      ...(expireAfterMs === null ? {} : { lifetimeMs: expireAfterMs }),
      isAssumed,
    },
    machines,
    drifting: machines.filter(isDrifting).length,
    surplus: surplus.size,
    ...{ disabled, neverStarts, blockers },
    endless: endless.length > 0 ? endlessText(endless) : null,
  };
}

function isCounting({ counted }: PoolNode): boolean {
  return counted.hasClaim && !counted.instanceTerminating;
}

function isDrifting({ driftedAt, deleting }: MachineStart): boolean {
  return driftedAt !== null && !deleting;
}

function endlessOf(nodes: readonly PoolNode[], pool: NodePool): PoolNode[] {
  return nodes.filter((node) => isLeaving(node) && drainsForEver(node, pool));
}

function machineOf(
  node: PoolNode,
  pool: NodePool,
  driftedAt: Instant | null,
  { at, settings: { readyMs, goneMs }, surplus, expiries }: RolloutContext,
): MachineStart {
  const { counted } = node;
  const leaving = isLeaving(node);
  const graceMs = graceMsOf(node, pool);
  const expiresAt = expiries.get(node.name);
  return {
    name: node.name,
    pool: pool.name,
    driftedAt: leaving ? null : driftedAt,
    // A node that is coming up has pods on their way to it, so that it has no room for those of others.
    workload: counted.initialized ? node.load.workload : { keptUntil: null, pdb: 'free' },
    doNotDisrupt: node.doNotDisrupt,
    graceMs,
    initialized: counted.initialized,
    ...(isComingUp(node, at) ? { initializedAt: at + readyMs } : {}),
    notReadyUntil: counted.ready === 'True' ? null : node.isRebooting ? at + REBOOT_MS : Infinity,
    nominatedUntil: null,
    deleting: leaving,
    drainMs: leaving ? drainLeftMs(node, pool, at, goneMs) : null,
    ...(surplus.has(node.name) ? { isSurplus: true } : expiresAt === undefined ? {} : { expiresAt }),
  };
}

/**
 * Why no drifted node of a pool can start as long as its budgets and limits are as they are; null if one may at some time. `spans` are what
 * the budgets allow.
 */
export function neverStarts(
  pool: NodePool,
  nodes: readonly PoolNode[],
  spans: readonly AllowedSpan[],
  at: Instant,
): Text | null {
  const { replicas, limitNodes } = pool;
  if (replicas !== null && limitNodes !== null && limitNodes <= replicas)
    return text`a static pool makes the replacement first, and limits.nodes ${limitNodes} leaves no room for one`;
  const ahead = spans.filter(({ reason, to }) => reason === 'Drifted' && to > at);
  const most = ahead.reduce((highest, { limit }) => Math.max(highest, limit ?? Infinity), 0);
  const counting = nodes.filter(isCounting);
  const endless = endlessOf(counting, pool);
  const unready = counting.filter(
    (node) => node.counted.ready !== 'True' && !node.isRebooting && !isLeaving(node),
  ).length;
  if (most > unready + endless.length) return null;
  if (endless.length > 0) return endlessText(endless);
  if (most === 0) return text`the budgets allow no disruption`;
  return text`${count(unready, 'node')} ${verbFor(unready, 'is', 'are')} not ready and ${verbFor(unready, 'uses', 'use')} up the ${most} that the budgets allow at once`;
}

/** The same pool as long as nothing makes its nodes drift: they still expire. */
export function withoutDrift(pool: PoolRollout): PoolRollout {
  const machines = pool.machines.map((machine) => ({ ...machine, driftedAt: null }));
  return { ...pool, machines, drifting: 0 };
}

/** An edit marks all nodes of a pool within a second or two, in no order. */
const MARKED_TOGETHER_MS = 2000;

/**
 * The order in which the nodes of a pool are disrupted for drift: those without pods before the others, and among these the older mark first.
 * A static pool has no order at all. Source: kubernetes-sigs/karpenter 2266468, disruption/drift.go and staticdrift.go.
 */
export function freeOrderOf({ machines, start }: PoolRollout): FreeOrder {
  const turns: { readonly first: MachineStart; readonly names: string[] }[] = [];
  for (const machine of machines.filter(isDrifting).sort(compareCandidates)) {
    const turn = turns.at(-1);
    if (turn && (start.replicas !== null || isSameTurn(turn.first, machine))) turn.names.push(machine.name);
    else turns.push({ first: machine, names: [machine.name] });
  }
  return {
    says: literal('the order of nodes that one edit marks is not known'),
    turns: turns.map(({ names }) => names),
  };
}

function isSameTurn(first: MachineStart, later: MachineStart): boolean {
  const apart = (later.driftedAt ?? 0) - (first.driftedAt ?? 0);
  return (first.workload === null) === (later.workload === null) && apart <= MARKED_TOGETHER_MS;
}
