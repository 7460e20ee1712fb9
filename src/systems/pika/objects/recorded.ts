import { groupOf } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/visible.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { text } from '../../../text/text.js';
import { recorded, type RecordedState, type RecordedTime, type TimedWork } from '../../system.js';
import type { Steps } from '../options.js';
import { enteredAt, GROUP, KIND, type Maintenance, readMaintenance, type Status } from './maintenance.js';

/** Each step of a maintenance that PIKA records both ends of; the end of a validation and the return it does not. */
const STEPS: readonly (readonly [work: TimedWork, from: Status, to: Status])[] = [
  ['pika.steps.scheduled', 'MaintenanceScheduled', 'MaintenanceStarted'],
  ['pika.steps.drain', 'MaintenanceStarted', 'ObjectsDrained'],
  ['pika.steps.maintenance', 'ObjectsDrained', 'Validating'],
];

/** How long the steps of maintenances took, by `status.transitionTimestamps`. Source: NVIDIA/pika 8a1803ee, one entry a change of status. */
export function recordedTimes(snapshots: readonly Snapshot[]): readonly RecordedTime[] {
  return snapshots
    .flatMap(({ objects }) => objects)
    .filter(({ apiVersion, kind }) => groupOf(apiVersion) === GROUP && kind === KIND)
    .map(({ object }) => readMaintenance(object))
    .flatMap(({ key, transitions }) => {
      const at = (status: Status): number | null =>
        transitions.find((one) => one.status === status)?.at ?? null;
      return STEPS.flatMap(([work, from, to]) => recorded(work, key, [at(from), at(to)]));
    });
}

/**
 * The state of an object that the cluster holds. Nothing leads out of MaintenanceIncomplete, and the SLA forces nothing. Source: NVIDIA/pika
 * 8a1803ee, notifymaintenance_controller.go.
 */
export function recordedStateOf(one: Maintenance, steps: Steps): RecordedState {
  const { node, maintenanceId, status, deleting } = one;
  const since = enteredAt(one, status);
  const stepMs: Partial<Record<Status, number>> = {
    MaintenanceStarted: steps.drain,
    ObjectsDrained: steps.maintenance,
    Validating: steps.validation + steps.return,
  };
  const held: Partial<Record<Status, RecordedState['held']>> = {
    MaintenanceIncomplete: text`which nothing but the deletion of its object leaves`,
    SLAExpired: text`and what is left on the node may be removed by force`,
  };
  const ms = deleting ? undefined : stepMs[status];
  return {
    ...{ of: `maintenance "${visible(maintenanceId)}"`, target: node, since },
    state: `${status || 'MaintenanceUnknown'}${deleting ? ', being deleted' : ''}`,
    until: since === null || ms === undefined ? null : since + ms,
    held: (deleting ? undefined : held[status]) ?? null,
  };
}
