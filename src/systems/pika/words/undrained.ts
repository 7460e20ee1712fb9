import { listing } from '../../../manifest/words/listing.js';
import { visible } from '../../../manifest/words/visible.js';
import type { SystemResult } from '../../system.js';
import { hasBegun } from '../controller/states.js';
import { READY } from '../objects/maintenance.js';
import type { Member } from '../objects/members.js';

/**
 * Maintenances that are said to be drained before anybody has drained their node. The annotation lies idle until the node is
 * cordoned, and then counts at once. Source: NVIDIA/pika, notifymaintenance_controller.go handleReadyForMaintenance at 8a1803e.
 */
export function undrainedOf(members: readonly Member[]): SystemResult | null {
  const found = members.filter(
    ({ before, after, source }) =>
      source !== 'deleted' &&
      after?.annotations[READY] === 'true' &&
      !after.deleting &&
      !hasBegun(before?.status ?? ''),
  );
  const [first] = found;
  if (!first) return null;
  const nodes = [...new Set(found.map(({ after }) => visible(after?.node ?? '')))];
  return {
    rule: 'ungoverned-disruption',
    subject: 'readyForMaintenance',
    severity: 'warning',
    says: `readyForMaintenance is "true" before the maintenance begins: the drain of ${listing(nodes)} is skipped, and work may begin while pods still run there.`,
    fix: 'Remove the annotation: whoever drains the node sets it when the pods are gone.',
    place: first.manifest.placeOf(['metadata', 'annotations', READY]),
  };
}
