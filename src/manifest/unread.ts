import { count, few, name, text } from '../text/text.js';
import { type Problem, warningAt } from './problem.js';
import { identityOf } from './identity.js';
import type { Manifest } from './manifest.js';
import { titleOf } from './visible.js';

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
  if (!isPartial && twice.size === 0) return [];
  const known = new Set(head.map(identityOf));
  return base.filter((manifest) => {
    const identity = identityOf(manifest);
    return !known.has(identity) && (isPartial || twice.has(identity));
  });
}

/** The numbers include them as they were, though the head could not be read. */
export function unreadProblem(unread: readonly Manifest[]): Problem[] {
  if (unread.length === 0) return [];
  const names = unread.map((manifest) => name('object', titleOf(manifest)));
  const message = text`${count(unread.length, 'object')} from the base could not be read in the head; assumed unchanged: ${few(names, NAMES_SHOWN)}.`;
  return [warningAt(null, 'not-judged', message)];
}

const NAMES_SHOWN = 5;
