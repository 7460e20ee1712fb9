import type { LiveStatefulSet } from '../objects/live/statefulset.js';
import { leftOf } from '../objects/live/pods.js';
import { sickPods } from '../objects/live/sick-pods.js';
import { NOT_BEGUN } from './statefulset-machine.js';
import type { StatefulSetSpec } from '../controller/statefulset/state.js';
import {
  type InitialPod,
  startingWorld,
  type StatefulWorld,
  type WorldPod,
} from '../controller/statefulset/world.js';
import type { WorkloadInput } from './workload.js';

const PRESENT = 'the present one';

/** Where a StatefulSet's rollout begins: its pods in the snapshot, else as many as its status or the file says. */
export function statefulSetStart(
  { relation, context, object }: WorkloadInput,
  spec: StatefulSetSpec,
  live: LiveStatefulSet | null,
  halfway: boolean,
): StatefulWorld {
  const ordinals = Array.from({ length: spec.replicas }, (_, i) => spec.startOrdinal + i);
  if (!live) {
    const sick = new Set(
      sickPods(context.live, object.manifest, context.at).map(({ name }) =>
        ordinalOf(name, object.manifest.name),
      ),
    );
    return startingWorld(
      spec,
      PRESENT,
      ordinals.map((ordinal) => present(ordinal, !sick.has(ordinal))),
    );
  }
  const keep = halfway || relation === 'changed';
  const nameOf = (revision: string): string => {
    if (!keep) return PRESENT;
    return revision === live.updateRevision ? live.template : `revision ${revision}`;
  };
  const current = nameOf(live.currentRevision);
  if (live.pods.length === 0) return byStatus(spec, live, keep ? live.template : PRESENT, current);
  const pods = live.pods.flatMap((pod): WorldPod[] => {
    const ordinal = ordinalOf(pod.name, object.manifest.name);
    if (ordinal === null) return [];
    const left = leftOf(pod, context.at, NOT_BEGUN);
    const readySinceMs = left === 0 ? (pod.since ?? 0) : null;
    const { terminating, failed } = pod;
    return [{ ordinal, template: nameOf(pod.revision), readySinceMs, terminating, failed, left }];
  });
  return {
    spec,
    currentRevision: current,
    pods: pods.sort((a, b) => a.ordinal - b.ordinal),
    nowMs: context.at,
  };
}

function present(ordinal: number, available: boolean, template = PRESENT): InitialPod {
  return { ordinal, template, available };
}

/** Without pods: the highest ordinals are the updated ones, and of these the lowest are what is not ready. */
function byStatus(
  spec: StatefulSetSpec,
  live: LiveStatefulSet,
  template: string,
  current: string,
): StatefulWorld {
  const firstUpdated = live.replicas - live.updated;
  const missing = live.replicas - live.ready;
  const pods = Array.from({ length: live.replicas }, (_, i) => {
    const unready = i >= firstUpdated && i < firstUpdated + missing;
    return present(live.startOrdinal + i, !unready, i >= firstUpdated ? template : current);
  });
  return startingWorld(spec, current, pods);
}

function ordinalOf(pod: string, name: string): number | null {
  const text = pod.startsWith(`${name}-`) ? pod.slice(name.length + 1) : '';
  return /^[0-9]+$/.test(text) ? Number(text) : null;
}
