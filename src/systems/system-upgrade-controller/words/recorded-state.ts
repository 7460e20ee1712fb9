import type { RecordedState } from '../../system.js';
import type { SidePlan } from '../side.js';
import type { Reach } from '../simulation/reach.js';
import { hasPlace } from '../controller/selection.js';

/**
 * The nodes that have a place: `status.applying` names them, and records no time. Source: rancher/system-upgrade-controller,
 * pkg/upgrade/handle_upgrade.go.
 */
export function placesHeld({ applying }: Pick<SidePlan, 'applying'>, { due }: Reach): RecordedState[] {
  return due
    .filter((node) => hasPlace(node, applying))
    .map(({ name, unschedulable }) => ({
      of: null,
      target: name,
      state: unschedulable ? 'has a place and is cordoned' : 'has a place',
      since: null,
      until: null,
      held: null,
    }));
}
