import { definitionsIn, withDefinitions } from '../admission/definition.js';
import type { Manifest, Place } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { inNamespaces } from './objects/namespaces.js';
import { inKnownApis } from './objects/newer-api.js';

/** The manifests of both sides and the snapshot, as the systems are given them. */
interface Prepared {
  readonly base: readonly Manifest[] | null;
  readonly head: readonly Manifest[];
  readonly snapshot: Snapshot;
  /** Places of manifests that are planned as an older version of their API than the one they are written in. */
  readonly assumed: ReadonlySet<Place>;
  /** Problems with objects that write no namespace; an error means that the object was left out, because it is unknown which one it is. */
  readonly unplaced: readonly Problem[];
  /** Problems with everything else that was settled. */
  readonly problems: readonly Problem[];
}

/**
 * Settles what the files do not say and the snapshot does, on both sides alike: in which version of its API an object is planned and
 * in which namespace it is. Tells what was assumed.
 */
export function prepared(
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  snapshot: Snapshot,
): Prepared {
  const written = inKnownApis(head, base);
  const live = { ...snapshot, objects: inKnownApis(snapshot.objects).manifests };
  const before = base && inKnownApis(base);
  const placed = inNamespaces(before && before.manifests, written.manifests, live);
  const ofCluster = definitionsIn(snapshot.objects);
  return {
    base: placed.base && withDefinitions(placed.base, ofCluster),
    head: withDefinitions(placed.head, ofCluster, definitionsIn(head)),
    snapshot: { ...live, objects: withDefinitions(live.objects, ofCluster) },
    assumed: new Set([...written.assumed, ...(before?.assumed ?? [])]),
    unplaced: placed.problems,
    problems: written.problems,
  };
}
