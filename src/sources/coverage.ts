import { bySomething } from '../manifest/advice.js';
import type { Carrier, Declared } from '../manifest/carrier.js';
import { asNew, asUnjudged, errorAt, infoAt, type Problem, warningAt } from '../manifest/problem.js';
import type { ProblemCode } from '../manifest/problem-codes.js';
import { few } from '../manifest/words/listing.js';
import { verb } from '../manifest/words/plural.js';
import { visible } from '../manifest/words/visible.js';

/** Problems of the carriers of both sides. */
interface CoverageProblems {
  readonly head: readonly Problem[];
  readonly base: readonly Problem[];
}

/**
 * Compares what became of each carrier. What was evaluated and is not any more is an error. What was not evaluated for a declared reason,
 * and still is not, is named if the change touches it. What fails alike on both sides is a note.
 */
export function coverageProblems(
  head: readonly Carrier[],
  base: readonly Carrier[] | null,
): CoverageProblems {
  const before = new Map(base?.map((one) => [one.identity, one]));
  const after = new Set(head.map(({ identity }) => identity));
  const gone = base?.filter(({ identity }) => !after.has(identity)) ?? [];
  const named: Carrier[] = [];
  const alike: Problem[] = [];
  const compared = head.flatMap((one) => {
    const was = before.get(one.identity);
    if (base !== null) return was === undefined ? added(one, base, named) : changed(one, was, named, alike);
    return alone(one, named);
  });
  const removed = gone.flatMap((one) => goneProblem(one, named));
  return {
    head: [
      ...compared,
      ...syncedByHand(head, before),
      ...removed,
      ...namedProblems(named),
      ...alikeNote(alike),
    ],
    base: head.flatMap((one) => {
      const was = before.get(one.identity);
      // The head is evaluated without it; what the base had is not known.
      return one.outcome === 'evaluated' && was !== undefined ? failure(was) : [];
    }),
  };
}

/** A head without a base. */
function alone(one: Carrier, named: Carrier[]): Problem[] {
  const { outcome } = one;
  if (outcome === 'evaluated')
    return one.sync === 'suspended' ? [asUnjudged(about(one, 'suspended', SUSPENDED))] : [];
  if ('failed' in outcome) return [outcome.failed];
  if (ENTRY.test(one.identity) && !isSilent(outcome)) named.push(one);
  return [];
}

/** An entry of `policies`, or the remote parts of a kustomization. */
const ENTRY = /^(?:kustomize: |helm: |flux: |argocd: |remote parts of )/;
/** An entry of `policies` that names nothing renders nothing: an error in any case. */
const NAMES_NOTHING: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'no-kustomization',
  'no-chart',
  'no-values',
  'outside',
]);

/** True for what is planned elsewhere, or evaluated but for what the cluster decides. */
function isSilent({ declared }: Declared): boolean {
  return declared === 'another cluster' || declared === 'decided in the cluster';
}

/** A new carrier. */
function added(one: Carrier, base: readonly Carrier[], named: Carrier[]): Problem[] {
  const { outcome, place } = one;
  if (outcome === 'evaluated') return [];
  if ('failed' in outcome) return [asNew(outcome.failed)];
  if (isSilent(outcome)) return [];
  const isKnown = (was: Carrier): boolean =>
    was.outcome !== 'evaluated' && 'declared' in was.outcome && was.outcome.why === outcome.why;
  if (outcome.declared === 'no plan' && base.some(isKnown)) {
    named.push(one);
    return [];
  }
  const name = visible(titleIn(one.identity));
  const message = `${name} is new and not evaluated: ${visible(outcome.why, 400)}. ${fixOf(outcome)}`;
  const code = outcome.declared === 'no plan' ? 'new-destination' : codeOf(outcome);
  return [asNew(errorAt(place, code, message))];
}

function changed(one: Carrier, was: Carrier, named: Carrier[], alike: Problem[]): Problem[] {
  const { outcome } = one;
  if (outcome === 'evaluated') return moved(one, was);
  if ('failed' in outcome) {
    const isAlike =
      one.digest === was.digest &&
      failure(was).some(
        ({ message, code }) => message === outcome.failed.message && code === outcome.failed.code,
      );
    const isEntry = ENTRY.test(one.identity) && NAMES_NOTHING.has(outcome.failed.code);
    if (!isAlike || isEntry) return [outcome.failed];
    if (outcome.failed.code !== 'undecided-destination') alike.push(outcome.failed);
    return [];
  }
  if (outcome.declared === 'another cluster') return [];
  const isDeclared = was.outcome !== 'evaluated' && 'declared' in was.outcome;
  const name = visible(titleIn(one.identity));
  if (!isDeclared || was.route !== one.route) {
    const lost =
      was.outcome === 'evaluated' ? 'was evaluated before and is not any more' : 'is not evaluated';
    const message = `${name} ${lost}: ${visible(outcome.why, 400)}. ${fixOf(outcome)}`;
    return [errorAt(one.place, codeOf(outcome), message)];
  }
  if (one.digest !== was.digest) named.push(one);
  return [];
}

/** An evaluated carrier whose source, destination or sync the change edits. */
function moved(one: Carrier, was: Carrier): Problem[] {
  if (was.outcome !== 'evaluated') return [];
  if (one.route !== was.route)
    return [
      about(
        one,
        'moved-delivery',
        'is edited in its source or destination. What it applied before may stay in the old place or be deleted there, and this was not evaluated. Make it a change of its own.',
      ),
    ];
  if (one.sync === 'automatic' && was.sync !== 'automatic')
    return [
      about(
        one,
        'moved-delivery',
        'applies by itself from this change on, with all changes since its last sync, and the plan is of this change alone. Compare its files with the cluster first (`flux diff`, `argocd app diff`).',
      ),
    ];
  const isEdited = one.sync === 'suspended' && one.digest !== was.digest;
  return isEdited ? [asUnjudged(about(one, 'suspended', SUSPENDED))] : [];
}

const SUSPENDED =
  'is suspended: nothing of it is applied until it is resumed. The plan is of what happens then.';

/** Applications that are synced by hand, in one notice. */
function syncedByHand(head: readonly Carrier[], before: ReadonlyMap<string, Carrier>): Problem[] {
  const edited = head.filter((one) => {
    const was = before.get(one.identity);
    return (
      one.sync === 'manual' && one.outcome === 'evaluated' && was !== undefined && was.digest !== one.digest
    );
  });
  const [first] = edited;
  if (first === undefined) return [];
  const byHand = edited.map(({ identity, takes }) => ({ by: titleIn(identity), paths: takes }));
  const message = `${few(byHand.map(({ by }) => visible(by)))} ${verb(edited.length, 'is', 'are')} synced by hand: merging applies nothing of ${verb(edited.length, 'it', 'them')}. The plan is of the next sync, which applies all changes since the last one.`;
  return [{ ...infoAt(first.place, 'synced-by-hand', message), isOfTargets: true, byHand }];
}

/** A carrier that the change takes away, and that was not evaluated. */
function goneProblem(was: Carrier, named: Carrier[]): Problem[] {
  const { outcome } = was;
  if (outcome === 'evaluated') return [];
  if ('declared' in outcome) {
    if (!isSilent(outcome) && outcome.declared !== 'no plan') named.push(was);
    return [];
  }
  const message = `${visible(titleIn(was.identity))} is removed, and what leaves the cluster with it was not evaluated. ${outcome.failed.message}`;
  return [{ ...outcome.failed, code: 'not-rendered', message }];
}

function failure({ outcome }: Carrier): Problem[] {
  return outcome !== 'evaluated' && 'failed' in outcome ? [outcome.failed] : [];
}

/** One note for all that fails alike on both sides. */
function alikeNote(problems: readonly Problem[]): Problem[] {
  const [first, ...others] = problems;
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  const message = `Not evaluated, with or without this change: ${first.message}${more}`;
  return [{ ...warningAt(first.place, 'not-judged-before', message), isStanding: true }];
}

/** One line for each reason. */
function namedProblems(named: readonly Carrier[]): Problem[] {
  const byReason = new Map<string, Carrier[]>();
  for (const one of named) {
    const why = one.outcome !== 'evaluated' && 'declared' in one.outcome ? one.outcome.why : '';
    byReason.set(why, [...(byReason.get(why) ?? []), one]);
  }
  return [...byReason].map(([why, carriers]) => {
    const [first] = carriers;
    const names = few(carriers.map(({ identity }) => visible(titleIn(identity))));
    const message = `Not evaluated: ${names} (${visible(why, 400)}).`;
    const outcome = first?.outcome;
    const code =
      outcome !== undefined && outcome !== 'evaluated' && 'declared' in outcome
        ? codeOf(outcome)
        : 'not-rendered';
    return asUnjudged(errorAt(first?.place ?? null, code, message));
  });
}

function about({ identity, place }: Carrier, code: ProblemCode, text: string): Problem {
  return errorAt(place, code, `${visible(titleIn(identity))} ${text}`);
}

function codeOf({ declared }: Declared): ProblemCode {
  return declared === 'no plan' ? 'other-destination' : 'not-rendered';
}

function fixOf({ declared }: Declared): string {
  return declared === 'no plan' ? 'List the cluster in `clusters` of the configuration.' : bySomething();
}

/** `Application/web` of `Application/argocd/web`. */
function titleIn(identity: string): string {
  return /^\w+\/[^/ ]+\/[^/ ]+$/.test(identity) ? identity.replace(/\/.*\//, '/') : identity;
}
