import { placedTitleOf } from '../../../manifest/words/visible.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { byName } from '../../../manifest/values/names.js';
import { counted } from '../../../text/plural.js';
import { hashValue } from '../../../snapshot/hash.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import type { ResolvedPolicy } from '../../system.js';
import { contentOf } from '../changes/content-change.js';
import { refOf, sameRef } from './objects.js';
import { GROUP } from '../admission/definition.js';
import { keyOf, Selection } from './selected-objects.js';
import type { PlacedObject, Side } from '../side.js';

/**
 * The manifests that placements copy to their clusters: those of the same files, and those of the cluster that the files do not
 * hold. Of a workload on a hub nothing runs there, whether KubeFleet's webhook refuses its pods or no node takes them.
 */
export function copiedFrom(manifests: readonly Manifest[], snapshot: Snapshot): readonly Manifest[] {
  const written = manifests.filter(isPlacement);
  const live = snapshot.objects.filter(isPlacement);
  const liveOf = (placement: Manifest): Manifest | undefined =>
    live.find((one) => sameRef(refOf(one), refOf(placement)));
  const others = live.filter((one) => !written.some((placement) => sameRef(refOf(placement), refOf(one))));
  const copied = new Set(
    [...written, ...others].flatMap((placement) =>
      new Selection(refOf(placement), placement.object, liveOf(placement)?.object ?? null).of(manifests),
    ),
  );
  return manifests.filter((manifest) => copied.has(manifest));
}

function isPlacement({ apiVersion, kind }: Manifest): boolean {
  return (
    groupOf(apiVersion) === GROUP && (kind === 'ClusterResourcePlacement' || kind === 'ResourcePlacement')
  );
}

/** For a staged placement: a new resource snapshot lies on the hub until a run takes it along. '' for any other. */
export function waitingText({ content, spec }: PlacedObject): string {
  if (!content || !spec.isExternal || spec.onlyReports) return '';
  return `${content.says}: merging brings that to no cluster, the next staged update run does. `;
}

/** What it copies is part of what its author wrote: an edit of it is an edit of what is rolled out. Null where nothing is known of it. */
export function withContent(
  { object, selection }: PlacedObject,
  side: Side,
): Pick<ResolvedPolicy, 'written'> | null {
  const copied = selection.of(side.input.neighbours ?? []);
  if (copied.length === 0) return null;
  const contents = copied.map((manifest) => `${keyOf(manifest)} ${contentOf(manifest)}`).sort(byName);
  const spec = object.manifest.object['spec'] ?? null;
  return { written: { spec, copies: hashValue(contents.join('\n')) } };
}

/** That what looks like a workload of this cluster is none. */
export function copiedNotes({ selection }: PlacedObject, side: Side): string[] {
  const copied = selection.of(side.input.copied ?? []);
  const [first, ...others] = copied.map(placedTitleOf);
  if (first === undefined) return [];
  const says =
    others.length === 0
      ? `${first} stands here only to be copied to the clusters: nothing of it runs on the hub, and it is not planned here.`
      : `${first} and ${counted(others.length, 'other object')} stand here only to be copied to the clusters: nothing of them runs on the hub, and they are not planned here.`;
  const [bare] = copied.filter(({ namespace }) => namespace === null).map(placedTitleOf);
  const where = `${bare ?? ''} writes no namespace: it is taken to go to the Namespace of these files that is placed.`;
  return bare === undefined ? [says] : [says, where];
}
