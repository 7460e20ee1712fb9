import { few } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../text/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Leaving } from '../../system.js';
import { fieldOf, objectOf } from '../admission/defaults.js';
import { nodeFit } from '../controller/daemonset/node-fit.js';
import type { Labels } from '../controller/labels.js';
import type { DaemonSetSpec } from '../controller/daemonset/state.js';
import type { LiveWorkload } from '../objects/live.js';
import type { KubernetesObject } from '../objects/objects.js';
import { daemonSetSpecOf } from '../objects/workloads.js';
import { hasHadPod } from '../rollout/plan-daemonset.js';
import type { WorkloadInput } from '../rollout/workload.js';

/**
 * Nodes that the pod template no longer fits: the first sync deletes their pods, all of them and before any update, so that
 * maxUnavailable plays no part. Source: kubernetes 1.28, daemon/daemon_controller.go, podsShouldBeOnNode.
 */
export function leavingNodes(
  { object, relation, context }: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveWorkload | null,
): Leaving | undefined {
  // What base lacks, the cluster may have: then its own template says which nodes have a pod.
  const earlier = object.before ?? object.live;
  const before = earlier && daemonSetSpecOf(earlier.object, '');
  const pods = live?.pods.filter(({ terminating }) => !terminating) ?? [];
  const having = pods.length > 0 ? new Set(pods.map(({ node }) => node)) : null;
  const had = context.nodes.filter((node) => {
    if (having) return having.has(node.name) && (!before || nodeFit(node, before.placement).shouldContinue);
    return relation === 'changed' && before !== null && hasHadPod(node, before);
  });
  const gone = had.filter((node) => !nodeFit(node, spec.placement).shouldContinue);
  if (gone.length === 0) return undefined;
  const names = few(gone.map(({ name }) => name));
  const they = verb(gone.length, 'its pod is deleted', 'their pods are deleted');
  return {
    targets: gone.length,
    of: had.length,
    says: `${counted(gone.length, 'node')} of ${had.length} (${names}) no longer ${verb(gone.length, 'fits', 'fit')} the pod template${selectorText(spec.placement.nodeSelector)}: ${they} at once, before any update, regardless of maxUnavailable and disruption budgets.`,
    fix: 'Remove nodes in steps, and check the workload after each; or keep them until a replacement serves there.',
    isStep: false,
    place: placeOf(object),
  };
}

/** ` (nodeSelector storage=true)`; empty where it selects by other means. */
function selectorText(nodeSelector: Labels): string {
  const asked = Object.entries(nodeSelector).map(([key, value]) => visible(`${key}=${value}`));
  return asked.length === 0 ? '' : ` (nodeSelector ${asked.join(', ')})`;
}

/** What says where pods may go, the first that is written. */
function placeOf({ manifest }: KubernetesObject): Leaving['place'] {
  const path = ['spec', 'template', 'spec'];
  const podSpec = objectOf(objectOf(objectOf(manifest.object, 'spec'), 'template'), 'spec');
  const written = ['nodeSelector', 'affinity', 'nodeName'].find((key) => fieldOf(podSpec, key) !== undefined);
  return manifest.placeOf(written === undefined ? path : [...path, written]);
}
