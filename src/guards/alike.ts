import { type Problem, warningAt } from '../manifest/problem.js';
import { few } from '../manifest/words/listing.js';
import { counted, verb } from '../manifest/words/plural.js';
import { visible } from '../manifest/words/visible.js';
import type { ReadChange } from './change.js';
import { compareGaps } from './compare-gaps.js';

/** G6: what is wrong on both sides alike is no part of the change. One note names it. */
export function wrongAlike(change: ReadChange): readonly Problem[] {
  const { alike } = compareGaps(
    change,
    ({ unread, partial, twice }) => [...unread, ...partial, ...twice],
    () => false,
  );
  const [first] = alike.map(({ problem }) => problem);
  if (first === undefined) return [];
  const files = [...new Set(alike.flatMap(({ problem: { place } }) => (place ? [visible(place.file)] : [])))];
  const count = alike.length;
  const example = count === 1 ? '' : ' First:';
  const message = `${counted(count, 'problem')} in ${counted(files.length, 'file')} ${verb(count, 'is', 'are')} the same without this change: ${few(files)}.${example} ${first.message}`;
  return [{ ...warningAt(first.place, 'not-judged-before', message), isStanding: true }];
}
