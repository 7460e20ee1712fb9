import type { PolicyDiff } from '../plan/model.js';
import type { Phrase } from './phrase.js';
import { say, sentence } from './phrase.js';
import { factOf } from '../systems/system.js';

/** What a policy that is no longer in the files leaves behind, where its system tells. */
export function gonePhrase({ base }: PolicyDiff): Phrase {
  const gone = say`The policy is gone from these files.`;
  const released = factOf(base, 'released-pods');
  if (released) return say`The policy is gone from these files: ${sentence(released.says)}.`;
  return base?.onDelete ? say`${gone} ${sentence(base.onDelete.says)}` : gone;
}
