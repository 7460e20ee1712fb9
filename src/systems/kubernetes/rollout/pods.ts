import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_BATCH,
  NO_STEP,
  type Out,
  type Phase,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import { type Fix, NO_FIX } from '../../../text/fix.js';
import { NO_TEXT, type Text } from '../../../text/text.js';
import { type Halt, isAvailable, type Pod } from '../controller/pod.js';

/** To look at so many pods, with all syncs of an instant, takes as long as a step of `Work`. */
const PODS_IN_A_STEP = 10;

/** More syncs at one instant than any controller needs would only hide a mistake of a model. */
const MOST_SYNCS = 100_000;

export interface Sync<P extends Pod = Pod> {
  readonly by: string;
  readonly created: readonly P[];
  readonly deleted: readonly P[];
}

/** Why a workload does not continue, and one change that lets it. */
export interface HaltText {
  readonly why: Text;
  readonly fix: Fix;
}

/** A workload as a dry rollout names it. */
interface Role {
  readonly id: string;
  readonly group: string;
  readonly haltText: (halt: Halt) => HaltText;
  /** Reason in the change itself why no new pod becomes ready; absent: none known. */
  readonly lost?: HaltText | undefined;
}

/** Phases of halts that are not stuck. */
const PHASES: Readonly<Partial<Record<Halt['code'], Phase>>> = {
  ...{ complete: 'complete', paused: 'idle', 'on-delete': 'idle' },
};

/**
 * The pods of one workload under its controller. The dry rollout and the vectors drive it alike: syncs until one does nothing, deleted
 * pods vanish, pending pods start, and the driver says when one becomes ready. A batch is a round in which pods of the new template are
 * created.
 */
export abstract class PodSimulation<P extends Pod = Pod> implements Controller {
  nowMs = 0;
  /** Available pods of an earlier and of the new template that are counted and not looked at: each is alone in its place. */
  protected waiting = 0;
  protected done = 0;
  seen: NonNullable<GroupEnd['extremes']> = { lowestAvailable: Infinity, highestTotal: 0 };
  /** Without an id outside of a dry rollout. */
  private role: Role = { id: '', group: '', haltText: () => ({ why: NO_TEXT, fix: NO_FIX }) };
  private batch = 0;
  /** Pods that started and are neither ready nor broken. */
  private starting = 0;
  /** Its answer until something happens or its time has come; null: it has to look. */
  private resting: Step | null = null;
  private taken = 0;
  /** Targets whose pods became ready (true), or never will be, since the last step. */
  private endings: ReadonlyMap<string, boolean> = new Map();
  private outNow: readonly Out[] = [];

  /** The most targets that are ever without an available pod; null where no limit guarantees one. */
  abstract readonly mostOut: number | null;
  abstract get spec(): { readonly template: string; readonly minReadySeconds: number };

  /** Pods in which something may change. */
  abstract activePods(): readonly P[];
  /** Replaces pods in which something may change; null takes one away. False where each stays as it is. */
  abstract changePods(change: (pod: P) => P | null): boolean;
  /** One sync of the controller, its pods created and deleted; null where it changes nothing. */
  abstract sync(): Sync<P> | null;
  /** The target in whose place a pod serves; undefined where it is none, or the pod does not count. */
  abstract targetOf(pod: P): string | undefined;
  /** Targets that have lost their available pod. */
  abstract unserved(): string[];
  /** Targets to which the rollout has still to bring an available pod of the new template. */
  protected abstract undone(): string[];
  /** State while no pod is starting. */
  abstract halt(): Halt;

  /** An independent copy: states are replaced, never changed. */
  fork(): this {
    const copy = Object.create(Object.getPrototypeOf(this) as object) as this;
    return Object.assign(copy, this);
  }

  as(role: Role): this {
    const copy = this.fork();
    copy.role = role;
    copy.outNow = this.unserved().map((target) => ({ target, group: role.group, batch: 0, wasOut: true }));
    return copy;
  }

  get id(): string {
    return this.role.id;
  }

  step(world: WorldView, now: Instant): Step {
    if (this.endings.size > 0) {
      this.end(this.endings, now);
      this.endings = new Map();
    }
    if (this.look(world, now)) this.resting = null;
    this.taken = 0;
    if (this.resting && now < (this.resting.wakeAt ?? Infinity)) return this.resting;
    this.taken = this.activePods().length / PODS_IN_A_STEP;
    this.settle(now);
    const begun = this.begin();
    if (begun.some((pod) => this.isNew(pod))) this.batch++;
    this.starting += begun.length;
    // A target keeps the batch that took it out: an old pod that goes while no new one finds a node was not out before.
    const before = new Map(this.outNow.map((out) => [out.target, out]));
    const of = { group: this.role.group, batch: Math.max(this.batch, 1) };
    this.outNow = this.unserved().map((target) => before.get(target) ?? { target, ...of });
    this.resting = { ...NO_STEP, wakeAt: this.wakeAt(now) };
    return begun.length === 0
      ? this.resting
      : { ...this.resting, starts: begun.map((pod) => this.startOf(pod, now)) };
  }

  effort(): number {
    return this.taken;
  }

  ended({ target }: Start, result: 'succeeded' | 'failed'): void {
    this.starting--;
    this.resting = null;
    this.endings = new Map([...this.endings, [target, result === 'succeeded']]);
  }

  out(): readonly Out[] {
    return this.outNow;
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    const { role, seen: extremes } = this;
    if (this.starting > 0 || this.resting?.wakeAt !== null)
      return new Map([[role.group, { phase: 'working', why: NO_TEXT, extremes }]]);
    const halt = this.halt();
    const phase = PHASES[halt.code] ?? 'stuck';
    const text = (phase === 'stuck' && role.lost) || role.haltText(halt);
    const undone = phase === 'stuck' ? { undone: this.undone() } : {};
    return new Map([[role.group, { phase, ...text, ...undone, extremes }]]);
  }

  /** A pod that is added with the earlier template is part of no batch: a bad version cannot break it. */
  private startOf(pod: P, now: Instant): Start {
    const { batch, role } = this;
    const of = { target: this.targetOf(pod) ?? '', group: role.group };
    if (!this.isNew(pod)) return { ...of, batch: NO_BATCH, removes: true };
    const headStartMs = this.headStartMs(of.target, now);
    const doomed = role.lost ? { isDoomed: true } : {};
    return { ...of, batch, ...doomed, ...(headStartMs > 0 ? { headStartMs } : {}) };
  }

  /** Lets the controller sync until nothing changes. A pod is available after more than minReadySeconds. */
  settle(now: Instant): void {
    this.nowMs = now + 1;
    for (let syncs = 0; syncs < MOST_SYNCS; syncs++) {
      const sync = this.sync();
      if (sync !== null || syncs === 0) this.recordCounts();
      if (!this.vanish() && sync === null) return;
    }
    throw new Error('the controller of a workload does not come to rest');
  }

  begin(): P[] {
    const begun: P[] = [];
    this.changePods((pod) => {
      if (!this.canStart(pod) || this.targetOf(pod) === undefined) return pod;
      begun.push(pod);
      return { ...pod, phase: 'starting' };
    });
    return begun;
  }

  canStart({ phase }: P): boolean {
    return phase === 'pending';
  }

  /** Deleted pods are gone; false where there is none. */
  vanish(): boolean {
    return this.changePods((pod) => (this.vanishes(pod) ? null : pod));
  }

  vanishes({ terminating }: P): boolean {
    return terminating;
  }

  end(ends: ReadonlyMap<string, boolean>, now: Instant): void {
    this.changePods((pod) => {
      const ready = ends.get(this.targetOf(pod) ?? '');
      if (ready === undefined) return pod;
      return { ...pod, phase: ready ? 'up' : 'broken', readySinceMs: ready ? now : null };
    });
  }

  /** Takes in what controllers of other families did to its nodes; false where that is nothing new. */
  protected look(_world: WorldView, _now: Instant): boolean {
    return false;
  }

  /** Age of the pod of a target, where its node joined before that was seen. */
  protected headStartMs(_target: string, _now: Instant): number {
    return 0;
  }

  protected isNew({ template }: P): boolean {
    return template === this.spec.template;
  }

  protected isServing(pod: P): boolean {
    return !pod.terminating && isAvailable(pod, this);
  }

  /** Pods that are not being deleted; of the available ones those in wanted targets. */
  counts() {
    const { waiting, done } = this;
    const live = this.activePods().filter(({ terminating }) => !terminating);
    const serving = live.filter((pod) => this.isServing(pod));
    const fresh = live.filter((pod) => this.isNew(pod)).length;
    return {
      available: waiting + done + this.placesOf(serving),
      old: waiting + live.length - fresh,
      new: done + fresh,
    };
  }

  protected placesOf({ length }: readonly P[]): number {
    return length;
  }

  /** The next instant at which a ready pod becomes available. */
  wakeAt(now: Instant): Instant | null {
    const waitMs = this.spec.minReadySeconds * 1000;
    if (waitMs === 0) return null;
    const ends = this.activePods().map(({ readySinceMs }) => (readySinceMs ?? -Infinity) + waitMs);
    const first = Math.min(...ends.filter((at) => at > now));
    return first === Infinity ? null : first;
  }

  /** Keeps the lowest number of available pods and the highest number of pods. */
  recordCounts(): void {
    const { available, old, new: fresh } = this.counts();
    this.seen = {
      lowestAvailable: Math.min(available, this.seen.lowestAvailable),
      highestTotal: Math.max(old + fresh, this.seen.highestTotal),
    };
  }
}

/** The same list where each pod stays as it is. */
export function changed<P>(pods: readonly P[], change: (pod: P) => P | null): readonly P[] {
  const after: P[] = [];
  let isSame = true;
  for (const pod of pods) {
    const now = change(pod);
    if (now !== pod) isSame = false;
    if (now !== null) after.push(now);
  }
  return isSame ? pods : after;
}
