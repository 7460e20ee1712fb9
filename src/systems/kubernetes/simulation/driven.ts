import type { Resting } from '../../system.js';
import { WorkloadController } from './controller.js';
import type { Machine } from './machine.js';
import type { PlannedWorkload } from './workload.js';

/** What a machine brings to every workload: its controllers, and where one of them comes to rest. */
export function drivenBy<World>(
  machine: Machine<World>,
  restingOf: (end: World) => Resting,
): Pick<PlannedWorkload, 'createController' | 'restingAfter' | 'mostOut'> {
  return {
    createController: (id, group) => WorkloadController.of(id, group, machine),
    restingAfter: (run) => {
      const controller = WorkloadController.of('resting', '', machine);
      run(controller);
      return restingOf(controller.world);
    },
    mostOut: machine.mostOut,
  };
}

/** What holds a rollout of the types that know OnDelete; null where the controller rolls by itself. */
export function heldBy({ type }: { readonly type: 'OnDelete' | 'RollingUpdate' }): string | null {
  return type === 'OnDelete' ? 'with OnDelete nothing is rolled until someone deletes pods.' : null;
}
