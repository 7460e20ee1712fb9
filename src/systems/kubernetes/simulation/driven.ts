import type { Resting } from '../../system.js';
import type { ChangeFacts } from '../change/says.js';
import { type Lost, WorkloadController } from './controller.js';
import type { NeededReference } from '../objects/references.js';
import type { Machine } from './machine.js';
import type { PlannedWorkload } from './workload.js';

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

/** Why no new pod of a workload gets ready, where the change takes away what its pods need. */
export function lostIn([first]: readonly NeededReference[]): Lost | null {
  return first
    ? {
        why: `a new pod ${first.becomes}: ${first.what} is in these files no more.`,
        fix: `Keep ${first.what} for as long as the pod template names it.`,
      }
    : null;
}
