import { list, literal, name, text } from '../text/text.js';
import { byIdentity, identityOf } from '../manifest/identity.js';
import { fieldAt } from '../manifest/fields.js';
import type { Manifest } from '../manifest/manifest.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { canonicalJson, canonicalWithout } from '../manifest/canonical.js';
import { titleOf } from '../manifest/visible.js';
import { definesPlanned } from '../plan/objects/definitions.js';
import { isMade, isOfFleet } from '../plan/objects/fleet-kinds.js';
import type { Change } from './change.js';

const FLEET =
  'The plan uses the nodes and clusters of the snapshot, and their labels and taints decide which limits apply. Apply this edit first, then take a new snapshot.';
const MADE =
  'Controllers create and maintain such objects; an edit moves the node or cluster past every limit. Remove it from the files.';
const DEFINITION =
  'The API server may store, refuse or delete the objects of this kind. Apply the definition first, then take a new snapshot.';

/**
 * G7: the fleet is the snapshot. Reports nodes, member clusters, objects of controllers and definitions of planned kinds that the change
 * writes.
 */
export function fleetObjects({ base, head }: Pick<Change, 'base' | 'head'>): readonly Problem[] {
  const [before, after] = [byIdentity(base?.manifests ?? []), byIdentity(head.manifests)];
  const changed = [
    ...head.manifests.filter((one) => contentOf(before.get(identityOf(one))) !== contentOf(one)),
    ...(base?.manifests ?? []).filter((one) => !after.has(identityOf(one))),
  ];
  // A new definition has no objects yet.
  const definitions = changed.filter((one) => definesPlanned(one) && before.has(identityOf(one)));
  return [
    ...problemOf(changed.filter(isOfFleet), FLEET),
    ...problemOf(changed.filter(isMade), MADE),
    ...problemOf(definitions, DEFINITION),
  ];
}

const TEXTS: ReadonlySet<string> = new Set(['description', 'caBundle']);

/** Everything but what the API server writes, and the texts of a definition. */
function contentOf(manifest: Manifest | undefined): string | null {
  if (manifest === undefined) return null;
  const { metadata, spec } = manifest.object;
  if (definesPlanned(manifest)) return canonicalWithout(spec, TEXTS);
  return canonicalJson([fieldAt(metadata, 'labels'), fieldAt(metadata, 'annotations'), spec]);
}

function problemOf(changed: readonly Manifest[], why: string): Problem[] {
  const [first] = changed;
  if (first === undefined) return [];
  const names = list(changed.map((one) => name('object', titleOf(one))));
  return [
    errorAt(
      first.place,
      'fleet-object',
      text`The change writes ${names}, which was not evaluated. ${literal(why)}`,
    ),
  ];
}
