import type { TargetCluster } from '../config/clusters.js';
import type { TreeFiles } from './tree-files.js';
import type { ClusterSecrets } from './cluster-secrets.js';
import type { Parameters } from './template.js';

/** What generators can look at. */
export interface Surroundings {
  readonly workspace: TreeFiles;
  readonly isLocal: (url: string | null) => boolean;
  readonly isGo: boolean;
  readonly cluster: TargetCluster;
  /** What the repository says of the clusters that Argo CD knows. */
  readonly secrets: ClusterSecrets;
  /** Told of each file that a generator takes its parameters from. */
  readonly reads: (path: string) => void;
}

/** The sets of parameters of a generator; or, as the end of a sentence, why nobody can tell them from the tree. */
export type Sets = readonly Parameters[] | string;
