import type { Manifest } from '../../../manifest/manifest.js';
import { few } from '../../../manifest/words/listing.js';
import { titleOf } from '../../../manifest/words/visible.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { RUNS } from '../objects/run-objects.js';
import { hasBegun } from '../simulation/run-progress.js';

/** What happens where the change itself makes, edits or takes away member clusters, in sentences with a space before each; '' for nothing. */
export function movedClusters(
  { written, gone }: { readonly written: readonly Manifest[]; readonly gone: readonly Manifest[] },
  snapshot: Snapshot,
): { readonly any: string; readonly gone: string } {
  const isMoved = [...written, ...gone].some(isCluster);
  return { any: isMoved ? runsEndedBy(snapshot) : '', gone: gone.some(isCluster) ? LEFT_THERE : '' };
}

/** Source: kubefleet-dev/kubefleet, membercluster controller; Azure/fleet, issue 1139: what a cluster was given stays when it leaves. */
const LEFT_THERE =
  ' What was placed on a cluster that leaves the fleet stays there, where nothing updates or removes it any more: take it out of its placements first where it is to go.';

/**
 * A run goes on only over the clusters it was initialized with, in the order of then: who joins, leaves or is relabelled ends it for good.
 * Source: kubefleet-dev/kubefleet, issues 733 and 845.
 */
function runsEndedBy({ objects }: Snapshot): string {
  const begun = objects.filter((manifest) => RUNS.includes(manifest.kind) && hasBegun({ manifest }));
  return begun.length === 0
    ? ''
    : ` Let ${few(begun.map(titleOf))} end before: a run that is under way fails for good where its placement takes another cluster now, or one in another stage.`;
}

function isCluster({ kind }: Manifest): boolean {
  return kind === 'MemberCluster';
}
