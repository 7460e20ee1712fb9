import { toPlain } from '../src/text/render.js';
import { type Text } from '../src/text/text.js';

/** What is said, as plain text; nothing of what is not there. */
export function plain(says: Text | null | undefined): string {
  return says === null || says === undefined ? '' : toPlain(says);
}
