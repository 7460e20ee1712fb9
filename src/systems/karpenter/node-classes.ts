import { fieldAt, pathText, textIn } from '../../manifest/fields.js';
import type { Json, Manifest, Place } from '../../manifest/manifest.js';
import { groupOf, isObject } from '../../manifest/manifest.js';
import { canonicalJson } from '../../manifest/canonical.js';
import type { PolicyRef, ResolvedPolicy, ResolveInput } from '../system.js';
import { findingsOf, refOf } from './findings.js';

/** What the change does to the NodeClass that a pool names, whatever the provider makes of it. */
export interface NodeClassChange {
  readonly ref: PolicyRef;
  /** `appears`: the files begin to hold it, and what the cluster has under that name is not known. */
  readonly kind: 'edited' | 'appears' | 'deleted';
  /** Fields that are others than before; of an edit only. */
  readonly fields: readonly string[];
  readonly place: Place;
}

const REF = ['spec', 'template', 'spec', 'nodeClassRef'];

/**
 * The NodeClasses that the NodePools name, before and after the change: objects of the provider, of which only the provider
 * knows what an edit does. It compares each NodeClaim with its NodeClass and reports drift with a reason of its own. Source:
 * kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/drift.go, isDrifted (cloudProvider.IsDrifted).
 */
export class NodeClasses {
  private readonly before: readonly Manifest[] | null;
  private readonly after: readonly Manifest[];

  constructor({ neighbours = [], neighboursBefore }: ResolveInput) {
    this.before = neighboursBefore ?? null;
    this.after = neighbours;
  }

  /** Those of the files that one of the pools names: what is written in them shapes how the nodes of these pools roll. */
  policies(pools: readonly Manifest[]): ResolvedPolicy[] {
    const named = new Set(pools.flatMap((pool) => find(pool, this.after) ?? []));
    return [...named].map((manifest) => ({
      ...findingsOf(manifest, null),
      // Labels and annotations of a NodeClass are none of the provider's business.
      written: { spec: specOf(manifest) },
    }));
  }

  /** The one that a pool names, where the files hold it, before or after. */
  usedBy(pool: Manifest): PolicyRef[] {
    const found = find(pool, this.after) ?? find(pool, this.before ?? []);
    return found ? [refOf(found)] : [];
  }

  /**
   * What to look at where the pool names another NodeClass than before: the files hold the one of before and not the new one.
   * The cluster may have it all the same, so that is no fault; null where it does not come to that.
   */
  noteOn(pool: Manifest, earlier: Manifest | undefined): string | null {
    if (!earlier || find(pool, this.after) || find(pool, this.before ?? [])) return null;
    const held = find(earlier, this.after);
    const name = textIn(fieldAt(pool.object, ...REF), 'name');
    if (!held || name === null) return null;
    return `No file holds a NodeClass "${name}", while ${held.kind}/${held.name}, which the pool named before, is in these files. Where the cluster has none of that name either, the pool is not ready and makes no new nodes.`;
  }

  /** Null where nothing is written anew, where there is nothing to compare with, and for a NodeClass that no file holds. */
  changeFor(pool: Manifest): NodeClassChange | null {
    if (this.before === null) return null;
    const was = find(pool, this.before);
    const is = find(pool, this.after);
    if (!is) return was && { ref: refOf(was), kind: 'deleted', fields: [], place: pool.placeOf(REF) };
    const ref = refOf(is);
    if (!was) return { ref, kind: 'appears', fields: [], place: is.place };
    const paths = differences(specOf(was), specOf(is), ['spec']);
    const [first] = paths;
    if (first === undefined) return null;
    return { ref, kind: 'edited', fields: paths.map(pathText), place: is.placeOf(first) };
  }
}

/** Group, kind and name tell; v1beta1 may leave out all but the name. */
function find(pool: Manifest, manifests: readonly Manifest[]): Manifest | null {
  const ref = fieldAt(pool.object, ...REF);
  const name = textIn(ref, 'name');
  const kind = textIn(ref, 'kind');
  const group = textIn(ref, 'group') ?? groupOf(textIn(ref, 'apiVersion') ?? '');
  const isMeant = (manifest: Manifest): boolean =>
    manifest.name === name &&
    (kind === null ? manifest.kind.endsWith('NodeClass') : manifest.kind === kind) &&
    (group === '' || groupOf(manifest.apiVersion) === group);
  return manifests.find(isMeant) ?? null;
}

function specOf({ object }: Manifest): Json {
  return object['spec'] ?? null;
}

/** The topmost fields that are not the same; order of keys and formatting are no difference. */
function differences(before: Json, after: Json, path: readonly string[]): (readonly string[])[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  if (!isObject(before) || !isObject(after) || path.length > 1) return [path];
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return keys.flatMap((key) => differences(before[key] ?? null, after[key] ?? null, [...path, key]));
}

/**
 * A pool without its NodeClass is not ready and makes no nodes. Source: kubernetes-sigs/karpenter 2266468,
 * nodepool/readiness/controller.go (NodeClassNotFound; NodeClassTerminating while its finalizers wait).
 */
export function missingNodeClass(change: NodeClassChange | null): ResolvedPolicy['missingReferences'] {
  if (change?.kind !== 'deleted') return [];
  const { ref, place } = change;
  return [
    {
      what: `${ref.kind}/${ref.name}`,
      isDeleted: true,
      consequence:
        'The change deletes it: the pool is not ready without it, so it makes no new nodes, neither for pods nor in place of those that drift or reach their age.',
      place,
    },
  ];
}
