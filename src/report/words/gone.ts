import type { PolicyDiff } from '../../plan/model.js';
import { factOf } from '../../systems/system.js';
import { asText, NO_TEXT, type Text, text } from '../../text/text.js';

/** What a policy that is no longer in the files leaves behind, where its system states it. */
export function goneText({ base }: PolicyDiff): Text {
  const released = factOf(base, 'released-pods');
  if (released) return text`The policy is gone from these files: ${asText(released.says)}.`;
  const deleted = base?.onDelete;
  return text`The policy is gone from these files.${deleted ? text` ${asText(deleted.says)}` : NO_TEXT}`;
}
