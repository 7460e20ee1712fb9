import {
  type Controller,
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
import { ExpiryLog } from './expiry-log.js';
import { POOL_LABEL } from '../objects/nodepool.js';
import { claimDrain } from './claim-drain.js';
import type { PoolRollout } from './pool-rollout.js';
import type { ReplacementEvent } from '../controller/replacement/events.js';
import { ReplacementLoop } from '../controller/replacement/loop.js';
import type { MachineStart } from '../controller/replacement/machine.js';
import { standOf, whyNeverTaken } from './standing.js';
import { rememberWindows } from '../controller/timeline.js';

export const CONTROLLER_ID = 'karpenter disruption';
/** The family of all Karpenter controllers: they see each other's doings in the same memory. */
const FAMILY = 'karpenter';
/** Who deletes the nodes of a pool that is removed. */
export const DELETING = { id: 'karpenter deletion', family: FAMILY, leaves: true, shows: 'leaving' } as const;

interface Progress {
  readonly pool: PoolRollout;
  readonly running: Set<string>;
  /** Those of them that a pod keeps for good: nothing is waited for there. */
  readonly hanging: Set<string>;
  batch: number;
  /** True when a node of the present batch has gone: the next start opens another. */
  batchEnds: boolean;
  readonly batchOf: Map<string, number>;
  readonly expiries: ExpiryLog;
  /** Targets that started and have not succeeded; in the dry rollout a target does one thing at a time. */
  readonly busy: Set<string>;
  /** The machine that expires under the name of the node in whose place it came. */
  readonly aged: Map<string, string>;
  /** Nodes that drifted and waited until their age took them, by what kept them. */
  readonly onlyByAge: Map<string, number>;
  /** Why a static pool could start nothing from the outset; null where it could. */
  readonly whyFull: string | null;
}

/**
 * Karpenter's disruption controller as the engine sees it: the replacement loop of `replacement/`, with the end of each node's
 * work as the scenario says. A node is out from the moment it is taken until its instance is gone; its replacement joins when
 * it is Initialized. Nodes that are under way together are a batch: the next one begins with the first start after one of them
 * has gone. A bad change is not noticed: a replacement that is broken but ready gives its slot to the next node. A node whose
 * age is reached goes like the others, but in no batch.
 */
export class PoolController implements Controller {
  readonly id = CONTROLLER_ID;
  readonly family = FAMILY;
  private pending: ReplacementEvent[] = [];
  /** Nodes that others have made unready, as of the last change of that. */
  private lost: ReadonlySet<string> = new Set();
  /** The node in whose place each claim was ordered. */
  private readonly ordered = new Map<string, string>();

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
    const progress = new Map(
      pools.map((pool) => {
        const fresh = {
          pool,
          running: new Set<string>(),
          hanging: new Set<string>(),
          batch: 0,
          batchEnds: true,
          batchOf: new Map(),
          expiries: new ExpiryLog(),
          busy: new Set<string>(),
          aged: new Map(),
          onlyByAge: new Map(),
          whyFull: loop.fleet(pool.start.name)?.whyStaticStaysFull() ?? null,
        };
        return [pool.start.name, fresh] as const;
      }),
    );
    return new PoolController(progress, loop, at);
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

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const progress = this.progress.get(start.group);
    progress?.running.delete(start.target);
    if (result === 'succeeded') progress?.busy.delete(start.target);
    if (!progress) return;
    progress.expiries.ended(start.target, now);
    if (progress.batchOf.get(start.target) === progress.batch) progress.batchEnds = true;
    const machine = progress.aged.get(start.target) ?? start.target;
    progress.aged.delete(start.target);
    const events = this.loop.finish(start.group, machine, now, result === 'failed');
    // What failed stays in the plan's world under the name of the node it replaced, broken for good.
    this.pending.push(...events.filter(({ kind }) => kind !== 'gone' || result === 'succeeded'));
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map(
      [...this.progress].map(([name, progress]) => [
        name,
        { ...this.standOf(progress), ...progress.expiries.told() },
      ]),
    );
  }

  fork(): PoolController {
    const progress = new Map(
      [...this.progress].map(([name, own]) => [
        name,
        {
          ...own,
          running: new Set(own.running),
          hanging: new Set(own.hanging),
          batchOf: new Map(own.batchOf),
          expiries: own.expiries.fork(),
          busy: new Set(own.busy),
          aged: new Map(own.aged),
          onlyByAge: new Map(own.onlyByAge),
        },
      ]),
    );
    const loop = this.loop.fork();
    const copy = new PoolController(
      progress,
      loop,
      this.now,
      this.watch.fork((name) => loop.has(name)),
    );
    copy.pending = [...this.pending];
    copy.lost = this.lost;
    for (const [claim, node] of this.ordered) copy.ordered.set(claim, node);
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
    if (event.kind === 'scaled down')
      return [scaledDown(event.node, progress, this.drainOf(event.pool, event.node, event.at))];
    if (event.kind !== 'start') return this.expired(event, progress);
    if (progress.batchEnds) progress.batch += 1;
    progress.batchEnds = false;
    progress.batchOf.set(event.node, progress.batch);
    progress.running.add(event.node);
    progress.busy.add(event.node);
    for (const claim of event.replacements) this.ordered.set(claim, event.node);
    const { node: target, pool: group } = event;
    const drain = this.drainOf(group, target, event.at);
    return [{ target, group, batch: progress.batch, shows: 'leaving', drain }];
  }

  private drainOf(pool: string, node: string, at: Instant): Drain {
    const machine = this.loop.fleet(pool)?.get(node);
    return claimDrain(
      { graceMs: machine?.graceMs ?? null, keptUntil: machine?.workload?.keptUntil ?? null },
      at,
    );
  }

  private joined({ kind, pool, node }: ReplacementEvent): Target[] {
    if (kind !== 'joined') return [];
    const replaces = this.ordered.get(node);
    const target: Target = { name: node, unit: 'node', labels: { [POOL_LABEL]: pool }, outBefore: false };
    return [replaces === undefined ? target : { ...target, replaces }];
  }

  /** A node whose command has just been given up is on its way already. */
  private expired(event: ReplacementEvent, progress: Progress): Start[] {
    const { pool, running, expiries, onlyByAge, whyFull, busy, aged } = progress;
    if (event.kind !== 'expired') expiries.note(event, event.node);
    if (event.kind !== 'expired' || running.has(event.node)) return [];
    const target = busy.has(event.standsFor) ? event.node : event.standsFor;
    expiries.note(event, target);
    busy.add(target);
    aged.set(target, event.node);
    const kept = event.isDrifted ? whyNeverTaken(pool, event.node, whyFull) : null;
    if (kept !== null) onlyByAge.set(kept, (onlyByAge.get(kept) ?? 0) + 1);
    if (event.isDrifted) running.add(target);
    // Where something rolls, what comes in place of the node is of the new kind, and may be as bad.
    const removes = pool.drifting === 0;
    const drain = this.drainOf(event.pool, event.node, event.at);
    if (event.isDrifted && drain.keptMs === Infinity) progress.hanging.add(target);
    return [{ target, group: event.pool, batch: NO_BATCH, removes, shows: 'leaving', drain }];
  }

  private standOf({ pool, running, hanging, onlyByAge }: Progress): GroupEnd {
    const fleet = pool.disabled === null ? this.loop.fleet(pool.start.name) : null;
    const stand = standOf({ pool, running: running.size - hanging.size, fleet, now: this.now, onlyByAge });
    return fleet && isHalted(stand) ? { ...stand, undone: [...running, ...fleet.waiting()] } : stand;
  }
}

/** Deleted past every budget, with nothing in its place: a batch of its own, before any of the rollout. */
function scaledDown(target: string, progress: Progress, drain: Drain): Start {
  const batch = 1;
  const { pool, batchOf, running, busy } = progress;
  progress.batch = batch;
  batchOf.set(target, batch);
  running.add(target);
  busy.add(target);
  return { target, group: pool.start.name, batch, removes: true, shows: 'leaving', drain };
}

/** In a pool that makes no nodes nothing drifts away, but what is old enough goes. */
function machinesOf({ machines, disabled }: PoolRollout): readonly MachineStart[] {
  return disabled === null ? machines : machines.map((machine) => ({ ...machine, driftedAt: null }));
}

/** Karpenter asks of its own nodes whether they are ready. */
function watchOf(loop: ReplacementLoop): Watch {
  return Watch.of(FAMILY, (name) => loop.has(name), ['unready']);
}
