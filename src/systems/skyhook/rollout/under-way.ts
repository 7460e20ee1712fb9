import { isDownTaint, isOut, type NodeState, type Taint } from '../../../snapshot/snapshot.js';
import type { ResolveInput } from '../../system.js';
import { blockedBy } from '../controller/eligibility.js';
import type { RolloutInput } from '../controller/state.js';
import { POLICY_KIND } from '../objects/objects.js';
import { type Progress, readProgress } from '../objects/progress.js';
import { heldBy } from '../objects/stored.js';
import type { Switches } from '../versions.js';
import type { Rollouts } from './rollouts.js';

const CORDON = /^(?:nodewright|skyhook)\.nvidia\.com\/cordon_(.+)$/;

/**
 * The input with its nodes as they are once the interrupts under way are over: a node that reboots is tainted as not ready, or as
 * unreachable, until it is up again. `withUnderWay` gives the operator these nodes.
 */
export function withRebootsDone(input: ResolveInput): ResolveInput {
  const { objects, snapshot } = input;
  if (!snapshot.nodes.some(({ taints }) => taints.some(isDownTaint))) return input;
  const names = new Set(objects.texts.own.flatMap(({ kind, name }) => (kind === POLICY_KIND ? [] : [name])));
  const progresses = objects.texts.live.flatMap((manifest) => {
    // If the change deletes the object, nothing uncordons the node.
    const isDeleted = objects.of(manifest).base !== null && !names.has(manifest.name);
    return isDeleted ? [] : (readProgress(manifest.object['status'], new Map()) ?? []);
  });
  const nodes = snapshot.nodes.map((node) =>
    progresses.some((progress) => reboots(progress, node)) ? withoutDown(node) : node,
  );
  return { ...input, snapshot: { ...snapshot, nodes } };
}

function withoutDown(node: NodeState): NodeState {
  return { ...node, taints: node.taints.filter((taint) => !isDownTaint(taint)) };
}

/**
 * The rollouts with the nodes that they have out in the snapshot, and the names of these. For an interrupt the operator cordons a node and
 * notes that in an annotation with the object's name; a cordon is removed only when no such annotation of any object is left, so one of an
 * object that is not at work there keeps the node out, and so does a cordon without any. Source: NVIDIA/nodewright,
 * internal/wrapper/node.go Cordon and Uncordon.
 */
export function withUnderWay(
  all: readonly Rollouts[],
  nodes: readonly NodeState[],
  switches: Switches,
): { readonly rollouts: readonly Rollouts[]; readonly out: readonly string[] } {
  const found = all.map((rollouts) => {
    const rollout = rollouts.next ?? rollouts.merged;
    const names = new Set(heldBy(rollout.spec) ? [] : rollout.targets.map(({ name }) => name));
    return { rollouts, rollout, names, out: [] as string[], rebooting: new Map<string, readonly Taint[]>() };
  });
  const own = nodes.filter(isOut).filter((node) => {
    const workers = found.filter(
      ({ rollout, names }) => names.has(node.name) && isAtWork(rollout.progress, node.name),
    );
    const isOwn = isOutThrough(
      node,
      workers.map(({ rollout }) => rollout),
    );
    const down = node.taints.filter(isDownTaint);
    for (const { rollout, out, rebooting } of workers) {
      const isRebooting = reboots(rollout.progress, node);
      // If another taint blocks it, what comes after its interrupt waits for that to go.
      if (isRebooting && down.length > 0 && !blockedBy(withoutDown(node), rollout.spec, switches))
        rebooting.set(node.name, down);
      if (isOwn && (isRebooting || cordoners(node).includes(rollout.name))) out.push(node.name);
    }
    return isOwn;
  });
  return {
    rollouts: found.map(({ rollouts, rollout, out, rebooting }) => ({
      ...rollouts,
      [rollouts.next ? 'next' : 'merged']: { ...rollout, out, rebooting },
    })),
    out: own.map(({ name }) => name),
  };
}

/** True where every reason for which the node is out is one of these rollouts. */
function isOutThrough(node: NodeState, rollouts: readonly RolloutInput[]): boolean {
  if (node.deletingSince !== null) return false;
  if (node.ready !== 'True' && !rollouts.some(({ progress }) => reboots(progress, node))) return false;
  if (!node.unschedulable) return true;
  const names = cordoners(node);
  return names.length > 0 && names.every((name) => rollouts.some((rollout) => rollout.name === name));
}

/** Objects that hold a cordon on the node. */
export function cordoners({ annotations }: NodeState): string[] {
  return Object.keys(annotations).flatMap((key) => CORDON.exec(key)?.[1] ?? []);
}

/** A node of the batch in flight: also one that reads blocked, as it does while it is tainted. */
function isAtWork({ nodeStatus, nodePriority }: Progress, node: string): boolean {
  const status = nodeStatus.get(node);
  if (status === 'in_progress' || status === 'erroring') return true;
  return nodePriority.has(node) && status !== 'complete';
}

/** True for a node that is down in an interrupt. One that failed there is taken to stay down. */
function reboots(progress: Progress, { name, ready }: NodeState): boolean {
  if ((ready !== 'False' && ready !== 'Unknown') || !isAtWork(progress, name)) return false;
  const entries = progress.nodeState.get(name) ?? [];
  return entries.some(({ stage, state }) => stage === 'interrupt' && state === 'in_progress');
}
