import { canonicalJson } from '../../../manifest/canonical.js';
import { fieldAt, textIn } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { groupOf } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/visible.js';
import type { ResolveInput, Unshown } from '../../system.js';
import { podSpecOf } from '../objects/volume-claims.js';

type Files = Pick<ResolveInput, 'neighbours' | 'neighboursBefore'>;

/** What moves the pods of a workload to other nodes than its template says by its selectors. */
export function placedByHand(manifest: Manifest, before: Manifest, files: Files): Unshown[] {
  return [...onOneNode(manifest, before), ...otherRuntime(manifest, before, files)];
}

/** Source: kubernetes.io, Assigning Pods to Nodes, nodeName: the scheduler is not asked, nor whether the node takes pods. */
function onOneNode(manifest: Manifest, before: Manifest): Unshown[] {
  const [now, was] = [manifest, before].map((one) => textIn(podSpecOf(one), 'nodeName') ?? '');
  if (now === undefined || now === '' || now === was || manifest.kind === 'DaemonSet') return [];
  return [
    {
      subject: 'node-name',
      says: `nodeName puts every new pod on node ${visible(now)}, past the scheduler: a cordon, a taint, a lack of room and a spread count for nothing, and all of its pods go when that node goes. A pod that a drain evicts comes back to it.`,
      fix: 'Leave nodeName out, and ask for nodes by nodeSelector or affinity.',
      place: manifest.placeOf(['spec', 'template', 'spec', 'nodeName']),
      ofRollout: true,
    },
  ];
}

/**
 * `scheduling` of a RuntimeClass is written into each pod as it is made, and into none that runs: no rollout begins by an edit of it. Source:
 * kubernetes, plugin/pkg/admission/runtimeclass; kubernetes.io, Runtime Class, Scheduling.
 */
function otherRuntime(manifest: Manifest, before: Manifest, files: Files): Unshown[] {
  const name = textIn(podSpecOf(manifest), 'runtimeClassName') ?? '';
  if (name === '' || textIn(podSpecOf(before), 'runtimeClassName') !== name) return [];
  const [is, was] = [files.neighbours, files.neighboursBefore].map((all = []) =>
    all.find(
      (one) => one.kind === 'RuntimeClass' && one.name === name && groupOf(one.apiVersion) === 'node.k8s.io',
    ),
  );
  if (!is || !was || schedulingOf(is) === schedulingOf(was)) return [];
  return [
    {
      subject: 'runtime-scheduling',
      says: `RuntimeClass/${visible(name)} asks for other nodes (scheduling) from the merge on: no rollout brings that to pods that run, and each that is made anew, by the next rollout, a drain or a failed node, goes where the new one says, or waits without end where no node has that. The numbers are of the pod template alone.`,
      fix: 'See that enough nodes have the labels and taints that it names, or make a RuntimeClass of another name and move workloads to it one by one.',
      place: is.placeOf(['scheduling']),
    },
  ];
}

function schedulingOf({ object }: Manifest): string {
  return canonicalJson(fieldAt(object, 'scheduling') ?? null);
}
