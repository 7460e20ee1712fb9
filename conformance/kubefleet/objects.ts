import type { IntOrPercent } from '../../src/manifest/quantity.js';
import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { availabilityOf } from '../../src/systems/kubefleet/controller/availability.js';
import { availablePlacements, evict } from '../../src/systems/kubefleet/controller/eviction.js';
import { field, textIn } from '../../src/manifest/fields.js';
import { readPolicy } from '../../src/systems/kubefleet/objects/policy.js';
import { differs, type Mismatch } from '../family.js';
import { objectOf } from '../read.js';
import { bindingsOf } from './read.js';

export function availability(vector: JsonObject): Mismatch {
  return differs(
    vector['expect'] ?? null,
    availabilityOf(textIn(vector, 'resource') ?? '', objectOf(vector['object'])),
  );
}

export function eviction(vector: JsonObject): Mismatch {
  const bindings = bindingsOf(vector);
  const budget = vector['budget'] ?? null;
  const verdict = evict(
    { policy: readPolicy(vector['policy']), deleting: false, bindings },
    textIn(vector, 'evict') ?? '',
    budget === null
      ? null
      : { maxUnavailable: limitIn(budget, 'maxUnavailable'), minAvailable: limitIn(budget, 'minAvailable') },
  );
  return differs(vector['expect'] ?? null, {
    ...verdict,
    available: availablePlacements(bindings),
    total: bindings.length,
  });
}

function limitIn(budget: Json, name: string): IntOrPercent | null {
  const value = field(budget, name);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
