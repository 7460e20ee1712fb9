import { folderOf, nameOf } from '../manifest/path.js';

/** Spellings of one environment, the usual one first. */
const SPELLINGS = [
  ['prod', 'production', 'prd'],
  ['staging', 'stage', 'stg'],
  ['dev', 'development', 'develop'],
  ...['preprod', 'pre-prod', 'nonprod', 'non-prod', 'qa', 'uat', 'test', 'sandbox'].map((name) => [name]),
];
const ENVIRONMENTS: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
);
/** Regions of AWS, Google Cloud and the usual short forms: `us-east-1`, `europe-west4`, `eu1`. */
const REGION =
  /^(?:af|ap|ca|cn|eu|il|me|mx|sa|us|us-gov|asia|australia|europe|northamerica|southamerica)-[a-z]+-?\d[a-z]?$/;
/** Folders in which each folder is a cluster, whatever it holds. */
const OF_CLUSTERS: ReadonlySet<string> = new Set(['clusters', 'environments', 'envs', 'stages', 'regions']);

/** The one name for all spellings of an environment: `production` is `prod`; other names stay as they are. */
function spelled(name: string): string {
  return ENVIRONMENTS.get(name.toLowerCase()) ?? name;
}

/** True for the name of an environment or a region. */
export function isEnvironment(name: string): boolean {
  return ENVIRONMENTS.has(name.toLowerCase()) || REGION.test(name.toLowerCase());
}

/**
 * The names of clusters, environments and regions in the folders of a path, outermost first: `clusters/prod/us-east-1/karpenter`
 * has prod and us-east-1. `folder` is a path of a folder, not of a file.
 */
export function environmentsIn(folder: string): string[] {
  const found: string[] = [];
  for (let path = folder; path !== ''; path = folderOf(path)) {
    const name = nameOf(path);
    if (isEnvironment(name) || OF_CLUSTERS.has(nameOf(folderOf(path)).toLowerCase()))
      found.unshift(spelled(name));
  }
  return [...new Set(found)];
}

/** The environment in the name of a values file or of a manifest: `values-prod.yaml`, `prod.yaml`; null where it has none. */
export function environmentOfFile(path: string): string | null {
  const stem = nameOf(path).replace(/\.(?:ya?ml|json)$/i, '');
  const bare = stem.replace(/^values[-._]?|[-._]?values$/gi, '');
  return bare.split(/[-._]/).some(isEnvironment) || isEnvironment(bare) ? spelled(bare) : null;
}
