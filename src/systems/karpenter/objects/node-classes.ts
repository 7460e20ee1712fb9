import { isSameJson } from '../../../manifest/canonical.js';
import { isObject, type Json, type Manifest } from '../../../manifest/manifest.js';
import { isNodeClass } from '../../../manifest/cluster-scoped.js';
import { redactManifest } from '../../../snapshot/redact.js';
import type { PolicyRef, ResolvedPolicy, ResolveInput } from '../../system.js';
import { policyOf, refOf } from '../results/policy.js';
import { namedBy, REF } from './node-class-ref.js';
import type { NodeClassChange } from '../changes/node-class.js';

/**
 * The NodeClasses that the NodePools name, before and after the change: objects of the provider, of which only the provider
 * knows what an edit does. It compares each NodeClaim with its NodeClass and reports drift with a reason of its own. Source:
 * kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/drift.go, isDrifted (cloudProvider.IsDrifted).
 */
export class NodeClasses {
  private readonly before: readonly Manifest[] | null;
  private readonly after: readonly Manifest[];
  private readonly live: readonly Manifest[];

  constructor({ neighbours = [], neighboursBefore, snapshot }: ResolveInput) {
    this.before = neighboursBefore ?? null;
    this.after = neighbours;
    this.live = snapshot.objects.filter(({ kind }) => isNodeClass(kind));
  }

  /** Those of the files that one of the pools names: what is written in them shapes how the nodes of these pools roll. */
  policies(pools: readonly Manifest[]): ResolvedPolicy[] {
    const named = new Set(pools.flatMap((pool) => namedBy(pool, this.after) ?? []));
    return [...named].map((manifest) => ({
      ...policyOf(manifest, null),
      // Labels and annotations of a NodeClass are none of the provider's business.
      written: { spec: specOf(manifest) },
    }));
  }

  /** The one that a pool names, where the files hold it, before or after. */
  usedBy(pool: Manifest): PolicyRef[] {
    const found = namedBy(pool, this.after) ?? namedBy(pool, this.before ?? []);
    return found ? [refOf(found)] : [];
  }

  /**
   * The one that a pool names and that the change deletes: without it the pool is not ready and makes no nodes. Source:
   * kubernetes-sigs/karpenter 2266468, nodepool/readiness/controller.go (NodeClassNotFound).
   */
  deletedFor(pool: Manifest): ResolvedPolicy['missingReferences'][number] | null {
    const change = this.changeFor(pool);
    if (change?.kind !== 'deleted') return null;
    return {
      what: `${change.ref.kind}/${change.ref.name}`,
      fate: 'deleted',
      consequence:
        'The change deletes it: the NodePool is not ready, and drifted or expired nodes are not replaced.',
      place: change.place,
    };
  }

  /** Null where nothing is written anew, where there is nothing to compare with, and for a NodeClass that no file holds. */
  changeFor(pool: Manifest): NodeClassChange | null {
    if (this.before === null) return null;
    const was = namedBy(pool, this.before);
    const is = namedBy(pool, this.after);
    if (!is) return was && { ref: refOf(was), kind: 'deleted', fields: [], place: pool.placeOf(REF) };
    const ref = refOf(is);
    if (!was) return this.againstLive(is, namedBy(pool, this.live));
    const paths = differences(specOf(was), specOf(is), ['spec']);
    const [first] = paths;
    if (first === undefined) return null;
    return { ref, kind: 'edited', fields: paths, place: is.placeOf(first) };
  }

  /** The effect of a NodeClass that the files begin to hold; null where the cluster already has all that it says. */
  private againstLive(is: Manifest, live: Manifest | null): NodeClassChange | null {
    const ref = refOf(is);
    const written = redactManifest(is);
    if (!live || !written) return { ref, kind: 'appears', fields: [], place: is.place };
    const paths = notYetLive(specOf(live), specOf(written), ['spec']);
    const [first] = paths;
    if (first === undefined) return null;
    return { ref, kind: 'differs', fields: paths, place: is.placeOf(first) };
  }
}

/**
 * What is written and is not so in the cluster. What is only there stays when the files are applied: the API server filled it in,
 * or somebody else did.
 */
function notYetLive(live: Json, written: Json, path: readonly string[]): (readonly string[])[] {
  if (!isObject(live) || !isObject(written)) return isSameJson(live, written) ? [] : [path];
  return Object.keys(written).flatMap((key) =>
    notYetLive(live[key] ?? null, written[key] ?? null, [...path, key]),
  );
}

function specOf({ object }: Manifest): Json {
  return object['spec'] ?? null;
}

/** The topmost fields that are not the same; order of keys and formatting are no difference. */
function differences(before: Json, after: Json, path: readonly string[]): (readonly string[])[] {
  if (isSameJson(before, after)) return [];
  if (!isObject(before) || !isObject(after) || path.length > 1) return [path];
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return keys.flatMap((key) => differences(before[key] ?? null, after[key] ?? null, [...path, key]));
}
