import { folderOf, nameOf } from '../manifest/path.js';

/** Spellings of one environment, the usual one first. */
const SPELLINGS = [
  ['prod', 'production', 'prd'],
  ['staging', 'stage', 'stg'],
  ['dev', 'development', 'develop'],
  ...['preprod', 'pre-prod', 'nonprod', 'non-prod', 'qa', 'uat', 'test', 'sandbox'].map((name) => [name]),
];
export const OTHER_THAN_TEST = SPELLINGS.flat().filter((name) => name !== 'test');
/** Regions of AWS and Google Cloud: `us-east-1`, `europe-west4`. */
const REGION =
  /^(?:af|ap|ca|cn|eu|il|me|mx|sa|us|us-gov|asia|australia|europe|northamerica|southamerica)-[a-z]+-?\d[a-z]?$/i;
/** Folders in which each folder is a cluster, whatever it holds. */
const OF_CLUSTERS: ReadonlySet<string> = new Set(['clusters', 'environments', 'envs', 'stages', 'regions']);

/** The one name for all spellings of an environment: `production` is `prod`; other names stay as they are. */
function spelled(name: string): string {
  return SPELLINGS.find((names) => names.includes(name.toLowerCase()))?.[0] ?? name;
}

export function isEnvironment(name: string): boolean {
  return SPELLINGS.some((names) => names.includes(name.toLowerCase())) || REGION.test(name);
}

/** Names of clusters, environments and regions among the steps of a folder: `clusters/prod/us-east-1/karpenter` has prod and us-east-1. */
export function environmentsIn(folder: string): readonly string[] {
  const steps = folder.split('/');
  const isNamed = (step: string, at: number): boolean =>
    isEnvironment(step) || OF_CLUSTERS.has(steps[at - 1]?.toLowerCase() ?? '');
  return [...new Set(steps.filter(isNamed).map(spelled))];
}

/** The environment of a values file, if it has one: `values-prod.yaml`, `prod.yaml`, in a chart of Applications `values-summit.yaml` too. */
export function environmentsOfFile(path: string, chartOfApplications: string | null): readonly string[] {
  const stem = nameOf(path).replace(/\.(?:ya?ml|json)$/i, '');
  const bare = stem.replace(/^values[-._]?|[-._]?values$/gi, '');
  const isBeside = chartOfApplications === folderOf(path) && !['', stem].includes(bare);
  return isBeside || bare.split(/[-._]/).some(isEnvironment) || isEnvironment(bare) ? [spelled(bare)] : [];
}
