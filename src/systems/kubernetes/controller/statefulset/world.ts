import type { RoundsLeft } from '../availability.js';
import type { StatefulPod, StatefulSetSpec, StatefulSetState } from './state.js';
import type { StatefulSetSync } from './sync.js';

/** Pods that are available at the start have been ready for so long. */
const READY_BEFORE_MS = 3_600_000;

export interface WorldPod extends StatefulPod {
  readonly left: RoundsLeft;
}

/** What the controller sees, and how far its pods are. */
export interface StatefulWorld extends StatefulSetState {
  /** In order of ordinal. */
  readonly pods: readonly WorldPod[];
}

/** A pod of the starting point: available for an hour, or not ready for ever. */
export interface InitialPod {
  readonly ordinal: number;
  readonly template: string;
  readonly available: boolean;
}

/** The world before the first round, pods by ordinal. Those that are available have been for an hour; the others never get ready. */
export function startingWorld(
  spec: StatefulSetSpec,
  currentRevision: string | null,
  initial: readonly InitialPod[],
): StatefulWorld {
  const pods = initial.map((pod): WorldPod => ({
    ordinal: pod.ordinal,
    template: pod.template,
    readySinceMs: pod.available ? 0 : null,
    terminating: false,
    failed: false,
    left: pod.available ? 0 : null,
  }));
  return { spec, currentRevision, pods: inOrder(pods), nowMs: READY_BEFORE_MS };
}

function inOrder(pods: readonly WorldPod[]): WorldPod[] {
  return [...pods].sort((a, b) => a.ordinal - b.ordinal);
}

/** The world after a sync: created pods exist at once, deleted ones terminate, deleted Failed ones are gone. */
export function acted(
  world: StatefulWorld,
  sync: StatefulSetSync,
  fateOf: (pod: { readonly template: string; readonly ordinal: number }) => RoundsLeft,
): StatefulWorld {
  const gone = new Set(sync.deleted.map((pod) => pod.ordinal));
  const kept = world.pods
    .filter((pod) => !(gone.has(pod.ordinal) && pod.failed))
    .map((pod) => (gone.has(pod.ordinal) ? { ...pod, terminating: true } : pod));
  const fresh = sync.created.map(({ ordinal, revision }): WorldPod => ({
    ordinal,
    template: revision,
    readySinceMs: null,
    terminating: false,
    failed: false,
    left: fateOf({ template: revision, ordinal }),
  }));
  return { ...world, currentRevision: sync.status.currentRevision, pods: inOrder([...kept, ...fresh]) };
}
