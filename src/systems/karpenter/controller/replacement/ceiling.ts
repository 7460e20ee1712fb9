import { firstEndingAfter, type Interval } from '../../../../calendar/intervals.js';
import type { Instant } from '../../../../rollout/controller.js';
import { activityOf, appliesTo, type Budget, nodesOf, UNBOUNDED } from '../budget.js';
import type { WindowsOf } from '../timeline.js';

/** Windows are worked out for stretches of this length: a rollout rarely lasts longer, and a year of them is many. */
const STRETCH_MS = 28 * 86_400_000;

/** From an instant to the next at which a budget becomes active or inactive. */
interface Phase extends Interval {
  /** Indices of the budgets that are active. */
  readonly active: readonly number[];
}

interface Stretch extends Interval {
  /** Of each budget that may move the ceiling. */
  readonly windows: readonly (readonly Interval[])[];
}

/**
 * How many nodes of a pool may drift away at an instant: `allowedAt` for the reason Drifted. A dry rollout asks in order of time, once a
 * second: schedules are searched once in each stretch.
 */
export class DriftCeiling {
  /** Budgets that may move the ceiling; null where one is broken, which closes the pool. */
  private readonly moving: readonly Budget[] | null;
  private readonly isTimed: boolean;
  /** What each of them allows while it is active, by the size of the pool. */
  private readonly values = new Map<number, readonly number[]>();
  private stretch: Stretch | null = null;
  private phase: Phase | null = null;

  constructor(
    budgets: readonly Budget[],
    private readonly windowsOf: WindowsOf,
  ) {
    const kinds = new Map(budgets.map((budget) => [budget, activityOf(budget).kind]));
    // A number that cannot be read closes the pool for every reason while its budget is active.
    const counts = (budget: Budget): boolean => appliesTo(budget, 'Drifted') || !nodesOf(budget.nodes, 0).ok;
    this.moving = [...kinds.values()].includes('broken') ? null : budgets.filter(counts);
    this.isTimed = this.moving?.some((budget) => kinds.get(budget) === 'windows') ?? false;
  }

  /** Never negative; `UNBOUNDED` where no budget is active. */
  at(total: number, now: Instant): number {
    if (this.moving === null) return 0;
    const values = this.valuesOf(this.moving, total);
    return this.phaseAt(this.moving, now).active.reduce(
      (least, index) => Math.min(least, values[index] ?? 0),
      UNBOUNDED,
    );
  }

  /** The next instant at which the ceiling may change with time alone, or at which to ask again; null: it never does. */
  nextEdge(now: Instant): Instant | null {
    return this.moving === null || !this.isTimed ? null : this.phaseAt(this.moving, now).to;
  }

  /** The most that may drift away at some instant of the stretch; the search ends where it is more than `enough`. */
  mostWithin(total: number, { from, to }: Interval, enough: number): number {
    let most = 0;
    let now: Instant | null = from;
    while (now !== null && now < to && most <= enough) {
      most = Math.max(most, this.at(total, now));
      now = this.nextEdge(now);
    }
    return most;
  }

  private valuesOf(budgets: readonly Budget[], total: number): readonly number[] {
    const known = this.values.get(total);
    if (known) return known;
    const values = budgets.map((budget) => {
      const nodes = nodesOf(budget.nodes, total);
      return nodes.ok ? Math.max(0, nodes.value) : 0;
    });
    this.values.set(total, values);
    return values;
  }

  private phaseAt(budgets: readonly Budget[], now: Instant): Phase {
    if (this.phase && this.phase.from <= now && now < this.phase.to) return this.phase;
    const stretch = this.stretchAt(budgets, now);
    const active: number[] = [];
    let { to } = stretch;
    for (const [index, windows] of stretch.windows.entries()) {
      const next = windows[firstEndingAfter(windows, now)];
      if (!next) continue;
      if (next.from <= now) active.push(index);
      to = Math.min(to, next.from <= now ? next.to : next.from);
    }
    this.phase = { from: now, to, active };
    return this.phase;
  }

  private stretchAt(budgets: readonly Budget[], now: Instant): Stretch {
    if (this.stretch && this.stretch.from <= now && now < this.stretch.to) return this.stretch;
    const from = Math.floor(now / STRETCH_MS) * STRETCH_MS;
    const within = { from, to: from + STRETCH_MS };
    this.stretch = { ...within, windows: budgets.map((budget) => this.windowsOf(budget, within)) };
    return this.stretch;
  }
}
