import { count, fewNames, text } from '../text/text.js';
import { type Problem, warningAt } from '../manifest/problem.js';
import { identityOf } from '../manifest/identity.js';
import type { Manifest } from '../manifest/manifest.js';
import { placedTitleOf } from '../manifest/visible.js';

/**
 * Objects of the base that the head lacks and that may be there all the same: those that it defines twice, and after an error every one,
 * as an object may have moved to the file that is broken. The others are removed.
 */
export function unreadOf(
  base: readonly Manifest[],
  head: readonly Manifest[],
  { problems, twice }: { readonly problems: readonly Problem[]; readonly twice: ReadonlySet<string> },
): Manifest[] {
  const isPartial = problems.some(({ severity }) => severity === 'error');
  const known = new Set(head.map(identityOf));
  const isUnread = (identity: string): boolean => !known.has(identity) && (isPartial || twice.has(identity));
  return base.filter((manifest) => isUnread(identityOf(manifest)));
}

/** The numbers include them as they were, though the head could not be read. */
export function unreadProblem(unread: readonly Manifest[]): Problem[] {
  if (unread.length === 0) return [];
  const message = text`${count(unread.length, 'object')} from the base could not be read in the head; assumed unchanged: ${fewNames('object', unread.map(placedTitleOf), 5)}.`;
  return [warningAt(null, 'not-judged', message)];
}
