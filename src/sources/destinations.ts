import { code, few, name, type Text, text } from '../text/text.js';
import type { ClusterNames, TargetCluster } from '../config/clusters.js';
import type { Destination, PolicySource } from '../config/policy-sources.js';
import type { Place } from '../manifest/manifest.js';
import { visible, withoutTrailing } from '../manifest/visible.js';
import type { Problem } from '../manifest/problem.js';
import { renderProblem } from './render-error.js';

/** The cluster that Argo CD or Flux itself runs in, by its name and by its address. */
export const IN_CLUSTER = 'in-cluster';
const IN_CLUSTER_SERVER = 'https://kubernetes.default.svc';

/** Whose plan something belongs to: this one, that of another cluster that is planned too, or none. */
type Whose = 'here' | 'other' | 'elsewhere';

/** What decides which of the things that are sent to clusters belong to a plan. */
interface Sending {
  readonly cluster: TargetCluster;
  /** The destination that the entry of `policies` names. */
  readonly destination: Destination;
  /** True where policies of another cluster take the same thing. */
  readonly isTaken: (policies: readonly PolicySource[], root: string) => boolean;
}

/**
 * Sorts what is sent to clusters. What is for a cluster of which nobody says anything counts for the plan, as long as everything in it is
 * for that one: a plan is of one cluster, and objects of two have the same names.
 */
export class Destinations {
  private readonly own: readonly string[];
  private readonly isExplicit: boolean;
  /** The clusters that something counts for, each as it is written. */
  private readonly counted = new Map<string, { readonly shown: string; readonly place: Place }>();

  constructor(private readonly sending: Sending) {
    const { cluster, destination } = sending;
    this.own = destination === null ? namesOf(cluster) : destination.map(plain);
    this.isExplicit = (destination ?? cluster.destination) !== null;
  }

  /**
   * `names` are the names of one cluster, the surest first; null where nobody can tell which one it is. `root` is the file in which all of
   * it begins.
   */
  whose(names: readonly string[] | null, root: string): Whose {
    if (names === null) return 'here';
    const { others } = this.sending.cluster;
    const sure = names.find(
      (one) => this.isOwn([one]) || others.some((each) => isAmong([one], namesOf(each))),
    );
    if (sure !== undefined && this.isOwn([sure])) return 'here';
    const other = others.find((one) => isAmong(sure === undefined ? [] : [sure], namesOf(one)));
    if (other && this.sending.isTaken(other.policies, root)) return 'other';
    return other || this.isExplicit ? 'elsewhere' : 'here';
  }

  /** True where one of the names is known to be of the cluster that is planned. */
  isPlanned(names: readonly string[]): boolean {
    return this.isOwn(names);
  }

  /** Counts objects that are planned here. */
  count(names: readonly string[] | null, place: Place): void {
    const [shown] = names ?? [];
    if (names === null || shown === undefined) return;
    const key = this.isOwn(names) ? '' : plain(shown);
    if (!this.counted.has(key)) this.counted.set(key, { shown, place });
  }

  /** Why what counts here is not of one cluster; null where it is. */
  problem(entry: string): Problem | null {
    if (this.counted.size < 2) return null;
    const found = [...this.counted];
    const unknown = found.filter(([key]) => key !== '').map(([, { shown }]) => shown);
    const place = found[1]?.[1].place ?? null;
    const all = few(
      found.map(([, { shown }]) => name('cluster', visible(shown))),
      5,
    );
    const message = text`What is taken here goes to ${found.length} clusters (${all}), and a plan is of one: nothing of it was planned. ${this.fix(entry, unknown)}`;
    return renderProblem('several-destinations', message, place);
  }

  private fix(entry: string, unknown: readonly string[]): Text {
    const listed = unknown.map(clusterEntry).join(', ');
    const { name: own, others } = this.sending.cluster;
    if (own !== null && (others.length > 0 || unknown.length < this.counted.size))
      return text`Add to \`clusters\` of the configuration those that are not in it (${code(listed)}); where one of them is a cluster that is in it by another name, write that there: ${code(`destination: ${quoted(unknown[0] ?? '')}`)}.`;
    return text`List them in the configuration, each with its own snapshot: ${code(`clusters: [${listed}]`)}. Or have one of them planned: ${code(`- {${entry}, destination: ${quoted(unknown[0] ?? '')}}`)} in \`policies\`.`;
  }

  private isOwn(names: readonly string[]): boolean {
    return isAmong(names, this.own);
  }
}

function namesOf({ name, destination }: ClusterNames): readonly string[] {
  return [...(name === null ? [] : [name]), ...(destination ?? [])].map(plain);
}

function isAmong(names: readonly string[], known: readonly string[]): boolean {
  return names.some((name) => known.includes(plain(name)));
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

/** As YAML takes it in a flow mapping. */
function quoted(text: string): string {
  return /^[A-Za-z][\w.-]*$/.test(text) ? text : JSON.stringify(visible(text));
}
