import type { ClusterNames } from '../config/clusters.js';
import { type ArgoCluster, argoClusterOf, mayTellCluster } from '../manifest/delivery/argo-cluster.js';
import { withoutTrailing } from '../manifest/words/trimmed.js';
import { parseManifests } from '../manifest/parse.js';
import type { TreeFiles } from './tree-files.js';

/** More files than these are not looked through for Secrets of clusters. */
const MOST_FILES = 10_000;

interface Found extends ArgoCluster {
  readonly path: string;
}

/** The Secrets by which Argo CD knows its clusters, as far as they are in the repository as plain text. */
export class ClusterSecrets {
  private found: readonly Found[] | null = null;
  private readonly taken = new Set<string>();

  constructor(private readonly workspace: TreeFiles) {}

  /** The one of a cluster, by any of its names; null where there is none, or several. */
  of({ name, destination }: ClusterNames): ArgoCluster | null {
    const names = new Set([name ?? '', ...(destination ?? [])].map((one) => withoutTrailing(one, '/')));
    const [only, ...others] = this.all().filter(
      (one) => names.has(one.name) || names.has(withoutTrailing(one.server, '/')),
    );
    if (only === undefined || others.length > 0) return null;
    this.taken.add(only.path);
    return only;
  }

  /** Files of the Secrets that decided something. */
  get used(): readonly string[] {
    return [...this.taken];
  }

  /** Files of all of them. */
  get paths(): readonly string[] {
    return [...new Set(this.all().map(({ path }) => path))];
  }

  /** All of them, in the order of their files. */
  all(): readonly Found[] {
    return (this.found ??= this.search());
  }

  private search(): Found[] {
    const paths = this.workspace.entries
      .map(({ path }) => path)
      .filter((path) => /\.ya?ml$/.test(path) && this.workspace.isFile(path));
    // Where it is too much to be read nobody can tell which clusters there are, as where there are no Secrets.
    if (paths.length > MOST_FILES || !this.workspace.loads(paths)) return [];
    return paths.flatMap((path) => {
      const text = this.workspace.text(path) ?? '';
      if (!mayTellCluster(text)) return [];
      return parseManifests(text, path).manifests.flatMap(({ object }) => {
        const cluster = argoClusterOf(object);
        return cluster === null ? [] : [{ ...cluster, path }];
      });
    });
  }
}
