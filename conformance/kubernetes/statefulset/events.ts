import type { StatefulSetSpec } from '../../../src/systems/kubernetes/controller/statefulset/state.js';
import type {
  StatefulWorld,
  WorldPod,
} from '../../../src/systems/kubernetes/controller/statefulset/world.js';

/** Something that happens at the start of a round. */
export type StatefulSetEvent = { readonly round: number } & (
  | { readonly kind: 'edit'; readonly set: Partial<StatefulSetSpec> }
  /** Someone deletes the pods; they turn Failed; they are not ready for ever. */
  | { readonly kind: 'delete-pods' | 'fail-pods' | 'break-pods'; readonly ordinals: readonly number[] }
);

export function afterEvent(world: StatefulWorld, event: StatefulSetEvent): StatefulWorld {
  if (event.kind === 'edit') return { ...world, spec: { ...world.spec, ...event.set } };
  const { kind, ordinals } = event;
  const pods = world.pods.map((pod) => (ordinals.includes(pod.ordinal) ? hit(pod, kind) : pod));
  return { ...world, pods };
}

function hit(pod: WorldPod, kind: 'delete-pods' | 'fail-pods' | 'break-pods'): WorldPod {
  switch (kind) {
    case 'delete-pods':
      return { ...pod, terminating: true };
    case 'fail-pods':
      return { ...pod, failed: true, readySinceMs: null };
    case 'break-pods':
      return { ...pod, left: null, readySinceMs: null };
  }
}
