import { once, remembered } from '../../../manifest/lookup.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { textOf } from '../admission/defaults.js';
import { type DaemonNode, nodesFitting, type Placement } from '../controller/daemonset/node-fit.js';
import { hasUntolerated } from '../controller/taints.js';
import { isByTemplate, placementOf } from '../objects/placement.js';
import { antiAffinityTerms } from '../objects/pod-affinity.js';
import { podTemplateOf, templateLabels } from '../objects/template.js';
import { unmetPlacement } from '../objects/unmet-placement.js';
import type { WorkloadInput } from './workload.js';
import { hostPortsOf, isSamePort } from '../objects/host-ports.js';

/** The number of pods of a workload that can run at the same time. */
export interface PlacesForPods {
  /** Null: no limit is known. */
  readonly most: number | null;
  /** The reason for the limit, as the end of `it finds no place:`. */
  readonly because: string;
}

const NO_LIMIT: PlacesForPods = { most: null, because: '' };

/** Label of nodes that Karpenter creates for pods that find none. */
const POOL_LABEL = 'karpenter.sh/nodepool';

/** Templates of a workload before and after the change, and its replicas. */
interface Pods {
  readonly template: Json | undefined;
  /** The template of the pods that this change replaces; undefined if it is unknown or unchanged. */
  readonly replaced: Json | undefined;
  readonly replicas: number;
  /** True if matchLabelKeys of anti-affinity is honored. */
  readonly honorsMatchLabelKeys: boolean;
}

/**
 * Pods of a workload that fit the nodes: required anti-affinity against its own labels and host ports allow one pod a node (or a zone). No limit where
 * Karpenter adds nodes, or where the snapshot has no nodes.
 */
export function placesForPods({ object, relation, context }: WorkloadInput, replicas: number): PlacesForPods {
  const { nodes, behaviour } = context;
  const template = podTemplateOf(object.manifest);
  const fitting = fittingNodes(nodes, placementOf(template));
  const candidates = fitting.length > 0 ? fitting : nodes;
  if (nodes.length === 0 || candidates.some(({ labels }) => POOL_LABEL in labels)) return NO_LIMIT;
  if (fitting.length === 0) return { most: 0, because: nowhereText(template, nodes) };
  const replaced = relation === 'changed' && object.before ? podTemplateOf(object.before) : undefined;
  const honorsMatchLabelKeys = behaviour.antiAffinityMatchLabelKeys;
  const limits = [
    ...antiAffinityLimits({ template, replaced, replicas, honorsMatchLabelKeys }, fitting),
    ...portLimits(template, fitting),
  ];
  return limits.reduce(
    (least, one) => ((one.most ?? Infinity) < (least.most ?? Infinity) ? one : least),
    NO_LIMIT,
  );
}

/** Computed once for all templates with the same placement, which most of a thousand workloads have. */
const nodesByPlacement = remembered((nodes: readonly DaemonNode[]) =>
  once((text: string): readonly DaemonNode[] => {
    const placement = JSON.parse(text) as Placement;
    return nodesFitting(nodes, placement).filter(
      ({ taints }) => !hasUntolerated(taints, placement.tolerations, ['NoSchedule', 'NoExecute']),
    );
  }),
);

/** Nodes that a new pod may be scheduled to. */
function fittingNodes(nodes: readonly DaemonNode[], placement: Placement): readonly DaemonNode[] {
  return nodesByPlacement(nodes)(JSON.stringify(placement));
}

function portLimits(template: Json | undefined, fitting: readonly DaemonNode[]): PlacesForPods[] {
  const [first] = hostPortsOf(template);
  return first ? [{ most: fitting.length, because: portText(first.port) }] : [];
}

/** What no node has, by name: it alone keeps the pods from every node. */
function nowhereText(template: Json | undefined, nodes: readonly DaemonNode[]): string {
  const unmet = unmetPlacement(placementOf(template), nodes);
  return unmet === null
    ? 'no node of the snapshot fits its nodeSelector, affinity and tolerations'
    : `no node of the snapshot has ${unmet}`;
}

/**
 * What required anti-affinity leaves of the nodes. A term with `pod-template-hash` in its matchLabelKeys repels only pods of its
 * own template: old and new ones stand side by side, and it is no limit while all replicas of one template have room. But the
 * pods that are replaced keep new ones away by their own terms, so the rollout that brings matchLabelKeys in has yet to do
 * without. Source: kubernetes 1.34, scheduler, plugins/interpodaffinity/filtering.go, satisfyExistingPodsAntiAffinity;
 * enhancement KEP-3633, on from 1.31.
 */
function antiAffinityLimits(
  { template, replaced, replicas, honorsMatchLabelKeys }: Pods,
  nodes: readonly DaemonNode[],
): PlacesForPods[] {
  const labels = templateLabels(template);
  const hasRoom = ({ most }: PlacesForPods): boolean => most === null || replicas <= most;
  const limitOf = (term: JsonObject): PlacesForPods => domainLimit(textOf(term, 'topologyKey', ''), nodes);
  const isApart = (term: JsonObject): boolean => honorsMatchLabelKeys && isByTemplate(term);
  const own = antiAffinityTerms(template, labels).filter((term) => !isApart(term) || !hasRoom(limitOf(term)));
  const old = antiAffinityTerms(replaced, labels).filter((term) => !isApart(term) && hasRoom(limitOf(term)));
  const byOld = old
    .map(limitOf)
    .map((limit) => ({ ...limit, because: `of the pods it replaces, ${limit.because}` }));
  return [...own.map(limitOf), ...byOld];
}

function domainLimit(key: string, nodes: readonly DaemonNode[]): PlacesForPods {
  const isHostname = key === HOSTNAME_LABEL;
  // A node without the label is in no domain, and keeps no pod away.
  if (!isHostname && nodes.some(({ labels }) => !(key in labels))) return NO_LIMIT;
  const unit = isHostname ? 'node' : key.slice(key.lastIndexOf('/') + 1);
  return {
    most: new Set(nodes.map(({ labels }) => labels[key])).size,
    because: `required anti-affinity on ${key} allows one pod a ${unit}`,
  };
}

/**
 * Why a pod can not be on a node beside one of an earlier template: they want the same host port, or one of them keeps the other
 * away; null where nothing is known against it.
 */
export function conflictBeside(template: Json | undefined, earlier: Json | undefined): string | null {
  const taken = hostPortsOf(earlier);
  const port = hostPortsOf(template).find((own) => taken.some((other) => isSamePort(own, other)));
  if (port) return portText(port.port);
  const keys = [...keysOfAntiAffinity(template, earlier), ...keysOfAntiAffinity(earlier, template)];
  return keys[0] === undefined ? null : `required anti-affinity on ${keys[0]} keeps them apart`;
}

function portText(port: number): string {
  return `each node has host port ${port} only once`;
}

/** Topology keys of the template's required anti-affinity terms that pods of the other template match. */
function keysOfAntiAffinity(template: Json | undefined, other: Json | undefined): string[] {
  return antiAffinityTerms(template, templateLabels(other)).map((term) => textOf(term, 'topologyKey', ''));
}
