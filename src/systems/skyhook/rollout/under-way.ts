import { isOut, type NodeState, type Taint } from '../../../snapshot/snapshot.js';
import type { ResolveInput } from '../../system.js';
import { blockedBy } from '../controller/eligibility.js';
import { isHeld } from '../objects/stored.js';
import { POLICY_KIND } from '../objects/objects.js';
import { type Progress, readProgress } from '../objects/progress.js';
import type { RolloutInput } from '../controller/rollout.js';
import type { Switches } from '../versions.js';

const CORDON = /^(?:nodewright|skyhook)\.nvidia\.com\/cordon_(.+)$/;
const DOWN: readonly string[] = ['node.kubernetes.io/not-ready', 'node.kubernetes.io/unreachable'];

/**
 * The input with its nodes as they are once the interrupts under way are over: a node that reboots is tainted as not ready, or as
 * unreachable, until it is up again. Which nodes bear that now the operator is told by `underWayAmong`.
 */
export function withRebootsDone(input: ResolveInput): ResolveInput {
  const { objects } = input;
  const mains = objects.texts.own.filter(({ kind }) => kind !== POLICY_KIND);
  const names = new Set(mains.map(({ name }) => name));
  const progresses = objects.texts.live.flatMap((manifest) => {
    // If the change deletes the object, nothing uncordons the node.
    const isDeleted = objects.of(manifest).base !== null && !names.has(manifest.name);
    const progress = isDeleted ? null : readProgress(manifest.object['status']);
    return progress ? [progress] : [];
  });
  const isRebooting = (node: NodeState): boolean =>
    node.taints.some(isDown) && progresses.some((progress) => reboots(progress, node));
  const { nodes } = input.snapshot;
  if (!nodes.some(isRebooting)) return input;
  const back = nodes.map((node) => (isRebooting(node) ? withoutDown(node) : node));
  return { ...input, snapshot: { ...input.snapshot, nodes: back } };
}

function withoutDown(node: NodeState): NodeState {
  return { ...node, taints: node.taints.filter((taint) => !isDown(taint)) };
}

/**
 * Nodes that are out in the snapshot because the rollouts have them out. For an interrupt the operator cordons a node and notes that in an
 * annotation with the object's name; a cordon is removed only when no such annotation of any object is left, so one of an object that is
 * not at work there keeps the node out, and so does a cordon without any. Source: NVIDIA/nodewright, internal/wrapper/node.go Cordon and
 * Uncordon.
 */
export function underWayAmong(
  nodes: readonly NodeState[],
  rollouts: readonly RolloutInput[],
  switches: Switches,
): { of(rollout: RolloutInput): RolloutInput; readonly nodes: readonly string[] } {
  const suspects = nodes.filter(isOut);
  const running = rollouts.filter(({ spec }) => !isHeld(spec));
  const found = new Map<RolloutInput, { out: string[]; rebooting: Map<string, readonly Taint[]> }>();
  const own = suspects.filter((node) => {
    const workers = running.filter(
      ({ progress, targets }) => isAtWork(progress, node.name) && targets.includes(node.name),
    );
    const isOwn = isOutThrough(node, workers);
    for (const rollout of workers) {
      const { name, progress, spec } = rollout;
      const underWay = found.get(rollout) ?? { out: [], rebooting: new Map<string, readonly Taint[]>() };
      found.set(rollout, underWay);
      const isRebooting = reboots(progress, node);
      const down = node.taints.filter(isDown);
      // If another taint blocks it, what comes after its interrupt waits for that to go.
      if (isRebooting && down.length > 0 && !blockedBy(withoutDown(node), spec, switches))
        underWay.rebooting.set(node.name, down);
      if (isOwn && (isRebooting || cordoners(node).includes(name))) underWay.out.push(node.name);
    }
    return isOwn;
  });
  return {
    of: (rollout) => {
      const underWay = found.get(rollout);
      return underWay ? { ...rollout, underWay } : rollout;
    },
    nodes: own.map(({ name }) => name),
  };
}

/** True where every reason for which the node is out is one of these rollouts. */
function isOutThrough(node: NodeState, rollouts: readonly RolloutInput[]): boolean {
  if (node.deletingSince !== null) return false;
  const isRebooting = rollouts.some(({ progress }) => reboots(progress, node));
  if (node.ready !== 'True' && !isRebooting) return false;
  if (!node.unschedulable) return true;
  const names = cordoners(node);
  return names.length > 0 && names.every((name) => rollouts.some((rollout) => rollout.name === name));
}

/** Objects that hold a cordon on the node. */
function cordoners({ annotations }: NodeState): string[] {
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

function isDown({ key }: Taint): boolean {
  return DOWN.includes(key);
}
