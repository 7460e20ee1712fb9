import { firstEndingAfter, type Interval } from '../../../../calendar/intervals.js';
import type { Instant } from '../../../../rollout/controller.js';
import { activityOf, appliesTo, type Budget, nodesOf, UNBOUNDED } from '../budget.js';
import type { WindowsOf } from '../timeline.js';

/** Windows are computed for stretches of this length: a rollout rarely lasts longer, and a year of them is many. */
const STRETCH_MS = 28 * 86_400_000;

/** From one opening or closing of a window to the next. */
interface Phase extends Interval {
  readonly active: readonly Budget[];
  /** The ceiling by the size of the pool: a dry rollout asks once a second. */
  readonly byTotal: Map<number, number>;
}

/** How many nodes of a pool may be disrupted for drift at an instant: `allowedAt` for a caller that asks in order of time. */
export class DriftCeiling {
  private readonly isBroken: boolean;
  private readonly budgets: readonly Budget[];
  private readonly isTimed: boolean;
  private stretch: Interval = { from: 0, to: 0 };
  private windows: readonly (readonly Interval[])[] = [];
  private phase: Phase = { from: 0, to: 0, active: [], byTotal: new Map() };

  constructor(
    budgets: readonly Budget[],
    private readonly windowsOf: WindowsOf,
  ) {
    this.isBroken = budgets.some((budget) => activityOf(budget).kind === 'broken');
    // A number that cannot be read closes the pool for every reason while its budget is active.
    this.budgets = budgets.filter((budget) => appliesTo(budget, 'Drifted') || !nodesOf(budget.nodes, 0).ok);
    this.isTimed = !this.isBroken && this.budgets.some((budget) => activityOf(budget).kind === 'windows');
  }

  /** Never negative; `UNBOUNDED` if no budget is active. */
  at(total: number, now: Instant): number {
    if (this.isBroken) return 0;
    const { active, byTotal } = this.phaseAt(now);
    const known = byTotal.get(total);
    if (known !== undefined) return known;
    const values = active.map(({ nodes }) => nodesOf(nodes, total)).map((read) => (read.ok ? read.value : 0));
    const ceiling = Math.max(0, Math.min(UNBOUNDED, ...values));
    byTotal.set(total, ceiling);
    return ceiling;
  }

  /** The next instant at which the ceiling may change with time alone, or at which to ask again; null: it never does. */
  nextEdge(now: Instant): Instant | null {
    return this.isTimed ? this.phaseAt(now).to : null;
  }

  private phaseAt(now: Instant): Phase {
    if (this.phase.from <= now && now < this.phase.to) return this.phase;
    this.lookUpTo(now);
    const open = this.windows.map((windows) => windows[firstEndingAfter(windows, now)]);
    const isOpen = (window: Interval | undefined): boolean => window !== undefined && window.from <= now;
    const edges = open.flatMap((window) => (window ? [isOpen(window) ? window.to : window.from] : []));
    this.phase = {
      from: now,
      to: this.isTimed ? Math.min(this.stretch.to, ...edges) : Infinity,
      active: this.budgets.filter((_, i) => isOpen(open[i])),
      byTotal: new Map(),
    };
    return this.phase;
  }

  private lookUpTo(now: Instant): void {
    if (this.stretch.from <= now && now < this.stretch.to) return;
    const from = Math.floor(now / STRETCH_MS) * STRETCH_MS;
    this.stretch = { from, to: from + STRETCH_MS };
    this.windows = this.budgets.map((budget) => this.windowsOf(budget, this.stretch));
  }
}
