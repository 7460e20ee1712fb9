import { errorAt, type Problem } from '../../manifest/problem.js';
import { isDefinition } from '../../snapshot/kept/definition.js';
import { field, itemsIn, textIn } from '../../manifest/fields.js';
import { listing } from '../../manifest/words/listing.js';
import type { Manifest } from '../../manifest/manifest.js';
import { verb } from '../../manifest/words/plural.js';
import { titleOf, visible } from '../../manifest/words/visible.js';
import { isOfKind } from './edited-definitions.js';
import { objectChanges } from '../objects/object-changes.js';

/** What the files of each side hold; the base is missing where nothing is compared. */
interface Sides {
  readonly base: readonly Manifest[] | null;
  readonly head: readonly Manifest[];
}

/**
 * Definitions of custom resources that the change edits so that they no longer serve a version in which an object of the files is
 * written: what the API server does with that, and a controller that asks for it, no plan tells. An error for each.
 */
export function unservedVersions({ base, head }: Sides): Problem[] {
  return objectChanges(base, head).flatMap(({ before, after }) =>
    before && after && isDefinition(before) ? unserved(before, after, head) : [],
  );
}

function unserved(before: Manifest, after: Manifest, head: readonly Manifest[]): Problem[] {
  const served = servedIn(after);
  const lost = servedIn(before).filter((version) => !served.includes(version));
  const left = head.filter(
    (one) => isOfKind(one, after) && lost.includes(one.apiVersion.slice(one.apiVersion.indexOf('/') + 1)),
  );
  if (left.length === 0) return [];
  const message =
    `${titleOf(after)} no longer serves ${listing(lost.map((version) => visible(version)))}, and ${listing(left.map(titleOf))} ${verb(left.length, 'is', 'are')} written in it: an apply fails, and a controller that asks for that version stands still. ` +
    'What that does was not judged: write the objects in a version that is served first, in a change of their own.';
  return [errorAt(after.place, 'version-unserved', message)];
}

function servedIn({ object }: Manifest): string[] {
  return itemsIn(object['spec'], 'versions').flatMap((version) => {
    const name = textIn(version, 'name');
    return name === null || field(version, 'served') === false ? [] : [name];
  });
}
