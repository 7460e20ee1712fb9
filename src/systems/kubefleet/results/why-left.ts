import { few } from '../../../manifest/words/listing.js';
import { groupedBy } from '../../../manifest/lookup/grouped.js';
import { verb } from '../../../text/plural.js';
import { requiredTest } from '../controller/affinity.js';
import type { MemberCluster } from '../objects/clusters.js';
import type { PickedNumber } from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import type { Fleet } from '../objects/fleet.js';
import type { PlacementPolicy } from '../objects/policy.js';
import { isError } from '../objects/properties.js';
import type { PlacedObject, Side } from '../side.js';
import { toleratesAll } from '../controller/tolerations.js';
import { taintText } from '../../../snapshot/toleration.js';

/**
 * Why clusters lose the placement where the policy does not show it, each reason once. An edited policy is scheduled anew, and then
 * taints and the state of clusters count again, which do nothing to a cluster that holds a placement. Source:
 * kubefleet-dev/kubefleet e160c1cd, pkg/scheduler/framework/framework.go.
 */
export function whyLeft({ object, spec, transition }: PlacedObject, { fleet }: Side): string[] {
  if (isError(transition)) return [];
  const left = new Set(
    transition.bindings.filter(({ state }) => state === 'Unscheduled').map(({ cluster }) => cluster),
  );
  const byReason = groupedBy(
    fleet.clusters.filter(({ name, leaving }) => left.has(name) && !leaving),
    (cluster) => reasonFor(spec.policy, cluster, object.ref.namespace) ?? undefined,
  );
  return [...byReason].map(
    ([reason, losing]) =>
      `${few(losing.map(({ name }) => name))} ${verb(losing.length, 'loses', 'lose')} the placement (${reason}). That counts whenever a policy is scheduled anew, as an edited one is.`,
  );
}

/** Clusters without the placement that the policy would take but for their state or a taint. */
export function passedOver(
  policy: PlacementPolicy,
  bindings: readonly Binding[],
  { clusters }: Fleet,
  namespace: string | null,
): PickedNumber['passedOver'] {
  const held = new Set(bindings.filter(({ state }) => state !== 'Unscheduled').map(({ cluster }) => cluster));
  return clusters.flatMap((cluster) => {
    const why = held.has(cluster.name) ? null : reasonFor(policy, cluster, namespace);
    return why === null ? [] : [{ target: cluster.name, why }];
  });
}

/** The first filter that leaves it out, in the scheduler's order; null where the policy says it, others were better or fewer are asked for. */
function reasonFor(policy: PlacementPolicy, cluster: MemberCluster, namespace: string | null): string | null {
  if (policy.type === 'PickFixed') return policy.clusters.includes(cluster.name) ? cluster.ineligible : null;
  if (requiredTest(policy.required)(cluster) !== true) return null;
  if (cluster.ineligible !== null) return cluster.ineligible;
  if (namespace !== null && cluster.namespaces?.has(namespace) === false)
    return `it has no namespace ${namespace}`;
  const taint = cluster.taints.find((one) => !toleratesAll([one], policy.tolerations));
  return taint ? `the taint ${taintText(taint)} is not tolerated` : null;
}
