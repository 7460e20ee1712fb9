import type { Controller, Instant, Start, Step, Target, WorldView } from '../../rollout/controller.js';
import { POOL_LABEL } from './nodepool.js';
import type { PoolStart } from './replacement/fleet.js';
import type { ReplacementEvent } from './replacement/events.js';
import { ReplacementLoop } from './replacement/loop.js';
import type { MachineStart } from './replacement/machine.js';
import type { Stand } from './standing.js';
import { WAITING, WORKING, standOf, worstStand } from './standing.js';
import { rememberWindows } from './timeline.js';

export const CONTROLLER_ID = 'karpenter disruption';
/** Of all its controllers: they see each other's doings in the same memory. */
export const FAMILY = 'karpenter';

/** A pool as a dry rollout takes it. */
export interface PoolRollout {
  readonly start: PoolStart;
  readonly machines: readonly MachineStart[];
  /** How many of them drift and are not on their way out. */
  readonly drifting: number;
  /** What is assumed of the time between ordering a node and its being Initialized; the same for all pools. */
  readonly readyMs: number;
  /** Why no node of the pool can be made at all; null where it can. */
  readonly disabled: string | null;
  /** True when the budgets leave room for one more node at some instant of the look-ahead, given those that use them up. */
  readonly everHasRoom: () => boolean;
}

interface Progress {
  readonly pool: PoolRollout;
  readonly running: Set<string>;
  batch: number;
  /** True when a node of the present batch has gone: the next start opens another. */
  batchEnds: boolean;
  readonly batchOf: Map<string, number>;
}

/**
 * Karpenter's disruption controller as the engine sees it: the replacement loop of `replacement/`, with the end of each node's
 * work as the scenario says. A node is out from the moment it is taken until its instance is gone; its replacement joins when
 * it is Initialized. Nodes that are under way together are a batch: the next one begins with the first start after one of them
 * has gone. A bad change is not noticed: a replacement that is broken but ready gives its slot to the next node.
 */
export class PoolController implements Controller {
  readonly id = CONTROLLER_ID;
  readonly family = FAMILY;
  private pending: ReplacementEvent[] = [];
  private resumed: Start[] = [];
  /** Nodes that others have made unready, as of the last change of that. */
  private lost: ReadonlySet<string> = new Set();
  private signsMoved = 0;
  /** The node in whose place each claim was ordered. */
  private readonly ordered = new Map<string, string>();

  private constructor(
    private readonly progress: ReadonlyMap<string, Progress>,
    private readonly loop: ReplacementLoop,
    private now: Instant,
  ) {}

  static of(pools: readonly PoolRollout[], at: Instant, until: Instant): PoolController {
    const able = pools.filter(({ disabled }) => disabled === null);
    const loop = new ReplacementLoop(
      able.map(({ start }) => start),
      able.flatMap(({ machines }) => machines),
      { readyMs: able[0]?.readyMs ?? 0, drainMs: null, fault: null },
      at,
      until,
      rememberWindows(),
    );
    const progress = new Map(
      pools.map((pool) => {
        const fresh = { pool, running: new Set<string>(), batch: 0, batchEnds: true, batchOf: new Map() };
        return [pool.start.name, fresh] as const;
      }),
    );
    return new PoolController(progress, loop, at);
  }

  step(world: Pick<WorldView, 'target' | 'signsMovedFor' | 'bearing'>, now: Instant): Step {
    this.now = now;
    this.lookAround(world);
    const events = [...this.pending.splice(0), ...this.loop.advance(now)];
    const starts = [...this.resumed.splice(0), ...events.flatMap((event) => this.started(event))];
    const wakeAt = this.loop.nextAt();
    const { phase, why } = this.stand(wakeAt);
    return {
      starts,
      // A node of the snapshot that comes up is there already.
      joins: events.flatMap((event) => this.joined(event)).filter(({ name }) => !world.target(name)),
      leaves: events.flatMap(({ kind, node }) => (kind === 'gone' ? [node] : [])),
      again: false,
      wakeAt,
      phase,
      why,
    };
  }

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const progress = this.progress.get(start.group);
    progress?.running.delete(start.target);
    if (!progress || start.again) return;
    if (progress.batchOf.get(start.target) === progress.batch) progress.batchEnds = true;
    const events = this.loop.finish(start.group, start.target, now);
    // What failed stays in the plan's world under the name of the node it replaced, broken for good.
    this.pending.push(...events.filter(({ kind }) => kind !== 'gone' || result === 'succeeded'));
  }

  repaired(start: Start): void {
    this.resumed.push({ ...start, again: true });
  }

  groups(): ReadonlyMap<string, Stand> {
    return new Map([...this.progress].map(([name, progress]) => [name, this.standOf(progress)]));
  }

  fork(): PoolController {
    const progress = new Map(
      [...this.progress].map(([name, own]) => [
        name,
        { ...own, running: new Set(own.running), batchOf: new Map(own.batchOf) },
      ]),
    );
    const copy = new PoolController(progress, this.loop.fork(), this.now);
    copy.pending = [...this.pending];
    copy.resumed = [...this.resumed];
    copy.lost = this.lost;
    copy.signsMoved = this.signsMoved;
    for (const [claim, node] of this.ordered) copy.ordered.set(claim, node);
    return copy;
  }

  /**
   * A node that is not ready uses the budgets of its pool up, whoever made it so; a cordon does not. Source:
   * kubernetes-sigs/karpenter 2266468, disruption/helpers.go, BuildDisruptionBudgetMapping.
   */
  private lookAround(world: Pick<WorldView, 'signsMovedFor' | 'bearing'>): void {
    const moved = world.signsMovedFor(FAMILY);
    if (moved === this.signsMoved) return;
    this.signsMoved = moved;
    const lost = new Set(world.bearing('unready', FAMILY, (name) => this.loop.has(name)));
    if (lost.size > 0 || this.lost.size > 0) this.loop.see(lost, this.lost, this.now);
    this.lost = lost;
  }

  private started(event: ReplacementEvent): Start[] {
    const progress = event.kind === 'start' ? this.progress.get(event.pool) : undefined;
    if (!progress) return [];
    if (progress.batchEnds) progress.batch += 1;
    progress.batchEnds = false;
    progress.batchOf.set(event.node, progress.batch);
    progress.running.add(event.node);
    if (event.kind === 'start') for (const claim of event.replacements) this.ordered.set(claim, event.node);
    const { node: target, pool: group } = event;
    const forcedAfterMs = this.loop.fleet(group)?.get(target)?.graceMs ?? null;
    const drain = { expectedMs: null, forcedAfterMs };
    return [{ target, group, batch: progress.batch, again: false, stages: 1, shows: 'leaving', drain }];
  }

  private joined({ kind, pool, node }: ReplacementEvent): Target[] {
    if (kind !== 'joined') return [];
    const replaces = this.ordered.get(node);
    const target: Target = { name: node, unit: 'node', labels: { [POOL_LABEL]: pool }, outBefore: false };
    return [replaces === undefined ? target : { ...target, replaces }];
  }

  /** Asked after every step: what each pool is up to costs too much to find out then. */
  private stand(wakeAt: Instant | null): Stand {
    for (const { running } of this.progress.values()) if (running.size > 0) return WORKING;
    return wakeAt === null ? worstStand([...this.groups().values()]) : WAITING;
  }

  private standOf({ pool, running }: Progress): Stand {
    const fleet = this.loop.fleet(pool.start.name);
    return standOf({ pool, running: running.size, fleet, now: this.now });
  }
}
