import { firstEndingAfter, type Interval } from '../../../../calendar/intervals.js';
import type { Instant } from '../../../../rollout/controller.js';
import { allowedAt } from '../allowed.js';
import { activityOf, type Budget, isActive } from '../budget.js';
import type { WindowsOf } from '../timeline.js';

/** Windows are computed for stretches of this length: a rollout rarely lasts longer, and a year of them is many. */
const STRETCH_MS = 28 * 86_400_000;

/** From one opening or closing of a window to the next. */
interface Phase extends Interval {
  readonly active: ReadonlySet<Budget>;
  /** The ceiling by the size of the pool: a dry rollout asks once a second. */
  readonly byTotal: Map<number, number>;
}

/** How many nodes of a pool may be disrupted for drift at an instant, for a caller that asks in order of time. */
export class DriftCeiling {
  /** Budgets whose windows open and close. */
  private readonly timed: readonly Budget[];
  private stretch: Interval = { from: 0, to: 0 };
  private windows: readonly (readonly Interval[])[] = [];
  private phase: Phase = { from: 0, to: 0, active: new Set(), byTotal: new Map() };

  constructor(
    private readonly budgets: readonly Budget[],
    private readonly windowsOf: WindowsOf,
  ) {
    const kinds = budgets.map((budget) => activityOf(budget).kind);
    this.timed = kinds.includes('broken') ? [] : budgets.filter((_, i) => kinds[i] === 'windows');
  }

  /** Never negative; `UNBOUNDED` if no budget is active. */
  at(total: number, now: Instant): number {
    const { active, byTotal } = this.phaseAt(now);
    const known = byTotal.get(total);
    if (known !== undefined) return known;
    const { ceiling } = allowedAt(this.budgets, total, now, (budget) => active.has(budget));
    const most = Math.max(0, ceiling.Drifted);
    byTotal.set(total, most);
    return most;
  }

  /** The next instant at which the ceiling may change with time alone, or at which to ask again; null: it never does. */
  nextEdge(now: Instant): Instant | null {
    return this.timed.length === 0 ? null : this.phaseAt(now).to;
  }

  private phaseAt(now: Instant): Phase {
    if (this.phase.from <= now && now < this.phase.to) return this.phase;
    const active = new Set(this.budgets.filter((budget) => isActive(budget, now)));
    this.phase = { from: now, to: this.endOfPhase(now), active, byTotal: new Map() };
    return this.phase;
  }

  private endOfPhase(now: Instant): Instant {
    if (this.timed.length === 0) return Infinity;
    if (now < this.stretch.from || this.stretch.to <= now) {
      const from = Math.floor(now / STRETCH_MS) * STRETCH_MS;
      this.stretch = { from, to: from + STRETCH_MS };
      this.windows = this.timed.map((budget) => this.windowsOf(budget, this.stretch));
    }
    const edges = this.windows.flatMap((windows) => {
      const next = windows[firstEndingAfter(windows, now)];
      return next ? [next.from <= now ? next.to : next.from] : [];
    });
    return Math.min(this.stretch.to, ...edges);
  }
}
