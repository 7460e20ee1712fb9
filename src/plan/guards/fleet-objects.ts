import { canonicalJson } from '../../manifest/values/canonical.js';
import { byIdentity, identityOf } from '../../manifest/duplicates.js';
import { fieldAt } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import { listing } from '../../manifest/words/listing.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { titleOf } from '../../manifest/words/visible.js';
import { isMade, isOfFleet } from '../objects/fleet-kinds.js';

const FLEET =
  'The plan uses the nodes and clusters of the snapshot, and their labels and taints decide which limits apply. Apply this edit first, then take a new snapshot.';
const MADE =
  'Controllers create and maintain such objects; an edit moves the node or cluster past every limit. Remove it from the files.';

/** Reports nodes, member clusters and objects of controllers that the change writes: the plan uses those of the snapshot. */
export function fleetObjects(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const [before, after] = [byIdentity(base ?? []), byIdentity(head)];
  const changed = [
    ...head.filter((one) => contentOf(before.get(identityOf(one))) !== contentOf(one)),
    ...(base ?? []).filter((one) => !after.has(identityOf(one))),
  ];
  return [...problemOf(changed.filter(isOfFleet), FLEET), ...problemOf(changed.filter(isMade), MADE)];
}

/** Everything but what the API server writes. */
function contentOf(manifest: Manifest | undefined): string | null {
  if (manifest === undefined) return null;
  const { metadata, spec } = manifest.object;
  return canonicalJson([fieldAt(metadata, 'labels'), fieldAt(metadata, 'annotations'), spec]);
}

function problemOf(changed: readonly Manifest[], why: string): Problem[] {
  const [first] = changed;
  if (first === undefined) return [];
  const names = listing(changed.map(titleOf));
  return [
    errorAt(first.place, 'fleet-object', `The change writes ${names}, which was not evaluated. ${why}`),
  ];
}
