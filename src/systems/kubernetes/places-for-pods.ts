import type { Json, JsonObject } from '../../manifest/manifest.js';
import { isObject } from '../../manifest/manifest.js';
import { fieldOf, objectOf, textOf } from './admission/defaults.js';
import { labelsOf, selectorOf } from './admission/selectors.js';
import { fitsByLabels, fitsByName } from './daemonset/node-fit.js';
import type { WorldNode } from './daemonset/world.js';
import { selects } from './labels.js';
import { placementOf } from './read/placement.js';
import { hasUntolerated } from './taints.js';

/** How many pods of a Deployment find a node at the same time. */
export interface PlacesForPods {
  /** Null is no limit that is known here: resources are not looked at. */
  readonly most: number | null;
  /** What sets it, to follow 'it finds no node:'. */
  readonly because: string;
}

/**
 * Nodes that a pod of the template may go to, and how many pods of it each takes: required anti-affinity against its own labels
 * and host ports leave room for one a node (or a zone).
 */
export function placesForPods(template: Json | undefined, nodes: readonly WorldNode[]): PlacesForPods {
  // No cluster is without nodes: the snapshot was taken without them.
  if (nodes.length === 0) return { most: null, because: '' };
  const fitting = nodes.filter((node) => takes(node, template));
  if (fitting.length === 0) {
    const because = 'no node of the snapshot fits its nodeSelector, affinity and tolerations';
    return { most: 0, because };
  }
  const limits = [...keysOfOwnAntiAffinity(template).map((key) => domainLimit(key, fitting))];
  const port = hostPortOf(template);
  if (port !== null) limits.push({ most: fitting.length, because: `host port ${port} is free once a node` });
  const known = limits.filter((limit) => limit.most !== null);
  known.sort((a, b) => (a.most ?? 0) - (b.most ?? 0));
  return known[0] ?? { most: null, because: '' };
}

/** True where the template says anything that only some nodes, or some pods a node, can fulfil. */
export function asksOfNodes(template: Json | undefined): boolean {
  const { nodeName, nodeSelector, requiredTerms } = placementOf(template);
  if (nodeName !== null || requiredTerms !== null || Object.keys(nodeSelector).length > 0) return true;
  return keysOfOwnAntiAffinity(template).length > 0 || hostPortOf(template) !== null;
}

function takes(node: WorldNode, template: Json | undefined): boolean {
  const placement = placementOf(template);
  if (!fitsByName(node, placement) || !fitsByLabels(node, placement)) return false;
  return !hasUntolerated(node.taints, placement.tolerations, ['NoSchedule', 'NoExecute']);
}

const HOSTNAME = 'kubernetes.io/hostname';

function domainLimit(key: string, nodes: readonly WorldNode[]): PlacesForPods {
  const values = nodes.map((node) => node.labels[key] ?? (key === HOSTNAME ? node.name : null));
  // A node without the label is in no domain, and keeps no pod away.
  if (values.includes(null)) return { most: null, because: '' };
  const unit = key === HOSTNAME ? 'node' : `value of ${key}`;
  return {
    most: new Set(values).size,
    because: `required anti-affinity on ${key} allows one pod a ${unit}`,
  };
}

/** Topology keys of required anti-affinity terms that the pod's own labels match. */
function keysOfOwnAntiAffinity(template: Json | undefined): string[] {
  const labels = labelsOf(fieldOf(objectOf(template, 'metadata'), 'labels'));
  const affinity = objectOf(objectOf(objectOf(template, 'spec'), 'affinity'), 'podAntiAffinity');
  const terms = objectsIn(affinity, 'requiredDuringSchedulingIgnoredDuringExecution');
  return terms.flatMap((term) => {
    const selector = selectorOf(fieldOf(term, 'labelSelector'));
    const elsewhere =
      fieldOf(term, 'namespaces') !== undefined || fieldOf(term, 'namespaceSelector') !== undefined;
    return selector && !elsewhere && selects(selector, labels) ? [textOf(term, 'topologyKey', '')] : [];
  });
}

function hostPortOf(template: Json | undefined): number | null {
  const spec = objectOf(template, 'spec');
  const hostNetwork = fieldOf(spec, 'hostNetwork') === true;
  for (const container of objectsIn(spec, 'containers')) {
    for (const port of objectsIn(container, 'ports')) {
      const written = fieldOf(port, 'hostPort') ?? (hostNetwork ? fieldOf(port, 'containerPort') : undefined);
      if (typeof written === 'number' && written > 0) return written;
    }
  }
  return null;
}

function objectsIn(object: Json, key: string): JsonObject[] {
  const list = fieldOf(object, key);
  return Array.isArray(list) ? list.filter(isObject) : [];
}
