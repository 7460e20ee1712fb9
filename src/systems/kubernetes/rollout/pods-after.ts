import { namespaceOf } from '../../../manifest/manifest.js';
import { integerOf, objectOf } from '../admission/defaults.js';
import { isFinished } from '../controller/disruption/cluster.js';
import type { DrainPod } from '../controller/disruption/drain-pod.js';
import type { Labels } from '../controller/labels.js';
import type { KubernetesObject } from '../objects/objects.js';
import { holdsIn } from '../objects/on-hold.js';
import { podTemplateOf, templateLabels } from '../objects/template.js';
import { statefulSetSpecOf } from '../objects/workloads.js';

/** The pods of a workload of the files after the change. */
interface PodsAfter {
  /** Of the snapshot. */
  readonly kept: readonly DrainPod[];
  /** Not there yet, and assumed to be ready. */
  readonly assumed: readonly DrainPod[];
}

/**
 * Pods in the number and with the labels that the workload wants after the change. Where the snapshot holds none, all are assumed; else
 * those that the change adds. Of fewer, pods that are not ready go first, as a ReplicaSet takes them; of a StatefulSet the highest ordinals.
 */
export function podsAfter(
  object: KubernetesObject,
  present: readonly DrainPod[],
  replicas: number,
): PodsAfter {
  if (present.length === 0) return { kept: [], assumed: assumedPods(object, 0, replicas) };
  const kept = present.map((pod) => ({ ...pod, labels: labelsAfter(object, pod.labels) }));
  if (object.kind === 'DaemonSet') return { kept, assumed: [] };
  const running = kept.filter((pod) => !pod.terminating && !isFinished(pod));
  const { live } = object;
  const wanted = live ? integerOf(objectOf(live.object, 'spec'), 'replicas', 1) : running.length;
  if (replicas >= wanted) return { kept, assumed: assumedPods(object, wanted, replicas) };
  const stay = new Set(staying(object, running, replicas));
  return { kept: kept.filter((pod) => stay.has(pod) || !running.includes(pod)), assumed: [] };
}

function staying(
  { kind, manifest }: KubernetesObject,
  pods: readonly DrainPod[],
  replicas: number,
): DrainPod[] {
  if (kind !== 'StatefulSet')
    return [...pods].sort((a, b) => Number(b.ready) - Number(a.ready)).slice(0, replicas);
  const end = statefulSetSpecOf(manifest.object, '').startOrdinal + replicas;
  return pods.filter(({ name }) => Number(/-(\d+)$/.exec(name)?.[1]) < end);
}

/**
 * The labels of the new template on a pod that the rollout replaces; labels of other origin stay. A workload that does not roll all pods
 * by itself (paused, OnDelete, a partition) leaves them as they are.
 */
export function labelsAfter(
  { manifest, before }: Pick<KubernetesObject, 'manifest' | 'before'>,
  labels: Labels,
): Labels {
  const { isPaused, isOnDelete, partition } = holdsIn(manifest);
  if (!before || isPaused || isOnDelete || partition > 0) return labels;
  const old = templateLabels(podTemplateOf(before));
  const own = Object.entries(labels).filter(([key, value]) => old[key] !== value);
  return { ...Object.fromEntries(own), ...templateLabels(podTemplateOf(manifest)) };
}

function assumedPods({ manifest, kind }: KubernetesObject, from: number, to: number): DrainPod[] {
  const labels = templateLabels(podTemplateOf(manifest));
  const pod = { namespace: namespaceOf(manifest), labels, owner: { kind, name: manifest.name } };
  const state = { ready: true, phase: 'Running', terminating: false, node: null };
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => ({
    ...pod,
    ...state,
    name: `${manifest.name}-${from + i}`,
  }));
}
