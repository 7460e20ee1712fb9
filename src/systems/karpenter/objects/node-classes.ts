import { isSameJson } from '../../../manifest/values/canonical.js';
import { byIdentity, identityOf } from '../../../manifest/duplicates.js';
import { pathText } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../../../manifest/manifest.js';
import { isNodeClass } from '../../../manifest/cluster-scoped.js';
import { redactManifest } from '../../../snapshot/redact.js';
import {
  type InForce,
  inForce,
  type PolicyRef,
  type ResolvedPolicy,
  type ResolveInput,
  type Unpinned,
} from '../../system.js';
import { admissionOf, NODE_CLASSES, type ReadNodeClass } from '../admission/node-class.js';
import { findingsOf, refOf } from '../words/findings.js';
import {
  deletedNodeClass,
  type MissingNodeClass,
  notReadyNodeClass,
  terminatingNodeClass,
  unknownNodeClass,
} from '../change/missing-node-class.js';
import { namedBy, REF } from './node-class-ref.js';
import type { NodeClassChange } from '../change/node-class-change.js';
import { unpinnedImage } from '../words/unpinned-image.js';

export type { NodeClassChange } from '../change/node-class-change.js';

/**
 * The NodeClasses that the NodePools name, before and after the change: objects of the provider, of which only the provider
 * knows what an edit does. It compares each NodeClaim with its NodeClass and reports drift with a reason of its own. Source:
 * kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/drift.go, isDrifted (cloudProvider.IsDrifted).
 */
export class NodeClasses {
  private readonly before: readonly Manifest[] | null;
  private readonly after: readonly Manifest[];
  private readonly live: readonly Manifest[];
  private readonly poolsBefore: readonly Manifest[] | null;
  private readonly reads = new Map<Manifest, InForce<ReadNodeClass> & { readonly now: ReadNodeClass }>();

  constructor({ neighbours = [], neighboursBefore, objects, snapshot }: ResolveInput) {
    this.before = neighboursBefore ?? null;
    this.after = neighbours;
    this.live = snapshot.objects.filter(({ kind }) => isNodeClass(kind));
    this.poolsBefore = objects.texts.base;
  }

  /** Those of the files that one of the pools names: what is written in them shapes how the nodes of these pools roll. */
  policies(pools: readonly Manifest[]): ResolvedPolicy[] {
    const named = new Set(pools.flatMap((pool) => namedBy(pool, this.after) ?? []));
    return [...named].map((manifest) => ({
      ...findingsOf(manifest, admissionOf(this.read(manifest).now)),
      // Labels and annotations of a NodeClass are none of the provider's business.
      written: { spec: specOf(manifest) },
    }));
  }

  /** The one that a pool names, where the files hold it, before or after. */
  usedBy(pool: Manifest): PolicyRef[] {
    const found = namedBy(pool, this.after) ?? namedBy(pool, this.before ?? []);
    return found ? [refOf(found)] : [];
  }

  /** What the pool names and that makes no nodes: deleted, being deleted, or nowhere; null where that is not known. */
  missingOf(pool: Manifest): MissingNodeClass | null {
    const { after: files, live, poolsBefore } = this;
    const change = this.changeFor(pool);
    return (
      deletedNodeClass(change) ??
      terminatingNodeClass(pool, live) ??
      notReadyNodeClass(pool, live, change) ??
      unknownNodeClass(pool, { files, live, poolsBefore })
    );
  }

  /** What decides which image the nodes of a pool get, where that is not the files; null also for a NodeClass that no file holds. */
  unpinnedFor(pool: Manifest): Unpinned | null {
    const nodeClass = namedBy(pool, this.after);
    return nodeClass && unpinnedImage(nodeClass);
  }

  /** Null where nothing is written anew, where there is nothing to compare with, and for a NodeClass that no file holds. */
  changeFor(pool: Manifest): NodeClassChange | null {
    if (this.before === null) return null;
    const was = namedBy(pool, this.before);
    const is = namedBy(pool, this.after);
    if (!is) return was && { ref: refOf(was), kind: 'deleted', fields: [], place: pool.placeOf(REF) };
    const ref = refOf(is);
    if (!was) return this.againstLive(is, namedBy(pool, this.live));
    // The provider never sees an edit that the API server refuses.
    if (this.isRefused(is)) return null;
    const paths = differences(specOf(was), specOf(is), ['spec']);
    const [first] = paths;
    if (first === undefined) return null;
    return { ref, kind: 'edited', fields: paths.map(pathText), place: is.placeOf(first) };
  }

  private isRefused(manifest: Manifest): boolean {
    const { now, after } = this.read(manifest);
    return after !== now;
  }

  private read(manifest: Manifest): InForce<ReadNodeClass> & { readonly now: ReadNodeClass } {
    const known = this.reads.get(manifest);
    if (known) return known;
    const identity = identityOf(manifest);
    const same = (list: readonly Manifest[] | null): Manifest | null =>
      byIdentity(list ?? NONE).get(identity) ?? null;
    const texts = { own: manifest, base: same(this.before), live: same(this.live), compared: null };
    const read = inForce(texts, NODE_CLASSES);
    this.reads.set(manifest, read);
    return read;
  }

  /** The effect of a NodeClass that the files begin to hold; null where the cluster already has all that it says. */
  private againstLive(is: Manifest, live: Manifest | null): NodeClassChange | null {
    const ref = refOf(is);
    const written = redactManifest(is);
    if (!live || !written) return { ref, kind: 'appears', fields: [], place: is.place };
    const paths = notYetLive(specOf(live), specOf(written), ['spec']);
    const [first] = paths;
    if (first === undefined) return null;
    return { ref, kind: 'differs', fields: paths.map(pathText), place: is.placeOf(first) };
  }
}

const NONE: readonly Manifest[] = [];

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
