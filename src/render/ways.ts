import { isSameJson } from '../manifest/values/canonical.js';
import type { Json } from '../manifest/manifest.js';
import { listing } from '../manifest/words/listing.js';
import { visible } from '../manifest/words/visible.js';
import { type Aspect, aspectOf } from './renderer.js';

/** One thing that decides which files of an object reach which cluster, and how. */
export interface Way {
  readonly field: string;
  readonly value: Json;
  /** What an edit of it comes to, as the middle of a sentence. */
  readonly means: (was: Json, is: Json) => string;
}

/** Told as what nobody judged: no file of this repository tells what another revision, cluster or way of applying comes to. */
export function waysAspect(ways: readonly Way[]): Aspect {
  return aspectOf('delivery', ways, (was, is) => {
    const edited = is.flatMap((way, i) => {
      const before = was[i]?.value ?? null;
      return isSameJson(before, way.value) ? [] : [{ ...way, means: way.means(before, way.value) }];
    });
    if (edited.length === 0) return null;
    const fields = listing(edited.map(({ field }) => field));
    const means = edited.map((one) => one.means).join('; ');
    const says = `is edited in ${fields}: ${visible(means, 500)}. The plan is of the same objects in the same cluster, so what this does was not judged. Keep it a change of its own, so that nothing else stays unjudged with it, and have the owners of both places review it.`;
    return { says, isHarmless: false, isUnknown: true };
  });
}

/** `HEAD -> v1.2`; nothing where that is long. */
export function fromTo(was: Json, is: Json): string {
  const [from, to] = [was, is].map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  const both = `${from ?? ''} -> ${to ?? ''}`;
  return both.length > 120 ? '' : ` (${both})`;
}
