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

/** So many of those that share targets with a policy are named: of 400 policies on the same nodes there would be 159,600 names. */
const OTHERS_WRITTEN = 20;

/** A policy that shares targets, as it is written: of many others the first ones, and how many are left out. */
export function sharedJson(shared: Combined['shared'][number]): object {
  const leftOut = shared.others.length - OTHERS_WRITTEN;
  return {
    policy: refJson(shared.policy),
    others: shared.others.slice(0, OTHERS_WRITTEN).map(refJson),
    ...(leftOut > 0 ? { othersLeftOut: leftOut } : {}),
    targets: shared.targets,
    ownPeakAtOnce: shared.ownPeakAtOnce,
    peakAtOnce: shared.peakAtOnce,
  };
}

/** What is sure to happen before what only may, then by what is out at once; the order of the plan between equals. */
function worstOf(overlaps: readonly Overlap[]): readonly Overlap[] {
  return [...overlaps]
    .sort((a, b) => Number(a.isPossible) - Number(b.isPossible) || b.togetherAtOnce - a.togetherAtOnce)
    .slice(0, PAIRS_WRITTEN);
}
