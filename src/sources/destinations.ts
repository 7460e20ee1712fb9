import type { ClusterNames, TargetCluster } from '../config/clusters.js';
import type { Destination, PolicySource } from '../config/policy-sources.js';
import type { Place } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { NotEvaluated } from '../manifest/source-file.js';
import { visible, withoutTrailing } from '../manifest/visible.js';
import { code, few, name, type Text, text } from '../text/text.js';
import { renderProblem } from './render-error.js';

/** The cluster that Argo CD or Flux itself runs in, by its name and by its address. */
export const IN_CLUSTER = 'in-cluster';
const IN_CLUSTER_SERVER = 'https://kubernetes.default.svc';

/**
 * Sorts objects by the cluster that they apply to. A cluster that nothing in the configuration names counts for the plan, as long as
 * everything is for that one: a plan is of one cluster, and objects of two have the same names.
 */
export class Destinations {
  private readonly own: readonly string[];
  private readonly isExplicit: boolean;
  /** The clusters that something counts for, each as it is written. */
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
   * The outcome of an object for another cluster; null for the planned one. `names` are the names of one cluster, the surest first; null
   * if unknown.
   */
  elsewhere(names: readonly string[] | null, root: string): NotEvaluated | null {
    if (names === null) return null;
    const { others } = this.cluster;
    const sure = names.find(
      (one) => this.isPlanned([one]) || others.some((each) => namesOf(each).includes(plain(one))),
    );
    if (sure !== undefined && this.isPlanned([sure])) return null;
    const other = sure === undefined ? undefined : others.find((one) => namesOf(one).includes(plain(sure)));
    const to = names[0] ?? '';
    if (other && this.isTaken(other.policies, root))
      return { declared: 'another cluster', why: text`planned with ${name('cluster', visible(to))}` };
    return other || this.isExplicit
      ? {
          declared: 'no plan',
          why: text`it applies to ${name('cluster', visible(to))}, which has no plan here`,
          to,
        }
      : null;
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
    if (this.counted.size < 2) return null;
    const found = [...this.counted];
    const all = few(
      found.map(([, { shown }]) => name('cluster', visible(shown))),
      5,
    );
    const unknown = found.filter(([key]) => key !== '').map(([, { shown }]) => shown);
    const message = text`What is taken here goes to ${found.length} clusters (${all}), and a plan is of one: nothing of it was planned. ${this.fix(entry, unknown)}`;
    return renderProblem('several-destinations', message, found[1]?.[1].place ?? null);
  }

  private fix(entry: string, unknown: readonly string[]): Text {
    const listed = unknown.map(clusterEntry).join(', ');
    const destination = `destination: ${quoted(unknown[0] ?? '')}`;
    const { name: own, others } = this.cluster;
    if (own !== null && (others.length > 0 || unknown.length < this.counted.size))
      return text`Add to \`clusters\` of the configuration those that are not in it (${code(listed)}); where one of them is a cluster that is in it by another name, write that there: ${code(destination)}.`;
    return text`List them in the configuration, each with its own snapshot: ${code(`clusters: [${listed}]`)}. Or have one of them planned: ${code(`- {${entry}, ${destination}}`)} in \`policies\`.`;
  }
}

function namesOf({ name, destination }: ClusterNames): readonly string[] {
  return [...(name === null ? [] : [name]), ...(destination ?? [])].map(plain);
}

function plain(name: string): string {
  const short = withoutTrailing(name, '/');
  return short === IN_CLUSTER_SERVER ? IN_CLUSTER : short;
}

function clusterEntry(shown: string): string {
  const host = /^https?:\/\/([^/:]+)/.exec(shown)?.[1];
  return host === undefined
    ? `{name: ${quoted(shown)}}`
    : `{name: ${quoted(host)}, destination: ${quoted(shown)}}`;
}

/** A name as YAML takes it in a flow mapping. */
function quoted(text: string): string {
  return /^[A-Za-z][\w.-]*$/.test(text) ? text : JSON.stringify(visible(text));
}
