import { fieldOf, integerOf, objectOf } from '../../admission/defaults.js';
import { idOf } from '../../change/relation.js';
import type { WorkloadInput } from '../../simulation/workload.js';
import { type LivePod, livePod } from './pods.js';

/** A DaemonSet as the snapshot shows it. */
export interface LiveDaemonSet {
  readonly template: string;
  /** Empty where the snapshot holds none of its pods. */
  readonly pods: readonly LivePod[];
  /** The revision that pods of the live template carry; null where none has it yet. */
  readonly revision: string | null;
  readonly updated: number;
  readonly desired: number;
  /** Nodes with an available pod, by its status; all of them where that says nothing. */
  readonly available: number;
}

/** Null where the snapshot does not hold it. */
export function liveDaemonSet({ object, context }: WorkloadInput): LiveDaemonSet | null {
  if (!object.live) return null;
  const status = objectOf(object.live.object, 'status');
  const pods = context.live.ownedBy(object.live, 'Pod').map(livePod);
  const updated = integerOf(status, 'updatedNumberScheduled', 0);
  const known = fieldOf(status, 'desiredNumberScheduled') !== undefined;
  const desired = integerOf(status, 'desiredNumberScheduled', updated);
  return {
    template: idOf(object.live),
    pods,
    revision: updated === 0 && known ? null : currentRevision(pods, updated),
    updated,
    desired,
    // A zero is left out of a status, so only one of the two numbers has to be there.
    available: integerOf(status, 'numberAvailable', desired - integerOf(status, 'numberUnavailable', 0)),
  };
}

/** The revision that as many pods have as the status counts updated ones; of several the one of the youngest pod. */
function currentRevision(pods: readonly LivePod[], updated: number): string | null {
  const counts = new Map<string, number>();
  for (const { revision } of pods) counts.set(revision, (counts.get(revision) ?? 0) + 1);
  const youngest = [...pods].sort((a, b) => b.created - a.created);
  const match = youngest.find(({ revision }) => counts.get(revision) === updated) ?? youngest[0];
  return match?.revision ?? null;
}
