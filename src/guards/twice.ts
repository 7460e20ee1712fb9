import type { Problem } from '../manifest/problem.js';
import type { ReadChange } from './change.js';
import { compareGaps } from './table.js';

/** G5: one identity, one object. Reports objects with several different definitions in one side, before the change too. */
export function definedTwice({ base, head }: ReadChange): readonly Problem[] {
  return compareGaps({ before: base && base.twice, after: head.twice, known: new Set(), isGone: () => true })
    .problems;
}
