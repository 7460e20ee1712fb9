import { listing } from '../../../manifest/words/listing.js';
import type { Place } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { type PolicyRef, refText, type Unshown } from '../../system.js';

/** A run, and others that update clusters of the same placement at the same time. */
interface Rivals {
  readonly own: PolicyRef;
  readonly others: readonly PolicyRef[];
  readonly placement: PolicyRef;
  readonly place: Place;
}

/**
 * Nothing keeps two runs of one placement apart, and each counts its own clusters only. A run that finds that another one has given a
 * cluster it is updating another snapshot or override fails for good. Source: kubefleet-dev/kubefleet,
 * pkg/controllers/updaterun/execution.go executeUpdatingStage; Azure/fleet#897.
 */
export function rivalRuns({ own, others, placement, place }: Rivals): Unshown | null {
  if (others.length === 0) return null;
  const names = listing(others.map((other) => visible(other.name)));
  return {
    subject: 'rival-runs',
    says:
      `${visible(own.name)} and ${names} update the clusters of the same placement (${refText(placement)}) at once, each by its own stages and its own maxConcurrency. ` +
      'Where they bring different snapshots or overrides, the one whose cluster the other changes meanwhile fails for good. The numbers take each as if it were alone.',
    fix: `Let one run end before the next is created: take ${names} out of this change, or set its state to Stop.`,
    place,
  };
}
