import { fix } from '../../../text/fix.js';
import { code, count, fewNames, list, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { untolerated } from '../../../snapshot/snapshot.js';
import type { Leaving } from '../../system.js';
import { allowsSurge, type DaemonSetSpec } from '../controller/daemonset.js';
import { type DaemonNode, daemonTolerations, nodeFit, withoutConditions } from '../controller/node-fit.js';
import type { LiveWorkload } from '../objects/live.js';
import type { KubernetesObject } from '../objects/objects.js';
import { daemonSetSpecOf, isSet } from '../objects/spec.js';
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
  { placement, strategy }: DaemonSetSpec,
  live: LiveWorkload | null,
): NodeSets {
  // What base lacks, the cluster may have: then its own template says which nodes have a pod.
  const earlier = object.before ?? object.live;
  const before = earlier && daemonSetSpecOf(earlier, '');
  const edited = relation === 'changed' ? before : null;
  const pods = live?.pods ?? [];
  const having = new Set(pods.map(({ slot }) => slot));
  const staying = new Set(pods.flatMap(({ slot, terminating }) => (terminating ? [] : slot)));
  const after = (node: DaemonNode) => nodeFit(node, placement);
  const had = nodes.filter((node) => {
    if (staying.size === 0) return edited !== null && hasHadPod(node, edited);
    return staying.has(node.name) && (!before || nodeFit(node, before.placement).shouldContinue);
  });
  const joining = nodes.filter(
    (node) => edited && after(node).shouldRun && !having.has(node.name) && !hasHadPod(node, edited),
  );
  const isRolled = edited !== null && strategy.type !== 'OnDelete';
  return {
    joining: new Set(joining.map(({ name }) => name)),
    had,
    leaving: had.filter((node) => !after(node).shouldContinue).map(({ name }) => name),
    shutOut: nodes.flatMap((node) => {
      if (!isRolled || !after(node).shouldContinue || !hasHadPod(node, edited)) return [];
      const taints = withoutConditions(node.taints);
      const taint = untolerated(taints, daemonTolerations(placement), ['NoSchedule'])?.key;
      return taint === undefined ? [] : { name: node.name, taint };
    }),
  };
}

/** Sentences about nodes that join or are shut out, each after a blank. */
export function nodesText({ joining, shutOut }: NodeSets, spec: DaemonSetSpec): Text {
  const [joins, closed] = [joining.size, shutOut.length];
  const waits =
    spec.strategy.type === 'RollingUpdate' && !allowsSurge(spec)
      ? text`; until it is available each counts against maxUnavailable`
      : NO_TEXT;
  const joinText = text` ${count(joins, 'node')} (${fewNames('target', [...joining])}) ${verbFor(joins, 'joins', 'join')}: the first pod starts there at once, whatever the limits say${waits}.`;
  const keys = list([...new Set(shutOut.map(({ taint }) => taint))].map(code));
  const closedText = text` ${count(closed, 'node')} (${fewNames(
    'target',
    shutOut.map(({ name }) => name),
  )}) ${verbFor(closed, 'loses its pod and gets no other', 'lose their pod and get no other')}: the pod template no longer tolerates the taint ${keys}.`;
  return text`${joins > 0 ? joinText : NO_TEXT}${closed > 0 ? closedText : NO_TEXT}`;
}

/** Pods on nodes that the pod template no longer fits; undefined where there is none. */
export function leavingNodes(
  { had, leaving }: NodeSets,
  { manifest }: KubernetesObject,
  { placement }: DaemonSetSpec,
): Leaving | undefined {
  const gone = leaving.length;
  if (gone === 0) return undefined;
  const asked = Object.entries(placement.nodeSelector).map(([key, value]) => code(`${key}=${value}`));
  const selector = asked.length === 0 ? NO_TEXT : text` (nodeSelector ${list(asked)})`;
  const path = ['spec', 'template', 'spec'];
  const field = ['nodeSelector', 'affinity', 'nodeName'].filter((one) =>
    isSet(manifest.object, ...path, one),
  );
  return {
    targets: gone,
    of: had.length,
    says: text`${count(gone, 'node')} of ${had.length} (${fewNames('target', leaving)}) no longer ${verbFor(gone, 'fits', 'fit')} the pod template${selector}: ${verbFor(gone, 'its pod is deleted', 'their pods are deleted')} at once, before any update, regardless of maxUnavailable and disruption budgets.`,
    fix: fix`Remove nodes in steps, and check the workload after each; or keep them until a replacement serves there.`,
    isStep: false,
    place: manifest.placeOf([...path, ...field.slice(0, 1)]),
  };
}
