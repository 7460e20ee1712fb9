import type { PolicyDiff } from '../../plan/model.js';
import { factOf } from '../../systems/system.js';

/** What is said of one with which nothing goes. */
const BARE = 'The policy is gone from these files.';

/** What a policy that is no longer in the files leaves behind, where its system tells. */
export function goneText({ base }: PolicyDiff): string {
  const released = factOf(base, 'released-pods');
  if (released) return `The policy is gone from these files: ${released.says}.`;
  return `${BARE} ${base?.onDelete?.says ?? ''}`.trimEnd();
}
