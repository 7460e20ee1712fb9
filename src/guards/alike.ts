import { type Problem, warningAt } from '../manifest/problem.js';
import type { Gap } from '../plan/reading/gap.js';
import type { ReadSide } from '../plan/reading/side.js';
import { count, few, literal, name, text, verbFor } from '../text/text.js';
import type { ReadChange } from './change.js';
import { compareCarriers, compareGaps } from './table.js';

/** G6: what is wrong on both sides alike is no part of the change. One note names it. */
export function wrongAlike({ base, head }: ReadChange): readonly Problem[] {
  const gapsOf = ({ unread, partial, twice }: ReadSide): Gap[] => [...unread, ...partial, ...twice];
  const gaps = { before: base && gapsOf(base), after: gapsOf(head), known: new Set<string>() };
  const alike = [
    ...compareGaps({ ...gaps, isGone: () => false }).alike,
    ...compareCarriers(base && base.side, head.side).alike,
  ];
  const [first] = alike;
  if (first === undefined) return [];
  const { length } = alike;
  const files = [...new Set(alike.flatMap(({ place }) => (place ? [place.file] : [])))];
  const names = files.map((file) => name('file', file));
  const message = text`${count(length, 'problem')} in ${count(files.length, 'file')} ${verbFor(length, 'is', 'are')} the same without this change: ${few(names, 3)}.${literal(length === 1 ? '' : ' First:')} ${first.message}`;
  return [{ ...warningAt(first.place, 'not-judged-before', message), isStanding: true }];
}
