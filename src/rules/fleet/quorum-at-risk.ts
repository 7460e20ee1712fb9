import { fix } from '../../systems/system.js';
import { name, NO_TEXT, share, text } from '../../text/text.js';
import type { Contribution, ScopePeak, Together } from '../../plan/model.js';
import { type RuleResult, defineRule, type RuleInput } from '../rule.js';
import { contributorsEvidence, labelOf, placeOfTakers, takenText, takersOf } from './scope-words.js';

export const quorumAtRisk = defineRule({
  id: 'quorum-at-risk',
  detects:
    'too many nodes of a quorum (etcd, storage, control plane) unavailable at once: no majority is left',
  systems: 'all',
  severity: 'error',
  evaluate: (input) => input.side.combined.scopes.map((peak) => lost(peak, input)),
});

/** A majority of n is lost when floor((n - 1) / 2) + 1 are out. */
function lost(peak: ScopePeak, { side, plan }: RuleInput<unknown>): RuleResult | null {
  const { scope, members, withoutNext, worstOrder } = peak;
  if (scope.kind !== 'quorum') return null;
  const fatal = Math.floor((members - 1) / 2) + 1;
  const quorum = text`quorum ${name('object', scope.name)}`;
  const common = {
    subject: scope.name,
    about: null,
    fix:
      members > 2
        ? fix`Disrupt at most ${fatal - 1} of them at a time.`
        : fix`Exclude them: a quorum of this size loses its majority with one node down.`,
  };
  const evidence = (peakAtOnce: number, contributors: readonly Contribution[]) => ({
    ...{ quorum: scope.name, members, peakAtOnce, fatal },
    contributors: contributorsEvidence(contributors),
  });
  const taken = withoutNext.peakAtOnce < fatal ? peak : withoutNext;
  const { peakAtOnce, contributors } = taken;
  const takers = takersOf(taken);
  if (takers.length > 0 && peakAtOnce >= fatal) {
    // The order that is shown is one of many, and another one may be worse.
    const worse =
      worstOrder && worstOrder.atOnce > peak.peakAtOnce
        ? text` In the worst order it is ${worstOrder.atOnce} of ${members}: ${worstOrder.says}.`
        : NO_TEXT;
    return {
      ...common,
      isPossible: Math.max(withoutNext.peakAtOnce, largestAlone(peak)) < fatal,
      says: text`${quorum}: ${share(peakAtOnce, members, 'node')} unavailable at once${takenText(side, taken, 'node')}. It loses its majority with ${fatal} down.${worse}`,
      place: placeOfTakers(side, plan, takers),
      magnitude: Math.max(peakAtOnce, worstOrder?.atOnce ?? 0),
      evidence: evidence(peakAtOnce, contributors),
    };
  }
  // The order that is shown leaves the quorum whole, and another one that is as possible does not.
  if (worstOrder === null || worstOrder.atOnce < fatal) return null;
  const { atOnce, policy, isNext, says } = worstOrder;
  return {
    ...common,
    isPossible: isNext,
    says: text`${quorum}: up to ${share(atOnce, members, 'node')} unavailable at once by ${labelOf(side, policy)}: ${says}. It loses its majority with ${fatal} down. The order of the plan takes ${peak.peakAtOnce} at once.`,
    place: placeOfTakers(side, plan, [policy]),
    magnitude: atOnce,
    evidence: evidence(atOnce, [{ policy, out: atOnce, isNext }]),
  };
}

/** What one policy takes without meeting another, with the nodes that are out already: no chance is needed for that. */
function largestAlone({ contributors }: Together): number {
  const idle = contributors.find(({ policy }) => policy === null)?.out ?? 0;
  const own = contributors.filter(({ policy }) => policy !== null).map(({ out }) => out);
  return idle + Math.max(0, ...own);
}
