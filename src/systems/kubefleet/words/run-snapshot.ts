import { verb } from '../../../manifest/plural.js';
import { visible } from '../../../manifest/visible.js';
import { carriedNumbers, indexOf, isUnseenSnapshot } from '../objects/resource-snapshots.js';
import type { Run } from '../objects/run-objects.js';
import type { Side } from '../side.js';
import { clusters } from './why.js';

/**
 * What a run brings that names its resource snapshot, as a sentence to follow another; '' for one that takes the latest. A lower
 * number than what clusters carry is a way back. Source: kubefleet-dev/kubefleet, updaterun/initialization.go,
 * getResourceSnapshotObjs; https://learn.microsoft.com/azure/kubernetes-fleet/howto-staged-update-run.
 */
export function snapshotText(run: Run, side: Side): string {
  const index = indexOf(run);
  if (index === null || run.placement === null) return '';
  const newer = carriedNumbers(run, side).filter((one) => one > Number(index));
  const brings = ` It brings resource snapshot ${visible(index)}, whatever is edited since`;
  if (isUnseenSnapshot(run, side))
    return `${brings}. Nothing here shows that there is one of that number: without it the run fails for good when it is initialized.`;
  if (newer.length === 0) return `${brings}.`;
  return `${brings}, and takes ${clusters(newer.length)} back to it: ${verb(newer.length, 'it carries', 'they carry')} ${Math.max(...newer)} now.`;
}
