import type { ClusterNames } from '../config/clusters.js';
import { type ArgoCluster, argoClusterOf, mayTellCluster } from '../manifest/delivery/argo-cluster.js';
import { lazily } from '../manifest/lookup.js';
import { parseManifests } from '../manifest/parse.js';
import { withoutTrailing } from '../manifest/visible.js';
import type { Tree } from './tree.js';

/** Repositories with more manifests are not searched. */
const MOST_FILES = 10_000;

interface ClusterSecret extends ArgoCluster {
  readonly path: string;
}

/** The Secrets of Argo CD's clusters that are in the repository as plain text. */
export class ClusterSecrets {
  constructor(private readonly tree: Tree) {}

  /** The Secret of a cluster, by any of its names; null for none or several. */
  of({ name, destination }: ClusterNames): ClusterSecret | null {
    const names = new Set([name ?? '', ...(destination ?? [])].map((one) => withoutTrailing(one, '/')));
    const [only, ...others] = this.all().filter(
      (one) => names.has(one.name) || names.has(withoutTrailing(one.server, '/')),
    );
    return only === undefined || others.length > 0 ? null : only;
  }

  readonly all = lazily((): readonly ClusterSecret[] => {
    const paths = this.tree.files().filter((path) => /\.ya?ml$/.test(path));
    if (paths.length > MOST_FILES) return [];
    this.tree.load(paths);
    return paths.flatMap((path) => {
      const text = this.tree.text(path) ?? '';
      if (!mayTellCluster(text)) return [];
      return parseManifests(text, path).manifests.flatMap(({ object }) => {
        const cluster = argoClusterOf(object);
        return cluster === null ? [] : [{ ...cluster, path }];
      });
    });
  });
}
