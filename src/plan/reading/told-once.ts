import type { Problem } from '../../manifest/problem.js';

/**
 * Problems without those of a file that another one tells of already: an Application that cannot be rendered names the values that it
 * takes, and an edit of these is one thing that was not judged, not two.
 */
export function toldOnce(problems: readonly Problem[]): Problem[] {
  const told = new Set(
    problems.flatMap(({ severity, isUnjudged, tells = [] }) =>
      severity === 'error' || isUnjudged === true ? tells : [],
    ),
  );
  return problems.filter(
    ({ code, place, tells }) =>
      tells !== undefined || code !== 'not-rendered' || place === null || !told.has(place.file),
  );
}
