import { objectsIn } from '../../objects/placement.js';
import { amountsOn, hasLabel } from '../../objects/node-tables.js';
import { POOL_LABEL } from '../../objects/pool-labels.js';
import type { Json, JsonObject } from '../../../../manifest/manifest.js';
import { amountText, isDevice, type Resources, resourcesIn } from '../../../../snapshot/resources.js';
import { fieldOf, objectOf } from '../../admission/defaults.js';
import type { WorldNode } from '../../controller/daemonset/world.js';
import type { PlacesForPods, PodsToPlace } from './pods-to-place.js';

/** Nodes of a group that a cluster autoscaler may make larger: what has no room for CPU or memory may get it. */
const GROUP_LABELS = [
  'eks.amazonaws.com/nodegroup',
  'alpha.eksctl.io/nodegroup-name',
  'cloud.google.com/gke-nodepool',
  'kubernetes.azure.com/agentpool',
  'doks.digitalocean.com/node-pool',
  'hcloud/node-group',
  'k8s.ovh.net/nodepool',
  'k8s.scaleway.com/pool-name',
  'kops.k8s.io/instancegroup',
  'lke.linode.com/pool-id',
  'worker.gardener.cloud/pool',
  'yandex.cloud/node-group-id',
];

/**
 * How many pods find the devices, CPU and memory that each takes: a node has room for as many as its allocatable ones make whole. What
 * other pods take is not known: there may be room for fewer, never for more. No limit where nodes say nothing of it, where nodes can be
 * added, or where the replaced pods may take fewer, unless no node holds one pod. Source: kubernetes, device plugins, "devices can not
 * be shared between containers"; pkg/scheduler/framework/plugins/noderesources/fit.go, fitsRequest.
 */
export function resourceLimits(
  { template, replaced }: PodsToPlace,
  fitting: readonly WorldNode[],
): PlacesForPods[] {
  if (hasLabel(fitting, POOL_LABEL)) return [];
  const mayGrow = GROUP_LABELS.some((label) => hasLabel(fitting, label));
  const wanted = requestsOf(template);
  const before = replaced === undefined ? wanted : requestsOf(replaced);
  return Object.entries(wanted).flatMap(([name, own]) => {
    if (own === 0 || !isKnown(name, fitting) || (mayGrow && !isDevice(name))) return [];
    const amounts = [...(amountsOn(fitting).get(name) ?? [])];
    const most = amounts.reduce((sum, [amount, count]) => sum + Math.floor(amount / own) * count, 0);
    // Pods that took fewer before stand beside the new ones, and how many of them a node holds is not known.
    if ((before[name] ?? 0) < own && most > 0) return [];
    const pods = most === 1 ? 'pod' : 'pods';
    const each = `${amountText(name, own)} ${name}`;
    return [{ most, because: `the nodes that it fits have room for ${most || 'no'} ${pods} of ${each}` }];
  });
}

/** One node that tells of its devices tells that the others have none; each has CPU and memory. */
export function isKnown(name: string, nodes: readonly WorldNode[]): boolean {
  const counts = [...(amountsOn(nodes).get(name)?.values() ?? [])];
  const telling = counts.reduce((sum, count) => sum + count, 0);
  return isDevice(name) ? telling > 0 : telling === nodes.length;
}

/** What a pod of the template takes: the sum over its containers, or more where one of those that run before them takes more. */
export function requestsOf(template: Json | undefined): Resources {
  const spec = objectOf(template, 'spec');
  const taken: Record<string, number> = {};
  for (const container of objectsIn(spec, 'containers'))
    for (const [name, count] of Object.entries(requested(container)))
      taken[name] = (taken[name] ?? 0) + count;
  for (const container of objectsIn(spec, 'initContainers'))
    for (const [name, count] of Object.entries(requested(container)))
      taken[name] = Math.max(taken[name] ?? 0, count);
  return taken;
}

/** Requests and limits of devices are the same, and either may be left out; of the others a limit alone is a request too. */
function requested(container: JsonObject): Resources {
  const resources = objectOf(container, 'resources');
  return { ...resourcesIn(fieldOf(resources, 'limits')), ...resourcesIn(fieldOf(resources, 'requests')) };
}
