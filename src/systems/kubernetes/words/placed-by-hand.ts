import { canonicalJson } from '../../../manifest/values/canonical.js';
import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { listing } from '../../../manifest/words/listing.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { ofKind } from '../../../manifest/lookup/of-kind.js';
import { visible } from '../../../manifest/words/visible.js';
import { type FilesBeside, told, type Unshown } from '../../system.js';
import { podSpecOf } from '../objects/volume-claims.js';

/** What moves the pods of a workload to other nodes than its template says by its selectors. */
export function placedByHand(manifest: Manifest, before: Manifest, files: FilesBeside): Unshown[] {
  return told([
    onOneNode(manifest, before),
    drawnTogether(manifest, before),
    otherRuntime(manifest, before, files),
  ]);
}

/** Source: kubernetes.io, Assigning Pods to Nodes, nodeName: the scheduler is not asked, nor whether the node takes pods. */
function onOneNode(manifest: Manifest, before: Manifest): Unshown | null {
  const [now, was] = [manifest, before].map((one) => textIn(podSpecOf(one), 'nodeName') ?? '');
  if (now === undefined || now === '' || now === was || manifest.kind === 'DaemonSet') return null;
  return {
    subject: 'node-name',
    says: `nodeName puts every new pod on node ${visible(now)}, past the scheduler: a cordon, a taint, a lack of room and a spread count for nothing, and all of its pods go when that node goes. A pod that a drain evicts comes back to it.`,
    fix: 'Leave nodeName out, and ask for nodes by nodeSelector or affinity.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'nodeName']),
    ofRollout: true,
  };
}

/** What kept the pods of a workload on different nodes or in different domains, and goes. */
function drawnTogether(manifest: Manifest, before: Manifest): Unshown | null {
  const kept = new Set(keysApart(manifest));
  const lost = [...new Set(keysApart(before))].filter((key) => !kept.has(key));
  const [key] = lost;
  if (key === undefined || manifest.kind === 'DaemonSet') return null;
  return {
    subject: 'drawn-together',
    says: `its new pods need no longer stand apart over ${listing(lost.map((one) => visible(one)))} (topologySpreadConstraints, anti-affinity): several may come to one ${key === HOSTNAME_LABEL ? 'node' : 'domain'}, and go together when that is drained or fails. A disruption budget holds evictions and no failure.`,
    fix: 'Keep the constraint, or let it only ask (whenUnsatisfiable: ScheduleAnyway, preferred anti-affinity).',
    place: manifest.placeOf(['spec', 'template', 'spec']),
    ofRollout: true,
  };
}

/** Keys of the nodes over which pods of the template stand apart, be it asked for or preferred. */
function keysApart(of: Manifest): string[] {
  const spec = podSpecOf(of);
  const apart = fieldAt(spec, 'affinity', 'podAntiAffinity');
  const terms = [
    ...itemsIn(spec, 'topologySpreadConstraints'),
    ...itemsIn(apart, 'requiredDuringSchedulingIgnoredDuringExecution'),
    ...itemsIn(apart, 'preferredDuringSchedulingIgnoredDuringExecution').map(
      (one) => fieldAt(one, 'podAffinityTerm') ?? null,
    ),
  ];
  return terms.flatMap((term) => textIn(term, 'topologyKey') ?? []);
}

/**
 * `scheduling` of a RuntimeClass is written into each pod as it is made, and into none that runs: no rollout begins by an edit of it. Source:
 * kubernetes, plugin/pkg/admission/runtimeclass; kubernetes.io, Runtime Class, Scheduling.
 */
function otherRuntime(manifest: Manifest, before: Manifest, files: FilesBeside): Unshown | null {
  const [name, earlier] = [runtimeOf(manifest), runtimeOf(before)];
  const is = classOf(name, files.neighbours);
  const was = classOf(earlier, files.neighboursBefore);
  const isNamedNow = name !== earlier;
  if (!is || !(was ?? isNamedNow) || schedulingOf(is) === schedulingOf(was)) return null;
  const brings = isNamedNow
    ? 'which its pods name from the merge on, asks for nodes of its own (scheduling): each new pod'
    : 'asks for other nodes (scheduling) from the merge on: no rollout brings that to pods that run, and each that is made anew, by the next rollout, a drain or a failed node,';
  return {
    subject: 'runtime-scheduling',
    says: `RuntimeClass/${visible(name)}${isNamedNow ? ',' : ''} ${brings} goes where the ${isNamedNow ? 'class' : 'new one'} says, or waits without end where no node has that. The numbers are of the pod template alone.`,
    fix: isNamedNow
      ? 'See that enough nodes have the labels and taints that it names.'
      : 'Keep its scheduling as it was, and make a RuntimeClass of another name, to which workloads move one by one.',
    place: isNamedNow
      ? manifest.placeOf(['spec', 'template', 'spec', 'runtimeClassName'])
      : is.placeOf(['scheduling']),
    ...(isNamedNow ? { ofRollout: true } : {}),
  };
}

function runtimeOf(manifest: Manifest): string {
  return textIn(podSpecOf(manifest), 'runtimeClassName') ?? '';
}

function classOf(name: string, all: readonly Manifest[] = []): Manifest | null {
  const isIt = (one: Manifest): boolean => one.name === name && groupOf(one.apiVersion) === 'node.k8s.io';
  return ofKind(all, 'RuntimeClass').find(isIt) ?? null;
}

function schedulingOf(runtime: Manifest | null): string {
  return canonicalJson(fieldAt(runtime?.object, 'scheduling') ?? null);
}
