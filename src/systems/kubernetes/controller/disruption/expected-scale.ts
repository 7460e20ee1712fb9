import type { OwnerRef, Pod, Workload } from './cluster.js';
import { remembered } from '../../../../manifest/remembered.js';

/** The wanted size of everything that controls the pods, or the pod that makes it unknown. */
type ExpectedScale =
  | { readonly known: true; readonly pods: number }
  | { readonly known: false; readonly because: string };

/**
 * The sum of spec.replicas over the distinct controllers of the pods: the wanted size, not the number of pods. A ReplicaSet counts
 * as its Deployment, so several ReplicaSets of one Deployment count once; bare pods add nothing. One pod whose controller is gone
 * or has no scale makes the whole sum unknown, a finished Job pod too. Source: kubernetes 1.28, disruption.go,
 * getExpectedScale and its finders.
 */
export function expectedScale(pods: readonly Pod[], workloads: readonly Workload[]): ExpectedScale {
  const scales = new Map<string, number>();
  for (const pod of pods) {
    if (!pod.owner) continue;
    const controller = scaledController(pod.namespace, pod.owner, workloads);
    if (controller?.scale === undefined || controller.scale === null)
      return { known: false, because: pod.name };
    scales.set(`${controller.kind}/${controller.name}`, controller.scale);
  }
  let sum = 0;
  for (const scale of scales.values()) sum += scale;
  return { known: true, pods: sum };
}

/** The controller whose scale counts; undefined when it is gone. */
function scaledController(
  namespace: string,
  owner: OwnerRef,
  workloads: readonly Workload[],
): Workload | undefined {
  const controller = byNameIn(workloads).get(nameOf({ namespace, ...owner }));
  if (controller?.kind !== 'ReplicaSet' || controller.owner?.kind !== 'Deployment') return controller;
  return scaledController(namespace, controller.owner, workloads);
}

/** The workloads of one list by what names them, the first of several: asked for each pod of each budget. */
const byNameIn = remembered(
  (workloads: readonly Workload[]): ReadonlyMap<string, Workload> =>
    new Map([...workloads].reverse().map((one) => [nameOf(one), one])),
);

function nameOf({ namespace, kind, name }: Pick<Workload, 'namespace' | 'kind' | 'name'>): string {
  return `${namespace}\u0000${kind}\u0000${name}`;
}
