import { groupedBy } from '../../../manifest/lookup/grouped.js';
import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import type { Drain } from '../../../rollout/evictions.js';
import type { Cluster } from '../controller/cluster.js';
import { cordonOf, type Course, courseOf, failureOf, isDrained, returnOf } from './course.js';
import type { Maintenance } from '../objects/maintenance.js';
import type { Steps } from '../options.js';
import { type Planned, type Running, standOf } from './standing.js';
import { hasBegun } from '../controller/states.js';

export const CONTROLLER_ID = 'pika';

/**
 * PIKA with the operators around it: they cordon and label, annotate, delete and uncordon; PIKA keeps the status. It holds
 * nothing back, so all that may start starts at once.
 */
export class MaintenanceController implements Controller {
  readonly id = CONTROLLER_ID;
  private missing: ReadonlySet<string> = new Set();

  private constructor(
    private readonly cluster: Cluster,
    private readonly list: readonly Running[],
    private readonly steps: Steps,
    private readonly cordonAt: Instant,
    /** Groups of which nothing ever starts, and why. */
    private readonly idle: ReadonlyMap<string, string>,
    /** The last batch of each group, and when it started. */
    private readonly batches: Map<string, { readonly index: number; readonly at: Instant }>,
  ) {}

  static of(
    cluster: Cluster,
    planned: readonly Planned[],
    steps: Steps,
    at: Instant,
    idle: ReadonlyMap<string, string>,
  ): MaintenanceController {
    const list = planned.map((one): Running => ({
      planned: one,
      begun: null,
      isDraining: false,
      done: 0,
      state: 'waiting',
    }));
    return new MaintenanceController(cluster.fork(), list, steps, at + steps.scheduledMs, idle, new Map());
  }

  fork(): MaintenanceController {
    const list = this.list.map((one) => ({ ...one }));
    const { cluster, steps, cordonAt, idle, batches } = this;
    const copy = new MaintenanceController(cluster.fork(), list, steps, cordonAt, idle, new Map(batches));
    copy.missing = this.missing;
    return copy;
  }

  step(world: Pick<WorldView, 'gone'>, now: Instant): Step {
    this.missNodes(world);
    const starts = this.list.flatMap((one) => this.advance(one, now));
    return { ...NO_STEP, starts, wakeAt: this.wakeAt(now) };
  }

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const one = this.find(start);
    if (result === 'succeeded' && this.missing.has(start.target)) {
      one.state = 'lost';
      return;
    }
    one.state = result === 'succeeded' ? 'ended' : 'failed';
    const object = this.cluster.maintenance(one.planned.maintenance);
    if (!object) return;
    const actions = result === 'succeeded' ? returnOf(object) : failureOf(object);
    for (const action of actions) this.cluster.act(object.node, action, now);
  }

  /** A drain that took longer moves all that comes after it. */
  drained(start: Start, now: Instant): void {
    const one = this.find(start);
    if (!one.begun) return;
    const lateMs = Math.max(0, now - one.begun.at - one.begun.course.drainMs);
    one.begun = { ...one.begun, at: one.begun.at + lateMs };
    one.isDraining = false;
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    const byGroup = groupedBy(this.list, ({ planned }) => planned.group);
    const stands = [...byGroup].map(([group, list]) => [group, standOf(list)] as const);
    const idle = [...this.idle].map(([group, why]) => [group, { phase: 'stuck', why }] as const);
    return new Map<string, GroupEnd>([...idle, ...stands]);
  }

  /** Without its node an object is not looked at any more. Source: notifymaintenance_controller.go, Reconcile. */
  private missNodes(world: Pick<WorldView, 'gone'>): void {
    const gone = world.gone();
    if (gone.length === this.missing.size) return;
    this.missing = new Set(gone.map(({ name }) => name));
    for (const one of this.list)
      if (one.state === 'waiting' && this.missing.has(one.planned.maintenance.node)) one.state = 'lost';
  }

  private advance(one: Running, now: Instant): Start[] {
    this.cluster.settle(one.planned.maintenance.node, now);
    if (one.state === 'out') this.annotate(one, now);
    return one.state === 'waiting' ? this.begin(one, now) : [];
  }

  private begin(one: Running, now: Instant): Start[] {
    const { group, maintenance } = one.planned;
    const waiting = this.cluster.maintenance(maintenance);
    if (waiting && !hasBegun(waiting.status) && now >= this.cordonAt)
      this.cluster.act(maintenance.node, cordonOf(waiting), now);
    const object = this.cluster.maintenance(maintenance);
    if (!object || !hasBegun(object.status)) return [];
    const course = courseOf(object, this.steps, now);
    one.begun = { at: now, course };
    one.state = 'out';
    const { workMs, isDoomed } = course;
    const batch = this.batchAt(group, now);
    const { node: target } = maintenance;
    const start = { target, group, batch, workMs, isDoomed, shows: 'unready' } as const;
    one.isDraining = course.drainMs > 0;
    return one.isDraining ? [{ ...start, drain: this.drainOf(object, course, now) }] : [start];
  }

  /** From the end of its SLA on, what is left on the node may be removed by force. */
  private drainOf({ slaExpires }: Maintenance, { drainMs }: Course, now: Instant): Drain {
    const forcedAfterMs = slaExpires === null ? null : Math.max(0, slaExpires - now);
    return { expectedMs: drainMs, forcedAfterMs };
  }

  /** What starts at one instant is one batch. */
  private batchAt(group: string, now: Instant): number {
    const last = this.batches.get(group);
    if (last?.at === now) return last.index;
    const index = (last?.index ?? 0) + 1;
    this.batches.set(group, { index, at: now });
    return index;
  }

  private annotate(one: Running, now: Instant): void {
    const { begun } = one;
    if (!begun) return;
    for (;;) {
      const next = begun.course.actions[one.done];
      if (!next || begun.at + next.afterMs > now || (one.isDraining && isDrained(next.action))) return;
      one.done++;
      this.cluster.act(one.planned.maintenance.node, next.action, now);
    }
  }

  private wakeAt(now: Instant): Instant | null {
    let wakeAt: Instant | null = null;
    const consider = (at: Instant | null | undefined): void => {
      if (at !== null && at !== undefined && at > now && (wakeAt === null || at < wakeAt)) wakeAt = at;
    };
    for (const one of this.list) {
      if (one.state === 'waiting') consider(this.cordonAt);
      if (one.state !== 'out' || !one.begun) continue;
      const next = one.begun.course.actions[one.done];
      if (next && !one.isDraining) consider(one.begun.at + next.afterMs);
      consider(this.cluster.nextFiring(one.planned.maintenance.node));
    }
    return wakeAt;
  }

  private find(start: Start): Running {
    const found = this.list.find(
      ({ planned, state }) =>
        planned.group === start.group && planned.maintenance.node === start.target && state !== 'ended',
    );
    if (!found) throw new Error(`PIKA did not start ${start.target} of ${start.group}`);
    return found;
  }
}
