import { few } from './words/listing.js';
import { type Problem, warningAt } from './problem.js';
import { counted, verb } from '../text/plural.js';
import { identityOf } from './duplicates.js';
import type { Manifest } from './manifest.js';
import { visible } from './words/visible.js';

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

/** That they are in the numbers must be said: nobody has seen what the change makes of them. */
export function unreadProblem(unread: readonly Manifest[]): Problem[] {
  if (unread.length === 0) return [];
  const names = unread.map(({ kind, name }) => `${visible(kind)}/${visible(name)}`);
  const message =
    `${counted(unread.length, 'object')} of the base ${verb(unread.length, 'is', 'are')} not in what could be read, and so neither judged nor taken for removed: ${few(names, NAMES_SHOWN)}. ` +
    `The numbers hold ${verb(unread.length, 'it as it was', 'them as they were')}.`;
  return [warningAt(null, 'not-judged', message)];
}

const NAMES_SHOWN = 5;
