import type { Manifest } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import { actsOnPlanned } from './acts-on-planned.js';
import { movedDelivery } from './delivery.js';
import { restartedElsewhere } from './restarted-elsewhere.js';

/** What the change does to planned objects through something that is not planned: its delivery, who restarts them, who rewrites them. */
export function elsewhere(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  return [...movedDelivery(base, head), ...restartedElsewhere(base, head), ...actsOnPlanned(base, head)];
}
