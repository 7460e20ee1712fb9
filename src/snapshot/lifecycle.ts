/**
 * Conditions by which an administrator, or a controller of theirs, says that a node is going out, is out, or will be. Absent and
 * False mean the same. Source: kubernetes/enhancements, KEP-5683 (node lifecycle conditions); kubernetes/kubernetes#139993, gate
 * NodeLifecycleConditions.
 */
export const LIFECYCLE = [
  'DrainInProgress',
  'Drained',
  'GracefulNodeShutdownInProgress',
  'MaintenanceInProgress',
  'MaintenancePlanned',
] as const;

/** One of them that is True. */
export type Lifecycle = (typeof LIFECYCLE)[number];

/** A maintenance that is only planned takes nothing out yet. */
export function isOutBy(lifecycle: readonly Lifecycle[]): boolean {
  return lifecycle.some((condition) => condition !== 'MaintenancePlanned');
}
