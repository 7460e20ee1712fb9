import { listIn } from '../../manifest/fields.js';
import { listing } from '../../manifest/words/listing.js';
import type { Manifest } from '../../manifest/manifest.js';
import { type Problem, unjudgedAt } from '../../manifest/problem.js';
import { titleOf, visible } from '../../manifest/words/visible.js';
import { objectChanges } from '../objects/object-changes.js';
import { textsOf } from '../objects/objects-in.js';
import { isPlanned } from '../objects/planned-kinds.js';

/**
 * Finalizers that the change gives to planned objects: such an object, once deleted, stays until something takes them off, and what it
 * rolls or holds stays with it. Source: kubernetes.io, Finalizers.
 */
export function addedFinalizers(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  return objectChanges(base, head).flatMap(({ manifest, before, after }) => {
    const known = new Set(finalizersOf(before));
    const added = finalizersOf(after).filter((one) => !known.has(one));
    if (added.length === 0 || !isPlanned(manifest)) return [];
    const names = listing(added.map((one) => `\`${visible(one)}\``));
    const message =
      `${titleOf(manifest)} gets the finalizer ${names}: once it is deleted it stays as it is, with the nodes, pods or limits that it keeps, until something takes that off. ` +
      'See that what takes it off runs in the cluster, or leave it out.';
    const place = manifest.placeOf(['metadata', 'finalizers']);
    return [unjudgedAt(place, 'added-finalizer', message)];
  });
}

function finalizersOf(manifest: Manifest | null): readonly string[] {
  return textsOf([...(listIn(manifest?.object['metadata'], 'finalizers') ?? [])]);
}
