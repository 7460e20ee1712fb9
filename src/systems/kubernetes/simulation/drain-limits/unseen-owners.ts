import { few } from '../../../../manifest/words/listing.js';
import { counted } from '../../../../text/plural.js';
import { type Problem, warningAt } from '../../../../manifest/problem.js';
import type { Place } from '../../../../manifest/manifest.js';
import { countsSizes } from '../../controller/disruption/budget.js';
import { PodIndex } from '../../controller/disruption/coverage.js';
import { type Budget, keyOf, type OwnerRef, type Workload } from '../../controller/disruption/cluster.js';
import type { DrainPod } from '../../controller/disruption/drain-pod.js';
import { ownerKey } from './held.js';

/** Names of the kinds in a `kubectl get`. */
const RESOURCES: Readonly<Record<string, string>> = {
  Deployment: 'deployments.apps',
  ReplicaSet: 'replicasets.apps',
  StatefulSet: 'statefulsets.apps',
  ReplicationController: 'replicationcontrollers',
};

/** Controllers of pods that the snapshot does not hold. */
interface UnseenOwners {
  /** ReplicaSets by the pods whose Deployment is found by its selector alone. */
  readonly untold: ReadonlyMap<string, OwnerRef>;
  /** Controllers whose size is the number of pods that run. */
  readonly asFound: readonly Workload[];
}

/** A warning for each budget of the files (`places`, by `namespace/name`) that depends on them, and one for all budgets of the snapshot. */
export function unseenOwnerProblems(
  { untold, asFound }: UnseenOwners,
  budgets: readonly Budget[],
  pods: readonly DrainPod[],
  places: ReadonlyMap<string, Place>,
): Problem[] {
  const found = new Set(asFound.map((one) => ownerKey(one.namespace, one)));
  const ownerOf = (pod: DrainPod, countsSize: boolean): OwnerRef | null => {
    const set = untold.get(keyOf(pod)) ?? null;
    const isFound = pod.owner !== null && found.has(ownerKey(pod.namespace, pod.owner));
    return set === null && isFound && countsSize ? pod.owner : set;
  };
  const uncertain = pods.filter((pod) => ownerOf(pod, true) !== null);
  if (uncertain.length === 0) return [];
  const index = new PodIndex(uncertain);
  const resting = budgets.flatMap((budget) => {
    const owners = index.coveredBy(budget).flatMap((pod) => ownerOf(pod, countsSizes(budget.ask)) ?? []);
    return owners.length > 0 ? [{ budget, owners, place: places.get(keyOf(budget)) ?? null }] : [];
  });
  const live = resting.filter(({ place }) => place === null);
  const more = live.length > 1 ? ` and ${counted(live.length - 1, 'other budget')}` : '';
  return [
    ...resting
      .filter(({ place }) => place !== null)
      .map(({ budget, owners, place }) => warning(`PodDisruptionBudget/${budget.name}`, owners, place)),
    ...live.slice(0, 1).map(({ budget }) =>
      warning(
        `PodDisruptionBudget/${budget.name}${more} of the snapshot`,
        live.flatMap(({ owners }) => owners),
        null,
      ),
    ),
  ];
}

function warning(budgets: string, owners: readonly OwnerRef[], place: Place | null): Problem {
  const names = few([...new Set(owners.map(({ kind, name }) => `${kind}/${name}`))]);
  const kinds = [...new Set(owners.map(({ kind }) => RESOURCES[kind] ?? kind))].sort().join(' and ');
  const message = `${budgets}: the snapshot does not hold all controllers of its pods (${names}). The plan assumes that they want the pods that run. Take ${kinds} into the snapshot.`;
  return warningAt(place, 'owners-not-in-snapshot', message);
}
