import { counted } from '../../../../manifest/words/plural.js';
import { type Problem, warningAt } from '../../../../manifest/problem.js';
import type { Place } from '../../../../manifest/manifest.js';
import { countsSizes } from '../../controller/disruption/budget.js';
import { PodIndex } from '../../controller/disruption/coverage.js';
import { type Budget, keyOf, type OwnerRef, type Workload } from '../../controller/disruption/cluster.js';
import type { DrainPod } from '../../controller/disruption/drain-pod.js';
import { ownerKey } from './held.js';

/** How the kinds are called in a `kubectl get`. */
const RESOURCES: Readonly<Record<string, string>> = {
  Deployment: 'deployments.apps',
  ReplicaSet: 'replicasets.apps',
  StatefulSet: 'statefulsets.apps',
  ReplicationController: 'replicationcontrollers',
};

/** What was assumed of controllers that the snapshot does not hold, to be said of every budget that rests on it. */
export class UnseenOwners {
  private readonly asFound: ReadonlyMap<string, Workload>;

  /**
   * `untold`: missing ReplicaSets by the pods of which only a guess says whose they are. `asFound`: controllers that are taken to
   * want the pods that run.
   */
  constructor(
    private readonly untold: ReadonlyMap<string, OwnerRef>,
    asFound: readonly Workload[],
  ) {
    this.asFound = new Map(asFound.map((one) => [ownerKey(one.namespace, one), one]));
  }

  /** A warning for each budget of the files (`places`, by `namespace/name`), and one for all of the snapshot's together. */
  problems(
    budgets: readonly Budget[],
    pods: readonly DrainPod[],
    places: ReadonlyMap<string, Place>,
  ): Problem[] {
    const uncertain = pods.filter((pod) => this.isUncertain(pod));
    if (uncertain.length === 0) return [];
    const index = new PodIndex(uncertain);
    const resting = budgets.flatMap((budget) => {
      const says = this.suppositions(budget, index.coveredBy(budget));
      return says.length > 0 ? [{ budget, says, place: places.get(keyOf(budget)) ?? null }] : [];
    });
    const written = resting.filter(({ place }) => place !== null);
    const live = resting.filter(({ place }) => place === null);
    return [
      ...written.map(({ budget, says, place }) => warning(`PodDisruptionBudget/${budget.name}`, says, place)),
      ...(live.length > 0 ? [ofSnapshot(live)] : []),
    ];
  }

  private isUncertain({ owner, ...pod }: DrainPod): boolean {
    return (
      this.untold.has(keyOf(pod)) || (owner !== null && this.asFound.has(ownerKey(pod.namespace, owner)))
    );
  }

  private suppositions(budget: Budget, covered: readonly DrainPod[]): Supposition[] {
    const all = covered.flatMap((pod) => this.suppositionOf(pod, countsSizes(budget.ask)) ?? []);
    return [...new Map(all.map((one) => [one.says, one])).values()];
  }

  private suppositionOf(pod: DrainPod, countsSize: boolean): Supposition | null {
    const set = this.untold.get(keyOf(pod));
    const found = pod.owner && this.asFound.get(ownerKey(pod.namespace, pod.owner));
    if (found && (countsSize || set)) {
      const pods = counted(found.scale ?? 0, 'pod');
      return {
        kind: found.kind,
        says: `${nameOf(found)} is taken to want the ${pods} of it that the snapshot holds`,
      };
    }
    if (!set || !pod.owner) return null;
    return {
      kind: set.kind,
      says: `the pods of ${nameOf(set)} are taken for those of ${nameOf(pod.owner)}, the only Deployment whose selector matches them`,
    };
  }
}

interface Supposition {
  /** Kind of the controller that is missing. */
  readonly kind: string;
  readonly says: string;
}

interface Resting {
  readonly budget: Budget;
  readonly says: readonly Supposition[];
}

function warning(what: string, says: readonly Supposition[], place: Place | null): Problem {
  const [first] = says;
  const more = says.length > 1 ? ` (and so are ${says.length - 1} more)` : '';
  const kinds = [...new Set(says.map(({ kind }) => RESOURCES[kind] ?? kind))].sort().join(' and ');
  const message = `${what}: the snapshot does not hold all controllers of its pods: ${first?.says ?? ''}${more}. Whether it lets drains evict them rests on that. Take ${kinds} into the snapshot.`;
  return warningAt(place, 'owners-not-in-snapshot', message);
}

function ofSnapshot(resting: readonly Resting[]): Problem {
  const says = resting.flatMap((one) => one.says);
  const name = `PodDisruptionBudget/${resting[0]?.budget.name ?? ''}`;
  const more = resting.length > 1 ? ` and ${counted(resting.length - 1, 'other budget')}` : '';
  return warning(
    `${name}${more} of the snapshot`,
    [...new Map(says.map((one) => [one.says, one])).values()],
    null,
  );
}

function nameOf({ kind, name }: OwnerRef): string {
  return `${kind}/${name}`;
}
