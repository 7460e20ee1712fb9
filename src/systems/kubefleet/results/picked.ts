import { groupedBy } from '../../../manifest/lookup.js';
import { code, joinTexts, literal, type Text, text } from '../../../text/text.js';
import { taintText } from '../../../snapshot/snapshot.js';
import { requiredTest } from '../controller/affinity.js';
import { toleratesAll } from '../controller/tolerations.js';
import type { MemberCluster } from '../objects/clusters.js';
import type { PlacementPolicy } from '../objects/policy.js';
import { isError } from '../objects/properties.js';
import type { PlacedObject, Side } from '../side.js';
import { clusterNames, verbText } from '../objects/texts.js';

/**
 * Clusters that lose the placement because of their state or a taint. An edited policy is scheduled again, and only then taints and the
 * state of clusters count against a cluster that has the placement.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/scheduler/framework/framework.go.
 */
export function leftNotes(placed: PlacedObject, side: Side): Text[] {
  const left = new Set(
    bindingsOf(placed).flatMap(({ state, cluster }) => (state === 'Unscheduled' ? [cluster] : [])),
  );
  return reasonsOf(placed, side, ({ name, leaving }) => left.has(name) && !leaving).map(
    ([reason, names]) =>
      text`${clusterNames(names)} ${verbText(names, 'loses', 'lose')} the placement (${reason}). An edited policy is scheduled again, and then that counts.`,
  );
}

/** Clusters that the policy would pick but for their state or a taint: `cluster-4 (it has not joined)`; empty if there are none. */
export function notPickedText(placed: PlacedObject, side: Side): Text {
  const held = new Set(bindingsOf(placed).map(({ cluster }) => cluster));
  const reasons = reasonsOf(placed, side, ({ name }) => !held.has(name));
  return joinTexts(
    reasons.map(([reason, names]) => text`${clusterNames(names)} (${reason})`),
    ', ',
  );
}

function bindingsOf({ transition }: PlacedObject) {
  return isError(transition) ? [] : transition.bindings;
}

/** Clusters by the first filter of the scheduler that leaves them out. */
function reasonsOf(
  { object, spec }: PlacedObject,
  { fleet }: Side,
  isAsked: (cluster: MemberCluster) => boolean,
): readonly (readonly [Text, readonly string[]])[] {
  const filtered = fleet.clusters.filter(isAsked).flatMap((cluster) => {
    const reason = filteredBy(spec.policy, cluster, object.ref.namespace);
    return reason ? [{ name: cluster.name, reason }] : [];
  });
  return [...groupedBy(filtered, ({ reason }) => JSON.stringify(reason)).values()].map((alike) => [
    alike[0].reason,
    alike.map(({ name }) => name),
  ]);
}

/** Null if no filter leaves it out, or the policy itself does. */
function filteredBy(policy: PlacementPolicy, cluster: MemberCluster, namespace: string | null): Text | null {
  const ineligible = cluster.ineligible === null ? null : literal(cluster.ineligible);
  if (policy.type === 'PickFixed') return policy.clusters.includes(cluster.name) ? ineligible : null;
  if (requiredTest(policy.required)(cluster) !== true) return null;
  if (ineligible) return ineligible;
  if (namespace !== null && cluster.namespaces?.has(namespace) === false)
    return text`it has no namespace ${code(namespace)}`;
  const taint = cluster.taints.find((one) => !toleratesAll([one], policy.tolerations));
  return taint ? text`the taint ${code(taintText(taint))} is not tolerated` : null;
}
