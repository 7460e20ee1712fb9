import type { Controller, GroupEnd, Instant, Out, Start, Step } from './controller.js';
import { Drains, type Held, keptUntil } from './drains.js';
import type { Drainage } from './evictions.js';
import { Queue } from './queue.js';
import type { Outcome, Scenario } from './scenarios.js';
import type { Run, TraceEvent, TraceKind } from './trace.js';
import { UNLIMITED, type Work } from './work.js';
import type { World } from './world.js';

/** The end of an attempt that is on its way. */
interface Pending extends Held {
  readonly at: Instant;
}

/** A target that a controller keeps out which says so itself. */
export type KeptOut = Out & { readonly controller: string };

/** A drain that took too long is not tried again by itself. */
const DRAIN_FAILED: Outcome = { result: 'failed', afterMs: 0 };

/** A target that is gone is neither broken nor out. */
const CUT_SHORT: Outcome = { result: 'succeeded', afterMs: 0 };

/** A copy of so many targets takes as long as a step. */
const COPIED_IN_A_STEP = 1_000;

/** More passes than this at one instant mean that controllers answer each other forever. */
const MOST_PASSES = 10_000;

/**
 * One world, its controllers and a clock. The engine asks every controller what starts, lets the scenario say how each
 * attempt goes, and moves the clock to the next event. It knows no system. Ends of attempts are handled before anything
 * starts at the same instant, so a target is out in the half-open interval from its start to its end.
 */
export class Simulation {
  now: Instant;
  readonly events: TraceEvent[] = [];
  private drains: Drains;
  private readonly queue = new Queue<Pending>();
  private wakeAt = Infinity;
  /** Targets that controllers which say so themselves keep out, by controller. */
  private readonly kept = new Map<string, readonly Out[]>();

  constructor(
    readonly world: World,
    private readonly controllers: readonly Controller[],
    private readonly scenario: Scenario,
    private readonly from: Instant,
    drainage: Drainage | null = null,
    /** The budget of work of this run and its forks, shared with all others of the plan. */
    private readonly work: Work = UNLIMITED,
  ) {
    this.now = from;
    this.drains = new Drains(drainage);
  }

  /**
   * A copy in which everything that started at this very instant, and everything that starts later, goes as `scenario`
   * says. What had started before ends as it was going to. The original must not run before the copy has ended.
   */
  forkWith(scenario: Scenario): Simulation {
    this.work.take(this.world.size / COPIED_IN_A_STEP);
    const twins = new Map(this.controllers.map((controller) => [controller, controller.fork()]));
    const twinOf = (controller: Controller): Controller => twins.get(controller) ?? controller;
    const copy = new Simulation(this.world.fork(), [...twins.values()], scenario, this.now, null, this.work);
    copy.wakeAt = this.wakeAt;
    copy.drains = this.drains.fork((held) => {
      const { controller, start, startedAt } = held;
      const outcome = startedAt === this.now ? scenario(start, controller.id, startedAt) : held.outcome;
      return { controller: twinOf(controller), start, startedAt, outcome };
    });
    for (const [id, kept] of this.kept) copy.kept.set(id, kept);
    for (const pending of this.queue.entries()) {
      this.work.take(1);
      const controller = twinOf(pending.controller);
      if (pending.startedAt === this.now) copy.schedule(controller, pending.start);
      else copy.queue.push(pendingOf(pending, pending.at, controller));
    }
    return copy;
  }

  /** Lets the controllers act at the present instant until nothing changes. Returns what they started. */
  settle(): readonly { readonly controller: string; readonly start: Start }[] {
    const started: { controller: string; start: Start }[] = [];
    for (let pass = 0; pass < MOST_PASSES; pass++) {
      let changed = false;
      this.wakeAt = Infinity;
      for (const controller of this.controllers) {
        const step = controller.step(this.world, this.now);
        this.work.take(1 + (controller.effort?.() ?? 0));
        this.apply(controller, step);
        for (const start of step.starts) started.push({ controller: controller.id, start });
        changed ||= step.again || step.starts.length > 0 || step.joins.length > 0 || step.leaves.length > 0;
        if (step.wakeAt !== null) this.wakeAt = Math.min(this.wakeAt, step.wakeAt);
      }
      if (changed) continue;
      this.letDrain();
      if (this.wakeAt <= this.now) this.wakeAt = Infinity;
      return started;
    }
    throw new Error(`the controllers do not come to rest at ${new Date(this.now).toISOString()}`);
  }

  /** Moves the clock to the next event and handles what is due then. False when nothing is left or `until` is reached. */
  advance(until: Instant): boolean {
    const next = this.nextAt();
    if (next === Infinity || next >= until) return false;
    this.now = next;
    if (this.queue.next() !== next) return true;
    for (const { controller, start, outcome } of this.queue.shift()) {
      this.record(outcome.result, controller, start.target, start);
      controller.ended(start, outcome.result, next);
      if (outcome.result === 'succeeded' && !controller.out)
        this.world.release(start.target, start.shows, familyOf(controller));
    }
    return true;
  }

  private nextAt(): Instant {
    return Math.min(this.queue.next() ?? Infinity, this.wakeAt, this.drains.nextAt() ?? Infinity);
  }

  /** Runs to the end, or to `until`. */
  run(until: Instant): Run {
    this.play(until);
    return this.result();
  }

  /** The same for who asks only what happened, not how each group ended. */
  play(until: Instant): readonly TraceEvent[] {
    do this.settle();
    while (this.advance(until));
    return this.events;
  }

  /** Targets that controllers which say so themselves keep out now. */
  outNow(): KeptOut[] {
    return [...this.kept].flatMap(([controller, kept]) => kept.map((out) => ({ ...out, controller })));
  }

  result(): Run {
    const groups = new Map<string, ReadonlyMap<string, GroupEnd>>();
    for (const controller of this.controllers) groups.set(controller.id, this.drains.groupsOf(controller));
    return {
      from: this.from,
      end: this.events.at(-1)?.at ?? this.from,
      events: this.events,
      groups,
      cutDrains: this.drains.cut,
      // Work that never ends is on its way for good.
      cut: this.queue.next() !== null || this.nextAt() !== Infinity,
    };
  }

  private apply(controller: Controller, step: Step): void {
    for (const target of step.joins) {
      this.world.join(target, this.now);
      this.record('joined', controller, target.name);
    }
    for (const start of step.starts) {
      if (!controller.out) this.world.hold(start.target, start.shows, familyOf(controller));
      this.record('start', controller, start.target, start);
      this.schedule(controller, start);
    }
    for (const name of step.leaves) {
      const isHeld = this.world.isOut(name);
      this.world.leave(name);
      this.record('left', controller, name);
      if (isHeld) this.cutShort(name, controller);
    }
    const out = controller.out?.() ?? controller.outFromBefore?.();
    if (out) this.follow(controller, out);
  }

  /**
   * Targets that came back are back before others go out, so that a swap at one instant is no peak. Targets that stay out in their order
   * are passed over: a bad version over 6,000 clusters one at a time take 2.3 s, and 8 s with whole lists compared.
   */
  private follow(controller: Controller, list: readonly Out[]): void {
    const last = this.kept.get(controller.id) ?? [];
    if (last === list) return;
    this.kept.set(controller.id, list);
    let same = 0;
    while (same < last.length && last[same]?.target === list[same]?.target) same++;
    const before = new Map(last.slice(same).map((out) => [out.target, out]));
    const now = new Map(list.slice(same).map((out) => [out.target, out]));
    for (const [target, out] of before) {
      if (now.has(target)) continue;
      this.world.release(target);
      this.record('back', controller, target, out);
    }
    for (const [target, out] of now) {
      if (before.has(target)) continue;
      this.world.hold(target);
      this.record('out', controller, target, out);
    }
  }

  private schedule(controller: Controller, start: Start): void {
    const outcome = this.scenario(start, controller.id, this.now);
    const held = { controller, start, startedAt: this.now, outcome };
    if (this.drains.take(held)) return;
    this.queue.push(pendingOf(held, Math.max(this.now + outcome.afterMs, keptUntil(start, this.now))));
  }

  /** Work of others on a deleted target ends with it where they say so; they see that with their next step. */
  private cutShort(target: string, by: Controller): void {
    const isMeant = ({ controller, start }: Held): boolean =>
      controller.endsWithTarget === true && start.target === target && controller !== by;
    for (const held of [...this.queue.takeOut(isMeant), ...this.drains.giveBack(isMeant)])
      this.queue.push(pendingOf({ ...held, outcome: CUT_SHORT }, this.now));
  }

  /** Work begins on targets that are empty by now. */
  private letDrain(): void {
    for (const held of this.drains.release(this.now, this.world.openings()))
      this.queue.push(pendingOf(held, this.drains.endOf(held, this.now)));
    for (const held of this.drains.giveUp(this.now)) {
      held.controller.drainFailed?.(held.start, this.now, this.drains.holdOn(held.start.target));
      this.queue.push(pendingOf({ ...held, outcome: DRAIN_FAILED }, this.now));
    }
  }

  private record(
    kind: TraceKind,
    controller: Controller,
    target: string,
    { group, batch }: Pick<Start, 'group' | 'batch'> = NO_GROUP,
  ): void {
    this.work.take(1);
    const holds = !controller.out || kind === 'out' || kind === 'back';
    this.events.push({ at: this.now, kind, controller: controller.id, group, batch, target, holds });
  }
}

/** Joins and leaves are of no batch. */
const NO_GROUP = { group: '', batch: 0 };

/** Written out: it is made for every start of every run, and a spread of what is on its way is many times slower. */
function pendingOf({ controller, start, startedAt, outcome }: Held, at: Instant, twin = controller): Pending {
  return { at, controller: twin, start, startedAt, outcome };
}

/** Returns the owner of the signs that the controller leaves on a target: its family, or itself. */
function familyOf({ family, id }: Controller): string {
  return family ?? id;
}
