import type { Maintenance } from '../../src/systems/pika/objects/maintenance.js';
import type { Event } from '../../src/systems/pika/controller/scene.js';

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
