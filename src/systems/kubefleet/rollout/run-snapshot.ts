import { labelsIn, textIn } from '../../../manifest/fields.js';
import { type Manifest, namespaceOf, type Place } from '../../../manifest/manifest.js';
import { few, visible } from '../../../manifest/visible.js';
import { code, count, NO_TEXT, type Text, text } from '../../../text/text.js';
import { type PolicyRef, refText } from '../../system.js';
import { liveBindings, TRACKING_LABEL } from '../objects/live.js';
import type { Side } from '../side.js';
import type { Run } from './run.js';

const INDEX_LABEL = 'kubernetes-fleet.io/resource-index';

/** As the controller writes it to the label: `7`, and neither `07` nor `latest`. */
const INDEX = /^(?:0|[1-9]\d*)$/;

/** A resource snapshot that a run names and that its placement does not have. */
interface MissingSnapshot {
  readonly what: string;
  readonly consequence: string;
  readonly fix: string;
  readonly place: Place;
}

/**
 * The resource snapshot that a run names, if the placement has none of that number: the run fails for good when it is initialized.
 * Source: kubefleet-dev/kubefleet, updaterun/initialization.go, recordOverrideSnapshots: "invalid resource snapshot index", "no
 * resourceSnapshots with index".
 */
export function missingSnapshot({ object, placement }: Run, side: Side): MissingSnapshot | null {
  const index = object && indexOf(object.stored['spec']);
  if (object === null || placement === null || index === null || side.live(object.ref)) return null;
  const known = numbersOf(side.input.snapshot.objects, placement);
  const isNumber = INDEX.test(index);
  if (isNumber && (known.length === 0 || known.includes(Number(index)))) return null;
  const there = known.length === 0 ? '' : ` The snapshot has ${few(known.map(String))}.`;
  return {
    what: `resource snapshot "${visible(index)}" of ${refText(placement)}`,
    consequence:
      `${isNumber ? '' : 'Their numbers are 0, 1, 2 and so on.'}${there} The run fails for good when it is initialized, and nothing is updated.`.trim(),
    fix: 'Remove resourceSnapshotIndex to use the newest one, or set the number of an existing one.',
    place: object.manifest.placeOf(['spec', 'resourceSnapshotIndex']),
  };
}

/**
 * The resource snapshot that a run brings, as a sentence with a blank before it; empty for a run that is already initialized. A lower
 * number than what clusters have rolls them back.
 * Source: kubefleet-dev/kubefleet, updaterun/initialization.go, getResourceSnapshotObjs; kubefleet#320.
 */
export function snapshotText({ object, placement }: Run, side: Side): Text {
  if (object === null || placement === null) return NO_TEXT;
  const written = indexOf(object.stored['spec']);
  if (written === null)
    return side.live(object.ref) || side.earlier(object.ref)
      ? NO_TEXT
      : text` It rolls out the latest resource snapshot.`;
  const index = Number(written);
  const shown = numbersOf(side.input.snapshot.objects, placement);
  const carried = carriedNumbers(placement, side);
  const newer = carried.filter((one) => one > index);
  const newest = shown.at(-1) ?? null;
  const brings = text` It brings resource snapshot ${code(written)}`;
  if (newer.length > 0)
    return text`${brings} and rolls ${count(newer.length, 'cluster')} back to it from ${code(String(Math.max(...newer)))}.`;
  if (shown.length === 0 && index > Math.max(0, ...carried) && !side.live(object.ref))
    return text`${brings}, which the snapshot does not show: if it does not exist, the run fails for good.`;
  return newest !== null && newest > index
    ? text`${brings}, which is older than the newest, ${code(String(newest))}.`
    : text`${brings}.`;
}

/** The number that a run names; null if it takes the newest. */
function indexOf(spec: Parameters<typeof textIn>[0]): string | null {
  return textIn(spec, 'resourceSnapshotIndex') || null;
}

/** Numbers of the resource snapshots that clusters of the placement have. */
function carriedNumbers(placement: PolicyRef, side: Side): number[] {
  const live = liveBindings(side.input.snapshot, placement, side.live(placement)?.manifest ?? null) ?? [];
  return live
    .flatMap(({ resourceSnapshot }) => /-(\d+)-snapshot$/.exec(resourceSnapshot)?.[1] ?? [])
    .map(Number);
}

/** Numbers of all resource snapshots of a placement that the snapshot holds, in order. */
function numbersOf(objects: readonly Manifest[], { namespace, name }: PolicyRef): number[] {
  const kind = namespace === null ? 'ClusterResourceSnapshot' : 'ResourceSnapshot';
  const numbers = objects.flatMap((one) => {
    if (one.kind !== kind || (namespace !== null && namespaceOf(one) !== namespace)) return [];
    const labels = labelsIn(one.object['metadata'], 'labels');
    const index = labels[INDEX_LABEL] ?? '';
    return labels[TRACKING_LABEL] === name && INDEX.test(index) ? [Number(index)] : [];
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}
