import { listing } from '../../../manifest/words/listing.js';
import { visible } from '../../../manifest/words/visible.js';
import type { ResolveInput, Unshown } from '../../system.js';
import type { KubernetesObject } from '../objects/objects.js';
import { POOL_LABEL } from '../objects/pool-labels.js';
import { isDevice } from '../../../snapshot/resources.js';
import { podTemplateOf } from '../objects/template.js';
import { amountsOn, hasLabel } from '../objects/node-tables.js';
import { requestsOf } from '../simulation/places/resource-room.js';

/**
 * Devices that new pods take and no node has: a name written wrong, a plugin that is not there, or a fleet without any. Such pods stay
 * Pending. Not told where nodes are made for pods. Source: kubernetes#63634; kubernetes, device plugins, "advertised in status.allocatable".
 */
export function unknownDevices(
  { manifest, before }: KubernetesObject,
  { snapshot }: Pick<ResolveInput, 'snapshot'>,
): Unshown | null {
  const { nodes } = snapshot;
  if (nodes.length === 0 || hasLabel(nodes, POOL_LABEL)) return null;
  const there = new Set([...amountsOn(nodes).keys()].filter(isDevice));
  const taken = before === null ? {} : requestsOf(podTemplateOf(before));
  const wanted = Object.entries(requestsOf(podTemplateOf(manifest)));
  const missing = wanted.flatMap(([name, count]) =>
    isDevice(name) && count > 0 && (taken[name] ?? 0) === 0 && !there.has(name) ? [name] : [],
  );
  if (missing.length === 0) return null;
  const named = listing(missing.map((one) => visible(one)));
  const known = [...there].sort().map((one) => visible(one));
  const instead = known.length === 0 ? 'none says that it has any device' : `there is ${listing(known)}`;
  return {
    subject: 'unknown-device',
    says: `its new pods take ${named}, which no node of the snapshot has (${instead}): they stay Pending until one does, and the numbers take it that they start.`,
    fix: 'Correct the name of the device, or see that nodes have it before the merge.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'containers']),
    ofRollout: true,
  };
}
