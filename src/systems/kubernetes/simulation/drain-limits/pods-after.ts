import { type Manifest, namespaceOf } from '../../../../manifest/manifest.js';
import { fieldOf, integerOf, objectOf, textOf } from '../../admission/defaults.js';
import { isFinished } from '../../controller/disruption/cluster.js';
import type { DrainPod } from '../../controller/disruption/drain-pod.js';
import type { Labels } from '../../controller/labels.js';
import type { KubernetesObject } from '../../objects/objects.js';
import { statefulSetSpecOf } from '../../objects/workloads.js';
import type { PodOwners } from './pod-owners.js';
import { podTemplateOf, templateLabels } from '../../objects/template.js';

/** The pods of a workload of the files: those of the snapshot that stay, and those that are not there yet. */
interface PodsAfter {
  readonly kept: readonly DrainPod[];
  /** Taken to be ready. */
  readonly assumed: readonly DrainPod[];
}

const NO_PODS: PodsAfter = { kept: [], assumed: [] };

/** The pods of a workload after the change; none where they may be among those of which it can not be told, so that none counts twice. */
export function podsOfOne(
  object: KubernetesObject,
  owners: PodOwners,
  replicas: number,
): { readonly object: KubernetesObject } & PodsAfter {
  const { manifest } = object;
  const own = owners.of(manifest);
  const isThere = own.length === 0 && owners.isContested(manifest);
  return { object, ...(isThere ? NO_PODS : podsAfter(object, own, replicas)) };
}

/**
 * The pods as the workload wants them after the change, in number and labels: a budget is asked then, not before. Where the
 * snapshot holds none, as many as it wants are assumed; else only those that the change adds. Of fewer, those that are not
 * ready go first, as a ReplicaSet takes them; a StatefulSet takes the highest ordinals.
 */
function podsAfter(object: KubernetesObject, present: readonly DrainPod[], replicas: number): PodsAfter {
  if (present.length === 0) return { kept: [], assumed: assumedPods(object, 0, replicas) };
  const labelled = present.map((pod) => ({ ...pod, labels: labelsAfter(object, pod.labels) }));
  if (object.kind === 'DaemonSet') return { kept: labelled, assumed: [] };
  const running = labelled.filter((pod) => !pod.terminating && !isFinished(pod));
  const wanted = wantedBefore(object, running.length);
  if (replicas > wanted) return { kept: labelled, assumed: assumedPods(object, wanted, replicas) };
  if (replicas === wanted) return { kept: labelled, assumed: [] };
  const stay = new Set(staying(object, running, replicas));
  return { kept: labelled.filter((pod) => stay.has(pod) || !running.includes(pod)), assumed: [] };
}

/** The replicas of the live object, else as many as run. */
function wantedBefore({ live }: KubernetesObject, running: number): number {
  return live ? integerOf(objectOf(live.object, 'spec'), 'replicas', 1) : running;
}

function staying(object: KubernetesObject, pods: readonly DrainPod[], replicas: number): DrainPod[] {
  if (object.kind !== 'StatefulSet')
    return [...pods].sort((a, b) => Number(b.ready) - Number(a.ready)).slice(0, replicas);
  const first = statefulSetSpecOf(object.manifest.object, '').startOrdinal;
  return pods.filter(({ name }) => Number(/-(\d+)$/.exec(name)?.[1]) < first + replicas);
}

/**
 * The labels of the new template on a pod that the rollout replaces; labels that something else put on it stay. Where the
 * workload does not roll all pods by itself they keep what they have.
 */
export function labelsAfter(
  { manifest, before }: Pick<KubernetesObject, 'manifest' | 'before'>,
  labels: Labels,
): Labels {
  if (!before || keepsPods(manifest)) return labels;
  const [old, now] = [labelsOfTemplate(before), labelsOfTemplate(manifest)];
  const own = Object.entries(labels).filter(([key, value]) => old[key] !== value);
  return { ...Object.fromEntries(own), ...now };
}

/** Paused, OnDelete, or with a partition. */
function keepsPods({ object }: Manifest): boolean {
  const spec = objectOf(object, 'spec');
  const update = objectOf(spec, 'updateStrategy');
  return (
    fieldOf(spec, 'paused') === true ||
    textOf(update, 'type', '') === 'OnDelete' ||
    integerOf(objectOf(update, 'rollingUpdate'), 'partition', 0) > 0
  );
}

function labelsOfTemplate({ object }: Manifest): Labels {
  return templateLabels(podTemplateOf({ object }));
}

/** Pods of the workload, all ready, on no node in particular. */
function assumedPods({ manifest, kind }: KubernetesObject, from: number, to: number): DrainPod[] {
  const labels = labelsOfTemplate(manifest);
  const namespace = namespaceOf(manifest);
  return Array.from({ length: to - from }, (_, i) => ({
    namespace,
    name: `${manifest.name}-${from + i}`,
    labels,
    owner: { kind, name: manifest.name },
    ready: true,
    phase: 'Running',
    terminating: false,
    node: null,
  }));
}
