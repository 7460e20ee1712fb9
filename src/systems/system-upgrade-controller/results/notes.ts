import { objectIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import { HOSTNAME_LABEL, type NodeState } from '../../../snapshot/snapshot.js';
import { code, count, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { nodeList, type Planned, planName } from '../rollout/blockers.js';
import type { Options } from '../options.js';

/** Effects that no number of a plan shows, in order of weight. `servers`: the Plans that start with the merge and upgrade the control plane. */
export function notesOf(plan: Planned, servers: readonly Planned[], { isBefore }: Options): Text[] {
  const { spec, object, isLive, due, isAssumed, selected, withoutHostname } = plan;
  if (object === null || isLive) return [];
  const isWritten = (field: string): boolean => objectIn(object, 'spec')?.[field] !== undefined;
  const back = isAssumed ? [] : [...plan.returning];
  const lost = Math.min(spec.concurrency, due.length);
  const cordoned = spec.cordons ? text` and stays cordoned` : NO_TEXT;
  const isOrdered = spec.prepares || !startsOnMerge(plan) || due.every(runsApiServer);
  const first = isOrdered ? undefined : servers.find((other) => other !== plan);
  return present([
    lost > 0 &&
      text`The controller never checks that a node is Ready: a version that breaks nodes after its Job has succeeded reaches ${due.length === 1 ? NO_TEXT : text`all `}${count(due.length, 'node')}. If the Job itself fails, the node keeps its concurrency slot${cordoned}, and the Plan stops after ${count(lost, 'node')}.`,
    withoutHostname > 0 &&
      selected.length > 0 &&
      text`${count(withoutHostname, 'node')} ${verbFor(withoutHostname, 'matches', 'match')} nodeSelector without a label ${code(HOSTNAME_LABEL)}: the controller never selects ${verbFor(withoutHostname, 'it', 'them')}.`,
    back.length > 0 &&
      text`Not ready and planned as coming back, because a Job of the Plan or the interrupt of a NodeWright is at work there: ${nodeList(back)}. On a node that stays down, the Job fails at its deadline and the concurrency slot is never freed.`,
    spec.waitsFor !== null &&
      plan.isAlone &&
      text`prepare waits for ${planName(spec.waitsFor)}, which is neither in the files nor in the snapshot: planned as if that Plan were complete.`,
    // Source: k3s, Automated Upgrades.
    first &&
      text`This Plan does not wait for ${planName(first.manifest.name)}, which upgrades the control plane at the same time: only a prepare container orders Plans.`,
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

/** Plans that start with the merge and upgrade nodes of the control plane. */
export function serversOf(plans: readonly Planned[]): Planned[] {
  return plans.filter((plan) => startsOnMerge(plan) && plan.due.some(runsApiServer));
}

function startsOnMerge({ object, isLive, isHashChanged, isAssumed }: Planned): boolean {
  return object !== null && !isLive && isHashChanged && !isAssumed;
}

function runsApiServer({ labels }: NodeState): boolean {
  return ['control-plane', 'master'].some((role) => Object.hasOwn(labels, `node-role.kubernetes.io/${role}`));
}
