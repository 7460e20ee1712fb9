import { fix } from '../../systems/system.js';
import { name, share, text } from '../../text/text.js';
import type { ScopePeak, Together } from '../../plan/model.js';
import { type RuleResult, defineRule, type RuleInput } from '../rule.js';
import { carrierOf, contributorsEvidence, contributorsText, labelOf, policiesIn } from './together.js';

export const quorumAtRisk = defineRule({
  id: 'quorum-at-risk',
  detects: 'too many nodes of a quorum unavailable at once: no majority is left',
  severity: 'error',
  evaluate: (input) => input.side.combined.scopes.map((peak) => lost(peak, input)),
});

/** A majority of n is lost when floor((n - 1) / 2) + 1 are out. */
function lost(peak: ScopePeak, { side, plan }: RuleInput<unknown>): RuleResult | null {
  const { scope, members, withoutNext, worstOrder } = peak;
  if (scope.kind !== 'quorum') return null;
  const fatal = Math.floor((members - 1) / 2) + 1;
  const taken = withoutNext.peakAtOnce < fatal ? peak : withoutNext;
  const policies = policiesIn(taken);
  const isShown = policies.length > 0 && taken.peakAtOnce >= fatal;
  // The order that is shown leaves the quorum whole, and another one that is as possible may not.
  const isOfOrder = !isShown && worstOrder !== null && worstOrder.atOnce >= fatal;
  if (!isShown && !isOfOrder) return null;
  const { atOnce = 0, policy, isNext = false } = worstOrder ?? {};
  const peakAtOnce = isOfOrder ? atOnce : taken.peakAtOnce;
  const by = isOfOrder && policy ? text` by ${labelOf(side, policy)}` : contributorsText(side, taken);
  const order =
    worstOrder &&
    (isOfOrder || atOnce > peak.peakAtOnce) &&
    text` The order of the plan takes ${peak.peakAtOnce}, the worst order ${atOnce}: ${worstOrder.says}.`;
  const contributors = isOfOrder && policy ? [{ policy, out: atOnce, isNext }] : taken.contributors;
  return {
    subject: scope.name,
    about: null,
    isHypothetical: isOfOrder ? isNext : Math.max(withoutNext.peakAtOnce, largestAlone(peak)) < fatal,
    says: text`quorum ${name('object', scope.name)}: ${isOfOrder && text`up to `}${share(peakAtOnce, members, 'node')} unavailable at once${by}. It loses its majority with ${fatal} down.${order}`,
    fix:
      members > 2
        ? fix`Disrupt at most ${fatal - 1} of them at a time.`
        : fix`Exclude them: a quorum of this size loses its majority with one node down.`,
    place: carrierOf(side, plan, isOfOrder && policy ? [policy] : policies).place,
    magnitude: Math.max(peakAtOnce, atOnce),
    evidence: {
      ...{ quorum: scope.name, members, peakAtOnce, fatal },
      contributors: contributorsEvidence(contributors),
    },
  };
}

/** The most that one policy takes without meeting another, with the nodes that are out already: no chance is needed for that. */
function largestAlone({ contributors }: Together): number {
  const idle = contributors.find(({ policy }) => policy === null)?.out ?? 0;
  const own = contributors.filter(({ policy }) => policy !== null).map(({ out }) => out);
  return idle + Math.max(0, ...own);
}
