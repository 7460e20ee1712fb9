import type { Maintenance } from '../objects/maintenance.js';

/** What the controller announces, in the order of a full life. The shipped binary registers nobody who would send it. */
export type Event =
  | 'SLAStarted'
  | 'SLAExpired'
  | 'ObjectsDrained'
  | 'Validating'
  | 'MaintenanceIncomplete'
  | 'MaintenanceCancelled'
  | 'MaintenanceEnded'
  | 'MaintenanceComplete';

const WORDS: Readonly<Record<Event, string>> = {
  SLAStarted: 'started',
  SLAExpired: 'SLA expired',
  ObjectsDrained: 'objects drained',
  Validating: 'validating',
  MaintenanceIncomplete: 'incomplete',
  MaintenanceCancelled: 'cancelled',
  MaintenanceEnded: 'ended',
  MaintenanceComplete: 'completed',
};

/** The text of an announcement. Source: NVIDIA/pika 8a1803ee, pkg/message/message.go. */
export function messageText(event: Event, maintenance: Pick<Maintenance, 'maintenanceId' | 'node'>): string {
  return `Maintenance ${maintenance.maintenanceId} ${WORDS[event]} on [${maintenance.node}]`;
}
