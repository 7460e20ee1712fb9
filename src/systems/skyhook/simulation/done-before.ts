import type { Assigned } from '../controller/assignment.js';
import type { Progress } from '../objects/progress.js';
import type { Switches } from '../versions.js';

/**
 * How many nodes of a compartment that are complete before a rollout begins the operator evaluates as the batch before its first
 * one: those that its state does not know of yet. From 0.20 on as many as nodes join are left out of the count. Source:
 * NVIDIA/nodewright v0.15.0 and 18db424d, compartment.go EvaluateCurrentBatch and RebaselineBatchCheckpoints.
 */
export function completionsAsBatch(
  { name, nodes }: Assigned,
  { nodeStatus, compartments }: Progress,
  { completedAtRestart }: Switches,
): number {
  const line = compartments.get(name);
  const complete = nodes.filter((node) => nodeStatus.get(node) === 'complete').length;
  const unknown = Math.max(0, complete - (line?.batchState?.completedNodes ?? 0));
  if (completedAtRestart !== 'absorbed' || !line) return unknown;
  return unknown - Math.min(unknown, Math.max(0, nodes.length - line.matched));
}
