import type { Manifest } from '../../../manifest/manifest.js';
import type { TakenTarget } from '../../../rollout/at-once.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Drain } from '../../../rollout/evictions.js';
import { type Fix, fix } from '../../../text/fix.js';
import { code, list, literal, name, type Text, text, verbFor } from '../../../text/text.js';
import {
  type AllowedSpan,
  type ExpiryForecast,
  type FreeOrder,
  REBOOT_MS,
  type ResolveInput,
} from '../../system.js';
import {
  compareCandidates,
  isBusy,
  type MachineStart,
  MOVABLE,
  type PoolStart,
  REGISTRATION_LIMIT_MS,
} from '../controller/replacement.js';
import type { NodePool } from '../objects/nodepool.js';
import {
  DISRUPTED_TAINT,
  graceMsOf,
  hasLaterHash,
  isLeaving,
  type PoolNode,
  type PoolNodes,
  stampOf,
} from '../objects/nodes.js';
import { limitRoom, type StoredPool } from '../objects/pool.js';
import type { Settings } from '../versions.js';
import { allowedTimeline, countNodes } from '../controller/budget.js';
import { nodeClassOf } from '../objects/node-classes.js';
import { limitCalendar } from './calendar.js';
import { present } from '../../../manifest/lookup.js';

/**
 * When a claim is deleted because of its age (null: never). Budgets, windows, do-not-disrupt and PodDisruptionBudgets have no say, and no
 * replacement is made first. Source: kubernetes-sigs/karpenter 2266468, nodeclaim/expiration/controller.go.
 */
export function expiryOf(createdAt: Instant, expireAfterMs: number | null): Instant | null {
  return expireAfterMs === null ? null : createdAt + expireAfterMs;
}

/**
 * When each node of a pool reaches its age, and which do within the horizon if nothing replaces them before. A claim keeps the value it was
 * made with; `before` is the pool that the nodes of a snapshot without claims were made from. A node that is older than that and still there
 * was made with another value, which is unknown; a claim that carries its value and is overdue goes at once.
 */
function poolExpiries(
  manifest: Manifest,
  { pool, before }: { readonly pool: NodePool; readonly before: NodePool },
  nodes: readonly PoolNode[],
  { at, until }: { readonly at: Instant; readonly until: Instant },
): { readonly expiries: ReadonlyMap<string, Instant>; readonly forecast: ExpiryForecast } {
  const expiries = new Map<string, Instant>();
  const unknown: string[] = [];
  for (const node of nodes) {
    if (isLeaving(node) || !node.hasClaim) continue;
    const own = node.expireAfterMs;
    const expiresAt = expiryOf(node.createdAt, own === undefined ? before.template.expireAfterMs : own);
    if (expiresAt === null) continue;
    if (own === undefined && expiresAt < at) unknown.push(node.name);
    else expiries.set(node.name, Math.max(expiresAt, at));
  }
  const expected = [...expiries].flatMap(([target, due]) => (due < until ? [{ target, at: due }] : []));
  const forecast: ExpiryForecast = {
    lifetimeMs: pool.template.expireAfterMs,
    expected: expected.sort((a, b) => a.at - b.at),
    unknown,
    basis: nodes.some(({ expireAfterMs }) => expireAfterMs !== undefined) ? 'recorded' : 'age',
    place: manifest.placeOf(['spec', 'template', 'spec', 'expireAfter']),
  };
  return { expiries, forecast };
}

/** The NodePools of one side, with what they were before and what the cluster has. */
export interface Side {
  readonly input: ResolveInput;
  readonly version: string;
  readonly settings: Settings;
  readonly known: PoolNodes;
}

export type PlannedPool = Readonly<ReturnType<typeof plannedPool>>;

/** A pool that the cluster accepts, in force after the change and before it (null if that is unknown), with what its rollout begins from. */
export function plannedPool({ input, settings, known }: Side, after: StoredPool, before: StoredPool | null) {
  const { manifest, pool } = after;
  const { at, until, objects } = input;
  const { base, live } = objects.of(manifest);
  const all = known.byPool.get(manifest.name) ?? [];
  /** Nodes that a static pool deletes because it has fewer replicas, and nodes that stay. */
  const surplus: ReadonlySet<string> = new Set(surplusOf(pool, all, at).map((node) => node.name));
  const nodes = all.filter((node) => !surplus.has(node.name));
  const counts = countNodes(all);
  const merged = countNodes(all, (node) => surplus.has(node.name));
  const calendar = limitCalendar(manifest, pool, counts, merged, at);
  const { uses, change: nodeClass, gone } = nodeClassOf(manifest, base, input);
  const { exceeded, room, knowsUsed } = limitRoom(manifest, live, all.length);
  const [zero] = pool.zeroLimits;
  const [why] = present([
    after.verdict === 'invalidAtRuntime' && text`the pool is not valid at run time`,
    zero !== undefined && text`${code(`limits.${zero}`)} is 0`,
    exceeded,
    gone?.isDeleted && text`${name('policy', gone.title)} is deleted`,
  ]);
  return {
    ...{ after, before, base, all, surplus, nodes, known, settings, at, calendar },
    ...poolExpiries(manifest, { pool, before: before?.pool ?? pool }, nodes, { at, until }),
    /** Its NodeClass, with its change or its absence; null: none. */
    ...{ uses, nodeClass, gone },
    /** Within the horizon. */
    allowed: allowedTimeline(pool.budgets, merged, { from: at, to: until }),
    /** The annotations of the live pool; null without one. */
    live: live && stampOf(live),
    /** The live pool or one of its nodes has the hash of a version that is not known here. */
    hasLaterHash: (live !== null && hasLaterHash(live)) || nodes.some((node) => node.hasLaterHash),
    /** Nodes that Karpenter never disrupts within the budgets; expiry deletes them all the same. */
    blockers: new Map(
      nodes.flatMap((node) => {
        const blocker = blockerOf(node, pool, at);
        return blocker ? [[node.name, blocker]] : [];
      }),
    ),
    /** Nodes for which the limits leave room beside those of the pool; null: no known bound. */
    ...{ room, knowsUsed },
    /** Why no node of the pool can be made at all; null where it can. */
    disabled: why ? text`${why}, so no replacement can be made` : null,
    /** Why its budgets and limits leave no room for a drifted node at any instant, given what uses them up; null: they do. */
    neverStarts: neverStarts(pool, all, calendar.spans, at),
    /** The same of the budgets before the change. */
    neverStarted: (): Text | null =>
      before &&
      neverStarts(before.pool, all, allowedTimeline(before.pool.budgets, counts, calendar.within), at),
  };
}

/**
 * Nodes that a static pool has beyond its replicas: the controller deletes them in every pass, whether the change lowered replicas or not.
 * Nodes that leave already do not count. Those without pods go first, those with a pod that may not be disrupted last; between the others
 * it weighs what their pods cost, which is not known here: the plan takes the last ones by name. Source: kubernetes-sigs/karpenter
 * 053fcb8e, static/deprovisioning/controller.go, Reconcile and getDeprovisioningCandidates.
 */
function surplusOf({ replicas }: NodePool, nodes: readonly PoolNode[], at: Instant): PoolNode[] {
  if (replicas === null) return [];
  const reluctance = ({ load: { workload } }: PoolNode): number =>
    workload !== null && at < (workload.keptUntil ?? -Infinity) ? 2 : Number(isBusy({ workload }));
  const running = nodes.filter((node) => node.hasClaim && !isLeaving(node));
  return running.sort((a, b) => reluctance(b) - reluctance(a)).slice(replicas);
}

/** A pool as a dry rollout takes it: every node that counts for its budgets, and since when each one is marked drifted. */
export type PoolRollout = Readonly<ReturnType<typeof rolloutOf>>;

/** `drifts`: since when each node that drifts is marked; `isAssumed`: nothing makes them drift yet. */
export function rolloutOf(
  of: PlannedPool,
  { drifts, isAssumed }: { readonly drifts: ReadonlyMap<string, Instant>; readonly isAssumed: boolean },
) {
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
      workload: initialized ? load.workload : MOVABLE,
      doNotDisrupt: node.doNotDisrupt,
      graceMs: graceMsOf(node, pool),
      initialized,
      ...(isComingUp(node, at) ? { initializedAt: at + settings.readyMs } : {}),
      notReadyUntil: node.ready === 'True' ? null : node.isRebooting ? at + REBOOT_MS : Infinity,
      deleting: leaving,
      drainMs: leaving ? drainLeftMs(node, pool, at, settings.goneMs) : null,
      isSurplus: surplus.has(name),
      expiresAt: expiries.get(name),
    };
  });
  const claimsWhileAtMost = room === null ? null : machines.length + room;
  const start: PoolStart = { ...pool, claimsWhileAtMost, lifetimeMs: pool.template.expireAfterMs, isAssumed };
  return {
    ...{ of, start, machines },
    /** Number of them that drift and are not leaving already. */
    drifting: machines.filter(({ driftedAt }) => driftedAt !== null).length,
    /** Names the nodes whose drain never ends; null if there are none. */
    endless: endlessText(endlessOf(all, pool)),
  };
}

function isCounting({ hasClaim, instanceTerminating }: PoolNode): boolean {
  return hasClaim && !instanceTerminating;
}

function endlessOf(nodes: readonly PoolNode[], pool: NodePool): PoolNode[] {
  return nodes.filter((node) => isCounting(node) && isLeaving(node) && drainsForEver(node, pool));
}

export const CLOSED = text`the budgets allow no disruption`;

/**
 * Why no drifted node of a pool can start as long as its budgets and limits are as they are; null if one may at some time. `spans` are what
 * the budgets allow.
 */
function neverStarts(
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
  );
  if (most > unready.length + endless.length) return null;
  if (endless.length > 0) return endlessText(endless);
  if (most === 0) return CLOSED;
  return text`${nodesText(unready)}, not ready, ${verbFor(unready.length, 'uses', 'use')} up the ${most} that the budgets allow at once`;
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
  for (const machine of machines.filter(({ driftedAt }) => driftedAt !== null).sort(compareCandidates)) {
    const isSameTurn =
      first !== null &&
      (start.replicas !== null ||
        (isBusy(first) === isBusy(machine) &&
          (machine.driftedAt ?? 0) - (first.driftedAt ?? 0) <= MARKED_TOGETHER_MS));
    if (isSameTurn) turns.at(-1)?.push(machine.name);
    else {
      first = machine;
      turns.push([machine.name]);
    }
  }
  return { says: literal('the order of nodes that one edit marks is not known'), turns };
}

/**
 * The drain that the deletion of a claim begins. Pods are evicted, which asks their budgets, until its grace period ends (null: it has none). One that may not be disrupted is not evicted
 * before that, and without a grace period keeps its node for as long as it may not be; one that tolerates the taint of the node is
 * neither evicted nor waited for. Source: kubernetes-sigs/karpenter 2266468, node/termination/terminator/eviction.go;
 * pkg/utils/pod/scheduling.go, IsDrainable; a node kept for good: karpenter#1789.
 */
export function claimDrain(
  { graceMs, keptUntil }: Readonly<Record<'graceMs' | 'keptUntil', number | null>>,
  at: Instant,
): Drain {
  const keptMs = Math.min((keptUntil ?? at) - at, graceMs ?? Infinity);
  const drain = { expectedMs: null, forcedAfterMs: graceMs, leavesTolerant: DISRUPTED_TAINT };
  return keptMs > 0 ? { ...drain, keptMs } : drain;
}

export const KEPT_BY_POD = text`karpenter.sh/do-not-disrupt is "true" on a pod`;

/** A node that is deleted with its pool; if the pool cannot be read, only the claim knows a grace period. */
export function deletedNode(node: PoolNode, pool: NodePool | null, at: Instant): TakenTarget {
  const graceMs = graceMsOf(node, pool);
  const keptUntil = node.load.workload?.keptUntil ?? null;
  const endless = keptUntil === Infinity && graceMs === null ? KEPT_BY_POD : null;
  return { name: node.name, drain: claimDrain({ graceMs, keptUntil }, at), endless };
}

/** True for a node whose pods are never evicted and that no grace period ends. */
function drainsForEver(node: PoolNode, pool: NodePool): boolean {
  const { workload, closedBy, severalOver } = node.load;
  const isHeld = closedBy.length + severalOver.length > 0 || workload?.keptUntil === Infinity;
  return isHeld && graceMsOf(node, pool) === null;
}

/**
 * Time until a node that is leaving in the snapshot is gone. The grace period counts from the deletion. One that has passed and did not end the
 * drain says nothing about when it ends.
 */
function drainLeftMs(node: PoolNode, pool: NodePool, at: Instant, goneMs: number): number {
  if (drainsForEver(node, pool)) return Infinity;
  const { deletingSince } = node;
  const graceMs = graceMsOf(node, pool);
  const leftMs = deletingSince === null || graceMs === null ? Infinity : deletingSince + graceMs - at;
  return leftMs > 0 ? Math.min(goneMs, leftMs) : goneMs;
}

/** Drains that never end use the budgets up for good; null without any. Source: JiRaska/open-bank-oss#9691. */
function endlessText(endless: readonly PoolNode[]): Text | null {
  if (endless.length === 0) return null;
  const budgets = [...new Set(endless.flatMap(({ load }) => [...load.closedBy, ...load.severalOver]))].sort();
  const cause = budgets.length === 0 ? KEPT_BY_POD : budgetsText(budgets);
  return text`the drain of ${nodesText(endless)} never ends (${cause})`;
}

export function nodesText(nodes: readonly PoolNode[]): Text {
  return list(nodes.map((node) => name('target', node.name)));
}

/** `PodDisruptionBudget web`, `PodDisruptionBudgets web and db`. */
export function budgetsText(names: readonly string[]): Text {
  const which = literal(names.length === 1 ? 'PodDisruptionBudget' : 'PodDisruptionBudgets');
  return text`${which} ${list(names.map((budget) => name('object', budget)))}`;
}

/** A NodeClaim past the registration limit is not expected to become ready. */
function isComingUp({ initialized, createdAt }: PoolNode, at: Instant): boolean {
  return !initialized && at - createdAt < REGISTRATION_LIMIT_MS;
}

/** A clause that says why a node is not disrupted until someone removes the cause. */
interface Blocker {
  readonly why: Text;
  readonly fix: Fix;
}

/** The blocker of a node, as far as the snapshot shows it; null: none. */
function blockerOf(node: PoolNode, pool: NodePool, at: Instant): Blocker | null {
  if (isLeaving(node)) return null;
  if (!node.hasClaim)
    return {
      why: text`no NodeClaim`,
      fix: fix`Drain and delete the nodes without a NodeClaim by hand: Karpenter does not manage them.`,
    };
  if (!node.initialized && !isComingUp(node, at))
    return {
      why: text`not initialized`,
      fix: fix`Find out why the nodes are not initialized (not Ready, a startup taint that nothing removes, a missing resource), or delete their NodeClaims.`,
    };
  if (node.doNotDisrupt)
    return {
      why: text`karpenter.sh/do-not-disrupt is "true" on the node`,
      fix: fix`Remove the annotation from the nodes, or delete them by hand: no setting of the NodePool overrides it.`,
    };
  if (graceMsOf(node, pool) !== null) return null;
  const { workload, closedBy, severalOver } = node.load;
  if (workload?.keptUntil === Infinity)
    return {
      why: KEPT_BY_POD,
      fix: fix`Remove the annotation from the nodes or pods. A terminationGracePeriod overrides that of a pod, but only on nodes that were created with one.`,
    };
  if (severalOver.length > 0)
    return {
      why: text`${budgetsText(severalOver)} cover the same pod, and the API server evicts no pod under more than one`,
      fix: fix`Leave one PodDisruptionBudget over each pod.`,
    };
  const [names, n] = [budgetsText(closedBy), closedBy.length];
  if (n === 0) return null;
  return {
    why: text`${names} ${verbFor(n, 'allows', 'allow')} no eviction even when all ${verbFor(n, 'its', 'their')} pods are ready`,
    fix: fix`Let ${names} allow an eviction, with ${code('maxUnavailable: 1')}. A ${code('terminationGracePeriod')} overrides it too, but only on nodes that were created with one.`,
  };
}
