import { textIn } from '../../../manifest/fields.js';
import { verb } from '../../../manifest/plural.js';
import { visible } from '../../../manifest/visible.js';
import { liveBindings } from '../objects/live.js';
import type { Run } from '../objects/run-objects.js';
import type { Side } from '../side.js';
import { clusters } from './why.js';

const INDEX = /-(\d+)-snapshot$/;

/**
 * What a run brings that names its resource snapshot, as a sentence to follow another; '' for one that takes the latest. A lower
 * number than what clusters carry is a way back. Source: kubefleet-dev/kubefleet, updaterun/initialization.go,
 * getResourceSnapshotObjs; https://learn.microsoft.com/azure/kubernetes-fleet/howto-staged-update-run.
 */
export function snapshotText({ object, placement }: Run, side: Side): string {
  const index = textIn(object?.stored['spec'], 'resourceSnapshotIndex');
  if (index === null || index === '' || placement === null) return '';
  const live = liveBindings(side.input.snapshot, placement, side.live(placement)?.manifest ?? null) ?? [];
  const carried = live.flatMap(({ resourceSnapshot }) => INDEX.exec(resourceSnapshot)?.[1] ?? []).map(Number);
  const newer = carried.filter((one) => one > Number(index));
  const brings = ` It brings resource snapshot ${visible(index)}, whatever is edited since`;
  if (newer.length === 0) return `${brings}.`;
  return `${brings}, and takes ${clusters(newer.length)} back to it: ${verb(newer.length, 'it carries', 'they carry')} ${Math.max(...newer)} now.`;
}
