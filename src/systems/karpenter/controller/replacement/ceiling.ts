import type { Instant } from '../../../../rollout/controller.js';
import { activityOf, allowedAt, type Budget, isActive } from '../budget.js';
import { nextEdge } from '../windows.js';

/** Which budgets are active until the next opening or closing of a window. */
interface Phase {
  readonly from: Instant;
  readonly to: Instant;
  readonly active: ReadonlySet<Budget>;
  /** The ceiling by the size of the pool: a dry rollout asks once a second. */
  readonly byTotal: Map<number, number>;
}

/** How many nodes of a pool may be disrupted for drift at an instant, for a caller that asks in order of time. */
export class DriftCeiling {
  private phase: Phase = { from: 0, to: 0, active: new Set(), byTotal: new Map() };

  constructor(private readonly budgets: readonly Budget[]) {}

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

  /** The next instant at which the ceiling may change with time alone; null: it never does. */
  nextEdge(now: Instant): Instant | null {
    const kinds = this.budgets.map((budget) => activityOf(budget).kind);
    return kinds.includes('broken') || !kinds.includes('windows') ? null : this.phaseAt(now).to;
  }

  private phaseAt(now: Instant): Phase {
    if (this.phase.from <= now && now < this.phase.to) return this.phase;
    const edges = this.budgets
      .map(activityOf)
      .map((activity) =>
        activity.kind === 'windows' ? nextEdge(activity.schedule, activity.durationMs, now) : Infinity,
      );
    const active = new Set(this.budgets.filter((budget) => isActive(budget, now)));
    this.phase = { from: now, to: Math.min(...edges), active, byTotal: new Map() };
    return this.phase;
  }
}
