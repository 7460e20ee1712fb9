import { type Problem, warningAt } from '../manifest/problem.js';
import { verb } from '../text/plural.js';
import type { ReadChange } from './change.js';
import type { Gap } from '../plan/reading/gap.js';
import type { ReadSide } from '../plan/reading/side.js';
import { compareCarriers } from './compare-carriers.js';
import { compareGaps } from './compare-gaps.js';
import { count as amount, few, literal, name, text } from '../text/text.js';

/** G6: what is wrong on both sides alike is no part of the change. One note names it. */
export function wrongAlike({ base, head }: ReadChange): readonly Problem[] {
  const gapsOf = ({ unread, partial, twice }: ReadSide): Gap[] => [...unread, ...partial, ...twice];
  const gaps = { before: base && gapsOf(base), after: gapsOf(head), known: new Set<string>() };
  const alike = [
    ...compareGaps({ ...gaps, isGone: () => false }).alike,
    ...compareCarriers(base && base.side, head.side).alike,
  ];
  const [first] = alike.map(({ problem }) => problem);
  if (first === undefined) return [];
  const files = [...new Set(alike.flatMap(({ problem: { place } }) => (place ? [place.file] : [])))];
  const names = files.map((file) => name('file', file));
  const count = alike.length;
  const example = count === 1 ? '' : ' First:';
  const message = text`${amount(count, 'problem')} in ${amount(files.length, 'file')} ${literal(verb(count, 'is', 'are'))} the same without this change: ${few(names, 3)}.${literal(example)} ${first.message}`;
  return [{ ...warningAt(first.place, 'not-judged-before', message), isStanding: true }];
}
