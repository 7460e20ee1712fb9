import type { Decision, Judged } from '../../../admission/decide.js';
import { decide } from '../../../admission/decide.js';
import { shapeBy } from '../../../admission/tables.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { isQualifiedName } from '../../../manifest/names.js';
import { maintenanceLabel, readMaintenance } from '../objects/maintenance.js';
import { SCHEMAS } from './schema.js';
import type { Refusal, Surroundings } from './webhook.js';
import { refuseCreate, refuseUpdate } from './webhook.js';

/** What the cluster makes of a NotifyMaintenance, layer by layer; each layer is judged by itself. */
export interface Admission extends Decision {
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

/**
 * The CRD's part of admission, for NotifyMaintenance and PlatformInfo; another kind is taken as it is. Without the status, which a
 * manifest cannot set. Where `judged` has the definition of the cluster, that decides.
 */
export function shapeOf(
  kind: string,
  object: JsonObject,
  judged: Judged = { apiVersion: '' },
  earlier: JsonObject | null = null,
): Decision {
  const decision = decide(judged, object, earlier, () => shapeBy(SCHEMAS.get(kind) ?? null, object));
  return { ...decision, stored: withoutStatus(decision.stored) };
}

/** Creates or updates a NotifyMaintenance on paper. Deleting one is never validated. */
export function admit(object: JsonObject, operation: Operation): Admission {
  const shape = shapeOf('NotifyMaintenance', object);
  const maintenance = readMaintenance(shape.stored);
  const webhook =
    operation.kind === 'create'
      ? refuseCreate(maintenance, operation.cluster)
      : refuseUpdate(readMaintenance(operation.before), maintenance);
  const isAdmitted = shape.violations.length === 0 && webhook === null;
  const label = maintenanceLabel(maintenance);
  return { ...shape, webhook, isAdmitted, label, isUsable: isAdmitted && isQualifiedName(label) };
}

function withoutStatus(object: JsonObject): JsonObject {
  const result = Object.create(null) as JsonObject;
  for (const [name, value] of Object.entries(object)) if (name !== 'status') result[name] = value;
  return result;
}
