import { HOSTNAME_LABEL } from '../../../../snapshot/snapshot.js';
import { templateLabels } from '../../objects/template.js';
import type { Json, JsonObject } from '../../../../manifest/manifest.js';
import { fieldOf, objectOf, textOf } from '../../admission/defaults.js';
import { selectorOf } from '../../admission/selectors.js';
import type { WorldNode } from '../../controller/daemonset/world.js';
import { resourceLimits } from './resource-room.js';
import { type Labels, selects } from '../../controller/labels.js';
import { isByTemplate, objectsIn, placementOf } from '../../objects/placement.js';
import { domainsOf, nodesWith } from '../../objects/node-tables.js';
import { fittingNodes } from './fitting-nodes.js';
import { fewest, type PlacesForPods, type PodsToPlace } from './pods-to-place.js';
import { hostPortsOf, isSamePort } from './host-ports.js';
import { spreadLimits } from './spread-room.js';
import { type BoundVolume, unreached } from './volume-room.js';
import { visible } from '../../../../manifest/words/visible.js';
import { unmetPlacement } from '../../words/unmet-placement.js';

/**
 * Nodes that a pod of the template may go to, and how many pods of it each takes: required anti-affinity against its own labels
 * and host ports leave room for one a node (or a zone), devices for as many as they make whole, required spread over domains of which
 * some take none for a few in each.
 */
export function placesForPods(pods: PodsToPlace, nodes: readonly WorldNode[]): PlacesForPods {
  // No cluster is without nodes: the snapshot was taken without them.
  if (nodes.length === 0) return { most: null, because: '' };
  const { template } = pods;
  const fitting = fittingNodes(nodes, placementOf(template));
  if (fitting.length === 0) {
    if (pods.pools.mayTake(placementOf(template))) return { most: null, because: '' };
    return { most: 0, because: nowhereText(template, nodes), ...switchedOff(pods) };
  }
  const far = unreached(pods.volumes, template, fitting, nodes);
  if (far !== null) return { most: 0, because: far };
  const limits = [
    ...antiAffinityLimits(pods, fitting),
    ...resourceLimits(pods, fitting),
    ...spreadLimits(pods, fitting, nodes),
  ];
  limits.push(...portLimits(pods, fitting));
  return fewest(limits);
}

/** One pod a node, and none where something else has the port. */
function portLimits({ template, takenOn }: PodsToPlace, fitting: readonly WorldNode[]): PlacesForPods[] {
  const [first] = hostPortsOf(template);
  if (!first) return [];
  const taken = fitting.map(takenOn);
  const free = taken.filter((one) => one === null).length;
  const because = taken.find((one) => one !== null);
  return [{ most: free, because: free === 0 && because ? because : portText(first.port) }];
}

/** Why no node that the template asks for reaches volumes, as a clause; null where one does, or no node is as it asks: that is told by itself. */
export function outOfReach(
  template: Json | undefined,
  nodes: readonly WorldNode[],
): (volumes: readonly BoundVolume[]) => string | null {
  const fitting = fittingNodes(nodes, placementOf(template));
  return (volumes) => (fitting.length === 0 ? null : unreached(volumes, template, fitting, nodes));
}

/** Karpenter pools that would make nodes for the pods, and are switched off. */
function switchedOff({ template, pools }: PodsToPlace): Pick<PlacesForPods, 'fix'> {
  const [first] = pools.offFor(placementOf(template));
  if (!first) return {};
  return {
    fix: `Switch NodePool/${visible(first.name)} on again, which makes nodes for them and is off (${first.field} is 0), or let them go to nodes that are there.`,
  };
}

/** What no node has, by name: it alone keeps the pods from every node. */
function nowhereText(template: Json | undefined, nodes: readonly WorldNode[]): string {
  const unmet = unmetPlacement(placementOf(template), nodes);
  return unmet === null
    ? 'no node of the snapshot fits its nodeSelector, affinity and tolerations'
    : `no node of the snapshot has ${unmet}`;
}

/** True where the template says anything that only some nodes, or some pods a node, can fulfil. */
export function asksOfNodes(template: Json | undefined): boolean {
  const { nodeName, nodeSelector, requiredTerms } = placementOf(template);
  if (nodeName !== null || requiredTerms !== null || Object.keys(nodeSelector).length > 0) return true;
  return antiAffinityTerms(template, templateLabels(template)).length > 0 || hostPortsOf(template).length > 0;
}

/**
 * What required anti-affinity leaves of the nodes. A term with `pod-template-hash` in its matchLabelKeys repels only pods of its
 * own template: old and new ones stand side by side, and it is no limit while all replicas of one template have room. But the
 * pods that are replaced keep new ones away by their own terms, so the rollout that brings matchLabelKeys in has yet to do
 * without. Source: kubernetes 1.34, scheduler, plugins/interpodaffinity/filtering.go, satisfyExistingPodsAntiAffinity;
 * enhancement KEP-3633, on from 1.31.
 */
function antiAffinityLimits(pods: PodsToPlace, nodes: readonly WorldNode[]): PlacesForPods[] {
  const { template, replaced, replicas, honoursMatchLabelKeys } = pods;
  const labels = templateLabels(template);
  const hasRoom = ({ most }: PlacesForPods): boolean => most === null || replicas <= most;
  const limitOf = (term: JsonObject): PlacesForPods => domainLimit(textOf(term, 'topologyKey', ''), nodes);
  const isApart = (term: JsonObject): boolean => honoursMatchLabelKeys && isByTemplate(term);
  const own = antiAffinityTerms(template, labels).filter((term) => !isApart(term) || !hasRoom(limitOf(term)));
  const old = antiAffinityTerms(replaced, labels).filter((term) => !isApart(term) && hasRoom(limitOf(term)));
  const byOld = old
    .map(limitOf)
    .map((limit) => ({ ...limit, because: `of the pods it replaces, ${limit.because}` }));
  return [...own.map(limitOf), ...byOld];
}

function domainLimit(key: string, nodes: readonly WorldNode[]): PlacesForPods {
  // A node without the label is in no domain, and keeps no pod away.
  if (key !== HOSTNAME_LABEL && nodesWith(nodes, key) < nodes.length) return { most: null, because: '' };
  const unit = key === HOSTNAME_LABEL ? 'node' : key.slice(key.lastIndexOf('/') + 1);
  return {
    most: domainsOf(nodes, key).size,
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
  return `host port ${port} is free once a node`;
}

/** Topology keys of the template's required anti-affinity terms that pods of the other template match. */
function keysOfAntiAffinity(template: Json | undefined, other: Json | undefined): string[] {
  return antiAffinityTerms(template, templateLabels(other)).map((term) => textOf(term, 'topologyKey', ''));
}

/** Required anti-affinity terms of a template that match pods with the labels. */
function antiAffinityTerms(template: Json | undefined, labels: Labels): JsonObject[] {
  const affinity = objectOf(objectOf(objectOf(template, 'spec'), 'affinity'), 'podAntiAffinity');
  return objectsIn(affinity, 'requiredDuringSchedulingIgnoredDuringExecution').filter((term) => {
    const selector = selectorOf(fieldOf(term, 'labelSelector'));
    const elsewhere =
      fieldOf(term, 'namespaces') !== undefined || fieldOf(term, 'namespaceSelector') !== undefined;
    return selector !== null && !elsewhere && selects(selector, labels);
  });
}
