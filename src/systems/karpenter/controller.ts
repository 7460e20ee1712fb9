import type { Controller, Instant, Phase, Start, Step, WorldView } from '../../rollout/controller.js';

export const CONTROLLER_ID = 'karpenter disruption';

/** How many nodes may be going away from an instant on; null: no limit. */
export interface Level {
  readonly from: Instant;
  readonly limit: number | null;
}

/** A pool as a dry rollout takes it. */
export interface PoolRollout {
  readonly name: string;
  /** Drifted nodes that may be taken, in their order. */
  readonly nodes: readonly string[];
  /** Nodes that use the budget up from the start: not ready, or leaving already. */
  readonly consuming: ReadonlySet<string>;
  /** Ceilings for Drifted in order of time; the first holds from the start. A removed pool has one without a limit. */
  readonly levels: readonly Level[];
}

interface PoolProgress {
  readonly pool: PoolRollout;
  waiting: readonly string[];
  readonly running: Set<string>;
  readonly consuming: Set<string>;
  readonly resumed: Start[];
  batch: number;
  now: Instant;
}

/**
 * Replaces drifted nodes pool by pool, each as far as its budgets allow at the instant. A node is out from the moment it is
 * taken until its replacement stands in its place under its name. Simpler than the real loop, which starts one node a second,
 * makes the replacement first, and counts it in the base of percentages while the old node drains. A bad change is not
 * noticed: a replacement that is broken but ready gives its slot to the next node, so the worst loss is the pool.
 */
export class PoolController implements Controller {
  readonly id = CONTROLLER_ID;

  private constructor(private readonly pools: readonly PoolProgress[]) {}

  static of(pools: readonly PoolRollout[], at: Instant): PoolController {
    return new PoolController(
      pools.map((pool) => ({
        pool,
        waiting: pool.nodes,
        running: new Set(),
        consuming: new Set(pool.consuming),
        resumed: [],
        batch: 0,
        now: at,
      })),
    );
  }

  step(_world: WorldView, now: Instant): Step {
    const starts: Start[] = [];
    let wakeAt: Instant | null = null;
    for (const progress of this.pools) {
      progress.now = now;
      starts.push(...progress.resumed.splice(0), ...startsOf(progress, now));
      const next = progress.waiting.length > 0 ? nextRise(progress, now) : null;
      if (next !== null && (wakeAt === null || next < wakeAt)) wakeAt = next;
    }
    const { phase, why } = worst(this.pools.map(endOf));
    return { starts, joins: [], leaves: [], again: false, wakeAt, phase, why };
  }

  ended(start: Start): void {
    const progress = this.pools.find(({ pool }) => pool.name === start.group);
    progress?.running.delete(start.target);
    progress?.consuming.delete(start.target);
  }

  repaired(start: Start): void {
    const progress = this.pools.find(({ pool }) => pool.name === start.group);
    progress?.resumed.push({ ...start, again: true });
  }

  groups(): ReadonlyMap<string, { readonly phase: Phase; readonly why: string }> {
    return new Map(this.pools.map((progress) => [progress.pool.name, endOf(progress)]));
  }

  fork(): PoolController {
    return new PoolController(
      this.pools.map((progress) => ({
        ...progress,
        running: new Set(progress.running),
        consuming: new Set(progress.consuming),
        resumed: [...progress.resumed],
      })),
    );
  }
}

function startsOf(progress: PoolProgress, now: Instant): Start[] {
  const limit = levelAt(progress.pool, now);
  const taken = progress.waiting.slice(0, Math.max(0, (limit ?? Infinity) - inUse(progress)));
  if (taken.length === 0) return [];
  progress.waiting = progress.waiting.slice(taken.length);
  progress.batch += 1;
  return taken.map((target) => {
    progress.running.add(target);
    return { target, group: progress.pool.name, batch: progress.batch, again: false, stages: 1 };
  });
}

/** Each node once, also one that was not ready and is being replaced now. */
function inUse({ running, consuming }: PoolProgress): number {
  let sum = running.size;
  for (const name of consuming) if (!running.has(name)) sum += 1;
  return sum;
}

function levelAt({ levels }: PoolRollout, now: Instant): number | null {
  let limit: number | null = 0;
  for (const level of levels) {
    if (level.from > now) break;
    limit = level.limit;
  }
  return limit;
}

/** The next instant at which the ceiling leaves room, if nothing else changes until then. */
function nextRise(progress: PoolProgress, now: Instant): Instant | null {
  const used = inUse(progress);
  const next = progress.pool.levels.find(({ from, limit }) => from > now && (limit === null || limit > used));
  return next?.from ?? null;
}

function endOf(progress: PoolProgress): { phase: Phase; why: string } {
  const { pool, waiting, running, now } = progress;
  if (pool.nodes.length === 0) return { phase: 'idle', why: 'no node may be taken' };
  if (running.size > 0) return { phase: 'working', why: '' };
  if (waiting.length === 0) return { phase: 'complete', why: '' };
  if (nextRise(progress, now) !== null)
    return { phase: 'waiting', why: `the budgets of "${pool.name}" allow nothing now` };
  return {
    phase: 'stuck',
    why: `the budgets of "${pool.name}" leave no room for ${waiting.length} nodes (${inUse(progress)} use them up)`,
  };
}

const WORST_FIRST: readonly Phase[] = ['working', 'waiting', 'stuck', 'complete', 'idle'];

function worst(ends: readonly { phase: Phase; why: string }[]): { phase: Phase; why: string } {
  for (const phase of WORST_FIRST) {
    const end = ends.find((one) => one.phase === phase);
    if (end) return end;
  }
  return { phase: 'idle', why: '' };
}
