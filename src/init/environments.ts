import { nameOf } from '../manifest/path.js';

const NAMES: ReadonlySet<string> = new Set([
  ...['prod', 'production', 'prd', 'staging', 'stage', 'stg', 'dev', 'development', 'develop'],
  ...['preprod', 'pre-prod', 'nonprod', 'non-prod', 'qa', 'uat', 'test', 'sandbox'],
]);
/** Folders in which each folder is a cluster, whatever it holds. */
const OF_CLUSTERS: ReadonlySet<string> = new Set(['clusters', 'environments', 'envs', 'stages', 'regions']);

export function isEnvironment(name: string): boolean {
  return NAMES.has(name.toLowerCase());
}

/** Names of clusters and environments among the steps of a folder: `clusters/prod/us-east-1/karpenter` has prod. */
export function environmentsIn(folder: string): readonly string[] {
  const steps = folder.split('/');
  const isNamed = (step: string, at: number): boolean =>
    isEnvironment(step) || OF_CLUSTERS.has(steps[at - 1]?.toLowerCase() ?? '');
  return [...new Set(steps.filter(isNamed))];
}

/** The environment in the name of a values file: `values-prod.yaml`, `prod.yaml`; null where it has none. */
export function environmentOfFile(path: string): string | null {
  const stem = nameOf(path).replace(/\.(?:ya?ml|json)$/i, '');
  const bare = stem.replace(/^values[-._]?|[-._]?values$/gi, '');
  return bare.split(/[-._]/).some(isEnvironment) || isEnvironment(bare) ? bare : null;
}
