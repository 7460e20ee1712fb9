import type { PolicyDiff } from '../plan/model.js';
import type { Phrase } from './phrase.js';
import { say, sentence } from './phrase.js';

/** What a policy that is no longer in the files leaves behind, where its system tells. */
export function gonePhrase({ base }: PolicyDiff): Phrase {
  const gone = say`The policy is gone from these files.`;
  if (base?.releases) return say`The policy is gone from these files: ${sentence(base.releases.says)}.`;
  return base?.onDelete ? say`${gone} ${sentence(base.onDelete.says)}` : gone;
}
