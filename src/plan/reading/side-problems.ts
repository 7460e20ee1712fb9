import { duplicates, identityOf } from '../../manifest/duplicates.js';
import { few } from '../../manifest/words/listing.js';
import type { Manifest } from '../../manifest/manifest.js';
import { counted, verb } from '../../manifest/words/plural.js';
import { type Problem, warningAt } from '../../manifest/problem.js';
import { visible } from '../../manifest/words/visible.js';
import { unrenderedChanges } from './changes.js';
import { isNodeClass } from '../../manifest/cluster-scoped.js';
import { sameTwice } from './described-twice.js';
import type { Edits } from './edits.js';
import { isJudged, type OneSide } from './one-side.js';
import { type Aside, sameAsideIn } from './set-aside.js';
import type { Side } from './side.js';
import { settled, takenAway } from './taken-away.js';

/** Both sides, and what of the head is an edit. */
export interface BothSides {
  readonly before: OneSide | null;
  readonly after: OneSide;
  readonly edits: Edits;
  /** What could not be judged before and is gone. */
  readonly gone: readonly Aside[];
  /** What could not be read before and is gone. */
  readonly goneUnread: readonly Problem[];
  /** True for what several files describe before the change, and not after it. */
  readonly isSettled: (manifest: Manifest) => boolean;
}

/** Problems of finding the head's files, without those that the base has too. */
export function newInHead({ before, after }: BothSides): readonly Problem[] {
  return after.side.problems.filter((problem) => !isHiddenAsIn(before?.side ?? null, problem));
}

/** What of the head can not be judged and is the change's. */
export function toldOfHead({ before, after, edits, gone, goneUnread, isSettled }: BothSides): Problem[] {
  const pathsBefore = new Map(
    before === null || after.problems.length === 0
      ? []
      : after.side.files.map((file) => [file.path, edits.counterparts(file).map(({ path }) => path)]),
  );
  const isAsBefore = sameAsideIn(before?.asides ?? []);
  return [
    ...after.problems.filter((problem) => !isWarnedBefore(before?.problems, problem, pathsBefore)),
    ...after.asides.filter((aside) => !isAsBefore(aside)).map(({ problem }) => problem),
    ...[...gone.map(({ problem }) => problem), ...goneUnread].map(takenAway),
    ...duplicates((before?.manifests ?? []).filter(isSettled)).map(settled),
  ];
}

/** All that is said of the head: what the change is to blame for, then in one warning what neither side can judge. */
export function headProblems(both: BothSides, told: readonly Problem[]): Problem[] {
  const { before, after } = both;
  const isAsBefore = twiceAsBefore(both);
  return [
    ...told,
    ...duplicates(
      after.manifests.filter((one) => (isJudged(one) || isNodeClass(one.kind)) && !isAsBefore(one)),
    ),
    ...withoutFilesOf([...after.side.problems, ...told], unrenderedChanges(before, after)),
    ...unchanged(quietIn(both, isAsBefore)),
  ];
}

/** All that is said of the base, without what is said of the head. */
export function baseProblems(
  before: OneSide,
  { after, gone, goneUnread, isSettled }: BothSides,
  told: readonly Problem[],
): Problem[] {
  const twice = new Set(after.twice.map(identityOf));
  const [isInHead, isGone] = [sameAsideIn(after.asides), new Set(gone)];
  return [
    ...before.problems.filter(
      (problem) => !isSaidOf(after.problems, problem) && !goneUnread.includes(problem),
    ),
    ...before.asides
      .filter((aside) => !isInHead(aside) && !isGone.has(aside))
      .map(({ problem }) => problem)
      .filter((problem) => !isSaidOf(told, problem)),
    ...duplicates(
      before.manifests.filter((one) => isJudged(one) && !twice.has(identityOf(one)) && !isSettled(one)),
    ),
  ];
}

/** Problems of finding the base's files. A glob that names nothing before the change is for what the change adds. */
export function baseReading({ side: base }: OneSide, { after, goneUnread }: BothSides): readonly Problem[] {
  const { side: head } = after;
  const isUnmatched = ({ code }: Problem): boolean => code === 'no-match';
  return base.problems.filter(
    (problem) =>
      (head.problems.some(isUnmatched) || !isUnmatched(problem)) &&
      !isHiddenAsIn(head, problem) &&
      !goneUnread.includes(problem),
  );
}

/** Whether an object that stands twice in the head stood so before. */
function twiceAsBefore({ before, after }: BothSides): (manifest: Manifest) => boolean {
  return before === null
    ? (manifest) => !isJudged(manifest)
    : sameTwice(before.manifests, after.manifests, after.standing);
}

/** What can not be judged in the head and could not before. */
function quietIn({ before, after }: BothSides, isTwiceAsBefore: (manifest: Manifest) => boolean): Problem[] {
  return [
    ...after.asides.filter(sameAsideIn(before?.asides ?? [])).map(({ problem }) => problem),
    ...after.contents.flatMap((content) => content.before),
    ...after.side.problems.filter((problem) => isHiddenAsIn(before?.side ?? null, problem)),
    ...duplicates(after.manifests.filter((one) => isJudged(one) && isTwiceAsBefore(one))),
  ];
}

/** True for a link that is not followed, or a submodule, which the other side has too: the change has no part in what it may hide. */
function isHiddenAsIn(other: Side | null, { code, entry }: Problem): boolean {
  if (entry === undefined) return false;
  return other?.problems.some((one) => one.code === code && one.entry === entry) === true;
}

/** What could not be judged before either, and is the same after the change. */
function unchanged(problems: readonly Problem[]): Problem[] {
  if (problems.length === 0) return [];
  const files = [...new Set(problems.flatMap(({ place }) => (place ? [place.file] : [])))];
  const listed = few(files.map((file) => visible(file)));
  const [first] = problems;
  const example = problems.length === 1 || !first ? '' : ' The first says:';
  const message = `${counted(problems.length, 'thing')} in ${counted(files.length, 'file')} can not be judged, before or after, and ${verb(problems.length, 'is', 'are')} no part of this change: ${listed}.${example} ${first?.message ?? ''}`;
  const place = first?.place ?? null;
  return [{ ...warningAt(place, 'not-judged-before', message), isStanding: true }];
}

/** That nobody judged an edit is said once of a file, by whoever knows best why. */
function withoutFilesOf(told: readonly Problem[], changes: readonly Problem[]): Problem[] {
  const files = new Set(
    told.flatMap(({ severity, place }) => (severity === 'error' && place !== null ? place.file : [])),
  );
  return changes.filter(({ place }) => place === null || !files.has(place.file));
}

/** What is the same in the head is said once: of the side, or of the same file. */
function isSaidOf(head: readonly Problem[], { severity, code, message, place }: Problem): boolean {
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
function isWarnedBefore(
  before: readonly Problem[] | undefined,
  { severity, code, message, place }: Problem,
  pathsBefore: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (severity !== 'warning' || before === undefined) return false;
  const paths = new Set(place === null ? [undefined] : [place.file, ...(pathsBefore.get(place.file) ?? [])]);
  return before.some((one) => one.code === code && one.message === message && paths.has(one.place?.file));
}
