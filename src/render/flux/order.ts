import { field, itemsIn, textIn } from '../../manifest/fields.js';
import type { Known } from './known.js';
import type { FileObject } from './objects.js';

/**
 * Of objects that all wait, the one to be taken as it is: first those that Flux applies first (`dependsOn`), and those that lack no
 * ConfigMap; it may bring what the others wait for.
 */
export function nextOf<O extends FileObject>(waiting: readonly O[], known: Known): O | null {
  const names = new Set(waiting.map(({ manifest }) => manifest.name));
  const rank = ({ manifest }: O): number => {
    const spec = field(manifest.object, 'spec');
    const depends = itemsIn(spec, 'dependsOn').some((one) => names.has(textIn(one, 'name') ?? ''));
    const lacksMap = known.lacking(manifest).some((one) => textIn(one, 'kind') !== 'Secret');
    return (depends ? 2 : 0) + (lacksMap ? 1 : 0);
  };
  const [first] = waiting.map((object) => ({ object, of: rank(object) })).toSorted((a, b) => a.of - b.of);
  return first?.object ?? null;
}
