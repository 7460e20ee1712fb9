import { textIn } from '../../../manifest/fields.js';
import { listing } from '../../../manifest/words/listing.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { ofKind } from '../../../manifest/lookup/of-kind.js';
import { remembered } from '../../../manifest/lookup/remembered.js';
import { visible } from '../../../manifest/words/visible.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import { type ResolveInput, type Unshown, volumeZones } from '../../system.js';
import { nodesFitting } from '../controller/daemonset/node-fit.js';
import { worldNodes } from '../objects/nodes.js';
import type { KubernetesObject } from '../objects/objects.js';
import { placementOf } from '../objects/placement.js';
import { podTemplateOf } from '../objects/template.js';
import { ownClaims, podsOf } from '../objects/volume-claims.js';

const ZONE = 'topology.kubernetes.io/zone';

type Files = Pick<ResolveInput, 'neighbours' | 'snapshot'>;

/**
 * Pods that are moved to other zones than those where they run, with volumes of one node at a time of which nobody knows the zone: most
 * disks of clouds are of one. Where the snapshot has the volumes the dry rollout tells. Source: kubernetes.io, Storage Classes, topology;
 * kubernetes/kubernetes#116629.
 */
export function volumeElsewhere(object: KubernetesObject, files: Files): Unshown | null {
  const { manifest, before } = object;
  if (before === null || manifest.kind === 'DaemonSet') return null;
  const known = volumeZones(files);
  const claims = ownClaims(manifest, files).filter(
    ({ name, isMade }) => isMade || known.ofClaim(namespaceOf(manifest), name) === undefined,
  );
  const [claim] = claims;
  const knowsMade = ofKind(files.snapshot.objects, 'PersistentVolume').length > 0;
  if (claim === undefined || (claim.isMade && knowsMade)) return null;
  const [is, was] = [zonesFor(manifest, files), zonesFor(before, files)];
  const left = [...(zonesOf(before, files) ?? was)].filter((zone) => was.has(zone) && !is.has(zone));
  // A template that fits no node is told as that.
  if (left.length === 0 || is.size === 0) return null;
  return {
    subject: 'volume-elsewhere',
    says: `its pods are in ${listing(left.map((zone) => visible(zone)))} and may be in ${listing([...is].map((zone) => visible(zone)))} only from the merge on, and their volumes (claim ${visible(claim.name)}) do not move: a disk of one zone cannot be attached in another, and a pod that needs it stays Pending. Neither files nor snapshot hold the PersistentVolume that would tell.`,
    fix: 'Keep the pods in the zone of their volumes, or take the PersistentVolumes into the snapshot: kubectl get pv -o json.',
    place: manifest.placeOf(['spec', 'template', 'spec']),
    ofRollout: true,
  };
}

/** Zones of nodes on which its pods may be. */
function zonesFor(manifest: Manifest, { snapshot }: Files): ReadonlySet<string> {
  const nodes = nodesFitting(worldNodes(snapshot.nodes), placementOf(podTemplateOf(manifest)));
  return new Set(nodes.flatMap(({ labels }) => labels[ZONE] ?? []));
}

const zoneByNode = remembered(
  (nodes: readonly NodeState[]) => new Map(nodes.map(({ name, labels }) => [name, labels[ZONE]])),
);

/** Zones of nodes on which its pods are; null where the snapshot has none of them. */
function zonesOf(workload: Manifest, files: Files): ReadonlySet<string> | null {
  const zones = zoneByNode(files.snapshot.nodes);
  const found = podsOf(workload, files).flatMap(
    ({ object }) => zones.get(textIn(object['spec'], 'nodeName') ?? '') ?? [],
  );
  return found.length === 0 ? null : new Set(found);
}
