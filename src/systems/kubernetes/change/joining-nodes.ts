import { counted } from '../../../text/plural.js';
import { few } from '../../../manifest/words/listing.js';
import { nodeFit, nodesFitting } from '../controller/daemonset/node-fit.js';
import { allowsSurge, type DaemonSetSpec } from '../controller/daemonset/state.js';
import type { LiveWorkload } from '../objects/live.js';
import { daemonSetSpecOf } from '../objects/workloads.js';
import { hasHadPod } from '../rollout/plan-daemonset.js';
import type { WorkloadInput } from '../rollout/workload.js';

/**
 * Nodes that the changed pod template fits and the earlier one did not: the first sync gives all of them a pod. Nothing served
 * there before, so none is out for want of one. Source: kubernetes 1.28, daemon/daemon_controller.go, podsShouldBeOnNode.
 */
export function joiningNodes(
  { object, relation, context }: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveWorkload | null,
): ReadonlySet<string> {
  const earlier = object.before ?? object.live;
  if (relation !== 'changed' || !earlier) return new Set();
  const before = daemonSetSpecOf(earlier.object, '');
  const having = new Set(live?.pods.map(({ node }) => node));
  const joining = nodesFitting(context.nodes, spec.placement).filter(
    (node) => !having.has(node.name) && nodeFit(node, spec.placement).shouldRun && !hasHadPod(node, before),
  );
  return new Set(joining.map(({ name }) => name));
}

/** What becomes of them, after a blank; '' where there are none. Only without surge does an update wait for them. */
export function joiningText(joining: ReadonlySet<string>, spec: DaemonSetSpec): string {
  if (joining.size === 0) return '';
  const [join, pod] = joining.size === 1 ? ['joins', 'it gets its'] : ['join', 'they get their'];
  const waits =
    spec.strategy.type === 'RollingUpdate' && !allowsSurge(spec)
      ? '; until it is available each counts against maxUnavailable'
      : '';
  return ` ${counted(joining.size, 'node')} (${few([...joining])}) ${join}: ${pod} first pod at once, whatever the limits say${waits}.`;
}

/** The batches of a later rollout, in which all nodes have their pod; for that one's first batch nobody has to wait. */
export function laterBatches(targets: number, atOnce: number): number[] {
  if (atOnce <= 0) return [];
  return Array.from({ length: Math.ceil(targets / atOnce) }, (_, i) =>
    Math.min(atOnce, targets - i * atOnce),
  );
}
