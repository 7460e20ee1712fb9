import { CLIENT, has, type Maintenance, namespaceOf, READY, VALIDATION } from '../objects/maintenance.js';

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
}

interface Values {
  readonly allowed: readonly string[];
  readonly final: readonly string[];
}

/** The annotations that drive the controller, in the order in which they are checked. */
const VALUES: readonly (readonly [key: string, values: Values])[] = [
  [CLIENT, { allowed: ['incomplete', 'inprogress', 'complete'], final: ['incomplete', 'complete'] }],
  [VALIDATION, { allowed: ['inprogress', 'validated', 'failed'], final: ['validated', 'failed'] }],
  [READY, { allowed: ['true', 'false'], final: ['true'] }],
];

/**
 * Null when the validating webhook lets the new object in, else its first refusal. Only the first is ever shown.
 * Source: NVIDIA/pika 8a1803ee, api/v1alpha1/notifymaintenance_webhook.go, ValidateCreate.
 */
export function refuseCreate(maintenance: Maintenance, cluster: ClusterView): Refusal | null {
  return (
    refuseSpec(maintenance) ??
    refuseAnnotations(maintenance) ??
    refuseDuplicate(maintenance, cluster) ??
    refuseMissing(maintenance, cluster)
  );
}

/** The same for an update. The node and the ConfigMap are not looked for again. Source: ValidateUpdate. */
export function refuseUpdate(before: Maintenance, after: Maintenance): Refusal | null {
  return (
    refuseSpec(after) ??
    refuseAnnotations(after) ??
    refuseFinalChange(before, after) ??
    refuseIdentityChange(before, after)
  );
}

function refuseSpec(maintenance: Maintenance): Refusal | null {
  if (maintenance.maintenanceId === '') {
    return refused('please specify a MaintenanceID in .spec.MaintenanceID', 'spec', 'maintenanceID');
  }
  if (maintenance.node === '') {
    return refused('please specify an object in .spec.objects', 'spec', 'nodeObject');
  }
  if (maintenance.maintenanceType !== 'planned' && maintenance.maintenanceType !== 'unplanned') {
    const text = 'MaintenanceType can only be planned or unplanned in .spec.MaintenanceType';
    return refused(text, 'spec', 'maintenanceType');
  }
  return null;
}

function refuseAnnotations({ annotations }: Maintenance): Refusal | null {
  for (const [key, { allowed }] of VALUES) {
    const value = annotations[key];
    if (!has(annotations, key) || value === undefined || allowed.includes(value)) continue;
    return refused(`annotation value ${value} is not allowed for key ${key}`, 'metadata', 'annotations', key);
  }
  return null;
}

/** Every namespace counts: the pair of id and node is unique in the whole cluster. */
function refuseDuplicate(maintenance: Maintenance, cluster: ClusterView): Refusal | null {
  const { maintenanceId, node } = maintenance;
  if (!cluster.maintenances.some((other) => other.maintenanceId === maintenanceId && other.node === node))
    return null;
  const text = `nofityMainenance objects with the same maintenanceID (${maintenanceId}) cannot have the same nodeObject (${node})`;
  return refused(text, 'spec', 'maintenanceID');
}

function refuseMissing(maintenance: Maintenance, cluster: ClusterView): Refusal | null {
  const { configMap, node } = maintenance;
  if (configMap !== '' && !cluster.hasConfigMap(namespaceOf(maintenance), configMap)) {
    return refused(`ConfigMap ${quoted(configMap)} not found`, 'spec', 'metadataConfigmap');
  }
  return cluster.hasNode(node) ? null : refused(`Node ${quoted(node)} not found`, 'spec', 'nodeObject');
}

/** A final value may be removed, and a removed one may come back as anything. */
function refuseFinalChange(before: Maintenance, after: Maintenance): Refusal | null {
  for (const [key, { final }] of VALUES) {
    const [was, is] = [before.annotations[key], after.annotations[key]];
    if (was === undefined || is === undefined || was === is || !final.includes(was)) continue;
    const rule = `annotation value for ${key} cannot be modified from a final state value.`;
    return refused(
      `${rule} Final State value: ${was}. Attempted to set value: ${is}`,
      'metadata',
      'annotations',
      key,
    );
  }
  return null;
}

function refuseIdentityChange(before: Maintenance, after: Maintenance): Refusal | null {
  if (before.node !== after.node) {
    return refused('change of .spec.object in NotifyMaintenance is not allowed', 'spec', 'nodeObject');
  }
  if (before.maintenanceId !== after.maintenanceId) {
    return refused(
      'change of .spec.maintenanceID in NotifyMaintenance is not allowed',
      'spec',
      'maintenanceID',
    );
  }
  return null;
}

function refused(text: string, ...path: string[]): Refusal {
  return { text, path };
}

function quoted(name: string): string {
  return JSON.stringify(name);
}
