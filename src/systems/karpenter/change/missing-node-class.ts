import { textIn } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { nearest } from '../../../manifest/words/suggest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { ResolvedPolicy } from '../../system.js';
import type { NodeClassChange } from './node-class-change.js';
import type { PoolChange } from './pool-change-input.js';
import { namedBy, nodeClassRefOf, ofThatKind, REF } from '../objects/node-class-ref.js';
import { conditionIn } from '../../../snapshot/conditions.js';

/** A NodeClass that a pool names and that is not there. */
export interface MissingNodeClass {
  /** `EC2NodeClass/default`. */
  readonly what: string;
  /** True where the cluster has none, or will have none: it makes no nodes of the pool. */
  readonly isSure: boolean;
  readonly reference: ResolvedPolicy['missingReferences'][number];
}

const NOT_READY =
  'the pool is not ready without it, so it makes no new nodes, neither for pods nor in place of those that drift or reach their age.';

/**
 * A pool without its NodeClass is not ready and makes no nodes. Source: kubernetes-sigs/karpenter 2266468,
 * nodepool/readiness/controller.go (NodeClassNotFound).
 */
export function deletedNodeClass(change: NodeClassChange | null): MissingNodeClass | null {
  if (change?.kind !== 'deleted') return null;
  const what = `${change.ref.kind}/${change.ref.name}`;
  const consequence = `The change deletes it: ${NOT_READY}`;
  return { what, isSure: true, reference: { what, fate: 'deleted', consequence, place: change.place } };
}

/**
 * One that the cluster is deleting: its finalizers wait for the nodes made from it, and until then the pool is not ready. Files
 * that hold it do not take the deletion back. Source: kubernetes-sigs/karpenter 2266468, nodepool/readiness/controller.go
 * (NodeClassTerminating).
 */
export function terminatingNodeClass(pool: Manifest, live: readonly Manifest[]): MissingNodeClass | null {
  const found = namedBy(pool, live);
  if (!found || textIn(found.object['metadata'], 'deletionTimestamp') === null) return null;
  const what = `${found.kind}/${found.name}`;
  const consequence = `As long as the deletion lasts, ${NOT_READY}`;
  return {
    what,
    isSure: true,
    reference: { what, fate: 'terminating', consequence, place: pool.placeOf(REF) },
  };
}

/**
 * One that the provider cannot make nodes of: no subnet, security group or image fits, a role is missing. An edit may mend that. Source: kubernetes-sigs/karpenter 2266468, nodepool/readiness/controller.go (NodeClassNotReady);
 * aws/karpenter-provider-aws#8707.
 */
export function notReadyNodeClass(
  pool: Manifest,
  live: readonly Manifest[],
  change: NodeClassChange | null,
): MissingNodeClass | null {
  const found = namedBy(pool, live);
  const ready = conditionIn(found?.object['status'], 'Ready');
  if (!found || textIn(ready, 'status') !== 'False') return null;
  const what = `${found.kind}/${found.name}`;
  const reason = textIn(ready, 'reason') ?? '';
  const state = `Its condition Ready is False${reason === '' ? '' : ` (${visible(reason)})`}`;
  const isEdited = change !== null;
  const consequence = isEdited
    ? `${state}. The change edits it: where that does not mend it, ${NOT_READY} It is planned as if it did.`
    : `${state}: as long as that is so, ${NOT_READY}`;
  return {
    what,
    isSure: !isEdited,
    reference: {
      what,
      fate: 'not-ready',
      consequence,
      place: pool.placeOf(REF),
      ...(isEdited ? { grade: 'warning' as const } : {}),
    },
  };
}

/** With the nodes that drift by the change, or did before it, and that nothing replaces. */
export function withHeldUp(
  { isSure, reference }: MissingNodeClass,
  { effect, drifts }: PoolChange,
): MissingNodeClass['reference'] {
  const isHeld = isSure && effect.kind === 'drift' && drifts.size > 0;
  return isHeld ? { ...reference, holdsUp: drifts.size } : reference;
}

/** What is at hand to find the NodeClass of a pool in. */
interface KnownNodeClasses {
  /** NodeClasses in the files of this side. */
  readonly files: readonly Manifest[];
  readonly live: readonly Manifest[];
  /** The pools before the change; null without a base. */
  readonly poolsBefore: readonly Manifest[] | null;
}

/**
 * A name that is nowhere, where others of its kind are: a snapshot with NodeClasses holds all of them. Files may hold only some, so
 * there it counts only when the change brings the name in. Null where nothing of the kind is at hand.
 */
export function unknownNodeClass(pool: Manifest, known: KnownNodeClasses): MissingNodeClass | null {
  const ref = nodeClassRefOf(pool);
  if (ref.name === null || namedBy(pool, [...known.files, ...known.live])) return null;
  const live = ofThatKind(ref, known.live);
  const others = live.length > 0 ? live : ofThatKind(ref, known.files);
  const [other] = others;
  const isSure = live.length > 0;
  if (!other || !(isSure || isBroughtIn(pool, known.poolsBefore))) return null;
  const kind = ref.kind ?? other.kind;
  const what = `${kind}/${ref.name}`;
  const meant = nearest(
    ref.name,
    others.map(({ name }) => name),
  );
  const instead = `${kind}/${meant ?? other.name}`;
  const consequence = isSure
    ? `The snapshot holds ${instead}. By that name there is none: ${NOT_READY}`
    : `These files hold ${instead}, and the snapshot holds no ${kind}. Where the cluster has none of that name either, ${NOT_READY} It is planned as if the cluster had it.`;
  return { what, isSure, reference: { what, consequence, place: pool.placeOf(REF) } };
}

/** No pool named it before. */
function isBroughtIn(pool: Manifest, poolsBefore: readonly Manifest[] | null): boolean {
  const { name } = nodeClassRefOf(pool);
  return poolsBefore?.every((before) => nodeClassRefOf(before).name !== name) ?? false;
}
