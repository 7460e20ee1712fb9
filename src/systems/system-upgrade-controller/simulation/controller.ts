import { DAY_MS } from '../../../calendar/days.js';
import { covers, type Interval } from '../../../calendar/intervals.js';
import { spanText } from '../../../calendar/week.js';
import { listing } from '../../../manifest/words/listing.js';
import { counted } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import type { DrainHold } from '../../../rollout/holder.js';
import { Line } from './line.js';

/** A closed window is looked at again this often, counted from the first look. Source: pkg/upgrade/handle_upgrade.go. */
const LOOK_MS = 60_000;

/** A clause without a full stop, and a fix: null for the one of any node that is lost. */
export interface Hindrance {
  readonly says: string;
  readonly fix: string | null;
  /** True where the Job takes its place and never comes to the node, which stays in production. */
  readonly neverBegins?: boolean;
}

/** A node that is due. */
interface DueNode {
  readonly name: string;
  /** It has a place already. */
  readonly isApplying: boolean;
  /** Why its Job never succeeds, as far as the snapshot shows, and what mends it; null where nothing is in its way. */
  readonly dead: Hindrance | null;
}

/**
 * Sorts nodes by the order that loses most: nodes with a concurrency slot first, and nodes whose Job never succeeds last. The real order
 * is a hash over UIDs. Source: pkg/upgrade/plan/plan.go, SelectConcurrentNodes.
 */
export function worstOrder(due: readonly DueNode[], last: ReadonlySet<string>): DueNode[] {
  const turnOf = ({ name, isApplying, dead }: DueNode): number => {
    if (isApplying) return 0;
    if (dead?.neverBegins) return 3;
    return dead !== null || last.has(name) ? 2 : 1;
  };
  return [...due].sort((a, b) => turnOf(a) - turnOf(b));
}

/** One Plan, as the dry rollout plays it. */
export interface PlanRollout {
  readonly controller: string;
  readonly group: string;
  /** In the order in which they are taken. */
  readonly due: readonly DueNode[];
  /** Those it selects that carry its mark: a node that is made in place of one does not. */
  readonly finished: ReadonlySet<string>;
  readonly places: number;
  /** Why the controller takes no node of any Plan; null where it does. */
  readonly stoppedBy: string | null;
  /** When it may begin; null: at any time. */
  readonly open: readonly Interval[] | null;
  readonly delayMs: number;
  /** From the making of a Job until it has failed for good; Infinity where nothing ends it. */
  readonly deadlineMs: number;
  readonly drains: boolean;
  /** A node whose Job fails gives its place back, so that the dry rollout finds all of them. */
  readonly isProbe: boolean;
}

/** In which state a node that has a place holds it. */
type Place = { readonly kind: 'running' | 'lost' } | { readonly kind: 'pausing'; readonly until: Instant };

/**
 * The controller's loop over one Plan: free places are filled, in order, and only success frees one. Nothing else is looked at.
 * The window is asked only before the first node has a place. Source: pkg/upgrade/plan/plan.go, SelectConcurrentNodes.
 */
export class PlanController implements Controller {
  readonly id: string;
  readonly endsWithTarget = true;
  /** How many of the targets that have left were looked at. */
  private goneSeen = 0;
  /** Those of its nodes that others deleted while their Job ran: how it ends is nothing to the Plan. */
  private readonly orphaned = new Set<string>();
  /** Nodes that were deleted and not replaced. */
  private readonly gone = new Set<string>();
  /** False as long as no node has a place and none had one since the last was due: the window is asked then. */
  private isBegun = false;

  private constructor(
    private readonly plan: PlanRollout,
    private readonly from: Instant,
    private readonly waiting: Line<DueNode>,
    /** Those of the Plan by name, which never changes. */
    private readonly due: ReadonlyMap<string, DueNode>,
    private readonly places: Map<string, Place>,
    private batches: number,
    /** What held the drains of nodes that were not empty when the deadline of their Jobs had passed. */
    private readonly undrained: Map<string, DrainHold | null>,
  ) {
    this.id = plan.controller;
  }

  static of(plan: PlanRollout, from: Instant): PlanController {
    const due = new Map(plan.due.map((node) => [node.name, node]));
    return new PlanController(plan, from, Line.of(plan.due), due, new Map(), 0, new Map());
  }

  fork(): PlanController {
    const { plan, from, waiting, due, places, batches, undrained } = this;
    const copy = new PlanController(
      plan,
      from,
      waiting.fork(),
      due,
      new Map(places),
      batches,
      new Map(undrained),
    );
    copy.goneSeen = this.goneSeen;
    copy.isBegun = this.isBegun;
    for (const name of this.orphaned) copy.orphaned.add(name);
    for (const name of this.gone) copy.gone.add(name);
    return copy;
  }

  step(world: Pick<WorldView, 'gone'>, now: Instant): Step {
    this.lookAround(world);
    for (const [name, place] of this.places)
      if (place.kind === 'pausing' && place.until <= now) this.places.delete(name);
    return { ...NO_STEP, starts: this.next(now), wakeAt: this.wakeAt(now) };
  }

  drainFailed({ target }: Start, _now: Instant, hold: DrainHold | null): void {
    this.undrained.set(target, hold);
  }

  ended({ target }: Start, result: 'succeeded' | 'failed', now: Instant): void {
    if (this.orphaned.delete(target)) return;
    const isDead = this.undrained.has(target) || (this.due.get(target)?.dead ?? null) !== null;
    if (isDead && result === 'failed' && this.plan.isProbe) this.places.delete(target);
    else if (isDead && result === 'failed') this.places.set(target, { kind: 'lost' });
    // A node that the new version breaks after its Job has succeeded is no failure to the controller: Ready is never asked.
    else if (this.plan.delayMs > 0)
      this.places.set(target, { kind: 'pausing', until: now + this.plan.delayMs });
    else this.places.delete(target);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map([[this.plan.group, { ...this.standing(), undone: this.undone() }]]);
  }

  /**
   * Lists the nodes that may never be done. Nodes that never end may take every concurrency slot before any other node: then only nodes
   * that had a slot from the start are done. Nodes that carry the hash already have nothing to do.
   */
  undone(): readonly string[] {
    const begun = [...this.places].flatMap(([name, { kind }]) => (kind === 'pausing' ? [] : [name]));
    const left = [...this.waiting.names(), ...begun];
    if (begun.length < Math.max(1, this.plan.places) || !begun.every((name) => this.isStuck(name)))
      return left;
    const inTurn = this.plan.due.filter(({ name, isApplying }) => !isApplying && !this.gone.has(name));
    return [...new Set([...left, ...inTurn.map(({ name }) => name)])];
  }

  private isStuck(name: string): boolean {
    return this.places.get(name)?.kind === 'lost' || this.plan.deadlineMs === Infinity;
  }

  /**
   * A node that is deleted leaves `applying`, whatever its Job was doing, and one that is made in its place carries no label: it is due
   * like a node that joins. Source: pkg/upgrade/plan/plan.go, SelectConcurrentNodes; rancher/system-agent#460.
   */
  private lookAround(world: Pick<WorldView, 'gone'>): void {
    const gone = world.gone();
    for (; this.goneSeen < gone.length; this.goneSeen++) {
      const one = gone[this.goneSeen];
      if (one && this.selects(one.name)) this.forget(one.name, one.replacedSince !== null);
    }
    if (this.waiting.size === 0 && this.places.size === 0) this.isBegun = false;
  }

  private selects(name: string): boolean {
    return this.due.has(name) || this.plan.finished.has(name);
  }

  private forget(name: string, isReplaced: boolean): void {
    this.waiting.drop(name);
    if (this.places.get(name)?.kind === 'running') this.orphaned.add(name);
    this.places.delete(name);
    this.undrained.delete(name);
    if (isReplaced) this.waiting.push({ name, isApplying: false, dead: null });
    else this.gone.add(name);
  }

  private next(now: Instant): Start[] {
    if (!this.isUnderWay() && !this.isOpen(now)) return [];
    const free = Math.max(this.waiting.applying, this.plan.places - this.places.size);
    const taken = this.waiting.take(free);
    if (taken.length > 0) {
      this.batches++;
      this.isBegun = true;
    }
    return taken.flatMap(({ name, dead }) => {
      this.places.set(name, { kind: dead?.neverBegins ? 'lost' : 'running' });
      const start = this.startOf(name);
      if (dead?.neverBegins) return [];
      return dead === null ? start : { ...start, workMs: this.plan.deadlineMs, isDoomed: true };
    });
  }

  /**
   * From the first node that has a place until none is due: the place of a node that is done goes to the next one in the pass that
   * finds it free, while the status still names the one before. So a window that has let one node begin lets all of them.
   */
  private isUnderWay(): boolean {
    return this.isBegun || this.waiting.applying > 0;
  }

  private startOf(target: string): Start {
    const { group, drains, deadlineMs } = this.plan;
    const start = { target, group, batch: Math.max(1, this.batches) };
    const longestMs = this.plan.isProbe ? Math.min(deadlineMs, DAY_MS) : deadlineMs;
    const failsAfterMs = longestMs === Infinity ? null : longestMs;
    // Evictions that are refused are tried again until the Job's deadline, and then the place is lost: nothing is forced.
    return drains ? { ...start, drain: { expectedMs: null, forcedAfterMs: null, failsAfterMs } } : start;
  }

  private isOpen(now: Instant): boolean {
    return this.plan.open === null || covers(this.plan.open, now);
  }

  private wakeAt(now: Instant): Instant | null {
    const pauses = [...this.places.values()].flatMap((place) =>
      place.kind === 'pausing' ? [place.until] : [],
    );
    const waitsForWindow = !this.isUnderWay() && this.waiting.size > 0 && this.plan.places > 0;
    const look = waitsForWindow ? this.nextLook(now) : null;
    const instants = [...pauses, ...(look === null ? [] : [look])];
    return instants.length === 0 ? null : Math.min(...instants);
  }

  /** The first look at the clock that finds the window open: up to a minute after it opens, never where it is shorter. */
  private nextLook(now: Instant): Instant | null {
    for (const { from, to } of this.plan.open ?? []) {
      const since = Math.max(from, now + 1) - this.from;
      const look = this.from + Math.ceil(since / LOOK_MS) * LOOK_MS;
      if (look < to) return look;
    }
    return null;
  }

  private standing(): GroupEnd {
    const held = [...this.places.values()];
    const lost = held.filter(({ kind }) => kind === 'lost').length;
    if (held.some(({ kind }) => kind === 'running')) return { phase: 'working', why: '' };
    if (this.waiting.size === 0 && lost === 0)
      return { phase: held.length > 0 ? 'waiting' : 'complete', why: '' };
    if (held.length > lost) return { phase: 'waiting', why: '' };
    if (lost > 0) return this.withLost(lost);
    if (this.plan.stoppedBy !== null)
      return { phase: 'stuck', why: `${this.plan.stoppedBy}.`, fix: 'Correct that Plan.' };
    if (this.plan.places <= 0) return this.stuck('concurrency is not above 0: it takes no node.');
    return this.plan.open?.length === 0
      ? { phase: 'stuck', why: 'Its window never opens.', fix: 'Write the days of the window.' }
      : { phase: 'waiting', why: 'Its window is closed.' };
  }

  /** Places are lost for good. Source: pkg/upgrade/job/job.go, New (the deadline counts for the drain of a Job as well). */
  private withLost(lost: number): GroupEnd {
    const [late] = this.undrained;
    if (late === undefined || this.lostNodes().length > 0) return this.stuck(this.lossText(lost));
    const [name, hold] = late;
    const more = this.undrained.size - 1;
    const others = more === 0 ? '' : `, nor ${counted(more, 'other drain')}`;
    const why = `The drain of ${visible(name)} is not done within the ${spanText(this.plan.deadlineMs)} that its Job has: ${hold?.says ?? 'its pods have not gone'}${others}. Its Job fails then: the node stays cordoned, and its place is lost.`;
    return { phase: 'stuck', why, ...(hold?.holder ? { holder: hold.holder } : { fix: MORE_TIME }) };
  }

  private lossText(lost: number): string {
    const nodes = this.lostNodes();
    const known = [...new Set(nodes.map(({ dead }) => dead.says))].map((says) => {
      const names = nodes.filter(({ dead }) => dead.says === says).map(({ name }) => visible(name));
      return `${listing(names)}: ${says}`;
    });
    const more = this.alikeBut(nodes);
    const rest = more === 0 ? '' : `; the same is in the way of ${counted(more, 'more node')}`;
    const which = known.length === 0 ? '' : ` (${listing(known)}${rest})`;
    return `${lost} of ${counted(this.plan.places, 'place')} ${lost === 1 ? 'is' : 'are'} lost${which}: a node whose Job fails, or never ends, keeps its place.`;
  }

  /** How many others, which no place is left for, have what these have in their way. */
  private alikeBut(nodes: readonly { readonly name: string; readonly dead: Hindrance }[]): number {
    const lost = new Set(nodes.map(({ name }) => name));
    const causes = new Set(nodes.map(({ dead }) => dead.says));
    return this.plan.due.filter(({ name, dead }) => dead !== null && !lost.has(name) && causes.has(dead.says))
      .length;
  }

  /** Those that hold places for good, as far as it is known why. */
  private lostNodes(): { readonly name: string; readonly dead: Hindrance }[] {
    return this.plan.due.flatMap(({ name, dead }) =>
      dead !== null && this.places.get(name)?.kind === 'lost' ? [{ name, dead }] : [],
    );
  }

  private stuck(why: string): GroupEnd {
    const [known] = this.lostNodes().flatMap(({ dead }) => dead.fix ?? []);
    return { phase: 'stuck', why, fix: known ?? REPAIR };
  }
}

const MORE_TIME =
  'Set jobActiveDeadlineSecs to longer than the drains of its nodes take, or let the budgets of their pods allow more at a time.';
const REPAIR =
  'Repair the node, or take it out of the Plan with the label plan.upgrade.cattle.io/NAME=disabled, NAME being that of the Plan.';
