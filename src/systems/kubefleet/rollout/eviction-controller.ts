import {
  type Controller,
  type GroupEnd,
  NO_STEP,
  type Start,
  type Step,
} from '../../../rollout/controller.js';
import type { ResolvedGroup } from '../../system.js';

/** An eviction, which runs once: it removes the placement from one cluster, or is refused for good. */
export class EvictionController implements Controller {
  readonly id: string;

  constructor(
    private readonly runs: ResolvedGroup['runs'],
    private readonly cluster: string,
    private readonly end: GroupEnd,
    private hasStarted = end.phase !== 'complete',
  ) {
    this.id = runs.controller;
  }

  step(): Step {
    if (this.hasStarted) return NO_STEP;
    this.hasStarted = true;
    const start: Start = { target: this.cluster, group: this.runs.group, batch: 1, removes: true };
    return { ...NO_STEP, starts: [start], again: true };
  }

  ended(): void {
    // Nothing follows.
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map([[this.runs.group, this.end]]);
  }

  fork(): EvictionController {
    return new EvictionController(this.runs, this.cluster, this.end, this.hasStarted);
  }
}
