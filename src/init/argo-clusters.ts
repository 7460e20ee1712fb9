import type { ArgoCluster } from '../manifest/argo-cluster.js';
import { argoClusterOf, mayTellCluster } from '../manifest/argo-cluster.js';
import { objectsIn } from './documents.js';
import type { Repository } from './repository.js';

const known = new WeakMap<Repository, readonly ArgoCluster[]>();

/** The clusters whose Secrets for Argo CD are in the repository as plain text. */
export function argoClustersOf(repository: Repository): readonly ArgoCluster[] {
  const earlier = known.get(repository);
  if (earlier !== undefined) return earlier;
  const found = repository.files.flatMap(({ path, text }) =>
    text !== null && /\.ya?ml$/.test(path) && mayTellCluster(text)
      ? objectsIn(path, text).flatMap((object) => argoClusterOf(object) ?? [])
      : [],
  );
  known.set(repository, found);
  return found;
}
