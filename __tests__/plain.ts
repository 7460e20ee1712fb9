import { toPlain } from '../src/text/render.js';
import { asText, type Said } from '../src/text/text.js';

/** What is said, as plain text; nothing of what is not there. */
export function plain(says: Said | null | undefined): string {
  return says === null || says === undefined ? '' : toPlain(asText(says));
}
