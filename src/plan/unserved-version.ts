import { errorAt, type Problem } from '../manifest/problem.js';
import { isDefinition } from '../snapshot/kept/definition.js';
import { byIdentity, identityOf } from '../manifest/duplicates.js';
import { field, fieldAt, itemsIn, textIn } from '../manifest/fields.js';
import { listing } from '../manifest/listing.js';
import { groupOf, type Manifest } from '../manifest/manifest.js';
import { verb } from '../manifest/plural.js';
import { visible } from '../manifest/visible.js';

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
  const after = byIdentity(head);
  return (base ?? []).flatMap((before) => {
    const now = isDefinition(before) ? after.get(identityOf(before)) : undefined;
    return now ? unserved(before, now, head) : [];
  });
}

function unserved(before: Manifest, after: Manifest, head: readonly Manifest[]): Problem[] {
  const served = servedIn(after);
  const lost = servedIn(before).filter((version) => !served.includes(version));
  const left = head.filter(
    (one) => isOfKind(one, after) && lost.includes(one.apiVersion.slice(one.apiVersion.indexOf('/') + 1)),
  );
  if (left.length === 0) return [];
  const titles = left.map(({ kind, name }) => `${visible(kind)}/${visible(name)}`);
  const message =
    `${visible(after.kind)}/${visible(after.name)} no longer serves ${listing(lost.map((version) => visible(version)))}, and ${listing(titles)} ${verb(left.length, 'is', 'are')} written in it: an apply fails, and a controller that asks for that version stands still. ` +
    'What that does was not judged: write the objects in a version that is served first, in a change of their own.';
  return [errorAt(after.place, 'version-unserved', message)];
}

function servedIn({ object }: Manifest): string[] {
  return itemsIn(object['spec'], 'versions').flatMap((version) => {
    const name = textIn(version, 'name');
    return name === null || field(version, 'served') === false ? [] : [name];
  });
}

function isOfKind({ apiVersion, kind }: Manifest, { object }: Manifest): boolean {
  const { spec } = object;
  return groupOf(apiVersion) === textIn(spec, 'group') && kind === textIn(fieldAt(spec, 'names'), 'kind');
}
