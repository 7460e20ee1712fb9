import { groupOf } from '../../../manifest/manifest.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { recorded, type RecordedTime, type TimedWork } from '../../system.js';
import { readMaintenance, type Status } from './maintenance.js';
import { GROUP } from '../admission/crd.js';

/** Each step of a maintenance that PIKA records both ends of; the end of a validation and the return it does not. */
const STEPS: readonly { readonly work: TimedWork; readonly from: Status; readonly to: Status }[] = [
  { work: 'pika.steps.scheduled', from: 'MaintenanceScheduled', to: 'MaintenanceStarted' },
  { work: 'pika.steps.drain', from: 'MaintenanceStarted', to: 'ObjectsDrained' },
  { work: 'pika.steps.maintenance', from: 'ObjectsDrained', to: 'Validating' },
];

/** How long the steps of maintenances took, by `status.transitionTimestamps`. Source: NVIDIA/pika 8a1803ee, one entry a change of status. */
export function recordedTimes(snapshots: readonly Snapshot[]): readonly RecordedTime[] {
  return snapshots
    .flatMap(({ objects }) => objects)
    .filter(({ apiVersion, kind }) => groupOf(apiVersion) === GROUP && kind === 'NotifyMaintenance')
    .map(({ object }) => readMaintenance(object))
    .flatMap(({ key, transitions }) => {
      const at = (status: Status): number | null =>
        transitions.find((one) => one.status === status)?.at ?? null;
      return STEPS.flatMap(({ work, from, to }) => recorded(work, key, [at(from), at(to)]));
    });
}
