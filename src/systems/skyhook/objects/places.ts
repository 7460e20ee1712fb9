import {
  type FieldPath,
  isObject,
  type Json,
  type Manifest,
  type Place,
} from '../../../manifest/manifest.js';
import type { Places } from '../../system.js';
import type { PolicySpec } from './stored.js';

const STRATEGY_FIELDS = [
  'initialBatch',
  'batchThreshold',
  'failureThreshold',
  'safetyLimit',
  'delta',
  'growthFactor',
];

/** Where the fields of one compartment (or of `default`) stand; a field that is not written has no place. */
function compartmentPlaces(policy: Manifest, path: FieldPath): Places {
  const places = new Map<string, Place>();
  const add = (name: string, ...steps: FieldPath): void => {
    if (isWritten(policy.object, [...path, ...steps])) places.set(name, policy.placeOf([...path, ...steps]));
  };
  for (const field of ['name', 'selector', 'budget', 'strategy']) add(field, field);
  for (const kind of ['fixed', 'linear', 'exponential']) {
    for (const field of STRATEGY_FIELDS) add(field, 'strategy', kind, field);
  }
  const reset = ['spec', 'resetBatchStateOnCompletion'];
  if (isWritten(policy.object, reset)) places.set('resetBatchStateOnCompletion', policy.placeOf(reset));
  return Object.fromEntries(places);
}

/** The same for the compartment of this name; any other name is that of the default one. */
export function placesIn(policy: Manifest, { compartments }: PolicySpec, name: string): Places {
  const i = compartments.findIndex((compartment) => compartment.name === name);
  return compartmentPlaces(policy, i < 0 ? ['spec', 'default'] : ['spec', 'compartments', i]);
}

/** The same for a Skyhook in legacy mode, whose only limit is its interruptionBudget. */
export function legacyPlaces(skyhook: Manifest): Places {
  const budget = ['spec', 'interruptionBudget'];
  const selector = ['spec', 'nodeSelectors'];
  return {
    ...(isWritten(skyhook.object, budget) ? { budget: skyhook.placeOf(budget) } : {}),
    ...(isWritten(skyhook.object, selector) ? { selector: skyhook.placeOf(selector) } : {}),
  };
}

function isWritten(object: Json, path: FieldPath): boolean {
  let value: Json | undefined = object;
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)];
    else if (isObject(value) && Object.hasOwn(value, String(step))) value = value[String(step)];
    else return false;
  }
  return value !== undefined;
}
