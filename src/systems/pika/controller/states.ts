import type { Status } from '../objects/maintenance.js';

/** One of the moves that exist, and what brings it about. */
interface Move {
  readonly from: Status;
  readonly to: Status;
  readonly when: string;
}

/** All moves there are. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go. */
export const MOVES: readonly Move[] = [
  { from: '', to: 'MaintenanceScheduled', when: 'first reconcile after creation (node must exist)' },
  {
    from: 'MaintenanceScheduled',
    to: 'MaintenanceStarted',
    when: 'node unschedulable AND label maintenance/<maintenanceID> on the node',
  },
  {
    from: 'MaintenanceStarted',
    to: 'SLAExpired',
    when: 'slaExpires strictly before now at a reconcile (timer, resync, any edit)',
  },
  {
    from: 'MaintenanceStarted',
    to: 'ObjectsDrained',
    when: 'annotation maintenance/readyForMaintenance=true',
  },
  { from: 'SLAExpired', to: 'ObjectsDrained', when: 'annotation maintenance/readyForMaintenance=true' },
  { from: 'ObjectsDrained', to: 'Validating', when: 'annotation maintenance/maintenanceClient=complete' },
  {
    from: 'ObjectsDrained',
    to: 'MaintenanceIncomplete',
    when: 'annotation maintenance/maintenanceClient=incomplete',
  },
  { from: 'Validating', to: 'MaintenanceIncomplete', when: 'annotation maintenance/validationClient=failed' },
];

const ENTERED_ONLY: Readonly<Record<Status, string>> = {
  '': 'never written back',
  MaintenanceScheduled: 'entered only from the empty status',
  MaintenanceStarted: 'entered only from MaintenanceScheduled',
  SLAExpired:
    'entered only from MaintenanceStarted; a drained object keeps slaExpires but never becomes SLAExpired',
  ObjectsDrained: 'entered only from MaintenanceStarted or SLAExpired',
  Validating: 'entered only from ObjectsDrained',
  MaintenanceIncomplete: 'entered only from ObjectsDrained or Validating',
};

interface Verdict {
  readonly allowed: boolean;
  /** What brings the move about, or why there is none. */
  readonly reason: string;
}

/** Can the controller take an object from one status straight to another? */
export function directMove(from: Status, to: Status): Verdict {
  const move = MOVES.find((one) => one.from === from && one.to === to);
  if (move) return { allowed: true, reason: move.when };
  return { allowed: false, reason: refusal(from, to) };
}

function refusal(from: Status, to: Status): string {
  if (from === to) return 'no self transition; no timestamp is appended';
  if (from === 'MaintenanceIncomplete')
    return 'terminal status: only delete (then uncordon) or uncordon leaves it';
  return ENTERED_ONLY[to];
}

/**
 * True from the start on: the node is cordoned and out of production. MaintenanceIncomplete counts, although the list of
 * maintenances in progress of NVIDIA/pika 8a1803ee (notifymaintenance_types.go) leaves it out.
 */
export function hasBegun(status: Status): boolean {
  return status !== '' && status !== 'MaintenanceScheduled';
}

type ImpliedState = 'MaintenanceCancelled' | 'MaintenanceEnded';

/** What a maintenance that is being deleted has come to; it is announced, but no status says so. Null where nothing had begun. */
export function impliedState(status: Status): ImpliedState | null {
  if (!hasBegun(status)) return null;
  return status === 'MaintenanceStarted' || status === 'SLAExpired'
    ? 'MaintenanceCancelled'
    : 'MaintenanceEnded';
}
