import { labelsIn, textIn } from '../../../manifest/fields.js';
import { namespaceOf, type Place } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/visible.js';
import { fix, type Fix } from '../../../text/fix.js';
import { code, count, joinTexts, NO_TEXT, type Text, text } from '../../../text/text.js';
import { type PolicyRef, refText } from '../../system.js';
import { liveBindings, TRACKING_LABEL } from '../objects/live.js';
import type { FleetObject } from '../objects/objects.js';
import type { Side } from '../side.js';

const INDEX_LABEL = 'kubernetes-fleet.io/resource-index';

/** As the controller writes it to the label: `7`, and neither `07` nor `latest`. */
const INDEX = /^(?:0|[1-9]\d*)$/;

/** A resource snapshot that a run names and that its placement does not have. */
export interface MissingSnapshot {
  readonly what: string;
  readonly index: string;
  readonly consequence: Text;
  readonly fix: Fix;
  readonly place: Place;
}

/**
 * The resource snapshot that a new run names, if the placement has none of that number.
 * Source: kubefleet-dev/kubefleet, updaterun/initialization.go, recordOverrideSnapshots: "invalid resource snapshot index", "no
 * resourceSnapshots with index".
 */
export function missingSnapshot(run: FleetObject, placement: PolicyRef, side: Side): MissingSnapshot | null {
  const index = snapshotIndex(run);
  if (index === null || side.live(run.ref)) return null;
  const known = knownIndexes(placement, side);
  const isNumber = INDEX.test(index);
  if (isNumber && (known.length === 0 || known.includes(Number(index)))) return null;
  const there = joinTexts(
    known.map((one) => code(String(one))),
    ', ',
  );
  return {
    what: `resource snapshot "${visible(index)}" of ${refText(placement)}`,
    index,
    consequence: text`${isNumber ? NO_TEXT : text`Their numbers are 0, 1, 2 and so on. `}${known.length > 0 ? text`The snapshot has ${there}. ` : NO_TEXT}The run fails for good when it is initialized, and nothing is updated.`,
    fix: fix`Remove ${code('resourceSnapshotIndex')} to use the newest one, or set the number of an existing one.`,
    place: run.manifest.placeOf(['spec', 'resourceSnapshotIndex']),
  };
}

/**
 * The resource snapshot that a run brings, as a sentence with a blank before it. A lower number than what clusters have rolls them back.
 * Source: kubefleet-dev/kubefleet, updaterun/initialization.go, getResourceSnapshotObjs; kubefleet#320.
 */
export function snapshotText(run: FleetObject, placement: PolicyRef, side: Side): Text {
  const index = snapshotIndex(run);
  if (index === null) return NO_TEXT;
  const live = liveBindings(side.input.snapshot, placement, side.live(placement)?.manifest ?? null) ?? [];
  const newer = live.flatMap(({ resourceSnapshot }) => {
    const own = Number(/-(\d+)-snapshot$/.exec(resourceSnapshot)?.[1] ?? -1);
    return own > Number(index) ? [own] : [];
  });
  const back =
    newer.length > 0
      ? text` and rolls ${count(newer.length, 'cluster')} back to it from ${code(String(Math.max(...newer)))}`
      : NO_TEXT;
  return text` It brings resource snapshot ${code(index)}${back}.`;
}

/** The number that a run names; null if it takes the newest. */
function snapshotIndex({ stored }: FleetObject): string | null {
  return textIn(stored['spec'], 'resourceSnapshotIndex') || null;
}

/** Numbers of all resource snapshots of a placement that the snapshot holds, in order. */
function knownIndexes({ namespace, name }: PolicyRef, { input }: Side): number[] {
  const kind = namespace === null ? 'ClusterResourceSnapshot' : 'ResourceSnapshot';
  const numbers = input.snapshot.objects.flatMap((one) => {
    if (one.kind !== kind || (namespace !== null && namespaceOf(one) !== namespace)) return [];
    const labels = labelsIn(one.object['metadata'], 'labels');
    const index = labels[INDEX_LABEL] ?? '';
    return labels[TRACKING_LABEL] === name && INDEX.test(index) ? [Number(index)] : [];
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}
