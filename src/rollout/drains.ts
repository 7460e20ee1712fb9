import { name, NO_TEXT, type Text, text, verbFor } from '../text/text.js';
import type { Controller, GroupEnd, Instant, Start } from './controller.js';
import type { Drainage, DrainHold, Openings } from './evictions.js';
import type { Outcome } from './scenarios.js';
import type { CutDrain } from './trace.js';

/** Work that waits until its target is empty. */
export interface Held {
  readonly controller: Controller;
  readonly start: Start;
  readonly outcome: Outcome;
  readonly startedAt: Instant;
}

/** The drains that are under way in a simulation. */
export class Drains {
  private held: Held[] = [];

  constructor(
    private readonly drainage: Drainage | null,
    /** Drains that were blocked until their time was over. */
    public cut: readonly CutDrain[] = [],
  ) {}

  /** A copy with other work in place of each. */
  fork(replace: (held: Held) => Held): Drains {
    const { drainage, cut } = this;
    const copy = new Drains(drainage && { ...drainage, evictions: drainage.evictions.fork() }, cut);
    copy.held = this.held.map(replace);
    return copy;
  }

  /** True where the work has to wait for its target to be drained. */
  take(held: Held): boolean {
    const { drain, target } = held.start;
    if (!drain || !this.drainage?.evictions.begin(target, drain)) return false;
    this.held.push(held);
    return true;
  }

  /** Work that waits no more. */
  giveBack(isMeant: (held: Held) => boolean): readonly Held[] {
    const meant = new Set(this.held.filter(isMeant));
    if (meant.size > 0) this.held = this.held.filter((one) => !meant.has(one));
    return [...meant];
  }

  /** Work whose drain took longer than it may, and is no longer waited for. */
  giveUp(now: Instant): readonly Held[] {
    return this.giveBack((one) => failsAt(one) <= now);
  }

  /** The blocker of a target that is not empty, named where time alone does not help; null: none. */
  holdOn(target: string): DrainHold | null {
    const { evictions } = this.drainage ?? {};
    const hold = evictions?.holdOn(target) ?? null;
    return hold === null || evictions?.nextAt() === null ? hold : { says: hold.says };
  }

  /** Lets evictions continue, and gives back the work whose target is empty now. */
  release(now: Instant, openings: Openings): readonly Held[] {
    if (!this.drainage) return [];
    const { evictions } = this.drainage;
    for (const one of this.held) {
      if (forcedAt(one) > now) continue;
      const { group, target } = one.start;
      const hold = evictions.holdOn(target);
      const pods = evictions.force(target);
      if (!hold) continue;
      const cut = { at: now, controller: one.controller.id, group, target, pods };
      this.cut = [...this.cut, { ...cut, why: hold.says, lifts: hold.lifts }];
    }
    evictions.advance(now, openings);
    return this.giveBack(({ start: { target } }) => evictions.isEmpty(target));
  }

  /** When work ends whose target is empty now. */
  endOf({ start, outcome, startedAt }: Held, now: Instant): Instant {
    const meantMs = start.drain?.expectedMs ?? this.drainage?.expectedMs(start.target) ?? 0;
    const expectedMs = Math.min(meantMs, outcome.afterMs);
    const end = Math.max(now, startedAt + expectedMs) + outcome.afterMs - expectedMs;
    return Math.max(end, keptUntil(start, startedAt));
  }

  nextAt(): Instant | null {
    let next = this.drainage?.evictions.nextAt() ?? Infinity;
    for (const held of this.held) next = Math.min(next, forcedAt(held), failsAt(held));
    return next === Infinity ? null : next;
  }

  /** The groups of a controller, with those whose work waits for a drain that nothing will ever let end. */
  groupsOf(controller: Controller): ReadonlyMap<string, GroupEnd> {
    const own = this.held.filter((one) => one.controller === controller);
    const groups = controller.groups();
    if (own.length === 0 || this.nextAt() !== null) return groups;
    return new Map(
      [...groups].map(([group, end]): [string, GroupEnd] => {
        const [first, ...others] = own.filter(({ start }) => start.group === group);
        if (!first || end.phase === 'stopped') return [group, end];
        const { target } = first.start;
        const { says = NO_TEXT, holder } = this.holdOn(target) ?? {};
        const why = neverEnds(target, says, others.length);
        return [group, { ...end, phase: 'stuck', why, ...(holder ? { holder } : {}) }];
      }),
    );
  }
}

/** A drain that nothing lets end, and how many more there are. */
export function neverEnds(target: string, why: Text, more: number): Text {
  const others =
    more > 0
      ? text`; the ${verbFor(more, 'drain', 'drains')} of ${more} more ${verbFor(more, 'node does', 'nodes do')} not end either`
      : NO_TEXT;
  return text`The drain of ${name('target', target)} never ends: ${why}${others}.`;
}

/** Until when pods that nothing evicts keep a target. */
export function keptUntil({ drain }: Start, startedAt: Instant): Instant {
  return startedAt + (drain?.keptMs ?? 0);
}

function failsAt({ start, startedAt }: Held): Instant {
  return startedAt + (start.drain?.failsAfterMs ?? Infinity);
}

function forcedAt({ start, startedAt }: Held): Instant {
  return startedAt + (start.drain?.forcedAfterMs ?? Infinity);
}
