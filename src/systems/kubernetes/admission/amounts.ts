import { field, itemsIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { parseQuantity } from '../../../manifest/values/quantity.js';
import { visible } from '../../../manifest/words/visible.js';
import { objectOf } from './defaults.js';
import { type Violation, violation } from './violation.js';

type Path = readonly (string | number)[];

/**
 * Amounts that the API server cannot read, whatever the kind: `memory: 512MB` ends its reading of the object. Source: k8s.io/apimachinery,
 * resource.Quantity, UnmarshalJSON.
 */
export function unreadableAmounts(spec: JsonObject): Violation[] {
  const pod = objectOf(objectOf(spec, 'template'), 'spec');
  const path: Path = ['spec', 'template', 'spec'];
  const ofContainers = ['initContainers', 'containers'].flatMap((list) =>
    itemsIn(pod, list).flatMap((container, index) =>
      isObject(container)
        ? ['limits', 'requests'].flatMap((kind) =>
            Object.entries(objectOf(objectOf(container, 'resources'), kind)).flatMap(([name, amount]) =>
              unreadable(amount, [...path, list, index, 'resources', kind, name]),
            ),
          )
        : [],
    ),
  );
  const ofVolumes = itemsIn(pod, 'volumes').flatMap((volume, index) =>
    unreadable(field(field(volume, 'emptyDir'), 'sizeLimit') ?? null, [
      ...path,
      'volumes',
      index,
      'emptyDir',
      'sizeLimit',
    ]),
  );
  return [...ofContainers, ...ofVolumes];
}

function unreadable(amount: Json, at: Path): Violation[] {
  // A mapping is `{{ amount }}`, which something renders.
  if (amount === null || typeof amount === 'object') return [];
  const text = typeof amount === 'string' || typeof amount === 'number' ? String(amount) : '';
  if (parseQuantity(text) !== null) return [];
  const hint = /^\d+(?:\.\d+)?\s*[KMGTkmgt]i?[Bb]$/.test(text) ? ', its units are M and G, Mi and Gi' : '';
  return [violation(at, 'wrongType', `"${visible(text)}" is no amount that Kubernetes reads${hint}`)];
}
