import { identityOf } from '../../manifest/duplicates.js';
import { fieldAt } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import { mentions } from '../../manifest/mentions.js';
import { parseManifests } from '../../manifest/parse.js';
import type { Problem } from '../../manifest/problem.js';
import type { OutsideFile } from '../../manifest/source-file.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { fleetObjects, isInFleet } from './fleet-objects.js';
import type { RegroupingOf } from './relabelled.js';

const MANIFEST = /\.(?:ya?ml|json)$/;
const mayBeOfFleet = mentions(['Node', 'MemberCluster']);

/**
 * Nodes and member clusters of the snapshot that the change writes, edits or takes away in files that no source takes: their names tell
 * that they are of this fleet, whoever applies them. What the cluster printed is no file that anybody applies, but one to read.
 */
export function fleetOutside(
  outside: readonly OutsideFile[],
  head: readonly Manifest[],
  snapshot: Snapshot,
  regroupingOf: RegroupingOf,
): Problem[] {
  const changed = outside.filter(({ path, before, text, isTakenOut }) => {
    return !isTakenOut && before !== text && MANIFEST.test(path);
  });
  const held = (path: string, text: string | null): Manifest[] =>
    text === null || !mayBeOfFleet(text)
      ? []
      : parseManifests(text, path).manifests.filter((one) => isInFleet(one, snapshot) && !isPrinted(one));
  // One that moves to the policies is judged there.
  const moved = new Set(head.filter((one) => isInFleet(one, snapshot)).map(identityOf));
  const before = changed
    .flatMap((file) => held(file.path, file.before))
    .filter((one) => !moved.has(identityOf(one)));
  const after = changed.flatMap((file) => held(file.path, file.text));
  return fleetObjects(before, after, snapshot, regroupingOf);
}

function isPrinted({ object }: Manifest): boolean {
  return ['uid', 'resourceVersion', 'creationTimestamp'].some(
    (key) => typeof fieldAt(object, 'metadata', key) === 'string',
  );
}
