import { verb } from '../../../text/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import { carriedNumbers, indexOf, isUnseenSnapshot, newestNumber } from '../objects/resource-snapshots.js';
import type { Run } from '../objects/run-objects.js';
import type { Side } from '../side.js';
import { clusters } from './why.js';

/**
 * What a run brings, as a sentence to follow another; '' for one that has settled it already. A lower
 * number than what clusters carry is a way back. Source: kubefleet-dev/kubefleet, updaterun/initialization.go,
 * getResourceSnapshotObjs; https://learn.microsoft.com/azure/kubernetes-fleet/howto-staged-update-run.
 */
export function snapshotText(run: Run, side: Side): string {
  const index = indexOf(run);
  if (run.placement === null) return '';
  if (index === null) return isInitialized(run, side) ? '' : NEWEST;
  const newer = carriedNumbers(run, side).filter((one) => one > Number(index));
  const brings = ` It brings resource snapshot ${visible(index)}, whatever is edited since`;
  if (isUnseenSnapshot(run, side))
    return `${brings}. Nothing here shows that there is one of that number: without it the run fails for good when it is initialized.`;
  const newest = newestNumber(run, side);
  if (newer.length === 0 && newest !== null && newest > Number(index))
    return `${brings}: that is an older one than the newest, ${newest}, so that what was edited between the two goes back on each cluster that has it.`;
  if (newer.length === 0) return `${brings}.`;
  return `${brings}, and takes ${clusters(newer.length)} back to it: ${verb(newer.length, 'it carries', 'they carry')} ${Math.max(...newer)} now.`;
}

/** One that was there before, or that the cluster has, took what was the newest then. Source: kubefleet-dev/kubefleet#320. */
function isInitialized({ object }: Run, side: Side): boolean {
  return object === null || side.live(object.ref) !== null || side.earlier(object.ref) !== null;
}

const NEWEST = ' It names no resource snapshot: it brings the newest there is when it is initialized.';
