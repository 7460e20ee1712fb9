import { compileSelector, selectedBy } from '../../../../manifest/selector.js';
import type { Taint, Toleration } from '../../../../snapshot/snapshot.js';
import { type Labels, meets, type Requirement } from '../labels.js';
import { daemonPodTolerations, hasUntolerated } from '../taints.js';
import { rememberedOfBoth } from '../../../../manifest/lookup.js';

/** A node as far as daemon pods care. */
export interface DaemonNode {
  readonly name: string;
  readonly labels: Labels;
  /** All of them, those of cordoning and of conditions too. */
  readonly taints: readonly Taint[];
  /** No pod becomes ready there, and none ends. */
  readonly down: boolean;
}

/** A term of required node affinity: every requirement on labels and on the name must hold; an empty term matches nothing. */
export interface NodeSelectorTerm {
  readonly matchExpressions: readonly Requirement[];
  readonly matchFields: readonly Requirement[];
}

/** What a pod template says about the nodes it may run on. */
export interface Placement {
  readonly nodeName: string | null;
  readonly nodeSelector: Labels;
  /** Any one of them is enough; null is no required affinity. */
  readonly requiredTerms: readonly NodeSelectorTerm[] | null;
  readonly tolerations: readonly Toleration[];
  readonly hostNetwork: boolean;
}

export interface NodeFit {
  /** The node is wanted: it counts as desired and gets a pod. */
  readonly shouldRun: boolean;
  /** A pod that is there may stay. */
  readonly shouldContinue: boolean;
}

/**
 * Whether a node should run the daemon pod, and whether one that it has may stay. An untolerated NoSchedule taint alone keeps new
 * pods away and leaves old ones; so a node that is down is not wanted but keeps its pod. Source: kubernetes 1.28,
 * daemon/daemon_controller.go, NodeShouldRunDaemonPod.
 */
export function nodeFit(node: DaemonNode, placement: Placement): NodeFit {
  return fitOf(placement, node);
}

/** Every sync asks about its nodes. */
const fitOf = rememberedOfBoth((placement: Placement, node: DaemonNode): NodeFit => {
  if (!fitsByName(node, placement) || !fitsByLabels(node, placement))
    return { shouldRun: false, shouldContinue: false };
  const tolerations = [...placement.tolerations, ...daemonPodTolerations(placement.hostNetwork)];
  if (hasUntolerated(node.taints, tolerations, ['NoExecute']))
    return { shouldRun: false, shouldContinue: false };
  return { shouldRun: !hasUntolerated(node.taints, tolerations, ['NoSchedule']), shouldContinue: true };
});

/** The nodes whose name and labels fit, in their order, whatever their taints: on the others its pods can never be. */
export function nodesFitting<N extends DaemonNode>(nodes: readonly N[], placement: Placement): readonly N[] {
  const compiled = compileSelector({ matchLabels: { ...placement.nodeSelector } });
  const near = 'selector' in compiled ? selectedBy(nodes, compiled.selector) : nodes;
  return near.filter((node) => fitsByName(node, placement) && fitsByLabels(node, placement));
}

/** True where `nodeName` leaves the node, or asks for none. */
export function fitsByName(node: DaemonNode, { nodeName }: Placement): boolean {
  return nodeName === null || nodeName === '' || nodeName === node.name;
}

/** True where the node selector and the required terms of the affinity leave the node. */
export function fitsByLabels(node: DaemonNode, { nodeSelector, requiredTerms }: Placement): boolean {
  const selected = Object.entries(nodeSelector).every(([key, value]) =>
    meets({ key, operator: 'In', values: [value] }, node.labels),
  );
  return selected && (requiredTerms === null || requiredTerms.some((term) => matchesTerm(node, term)));
}

/** Source: k8s.io/component-helpers, scheduling/corev1/nodeaffinity. */
function matchesTerm(node: DaemonNode, { matchExpressions, matchFields }: NodeSelectorTerm): boolean {
  if (matchExpressions.length === 0 && matchFields.length === 0) return false;
  return (
    matchExpressions.every((requirement) => meets(requirement, node.labels)) &&
    matchFields.every(
      (requirement) =>
        requirement.key === 'metadata.name' && meets(requirement, { 'metadata.name': node.name }),
    )
  );
}
