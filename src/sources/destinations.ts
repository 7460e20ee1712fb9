import type { ClusterNames, TargetCluster } from '../config/clusters.js';
import type { Destination, PolicySource } from '../config/policy-sources.js';
import type { Place } from '../manifest/manifest.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import type { NotEvaluated } from '../manifest/source-file.js';
import { visible, withoutTrailing } from '../manifest/visible.js';
import { code, few, name, text } from '../text/text.js';

/** The cluster that Argo CD or Flux itself runs in, by its name and by its address. */
export const IN_CLUSTER = 'in-cluster';
const IN_CLUSTER_SERVER = 'https://kubernetes.default.svc';

/**
 * Sorts objects by the cluster that they apply to. One cluster that the configuration does not name counts for the plan: a plan is of one
 * cluster, and objects of two have the same names.
 */
export class Destinations {
  private readonly own: readonly string[];
  private readonly isExplicit: boolean;
  /** The clusters that something counts for, each as it is written; the planned one at ''. */
  private readonly counted = new Map<string, { readonly shown: string; readonly place: Place }>();

  constructor(
    private readonly cluster: TargetCluster,
    /** The destination that the entry of `policies` names. */
    destination: Destination,
    /** True if policies of another cluster take what begins in the same file. */
    private readonly isTaken: (policies: readonly PolicySource[], root: string) => boolean,
  ) {
    this.own = destination === null ? namesOf(cluster) : destination.map(plain);
    this.isExplicit = (destination ?? cluster.destination) !== null;
  }

  /**
   * The outcome of an object for another cluster; null for the planned one. `names` are those of one cluster, the surest first; null if
   * unknown.
   */
  elsewhere(names: readonly string[] | null, root: string): NotEvaluated | null {
    const otherOf = (one: string): (typeof this.cluster.others)[number] | undefined =>
      this.cluster.others.find((other) => namesOf(other).includes(plain(one)));
    const sure = names?.find((one) => this.isPlanned([one]) || otherOf(one) !== undefined);
    if (names === null || (sure !== undefined && this.isPlanned([sure]))) return null;
    const other = sure === undefined ? undefined : otherOf(sure);
    const [to = ''] = names;
    const shown = name('cluster', visible(to));
    if (other && this.isTaken(other.policies, root))
      return { declared: 'another cluster', why: text`planned with ${shown}` };
    if (other === undefined && !this.isExplicit) return null;
    return { declared: 'no plan', why: text`it applies to ${shown}, which has no plan here`, to };
  }

  /** True if one of the names is known to be of the planned cluster. */
  isPlanned(names: readonly string[]): boolean {
    return names.some((one) => this.own.includes(plain(one)));
  }

  /** Counts objects that are planned here. */
  count(names: readonly string[] | null, place: Place): void {
    const [shown] = names ?? [];
    if (names === null || shown === undefined) return;
    const key = this.isPlanned(names) ? '' : plain(shown);
    if (!this.counted.has(key)) this.counted.set(key, { shown, place });
  }

  /** A problem if the counted objects are not of one cluster. `entry` is that of `policies`. */
  problem(entry: string): Problem | null {
    const [, second] = this.counted.values();
    if (second === undefined) return null;
    const names = Array.from(this.counted.values(), ({ shown }) => name('cluster', visible(shown)));
    const unknown = [...this.counted].flatMap(([key, { shown }]) => (key === '' ? [] : shown));
    const clusters = `clusters: ${JSON.stringify(unknown.map((one) => clusterEntry(visible(one))))}`;
    const one = `- {${entry}, destination: ${JSON.stringify(visible(unknown[0] ?? ''))}}`;
    const message = text`Objects of this source apply to ${this.counted.size} clusters (${few(names, 5)}), and a plan covers one: none is planned. List the clusters in the configuration, each with its own snapshot: ${code(clusters)}; a listed cluster with another name here takes that as \`destination\`. To plan one of them: ${code(one)} in \`policies\`.`;
    return errorAt(second.place, 'several-destinations', message);
  }
}

/** A cluster as `clusters` of the configuration lists it: an address gets the name of its host. */
export function clusterEntry(written: string): { readonly name: string; readonly destination?: string } {
  const host = /^https?:\/\/([^/:]+)/.exec(written)?.[1];
  return host === undefined ? { name: written } : { name: host, destination: written };
}

function namesOf({ name, destination }: ClusterNames): readonly string[] {
  return [...(name === null ? [] : [name]), ...(destination ?? [])].map(plain);
}

function plain(name: string): string {
  const short = withoutTrailing(name, '/');
  return short === IN_CLUSTER_SERVER ? IN_CLUSTER : short;
}
