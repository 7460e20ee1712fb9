import { present } from '../../manifest/words/present.js';
import { errorAt, type Problem, unjudgedAt } from '../../manifest/problem.js';
import { canonicalJson, isSameJson } from '../../manifest/values/canonical.js';
import { itemsIn, labelsIn, textIn } from '../../manifest/fields.js';
import { listing } from '../../manifest/words/listing.js';
import { type FieldPath, groupOf, type Json, type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { visible } from '../../manifest/words/visible.js';
import { isClusterScoped } from '../objects/cluster-scoped.js';
import { ORDERS } from './delivery-orders.js';
import { isPlanned } from '../objects/planned-kinds.js';

interface Obeyed {
  readonly path: FieldPath;
  readonly name: string;
  readonly does: string;
  readonly isLeft?: boolean;
  readonly isNeeded?: boolean;
  readonly remakes?: boolean;
  readonly skips?: boolean;
  /** True where to take it off moves nothing. */
  readonly isFreelyLost?: true;
}

/**
 * Planned objects whose way into the cluster the change moves: an object that is in the files and is not applied, or that something
 * else deletes, is not what the plan takes it for. An order that base and head give alike is none of the change, unless it has every edit
 * delete the object and make it anew: hooks do, by their default policy before-hook-creation. Without a base each is a warning.
 */
export function movedDelivery(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const before = new Map((base ?? []).filter(isDelivered).map((manifest) => [keyOf(manifest), manifest]));
  return head.filter(isDelivered).flatMap((manifest) => {
    const earlier = before.get(keyOf(manifest));
    const was = earlier ? [...ordersOf(earlier), ...conditionsOf(earlier, earlier)] : [];
    const is = [...ordersOf(manifest), ...conditionsOf(manifest, earlier)];
    if (textOf(was) === textOf(is))
      return earlier ? [...remade(earlier, manifest, is), ...skipped(earlier, manifest, is)] : [];
    const moving = is.filter(({ isNeeded }) => !isNeeded);
    const lost = was.filter(
      ({ name, isFreelyLost }) => !isFreelyLost && !is.some((one) => one.name === name),
    );
    const isGone = moving.length === 0 || lost.some(({ isNeeded }) => isNeeded);
    const [first] = isGone ? lost : moving;
    if (!first) return [];
    const isStill =
      !isGone && is.every(({ isLeft }) => isLeft) && earlier !== undefined && isSameSpec(earlier, manifest);
    const severity = base && !isStill ? 'error' : 'warning';
    const unjudged = severity === 'warning' && base ? { isUnjudged: true as const } : {};
    return [{ ...problemOf(manifest, first, isGone), severity, ...unjudged }];
  });
}

/** A Namespace counts for what is in it, by the orders that tools read of it. */
function isDelivered(manifest: Manifest): boolean {
  return isNamespace(manifest) || isPlanned(manifest);
}

function isNamespace({ apiVersion, kind }: Manifest): boolean {
  return apiVersion === 'v1' && kind === 'Namespace';
}

/** An edit of what is deleted first: nodes of a NodePool, pods of a workload go with it, whatever limits they have. */
function remade(before: Manifest, manifest: Manifest, orders: readonly Obeyed[]): Problem[] {
  const order = orders.find(({ remakes }) => remakes);
  if (!order || isSameSpec(before, manifest)) return [];
  const message =
    `${visible(manifest.kind)}/${visible(manifest.name)} is edited, and has ${order.name}: with each edit it is deleted and made anew, and what it holds goes with it, ` +
    'all at once and whatever its limits say. The plan is of an edit in place, so what the change does is not judged. Take the annotation away in a change of its own first.';
  const place = manifest.placeOf(order.path);
  return [errorAt(place, 'moved-delivery', message)];
}

/** An edit of what the tool does not look at any more: no cluster that has it gets the edit. */
function skipped(before: Manifest, manifest: Manifest, orders: readonly Obeyed[]): Problem[] {
  const order = orders.find(({ skips }) => skips);
  if (!order || isSameSpec(before, manifest)) return [];
  const message =
    `${visible(manifest.kind)}/${visible(manifest.name)} is edited, and has ${order.name}: ${order.does}, so merging starts nothing of this edit. ` +
    'The plan is of what it does where somebody applies it by hand. Take the annotation or label away in a change of its own first, if the cluster is to get it.';
  return [unjudgedAt(manifest.placeOf(order.path), 'moved-delivery', message)];
}

function ordersOf(manifest: Manifest): readonly Obeyed[] {
  const { metadata } = manifest.object;
  const [annotations, labels] = [labelsIn(metadata, 'annotations'), labelsIn(metadata, 'labels')];
  const isInNone = isClusterScoped(manifest.apiVersion, manifest.kind);
  const orders = ORDERS.flatMap((order): Obeyed | [] => {
    const { key, isLabel, when } = order;
    const value = (isLabel ? labels : annotations)[key];
    if (value === undefined || !when(value)) return [];
    if (isNamespace(manifest) ? !order.isOfNamespaces : order.isOfNamespaced && isInNone) return [];
    return {
      ...order,
      path: ['metadata', isLabel ? 'labels' : 'annotations', key],
      name: `the ${isLabel ? 'label' : 'annotation'} ${key}: ${visible(value)}`,
      remakes: order.remakes?.(value) === true && isRemadeBy(annotations),
    };
  });
  return present([...orders, isNamespace(manifest) ? null : ownedBy(itemsIn(metadata, 'ownerReferences'))]);
}

function ownedBy(owners: readonly Json[]): Obeyed | null {
  if (owners.length === 0) return null;
  const names = owners.map((owner) =>
    visible(`${textIn(owner, 'kind') ?? ''}/${textIn(owner, 'name') ?? ''}`),
  );
  const does = `garbage collection deletes it, with all it holds, where ${listing(names)} is not there or goes`;
  return {
    path: ['metadata', 'ownerReferences'],
    name: 'metadata.ownerReferences',
    does,
  };
}

/**
 * Fields by which an apply is refused unless the live object has the same: a file with one of them fits one moment of one cluster at most. That a
 * value that was there is another one now tells nothing, and a new object gets a uid of the server's own. Source: kubernetes, apiserver,
 * pkg/registry/rest (BeforeCreate) and pkg/registry/generic/registry/store.go (Update: ErrResourceVersionConflict, uid as a precondition).
 */
function conditionsOf({ object }: Manifest, earlier: Manifest | undefined): Obeyed[] {
  const fields = earlier ? ['resourceVersion', 'uid'] : ['resourceVersion'];
  return fields
    .filter((field) => (textIn(object['metadata'], field) ?? '') !== '')
    .map((field) => ({
      path: ['metadata', field],
      name: `metadata.${field}`,
      does: 'the API server refuses to apply the file where the live object has another one, as after any edit it has, and no edit arrives',
      isFreelyLost: true,
    }));
}

const DELETE_POLICIES = ['helm.sh/hook-delete-policy', 'argocd.argoproj.io/hook-delete-policy'];

/** A hook that goes only when it fails is not deleted by the next one, which fails then. */
function isRemadeBy(annotations: Readonly<Record<string, string>>): boolean {
  const policies = DELETE_POLICIES.flatMap((key) => annotations[key]?.split(',') ?? []).map((one) =>
    one.trim(),
  );
  return policies.length === 0 || policies.some((one) => !['hook-failed', 'HookFailed'].includes(one));
}

function problemOf(manifest: Manifest, { path, name, does }: Obeyed, isGone: boolean): Problem {
  const what = `${visible(manifest.kind)}/${visible(manifest.name)}`;
  const message = isGone
    ? `${what} loses ${name}, with which ${does}. What the cluster has of it is not what the base says, so what the change does is not judged. Keep it until the files say what the cluster has.`
    : `${what} gets ${name}: ${does}. The plan is of objects that are applied as they are written, so what the change does is not judged. Take it out of this change.`;
  const place = isGone ? manifest.place : manifest.placeOf(path);
  return errorAt(place, 'moved-delivery', message);
}

function isSameSpec(a: Manifest, b: Manifest): boolean {
  return isSameJson(a.object['spec'], b.object['spec']);
}

function textOf(orders: readonly Obeyed[]): string {
  return canonicalJson(orders.map(({ name, does }) => [name, does]));
}

function keyOf(manifest: Manifest): string {
  const { apiVersion, kind, name } = manifest;
  return canonicalJson([groupOf(apiVersion), kind, namespaceOf(manifest), name]);
}
