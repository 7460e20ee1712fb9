import { listing } from '../../../manifest/words/listing.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { counted } from '../../../manifest/words/plural.js';
import type { ResolveInput, Unshown } from '../../system.js';
import type { KubernetesObject } from '../objects/objects.js';
import { worldNodes } from '../objects/nodes.js';
import { placementOf } from '../objects/placement.js';
import { POOL_LABEL, PoolLabels } from '../objects/pool-labels.js';
import { isDevice } from '../../../snapshot/resources.js';
import { podTemplateOf } from '../objects/template.js';
import { amountsOn, hasLabel } from '../objects/node-tables.js';
import { fittingNodes } from '../simulation/places/fitting-nodes.js';
import { requestsOf } from '../simulation/places/resource-room.js';

/**
 * Devices that new pods take and no node has: a name written wrong, a plugin that is not there, or a fleet without any. Such pods stay
 * Pending. Where Karpenter makes nodes for them, the nodes of the pools that it makes them by tell which machines those are. Source:
 * kubernetes#63634; kubernetes, device plugins, "advertised in status.allocatable".
 */
export function unknownDevices(
  { manifest, before }: KubernetesObject,
  files: Pick<ResolveInput, 'neighbours' | 'neighboursBefore' | 'snapshot'>,
): Unshown | null {
  const { nodes } = files.snapshot;
  if (nodes.length === 0) return null;
  const there = new Set([...amountsOn(nodes).keys()].filter(isDevice));
  const missing = wantedAnew(manifest, before);
  if (missing.length === 0) return null;
  if (hasLabel(nodes, POOL_LABEL)) return onNoPool(manifest, missing, files);
  const absent = missing.filter((name) => !there.has(name));
  if (absent.length === 0) return null;
  const known = [...there].sort().map((one) => visible(one));
  const instead = known.length === 0 ? 'none says that it has any device' : `there is ${listing(known)}`;
  return {
    subject: 'unknown-device',
    says: `its new pods take ${namesOf(absent)}, which no node of the snapshot has (${instead}): they stay Pending until one does, and the numbers take it that they start.`,
    fix: 'Correct the name of the device, or see that nodes have it before the merge.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'containers']),
    ofRollout: true,
  };
}

function wantedAnew(manifest: Manifest, before: Manifest | null): string[] {
  const taken = before === null ? {} : requestsOf(podTemplateOf(before));
  return Object.entries(requestsOf(podTemplateOf(manifest))).flatMap(([name, count]) =>
    isDevice(name) && count > 0 && (taken[name] ?? 0) === 0 ? [name] : [],
  );
}

/** A pool without nodes may make any; of one that has some, these are what it makes. */
function onNoPool(
  manifest: Manifest,
  missing: readonly string[],
  files: Pick<ResolveInput, 'neighbours' | 'neighboursBefore' | 'snapshot'>,
): Unshown | null {
  const placement = placementOf(podTemplateOf(manifest));
  const fitting = fittingNodes(worldNodes(files.snapshot.nodes), placement);
  const pools = new PoolLabels(files).takenBy(placement);
  // A pool that neither files nor snapshot hold may make any machine.
  const seen = new Set(fitting.flatMap(({ labels }) => labels[POOL_LABEL] ?? []));
  const isShown = pools.length > 0 && pools.every((pool) => seen.has(pool)) && seen.size === pools.length;
  const tells = fitting.length > 0 && fitting.every(({ allocatable }) => allocatable !== undefined);
  const absent = missing.filter((name) =>
    fitting.every(({ allocatable }) => (allocatable?.[name] ?? 0) === 0),
  );
  if (!isShown || !tells || absent.length === 0) return null;
  const of = listing(pools.map((name) => `NodePool/${visible(name)}`));
  return {
    subject: 'unknown-device',
    says: `its new pods take ${namesOf(absent)}, which none of the ${counted(fitting.length, 'node')} that they fit has (${of}): they stay Pending unless Karpenter makes nodes with it there, and the numbers take it that they start.`,
    fix: 'Send them to nodes that have it (nodeSelector, affinity, tolerations), or see that the requirements of the pool allow machines with it.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'containers']),
    ofRollout: true,
  };
}

function namesOf(devices: readonly string[]): string {
  return listing(devices.map((one) => visible(one)));
}
