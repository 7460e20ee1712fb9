import { asUnjudged, errorAt, type Problem } from '../../manifest/problem.js';
import { canonicalJson } from '../../manifest/values/canonical.js';
import { fieldAt, labelsIn } from '../../manifest/fields.js';
import { few, listing } from '../../manifest/words/listing.js';
import { groupOf, type Json, type Manifest } from '../../manifest/manifest.js';
import { verb } from '../../manifest/words/plural.js';
import { visible } from '../../manifest/words/visible.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { SYSTEMS } from '../../systems/index.js';
import { isMadeKind, isOfFleet } from '../objects/fleet-kinds.js';
import { keyOf, type Regrouping, type RegroupingOf } from './relabelled.js';

/**
 * Nodes and member clusters that the change itself makes, edits or takes away. The fleet is what the snapshot says: where a change
 * writes labels or taints of it, which limits apply to what is not what was planned. One that says what the cluster has already is
 * none, and neither is one that base and head write alike.
 */
export function fleetObjects(
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  snapshot: Snapshot,
  regroupingOf: RegroupingOf,
): Problem[] {
  const before = new Map((base ?? []).filter(isOfFleet).map((manifest) => [keyOf(manifest), manifest]));
  const after = new Map(head.filter(isOfFleet).map((manifest) => [keyOf(manifest), manifest]));
  const written = [...after].flatMap(([key, manifest]) => {
    const earlier = before.get(key);
    const isMoved = earlier ? decides(earlier) !== decides(manifest) : !isThere(manifest, snapshot);
    return isMoved ? [manifest] : [];
  });
  const gone = [...before].flatMap(([key, manifest]) =>
    after.has(key) || !isKnown(manifest, snapshot) ? [] : [manifest],
  );
  const moves = [...written, ...gone].some((one) => isKnown(one, snapshot))
    ? regroupingOf(base ?? [], head, [...new Set([...written, ...gone].map(({ name }) => name))])
    : null;
  const isLabelled = (manifest: Manifest): boolean =>
    manifest.kind === 'MemberCluster' &&
    isKnown(manifest, snapshot) &&
    isOnlyLabelled(before.get(keyOf(manifest)), manifest);
  if (moves?.isSame === true && gone.length === 0 && written.every(isLabelled))
    return [...problemOf(written, NO_GROUP).map(asUnjudged), ...madeObjects(base ?? [], head)];
  const more = SYSTEMS.flatMap((system) => system.movesFleet?.({ written, gone }, snapshot) ?? []);
  const any = more.map((one) => one.any).join('');
  const left = more.map((one) => one.gone).join('');
  return [
    ...problemOf(written, WRITTEN, { moves, more: any }),
    ...problemOf(gone, GONE, written.length > 0 ? { more: left } : { moves, more: `${left}${any}` }),
    ...madeObjects(base ?? [], head),
  ];
}

/** Taints and annotations may do what no policy shows. */
function isOnlyLabelled(before: Manifest | undefined, after: Manifest): boolean {
  const restOf = (object: Manifest['object'] | undefined): string =>
    canonicalJson([
      fieldAt(object?.['metadata'], 'annotations') ?? {},
      fieldAt(object?.['spec'], 'taints') ?? [],
    ]);
  return restOf(before?.object) === restOf(after.object);
}

const PAST_POLICY =
  'Controllers make and keep such objects, and one that is written, edited or deleted takes its node or cluster past every limit: what it does then is not judged. Take it out of the files.';

const WRITTEN =
  'The plan is of the nodes and clusters of the snapshot, and labels or taints that the change writes decide which limits apply to which of them: what it does then is not judged. Apply it first, and take a new snapshot.';
/** What only labels are written of, and no policy here goes by these. */
const NO_GROUP =
  'No policy that is planned here takes another group of clusters by these labels, or another order of them; what others go by, such as an override elsewhere, is not judged.';
/** Sentences of one change read by a person. */
const MOVES_SHOWN = 8;
const GONE =
  'The plan is of the nodes and clusters of the snapshot, and where a sync deletes what is gone from the files they go at once: that is not judged. Drain and delete them first, and take a new snapshot.';

function madeObjects(base: readonly Manifest[], head: readonly Manifest[]): Problem[] {
  const textOf = ({ object }: Manifest): string => canonicalJson(object);
  const textsIn = (manifests: readonly Manifest[]): ReadonlySet<string> =>
    new Set(manifests.filter(isMade).map(textOf));
  const [before, after] = [textsIn(base), textsIn(head)];
  const changed = [
    ...head.filter((manifest) => isMade(manifest) && !before.has(textOf(manifest))),
    ...base.filter((manifest) => isMade(manifest) && !after.has(textOf(manifest))),
  ];
  const once = new Map(changed.map((manifest) => [keyOf(manifest), manifest]));
  return problemOf([...once.values()], PAST_POLICY);
}

function isMade({ apiVersion, kind }: Manifest): boolean {
  return isMadeKind(groupOf(apiVersion), kind);
}

/** What of it decides which policy takes it and what it holds up; annotations do as well. */
function decides({ object }: Manifest): string {
  const { metadata, spec } = object;
  return canonicalJson([
    fieldAt(metadata, 'labels'),
    fieldAt(metadata, 'annotations'),
    fieldAt(spec, 'taints'),
    fieldAt(spec, 'unschedulable'),
  ]);
}

/** Adopting what is there changes nothing: every label that it writes is as it writes it, and it writes nothing else. */
function isThere(manifest: Manifest, snapshot: Snapshot): boolean {
  const labels = labelsOf(manifest, snapshot);
  const { metadata, spec } = manifest.object;
  const isMore =
    fieldAt(metadata, 'annotations') !== undefined ||
    isSaid(fieldAt(spec, 'taints')) ||
    isSaid(fieldAt(spec, 'unschedulable'));
  if (!labels || isMore) return false;
  return Object.entries(labelsIn(metadata, 'labels')).every(([key, value]) => labels[key] === value);
}

function isSaid(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== false;
}

/** True for a node or a member cluster that the snapshot has. */
export function isInFleet(manifest: Manifest, snapshot: Snapshot): boolean {
  return isOfFleet(manifest) && isKnown(manifest, snapshot);
}

function isKnown(manifest: Manifest, snapshot: Snapshot): boolean {
  return labelsOf(manifest, snapshot) !== null;
}

/** Labels of the node or cluster of that name in the snapshot; null where there is none. */
function labelsOf(
  { kind, name }: Manifest,
  { nodes, objects }: Snapshot,
): Readonly<Record<string, string>> | null {
  if (kind === 'Node') return nodes.find((node) => node.name === name)?.labels ?? null;
  const cluster = objects.find((object) => object.kind === kind && object.name === name);
  return cluster ? labelsIn(cluster.object['metadata'], 'labels') : null;
}

/** `more`: sentences behind why it is not judged. */
function problemOf(
  manifests: readonly Manifest[],
  why: string,
  { moves = null, more = '' }: { readonly moves?: Regrouping | null; readonly more?: string } = {},
): Problem[] {
  const [first] = manifests;
  if (!first) return [];
  const named = listing(manifests.map(({ kind, name }) => `${visible(kind)}/${visible(name)}`));
  const does =
    why === GONE ? 'gone from the files' : `${why === PAST_POLICY ? 'moved' : 'written'} by the change`;
  const how = moves === null || moves.says.length === 0 ? '.' : `: ${few(moves.says, MOVES_SHOWN)}.`;
  const message = `${named} ${verb(manifests.length, 'is', 'are')} ${does}${how} ${why}${more}`;
  return [errorAt(first.place, 'fleet-object', message)];
}
