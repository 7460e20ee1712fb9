import type { Out, Start } from '../../../rollout/controller.js';
import type { Text } from '../../../text/text.js';
import { type Binding, clustersIn, isUnavailable } from '../controller/bindings.js';

/** Clusters in progress of a rollout, and the clusters that it keeps out. */
export class UnderWay {
  /** Clusters on which the placement did not work when the rollout began, and that it has not reached yet. */
  private before: Map<string, Out>;
  inFlight = new Map<string, Start>();
  /** Clusters that got a bad version. */
  broken = new Map<string, Start>();
  /** Clusters that do not have the placement when the rollout begins. */
  private readonly fresh: ReadonlySet<string>;
  /** Number of clusters taken away beyond the fresh ones that have come up. */
  private missing = 0;

  constructor(before: readonly Out[], bindings: readonly Binding[]) {
    this.before = new Map(before.map((one) => [one.target, one]));
    this.fresh = new Set(clustersIn(bindings, 'Scheduled'));
  }

  begin(starts: readonly Start[]): void {
    for (const start of starts) {
      this.inFlight.set(start.target, start);
      this.before.delete(start.target);
      if (start.removes) this.missing++;
    }
  }

  end(start: Start, result: 'succeeded' | 'failed'): void {
    this.inFlight.delete(start.target);
    this.broken.delete(start.target);
    if (result === 'failed') this.broken.set(start.target, start);
    else if (this.fresh.has(start.target)) this.missing--;
  }

  copy(): UnderWay {
    const copy = Object.assign(new UnderWay([], []), this);
    copy.before = new Map(this.before);
    copy.inFlight = new Map(this.inFlight);
    copy.broken = new Map(this.broken);
    return copy;
  }

  /** True for work that ends: on a silent cluster it never does. */
  isMoving(silent: ReadonlyMap<string, Text>): boolean {
    return [...this.inFlight.keys()].some((target) => !silent.has(target));
  }

  /**
   * Clusters that are out: those that did not work before, those that are updated in place, those that got a bad version, and as many
   * of the joining and leaving ones as are missing. The controller adds before it removes if maxSurge allows it: a newly bound cluster
   * takes no serving one away, and a removed cluster is no loss once another serves in its place.
   * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go: what has to stay available is the target number less
   * maxUnavailable, whichever clusters these are.
   */
  out(): Out[] {
    const { before, broken, inFlight, fresh, missing } = this;
    const going = [...inFlight.values()].filter(({ target }) => !broken.has(target));
    const isMoved = ({ removes, target }: Start): boolean => removes === true || fresh.has(target);
    const moved = going
      .filter(isMoved)
      .sort((a, b) => Number(b.removes ?? false) - Number(a.removes ?? false));
    const inPlace = going.filter((start) => !isMoved(start));
    return [...before.values(), ...broken.values(), ...inPlace, ...moved.slice(0, Math.max(0, missing))];
  }
}

/** Clusters that have a placement and do not serve; `groupOf` is null for clusters of no group. */
export function outAlready(
  bindings: readonly Binding[],
  silent: ReadonlyMap<string, Text>,
  groupOf: (cluster: string) => string | null,
): Out[] {
  return bindings.flatMap((binding): Out | [] => {
    const { cluster: target, deleting, state } = binding;
    const isOut = isUnavailable(binding) || (state !== 'Scheduled' && silent.has(target));
    const group = deleting || !isOut ? null : groupOf(target);
    return group === null ? [] : { target, group, batch: 0, isOld: true };
  });
}
