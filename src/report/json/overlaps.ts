import type { Combined, Overlap } from '../../plan/model.js';
import { refJson } from './group.js';

/** So many pairs are written: of a hundred policies on the same targets there are 4,950. */
const PAIRS_WRITTEN = 200;

/** The overlaps as they are written: where there are many, the worst ones, and how many are left out. */
export function overlapsJson({ overlaps }: Pick<Combined, 'overlaps'>): object {
  const written = overlaps.length > PAIRS_WRITTEN ? worstOf(overlaps) : overlaps;
  const leftOut = overlaps.length - written.length;
  return {
    overlaps: written.map(({ policies, targets, togetherAtOnce, isPossible }) => ({
      policies: policies.map(({ ref, atOnce }) => ({ policy: refJson(ref), atOnce })),
      targets,
      togetherAtOnce,
      isPossible,
    })),
    ...(leftOut > 0 ? { overlapsLeftOut: leftOut } : {}),
  };
}

/** What is sure to happen before what only may, then by what is out at once; the order of the plan between equals. */
function worstOf(overlaps: readonly Overlap[]): readonly Overlap[] {
  return [...overlaps]
    .sort((a, b) => Number(a.isPossible) - Number(b.isPossible) || b.togetherAtOnce - a.togetherAtOnce)
    .slice(0, PAIRS_WRITTEN);
}
