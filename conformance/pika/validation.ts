import type { JsonObject } from '../../src/manifest/manifest.js';
import { isQualifiedName } from '../../src/manifest/values/names.js';
import type { Violation } from '../../src/manifest/schema.js';
import { admit, type Operation } from './admit.js';
import { maintenanceLabel, readMaintenance } from '../../src/systems/pika/objects/maintenance.js';
import { differs, type Mismatch } from '../family.js';
import { objectOf, objectsOf } from './snapshot.js';

export function validation(vector: JsonObject): Mismatch {
  const object = objectOf(vector['new']);
  const expected = vector['expect'] ?? null;
  if (vector['operation'] === 'DELETE') return differs(expected, deletion(object));
  const admission = admit(object, operationOf(vector));
  return differs(expected, {
    crd: { accepted: admission.violations.length === 0, errors: admission.violations.map(errorOf).sort() },
    label: { key: admission.label, valid: isQualifiedName(admission.label) },
    webhook: admission.webhook ? { accepted: false, error: admission.webhook.text } : { accepted: true },
    accepted: admission.isAdmitted,
    usable: admission.isUsable,
  });
}

/** No layer looks at a deletion. */
function deletion(object: JsonObject): JsonObject {
  const key = maintenanceLabel(readMaintenance(object));
  const valid = isQualifiedName(key);
  return {
    crd: { accepted: true, errors: [] },
    label: { key, valid },
    webhook: { accepted: true },
    accepted: true,
    usable: valid,
  };
}

function operationOf(vector: JsonObject): Operation {
  if (vector['operation'] === 'UPDATE') return { kind: 'update', before: objectOf(vector['old']) };
  const cluster = objectOf(vector['cluster']);
  const [nodes, configMaps] = [namesOf(cluster['nodes']), namesOf(cluster['configMaps'])];
  return {
    kind: 'create',
    cluster: {
      hasNode: (name) => nodes.has(name),
      hasConfigMap: (namespace, name) => configMaps.has(`${namespace}/${name}`),
      maintenances: objectsOf(cluster['maintenances']).map(readMaintenance),
    },
  };
}

function namesOf(value: unknown): ReadonlySet<unknown> {
  return new Set(Array.isArray(value) ? value : []);
}

function errorOf({ path, rule, missing, message }: Violation): string {
  if (missing !== undefined) return `${[...path, missing].join('.')}: required`;
  return `${path.join('.')}: ${rule === 'pattern' ? 'does not match pattern' : message}`;
}
