import { identityOf } from '../manifest/identity.js';
import { groupedBy } from '../manifest/lookup.js';
import { bySomething } from '../manifest/advice.js';
import { asNew, asUnjudged, errorAt, inBase, type Problem, type ProblemCode } from '../manifest/problem.js';
import { type Carrier, declaredOf } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { keyOf } from '../plan/reading/edits.js';
import type { Gap } from '../plan/reading/gap.js';
import type { ReadSide, Side } from '../plan/reading/side.js';
import { toPlain } from '../text/render.js';
import { few, literal, name, NO_TEXT, text } from '../text/text.js';

/** Gaps of both sides by what becomes of them. */
interface Compared {
  /** Lost and new gaps, which are errors; named ones; gaps of the base alone. */
  readonly problems: readonly Problem[];
  /** Errors of both sides that the change leaves as they are. */
  readonly alike: readonly Problem[];
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
  const open = groupedBy(before, idOf);
  /** Takes one gap of the base for a gap of the head. */
  const take = (gap: Gap, isSame: (one: Gap, other: Gap) => boolean): boolean => {
    const others: Gap[] = open.get(idOf(gap)) ?? [];
    const at = others.findIndex((one) => isSame(one, gap));
    if (at >= 0) others.splice(at, 1);
    return at >= 0;
  };
  const alike = new Set(after.filter((gap) => take(gap, isAlike)));
  const edited = new Set(
    after.filter((gap) => !alike.has(gap) && (gap.declared?.isPart === true || take(gap, hasSameReason))),
  );
  const lost = after.filter((gap) => !alike.has(gap) && !edited.has(gap));
  const keys = new Set(lost.map(({ key }) => key));
  const left = [...open.values()].flat().filter(({ key }) => !keys.has(key));
  const gone = left.filter(isGone);
  const wasGap = new Set(before.map(({ key }) => key));
  return {
    problems: [
      ...lost.map((gap) => lostProblem(gap, !known.has(gap.key), wasGap.has(gap.key))),
      ...gone
        .filter((gap) => !isDeclared(gap))
        .map(({ problem }) => ({ ...problem, message: text`Removed by this change: ${problem.message}` })),
      ...named([...edited, ...gone.filter((gap) => isDeclared(gap) && gap.declared?.isPart !== true)]),
      ...left.flatMap((gap) => (gone.includes(gap) || isDeclared(gap) ? [] : inTheBase(gap))),
    ],
    alike: [...alike].flatMap((gap) =>
      gap.problem.severity === 'error' && !isDeclared(gap) ? gap.problem : [],
    ),
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

function isAlike(one: Gap, other: Gap): boolean {
  return one.content !== null && one.content === other.content;
}

function hasSameReason({ declared: one }: Gap, { declared: other }: Gap): boolean {
  return one !== undefined && one.kind === other?.kind && one.evaluated === other.evaluated;
}

function lostProblem({ problem, declared, isCarrier }: Gap, isNew: boolean, wasGap: boolean): Problem {
  if (isCarrier !== true) return problem;
  if (declared === undefined) return isNew ? asNew(problem) : problem;
  const { title, reason, fix } = declared;
  const what = isNew
    ? 'is new and not evaluated'
    : wasGap
      ? 'takes its objects from elsewhere and is not evaluated'
      : 'was evaluated before and is not any more';
  const lost = { ...problem, message: text`${title} ${literal(what)}: ${reason}. ${fix}` };
  return isNew ? asNew(lost) : lost;
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
  const isError = severity === 'error';
  const isOfSide = code === 'unreadable' || (place === null && code !== 'more-problems');
  if ((!isError && !isOfSide) || code === 'no-match') return [];
  const effect = isError
    ? 'Its objects are missing from the comparison.'
    : 'Policies that the base does not have count as new.';
  return [
    {
      ...problem,
      severity: isError && !isOfSide ? 'warning' : severity,
      code: inBase(code),
      message: text`In the base: ${message} ${literal(effect)}`,
    },
  ];
}

type Covered = Pick<Side, 'coverage'>;

/** The table for the carriers of the sources. */
export function compareCarriers(base: Covered | null, head: Covered): Compared {
  const [before, after] = [base && (base.coverage ?? []), head.coverage ?? []];
  const isThere = new Set(after.map(({ identity }) => identity));
  const clusters = new Set(before?.map(({ outcome }) => declaredOf(outcome)?.to));
  // Without a base objects that no source renders are many, and no change touches them.
  const shown = after.filter(
    ({ identity, outcome }) => before || ENTRY.test(identity) || !declaredOf(outcome),
  );
  const { problems, alike } = compareGaps({
    before: before && before.flatMap((one) => gapOf(one, clusters)),
    after: shown.flatMap((one) => gapOf(one, clusters)),
    known: new Set(before?.map(({ identity }) => identity)),
    isGone: ({ key }) => !isThere.has(key),
  });
  return { problems, alike: alike.filter(({ code }) => code !== 'undecided-destination') };
}

/** An entry of `policies`, or the remote parts of a kustomization. */
const ENTRY = /^(?:kustomize: |helm: |flux: |argocd: |remote parts of )/;
/** An entry of `policies` that names nothing is an error in any case. */
const NAMES_NOTHING: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...(['no-kustomization', 'no-chart', 'no-values', 'outside'] as const),
]);

/** @param clusters those without a plan to which carriers of the base apply */
function gapOf(carrier: Carrier, clusters: ReadonlySet<string | undefined>): Gap | [] {
  const { identity: key, outcome, digest, route, place } = carrier;
  if (outcome === 'evaluated') return [];
  if ('failed' in outcome) {
    const { failed: problem } = outcome;
    const namesNothing = ENTRY.test(key) && NAMES_NOTHING.has(problem.code);
    const content = namesNothing ? null : digest + toPlain(problem.message);
    return { key, content, problem, isCarrier: true };
  }
  const { declared: kind, why: reason, to } = outcome;
  // Planned with another cluster, or evaluated but for what the cluster decides.
  if (kind === 'another cluster' || kind === 'decided in the cluster') return [];
  const title = name('object', visible(titleIn(key)));
  const isSent = kind === 'no plan';
  const isKnown = isSent && clusters.has(to);
  const code = !isSent ? 'not-rendered' : isKnown ? 'other-destination' : 'new-destination';
  const fix = isSent ? text`List the cluster in \`clusters\` of the configuration.` : bySomething();
  const declared = {
    kind,
    title,
    reason,
    fix,
    evaluated: route,
    ...(isKnown ? { isPart: true as const } : {}),
  };
  const problem = errorAt(place, code, text`${title} was not evaluated: ${reason}. ${fix}`);
  return { key, content: digest, problem, isCarrier: true, declared };
}

/** `Application/web` of `Application/argocd/web`. */
export function titleIn(identity: string): string {
  return /^\w+\/[^/ ]+\/[^/ ]+$/.test(identity) ? identity.replace(/\/.*\//, '/') : identity;
}
