import type { Assigned, RolloutNode } from '../controller/assignment.js';
import { CONTROLLER_ID } from '../controller/rollout.js';
import { installed } from '../objects/packages.js';
import { completeOn, type Progress } from '../objects/progress.js';
import { FRESH } from '../controller/batch.js';
import type { SkyhookSpec } from '../objects/stored.js';
import type { SwitchedOff } from '../../system.js';

/**
 * Each next rollout that is only assumed runs on an operator of its own: what merging starts must not wait for a rollout
 * that nobody asked for, and the batches of one object must not hide behind those of another.
 */
export function nextRolloutId(object: string): string {
  return `${CONTROLLER_ID}, the next rollout of ${object}`;
}

/** The same for the rollout that follows one under way. */
export function rolloutAfterId(object: string): string {
  return `${CONTROLLER_ID}, the rollout of ${object} after this one`;
}

/** As after a rollout over these nodes alone: compartments remember how many nodes they had, which tells joiners from others. */
export function completedOver(nodes: readonly RolloutNode[], compartments: readonly Assigned[]): Progress {
  const had = new Set(nodes.map(({ name }) => name));
  const lines = compartments.map(({ name, nodes: members }) => {
    const matched = members.filter((member) => had.has(member)).length;
    return [name, { matched, batchState: FRESH }] as const;
  });
  return { ...completeOn(had), status: 'complete', compartments: new Map(lines) };
}

/** True where a person has to act before anything of the object runs. */
export function isHeld({ paused, disabled }: SkyhookSpec): boolean {
  return paused || disabled;
}

/** How a person holds an object that is held. */
export function heldBack({ disabled }: SkyhookSpec): SwitchedOff {
  return disabled ? 'disabled' : 'paused';
}

/** The object as it will run: a pause ends by one annotation, without another look at the policy. */
export function resumed(spec: SkyhookSpec): SkyhookSpec {
  return isHeld(spec) ? { ...spec, paused: false, disabled: false } : spec;
}

/** The object of a rollout that is only assumed, such as a new package: it installs, whatever has to be uninstalled now. */
export function installing(spec: SkyhookSpec): SkyhookSpec {
  return { ...spec, packages: installed(spec.packages) };
}
