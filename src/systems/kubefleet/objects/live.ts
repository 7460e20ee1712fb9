import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { type Json, type JsonObject, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import type { PolicyRef } from '../../system.js';
import { type LiveBinding, readBinding, conditionsOf } from './binding.js';

/** Names the placement that an object is of. */
export const TRACKING_LABEL = 'kubernetes-fleet.io/parent-CRP';

/** What the snapshot says a placement has on the member clusters; null where it says nothing of it. */
export function liveBindings(
  snapshot: Snapshot,
  ref: PolicyRef,
  placement: Manifest | null,
): LiveBinding[] | null {
  const own = snapshot.objects.filter((object) => isBindingOf(object, ref));
  if (own.length === 0) return placement && fromStatus(placement);
  const latest = latestSnapshot(placement, own, ref);
  return own.flatMap(({ object }) => {
    const binding = readBinding(object, (name) => latest !== null && name !== latest);
    return binding ? [binding] : [];
  });
}

function isBindingOf(object: Manifest, ref: PolicyRef): boolean {
  const kind = ref.namespace === null ? 'ClusterResourceBinding' : 'ResourceBinding';
  if (object.kind !== kind || (ref.namespace !== null && namespaceOf(object) !== ref.namespace)) return false;
  return labelsIn(object.object['metadata'], 'labels')[TRACKING_LABEL] === ref.name;
}

/** The resource snapshot to roll out: the one the placement has observed, else the one with the highest index. */
function latestSnapshot(
  placement: Manifest | null,
  bindings: readonly Manifest[],
  ref: PolicyRef,
): string | null {
  const index = textIn(fieldAt(placement?.object, 'status'), 'observedResourceIndex');
  if (index !== null) return `${ref.name}-${index}-snapshot`;
  const names = bindings.map(({ object }) => textIn(object['spec'], 'resourceSnapshotName') ?? '');
  const ranked = names.map((name) => ({ name, index: Number(/-(\d+)-snapshot$/.exec(name)?.[1] ?? -1) }));
  return ranked.sort((a, b) => b.index - a.index)[0]?.name ?? null;
}

/**
 * Without bindings, the status of the placement has a line for each cluster, with a copy of the conditions of its binding.
 */
function fromStatus(placement: Manifest): LiveBinding[] | null {
  const status = placement.object['status'];
  const latest = textIn(status, 'observedResourceIndex');
  const lists = ['placementStatuses', 'perClusterPlacementStatuses'].flatMap((name) => itemsIn(status, name));
  const found = lists.flatMap((one) => {
    const cluster = textIn(one, 'clusterName') ?? '';
    return cluster === '' ? [] : [fromPerCluster(one, cluster, latest)];
  });
  return found.length > 0 ? found : null;
}

function fromPerCluster(one: Json, cluster: string, latest: string | null): LiveBinding {
  const index = textIn(one, 'observedResourceIndex');
  const conditions = itemsIn(one, 'conditions').map(withShortType);
  const health = conditions.length === 0 ? WORKS : conditionsOf(conditions);
  return {
    cluster,
    state: 'Bound',
    stale: latest !== null && index !== null && index !== latest,
    ...health,
    deleting: false,
    resourceSnapshot: '',
    spreadScore: 0,
    affinityScore: 0,
    stateBefore: 'Bound',
  };
}

/** Of a line that says nothing of it. */
const WORKS = { health: 'ready', availableSince: null, mayComeUp: false } as const;

/** Older releases write a prefix: `ResourcesAvailable`. */
function withShortType(condition: Json): Json {
  const type = textIn(condition, 'type') ?? '';
  const short =
    /(RolloutStarted|Overridden|WorkSynchronized|Applied|Available|DiffReported)$/.exec(type)?.[1] ?? type;
  return { ...(condition as JsonObject), type: short };
}
