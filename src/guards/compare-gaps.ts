import { identityOf } from '../manifest/duplicates.js';
import { groupedBy } from '../manifest/lookup/grouped.js';
import { asNew, asUnjudged, errorAt, type Problem } from '../manifest/problem.js';
import { inBase } from '../manifest/problem-codes.js';
import { few } from '../manifest/words/listing.js';
import { keyOf } from '../plan/reading/edits.js';
import type { Gap } from '../plan/reading/gap.js';
import type { ReadSide } from '../plan/reading/side.js';
import type { ReadChange } from './change.js';

/** Gaps of both sides by what becomes of them. */
interface Compared {
  /** Lost and new gaps, which are errors; named ones; gaps of the base alone. */
  readonly problems: readonly Problem[];
  /** Gaps of both sides that the change leaves as they are. */
  readonly alike: readonly Gap[];
}

/**
 * The table "covered, named, lost" for gaps of one kind. `isGone`: true for a gap of the base whose part the head does not have; a carrier
 * that was not evaluated before is named whatever becomes of it.
 */
export function compareGaps(
  { base, head }: ReadChange,
  gapsOf: (side: ReadSide) => readonly Gap[],
  isGone: (gap: Gap) => boolean,
): Compared {
  const after = gapsOf(head);
  if (base === null) {
    const problems = after.filter((gap) => !isCarrier(gap)).map(({ problem }) => problem);
    return { problems: [...problems, ...named(after.filter(isCarrier))], alike: [] };
  }
  const before = groupedBy(gapsOf(base), idOf);
  /** Takes one gap of the base for each of the head. */
  const take = (gap: Gap, isSame: (one: Gap, other: Gap) => boolean): boolean => {
    const others: Gap[] = before.get(idOf(gap)) ?? [];
    const at = others.findIndex((one) => isSame(one, gap));
    if (at >= 0) others.splice(at, 1);
    return at >= 0;
  };
  const alike = after.filter((gap) => take(gap, isAlike));
  const others = without(after, alike);
  const edited = others.filter((gap) => gap.declared?.isPart === true || take(gap, hasSameReason));
  const lost = without(others, edited);
  const keys = new Set(lost.map(({ key }) => key));
  const known = keysOf(base);
  const left = [...before.values()].flat().filter(({ key }) => !keys.has(key));
  const gone = left.filter(isGone);
  return {
    problems: [
      // A carrier of a renderer has no reason here: its sides were compared before.
      ...lost.map((gap) =>
        isCarrier(gap) && gap.declared !== undefined && !known.has(gap.key) ? newCarrier(gap) : gap.problem,
      ),
      ...gone.filter((gap) => !isCarrier(gap)).map(takenAway),
      ...named([...edited, ...left.filter((gap) => isCarrier(gap) && gap.declared?.isPart !== true)]),
      ...without(left, gone).flatMap((gap) => (isCarrier(gap) ? [] : inTheBase(gap))),
    ],
    alike: alike.filter((gap) => isError(gap) && !isCarrier(gap)),
  };
}

/** Keys of the files of a side, and of their objects. */
function keysOf({ contents }: ReadSide): ReadonlySet<string> {
  return new Set(contents.flatMap(({ file, manifests }) => [keyOf(file), ...manifests.map(identityOf)]));
}

function idOf({ key, problem }: Gap): string {
  return `${problem.code} ${key}`;
}

function isCarrier({ problem: { code } }: Gap): boolean {
  return code === 'not-rendered';
}

function isError({ problem: { severity } }: Gap): boolean {
  return severity === 'error';
}

function isAlike(one: Gap, other: Gap): boolean {
  return one.content !== null && one.content === other.content;
}

function hasSameReason({ declared: one }: Gap, { declared: other }: Gap): boolean {
  return one !== undefined && one.reason === other?.reason && one.evaluated === other.evaluated;
}

function without(all: readonly Gap[], some: readonly Gap[]): Gap[] {
  const left = new Set(some);
  return all.filter((one) => !left.has(one));
}

function newCarrier({ problem }: Gap): Problem {
  return asNew({ ...problem, message: `New: ${problem.message}` });
}

function takenAway({ problem }: Gap): Problem {
  return { ...problem, message: `Removed by this change: ${problem.message}` };
}

/** One line for all gaps of one reason. */
function named(gaps: readonly Gap[]): Problem[] {
  const byReason = groupedBy(gaps, ({ declared }) => declared?.reason);
  return [...byReason].map(([reason, all]) => {
    const [{ problem, declared }] = all;
    const titles = few(all.map((one) => one.declared?.title ?? ''));
    const message = `Not evaluated: ${titles} (${reason ?? ''}). ${declared?.fix ?? ''}`;
    return asUnjudged(errorAt(problem.place, problem.code, message));
  });
}

/**
 * A file that was broken before the change is a warning: the head is evaluated without a base. A base that could not be found at all is
 * an error. Warnings of single files are not repeated.
 */
function inTheBase({ problem }: Gap): Problem[] {
  const { severity, code, place, message } = problem;
  const isOfSide = code === 'unreadable' || (place === null && code !== 'more-problems');
  if (severity !== 'error' && !isOfSide) return [];
  if (code === 'no-match') return [];
  const effect =
    severity === 'error'
      ? 'Its objects are missing from the comparison.'
      : 'Policies that the base does not have count as new.';
  return [
    {
      ...problem,
      severity: severity === 'error' && !isOfSide ? 'warning' : severity,
      code: inBase(code),
      message: `In the base: ${message} ${effect}`,
    },
  ];
}
