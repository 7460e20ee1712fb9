import { definitionsIn, withDefinitions } from '../admission/definition.js';
import type { Manifest } from '../manifest/manifest.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { inNamespaces } from './objects/namespaces.js';
import { inKnownApis } from './objects/newer-api.js';

/** Both sides and the snapshot with API versions, namespaces and definitions that only the snapshot shows. */
export function prepared(base: readonly Manifest[] | null, head: readonly Manifest[], snapshot: Snapshot) {
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
