import type { TargetCluster } from '../../config/clusters.js';
import type { Workspace } from '../workspace.js';
import type { Parameters } from './template.js';

/** What generators can look at. */
export interface Surroundings {
  readonly workspace: Workspace;
  readonly isLocal: (url: string | null) => boolean;
  readonly isGo: boolean;
  readonly cluster: TargetCluster;
}

/** The sets of parameters of a generator; or, as the end of a sentence, why nobody can tell them from the tree. */
export type Sets = readonly Parameters[] | string;

/** A name as the generators write it for use in a name of an object: small letters, digits, dots and hyphens, 253 of them. */
export function normalized(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]/g, '-')
    .slice(0, 253)
    .replaceAll(/^[-.]+|[-.]+$/g, '');
}
