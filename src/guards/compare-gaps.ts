import { toPlain } from '../text/render.js';
import { few, literal, NO_TEXT, text, type Text } from '../text/text.js';
import { identityOf } from '../manifest/identity.js';
import { groupedBy } from '../manifest/lookup.js';
import { asNew, asUnjudged, errorAt, inBase, type Problem } from '../manifest/problem.js';
import { keyOf } from '../plan/reading/edits.js';
import type { Gap } from '../plan/reading/gap.js';
import type { ReadSide } from '../plan/reading/side.js';

/** Gaps of both sides by what becomes of them. */
interface Compared {
  /** Lost and new gaps, which are errors; named ones; gaps of the base alone. */
  readonly problems: readonly Problem[];
  /** Gaps of both sides that the change leaves as they are. */
  readonly alike: readonly Gap[];
}

interface Gaps {
  /** Gaps of the base; null without a base. */
  readonly before: readonly Gap[] | null;
  readonly after: readonly Gap[];
  /** Keys of everything that the base holds, evaluated or not. */
  readonly known: ReadonlySet<string>;
  /** True for a gap of the base whose part the head does not have. */
  readonly isGone: (gap: Gap) => boolean;
}

/** The table "covered, named, lost" for gaps of one kind. */
export function compareGaps({ before, after, known, isGone }: Gaps): Compared {
  if (before === null) {
    const problems = after.filter((gap) => !isDeclared(gap)).map(({ problem }) => problem);
    return { problems: [...problems, ...named(after.filter(isDeclared))], alike: [] };
  }
  const byId = groupedBy(before, idOf);
  /** Takes one gap of the base for each of the head. */
  const take = (gap: Gap, isSame: (one: Gap, other: Gap) => boolean): boolean => {
    const others: Gap[] = byId.get(idOf(gap)) ?? [];
    const at = others.findIndex((one) => isSame(one, gap));
    if (at >= 0) others.splice(at, 1);
    return at >= 0;
  };
  const alike = after.filter((gap) => take(gap, isAlike));
  const others = without(after, alike);
  const edited = others.filter((gap) => gap.declared?.isPart === true || take(gap, hasSameReason));
  const lost = without(others, edited);
  const keys = new Set(lost.map(({ key }) => key));
  const left = [...byId.values()].flat().filter(({ key }) => !keys.has(key));
  const gone = left.filter(isGone);
  const unknown = new Set(before.map(({ key }) => key));
  return {
    problems: [
      ...lost.map((gap) => lostProblem(gap, { isNew: !known.has(gap.key), wasGap: unknown.has(gap.key) })),
      ...gone.filter((gap) => !isDeclared(gap)).map(takenAway),
      ...named([...edited, ...gone.filter((gap) => isDeclared(gap) && gap.declared?.isPart !== true)]),
      ...without(left, gone).flatMap((gap) => (isDeclared(gap) ? [] : inTheBase(gap))),
    ],
    alike: alike.filter((gap) => isError(gap) && !isDeclared(gap)),
  };
}

/** Keys of the files of a side, and of their objects. */
export function keysOf({ contents }: ReadSide): ReadonlySet<string> {
  return new Set(contents.flatMap(({ file, manifests }) => [keyOf(file), ...manifests.map(identityOf)]));
}

function idOf({ key, problem }: Gap): string {
  return `${problem.code} ${key}`;
}

/** True for a carrier that is not evaluated for a declared reason. */
function isDeclared({ declared, isCarrier }: Gap): boolean {
  return declared !== undefined && isCarrier === true;
}

function isError({ problem: { severity } }: Gap): boolean {
  return severity === 'error';
}

function isAlike(one: Gap, other: Gap): boolean {
  return one.content !== null && one.content === other.content;
}

function hasSameReason({ declared: one }: Gap, { declared: other }: Gap): boolean {
  return one !== undefined && one.kind === other?.kind && one.evaluated === other.evaluated;
}

function without(all: readonly Gap[], some: readonly Gap[]): Gap[] {
  const left = new Set(some);
  return all.filter((one) => !left.has(one));
}

function lostProblem(
  { problem, declared, isCarrier }: Gap,
  { isNew, wasGap }: { readonly isNew: boolean; readonly wasGap: boolean },
): Problem {
  if (isCarrier !== true) return problem;
  if (declared === undefined) return isNew ? asNew(problem) : problem;
  const { title, reason, fix } = declared;
  const message = (what: string): Text => text`${title} ${literal(what)}: ${reason}. ${fix}`;
  if (isNew) return asNew({ ...problem, message: message('is new and not evaluated') });
  const what = wasGap
    ? 'takes its objects from elsewhere and is not evaluated'
    : 'was evaluated before and is not any more';
  return { ...problem, message: message(what) };
}

function takenAway({ problem }: Gap): Problem {
  return { ...problem, message: text`Removed by this change: ${problem.message}` };
}

/** One line for all gaps of one reason. */
function named(gaps: readonly Gap[]): Problem[] {
  const byReason = groupedBy(gaps, ({ declared }) => declared && toPlain(declared.reason));
  return [...byReason.values()].map((all) => {
    const [{ problem, declared }] = all;
    const titles = few(
      all.map((one) => one.declared?.title ?? NO_TEXT),
      3,
    );
    const message = text`Not evaluated: ${titles} (${declared?.reason ?? NO_TEXT}). ${declared?.fix ?? NO_TEXT}`;
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
      message: text`In the base: ${message} ${literal(effect)}`,
    },
  ];
}
