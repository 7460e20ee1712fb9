import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_BATCH,
  NO_STEP,
  type Out,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import type { Halt } from '../controller/pod.js';
import type { Fix } from '../../../text/fix.js';
import { NO_TEXT, type Text } from '../../../text/text.js';
import type { PodSimulation } from './pods.js';

/** Why a workload does not go on, and one change that lets it. */
export interface HaltText {
  readonly why: Text;
  readonly fix: Fix;
}

/** Texts of a workload that halts. */
interface Halts {
  readonly haltText: (halt: Halt) => HaltText;
  /** What the change itself does so that no new pod becomes ready; null: nothing that is known. */
  readonly lost: HaltText | null;
}

const PHASES = { complete: 'complete', paused: 'idle', 'on-delete': 'idle' } as const;

/** The engine's face of a workload. Its batches are the rounds in which it creates pods of the new template. */
export class WorkloadController implements Controller {
  private batch = 0;
  private starting: ReadonlySet<string> = new Set();
  private settledAt: Instant | null = null;
  /** Its answer until something happens or its time has come; null: it has to look. */
  private resting: Step | null = null;
  /** What the last step took beyond one. */
  private taken = 0;
  private outNow: readonly Out[];

  constructor(
    readonly id: string,
    private readonly group: string,
    readonly pods: PodSimulation,
    private readonly halts: Halts,
  ) {
    this.outNow = pods.out().map((target) => ({ target, group, batch: 0, wasOut: true }));
  }

  fork(): WorkloadController {
    const copy = Object.create(WorkloadController.prototype) as WorkloadController;
    return Object.assign(copy, this, { pods: this.pods.fork() });
  }

  step(world: WorldView, now: Instant): Step {
    if (this.pods.look(world, this.id, now)) this.wake();
    this.taken = 0;
    if (this.resting && (this.resting.wakeAt === null || now < this.resting.wakeAt)) return this.resting;
    if (this.settledAt === now) return this.rest(now, []);
    this.taken = this.pods.effort();
    this.pods.settle(now);
    const targets = this.pods.begin();
    if (targets.some((target) => !this.pods.isOld(target))) this.batch++;
    const starts = targets.map((target) => this.startOf(target, now));
    this.starting = new Set([...this.starting, ...targets]);
    this.settledAt = now;
    this.keepOut();
    return this.rest(now, starts);
  }

  effort(): number {
    return this.taken;
  }

  ended({ target }: Start, result: 'succeeded' | 'failed', now: Instant): void {
    this.starting = new Set([...this.starting].filter((one) => one !== target));
    this.pods.ended(target, result === 'succeeded', now);
    this.wake();
  }

  out(): readonly Out[] {
    return this.outNow;
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map([[this.group, { ...this.end(), extremes: this.pods.seen }]]);
  }

  private wake(): void {
    this.resting = null;
    this.settledAt = null;
  }

  private end(): GroupEnd {
    const isWorking =
      this.starting.size > 0 || this.settledAt === null || this.pods.wakeAt(this.settledAt) !== null;
    if (isWorking) return { phase: 'working', why: NO_TEXT };
    const halt = this.pods.halt();
    const phase = halt.code in PHASES ? PHASES[halt.code as keyof typeof PHASES] : 'stuck';
    const { lost, haltText } = this.halts;
    if (phase !== 'stuck') return { phase, ...haltText(halt) };
    return { phase, ...(lost ?? haltText(halt)), undone: this.pods.undone() };
  }

  /** A pod that is added with the earlier template is part of no batch. */
  private startOf(target: string, now: Instant): Start {
    const { group, batch } = this;
    if (this.pods.isOld(target)) return { target, group, batch: NO_BATCH, removes: true };
    const headStartMs = this.pods.headStartMs(target, now);
    const doomed = this.halts.lost ? { isDoomed: true } : {};
    return { target, group, batch, ...doomed, ...(headStartMs > 0 ? { headStartMs } : {}) };
  }

  /** A target keeps the batch that took it out: an old pod that goes while no new one finds a node was not out before. */
  private keepOut(): void {
    const before = new Map(this.outNow.map((out) => [out.target, out]));
    this.outNow = this.pods
      .out()
      .map((target) => before.get(target) ?? { target, group: this.group, batch: Math.max(this.batch, 1) });
  }

  private rest(now: Instant, starts: readonly Start[]): Step {
    const step: Step = { ...NO_STEP, starts, wakeAt: this.pods.wakeAt(now) };
    if (starts.length === 0) this.resting = step;
    return step;
  }
}
