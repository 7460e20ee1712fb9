import { few } from '../manifest/words/listing.js';
import { verb } from '../manifest/words/plural.js';
import { asNew, asUnjudged, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/words/visible.js';
import { renderProblem } from './problems.js';
import type { Failure } from './renderer.js';

/** What became of one side's sources. */
export interface Attempts {
  readonly problems: readonly Problem[];
  readonly failures?: readonly Failure[];
  /** The objects that were to be rendered, whatever came of it. */
  readonly attempted?: ReadonlySet<string>;
}

/**
 * What the head fails to render is an error, unless the base fails over the very same content: then the change has no part in it. So is
 * what the base failed to render and the change takes away, as nobody has seen what goes with it.
 */
export function ofTheHead<P extends Attempts>(head: P, base: Attempts | null): P {
  const isSame = sameIn(base);
  const known = new Set(base?.failures?.map(({ destination }) => destination));
  const parts = new Set(base?.failures?.map((one) => one.partOf));
  const unrendered = unrenderedIn(base);
  const isReported = (object: string): boolean =>
    unrendered.has(object) && head.failures?.some((one) => isOf(one, object) && !isSame(one)) === true;
  const problems = (head.failures ?? []).flatMap((failure): Problem[] => {
    const { problem, isQuiet = false, partOf, destination, moves, object } = failure;
    if (moves !== undefined && (base?.attempted?.has(moves) !== true || isReported(moves))) return [];
    if (isQuiet && base === null)
      return partOf !== undefined || problem.code === 'suspended'
        ? [{ ...problem, severity: 'warning' }]
        : [];
    if (destination !== undefined && !known.has(destination)) return [newDestination(problem)];
    // What was rendered in part before, and is now, is named.
    if (partOf !== undefined && parts.has(partOf) && !isSame(failure)) return [asUnjudged(problem)];
    if (!isSame(failure)) return [isNewIn(base, object) ? asNew(problem) : problem];
    if (isQuiet) return [];
    return [
      { ...problem, severity: 'warning', message: `${problem.message} It is so without this change too.` },
    ];
  });
  return { ...head, problems: [...head.problems, ...syncedTogether(problems), ...takenAway(head, base)] };
}

/** True for an object that the base would have rendered, if it had it. */
function isNewIn(base: Attempts | null, object: string | undefined): boolean {
  return object !== undefined && base?.attempted?.has(object) === false;
}

/** Applications that are synced by hand are named in one notice. */
function syncedTogether(problems: readonly Problem[]): Problem[] {
  const [first, ...more] = problems.filter(({ byHand }) => byHand !== undefined);
  if (first === undefined) return [...problems];
  const byHand = [first, ...more].flatMap((one) => one.byHand ?? []);
  const who = `${few(byHand.map(({ by }) => by))} ${verb(byHand.length, 'is', 'are')}`;
  const message = `${who} synced by hand: merging applies nothing of ${verb(byHand.length, 'it', 'them')}. The plan is of the next sync, which applies all changes since the last one.`;
  return [...problems.filter((one) => one.byHand === undefined), { ...first, message, byHand }];
}

/** Objects of which a side renders nothing: where that comes from is no second question. */
function unrenderedIn(side: Attempts | null): ReadonlySet<string> {
  const failures = side?.failures ?? [];
  return new Set(
    failures.flatMap((one) => (one.object !== undefined && isOf(one, one.object) ? one.object : [])),
  );
}

/** True for what keeps an object from being rendered. */
function isOf({ object, moves, isHarmless }: Failure, of: string): boolean {
  return moves === undefined && isHarmless !== true && object === of;
}

/** What the base fails to render, but for what the head tells. */
export function ofTheBase<P extends Attempts>(base: P, head: Attempts): P {
  const isSame = sameIn(head);
  const told = new Set(head.failures?.map(({ problem }) => problem.message));
  const problems = (base.failures ?? []).flatMap((failure) => {
    const { problem, isQuiet = false, partOf, object, moves } = failure;
    if (moves !== undefined || failure.isHarmless === true) return [];
    const isNamed = partOf !== undefined && head.failures?.some((one) => one.partOf === partOf) === true;
    const isTold = (isQuiet && told.has(problem.message)) || isNamed || isGone(object, head);
    if (isTold || isSame(failure)) return [];
    // Beside what was built nothing else shows that this part was there, and goes.
    return [partOf !== undefined ? { ...problem, isUnjudged: true as const } : problem];
  });
  return { ...base, problems: [...base.problems, ...problems] };
}

/** Tells of a failure whether a side has the same, over the same content. */
function sameIn(side: Attempts | null): (failure: Failure) => boolean {
  const known = new Set(
    side?.failures?.flatMap(({ of, problem }) => (of === null ? [] : [problem.message + of])),
  );
  return ({ of, problem }) => of !== null && known.has(problem.message + of);
}

function isGone(object: string | undefined, { attempted }: Attempts): boolean {
  return object !== undefined && attempted?.has(object) === false;
}

/** Said once of each object. */
function takenAway(head: Attempts, base: Attempts | null): Problem[] {
  const gone = new Map(
    (base?.failures ?? []).flatMap(({ object, problem, isHarmless }) =>
      object !== undefined && isHarmless !== true && isGone(object, head) ? [[object, problem] as const] : [],
    ),
  );
  return [...gone].map(([object, { message, place }]) => {
    const name = object.replace(/\/.*\//, '/');
    const says = `${visible(name)} is gone, and what goes from the cluster with it was not judged, as it could not be rendered before either. ${message}`;
    return renderProblem('not-rendered', says, place);
  });
}

/** A cluster that gets something for the first time is no cluster that somebody left out of the plans. */
function newDestination(problem: Problem): Problem {
  const message = `${problem.message} The change is the first to send something to it: list it in \`clusters\` of the configuration.`;
  return { ...problem, severity: 'error', code: 'new-destination', message };
}
