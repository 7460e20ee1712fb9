import type { JsonObject } from '../../src/manifest/manifest.js';
import { isQualifiedName } from '../../src/manifest/selector.js';
import type { Violation } from '../../src/manifest/schema.js';
import { shapeOf } from '../../src/systems/pika/admission/crd.js';
import { refuseCreate, refuseUpdate } from '../../src/systems/pika/admission/webhook.js';
import { maintenanceLabel, readMaintenance } from '../../src/systems/pika/objects/maintenance.js';
import { differs, type Mismatch } from '../family.js';
import { objectOf, objectsOf } from '../read.js';

/** object + operation -> what the CRD, the webhook and the label syntax make of it. No layer looks at a deletion. */
export function validation(vector: JsonObject): Mismatch {
  const object = objectOf(vector['new']);
  const operation = vector['operation'] as string;
  const shape = shapeOf(object);
  const violations = operation === 'DELETE' ? [] : shape.violations;
  const one = readMaintenance(operation === 'DELETE' ? object : shape.stored);
  const cluster = objectOf(vector['cluster']);
  const has = (list: string, name: string): boolean => ((cluster[list] ?? []) as string[]).includes(name);
  const refuse: Readonly<Record<string, () => ReturnType<typeof refuseUpdate>>> = {
    CREATE: () =>
      refuseCreate(one, {
        hasNode: (name) => has('nodes', name),
        hasConfigMap: (namespace, name) => has('configMaps', `${namespace}/${name}`),
        maintenances: objectsOf(cluster['maintenances']).map(readMaintenance),
      }),
    UPDATE: () => refuseUpdate(readMaintenance(objectOf(vector['old'])), one),
  };
  const refusal = refuse[operation]?.() ?? null;
  const key = maintenanceLabel(one);
  const accepted = violations.length === 0 && refusal === null;
  return differs(vector['expect'] ?? null, {
    crd: { accepted: violations.length === 0, errors: violations.map(errorOf).sort() },
    label: { key, valid: isQualifiedName(key) },
    webhook: refusal ? { accepted: false, error: refusal.text } : { accepted: true },
    ...{ accepted, usable: accepted && isQualifiedName(key) },
  });
}

function errorOf({ path, rule, missing, message }: Violation): string {
  if (missing !== undefined) return `${[...path, missing].join('.')}: required`;
  return `${path.join('.')}: ${rule === 'pattern' ? 'does not match pattern' : message}`;
}
