import { type IntOrPercent, scaleIntOrPercent } from '../../../manifest/values/intstr.js';
import type { Documented } from '../../system.js';
import { type DeploymentSpec, limitsOf } from '../controller/deployment/state.js';
import type { Limits } from '../controller/fenceposts.js';
import { writtenLimit } from './limits.js';
import type { WorkloadInput } from '../simulation/workload.js';

/**
 * What the design proposal of Deployments leads to expect of maxUnavailable or maxSurge: 1 where it is not written, and a
 * percentage that rounds up. Source: the proposal in kubernetes/design-proposals-archive, apps/deployment.md.
 */
export function proposedLimit(written: IntOrPercent | null, replicas: number): number {
  return scaleIntOrPercent(written ?? 1, replicas, 'up') ?? 0;
}

/**
 * The rollout of a healthy Deployment as the proposal leads to expect it: its limits, moved as the shipped controller moves.
 * Each round takes as many pods as both limits allow together. Null where the limits come to the same.
 */
function proposedRollout(
  maxUnavailable: IntOrPercent | null,
  maxSurge: IntOrPercent | null,
  replicas: number,
  shipped: Limits,
): Documented | null {
  const unavailable = Math.min(replicas, proposedLimit(maxUnavailable, replicas));
  const surge = proposedLimit(maxSurge, replicas);
  const isSame = unavailable === shipped.maxUnavailable && surge === shipped.maxSurge;
  const size = unavailable + surge;
  if (isSame || size === 0 || replicas === 0) return null;
  const batches = Array.from({ length: Math.ceil(replicas / size) }, (_, i) =>
    Math.min(size, replicas - i * size),
  );
  return { batches, peakAtOnce: unavailable, worstLoss: unavailable, outcome: 'complete' };
}

/** The proposal says nothing in numbers about a rollout that does not begin healthy, or may find no room. */
export function documentedOf(
  { object }: WorkloadInput,
  spec: DeploymentSpec,
  isHealthy: boolean,
): Documented | null {
  if (!isHealthy || spec.paused || spec.strategy.type === 'Recreate') return null;
  const written = (field: string): number | string | null =>
    writtenLimit(object.manifest.object['spec'] ?? null, 'strategy', field);
  return proposedRollout(written('maxUnavailable'), written('maxSurge'), spec.replicas, limitsOf(spec));
}
