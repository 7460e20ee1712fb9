import { entryOf } from '../../../manifest/fields.js';
import { rememberedOfBoth } from '../../../manifest/lookup.js';
import type { Placement, Requirement } from './spec.js';
import { type Taint, type Toleration, untolerated } from '../../../snapshot/snapshot.js';

type Labels = Readonly<Record<string, string>>;

/** A node as far as pods care. */
export interface DaemonNode {
  readonly name: string;
  readonly labels: Labels;
  /** All of them, those of cordoning and of conditions too. */
  readonly taints: readonly Taint[];
  /** No pod becomes ready there, and none ends. */
  readonly down: boolean;
}

/**
 * True if a node should run the daemon pod (it counts as desired and gets one), and if one that it has may stay. An untolerated
 * NoSchedule taint alone keeps new pods away and leaves old ones; so a node that is down is not wanted but keeps its pod. Every sync
 * asks. Source: kubernetes 1.28, daemon/daemon_controller.go, NodeShouldRunDaemonPod.
 */
const fitOf = rememberedOfBoth((placement: Placement, node: DaemonNode) => {
  const added = placement.hostNetwork ? [...BUILT_IN, NO_NETWORK] : BUILT_IN;
  const isTolerated = (effect: string): boolean =>
    !untolerated(node.taints, [...placement.tolerations, ...added], [effect]);
  const shouldContinue = fitsPlacement(node, placement) && isTolerated('NoExecute');
  return { shouldRun: shouldContinue && isTolerated('NoSchedule'), shouldContinue };
});

export function nodeFit(node: DaemonNode, placement: Placement): ReturnType<typeof fitOf> {
  return fitOf(placement, node);
}

/**
 * True where `nodeName`, the node selector and the required terms of the affinity leave the node, whatever its taints. Source:
 * k8s.io/component-helpers, scheduling/corev1/nodeaffinity.
 */
export function fitsPlacement(
  { name, labels }: DaemonNode,
  { nodeName, nodeSelector, requiredTerms }: Placement,
): boolean {
  if (nodeName !== null && nodeName !== name) return false;
  const selected = Object.entries(nodeSelector).every(([key, value]) => entryOf(labels, key) === value);
  const matches = ({
    matchExpressions,
    matchFields,
  }: NonNullable<Placement['requiredTerms']>[number]): boolean =>
    matchExpressions.length + matchFields.length > 0 &&
    matchExpressions.every((one) => meets(one, labels)) &&
    matchFields.every((one) => one.key === 'metadata.name' && meets(one, { 'metadata.name': name }));
  return selected && (requiredTerms === null || requiredTerms.some(matches));
}

/** One requirement against the labels of a node. An operator that does not exist matches nothing. */
function meets({ key, operator, values }: Requirement, labels: Labels): boolean {
  const value = entryOf(labels, key);
  const isIn = value !== undefined && values.includes(value);
  const [own = NaN, limit = NaN] = [value, values.length === 1 ? values[0] : undefined].map(wholeNumber);
  const met = { In: isIn, NotIn: !isIn, Exists: value !== undefined, DoesNotExist: value === undefined };
  return entryOf<boolean>({ ...met, Gt: own > limit, Lt: own < limit }, operator) ?? false;
}

function wholeNumber(text: string | undefined): number {
  return text !== undefined && /^[+-]?[0-9]+$/.test(text) ? Number(text) : NaN;
}

/**
 * Tolerations that the controller adds to those of a daemon pod. A node that is down is tainted for both effects, and of these only
 * NoExecute is tolerated. Source: kubernetes 1.28, daemon/util, AddOrUpdateDaemonPodTolerations.
 */
const BUILT_IN: readonly Toleration[] = [
  exists('not-ready', 'NoExecute'),
  exists('unreachable', 'NoExecute'),
  ...['disk-pressure', 'memory-pressure', 'pid-pressure', 'unschedulable'].map((key) =>
    exists(key, 'NoSchedule'),
  ),
];
const NO_NETWORK = exists('network-unavailable', 'NoSchedule');

function exists(key: string, effect: string): Toleration {
  return { key: `node.kubernetes.io/${key}`, operator: 'Exists', value: '', effect };
}

/** Taints that the control plane puts on a node when its state changes, and takes off again. */
export const CORDONED = taints('unschedulable', 'NoSchedule');
export const NOT_READY = taints('not-ready', 'NoSchedule', 'NoExecute');
export const UNREACHABLE = taints('unreachable', 'NoSchedule', 'NoExecute');
const OF_CONDITIONS = [...NOT_READY, ...UNREACHABLE, ...taints('network-unavailable', 'NoSchedule')];

function taints(key: string, ...effects: readonly string[]): readonly Taint[] {
  return effects.map((effect) => ({ key: `node.kubernetes.io/${key}`, value: '', effect }));
}

/** The taints with those of a condition put on or taken off. */
export function withCondition(
  taints: readonly Taint[],
  condition: readonly Taint[],
  holds: boolean,
): Taint[] {
  const others = taints.filter(({ key }) => condition.every((taint) => taint.key !== key));
  return holds ? [...others, ...condition] : others;
}

/** Taints that were set on purpose. */
export function withoutConditions(taints: readonly Taint[]): Taint[] {
  return withCondition(taints, OF_CONDITIONS, false);
}
