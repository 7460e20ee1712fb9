import { firstEndingAfter, type Interval } from '../../../../calendar/intervals.js';
import type { Instant } from '../../../../rollout/controller.js';
import { allowedAt } from '../allowed.js';
import { activityOf, appliesTo, type Budget, isActive, nodesOf } from '../budget.js';
import type { WindowsOf } from '../timeline.js';

/** Windows are worked out for stretches of this length: a rollout rarely lasts longer, and a year of them is many. */
const STRETCH_MS = 28 * 86_400_000;

/** From an instant to the next at which a budget becomes active or inactive. */
interface Phase extends Interval {
  /** The ceiling by the size of the pool. */
  readonly byTotal: Map<number, number>;
}

interface Stretch extends Interval {
  /** Of each budget whose windows may move the ceiling. */
  readonly windows: readonly (readonly Interval[])[];
}

/** From an instant to the next edge of one budget's windows. */
interface Spell extends Interval {
  readonly isActive: boolean;
}

/**
 * How many nodes of a pool may drift away at an instant. A dry rollout asks in order of time, once a second: the budgets are evaluated once
 * in each phase, and the schedule of one is searched only at its own edges.
 */
export class DriftCeiling {
  private readonly timed: readonly Budget[];
  private stretch: Stretch | null = null;
  private phase: Phase | null = null;
  private readonly spells = new Map<Budget, Spell>();

  constructor(
    private readonly budgets: readonly Budget[],
    private readonly windowsOf: WindowsOf,
  ) {
    const isBroken = budgets.some((budget) => activityOf(budget).kind === 'broken');
    // A number that cannot be read closes the pool for every reason while its budget is active.
    const counts = (budget: Budget): boolean => appliesTo(budget, 'Drifted') || !nodesOf(budget.nodes, 0).ok;
    this.timed = isBroken
      ? []
      : budgets.filter((budget) => counts(budget) && activityOf(budget).kind === 'windows');
  }

  /** Never negative; `UNBOUNDED` where no budget is active. */
  at(total: number, now: Instant): number {
    const { byTotal } = this.phaseAt(now);
    const known = byTotal.get(total);
    if (known !== undefined) return known;
    const activeAt = (budget: Budget): boolean => this.isActive(budget, now);
    const ceiling = Math.max(0, allowedAt(this.budgets, total, now, activeAt).ceiling.Drifted);
    byTotal.set(total, ceiling);
    return ceiling;
  }

  /** The next instant at which the ceiling may change with time alone, or at which to ask again; null: it never does. */
  nextEdge(now: Instant): Instant | null {
    return this.timed.length === 0 ? null : this.phaseAt(now).to;
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

  private isActive(budget: Budget, now: Instant): boolean {
    const index = this.timed.indexOf(budget);
    // A schedule that cannot move the ceiling is not searched.
    if (index === -1) return activityOf(budget).kind === 'always';
    const known = this.spells.get(budget);
    if (known && known.from <= now && now < known.to) return known.isActive;
    const stretch = this.stretchAt(now);
    const to = nextEdgeOf(stretch.windows[index] ?? [], now) ?? stretch.to;
    const spell = { from: now, to, isActive: isActive(budget, now) };
    this.spells.set(budget, spell);
    return spell.isActive;
  }

  private phaseAt(now: Instant): Phase {
    if (this.phase && this.phase.from <= now && now < this.phase.to) return this.phase;
    const to = this.timed.length === 0 ? Infinity : this.endOfPhase(now);
    this.phase = { from: now, to, byTotal: new Map() };
    return this.phase;
  }

  private endOfPhase(now: Instant): Instant {
    const stretch = this.stretchAt(now);
    return stretch.windows.reduce((to, windows) => Math.min(to, nextEdgeOf(windows, now) ?? to), stretch.to);
  }

  private stretchAt(now: Instant): Stretch {
    if (this.stretch && this.stretch.from <= now && now < this.stretch.to) return this.stretch;
    const from = Math.floor(now / STRETCH_MS) * STRETCH_MS;
    const within = { from, to: from + STRETCH_MS };
    this.stretch = { ...within, windows: this.timed.map((budget) => this.windowsOf(budget, within)) };
    return this.stretch;
  }
}

/** The next instant at which one of the windows opens or closes; null: none of them does. */
function nextEdgeOf(windows: readonly Interval[], now: Instant): Instant | null {
  const next = windows[firstEndingAfter(windows, now)];
  if (!next) return null;
  return next.from <= now ? next.to : next.from;
}
