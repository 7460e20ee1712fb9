import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import type { RecordedState } from '../../system.js';
import type { SidePlan } from '../side.js';
import type { Reach } from '../simulation/reach.js';

/**
 * The nodes that have a place: `status.applying` names them, and records no time. Source: rancher/system-upgrade-controller,
 * pkg/upgrade/handle_upgrade.go.
 */
export function placesHeld({ applying }: Pick<SidePlan, 'applying'>, { due }: Reach): RecordedState[] {
  return due
    .filter(({ labels }) => applying.has(labels[HOSTNAME_LABEL] ?? ''))
    .map(({ name, unschedulable }) => ({
      of: null,
      target: name,
      state: unschedulable ? 'has a place and is cordoned' : 'has a place',
      since: null,
      until: null,
      held: null,
    }));
}
