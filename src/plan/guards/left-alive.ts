import { few } from '../../manifest/words/listing.js';
import { type Problem, warningAt } from '../../manifest/problem.js';
import { namespaceOf } from '../../manifest/manifest.js';
import { counted, verb } from '../../manifest/words/plural.js';
import { visible } from '../../manifest/words/visible.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { factOf, type ResolvedPolicy } from '../../systems/system.js';
import { refKey, refText } from '../../systems/policy-ref.js';
import { isPlanned } from '../objects/planned-kinds.js';

/** Nothing that this problem is about was judged, so that a verdict with it is never green. */
export const GONE_BUT_LIVE = 'gone-but-live';

const NAMES_SHOWN = 5;

/**
 * Policies of the base that the files of the head lack and that the cluster has: deleted with the next sync, or moved to where nobody
 * looks, with other limits perhaps. A warning that names them, so that they do not go under a green check. None for those whose
 * system tells what their deletion does: that is judged as a finding.
 */
export function leftAlive(
  base: readonly ResolvedPolicy[],
  head: readonly ResolvedPolicy[],
  snapshot: Snapshot,
): Problem[] {
  const inFiles = new Set(head.filter(({ live }) => !live).map(({ ref }) => refKey(ref)));
  const gone = base.filter(
    (policy) =>
      !policy.live &&
      !inFiles.has(refKey(policy.ref)) &&
      !tellsOfDeletion(policy) &&
      isLive(policy, snapshot),
  );
  const [first] = gone;
  if (first === undefined) return [];
  const names = gone.map(({ ref }) => visible(refText(ref)));
  const one = gone.length === 1;
  const message =
    `${counted(gone.length, 'policy')} of the base ${verb(gone.length, 'is', 'are')} gone from these files and live in the snapshot: ${few(names, NAMES_SHOWN)}. ` +
    `Where ${one ? 'it was' : 'they were'} moved out of the paths or globs, nobody judges ${one ? 'it' : 'them'} any more: add the new paths.`;
  return [warningAt(first.place, GONE_BUT_LIVE, message)];
}

/** A deletion that touches no node is judged by no rule, whatever is said of it. */
function tellsOfDeletion(policy: ResolvedPolicy): boolean {
  return (policy.onDelete?.targets.length ?? 0) > 0 || factOf(policy, 'released-pods') !== undefined;
}

function isLive({ ref }: ResolvedPolicy, { objects }: Snapshot): boolean {
  return objects.some(
    (object) =>
      isPlanned(object) &&
      object.kind === ref.kind &&
      object.name === ref.name &&
      namespaceOf(object) === namespaceOf(ref),
  );
}
