import { visible } from '../../../manifest/visible.js';
import type { Instant } from '../../../rollout/controller.js';
import type { RecordedState } from '../../system.js';
import type { Maintenance, Status } from '../objects/maintenance.js';
import type { Member } from '../objects/members.js';
import type { Steps } from '../options.js';

/** The state of an object that the cluster holds; null where it holds none. */
export function recordedStateOf({ isLive, before }: Member, steps: Steps): RecordedState | null {
  if (!isLive || !before) return null;
  const { node, maintenanceId, status, deleting } = before;
  const since = enteredAt(before, status);
  return {
    of: `maintenance "${visible(maintenanceId)}"`,
    target: node,
    state: `${status || 'MaintenanceUnknown'}${deleting ? ', being deleted' : ''}`,
    since,
    until: deleting ? null : untilOf(before, steps),
    held: deleting ? null : heldBy(status),
  };
}

/** Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go: nothing leads out of MaintenanceIncomplete; the SLA forces nothing. */
function heldBy(status: Status): string | null {
  if (status === 'MaintenanceIncomplete') return 'which nothing but the deletion of its object leaves';
  return status === 'SLAExpired' ? 'and what is left on the node may be removed by force' : null;
}

/** When its step should be over; unknown for one that is scheduled. */
function untilOf(one: Maintenance, steps: Steps): Instant | null {
  const stepMs: Partial<Record<Status, number>> = {
    MaintenanceStarted: steps.drainMs,
    ObjectsDrained: steps.maintenanceMs,
    Validating: steps.validationMs + steps.returnMs,
  };
  const since = enteredAt(one, one.status);
  const ms = stepMs[one.status];
  return since === null || ms === undefined ? null : since + ms;
}

function enteredAt({ transitions }: Maintenance, status: Status): Instant | null {
  return transitions.findLast((one) => one.status === status)?.at ?? null;
}
