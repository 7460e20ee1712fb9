import { toPlain } from '../../../text/render.js';
import { asText } from '../../../text/text.js';
import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Out,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import type { DrainHold } from '../../../rollout/holder.js';
import { NOT_STARTED, type Progress } from '../objects/progress.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';
import type { RolloutNode } from './assignment.js';
import { drainFailed, nodeEnded, nodeRepaired, releaseComplete, seeGone } from './events.js';
import { groupEnds } from './outcome.js';
import { settle } from './reconcile.js';
import { CONTROLLER_ID, type RolloutInput } from './rollout.js';
import { createState, forkState, type OperatorState, progressOf } from './state.js';

/** So many nodes of a pass take as long as a step of `Work`. */
const LOOKED_AT_IN_A_STEP = 1_000;

/**
 * The operator as a controller: one for all objects of a cluster, because each of them gates and halts the others. A step
 * runs its passes until one changes nothing. Source: NVIDIA/nodewright v0.14.0 to v0.20.0.
 */
export class Operator implements Controller {
  readonly family = 'skyhook';

  private constructor(
    readonly id: string,
    /** For reading; only this controller writes to it. */
    readonly state: OperatorState,
  ) {}

  static of(
    inputs: readonly RolloutInput[],
    nodes: readonly RolloutNode[],
    version: SkyhookVersion,
    id: string = CONTROLLER_ID,
  ): Operator {
    return new Operator(id, createState(inputs, nodes, switchesOf(version)));
  }

  fork(): Operator {
    return new Operator(this.id, forkState(this.state));
  }

  step(world?: Pick<WorldView, 'gone'>): Step {
    if (world) seeGone(this.state, world);
    const starts = settle(this.state);
    releaseComplete(this.state);
    return { ...NO_STEP, starts };
  }

  /** Every pass that runs an object looks through all of its nodes. */
  effort(): number {
    const steps = this.state.looked / LOOKED_AT_IN_A_STEP;
    this.state.looked = 0;
    return steps;
  }

  /** Nodes that an interrupt under way has cordoned, until their packages are complete. */
  outFromBefore(): readonly Out[] {
    return this.state.outFromBefore;
  }

  ended(start: Start, result: 'succeeded' | 'failed'): void {
    nodeEnded(this.state, start, result);
  }

  drainFailed(start: Start, _now: Instant, hold: DrainHold | null): void {
    drainFailed(this.state, start, toPlain(asText(hold?.says ?? '')));
  }

  /** A stage that failed on a node got through; no dry rollout assumes that. */
  repaired(start: Start): void {
    nodeRepaired(this.state, start);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return groupEnds(this.state);
  }

  /** Progress of an object. */
  progressOf(object: string): Progress {
    const rollout = this.state.rollouts.find(({ input }) => input.name === object);
    return rollout ? progressOf(rollout) : NOT_STARTED;
  }
}
