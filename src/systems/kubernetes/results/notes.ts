import { type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';
import { present } from '../../../manifest/lookup.js';
import { code, count, list, literal, name, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { untolerated } from '../../../snapshot/snapshot.js';
import type { HeldBack } from '../../system.js';
import { type DaemonSetState, desiredNodes, limitsOf as nodeLimits } from '../controller/daemonset.js';
import { type DeploymentSpec, limitsOf } from '../controller/deployment.js';
import {
  type DaemonNode,
  daemonTolerations,
  fitsPlacement,
  nodeFit,
  withoutConditions,
} from '../controller/node-fit.js';
import { partitionOf, type StatefulSetSpec } from '../controller/statefulset.js';
import type { LiveWorkload } from '../objects/live.js';

/** What holds a rollout whose type is OnDelete; null where the controller rolls by itself. */
export function heldByOnDelete({ type }: { readonly type: string }): {
  readonly by: HeldBack;
  readonly says: Text;
} | null {
  return type === 'OnDelete'
    ? { by: 'OnDelete', says: text`with OnDelete nothing is rolled until someone deletes pods.` }
    : null;
}

/** `maxSurge: 25%` is 3 of 10 nodes (rounded up); `of` is the number behind the field. */
function limitText(field: string, value: IntOrPercent, of: Text, way: 'up' | 'down'): Text {
  const rounded = typeof value === 'string' ? text` (rounded ${literal(way)})` : NO_TEXT;
  return text`${code(`${field}: ${value}`)} is ${of}${rounded}`;
}

/** Notes on the plan of a Deployment, most important first. */
export function deploymentNotes(
  spec: DeploymentSpec,
  note: Text | null,
  { hasNodes, isTimedOut }: { readonly hasNodes: boolean; readonly isTimedOut: boolean },
): Text[] {
  const { replicas, strategy } = spec;
  const { maxSurge, maxUnavailable, minAvailable, maxTotal } = limitsOf(spec);
  const isRolling = strategy.type === 'RollingUpdate' && replicas > 0;
  return present([
    isRolling &&
      text`${limitText('maxUnavailable', strategy.maxUnavailable, text`${maxUnavailable} of ${count(replicas, 'replica')}`, 'down')}, ${limitText('maxSurge', strategy.maxSurge, text`${maxSurge}`, 'up')}: at least ${minAvailable} available, at most ${count(maxTotal, 'pod')}.`,
    isRolling &&
      maxSurge === 0 &&
      scaleIntOrPercent(strategy.maxUnavailable, replicas, 'down') === 0 &&
      text`Both limits resolve to 0, so the controller sets ${code('maxUnavailable')} to 1.`,
    note,
    !hasNodes && text`The snapshot has no nodes: the plan does not check whether the pods can be scheduled.`,
    isTimedOut &&
      text`Its progress deadline has passed: the plan assumes that unavailable pods stay unavailable.`,
  ]);
}

/** Notes on the plan of a StatefulSet that updates so many pods at once. */
export function statefulSetNotes(spec: StatefulSetSpec, atOnce: number, note: Text | null): Text[] {
  const { strategy, replicas, podManagementPolicy } = spec;
  const kept = Math.min(partitionOf(spec), replicas);
  return present([
    kept > 0 &&
      text`${code(`partition: ${partitionOf(spec)}`)}: ${count(kept, 'replica')} below it ${verbFor(kept, 'keeps', 'keep')} the old pod template.`,
    strategy.type === 'RollingUpdate' &&
      podManagementPolicy === 'Parallel' &&
      atOnce === 1 &&
      text`${code('podManagementPolicy: Parallel')} affects creation and scaling only: updates stay one at a time.`,
    note,
  ]);
}

/** Notes on the plan of a DaemonSet, most important first. */
export function daemonSetNotes(
  start: DaemonSetState,
  targets: readonly string[],
  live: LiveWorkload | null,
): Text[] {
  const { placement } = start.spec;
  const own = new Set(targets);
  const nodes = start.slots.flatMap(({ node }) => node ?? []);
  const [running, others] = [
    nodes.filter((node) => own.has(node.name)),
    nodes.filter((node) => !own.has(node.name)),
  ];
  const down = running.filter((node) => node.down).length;
  // An untolerated NoSchedule taint lets a pod stay and its successor not start.
  const closed = running.filter((node) => !node.down && !nodeFit(node, placement).shouldRun);
  const taintsOf = (node: DaemonNode): string[] =>
    withoutConditions(node.taints)
      .filter((taint) => untolerated([taint], daemonTolerations(placement), ['NoSchedule', 'NoExecute']))
      .map(({ key, effect }) => `${key}:${effect}`);
  const tainted = others.filter((node) => fitsPlacement(node, placement) && taintsOf(node).length > 0);
  return present([
    daemonLimit(start),
    closed.length > 0 &&
      text`No new pod starts on ${nodeList(closed)}: the pod does not tolerate a taint there. The old pod stays until it is replaced.`,
    tainted.length > 0 &&
      text`Not on ${nodeList(tainted)}: the pod does not tolerate their taints (${list([...new Set(tainted.flatMap(taintsOf))].map(code))}).`,
    down > 0 &&
      text`${count(down, 'node')} ${verbFor(down, 'is', 'are')} down: pods there neither become ready nor terminate, and each counts against ${code('maxUnavailable')}.`,
    assumedNote(live),
  ]);
}

/** A share is of the nodes that should run it. */
function daemonLimit(start: DaemonSetState): Text | null {
  const { strategy } = start.spec;
  const desired = desiredNodes(start);
  if (strategy.type !== 'RollingUpdate' || desired === 0) return null;
  const { maxUnavailable, maxSurge } = nodeLimits(start);
  const nodes = count(desired, 'node');
  return maxSurge > 0
    ? text`${limitText('maxSurge', strategy.maxSurge, text`${maxSurge} of ${nodes}`, 'up')}: the old pod stops after the new one is ready, so every node keeps a pod.`
    : text`${limitText('maxUnavailable', strategy.maxUnavailable, text`${maxUnavailable} of ${nodes}`, 'up')}: the old pod stops before the new one starts.`;
}

/** A status counts nodes without names, and does not tell pods that start from broken ones. */
function assumedNote(live: LiveWorkload | null): Text | null {
  if (!live || live.pods.length > 0) return null;
  const { total, updated } = live;
  const missing = Math.max(0, live.missing);
  if (updated >= total && missing === 0) return null;
  return text`The snapshot has no pods of it. Its status: ${updated} of ${count(total, 'node')} on the current pod template, ${missing} without an available pod. The plan assumes which nodes these are and that they stay unavailable. Add the pods to the snapshot.`;
}

function nodeList(nodes: readonly DaemonNode[]): Text {
  return text`${count(nodes.length, 'node')} (${list(nodes.map((node) => name('target', node.name)))})`;
}
