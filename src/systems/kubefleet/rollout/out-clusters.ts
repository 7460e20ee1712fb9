import type { Out, Start } from '../../../rollout/controller.js';
import type { Text } from '../../../text/text.js';
import { type Binding, isUnavailable } from '../controller/bindings.js';

/** Clusters in progress of a rollout, and the clusters that it keeps out. */
export class ClustersUnderWay {
  /** Clusters on which the placement did not work when the rollout began, and that it has not reached yet. */
  private readonly before: Map<string, Out>;
  private readonly inFlight = new Map<string, Start>();
  /** Clusters that got a bad version. */
  private readonly broken = new Map<string, Start>();
  private arrived = 0;
  private removed = 0;

  /** `fresh`: clusters that do not have the placement when the rollout begins. */
  constructor(
    before: Iterable<Out>,
    private readonly fresh: ReadonlySet<string>,
  ) {
    this.before = new Map([...before].map((out) => [out.target, out]));
  }

  begin(starts: readonly Start[]): void {
    for (const start of starts) {
      this.inFlight.set(start.target, start);
      this.before.delete(start.target);
      if (start.removes) this.removed++;
    }
  }

  end(start: Start, result: 'succeeded' | 'failed'): void {
    const { target } = start;
    this.inFlight.delete(target);
    this.broken.delete(target);
    if (result === 'failed') this.broken.set(target, start);
    else if (this.fresh.has(target)) this.arrived++;
  }

  /** True for work that ends: on a silent cluster it never does. */
  isMoving(silent: ReadonlyMap<string, Text>): boolean {
    return [...this.inFlight.keys()].some((cluster) => !silent.has(cluster));
  }

  get isIdle(): boolean {
    return this.inFlight.size === 0;
  }

  get hasBroken(): boolean {
    return this.broken.size > 0;
  }

  /**
   * Clusters that are out: those that did not work before, those that are updated in place, those that got a bad version, and as many
   * of the joining and leaving ones as are missing. The controller adds before it removes if maxSurge allows it: a newly bound cluster
   * takes no serving one away, and a removed cluster is no loss once another serves in its place.
   * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go: what has to stay available is the target number less
   * maxUnavailable, whichever clusters these are.
   */
  out(): Out[] {
    const leaving: Start[] = [];
    const joining: Start[] = [];
    const inPlace: Start[] = [];
    for (const start of this.inFlight.values()) {
      if (this.broken.has(start.target)) continue;
      (start.removes ? leaving : this.fresh.has(start.target) ? joining : inPlace).push(start);
    }
    const missing = [...leaving, ...joining].slice(0, Math.max(0, this.removed - this.arrived));
    return [...this.before.values(), ...this.broken.values(), ...inPlace, ...missing];
  }

  copy(): ClustersUnderWay {
    const copy = new ClustersUnderWay(this.before.values(), this.fresh);
    for (const [target, start] of this.inFlight) copy.inFlight.set(target, start);
    for (const [target, start] of this.broken) copy.broken.set(target, start);
    copy.arrived = this.arrived;
    copy.removed = this.removed;
    return copy;
  }
}

/** Clusters that have a placement and do not serve; `groupOf` is null for clusters of no group. */
export function outAlready(
  bindings: readonly Binding[],
  silent: ReadonlyMap<string, Text>,
  groupOf: (cluster: string) => string | null,
): Out[] {
  return bindings.flatMap((binding) => {
    const { cluster: target, deleting, state } = binding;
    const isOut = isUnavailable(binding) || (state !== 'Scheduled' && silent.has(target));
    const group = deleting || !isOut ? null : groupOf(target);
    return group === null ? [] : [{ target, group, batch: 0, isOld: true }];
  });
}

/** Clusters that do not have the placement yet. */
export function freshOf(bindings: readonly Binding[]): ReadonlySet<string> {
  return new Set(bindings.flatMap(({ state, cluster }) => (state === 'Scheduled' ? [cluster] : [])));
}
