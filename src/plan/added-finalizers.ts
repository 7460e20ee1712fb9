import { byIdentity, identityOf } from '../manifest/duplicates.js';
import { listIn } from '../manifest/fields.js';
import { listing } from '../manifest/listing.js';
import type { Manifest } from '../manifest/manifest.js';
import { type Problem, warningAt } from '../manifest/problem.js';
import { titleOf, visible } from '../manifest/visible.js';
import { textsOf } from './objects-in.js';
import { isPlanned } from './planned-kinds.js';

/**
 * Finalizers that the change gives to planned objects: such an object, once deleted, stays until something takes them off, and what it
 * rolls or holds stays with it. Source: kubernetes.io, Finalizers.
 */
export function addedFinalizers(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  if (base === null) return [];
  const was = byIdentity(base);
  return head.filter(isPlanned).flatMap((manifest) => {
    const known = new Set(finalizersOf(was.get(identityOf(manifest))));
    const added = finalizersOf(manifest).filter((one) => !known.has(one));
    if (added.length === 0) return [];
    const names = listing(added.map((one) => `\`${visible(one)}\``));
    const message =
      `${titleOf(manifest)} gets the finalizer ${names}: once it is deleted it stays as it is, with the nodes, pods or limits that it keeps, until something takes that off. ` +
      'See that what takes it off runs in the cluster, or leave it out.';
    const place = manifest.placeOf(['metadata', 'finalizers']);
    return [{ ...warningAt(place, 'added-finalizer', message), isUnjudged: true }];
  });
}

function finalizersOf(manifest: Manifest | undefined): readonly string[] {
  return textsOf([...(listIn(manifest?.object['metadata'], 'finalizers') ?? [])]);
}
