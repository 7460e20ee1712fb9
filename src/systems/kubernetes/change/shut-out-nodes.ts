import { few } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../text/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import { untolerated } from '../../../snapshot/toleration.js';
import { nodeFit, nodesFitting } from '../controller/daemonset/node-fit.js';
import type { DaemonSetSpec } from '../controller/daemonset/state.js';
import type { DaemonNode } from '../controller/daemonset/node-fit.js';
import { daemonPodTolerations, withoutConditions } from '../controller/taints.js';
import { daemonSetSpecOf } from '../objects/workloads.js';
import { hasHadPod } from '../rollout/plan-daemonset.js';
import type { WorkloadInput } from '../rollout/workload.js';

/**
 * Nodes whose taint the earlier pod template tolerated and this one does not: the update takes their pod like any other and none comes
 * after it, for good. After a blank; '' where there are none. Source: kubernetes 1.28, daemon/daemon_controller.go,
 * NodeShouldRunDaemonPod; NVIDIA/gpu-operator#235.
 */
export function shutOutText({ object, relation, context }: WorkloadInput, spec: DaemonSetSpec): string {
  const earlier = object.before ?? object.live;
  if (relation !== 'changed' || !earlier || spec.strategy.type === 'OnDelete') return '';
  const before = daemonSetSpecOf(earlier.object, '');
  const out = nodesFitting(context.nodes, spec.placement).flatMap((node) => {
    const taint = shutOutBy(node, spec);
    return taint !== undefined && hasHadPod(node, before) ? [{ name: node.name, taint }] : [];
  });
  const [first] = out;
  if (!first) return '';
  const keys = [...new Set(out.map(({ taint }) => taint))].map((key) => `\`${visible(key)}\``).join(', ');
  const lose = verb(out.length, 'loses its pod and gets no other', 'lose their pod and get no other');
  return ` ${counted(out.length, 'node')} (${few(out.map(({ name }) => name))}) ${lose}: the pod template no longer tolerates the taint ${keys}.`;
}

/** The taint that somebody put there and that keeps a new pod away while an old one may stay. */
function shutOutBy(node: DaemonNode, { placement }: DaemonSetSpec): string | undefined {
  if (!nodeFit(node, placement).shouldContinue) return undefined;
  const tolerations = [...placement.tolerations, ...daemonPodTolerations(placement.hostNetwork)];
  return untolerated(withoutConditions(node.taints), tolerations, ['NoSchedule'])?.key;
}
