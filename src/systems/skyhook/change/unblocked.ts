import { joinTexts, name, type Text, text } from '../../../text/text.js';
import { selectedBy } from '../../../manifest/values/labelled.js';
import { byteOrder, type RolloutNode } from '../controller/assignment.js';
import { dueAmong } from './due.js';
import { same } from '../objects/identity.js';
import { isHeld } from '../simulation/next-rollout.js';
import type { MainObject, SkyhookObjects } from '../objects/objects.js';
import { readProgress } from '../objects/progress.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';

/** What stood and stands around an object. */
interface Neighbours {
  readonly before: SkyhookObjects;
  readonly now: SkyhookObjects;
  readonly inCluster: SkyhookObjects;
}

/**
 * How the change lets an object go that it does not touch itself, in a sentence: it ends the pause of another one that comes
 * before and has something left on the same nodes. Null where it does not. Source: NVIDIA/nodewright v0.15.0,
 * cluster_state_v2.go IsNodeReadyForSkyhook: a paused object holds what comes after it, a disabled one does not.
 */
export function unblockedText(
  object: MainObject,
  around: Neighbours,
  fleet: readonly RolloutNode[],
  version: SkyhookVersion,
): Text | null {
  const { manifest, spec } = object;
  if (!spec || isHeld(spec)) return null;
  const own = selectedBy(fleet, spec.nodeSelectors);
  const released = around.before.mains.flatMap((was) => {
    if (same([was], manifest) || !comesBefore(was, object)) return [];
    const how = releaseOf(was, around);
    const nodes = was.spec?.sequencing === 'all' ? fleet : own;
    return how !== null && holds(was, nodes, around, version) ? [how] : [];
  });
  return released.length > 0 ? joinTexts(released, ' ') : null;
}

function comesBefore(was: MainObject, { manifest, spec }: MainObject): boolean {
  if (!was.spec || !spec || !was.spec.paused || was.spec.disabled) return false;
  const order = was.spec.priority - spec.priority || byteOrder(was.manifest.name, manifest.name);
  return order < 0;
}

/** Null where it is as paused as before, or the edit is refused. */
function releaseOf({ manifest }: MainObject, { now }: Neighbours): Text | null {
  const lead = text`${name('policy', `${manifest.kind}/${manifest.name}`)}, which is paused and comes before it,`;
  const after = same(now.mains, manifest);
  if (!after) return text`Merging starts it: ${lead} is deleted.`;
  if (!after.spec) return null;
  if (after.spec.disabled) return text`Merging starts it: ${lead} is disabled, and nothing waits for that.`;
  return after.spec.paused ? null : text`Merging starts it, node by node: ${lead} is resumed.`;
}

/** True where something is left to do for the paused object, on one of these nodes or, with sequencing `all`, on any. */
function holds(
  { manifest, spec }: MainObject,
  nodes: readonly RolloutNode[],
  { inCluster }: Neighbours,
  version: SkyhookVersion,
): boolean {
  const live = same(inCluster.mains, manifest);
  const known = live && readProgress(live.manifest.object['status']);
  if (!spec || !known) return false;
  const names = selectedBy(nodes, spec.nodeSelectors).map(({ name }) => name);
  return dueAmong(known, spec.packages, names, switchesOf(version)).nodes.length > 0;
}
