import type { Manifest } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { actsOnPlanned } from './acts-on-planned.js';
import { addedFinalizers } from './added-finalizers.js';
import { cutOffControllers, cutOffPods } from './cut-off.js';
import { keptJobs } from './kept-jobs.js';
import { lostRights } from './lost-rights.js';
import { movedDelivery } from './delivery.js';
import { editedControllers } from './edited-controllers.js';
import { editedDefinitions } from './edited-definitions.js';
import { refusals } from './refusals.js';
import { refusedNames } from './refused-names.js';
import { restartedElsewhere } from './restarted-elsewhere.js';

/**
 * What the change does to planned objects through something that is not planned: their delivery, who restarts, rewrites or refuses them,
 * how they are defined, by which settings their controllers run, what those may do, and what they reach.
 */
export function elsewhere(
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  { objects }: Pick<Snapshot, 'objects'>,
): Problem[] {
  return [
    ...movedDelivery(base, head),
    ...(base === null ? [] : refusedNames(base, head)),
    ...restartedElsewhere(base, head),
    ...actsOnPlanned(base, head),
    ...editedControllers(base, head),
    ...editedDefinitions(base, head, objects),
    ...refusals(base, head),
    ...lostRights(base, head),
    ...cutOffControllers(base, head),
    ...cutOffPods(base, head),
    ...addedFinalizers(base, head),
    ...keptJobs(base, head),
  ];
}
