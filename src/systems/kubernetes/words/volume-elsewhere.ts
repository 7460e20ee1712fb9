import { fieldAt, labelsIn, textIn } from '../../../manifest/fields.js';
import { listing } from '../../../manifest/words/listing.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { compileSelector, selects } from '../../../manifest/values/selector.js';
import { visible } from '../../../manifest/words/visible.js';
import { type ResolveInput, type Unshown, VolumeZones } from '../../system.js';
import { nodesFitting } from '../controller/daemonset/node-fit.js';
import { worldNodes } from '../objects/nodes.js';
import type { KubernetesObject } from '../objects/objects.js';
import { placementOf } from '../objects/placement.js';
import { podTemplateOf } from '../objects/template.js';
import { ownClaims } from '../objects/volume-claims.js';

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
  const known = new VolumeZones([...(files.neighbours ?? []), ...files.snapshot.objects]);
  const claims = ownClaims(manifest, files).filter(
    ({ name, isMade }) => isMade || known.ofClaim(namespaceOf(manifest), name) === undefined,
  );
  const [claim] = claims;
  const knowsMade = files.snapshot.objects.some(({ kind }) => kind === 'PersistentVolume');
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

/** Zones of nodes on which its pods are; null where the snapshot has none of them. */
function zonesOf(workload: Manifest, { snapshot }: Files): ReadonlySet<string> | null {
  const compiled = compileSelector(fieldAt(workload.object, 'spec', 'selector') ?? {});
  if (!('selector' in compiled)) return null;
  const zones = new Map(snapshot.nodes.map(({ name, labels }) => [name, labels[ZONE]]));
  const found = snapshot.objects.flatMap((one) => {
    const isOwn =
      one.kind === 'Pod' &&
      namespaceOf(one) === namespaceOf(workload) &&
      selects(compiled.selector, labelsIn(one.object['metadata'], 'labels'));
    return isOwn ? (zones.get(textIn(one.object['spec'], 'nodeName') ?? '') ?? []) : [];
  });
  return found.length === 0 ? null : new Set(found);
}
