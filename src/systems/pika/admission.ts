import { decide, type Decision, type DefinedObject } from '../../admission/decide.js';
import { shippedDefinitions } from '../../admission/definition.js';
import { without } from '../../admission/evaluate.js';
import type { JsonObject } from '../../manifest/manifest.js';
import CRDS from './crds.json' with { type: 'json' };
import { GROUP, KIND, type Maintenance, STEPS } from './objects/maintenance.js';

/** Source: NVIDIA/pika 8a1803ee, config/crd/bases. */
const DEFINITION = shippedDefinitions(CRDS).get(KIND) ?? null;

/** The CRD's part of admission, without the status, which a manifest cannot set. A definition of the cluster takes precedence. */
export function shapeOf(
  object: JsonObject,
  context: DefinedObject = { apiVersion: `${GROUP}/v1alpha1` },
  earlier: JsonObject | null = null,
): Decision {
  const { stored, ...decision } = decide({ ...context, isWhole: true }, object, earlier, DEFINITION);
  return { ...decision, stored: without(stored, 'status') };
}

/** Facts of the cluster that the webhook looks up when an object is created. */
interface ClusterView {
  readonly hasNode: (name: string) => boolean;
  readonly hasConfigMap: (namespace: string, name: string) => boolean;
  /** All of them, of every namespace, also those being deleted. */
  readonly maintenances: readonly Pick<Maintenance, 'maintenanceId' | 'node'>[];
}

/** A refusal: the text the webhook gives, and the field it is about as a path under the object. */
export interface Refusal {
  readonly text: string;
  readonly path: readonly string[];
  /** True where only the edit is refused. */
  readonly isEdit?: boolean;
}

/** In the order in which the webhook checks their annotations. */
const CHECKED = [STEPS[1], STEPS[2], STEPS[0]];

/**
 * Null when the validating webhook lets the new object in, else its first refusal. Only the first is ever shown.
 * Source: NVIDIA/pika 8a1803ee, api/v1alpha1/notifymaintenance_webhook.go, ValidateCreate.
 */
export function refuseCreate(maintenance: Maintenance, cluster: ClusterView): Refusal | null {
  const { maintenanceId, node, configMap, key } = maintenance;
  const refusal = refuseWritten(maintenance);
  if (refusal) return refusal;
  // Every namespace counts: the pair of ID and node is unique in the whole cluster.
  if (cluster.maintenances.some((other) => other.maintenanceId === maintenanceId && other.node === node)) {
    const text = `nofityMainenance objects with the same maintenanceID (${maintenanceId}) cannot have the same nodeObject (${node})`;
    return refused(text, 'spec', 'maintenanceID');
  }
  if (configMap !== '' && !cluster.hasConfigMap(key.slice(0, key.indexOf('/')), configMap))
    return refused(`ConfigMap ${JSON.stringify(configMap)} not found`, 'spec', 'metadataConfigmap');
  if (cluster.hasNode(node)) return null;
  return refused(`Node ${JSON.stringify(node)} not found`, 'spec', 'nodeObject');
}

/** The same for an update. The node and the ConfigMap are not looked for again. Source: ValidateUpdate. */
export function refuseUpdate(before: Maintenance, after: Maintenance): Refusal | null {
  const refusal = refuseWritten(after);
  if (refusal) return refusal;
  // A final value may be removed, and a removed one may come back as anything.
  for (const { key, values } of CHECKED) {
    const [was, is] = [before.annotations[key], after.annotations[key]];
    if (was === undefined || is === undefined || was === is) continue;
    if (was !== values.done && was !== values.failed) continue;
    const text = `annotation value for ${key} cannot be modified from a final state value. Final State value: ${was}. Attempted to set value: ${is}`;
    return refused(text, 'metadata', 'annotations', key);
  }
  const fixed = (field: string, as: string): Refusal => ({
    ...refused(`change of .spec.${field} in NotifyMaintenance is not allowed`, 'spec', as),
    isEdit: true,
  });
  if (before.node !== after.node) return fixed('object', 'nodeObject');
  return before.maintenanceId === after.maintenanceId ? null : fixed('maintenanceID', 'maintenanceID');
}

function refuseWritten({ maintenanceId, node, maintenanceType, annotations }: Maintenance): Refusal | null {
  if (maintenanceId === '')
    return refused('please specify a MaintenanceID in .spec.MaintenanceID', 'spec', 'maintenanceID');
  if (node === '') return refused('please specify an object in .spec.objects', 'spec', 'nodeObject');
  if (!['planned', 'unplanned'].includes(maintenanceType)) {
    const text = 'MaintenanceType can only be planned or unplanned in .spec.MaintenanceType';
    return refused(text, 'spec', 'maintenanceType');
  }
  for (const { key, values } of CHECKED) {
    const value = annotations[key];
    if (value === undefined || Object.values(values).some((one) => one === value)) continue;
    return refused(`annotation value ${value} is not allowed for key ${key}`, 'metadata', 'annotations', key);
  }
  return null;
}

function refused(text: string, ...path: string[]): Refusal {
  return { text, path };
}
