import type { WorkloadKind } from './kinds.js';

/** An API that the server no longer has. */
interface RemovedApi {
  readonly removedIn: string;
  readonly replacement: string;
}

const OLD_WORKLOADS: RemovedApi = { removedIn: '1.16', replacement: 'apps/v1' };
const OLD_BUDGETS: RemovedApi = { removedIn: '1.25', replacement: 'policy/v1' };

const REMOVED: Readonly<Record<string, RemovedApi>> = {
  'extensions/v1beta1': OLD_WORKLOADS,
  'apps/v1beta1': OLD_WORKLOADS,
  'apps/v1beta2': OLD_WORKLOADS,
  'policy/v1beta1': OLD_BUDGETS,
};

/** The removal of an API version, by the published deprecation guide; null for one that is served. */
export function removedApi(apiVersion: string): RemovedApi | null {
  return Object.hasOwn(REMOVED, apiVersion) ? (REMOVED[apiVersion] ?? null) : null;
}

/** The kind this system plans; null for others. Old API groups are claimed as well, so that their removal can be said. */
export function workloadKind(apiVersion: string, kind: string): WorkloadKind | null {
  const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
  if (kind === 'PodDisruptionBudget') return group === 'policy' ? kind : null;
  if (kind !== 'Deployment' && kind !== 'DaemonSet' && kind !== 'StatefulSet') return null;
  return group === 'apps' || group === 'extensions' ? kind : null;
}
