import { objectsIn } from '../../objects/placement.js';
import { POOL_LABEL } from '../../objects/pool-labels.js';
import type { Json, JsonObject } from '../../../../manifest/manifest.js';
import type { Devices } from '../../../../snapshot/devices.js';
import { devicesIn } from '../../../../snapshot/devices.js';
import { fieldOf, objectOf } from '../../admission/defaults.js';
import type { WorldNode } from '../../controller/daemonset/world.js';
import type { PlacesForPods, PodsToPlace } from './pods-to-place.js';

/**
 * How many pods find the devices that each takes, such as GPUs. Devices are never shared or lent, so that a node has room for as many
 * pods as its allocatable devices make whole. What other pods take is not known: there may be room for fewer, never for more. No limit
 * where nodes say nothing of the device, where nodes can be added, or where the replaced pods may take fewer. Source: kubernetes, device
 * plugins, "devices can not be shared between containers"; pkg/scheduler/framework/plugins/noderesources/fit.go, fitsRequest.
 */
export function deviceLimits(
  { template, replaced }: PodsToPlace,
  fitting: readonly WorldNode[],
): PlacesForPods[] {
  if (fitting.some(({ labels }) => labels[POOL_LABEL] !== undefined)) return [];
  const wanted = devicesOf(template);
  const before = replaced === undefined ? wanted : devicesOf(replaced);
  return Object.entries(wanted).flatMap(([name, own]) => {
    const isKnown = fitting.some(({ devices }) => devices?.[name] !== undefined);
    // Pods that took fewer before stand beside the new ones, and how many of them a node holds is not known.
    if (!isKnown || own === 0 || (before[name] ?? 0) < own) return [];
    const most = fitting.reduce((sum, { devices }) => sum + Math.floor((devices?.[name] ?? 0) / own), 0);
    const pods = most === 1 ? 'pod' : 'pods';
    return [{ most, because: `the nodes that it fits have room for ${most} ${pods} of ${own} ${name}` }];
  });
}

/** What a pod of the template takes: the sum over its containers, or more where one of those that run before them takes more. */
export function devicesOf(template: Json | undefined): Devices {
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

/** Requests and limits of devices are the same, and either may be left out. */
function requested(container: JsonObject): Devices {
  const resources = objectOf(container, 'resources');
  return { ...devicesIn(fieldOf(resources, 'requests')), ...devicesIn(fieldOf(resources, 'limits')) };
}
