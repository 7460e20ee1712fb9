import type { Destination, PolicySource } from './policy-sources.js';
import type { ReadConfig } from './read.js';
import type { Config } from './schema.js';
import { waiversIn } from './waivers.js';

/** A cluster as those that send something to it call it. */
export interface ClusterNames {
  /** Null if it has no name. */
  readonly name: string | null;
  /** Its other names and addresses, where the configuration gives some. */
  readonly destination: Destination;
}

/** Another cluster that the configuration lists. */
interface OtherCluster extends ClusterNames {
  /** The sources of its objects. */
  readonly policies: readonly PolicySource[];
}

/** The cluster that something is rendered for. */
export interface TargetCluster extends ClusterNames {
  /** Labels of the Secret by which Argo CD knows the cluster; null if not given. */
  readonly labels: Readonly<Record<string, string>> | null;
  /** The other clusters that the configuration lists: what is for one of them is planned there. */
  readonly others: readonly OtherCluster[];
  /** True if this run plans none of the others. */
  readonly isAlone?: true;
  /** Snapshots of all clusters; absent: none is known. */
  readonly snapshots?: readonly string[];
}

/** The settings of one cluster: its own, else those of the file. */
export interface ClusterSettings {
  readonly config: Config;
  /** The steps to its entry in the file, for places; empty where the file names no clusters. */
  readonly path: readonly PropertyKey[];
  readonly target: TargetCluster;
}

/**
 * A plan for each of `clusters`, in their order; one plan where there are none. A cluster's own policies, snapshot and namespace
 * take the place of those of the whole file; its variables are added to them, its own first.
 */
export function clustersOf(config: Config): readonly [ClusterSettings, ...ClusterSettings[]] {
  const snapshots = [config, ...config.clusters].flatMap(({ snapshot }) => snapshot ?? []);
  const names = config.clusters.map(({ name }) => name);
  const all = config.clusters.map((one) => ({ ...one, policies: one.policies ?? config.policies ?? [] }));
  const [first, ...rest] = config.clusters.map(
    ({ name, policies, snapshot, namespace, variables, destination, labels }, index) => ({
      config: {
        ...config,
        cluster: name,
        policies: policies ?? config.policies,
        snapshot: snapshot ?? config.snapshot,
        namespace: namespace ?? config.namespace,
        variables: { ...config.variables, ...variables },
        clusters: [],
        waivers: waiversIn(config.waivers, names),
      },
      path: ['clusters', index],
      target: { name, destination, labels, others: all.filter((one) => one.name !== name), snapshots },
    }),
  );
  const target = { ...NO_CLUSTER, name: config.cluster, snapshots };
  return first ? [first, ...rest] : [{ config, path: [], target }];
}

/** A cluster without a name, and the only one. */
export const NO_CLUSTER: TargetCluster = { name: null, destination: null, labels: null, others: [] };

/** Locates a setting of a cluster: in its own entry if it is written there, else in the file. */
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
