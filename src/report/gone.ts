import type { PolicyDiff } from '../plan/model.js';
import { factOf } from '../systems/system.js';

/** What a policy that is no longer in the files leaves behind, where its system tells. */
export function goneText({ base }: PolicyDiff): string {
  const released = factOf(base, 'released-pods');
  if (released) return `The policy is gone from these files: ${released.says}.`;
  return `The policy is gone from these files. ${base?.onDelete?.says ?? ''}`.trimEnd();
}
