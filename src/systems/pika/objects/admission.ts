import { decide, type Decision, type DefinedObject } from '../../../admission/decide.js';
import { shippedDefinitions } from '../../../admission/definition.js';
import { without } from '../../../admission/evaluate.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { code, type Text, text as said } from '../../../text/text.js';
import CRDS from '../crds.json' with { type: 'json' };
import { CLIENT, GROUP, has, KIND, type Maintenance, READY, VALIDATION } from './maintenance.js';

/** Source: NVIDIA/pika 8a1803ee, config/crd/bases. */
const DEFINITION = shippedDefinitions(CRDS).get(KIND) ?? null;

/**
 * The CRD's part of admission, without the status, which a manifest cannot set. A definition of the cluster takes precedence; without it one
 * version is served.
 */
export function shapeOf(
  object: JsonObject,
  context: DefinedObject = { apiVersion: `${GROUP}/v1alpha1` },
  earlier: JsonObject | null = null,
): Decision {
  const { stored, ...decision } = decide(context, object, earlier, DEFINITION);
  const shape = { ...decision, stored: without(stored, 'status') };
  if (context.definition || context.apiVersion === `${GROUP}/v1alpha1`) return shape;
  const message = `${context.apiVersion} is not served, only ${GROUP}/v1alpha1 is`;
  return { ...shape, violations: [{ path: ['apiVersion'], rule: 'version', message }, ...shape.violations] };
}

/** What the webhook asks of the cluster when an object is created. */
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
  /** Its text in a report, where the webhook calls a field by its earlier name, or a maintenance by a misspelled one. */
  readonly reported?: Text;
  /** True where only the edit is refused. */
  readonly isEdit?: boolean;
}

/** The annotations that drive the controller, in the order in which they are checked. */
const VALUES: readonly (readonly [key: string, allowed: readonly string[], final: readonly string[]])[] = [
  [CLIENT, ['incomplete', 'inprogress', 'complete'], ['incomplete', 'complete']],
  [VALIDATION, ['inprogress', 'validated', 'failed'], ['validated', 'failed']],
  [READY, ['true', 'false'], ['true']],
];

/**
 * Null when the validating webhook lets the new object in, else its first refusal. Only the first is ever shown.
 * Source: NVIDIA/pika 8a1803ee, api/v1alpha1/notifymaintenance_webhook.go, ValidateCreate.
 */
export function refuseCreate(maintenance: Maintenance, cluster: ClusterView): Refusal | null {
  const { maintenanceId, node, configMap, key } = maintenance;
  const refusal = refuseSpec(maintenance) ?? refuseAnnotations(maintenance);
  if (refusal) return refusal;
  // Every namespace counts: the pair of ID and node is unique in the whole cluster.
  if (cluster.maintenances.some((other) => other.maintenanceId === maintenanceId && other.node === node)) {
    const text = `nofityMainenance objects with the same maintenanceID (${maintenanceId}) cannot have the same nodeObject (${node})`;
    const reported = said`a maintenance of this ID is announced for the node already (${code(text)})`;
    return { ...refused(text, 'spec', 'maintenanceID'), reported };
  }
  if (configMap !== '' && !cluster.hasConfigMap(key.slice(0, key.indexOf('/')), configMap))
    return refused(`ConfigMap ${JSON.stringify(configMap)} not found`, 'spec', 'metadataConfigmap');
  if (cluster.hasNode(node)) return null;
  return refused(`Node ${JSON.stringify(node)} not found`, 'spec', 'nodeObject');
}

/** The same for an update. The node and the ConfigMap are not looked for again. Source: ValidateUpdate. */
export function refuseUpdate(before: Maintenance, after: Maintenance): Refusal | null {
  const refusal = refuseSpec(after) ?? refuseAnnotations(after) ?? refuseFinalChange(before, after);
  if (refusal) return refusal;
  if (before.node !== after.node) {
    const text = 'change of .spec.object in NotifyMaintenance is not allowed';
    return {
      ...refused(text, 'spec', 'nodeObject'),
      reported: said`${code('spec.nodeObject')} cannot be changed (${code(text)})`,
      isEdit: true,
    };
  }
  if (before.maintenanceId === after.maintenanceId) return null;
  return {
    ...refused('change of .spec.maintenanceID in NotifyMaintenance is not allowed', 'spec', 'maintenanceID'),
    isEdit: true,
  };
}

function refuseSpec({ maintenanceId, node, maintenanceType }: Maintenance): Refusal | null {
  if (maintenanceId === '')
    return refused('please specify a MaintenanceID in .spec.MaintenanceID', 'spec', 'maintenanceID');
  if (node === '') return refused('please specify an object in .spec.objects', 'spec', 'nodeObject');
  if (['planned', 'unplanned'].includes(maintenanceType)) return null;
  const text = 'MaintenanceType can only be planned or unplanned in .spec.MaintenanceType';
  return refused(text, 'spec', 'maintenanceType');
}

function refuseAnnotations({ annotations }: Maintenance): Refusal | null {
  for (const [key, allowed] of VALUES) {
    const value = annotations[key] ?? '';
    if (has(annotations, key) && !allowed.includes(value))
      return refused(
        `annotation value ${value} is not allowed for key ${key}`,
        'metadata',
        'annotations',
        key,
      );
  }
  return null;
}

/** A final value may be removed, and a removed one may come back as anything. */
function refuseFinalChange(before: Maintenance, after: Maintenance): Refusal | null {
  for (const [key, , final] of VALUES) {
    const [was, is] = [before.annotations[key], after.annotations[key]];
    if (was === undefined || is === undefined || was === is || !final.includes(was)) continue;
    const text = `annotation value for ${key} cannot be modified from a final state value. Final State value: ${was}. Attempted to set value: ${is}`;
    return refused(text, 'metadata', 'annotations', key);
  }
  return null;
}

function refused(text: string, ...path: string[]): Refusal {
  return { text, path };
}
