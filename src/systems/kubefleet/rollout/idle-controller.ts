import {
  type Controller,
  type GroupEnd,
  NO_STEP,
  type Phase,
  type Start,
  type Step,
} from '../../../rollout/controller.js';
import type { ResolvedGroup } from '../../system.js';

/** A group that starts nothing, or one target at once and then nothing more. */
export class IdleController implements Controller {
  private hasStarted = false;

  constructor(
    private readonly runs: ResolvedGroup['runs'],
    private readonly phase: Phase,
    private readonly why: string,
    /** The one target to remove, where there is one. */
    private readonly removes: string | null = null,
  ) {}

  get id(): string {
    return this.runs.controller;
  }

  step(): Step {
    const starts = this.start();
    return { ...NO_STEP, starts, again: starts.length > 0 };
  }

  ended(): void {
    // Nothing follows.
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map([[this.runs.group, { phase: this.phase, why: this.why }]]);
  }

  fork(): IdleController {
    const copy = new IdleController(this.runs, this.phase, this.why, this.removes);
    copy.hasStarted = this.hasStarted;
    return copy;
  }

  private start(): Start[] {
    if (this.removes === null || this.hasStarted) return [];
    this.hasStarted = true;
    return [{ target: this.removes, group: this.runs.group, batch: 1, removes: true }];
  }
}
