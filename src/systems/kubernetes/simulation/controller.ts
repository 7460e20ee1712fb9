import {
  type Controller,
  type GroupEnd,
  type Instant,
  isHalted,
  NO_BATCH,
  NO_STEP,
  type Out,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import type { Extremes, Lost, Machine, Stand } from './machine.js';
import { Lookout } from './surroundings.js';
import type { Resting } from '../../system.js';
import type { ChangeFacts } from '../change/says.js';
import type { PlannedWorkload } from './workload.js';

const WORKING: Stand = { phase: 'working', why: '', fix: '' };

/** What happened since the last step; a step without any of it changes nothing. */
interface Progress<World> {
  readonly world: World;
  readonly batch: number;
  readonly underWay: ReadonlySet<string>;
  readonly settledAt: Instant | null;
}

/** One workload's controller. Its batches are the rounds in which it creates pods. */
export class WorkloadController<World> implements Controller {
  /** What it answers until something happens, or the time has come that it says itself; null = it has to look. */
  private resting: Step | null = null;
  /** What the last step took beyond one. */
  private taken = 0;

  private constructor(
    readonly id: string,
    private readonly group: string,
    private readonly machine: Machine<World>,
    private now: Progress<World>,
    private readonly lost: Lost | null,
    private outNow: readonly Out[] = [],
    private readonly lookout: Lookout | null = lookoutOf(id, machine),
  ) {}

  static of<World>(
    id: string,
    group: string,
    machine: Machine<World>,
    lost: Lost | null,
  ): WorkloadController<World> {
    const now = {
      world: machine.start,
      batch: 0,
      underWay: new Set<string>(),
      settledAt: null,
    };
    const outBefore = machine.out(machine.start).map((target) => ({ target, group, batch: 0, wasOut: true }));
    return new WorkloadController(id, group, machine, now, lost, outBefore);
  }

  fork(): WorkloadController<World> {
    const { id, group, machine, now, lost, outNow, lookout } = this;
    const copy = new WorkloadController(id, group, machine, now, lost, outNow, lookout?.fork() ?? null);
    copy.resting = this.resting;
    return copy;
  }

  step(around: WorldView, now: Instant): Step {
    this.lookAround(around, now);
    this.taken = 0;
    if (this.resting && (this.resting.wakeAt === null || now < this.resting.wakeAt)) return this.resting;
    if (this.now.settledAt === now) return this.rest(now, []);
    this.taken = this.machine.effort(this.now.world);
    const { world, targets } = this.machine.begun(this.machine.settled(this.now.world, now));
    const isBatch = targets.some((target) => !this.machine.isOld?.(world, target));
    const batch = isBatch ? this.now.batch + 1 : this.now.batch;
    const starts = targets.map((target) =>
      this.machine.isOld?.(world, target) ? this.oldStart(target) : this.startOf(target, batch, now),
    );
    const underWay = new Set([...this.now.underWay, ...starts.map(({ target }) => target)]);
    this.now = { world, batch, underWay, settledAt: now };
    this.keepOut(batch);
    return this.rest(now, starts);
  }

  effort(): number {
    return this.taken;
  }

  ended({ target }: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const underWay = new Set(this.now.underWay);
    underWay.delete(target);
    this.resting = null;
    const world = this.machine.ended(this.now.world, target, result === 'succeeded', now);
    this.now = { ...this.now, world, underWay, settledAt: null };
  }

  out(): readonly Out[] {
    return this.outNow;
  }

  groups(): ReadonlyMap<string, Stand & Pick<GroupEnd, 'undone'> & { readonly extremes: Extremes }> {
    return new Map([[this.group, { ...this.stand(), extremes: this.machine.extremes(this.now.world) }]]);
  }

  /** The last world, for those who look at what a rollout leaves. */
  get world(): World {
    return this.now.world;
  }

  private stand(): Stand & Pick<GroupEnd, 'undone'> {
    const { world, underWay, settledAt } = this.now;
    const waits = settledAt !== null && this.machine.wakeAt(world, settledAt) !== null;
    if (underWay.size > 0 || settledAt === null || waits) return WORKING;
    const stand = this.machine.stand(world);
    if (!isHalted(stand)) return stand;
    return {
      ...stand,
      ...(this.lost && stand.phase === 'stuck' ? this.lost : {}),
      undone: this.machine.undone(world),
    };
  }

  private lookAround(around: WorldView, now: Instant): void {
    const seen = this.lookout?.look(around);
    const world = seen && this.machine.surrounded?.(this.now.world, seen, now);
    if (!world) return;
    this.resting = null;
    this.now = { ...this.now, world, settledAt: null };
  }

  private startOf(target: string, batch: number, now: Instant): Start {
    const headStartMs = this.machine.headStart?.(this.now.world, target, now) ?? 0;
    const doomed = this.lost ? { isDoomed: true } : {};
    const start = { target, group: this.group, batch, ...doomed };
    return headStartMs > 0 ? { ...start, headStartMs } : start;
  }

  /** A replica that is added with the template of before: the new version can not break it. */
  private oldStart(target: string): Start {
    return { target, group: this.group, batch: NO_BATCH, removes: true };
  }

  /** A target keeps the batch that took it out: an old pod that goes while no new one finds a place was not out before. */
  private keepOut(batch: number): void {
    const before = new Map(this.outNow.map((out) => [out.target, out]));
    this.outNow = this.machine
      .out(this.now.world)
      .map((target) => before.get(target) ?? { target, group: this.group, batch: Math.max(batch, 1) });
  }

  private rest(now: Instant, starts: readonly Start[]): Step {
    const step: Step = { ...NO_STEP, starts, wakeAt: this.machine.wakeAt(this.now.world, now) };
    if (starts.length === 0) this.resting = step;
    return step;
  }
}

function lookoutOf(id: string, { nodes }: Pick<Machine<unknown>, 'nodes'>): Lookout | null {
  return nodes ? Lookout.of(id, (node) => nodes.has(node)) : null;
}

/** What a machine brings to every workload: its controllers, and where one of them comes to rest. */
export function drivenBy<World>(
  machine: Machine<World>,
  restingOf: (end: World) => Resting,
  lost: Lost | null,
): Pick<PlannedWorkload, 'createController' | 'restingAfter' | 'mostOut'> {
  return {
    createController: (id, group) => WorkloadController.of(id, group, machine, lost),
    restingAfter: (run) => {
      const controller = WorkloadController.of('resting', '', machine, lost);
      run(controller);
      return restingOf(controller.world);
    },
    mostOut: machine.mostOut,
  };
}

/** What holds a rollout of the types that know OnDelete; null where the controller rolls by itself. */
export function heldBy({
  type,
}: {
  readonly type: 'OnDelete' | 'RollingUpdate' | 'Recreate';
}): ChangeFacts['held'] {
  return type === 'OnDelete'
    ? { by: 'OnDelete', says: 'with OnDelete nothing is rolled until someone deletes pods.' }
    : null;
}
