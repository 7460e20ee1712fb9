import { fieldAt, itemsIn, labelsIn, objectOr } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import { listing } from '../../manifest/words/listing.js';
import { visible } from '../../manifest/words/visible.js';
import type { NodeState, Snapshot } from '../../snapshot/snapshot.js';
import { factOf, refKey, refText, type ResolvedGroup, type ResolvedPolicy } from '../../systems/system.js';
import { canonicalJson } from '../../manifest/values/canonical.js';
import { traitsOf } from '../../systems/by-id.js';
import { isOfFleet } from '../objects/fleet-kinds.js';
import { readTaint } from '../../snapshot/toleration.js';

/** What an edit of nodes and clusters comes to for the policies that are planned. */
export interface Regrouping {
  /** Parts of a sentence: which groups they leave and join. */
  readonly says: readonly string[];
  /** True where the policies come to the same. */
  readonly isSame: boolean;
}

/** What the edit of nodes and clusters of these names comes to; null where the snapshot has none of them. */
export type RegroupingOf = (
  base: readonly Manifest[],
  head: readonly Manifest[],
  names: readonly string[],
) => Regrouping | null;

/** By the policies over the snapshot, resolved once more over the fleet as files write it. */
export function regroupingOver(
  snapshot: Snapshot,
  policies: readonly ResolvedPolicy[],
  resolve: (snapshot: Snapshot) => readonly ResolvedPolicy[],
): RegroupingOf {
  return (base, head, names) => {
    const written = asWritten(base, head, snapshot);
    const there = new Set(head.filter(isOfFleet).map(({ name }) => name));
    return written && regrouped(policies, resolve(written), names, there);
  };
}

/** The labels that an apply of the file leaves on an object: those that it had of the file before go, what others gave it stays. */
type Labels = Readonly<Record<string, string>>;

/**
 * The snapshot once its nodes and member clusters have the labels and taints that the change writes, and without those that it takes away;
 * null where the change writes none that the snapshot has.
 */
function asWritten(
  base: readonly Manifest[],
  head: readonly Manifest[],
  snapshot: Snapshot,
): Snapshot | null {
  const [before, after] = [base, head].map(
    (side) => new Map(side.filter(isOfFleet).map((one) => [keyOf(one), one])),
  );
  if (!before || !after || before.size + after.size === 0) return null;
  const isGone = (key: string): boolean => before.has(key) && !after.has(key);
  const labelsOf = (key: string, live: Labels): Labels => ({
    ...Object.fromEntries(
      Object.entries(live).filter(([name]) => !Object.hasOwn(writtenLabels(before.get(key)), name)),
    ),
    ...writtenLabels(after.get(key)),
  });
  const nodes = snapshot.nodes.flatMap((node): NodeState[] => {
    const key = `Node/${node.name}`;
    const written = after.get(key);
    if (isGone(key)) return [];
    return written === undefined
      ? [node]
      : [withSpec({ ...node, labels: labelsOf(key, node.labels) }, written)];
  });
  const objects = snapshot.objects.flatMap((object): Manifest[] => {
    const key = keyOf(object);
    const written = isOfFleet(object) ? after.get(key) : undefined;
    if (isOfFleet(object) && isGone(key)) return [];
    return written === undefined
      ? [object]
      : [relabelled(object, written, labelsOf(key, labelsIn(object.object['metadata'], 'labels')))];
  });
  const isSame =
    nodes.every((node, i) => node === snapshot.nodes[i]) &&
    objects.every((one, i) => one === snapshot.objects[i]);
  return isSame && nodes.length === snapshot.nodes.length && objects.length === snapshot.objects.length
    ? null
    : { ...snapshot, nodes, objects };
}

/** What tells a node or member cluster from others. */
export function keyOf({ kind, name }: Manifest): string {
  return `${kind}/${name}`;
}

function writtenLabels(manifest: Manifest | undefined): Labels {
  return manifest === undefined ? {} : labelsIn(manifest.object['metadata'], 'labels');
}

function withSpec(node: NodeState, { object }: Manifest): NodeState {
  const taints = fieldAt(object, 'spec', 'taints');
  const unschedulable = fieldAt(object, 'spec', 'unschedulable');
  return {
    ...node,
    ...(taints === undefined ? {} : { taints: itemsIn(object['spec'], 'taints').map(readTaint) }),
    ...(typeof unschedulable === 'boolean' ? { unschedulable } : {}),
  };
}

function relabelled(object: Manifest, { object: written }: Manifest, labels: Labels): Manifest {
  const { metadata, spec } = object.object;
  const taints = fieldAt(written, 'spec', 'taints');
  return {
    ...object,
    object: {
      ...object.object,
      metadata: { ...objectOr(metadata), labels: { ...labels } },
      spec: { ...objectOr(spec), ...(taints === undefined ? {} : { taints }) },
    },
  };
}

/**
 * Which groups the nodes and clusters of `names` leave and join by what the change writes of them, as the parts of a sentence. The same policies,
 * resolved over the snapshot and over `asWritten`.
 */
function regrouped(
  before: readonly ResolvedPolicy[],
  after: readonly ResolvedPolicy[],
  names: readonly string[],
  there: ReadonlySet<string>,
): Regrouping {
  const later = new Map(after.map((policy) => [refKey(policy.ref), policy]));
  const says = before.flatMap((policy) => {
    const now = later.get(refKey(policy.ref));
    return names.flatMap((name) => movedIn(policy, now, name, !there.has(name)));
  });
  return { says, isSame: says.length === 0 && canonicalJson(before) === canonicalJson(after) };
}

function movedIn(
  before: ResolvedPolicy,
  after: ResolvedPolicy | undefined,
  name: string,
  isGone: boolean,
): string[] {
  const [was, is] = [ownGroups(before, name), ownGroups(after, name)];
  const left = was.filter((group) => !is.some((one) => isSame(one, group)));
  const joined = is.filter((group) => !was.some((one) => isSame(one, group)));
  const newly = (kind: 'uncovered' | 'twice'): boolean =>
    [after, before].map((policy) => factOf(policy, 'coverage')?.[kind].includes(name) === true).join() ===
    'true,false';
  const lost = newly('uncovered') ? 'is in no stage of' : newly('twice') ? 'is in two stages of' : null;
  const stays = !isGone && left.length > 0 && joined.length === 0 && lost === null;
  const note = stays ? traitsOf(before.ref.system).words.relabelled : undefined;
  const leaves = note === undefined ? 'leaves' : 'no longer fits';
  const parts = [
    ...(left.length > 0 ? [`${leaves} ${groupsText(left, before)}`] : []),
    ...(joined.length > 0 ? [`joins ${groupsText(joined, before)}`] : []),
    ...(lost === null ? [] : [`${lost} it, so that a run fails when it is initialized, and updates nothing`]),
  ];
  if (parts.length === 0) return [];
  return [`${visible(name)} ${listing(parts)}${note === undefined ? '' : ` (${note})`}`];
}

/** Those of a stage are listed by what places as well. */
function ownGroups(policy: ResolvedPolicy | undefined, name: string): ResolvedGroup[] {
  if (policy === undefined) return [];
  return policy.groups.filter(
    ({ targets, declaredIn }) => targets.includes(name) && refKey(declaredIn) === refKey(policy.ref),
  );
}

function isSame(a: ResolvedGroup, b: ResolvedGroup): boolean {
  return a.name === b.name && refKey(a.rolls) === refKey(b.rolls);
}

/** `stage canary of ClusterStagedUpdateStrategy/staged`; of a group that is all of its policy only that. */
function groupsText(groups: readonly ResolvedGroup[], { ref }: ResolvedPolicy): string {
  const of = visible(refText(ref));
  return listing(
    groups.map((group) => {
      const what = factOf(group, 'stage') === undefined ? 'group' : 'stage';
      return group.name === ref.name ? of : `${what} ${visible(group.name)} of ${of}`;
    }),
  );
}
