import { objectIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { HOSTNAME_LABEL, type NodeState } from '../../../snapshot/snapshot.js';
import { code, count, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import type { Options } from '../options.js';
import { comingBack, isAlone, type Planned, planName } from '../rollout/blockers.js';
import { nodeList } from '../rollout/plans.js';

/** What no number of the plan shows, in order of weight. */
export function notesOf(
  plan: Planned,
  all: readonly Planned[],
  { isBefore }: Options,
  objects: readonly Manifest[],
): Text[] {
  const { spec, object, isLive, due, isAssumed, selected, withoutHostname } = plan;
  if (object === null || isLive) return [];
  const isWritten = (field: string): boolean => objectIn(object, 'spec')?.[field] !== undefined;
  const back = isAssumed ? [] : due.filter(comingBack(plan, objects));
  const lost = Math.min(spec.concurrency, due.length);
  const cordoned = spec.cordons ? text` and stays cordoned` : NO_TEXT;
  return present([
    lost > 0 &&
      text`The controller never checks that a node is Ready: a version that breaks nodes after its Job has succeeded reaches ${due.length === 1 ? NO_TEXT : text`all `}${count(due.length, 'node')}. If the Job itself fails, the node keeps its concurrency slot${cordoned}, and the Plan stops after ${count(lost, 'node')}.`,
    withoutHostname > 0 &&
      selected.length > 0 &&
      text`${count(withoutHostname, 'node')} ${verbFor(withoutHostname, 'matches', 'match')} nodeSelector without a label ${code(HOSTNAME_LABEL)}: the controller never selects ${verbFor(withoutHostname, 'it', 'them')}.`,
    back.length > 0 &&
      text`Not ready and planned as coming back, because a Job of the Plan or the interrupt of a NodeWright is at work there: ${nodeList(back)}. On a node that stays down, the Job fails at its deadline and the concurrency slot is never freed.`,
    unorderedNote(plan, all, objects),
    // Source: rancher/system-upgrade-controller#221 and release notes of 0.15.0; 0.14 was not tested.
    isBefore(14, 0) &&
      due.length > 0 &&
      text`Controllers before 0.14 recreate a failed Job whenever its deadline and its time to live have passed: a repaired node continues by itself, any other keeps its concurrency slot.`,
    isBefore(15, 0) &&
      ['window', 'postCompleteDelay'].some(isWritten) &&
      text`Controllers before 0.15 have no fields window and postCompleteDelay. The API server drops both: nodes are upgraded at any time, and without a pause.`,
    spec.drain?.skipsLongDeletes &&
      text`skipWaitForDeleteTimeout does not end a drain that a PodDisruptionBudget blocks: it skips only pods that are being deleted already.`,
    spec.exclusive &&
      text`exclusive applies to one node at a time: two exclusive Plans still work on different nodes at once.`,
    due.length > Math.max(1, spec.concurrency) &&
      !isAssumed &&
      text`Node order cannot be controlled: it is a hash of the node, the Plan and its version, and needs UIDs that no snapshot has. The order shown is one of many.`,
  ]);
}

/** A Plan for the control plane that this one should wait for, or waits for unseen. Source: k3s, Automated Upgrades. */
function unorderedNote(own: Planned, all: readonly Planned[], objects: readonly Manifest[]): Text | null {
  const { waitsFor, prepares } = own.spec;
  if (waitsFor !== null && isAlone(own.manifest, all, objects))
    return text`prepare waits for ${planName(waitsFor)}, which is neither in the files nor in the snapshot: planned as if that Plan were complete.`;
  const starts = (plan: Planned): boolean =>
    plan.object !== null && !plan.isLive && plan.isHashChanged && !plan.isAssumed;
  if (prepares || !starts(own) || own.due.every(runsApiServer)) return null;
  const first = all.find((other) => other !== own && starts(other) && other.due.some(runsApiServer));
  return first
    ? text`This Plan does not wait for ${planName(first.manifest.name)}, which upgrades the control plane at the same time: only a prepare container orders Plans.`
    : null;
}

function runsApiServer({ labels }: NodeState): boolean {
  return ['control-plane', 'master'].some((role) => Object.hasOwn(labels, `node-role.kubernetes.io/${role}`));
}
