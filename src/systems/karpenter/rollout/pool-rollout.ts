import type { Instant } from '../../../rollout/controller.js';
import { count, literal, type Text, text, verbFor } from '../../../text/text.js';
import { type AllowedSpan, type FreeOrder, REBOOT_MS } from '../../system.js';
import { compareCandidates, type MachineStart, type PoolStart } from '../controller/replacement/model.js';
import type { NodePool } from '../objects/nodepool.js';
import type { PlannedPool } from '../objects/planned-pool.js';
import { graceMsOf, isLeaving, type PoolNode } from '../objects/pool-nodes.js';
import { drainLeftMs, drainsForEver, endlessText, isComingUp } from './drains.js';

/** A pool as a dry rollout takes it: every node that counts for its budgets, and since when each one is marked drifted. */
export interface PoolRollout {
  readonly of: PlannedPool;
  readonly start: PoolStart;
  readonly machines: readonly MachineStart[];
  /** How many of them drift and are not leaving already. */
  readonly drifting: number;
  /** Which of its nodes leave and never get away; null where none does. */
  readonly endless: Text | null;
}

/** `drifts`: since when each node that drifts is marked; `isAssumed`: nothing makes them drift yet. */
export function rolloutOf(
  of: PlannedPool,
  { drifts, isAssumed }: { readonly drifts: ReadonlyMap<string, Instant>; readonly isAssumed: boolean },
): PoolRollout {
  const { all, settings, room, surplus, at, expiries } = of;
  const { pool } = of.after;
  const machines = all.filter(isCounting).map((node): MachineStart => {
    const { name, initialized, load } = node;
    const leaving = isLeaving(node);
    return {
      name,
      pool: pool.name,
      driftedAt: leaving ? null : (drifts.get(name) ?? null),
      // A node that is coming up has pods on their way to it, so that it has no room for those of others.
      workload: initialized ? load.workload : { keptUntil: null, pdb: 'free' },
      doNotDisrupt: node.doNotDisrupt,
      graceMs: graceMsOf(node, pool),
      initialized,
      ...(isComingUp(node, at) ? { initializedAt: at + settings.readyMs } : {}),
      notReadyUntil: node.ready === 'True' ? null : node.isRebooting ? at + REBOOT_MS : Infinity,
      nominatedUntil: null,
      deleting: leaving,
      drainMs: leaving ? drainLeftMs(node, pool, at, settings.goneMs) : null,
      isSurplus: surplus.has(name),
      expiresAt: expiries.get(name),
    };
  });
  const start = {
    name: pool.name,
    budgets: pool.budgets,
    replicas: pool.replicas,
    limitNodes: pool.limitNodes,
    claimsWhileAtMost: room === null ? null : machines.length + room,
    lifetimeMs: pool.template.expireAfterMs,
    isAssumed,
  };
  const drifting = machines.filter(isDrifting).length;
  return { of, start, machines, drifting, endless: endlessText(endlessOf(all, pool)) };
}

function isCounting({ hasClaim, instanceTerminating }: PoolNode): boolean {
  return hasClaim && !instanceTerminating;
}

function isDrifting({ driftedAt, deleting }: MachineStart): boolean {
  return driftedAt !== null && !deleting;
}

function endlessOf(nodes: readonly PoolNode[], pool: NodePool): PoolNode[] {
  return nodes.filter((node) => isCounting(node) && isLeaving(node) && drainsForEver(node, pool));
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
  const endless = endlessOf(nodes, pool);
  const unready = nodes.filter(
    (node) => isCounting(node) && node.ready !== 'True' && !node.isRebooting && !isLeaving(node),
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
  const turns: string[][] = [];
  let first: MachineStart | null = null;
  for (const machine of machines.filter(isDrifting).sort(compareCandidates)) {
    const isSameTurn =
      first !== null &&
      (start.replicas !== null ||
        ((first.workload === null) === (machine.workload === null) &&
          (machine.driftedAt ?? 0) - (first.driftedAt ?? 0) <= MARKED_TOGETHER_MS));
    if (isSameTurn) turns.at(-1)?.push(machine.name);
    else {
      first = machine;
      turns.push([machine.name]);
    }
  }
  return { says: literal('the order of nodes that one edit marks is not known'), turns };
}
