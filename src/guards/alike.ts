import { type Problem, warningAt } from '../manifest/problem.js';
import { count, fewNames, literal, text, verbFor } from '../text/text.js';
import type { ReadChange } from './change.js';
import { compareGaps } from './table.js';

/** G6: what is wrong on both sides alike is no part of the change. One note names it. */
export function wrongAlike(change: ReadChange): readonly Problem[] {
  const { alike } = compareGaps(change, 'all');
  const [first] = alike;
  if (first === undefined) return [];
  const { length } = alike;
  const files = [...new Set(alike.flatMap(({ place }) => (place ? [place.file] : [])))];
  const message = text`${count(length, 'problem')} in ${count(files.length, 'file')} ${verbFor(length, 'is', 'are')} the same without this change: ${fewNames('file', files)}.${literal(length === 1 ? '' : ' First:')} ${first.message}`;
  return [{ ...warningAt(first.place, 'not-judged-before', message), isPreExisting: true }];
}
