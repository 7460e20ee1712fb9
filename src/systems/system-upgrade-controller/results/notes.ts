import { HOSTNAME_LABEL, type NodeState } from '../../../snapshot/snapshot.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { numberIn, objectIn, pathText } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import { verb } from '../../../text/plural.js';
import { code, count, literal, NO_TEXT, type Text, text } from '../../../text/text.js';
import { fix, rebootingNodes, type Standstill } from '../../system.js';
import { neverOpens } from '../controller/window.js';
import type { Options } from '../options.js';
import { comesBack, isAlone, planName, unreadText } from '../rollout/blockers.js';
import type { Planned } from '../rollout/plans.js';
import { nodeList, type Reach, type Reaching } from '../rollout/reach.js';
import type { SidePlan } from '../side.js';

/** A Plan that takes no node and reports Complete. */
export function standstillOf({ plan, reach, stoppedBy }: Planned): Standstill | undefined {
  const { spec, object, manifest } = plan;
  const { selected, turns, isAssumed } = reach;
  if (object === null) return undefined;
  if (stoppedBy !== null)
    return {
      ...{ what: 'upgrades', grade: 'warning', targets: selected.length, place: manifest.place },
      says: text`no node is upgraded: ${unreadText(stoppedBy)}`,
      fix: fix`Correct ${code(pathText(['spec', ...(stoppedBy.spec.invalid?.path ?? [])]))} of ${planName(stoppedBy.manifest.name)}.`,
    };
  // The window is tested only while no node has a slot.
  const isGated = isAssumed || (turns[0]?.length ?? 0) === 0;
  if (spec.concurrency > 0 && neverOpens(spec.window) && isGated)
    return {
      ...{ what: 'upgrades', grade: 'error', targets: selected.length },
      says: text`no node is ever upgraded: its window names no days, and a window without days never opens`,
      fix: fix`Write the days of the window, such as ${code('days: [saturday, sunday]')}, or leave window out.`,
      place: manifest.placeOf(['spec', 'window']),
    };
  if (!('error' in spec.selector) && !spec.selector.selector.written)
    return {
      ...{ what: 'upgrades', grade: 'error', targets: 0 },
      says: text`no node is ever upgraded, and the Plan reports Complete: without nodeSelector it selects none`,
      fix: fix`Write a nodeSelector; ${code('nodeSelector: {}')} is every node.`,
    };
  if (spec.concurrency > 0) return undefined;
  // Writing 0 is how people stop a Plan; a field that is not there reads as if nodes went.
  const isLeftOut = numberIn(objectIn(object, 'spec'), 'concurrency') === null;
  return {
    ...{ what: 'upgrades', grade: isLeftOut ? 'error' : 'warning', targets: selected.length },
    says: text`no node is ever upgraded, and the Plan reports Complete: concurrency ${isLeftOut ? text`is left out, which is 0` : text`is ${spec.concurrency}`}`,
    fix: fix`Set ${{ field: 'concurrency', value: 1 }}.`,
  };
}

/** What no number of the plan shows, in order of weight. */
export function notesOf(
  planned: Planned,
  all: readonly Planned[],
  { dialect }: Options,
  objects: readonly Manifest[],
): Text[] {
  const { plan, reach } = planned;
  const { spec, object, isLive } = plan;
  const { due, isAssumed, selected, withoutHostname } = reach;
  if (object === null || isLive) return [];
  const hasField = (field: string): boolean => objectIn(object, 'spec')?.[field] !== undefined;
  return present([
    failureNote(plan, reach),
    withoutHostname > 0 &&
      selected.length > 0 &&
      text`${count(withoutHostname, 'node')} ${literal(verb(withoutHostname, 'matches', 'match'))} nodeSelector without a label ${code(HOSTNAME_LABEL)}: the controller never selects ${literal(verb(withoutHostname, 'it', 'them'))}.`,
    comingBackNote(plan, reach, objects),
    unorderedNote(planned, all, objects),
    // Source: rancher/system-upgrade-controller#221 and release notes of 0.15.0.
    dialect.retriesFailedJobs &&
      due.length > 0 &&
      text`Controllers before 0.14 recreate a failed Job whenever its deadline and its time to live have passed: a repaired node continues by itself, any other keeps its concurrency slot.`,
    !dialect.hasWindows &&
      ['window', 'postCompleteDelay'].some(hasField) &&
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

/** How far a bad version gets, by how it shows. */
function failureNote({ spec }: SidePlan, { due }: Reach): Text | null {
  if (due.length === 0 || spec.concurrency <= 0) return null;
  const lost = Math.min(spec.concurrency, due.length);
  const cordoned = spec.cordons ? text` and stays cordoned` : NO_TEXT;
  return text`The controller never checks that a node is Ready: a version that breaks nodes after its Job has succeeded reaches all ${count(due.length, 'node')}. Where the Job itself fails, the node keeps its concurrency slot${cordoned}, and the Plan stops after ${count(lost, 'node')}.`;
}

/** Source: that of `comesBack`. */
function comingBackNote(
  plan: SidePlan,
  { due, isAssumed }: Reach,
  objects: readonly Manifest[],
): Text | null {
  const rebooting = rebootingNodes(objects);
  const nodes = due.flatMap((node) => (comesBack(node, plan, rebooting) ? node.name : []));
  if (nodes.length === 0 || isAssumed) return null;
  const are = literal(verb(nodes.length, 'is', 'are'));
  return text`${nodeList(nodes)} ${are} not ready and ${are} planned as coming back: a Job of the Plan or the interrupt of a NodeWright is at work there. On a node that stays down, the Job fails at its deadline and the concurrency slot is never freed.`;
}

/** A Plan for the control plane that this one should wait for, or waits for unseen. Source: k3s, Automated Upgrades. */
function unorderedNote(own: Reaching, all: readonly Reaching[], objects: readonly Manifest[]): Text | null {
  const { spec, manifest } = own.plan;
  if (spec.waitsFor !== null)
    return isAlone(manifest, all, objects)
      ? text`prepare waits for ${planName(spec.waitsFor)}, which is neither in the files nor in the snapshot: planned as if that Plan were complete.`
      : null;
  const starts = ({ plan, reach }: Reaching): boolean =>
    plan.object !== null && !plan.isLive && plan.isHashChanged && !reach.isAssumed;
  if (spec.prepares || !starts(own) || own.reach.due.every(runsApiServer)) return null;
  const first = all.find(
    (other) => other.plan !== own.plan && starts(other) && other.reach.due.some(runsApiServer),
  );
  return first
    ? text`This Plan does not wait for ${planName(first.plan.manifest.name)}, which upgrades the control plane at the same time: only a prepare container orders Plans.`
    : null;
}

function runsApiServer({ labels }: NodeState): boolean {
  return ['node-role.kubernetes.io/control-plane', 'node-role.kubernetes.io/master'].some((label) =>
    Object.hasOwn(labels, label),
  );
}
