import { name, sentence, text } from '../text/text.js';
import { bySomething } from '../manifest/advice.js';
import { type Carrier, declaredOf } from '../manifest/source-file.js';
import { errorAt, type ProblemCode } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import type { Gap } from '../plan/reading/gap.js';
import type { Side } from '../plan/reading/side.js';
import { compareGaps } from './compare-gaps.js';
import { toPlain } from '../text/render.js';

type Covered = Pick<Side, 'coverage'>;

/** The table for the carriers of the sources. */
export function compareCarriers(base: Covered | null, head: Covered): ReturnType<typeof compareGaps> {
  const [before, after] = [base && (base.coverage ?? []), head.coverage ?? []];
  const isThere = new Set(after.map(({ identity }) => identity));
  const known = new Set(before?.map(({ outcome }) => declaredOf(outcome)?.to));
  const { problems, alike } = compareGaps({
    before: before && before.flatMap((one) => gapOf(one, known)),
    after: after.flatMap((one) => (before === null && isInner(one) ? [] : gapOf(one, known))),
    known: new Set(before?.map(({ identity }) => identity)),
    isGone: ({ key }) => !isThere.has(key),
  });
  return { problems, alike: alike.filter(({ problem: { code } }) => code !== 'undecided-destination') };
}

/** An entry of `policies`, or the remote parts of a kustomization. */
const ENTRY = /^(?:kustomize: |helm: |flux: |argocd: |remote parts of )/;
/** An entry of `policies` that names nothing is an error in any case. */
const NAMES_NOTHING: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...(['no-kustomization', 'no-chart', 'no-values', 'outside'] as const),
]);

/** Objects that no source renders, and that no change touches, are many. */
function isInner({ identity, outcome }: Carrier): boolean {
  return !ENTRY.test(identity) && declaredOf(outcome) !== null;
}

/** @param known clusters without a plan to which carriers of the base apply */
function gapOf(carrier: Carrier, known: ReadonlySet<string | undefined>): Gap[] {
  const { identity: key, outcome, digest, route, place } = carrier;
  if (outcome === 'evaluated') return [];
  if ('failed' in outcome) {
    const namesNothing = ENTRY.test(key) && NAMES_NOTHING.has(outcome.failed.code);
    const content = namesNothing ? null : digest + toPlain(outcome.failed.message);
    return [{ key, content, problem: outcome.failed, isCarrier: true }];
  }
  const { declared: kind, why, to } = outcome;
  // Planned with another cluster, or evaluated but for what the cluster decides.
  if (kind === 'another cluster' || kind === 'decided in the cluster') return [];
  const title = name('object', visible(titleIn(key)));
  // What a tool or a controller says is finished.
  const reason = sentence(visible(why, 400));
  const isSent = kind === 'no plan';
  const isKnownDestination = isSent && known.has(to);
  const code = !isSent ? 'not-rendered' : isKnownDestination ? 'other-destination' : 'new-destination';
  const fix = isSent ? text`List the cluster in \`clusters\` of the configuration.` : bySomething();
  const problem = errorAt(place, code, text`${title} was not evaluated: ${reason}. ${fix}`);
  const declared = {
    ...{ kind, title, reason, fix, evaluated: route },
    ...(isKnownDestination ? { isPart: true as const } : {}),
  };
  return [{ key, content: digest, problem, isCarrier: true, declared }];
}

/** `Application/web` of `Application/argocd/web`. */
export function titleIn(identity: string): string {
  return /^\w+\/[^/ ]+\/[^/ ]+$/.test(identity) ? identity.replace(/\/.*\//, '/') : identity;
}
