import { labelsIn, textIn } from '../../../manifest/fields.js';
import { few } from '../../../manifest/words/listing.js';
import { type Manifest, namespaceOf, type Place } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { type PolicyRef, refText } from '../../system.js';
import type { Side } from '../side.js';
import { TRACKING_LABEL, liveBindings } from './live.js';
import type { Run } from './run-objects.js';

const INDEX_LABEL = 'kubernetes-fleet.io/resource-index';
const INDEX_IN_NAME = /-(\d+)-snapshot$/;

/** As the controller writes it to the label that it looks for: `7`, and neither `07` nor `latest`. */
const INDEX = /^(?:0|[1-9]\d*)$/;

/** A resource snapshot that a run names and that its placement does not have. */
interface MissingSnapshot {
  readonly what: string;
  readonly consequence: string;
  readonly fix: string;
  readonly place: Place;
}

/**
 * The resource snapshot that a run names, where there is none of that number: the run fails for good when it is initialized. Null
 * where it names none, where nothing shows which there are, and for a run that the cluster has already.
 * Source: kubefleet-dev/kubefleet, updaterun/initialization.go, recordOverrideSnapshots: "invalid resource snapshot index", "no
 * resourceSnapshots with index".
 */
export function missingSnapshot(run: Run, side: Side): MissingSnapshot | null {
  const { object, placement } = run;
  const index = indexOf(run);
  if (object === null || placement === null || index === null || side.live(object.ref)) return null;
  const known = numbersOf(side.input.snapshot.objects, placement);
  const isNumber = INDEX.test(index);
  if (isNumber && (known.length === 0 || known.includes(Number(index)))) return null;
  const there = known.length === 0 ? '' : ` The snapshot shows ${few(known.map(String))}.`;
  return {
    what: `resource snapshot "${visible(index)}" of ${refText(placement)}`,
    consequence:
      `${isNumber ? '' : 'They are counted 0, 1, 2 and so on.'}${there} The run fails for good when it is initialized, and nothing is updated.`.trim(),
    fix: 'Leave resourceSnapshotIndex out for the newest there is, or write the number of one that is there.',
    place: object.manifest.placeOf(['spec', 'resourceSnapshotIndex']),
  };
}

/**
 * True where a run names a resource snapshot of which nothing tells whether it is there: none is shown, and clusters have only older
 * ones.
 */
export function isUnseenSnapshot(run: Run, side: Side): boolean {
  const { object, placement } = run;
  const index = Number(indexOf(run) ?? Number.NaN);
  if (object === null || placement === null || side.live(object.ref)) return false;
  if (numbersOf(side.input.snapshot.objects, placement).length > 0) return false;
  return index > Math.max(0, ...carriedNumbers(run, side));
}

/** The numbers of the resource snapshots that clusters of the placement have. */
export function carriedNumbers({ placement }: Run, side: Side): number[] {
  if (placement === null) return [];
  const live = liveBindings(side.input.snapshot, placement, side.live(placement)?.manifest ?? null) ?? [];
  return live.flatMap(({ resourceSnapshot }) => INDEX_IN_NAME.exec(resourceSnapshot)?.[1] ?? []).map(Number);
}

/** The number of the newest resource snapshot that is shown; null where none is. */
export function newestNumber({ placement }: Run, side: Side): number | null {
  return placement === null ? null : (numbersOf(side.input.snapshot.objects, placement).at(-1) ?? null);
}

/** What a run writes for its resource snapshot; null where it takes the latest. */
export function indexOf({ object }: Pick<Run, 'object'>): string | null {
  const index = textIn(object?.stored['spec'], 'resourceSnapshotIndex');
  return index === '' ? null : index;
}

/** The numbers of all that the snapshot holds of a placement, in order. */
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
