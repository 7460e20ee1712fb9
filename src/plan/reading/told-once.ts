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

/** That nobody judged an edit is said once of a file, by whoever knows best why. */
export function withoutFilesOf(told: readonly Problem[], changes: readonly Problem[]): Problem[] {
  const files = new Set(
    told.flatMap(({ severity, place }) => (severity === 'error' && place !== null ? place.file : [])),
  );
  return changes.filter(({ place }) => place === null || !files.has(place.file));
}

/** What is the same in the head is said once: of the side, or of the same file. */
export function isSaidOf(head: readonly Problem[], { severity, code, message, place }: Problem): boolean {
  return head.some(
    (problem) =>
      problem.code === code &&
      problem.message === message &&
      (severity === 'warning' || (place !== null && problem.place?.file === place.file)),
  );
}

/**
 * True for a warning that the base has of the same file: the change has no part in it, and whoever wrote it has seen it.
 *
 * @param pathsBefore what a file of the head is called in the base, by its path
 */
export function isWarnedBefore(
  before: readonly Problem[] | undefined,
  { severity, code, message, place }: Problem,
  pathsBefore: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (severity !== 'warning' || before === undefined) return false;
  const paths = new Set(place === null ? [undefined] : [place.file, ...(pathsBefore.get(place.file) ?? [])]);
  return before.some((one) => one.code === code && one.message === message && paths.has(one.place?.file));
}
