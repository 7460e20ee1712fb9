import type { ReadConfig } from './read.js';
import type { Config } from './schema.js';

/** What one cluster is planned with: the file's settings, and its own where it has some. */
export interface ClusterSettings {
  readonly config: Config;
  /** The steps to its entry in the file, for places; empty where the file names no clusters. */
  readonly path: readonly PropertyKey[];
}

/**
 * A plan for each of `clusters`, in their order; one plan where there are none. A cluster's own policies, snapshot and namespace
 * take the place of those of the whole file; its variables are added to them, its own first.
 */
export function clustersOf(config: Config): readonly [ClusterSettings, ...ClusterSettings[]] {
  const [first, ...rest] = config.clusters.map(
    ({ name, policies, snapshot, namespace, variables }, index) => ({
      config: {
        ...config,
        cluster: name,
        policies: policies ?? config.policies,
        snapshot: snapshot ?? config.snapshot,
        namespace: namespace ?? config.namespace,
        variables: { ...config.variables, ...variables },
        clusters: [],
      },
      path: ['clusters', index],
    }),
  );
  return first ? [first, ...rest] : [{ config, path: [] }];
}

/** Where a setting of a cluster stands: in its own entry where it is written there, else in the whole file. */
export function placesIn(
  placeOf: ReadConfig['placeOf'],
  cluster: readonly PropertyKey[],
): ReadConfig['placeOf'] {
  if (cluster.length === 0) return placeOf;
  return (path) => {
    const entry = placeOf(cluster);
    const own = placeOf([...cluster, ...path]);
    const isOwn = own.line !== entry.line || own.column !== entry.column;
    return isOwn ? own : placeOf(path);
  };
}
