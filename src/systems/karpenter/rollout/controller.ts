import { groupedBy } from '../../../manifest/lookup.js';
import {
  type Controller,
  type Expired,
  type Expiries,
  type GroupEnd,
  type Instant,
  isHalted,
  NO_BATCH,
  type Start,
  type Step,
  type Target,
  type WorldView,
} from '../../../rollout/controller.js';
import { Watch } from '../../../rollout/signs.js';
import { fix } from '../../../text/fix.js';
import { count, few, list, name, NO_TEXT, type Text, text, textKey, verbFor } from '../../../text/text.js';
import { type Pool, type ReplacementEvent, ReplacementLoop } from '../controller/replacement.js';
import { POOL_LABEL } from '../objects/nodepool.js';
import type { Settings } from '../versions.js';
import { claimDrain, CLOSED, KEPT_BY_POD, type PoolRollout, withoutDrift } from './pool.js';

export const CONTROLLER_ID = 'karpenter disruption';
/** The family of all Karpenter controllers: they share one memory. */
const FAMILY = 'karpenter';
/** Deletes the nodes of a pool that is removed. */
export const DELETING = { id: 'karpenter deletion', family: FAMILY, leaves: true, shows: 'leaving' } as const;

interface Work {
  /** `NO_BATCH` for a node that expires. */
  readonly batch: number;
  /** The machine that leaves under the name of the target. */
  readonly machine: string;
  /** False for one that expires and has not drifted. */
  readonly isOfRollout: boolean;
  /** True if a pod blocks its drain for good: nothing is waited for there. */
  readonly hangs: boolean;
  /** A failed target is never free for other work. */
  readonly hasFailed: boolean;
}

interface Progress {
  readonly rollout: PoolRollout;
  readonly work: Map<string, Work>;
  batch: number;
  /** True when a node of the present batch has gone: the next start opens another. */
  batchEnds: boolean;
  readonly expired: Expired[];
  readonly later: Expiries['later'][number][];
}

/**
 * Karpenter's disruption controller as the engine sees it: the replacement loop, with the end of each node's work as the scenario says. A
 * node is out from the moment it is disrupted until its instance is gone; its replacement joins when it is Initialized. Nodes that are under
 * way together are a batch: the next one begins with the first start after one of them has gone. A bad change is not noticed: a replacement
 * that is broken but ready gives its slot to the next node. A node that expires belongs to no batch.
 */
export class PoolController implements Controller {
  readonly id = CONTROLLER_ID;
  readonly family = FAMILY;

  private constructor(
    private readonly pools: ReadonlyMap<string, Progress>,
    private readonly loop: ReplacementLoop,
    private now: Instant,
    /** Karpenter asks of its own nodes whether they are ready. */
    private readonly watch: Watch,
  ) {}

  /** Nodes that have not drifted expire until `expiriesUntil`; nothing is looked for after `until`. */
  static of(
    pools: readonly PoolRollout[],
    { readyMs, passMs }: Settings,
    { at, expiriesUntil, until }: Readonly<Record<'at' | 'expiriesUntil' | 'until', Instant>>,
  ): PoolController {
    const loop = new ReplacementLoop(
      pools.map(({ start, of }) => ({ ...start, makesNodes: of.disabled === null })),
      // In a pool that makes no nodes nothing is replaced for drift, but nodes expire.
      pools.flatMap((pool) => (pool.of.disabled === null ? pool : withoutDrift(pool)).machines),
      { readyMs, drainMs: null, passMs, expiriesUntil },
      at,
      until,
    );
    const progress = pools.map((rollout): [string, Progress] => {
      const fresh = { work: new Map(), batch: 0, batchEnds: true, expired: [], later: [] };
      return [rollout.start.name, { rollout, ...fresh }];
    });
    const watch = new Watch(FAMILY, (node) => loop.machines.has(node), ['unready']);
    return new PoolController(new Map(progress), loop, at, watch);
  }

  fork(): PoolController {
    const pools = [...this.pools].map(([pool, own]): [string, Progress] => [
      pool,
      { ...own, work: new Map(own.work), expired: [...own.expired], later: [...own.later] },
    ]);
    const loop = this.loop.fork();
    const watch = this.watch.fork((node) => loop.machines.has(node));
    return new PoolController(new Map(pools), loop, this.now, watch);
  }

  /**
   * A node that is not ready uses the budgets of its pool up, whatever the cause; a cordon does not. Source:
   * kubernetes-sigs/karpenter 2266468, disruption/helpers.go, BuildDisruptionBudgetMapping.
   */
  step(world: Pick<WorldView, 'target' | 'look'>, now: Instant): Step {
    this.now = now;
    if (world.look(this.watch).length > 0) {
      this.loop.setUnready(new Set(this.watch.seen.unready), now);
    }
    const events = this.loop.advance(now);
    return {
      starts: events.flatMap((event) => this.started(event)),
      // A node of the snapshot that comes up is there already.
      joins: events.flatMap((event) => this.joined(event)).filter((target) => !world.target(target.name)),
      leaves: events.flatMap(({ kind, node }) => (kind === 'gone' ? [node] : [])),
      again: false,
      wakeAt: this.loop.nextAt(),
    };
  }

  /** A failed replacement stays in the plan's world under the name of the node it replaced, broken for good. */
  ended({ group, target }: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const pool = this.pools.get(group);
    const work = pool?.work.get(target);
    if (!pool || !work) return;
    if (work.batch === pool.batch) pool.batchEnds = true;
    if (result === 'succeeded') pool.work.delete(target);
    else pool.work.set(target, { ...work, hasFailed: true });
    const index = work.batch === NO_BATCH ? pool.expired.findLastIndex((one) => one.target === target) : -1;
    const known = pool.expired[index];
    if (known) pool.expired[index] = { ...known, goneAt: now };
    this.loop.finish(work.machine, now, result === 'failed');
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map([...this.pools].map(([pool, progress]) => [pool, this.groupOf(pool, progress)]));
  }

  private groupOf(group: string, { rollout, work, expired, later }: Progress): GroupEnd {
    const pool = this.loop.pools.get(group);
    if (!pool) return { phase: 'idle', why: NO_TEXT };
    const running = [...work].filter(([, { isOfRollout, hasFailed }]) => isOfRollout && !hasFailed);
    const isWorking = running.some(([, { hangs }]) => !hangs);
    const state = stateOf(rollout, pool, isWorking, expired, this.now);
    const isStopped = rollout.of.disabled === null && isHalted(state);
    const undone = () => [...running.map(([target]) => target), ...pool.waitingNow(this.now).names];
    const expires = expired.length + later.length > 0;
    return {
      ...state,
      ...(isStopped ? { undone: undone() } : {}),
      ...(expires ? { expiries: { expired: [...expired], later: [...later] } } : {}),
    };
  }

  private started(event: ReplacementEvent): Start[] {
    const pool = this.pools.get(event.pool);
    if (!pool) return [];
    const { kind, node, at } = event;
    if (kind === 'start') {
      if (pool.batchEnds) pool.batch += 1;
      pool.batchEnds = false;
      return [this.begin(pool, node, event, pool.batch)];
    }
    if (kind === 'scaled down') {
      // Deleted past every budget, with nothing in its place: a batch of its own, before any of the rollout.
      pool.batch = 1;
      return [{ ...this.begin(pool, node, event, 1), removes: true }];
    }
    if (kind === 'expired') return this.expired(event, pool);
    if (kind === 'expires later') pool.later.push({ target: node, at });
    return [];
  }

  private expired(event: ReplacementEvent, pool: Progress): Start[] {
    const { node, at, beside = { out: 0, limit: null } } = event;
    const machine = this.loop.machines.get(node);
    const known = pool.work.get(node);
    // A node whose command has just been given up is leaving already.
    if (!machine || (known?.isOfRollout && !known.hasFailed)) return [];
    // In the dry rollout a target does one thing at a time.
    const target = pool.work.has(machine.original) ? node : machine.original;
    const isOfRollout = machine.driftedAt !== null;
    pool.expired.push({ target, at, goneAt: null, ...beside, isOfRollout });
    // During a rollout the replacement of the node has the new template, and may be as bad.
    const removes = pool.rollout.drifting === 0;
    return [{ ...this.begin(pool, target, event, NO_BATCH, isOfRollout), removes }];
  }

  private begin(
    { work }: Progress,
    target: string,
    { node, pool, at }: ReplacementEvent,
    batch: number,
    isOfRollout = true,
  ): Start {
    const { graceMs = null, workload = null } = this.loop.machines.get(node) ?? {};
    const drain = claimDrain({ graceMs, keptUntil: workload?.keptUntil ?? null }, at);
    const hangs = batch === NO_BATCH && drain.keptMs === Infinity;
    work.set(target, { batch, machine: node, isOfRollout, hangs, hasFailed: false });
    return { target, group: pool, batch, shows: 'leaving', drain };
  }

  private joined({ kind, pool, node }: ReplacementEvent): Target[] {
    if (kind !== 'joined') return [];
    const replaces = this.loop.machines.get(node)?.orderedFor ?? null;
    const target: Target = { name: node, unit: 'node', labels: { [POOL_LABEL]: pool }, outBefore: false };
    return [replaces === null ? target : { ...target, replaces }];
  }
}

/** The causes that block nodes, those of the most nodes first. */
function blockedFor(causes: readonly Text[]): Text {
  const alike = [...groupedBy(causes, textKey).values()].sort((a, b) => b.length - a.length);
  const whys = alike.map(([why]) => why);
  return text`${count(causes.length, 'node')} may not be disrupted: ${few(whys, 2)}`;
}

/** Distinguishes a pool that waits for a window from one that starts nothing again. `isWorking`: nodes of the rollout are under way. */
function stateOf(
  { start, drifting, endless, of: { surplus, disabled, blockers, neverStarts } }: PoolRollout,
  pool: Pool,
  isWorking: boolean,
  expired: readonly Expired[],
  now: Instant,
): GroupEnd {
  if (disabled !== null && drifting > 0) return { phase: 'stuck', why: disabled };
  if (isWorking) return { phase: 'working', why: NO_TEXT };
  if (drifting === 0 && surplus.size === 0) return { phase: 'idle', why: text`no node drifts` };
  const { names, blocked } = pool.waitingNow(now);
  if (drifting === 0 || names.length === 0) {
    // Expiry does not finish a rollout: it deletes blocked nodes at their age, many at once, past every budget.
    const causes = expired.flatMap(({ target, isOfRollout, goneAt }) =>
      isOfRollout ? (blockers.get(target)?.why ?? neverStarts ?? (goneAt === null ? KEPT_BY_POD : [])) : [],
    );
    if (causes.length === 0) return { phase: 'complete', why: NO_TEXT };
    return { phase: 'stuck', why: text`${blockedFor(causes)}; only expiry (expireAfter) deletes them` };
  }
  const left = count(names.length, 'node');
  if (blocked.length === names.length) {
    const causes = blocked.map((node) => blockers.get(node)?.why ?? text`not initialized`);
    return { phase: 'stuck', why: blockedFor(causes) };
  }
  const isFull = start.replicas !== null && pool.roomForStatic() === 0;
  const own = name('policy', start.name);
  if (!isFull && pool.nextEdge(now) < Infinity && neverStarts === null)
    return { phase: 'waiting', why: text`the budgets of "${own}" allow no disruption now` };
  // Nodes that are not ready or leave already count against the budgets, and none of them ends that by itself.
  const taken = pool.usingUp(now).map((node) => node.name);
  const using = list(taken.sort().map((node) => name('target', node)));
  const n = taken.length;
  if (isFull || n === 0) {
    const full = text`the ${pool.size} nodes of the static pool leave no room for a replacement`;
    return { phase: 'stuck', why: text`${neverStarts ?? (isFull ? full : CLOSED)} (${left} left)` };
  }
  return {
    phase: 'stuck',
    why: text`${count(n, 'node')} that ${verbFor(n, 'is', 'are')} not ready or leaving already (${using}) ${verbFor(n, 'uses', 'use')} up all that the budgets of "${own}" allow${endless && text`, and ${endless}`}.`,
    fix: endless
      ? fix`Remove what blocks the drain, or raise the budget above ${n}.`
      : fix`Repair or delete ${using}, or raise the budget above ${n}.`,
  };
}
