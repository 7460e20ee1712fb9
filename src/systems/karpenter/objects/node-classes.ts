import { isSameJson } from '../../../manifest/canonical.js';
import { isNodeClass } from '../../../manifest/cluster-scoped.js';
import { fieldAt, pathText, textIn } from '../../../manifest/fields.js';
import { byIdentity, identityOf } from '../../../manifest/identity.js';
import { groupedBy, remembered } from '../../../manifest/lookup.js';
import { groupOf, isObject, type Json, type Manifest, type Place } from '../../../manifest/manifest.js';
import { errorAt, type Problem } from '../../../manifest/problem.js';
import { redactManifest } from '../../../snapshot/redact.js';
import { POOL_LABEL, refOf } from './nodepool.js';
import type { PolicyRef, ResolveInput } from '../../system.js';
import { code, count, joinTexts, list, literal, name, text, type Text, verbFor } from '../../../text/text.js';

const REF = ['spec', 'template', 'spec', 'nodeClassRef'];

const byItsName = remembered((manifests: readonly Manifest[]) => groupedBy(manifests, (one) => one.name));

/** The NodeClass that a pool names by group, kind and name, of these manifests. */
export function namedBy(pool: Manifest, manifests: readonly Manifest[]): Manifest | null {
  const ref = fieldAt(pool.object, ...REF);
  const [group, kind, named] = ['group', 'kind', 'name'].map((field) => textIn(ref, field));
  const namesakes = byItsName(manifests).get(named ?? '') ?? [];
  return namesakes.find((one) => one.kind === kind && groupOf(one.apiVersion) === group) ?? null;
}

/** The change of the NodeClass that a pool names, whatever the provider makes of it. */
interface NodeClassChange {
  readonly ref: PolicyRef;
  /** `added`: the files begin to hold it. */
  readonly kind: 'edited' | 'added';
  /** Paths of fields that are not as before, or not as in the cluster; empty where the one in the cluster is not known. */
  readonly fields: readonly (readonly string[])[];
  readonly place: Place;
}

/**
 * The NodeClass that a pool names, where the files hold it, and its change: an object of the provider, of which only the provider knows what
 * an edit does. It compares each NodeClaim with its NodeClass and reports drift with a reason of its own. Source:
 * kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/drift.go, isDrifted (cloudProvider.IsDrifted). `gone`: the change deletes it,
 * or makes the pool name one that the snapshot lacks, though it has others of the kind.
 */
export function nodeClassOf(pool: Manifest, base: Manifest | null, input: ResolveInput) {
  const { neighbors = [], neighborsBefore, snapshot } = input;
  const was = namedBy(pool, neighborsBefore ?? []);
  const is = namedBy(pool, neighbors);
  const live = namedBy(pool, snapshot.objects);
  if (!is) {
    const [kind = '', named = ''] = ['kind', 'name'].map((field) => textIn(pool.object, ...REF, field) ?? '');
    const isOther = base !== null && textIn(base.object, ...REF, 'name') !== named;
    const isMissing = isOther && !live && snapshot.objects.some((one) => one.kind === kind);
    const gone = { title: `${kind}/${named}`, isDeleted: was !== null, place: pool.placeOf(REF) };
    return { uses: was ? [refOf(was)] : [], change: null, gone: was || isMissing ? gone : null };
  }
  const found = { uses: [refOf(is)], change: null, gone: null };
  const changed = (kind: NodeClassChange['kind'], place: Place, fields: NodeClassChange['fields'] = []) => {
    return { ...found, change: { ref: refOf(is), kind, fields, place } satisfies NodeClassChange };
  };
  if (neighborsBefore === undefined) return found;
  const from = was ?? live;
  const written = was ? is : redactManifest(is);
  if (!from || !written) return changed('added', is.place);
  const fields = differences(specOf(from), specOf(written), !was);
  if (fields.length === 0) return found;
  return changed(was ? 'edited' : 'added', is.placeOf(fields[0] ?? []), fields);
}

function specOf({ object }: Manifest): Json {
  return object['spec'] ?? null;
}

/**
 * The topmost fields that are not the same; order of keys and formatting are no difference. Of a live object only what is written counts,
 * at any depth: the API server filled in the rest, or another client did.
 */
function differences(before: Json, after: Json, isLive: boolean, path = ['spec']): (readonly string[])[] {
  if (isSameJson(before, after)) return [];
  if (!isObject(before) || !isObject(after) || (!isLive && path.length > 1)) return [path];
  const keys = new Set([...Object.keys(after), ...(isLive ? [] : Object.keys(before))]);
  return [...keys].flatMap((key) =>
    differences(before[key] ?? null, after[key] ?? null, isLive, [...path, key]),
  );
}

/**
 * NodeClasses that the change edits or removes, that no known NodePool names, while there are nodes of NodePools that are not in the input: those
 * may name them, and then their nodes drift. An error for each. `pools` are all that are known: of the files, before and after, and live.
 */
export function ofUnseenPools(
  { neighbors = [], neighborsBefore, snapshot }: ResolveInput,
  pools: readonly Manifest[],
): Problem[] {
  const known = new Set(pools.map(({ name: pool }) => pool));
  const unseen = snapshot.nodes
    .flatMap(({ labels }) => labels[POOL_LABEL] ?? [])
    .filter((one) => !known.has(one));
  if (neighborsBefore === undefined || unseen.length === 0) return [];
  const n = unseen.length;
  const names = list([...new Set(unseen)].map((pool) => name('policy', pool)));
  const after = byIdentity(neighbors);
  return neighborsBefore.flatMap((before): Problem[] => {
    const is = after.get(identityOf(before));
    if (!isNodeClass(before.kind) || (is && isSameJson(specOf(before), specOf(is)))) return [];
    if (pools.some((pool) => namedBy(pool, [before]) !== null)) return [];
    const which = text`${name('policy', `${before.kind}/${before.name}`)} is ${literal(is ? 'edited' : 'gone from the files')}`;
    const message = text`${which}, and which nodes that replaces was not evaluated: ${count(n, 'node')} ${verbFor(n, 'is', 'are')} of NodePools that are neither in the files nor in the snapshot, and may name it (${names}). Add the NodePools to the snapshot (${code('kubectl get nodepools')}).`;
    return [errorAt((is ?? before).place, 'unseen-pools', message)];
  });
}

/** `EC2NodeClass/default is edited (spec.tags): 4 nodes may drift ...`. `sure`: nodes that drift anyway. */
export function nodeClassText({ ref, kind, fields }: NodeClassChange, may: number, sure: number): Text {
  const named = joinTexts(fields.map((path) => code(pathText(path))));
  const live = fields.length === 0 ? text`is not known` : text`differs (${named})`;
  const what = kind === 'edited' ? text`is edited (${named})` : text`is added, and the cluster's ${live}`;
  const which = text`${sure > 0 && literal('the other ')}${count(may, 'node')}`;
  return text`${name('policy', `${ref.kind}/${ref.name}`)} ${what}: ${which} may drift. The provider decides which. The plan assumes that all of them do.`;
}
