import type { Manifest } from '../../../manifest/manifest.js';
import { DEFAULTS, fieldOf, integerOf, objectOf } from '../admission/defaults.js';
import type { KubernetesObject } from '../objects.js';

/** How many replicas a workload has after the change. */
export interface Replicas {
  readonly count: number;
  /** Of the base, else of the snapshot; null where there is neither. */
  readonly before: number | null;
  /** True where the base writes `replicas` and the file no longer does. */
  readonly isDropped: boolean;
}

/**
 * Without `replicas` in the file the live number stays: an autoscaler sets it. But a field that the base wrote and the file
 * drops is removed by an apply, and the API server fills in its default, 1: kubectl's three-way merge deletes what was applied
 * before, and a server-side apply does where nobody else owns the field. Source: kubernetes.io, HorizontalPodAutoscaler,
 * "Migrating Deployments and StatefulSets to horizontal autoscaling".
 */
export function replicasOf({ manifest, before }: KubernetesObject, live: number | null): Replicas {
  const was = before ? (isWritten(before) ? writtenIn(before) : (live ?? DEFAULTS.replicas)) : live;
  const isDropped = !isWritten(manifest) && before !== null && isWritten(before);
  const stays = isWritten(manifest) || isDropped ? null : live;
  return { count: stays ?? writtenIn(manifest), before: was, isDropped };
}

function isWritten({ object }: Manifest): boolean {
  return fieldOf(objectOf(object, 'spec'), 'replicas') !== undefined;
}

function writtenIn({ object }: Manifest): number {
  return integerOf(objectOf(object, 'spec'), 'replicas', DEFAULTS.replicas);
}
