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
import type { Drain } from '../../../rollout/evictions.js';
import { Watch } from '../../../rollout/signs.js';
import { ReplacementLoop } from '../controller/replacement/loop.js';
import type { MachineStart, ReplacementEvent } from '../controller/replacement/model.js';
import { rememberWindows } from '../controller/timeline.js';
import { POOL_LABEL } from '../objects/nodepool.js';
import { claimDrain } from './drains.js';
import type { PoolRollout } from './pool-rollout.js';
import { stateOf } from './state.js';

export const CONTROLLER_ID = 'karpenter disruption';
/** The family of all Karpenter controllers: they share one memory. */
const FAMILY = 'karpenter';
/** Deletes the nodes of a pool that is removed. */
export const DELETING = { id: 'karpenter deletion', family: FAMILY, leaves: true, shows: 'leaving' } as const;

/** What is done to one target. */
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
  hasFailed: boolean;
}

interface Progress {
  readonly rollout: PoolRollout;
  /** Why a static pool could start nothing from the outset; null where it could. */
  readonly whyFull: string | null;
  /** By target. */
  readonly work: Map<string, Work>;
  batch: number;
  /** True when a node of the present batch has gone: the next start opens another. */
  batchEnds: boolean;
  readonly expired: Expired[];
  readonly later: Expiries['later'][number][];
  followedTo: Instant | null;
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
  private pending: ReplacementEvent[] = [];
  /** Nodes that others have made unready, as of the last change of that. */
  private lost: ReadonlySet<string> = new Set();

  private constructor(
    private readonly progress: ReadonlyMap<string, Progress>,
    private readonly loop: ReplacementLoop,
    private now: Instant,
    private readonly watch: Watch = watchOf(loop),
  ) {}

  static of(pools: readonly PoolRollout[], at: Instant, until: Instant): PoolController {
    const [first] = pools;
    const loop = new ReplacementLoop(
      pools.map(({ start, disabled }) => (disabled === null ? start : { ...start, makesNodes: false })),
      pools.flatMap(machinesOf),
      {
        readyMs: first?.readyMs ?? 0,
        drainMs: null,
        fault: null,
        ...(first ? { passMs: first.passMs } : {}),
        expiriesUntil: first?.expiriesUntil ?? at,
      },
      at,
      until,
      rememberWindows(),
    );
    const progress = pools.map((rollout): [string, Progress] => {
      const pool = loop.pool(rollout.start.name);
      const whyFull = pool?.staticBlockedText(pool.staying()) ?? null;
      const fresh = { batch: 0, batchEnds: true, expired: [], later: [], followedTo: null };
      return [rollout.start.name, { rollout, whyFull, work: new Map(), ...fresh }];
    });
    return new PoolController(new Map(progress), loop, at);
  }

  step(world: Pick<WorldView, 'target' | 'look'>, now: Instant): Step {
    this.now = now;
    this.lookAround(world);
    const events = [...this.pending.splice(0), ...this.loop.advance(now)];
    return {
      starts: events.flatMap((event) => this.started(event)),
      // A node of the snapshot that comes up is there already.
      joins: events.flatMap((event) => this.joined(event)).filter(({ name }) => !world.target(name)),
      leaves: events.flatMap(({ kind, node }) => (kind === 'gone' ? [node] : [])),
      again: false,
      wakeAt: this.loop.nextAt(),
    };
  }

  ended({ group, target }: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const progress = this.progress.get(group);
    const work = progress?.work.get(target);
    if (!progress || !work) return;
    if (work.batch === progress.batch) progress.batchEnds = true;
    if (result === 'succeeded') progress.work.delete(target);
    else work.hasFailed = true;
    if (work.batch === NO_BATCH) {
      const index = progress.expired.findLastIndex((one) => one.target === target);
      const known = progress.expired[index];
      if (known) progress.expired[index] = { ...known, goneAt: now };
    }
    const events = this.loop.finish(work.machine, now, result === 'failed');
    // What failed stays in the plan's world under the name of the node it replaced, broken for good.
    this.pending.push(...events.filter(({ kind }) => kind !== 'gone' || result === 'succeeded'));
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map([...this.progress].map(([name, progress]) => [name, this.groupOf(progress)]));
  }

  private groupOf({ rollout, whyFull, work, expired, later, followedTo }: Progress): GroupEnd {
    const pool = rollout.disabled === null ? this.loop.pool(rollout.start.name) : null;
    const running = [...work].filter(([, { isOfRollout, hasFailed }]) => isOfRollout && !hasFailed);
    const waitedFor = running.filter(([, { hangs }]) => !hangs).length;
    const state = stateOf({ rollout, running: waitedFor, pool, now: this.now, expired, whyFull });
    const names = running.map(([target]) => target);
    const undone = pool && isHalted(state) ? [...names, ...pool.waitingNow(this.now).names] : null;
    const expires = expired.length + later.length > 0;
    return {
      ...state,
      ...(undone ? { undone } : {}),
      ...(expires ? { expiries: { expired: [...expired], later: [...later], followedTo } } : {}),
    };
  }

  fork(): PoolController {
    const progress = [...this.progress].map(([name, own]): [string, Progress] => [
      name,
      {
        ...own,
        work: new Map([...own.work].map(([target, work]) => [target, { ...work }])),
        expired: [...own.expired],
        later: [...own.later],
      },
    ]);
    const loop = this.loop.fork();
    const watch = this.watch.fork((name) => loop.has(name));
    const copy = new PoolController(new Map(progress), loop, this.now, watch);
    copy.pending = [...this.pending];
    copy.lost = this.lost;
    return copy;
  }

  /**
   * A node that is not ready uses the budgets of its pool up, whoever made it so; a cordon does not. Source:
   * kubernetes-sigs/karpenter 2266468, disruption/helpers.go, BuildDisruptionBudgetMapping.
   */
  private lookAround(world: Pick<WorldView, 'look'>): void {
    if ((world.look(this.watch) ?? []).length === 0) return;
    const lost = new Set(this.watch.seen.unready);
    this.loop.see(lost, this.lost, this.now);
    this.lost = lost;
  }

  private started(event: ReplacementEvent): Start[] {
    const progress = this.progress.get(event.pool);
    if (!progress) return [];
    const { kind, node, at } = event;
    switch (kind) {
      case 'start':
        if (progress.batchEnds) progress.batch += 1;
        progress.batchEnds = false;
        return [this.begin(progress, node, event, progress.batch)];
      case 'scaled down':
        // Deleted past every budget, with nothing in its place: a batch of its own, before any of the rollout.
        progress.batch = 1;
        return [{ ...this.begin(progress, node, event, 1), removes: true }];
      case 'expired':
        return this.expired(event, progress);
      case 'expires later':
        progress.later.push({ target: node, at });
        return [];
      case 'expires too often':
        progress.followedTo ??= at;
        return [];
      case 'deleted':
      case 'failed':
      case 'gone':
      case 'joined':
        return [];
    }
  }

  private begin(
    { work }: Progress,
    target: string,
    { node, pool, at }: ReplacementEvent,
    batch: number,
    isOfRollout = true,
  ): Start {
    const drain = this.drainOf(node, at);
    const hangs = batch === NO_BATCH && drain.keptMs === Infinity;
    work.set(target, { batch, machine: node, isOfRollout, hangs, hasFailed: false });
    return { target, group: pool, batch, shows: 'leaving', drain };
  }

  private drainOf(node: string, at: Instant): Drain {
    const machine = this.loop.machine(node);
    return claimDrain(
      { graceMs: machine?.graceMs ?? null, keptUntil: machine?.workload?.keptUntil ?? null },
      at,
    );
  }

  private joined({ kind, pool, node }: ReplacementEvent): Target[] {
    if (kind !== 'joined') return [];
    const replaces = this.loop.machine(node)?.orderedFor ?? null;
    const target: Target = { name: node, unit: 'node', labels: { [POOL_LABEL]: pool }, outBefore: false };
    return [replaces === null ? target : { ...target, replaces }];
  }

  private expired(event: ReplacementEvent & { readonly kind: 'expired' }, progress: Progress): Start[] {
    const { node, at, out, limit, standsFor, isDrifted } = event;
    const { work, expired, rollout } = progress;
    const known = work.get(node);
    // A node whose command has just been given up is leaving already.
    if (known?.isOfRollout && !known.hasFailed) return [];
    // In the dry rollout a target does one thing at a time.
    const target = work.has(standsFor) ? node : standsFor;
    expired.push({ target, at, goneAt: null, out, limit, isOfRollout: isDrifted });
    const start = this.begin(progress, target, event, NO_BATCH, isDrifted);
    // Where something rolls, the replacement of the node is of the new kind, and may be as bad.
    return [{ ...start, removes: rollout.drifting === 0 }];
  }
}

/** In a pool that makes no nodes nothing is replaced for drift, but nodes expire. */
function machinesOf({ machines, disabled }: PoolRollout): readonly MachineStart[] {
  return disabled === null ? machines : machines.map((machine) => ({ ...machine, driftedAt: null }));
}

/** Karpenter asks of its own nodes whether they are ready. */
function watchOf(loop: ReplacementLoop): Watch {
  return Watch.of(FAMILY, (name) => loop.has(name), ['unready']);
}
