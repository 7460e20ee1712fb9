import type { Decision } from '../../src/admission/decide.js';
import type { JsonObject } from '../../src/manifest/manifest.js';
import { isQualifiedName } from '../../src/manifest/values/names.js';
import { shapeOf } from '../../src/systems/pika/admission/admit.js';
import {
  type Refusal,
  refuseCreate,
  refuseUpdate,
  type Surroundings,
} from '../../src/systems/pika/admission/webhook.js';
import { maintenanceLabel, readMaintenance } from '../../src/systems/pika/objects/maintenance.js';

/** What the cluster makes of a NotifyMaintenance, layer by layer; each layer is judged by itself. */
interface Admission extends Decision {
  /** The webhook's refusal. Only the first of its checks that fails is known. */
  readonly webhook: Refusal | null;
  /** Let in by the CRD and the webhook. */
  readonly isAdmitted: boolean;
  /** The label that the object and its node must carry. */
  readonly label: string;
  /** Admitted, and its label is a legal one. Otherwise the object never leaves the empty status. */
  readonly isUsable: boolean;
}

export type Operation =
  | { readonly kind: 'create'; readonly cluster: Surroundings }
  | { readonly kind: 'update'; readonly before: JsonObject };

/** Creates or updates a NotifyMaintenance on paper. Deleting one is never validated. */
export function admit(object: JsonObject, operation: Operation): Admission {
  const shape = shapeOf(object);
  const maintenance = readMaintenance(shape.stored);
  const webhook =
    operation.kind === 'create'
      ? refuseCreate(maintenance, operation.cluster)
      : refuseUpdate(readMaintenance(operation.before), maintenance);
  const isAdmitted = shape.violations.length === 0 && webhook === null;
  const label = maintenanceLabel(maintenance);
  return { ...shape, webhook, isAdmitted, label, isUsable: isAdmitted && isQualifiedName(label) };
}
