import { few, visible } from '../../../manifest/visible.js';
import { untolerated } from '../../../snapshot/snapshot.js';
import { counted, verb } from '../../../text/plural.js';
import type { Leaving } from '../../system.js';
import { fieldOf, objectOf } from '../admission/defaults.js';
import { type DaemonNode, nodeFit } from '../controller/daemonset/node-fit.js';
import { allowsSurge, type DaemonSetSpec } from '../controller/daemonset/state.js';
import { daemonPodTolerations, withoutConditions } from '../controller/taints.js';
import type { LiveWorkload } from '../objects/live.js';
import type { KubernetesObject } from '../objects/objects.js';
import { podTemplateOf } from '../objects/template.js';
import { daemonSetSpecOf } from '../objects/workloads.js';
import { hasHadPod } from '../rollout/start.js';
import type { WorkloadInput } from '../rollout/workload.js';

/** Nodes on which an edited pod template lets a DaemonSet run, or no longer. */
interface NodeSets {
  /** Get their first pod. Source: kubernetes 1.28, daemon/daemon_controller.go, podsShouldBeOnNode. */
  readonly joining: ReadonlySet<string>;
  /** Had its pod, and those of them that no longer may: the first sync deletes these pods, all of them and before any update. */
  readonly had: readonly DaemonNode[];
  readonly leaving: readonly string[];
  /**
   * Have a taint that is no longer tolerated: the update deletes the pod and none comes after it. Source: kubernetes 1.28,
   * daemon/daemon_controller.go, NodeShouldRunDaemonPod; NVIDIA/gpu-operator#235.
   */
  readonly shutOut: readonly { readonly name: string; readonly taint: string }[];
}

/** Compares the nodes that fit before and after the change. */
export function nodeSetsOf(
  { object, relation, context: { nodes } }: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveWorkload | null,
): NodeSets {
  // What base lacks, the cluster may have: then its own template says which nodes have a pod.
  const earlier = object.before ?? object.live;
  const before = earlier && daemonSetSpecOf(earlier.object, '');
  const edited = relation === 'changed' ? before : null;
  const pods = live?.pods ?? [];
  const having = new Set(pods.map(({ node }) => node));
  const staying = new Set(pods.flatMap(({ node, terminating }) => (terminating ? [] : node)));
  const after = (node: DaemonNode) => nodeFit(node, spec.placement);
  const had = nodes.filter((node) => {
    if (staying.size === 0) return edited !== null && hasHadPod(node, edited);
    return staying.has(node.name) && (!before || nodeFit(node, before.placement).shouldContinue);
  });
  const joining = nodes.filter(
    (node) => edited && after(node).shouldRun && !having.has(node.name) && !hasHadPod(node, edited),
  );
  const tolerations = [...spec.placement.tolerations, ...daemonPodTolerations(spec.placement.hostNetwork)];
  const isRolled = edited !== null && spec.strategy.type !== 'OnDelete';
  return {
    joining: new Set(joining.map(({ name }) => name)),
    had,
    leaving: had.filter((node) => !after(node).shouldContinue).map(({ name }) => name),
    shutOut: nodes.flatMap((node) => {
      if (!isRolled || !after(node).shouldContinue || !hasHadPod(node, edited)) return [];
      const taint = untolerated(withoutConditions(node.taints), tolerations, ['NoSchedule'])?.key;
      return taint === undefined ? [] : { name: node.name, taint };
    }),
  };
}

/** Sentences about nodes that join or are shut out, each after a blank. */
export function nodesText({ joining, shutOut }: NodeSets, spec: DaemonSetSpec): string {
  let says = '';
  if (joining.size > 0) {
    const [join, pod] = joining.size === 1 ? ['joins', 'it gets its'] : ['join', 'they get their'];
    const waits =
      spec.strategy.type === 'RollingUpdate' && !allowsSurge(spec)
        ? '; until it is available each counts against maxUnavailable'
        : '';
    says += ` ${counted(joining.size, 'node')} (${few([...joining])}) ${join}: ${pod} first pod at once, whatever the limits say${waits}.`;
  }
  if (shutOut.length > 0) {
    const keys = [...new Set(shutOut.map(({ taint }) => taint))].map((key) => `\`${visible(key)}\``);
    const lose = verb(shutOut.length, 'loses its pod and gets no other', 'lose their pod and get no other');
    says += ` ${counted(shutOut.length, 'node')} (${few(shutOut.map(({ name }) => name))}) ${lose}: the pod template no longer tolerates the taint ${keys.join(', ')}.`;
  }
  return says;
}

/** Pods on nodes that the pod template no longer fits; undefined where there is none. */
export function leavingNodes(
  { had, leaving }: NodeSets,
  { manifest }: KubernetesObject,
  { placement }: DaemonSetSpec,
): Leaving | undefined {
  if (leaving.length === 0) return undefined;
  const asked = Object.entries(placement.nodeSelector).map(([key, value]) => visible(`${key}=${value}`));
  const selector = asked.length === 0 ? '' : ` (nodeSelector ${asked.join(', ')})`;
  const they = verb(leaving.length, 'its pod is deleted', 'their pods are deleted');
  const path = ['spec', 'template', 'spec'];
  const podSpec = objectOf(podTemplateOf(manifest), 'spec');
  const field = ['nodeSelector', 'affinity', 'nodeName'].filter((key) => fieldOf(podSpec, key) !== undefined);
  return {
    targets: leaving.length,
    of: had.length,
    says: `${counted(leaving.length, 'node')} of ${had.length} (${few(leaving)}) no longer ${verb(leaving.length, 'fits', 'fit')} the pod template${selector}: ${they} at once, before any update, regardless of maxUnavailable and disruption budgets.`,
    fix: 'Remove nodes in steps, and check the workload after each; or keep them until a replacement serves there.',
    isStep: false,
    place: manifest.placeOf([...path, ...field.slice(0, 1)]),
  };
}
