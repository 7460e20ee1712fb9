import { counted } from '../../../manifest/words/plural.js';
import { present } from '../../../manifest/words/present.js';
import { few } from '../../../manifest/words/listing.js';
import { fitsByLabels, fitsByName, nodeFit } from '../controller/daemonset/node-fit.js';
import { desiredNodes, limitsOf } from '../controller/daemonset/state.js';
import { type DaemonWorld, type WorldNode } from '../controller/daemonset/world.js';
import type { LiveDaemonSet } from '../objects/live/daemonset.js';
import { daemonPodTolerations, hasUntolerated, withoutConditions } from '../controller/taints.js';
import { roundingOf } from './limits.js';

/** What a reader of the plan has to know of a DaemonSet, in order of weight. */
export function notesOf(
  world: DaemonWorld,
  targets: readonly string[],
  nodes: readonly WorldNode[],
): string[] {
  const { strategy } = world.spec;
  const desired = desiredNodes(world);
  const downNodes = new Set(nodes.filter((node) => node.down).map(({ name }) => name));
  const down = targets.filter((name) => downNodes.has(name));
  return present([
    strategy.type === 'OnDelete' &&
      'OnDelete: new pods are made only where one is deleted by hand; no limit applies.',
    desired > 0 ? limitNote(world, desired) : null,
    twoBases(targets.length, desired),
    notComingBack(world, targets),
    leftOut(world, targets),
    down.length > 0 &&
      `${counted(down.length, 'node')} ${down.length === 1 ? 'is' : 'are'} down: no pod gets ready or ends there, and each that has one counts against maxUnavailable.`,
  ]);
}

function limitNote(world: DaemonWorld, desired: number): string | null {
  const { strategy } = world.spec;
  if (strategy.type !== 'RollingUpdate') return null;
  const { maxUnavailable, maxSurge } = limitsOf(world);
  return maxSurge > 0
    ? `maxSurge ${strategy.maxSurge} is ${maxSurge} of ${counted(desired, 'node')}${roundingOf(strategy.maxSurge, 'up')}: the new pod is ready beside the old one before that goes, so no node is without.`
    : `maxUnavailable ${strategy.maxUnavailable} is ${maxUnavailable} of ${counted(desired, 'node')}${roundingOf(strategy.maxUnavailable, 'up')}: the old pod goes before the new one starts.`;
}

/**
 * A share is of the nodes that should run it; one that is down, or tainted since, keeps its pod and is rolled as long as it does.
 * Source: kubernetes 1.28, daemon/daemon_controller.go, nodeShouldRunDaemonPod.
 */
function twoBases(has: number, wants: number): string | null {
  if (has === wants || wants === 0) return null;
  const more = has - wants;
  const kept =
    more > 0
      ? ` ${more === 1 ? 'The other one keeps a pod that it' : `The other ${more} keep a pod that they`} would not get again.`
      : '';
  return `It runs on ${counted(has, 'node')} and is due on ${wants}: a percentage in its limits is of the ${wants}, and the nodes out are counted over all ${has}.${kept}`;
}

/** A status counts nodes and names none; and nobody can tell from it whether a pod is on its way or broken. */
export function assumedOf(live: LiveDaemonSet | null): string | null {
  if (!live || live.pods.length > 0) return null;
  const { desired, updated, available } = live;
  if (updated >= desired && available >= desired) return null;
  const missing = Math.max(0, desired - available);
  return `The snapshot holds none of its pods. By its status ${updated} of ${counted(desired, 'node')} have the present pod template and ${missing} are without an available pod: which ones is assumed, and that none of those gets ready any more. Take the pods into the snapshot as well.`;
}

/** An untolerated NoSchedule taint lets a pod stay and its successor not start. */
function notComingBack({ nodes, spec }: DaemonWorld, targets: readonly string[]): string | null {
  const own = new Set(targets);
  const out = nodes.filter(
    (node) => own.has(node.name) && !node.down && !nodeFit(node, spec.placement).shouldRun,
  );
  if (out.length === 0) return null;
  const names = few(out.map(({ name }) => name));
  return `No pod comes back on ${counted(out.length, 'node')} (${names}): a taint that it does not tolerate lets the old one stay only until it is replaced.`;
}

/** Nodes that fit but for a taint, which a DaemonSet that is meant for all of them has to tolerate. */
function leftOut({ nodes, spec }: DaemonWorld, targets: readonly string[]): string | null {
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
  const names = few(out.map(({ name }) => name));
  return `Left out: ${counted(out.length, 'node')} (${names}) with a taint that it does not tolerate (${few([...keys])}).`;
}
