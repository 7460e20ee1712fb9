import type { Controller, Instant, Phase, Start, Step } from '../../rollout/controller.js';
import type { Cluster } from './cluster.js';
import type { Course } from './course.js';
import { cordonOf, courseOf, failureOf, returnOf } from './course.js';
import type { Maintenance } from './maintenance.js';
import type { Steps } from './options.js';
import { hasBegun } from './states.js';

export const CONTROLLER_ID = 'pika';

/** An object that will take its node out, in the order of the files. */
export interface Planned {
  readonly group: string;
  readonly maintenance: Pick<Maintenance, 'key' | 'node'>;
}

interface Running {
  readonly planned: Planned;
  /** Null until its node is out. */
  begun: { readonly at: Instant; readonly course: Course } | null;
  /** Actions of the course that are done. */
  done: number;
  state: 'waiting' | 'out' | 'failed' | 'repaired' | 'ended';
}

interface Stand {
  readonly phase: Phase;
  readonly why: string;
}

/**
 * PIKA with the operators around it: they cordon and label, annotate, delete and uncordon; PIKA keeps the status. It holds
 * nothing back, so all that may start starts at once.
 */
export class MaintenanceController implements Controller {
  readonly id = CONTROLLER_ID;

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
    const list = planned.map((one): Running => ({ planned: one, begun: null, done: 0, state: 'waiting' }));
    return new MaintenanceController(cluster.fork(), list, steps, at + steps.scheduledMs, idle, new Map());
  }

  fork(): MaintenanceController {
    const list = this.list.map((one) => ({ ...one }));
    const { cluster, steps, cordonAt, idle, batches } = this;
    return new MaintenanceController(cluster.fork(), list, steps, cordonAt, idle, new Map(batches));
  }

  step(_world: unknown, now: Instant): Step {
    const starts = this.list.flatMap((one) => this.advance(one, now));
    return {
      starts,
      joins: [],
      leaves: [],
      again: false,
      wakeAt: this.wakeAt(now),
      ...standOf(this.list),
    };
  }

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const one = this.find(start);
    one.state = result === 'succeeded' ? 'ended' : 'failed';
    const object = this.cluster.maintenance(one.planned.maintenance);
    if (!object) return;
    const actions = result === 'succeeded' ? returnOf(object) : failureOf(object);
    for (const action of actions) this.cluster.act(object.node, action, now);
  }

  repaired(start: Start): void {
    this.find(start).state = 'repaired';
  }

  groups(): ReadonlyMap<string, Stand> {
    const byGroup = new Map<string, Running[]>();
    for (const one of this.list)
      byGroup.set(one.planned.group, [...(byGroup.get(one.planned.group) ?? []), one]);
    const stands = [...byGroup].map(([group, list]) => [group, standOf(list)] as const);
    const idle = [...this.idle].map(([group, why]) => [group, { phase: 'stuck', why }] as const);
    return new Map<string, Stand>([...idle, ...stands]);
  }

  /** What an object is after everything that happened so far; null when it is gone. */
  maintenance(one: Pick<Maintenance, 'key' | 'node'>): Maintenance | null {
    return this.cluster.maintenance(one) ?? null;
  }

  private advance(one: Running, now: Instant): Start[] {
    const { group, maintenance } = one.planned;
    this.cluster.settle(maintenance.node, now);
    if (one.state === 'out') this.annotate(one, now);
    if (one.state === 'repaired' && one.begun) {
      one.state = 'out';
      const batch = this.batches.get(group)?.index ?? 1;
      return [{ target: maintenance.node, group, batch, again: true, stages: 1 }];
    }
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
    return [{ target: maintenance.node, group, batch, again: false, stages: 1, workMs, isDoomed }];
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
      if (!next || begun.at + next.afterMs > now) return;
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
      if (next) consider(one.begun.at + next.afterMs);
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

function standOf(list: readonly Running[]): Stand {
  const failed = list.filter(({ state }) => state === 'failed').length;
  if (list.some(({ state }) => state === 'out' || state === 'repaired')) return { phase: 'working', why: '' };
  if (list.some(({ state }) => state === 'waiting')) return { phase: 'waiting', why: '' };
  if (failed === 0) return { phase: list.length === 0 ? 'idle' : 'complete', why: '' };
  const objects = `${failed} ${failed === 1 ? 'object ends' : 'objects end'}`;
  return {
    phase: 'stuck',
    why: `${objects} as MaintenanceIncomplete, which nothing but a deletion leaves; the nodes stay cordoned.`,
  };
}
