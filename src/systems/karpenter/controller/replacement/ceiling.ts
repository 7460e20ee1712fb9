import { firstEndingAfter, type Interval } from '../../../../calendar/intervals.js';
import type { Instant } from '../../../../rollout/controller.js';
import { activityOf, appliesTo, type Budget, nodesOf, UNBOUNDED } from '../budget.js';
import type { WindowsOf } from '../timeline.js';

/** Windows are worked out for stretches of this length: a rollout rarely lasts longer, and a year of them is many. */
const STRETCH_MS = 28 * 86_400_000;

/** Budgets that are active together, from an instant to the next at which one of them comes or goes. */
interface Phase extends Interval {
  readonly active: readonly Budget[];
  /** The ceiling by the size of the pool. */
  readonly byTotal: Map<number, number>;
}

/** The windows of each budget in one stretch of the calendar. */
interface Stretch extends Interval {
  readonly timed: readonly { readonly budget: Budget; readonly windows: readonly Interval[] }[];
}

/**
 * How many nodes of a pool may drift away at an instant. Asked in order of time by a dry rollout, once a second: the budgets
 * that are active are found once for each stretch between two edges, and never by asking every schedule again.
 */
export class DriftCeiling {
  private readonly isBroken: boolean;
  private readonly always: readonly Budget[];
  private readonly timed: readonly Budget[];
  private stretch: Stretch | null = null;
  private phase: Phase | null = null;

  constructor(
    budgets: readonly Budget[],
    private readonly windowsOf: WindowsOf,
  ) {
    this.isBroken = budgets.some((budget) => activityOf(budget).kind === 'broken');
    // A number that cannot be read closes the pool for every reason while its budget is active.
    const telling = budgets.filter((budget) => appliesTo(budget, 'Drifted') || !nodesOf(budget.nodes, 0).ok);
    this.always = telling.filter((budget) => activityOf(budget).kind === 'always');
    this.timed = telling.filter((budget) => activityOf(budget).kind === 'windows');
  }

  /** Never negative; `UNBOUNDED` where no budget is active. */
  at(total: number, now: Instant): number {
    if (this.isBroken) return 0;
    const phase = this.phaseAt(now);
    const known = phase.byTotal.get(total);
    if (known !== undefined) return known;
    const least = phase.active.reduce((low, { nodes }) => {
      const value = nodesOf(nodes, total);
      return Math.min(low, value.ok ? value.value : 0);
    }, UNBOUNDED);
    const ceiling = Math.max(0, least);
    phase.byTotal.set(total, ceiling);
    return ceiling;
  }

  /** The next instant at which the ceiling may change with time alone, or at which to ask again; null: it never does. */
  nextEdge(now: Instant): Instant | null {
    return this.isBroken || this.timed.length === 0 ? null : this.phaseAt(now).to;
  }

  /** The most that may drift away at some instant of the stretch; the search ends where it is more than `enough`. */
  mostWithin(total: number, { from, to }: Interval, enough: number): number {
    let most = 0;
    for (
      let now: Instant | null = from;
      now !== null && now < to && most <= enough;
      now = this.nextEdge(now)
    ) {
      most = Math.max(most, this.at(total, now));
    }
    return most;
  }

  private phaseAt(now: Instant): Phase {
    if (this.phase && this.phase.from <= now && now < this.phase.to) return this.phase;
    const { timed, to: end } = this.stretchAt(now);
    let to = this.timed.length > 0 ? end : Infinity;
    const active = timed.flatMap(({ budget, windows }) => {
      const next = windows[firstEndingAfter(windows, now)];
      if (!next) return [];
      const isActive = next.from <= now;
      to = Math.min(to, isActive ? next.to : next.from);
      return isActive ? [budget] : [];
    });
    this.phase = { from: now, to, active: [...this.always, ...active], byTotal: new Map() };
    return this.phase;
  }

  private stretchAt(now: Instant): Stretch {
    if (this.stretch && this.stretch.from <= now && now < this.stretch.to) return this.stretch;
    const from = Math.floor(now / STRETCH_MS) * STRETCH_MS;
    const within = { from, to: from + STRETCH_MS };
    const timed = this.timed.map((budget) => ({ budget, windows: this.windowsOf(budget, within) }));
    this.stretch = { ...within, timed };
    return this.stretch;
  }
}
