import { code, count, list, literal, name, type Text, text } from '../../../text/text.js';
import { present } from '../../../manifest/words/present.js';
import { type DaemonNode, fitsByLabels, fitsByName, nodeFit } from '../controller/daemonset/node-fit.js';
import { type DaemonSetState, desiredNodes, limitsOf } from '../controller/daemonset/state.js';
import type { LiveWorkload } from '../objects/live.js';
import { daemonPodTolerations, hasUntolerated, withoutConditions } from '../controller/taints.js';
import { limitText } from './limits.js';

/** Notes on the plan of a DaemonSet, most important first. */
export function notesOf(
  world: DaemonSetState,
  targets: readonly string[],
  nodes: readonly DaemonNode[],
): Text[] {
  const { strategy } = world.spec;
  const desired = desiredNodes(world);
  const downNodes = new Set(nodes.filter((node) => node.down).map(({ name }) => name));
  const down = targets.filter((name) => downNodes.has(name));
  return present([
    strategy.type === 'OnDelete' &&
      text`OnDelete: a pod is replaced only after someone deletes it; no limit applies.`,
    desired > 0 ? limitNote(world, desired) : null,
    twoBases(targets.length, desired),
    notComingBack(world, targets),
    leftOut(world, targets),
    down.length > 0 &&
      text`${count(down.length, 'node')} ${literal(down.length === 1 ? 'is' : 'are')} down: pods there neither become ready nor terminate, and each counts against ${code('maxUnavailable')}.`,
  ]);
}

function limitNote(world: DaemonSetState, desired: number): Text | null {
  const { strategy } = world.spec;
  if (strategy.type !== 'RollingUpdate') return null;
  const { maxUnavailable, maxSurge } = limitsOf(world);
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
  const more = has - wants;
  const kept =
    more > 0
      ? text` ${literal(more === 1 ? 'The other one' : 'The others')} would not get a new pod.`
      : text``;
  return text`It runs on ${count(has, 'node')} and should run on ${wants}: percentages in its limits are of ${wants}; unavailable nodes are counted over ${has}.${kept}`;
}

/** A status counts nodes without names, and does not tell pods that start from broken ones. */
export function assumedOf(live: LiveWorkload | null): Text | null {
  if (!live || live.pods.length > 0) return null;
  const { total, updated } = live;
  const missing = Math.max(0, live.missing);
  if (updated >= total && missing === 0) return null;
  return text`The snapshot has no pods of it. Its status: ${updated} of ${count(total, 'node')} on the current pod template, ${missing} without an available pod. The plan assumes which nodes these are and that they stay unavailable. Add the pods to the snapshot.`;
}

/** An untolerated NoSchedule taint lets a pod stay and its successor not start. */
function notComingBack({ nodes, spec }: DaemonSetState, targets: readonly string[]): Text | null {
  const own = new Set(targets);
  const out = nodes.filter(
    (node) => own.has(node.name) && !node.down && !nodeFit(node, spec.placement).shouldRun,
  );
  if (out.length === 0) return null;
  return text`No new pod starts on ${count(out.length, 'node')} (${nodeList(out)}): the pod does not tolerate a taint there. The old pod stays until it is replaced.`;
}

/** Nodes that fit but for a taint, which a DaemonSet that is meant for all of them has to tolerate. */
function leftOut({ nodes, spec }: DaemonSetState, targets: readonly string[]): Text | null {
  const { placement } = spec;
  const kept = new Set(targets);
  const tolerations = [...placement.tolerations, ...daemonPodTolerations(placement.hostNetwork)];
  const out = nodes.flatMap((node) => {
    if (kept.has(node.name) || !fitsByName(node, placement) || !fitsByLabels(node, placement)) return [];
    const taints = withoutConditions(node.taints).filter((taint) =>
      hasUntolerated([taint], tolerations, ['NoSchedule', 'NoExecute']),
    );
    return taints.length === 0 ? [] : [{ name: node.name, taints }];
  });
  if (out.length === 0) return null;
  const keys = new Set(out.flatMap(({ taints }) => taints.map(({ key, effect }) => `${key}:${effect}`)));
  const taints = list([...keys].map(code));
  return text`Not on ${count(out.length, 'node')} (${nodeList(out)}): the pod does not tolerate their taints (${taints}).`;
}

function nodeList(nodes: readonly { readonly name: string }[]): Text {
  return list(nodes.map((node) => name('target', node.name)));
}
