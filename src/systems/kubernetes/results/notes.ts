import { type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';
import { present } from '../../../manifest/lookup.js';
import { code, count, list, literal, name, type Text, text } from '../../../text/text.js';
import { type DaemonNode, fitsByLabels, fitsByName, nodeFit } from '../controller/daemonset/node-fit.js';
import { type DaemonSetState, desiredNodes, limitsOf as nodeLimits } from '../controller/daemonset/state.js';
import { type DeploymentSpec, limitsOf } from '../controller/deployment/state.js';
import { partitionOf, type StatefulSetSpec } from '../controller/statefulset/state.js';
import { daemonPodTolerations, hasUntolerated, withoutConditions } from '../controller/taints.js';
import type { LiveWorkload } from '../objects/live.js';

const ON_DELETE = text`OnDelete: a pod is replaced only after someone deletes it; no limit applies.`;

/** `maxSurge: 25%` is 3 of 10 nodes (rounded up); `of` is the number behind the field. */
function limitText(field: string, value: IntOrPercent, of: Text, way: 'up' | 'down'): Text {
  const rounded = typeof value === 'string' ? text` (rounded ${literal(way)})` : text``;
  return text`${code(`${field}: ${value}`)} is ${of}${rounded}`;
}

function recreateNote(replicas: number): Text {
  if (replicas === 1) return text`Recreate: the only replica stops before the first new one starts.`;
  const all = replicas === 2 ? literal('both replicas') : text`all ${count(replicas, 'replica')}`;
  return text`Recreate: ${all} stop before the first new one starts.`;
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
    spec.paused &&
      text`It is paused: a change of replicas takes effect, no rollout starts, and the progress deadline does not run.`,
    strategy.type === 'Recreate' && replicas > 0 && recreateNote(replicas),
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
  const isRolling = strategy.type === 'RollingUpdate' && replicas > 0;
  const kept = Math.min(partitionOf(spec), replicas);
  return present([
    strategy.type === 'OnDelete' && ON_DELETE,
    strategy.type === 'Recreate' && replicas > 0 && recreateNote(replicas),
    isRolling && text`Highest ordinal first, ${atOnce === 1 ? literal('one') : text`${atOnce}`} at a time.`,
    isRolling &&
      kept > 0 &&
      text`${code(`partition: ${strategy.partition}`)}: ${count(kept, 'replica')} below it ${literal(kept === 1 ? 'keeps' : 'keep')} the old pod template.`,
    isRolling &&
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
  const { strategy } = start.spec;
  const desired = desiredNodes(start);
  const own = new Set(targets);
  const down = start.nodes.filter((node) => node.down && own.has(node.name)).length;
  return present([
    strategy.type === 'OnDelete' && ON_DELETE,
    desired > 0 && daemonLimit(start, desired),
    twoBases(targets.length, desired),
    notComingBack(start, own),
    leftOut(start, own),
    down > 0 &&
      text`${count(down, 'node')} ${literal(down === 1 ? 'is' : 'are')} down: pods there neither become ready nor terminate, and each counts against ${code('maxUnavailable')}.`,
    assumedNote(live),
  ]);
}

function daemonLimit(start: DaemonSetState, desired: number): Text | null {
  const { strategy } = start.spec;
  if (strategy.type !== 'RollingUpdate') return null;
  const { maxUnavailable, maxSurge } = nodeLimits(start);
  const nodes = count(desired, 'node');
  return maxSurge > 0
    ? text`${limitText('maxSurge', strategy.maxSurge, text`${maxSurge} of ${nodes}`, 'up')}: the old pod stops after the new one is ready, so every node keeps a pod.`
    : text`${limitText('maxUnavailable', strategy.maxUnavailable, text`${maxUnavailable} of ${nodes}`, 'up')}: the old pod stops before the new one starts.`;
}

/**
 * A share is of the nodes that should run it; one that is down, or tainted since, keeps its pod and is rolled as long as it does.
 * Source: kubernetes 1.28, daemon/daemon_controller.go, nodeShouldRunDaemonPod.
 */
function twoBases(has: number, wants: number): Text | null {
  if (has === wants || wants === 0) return null;
  const others = literal(has - wants === 1 ? 'The other one' : 'The others');
  const kept = has > wants ? text` ${others} would not get a new pod.` : text``;
  return text`It runs on ${count(has, 'node')} and should run on ${wants}: percentages in its limits are of ${wants}; unavailable nodes are counted over ${has}.${kept}`;
}

/** An untolerated NoSchedule taint lets a pod stay and its successor not start. */
function notComingBack({ nodes, spec }: DaemonSetState, own: ReadonlySet<string>): Text | null {
  const out = nodes.filter(
    (node) => own.has(node.name) && !node.down && !nodeFit(node, spec.placement).shouldRun,
  );
  if (out.length === 0) return null;
  return text`No new pod starts on ${count(out.length, 'node')} (${nodeList(out)}): the pod does not tolerate a taint there. The old pod stays until it is replaced.`;
}

/** Nodes that fit but for a taint, which a DaemonSet that is meant for all of them has to tolerate. */
function leftOut({ nodes, spec: { placement } }: DaemonSetState, own: ReadonlySet<string>): Text | null {
  const tolerations = [...placement.tolerations, ...daemonPodTolerations(placement.hostNetwork)];
  const keysOf = (node: DaemonNode): string[] =>
    withoutConditions(node.taints)
      .filter((taint) => hasUntolerated([taint], tolerations, ['NoSchedule', 'NoExecute']))
      .map(({ key, effect }) => `${key}:${effect}`);
  const out = nodes.filter(
    (node) =>
      !own.has(node.name) &&
      fitsByName(node, placement) &&
      fitsByLabels(node, placement) &&
      keysOf(node).length > 0,
  );
  if (out.length === 0) return null;
  const taints = list([...new Set(out.flatMap(keysOf))].map(code));
  return text`Not on ${count(out.length, 'node')} (${nodeList(out)}): the pod does not tolerate their taints (${taints}).`;
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
  return list(nodes.map((node) => name('target', node.name)));
}
