import { valueAt } from '../../../manifest/fields.js';
import type { FieldPath, Manifest, Place } from '../../../manifest/manifest.js';
import type { Places } from '../../system.js';
import type { PolicySpec } from './stored.js';

const PARAMETERS = [
  'initialBatch',
  'batchThreshold',
  'failureThreshold',
  'safetyLimit',
  'delta',
  'growthFactor',
];

/** Locations of the fields of the compartment of this name; any other name is that of the default one. */
export function placesIn(policy: Manifest, { compartments }: PolicySpec, name: string): Places {
  const i = compartments.findIndex((compartment) => compartment.name === name);
  const path: FieldPath = i < 0 ? ['spec', 'default'] : ['spec', 'compartments', i];
  return writtenPlaces(policy, [
    ...['name', 'selector', 'budget', 'strategy'].map((field) => [...path, field]),
    ...['fixed', 'linear', 'exponential'].flatMap((kind) =>
      PARAMETERS.map((field) => [...path, 'strategy', kind, field]),
    ),
    ['spec', 'resetBatchStateOnCompletion'],
  ]);
}

/** The same for an object without a policy, whose only limit is its interruptionBudget. */
export function legacyPlaces(object: Manifest): Places {
  const { interruptionBudget: budget, nodeSelectors: selector } = writtenPlaces(object, [
    ['spec', 'interruptionBudget'],
    ['spec', 'nodeSelectors'],
  ]);
  return { ...(budget ? { budget } : {}), ...(selector ? { selector } : {}) };
}

/** By the last part of each path; a field that is not written has none. */
function writtenPlaces(manifest: Manifest, paths: readonly FieldPath[]): Record<string, Place> {
  const written = paths.filter((path) => valueAt(manifest.object, path) !== undefined);
  return Object.fromEntries(written.map((path) => [String(path.at(-1)), manifest.placeOf(path)]));
}
