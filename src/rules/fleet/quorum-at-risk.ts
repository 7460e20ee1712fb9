import { minuteText } from '../../manifest/values/instant-text.js';
import { verb } from '../../manifest/words/plural.js';
import type { Plan, ScopePeak, SidePlan, Together } from '../../plan/model.js';
import { type RuleResult, defineRule, share } from '../rule.js';
import {
  contributorsEvidence,
  contributorsText,
  labelOf,
  nextText,
  placeOfTakers,
  scopeText,
  takersOf,
} from './scope-words.js';

export const quorumAtRisk = defineRule({
  id: 'quorum-at-risk',
  detects: 'so many nodes of a quorum (etcd, storage, control plane) out at once that no majority is left',
  systems: 'all',
  severity: 'error',
  evaluate: ({ side, plan }) =>
    side.combined.scopes.map((peak): RuleResult | null => {
      const { scope, members } = peak;
      const fatal = fatalOf(members);
      const isPossible = Math.max(peak.withoutNext.peakAtOnce, largestAlone(peak)) < fatal;
      const judged = peak.withoutNext.peakAtOnce < fatal ? peak : peak.withoutNext;
      const { peakAtOnce, peakAt } = judged;
      const takers = takersOf(judged);
      if (scope.kind !== 'quorum') return null;
      if (takers.length === 0 || peakAtOnce < fatal) return inWorstOrder(peak, side, plan);
      const at = peakAt === null ? '' : ` at ${minuteText(peakAt)}`;
      return {
        subject: scope.name,
        isPossible,
        about: null,
        says:
          `${scopeText(scope)}: ${share(peakAtOnce, members)} out at once${at}${nextText(side, judged)}, and ${fatal} ${verb(fatal, 'is', 'are')} enough to lose the majority: ` +
          `${contributorsText(side, judged, 'node')}.${worseText(peak)}`,
        fix: fixOf(members, fatal),
        place: placeOfTakers(side, plan, takers),
        magnitude: Math.max(peakAtOnce, peak.worstOrder?.atOnce ?? 0),
        evidence: {
          ...{ quorum: scope.name, members, peakAtOnce, fatal },
          contributors: contributorsEvidence(judged.contributors),
        },
      };
    }),
});

/** A majority of n is lost when floor((n - 1) / 2) + 1 are out. */
function fatalOf(members: number): number {
  return Math.floor((members - 1) / 2) + 1;
}

function fixOf(members: number, fatal: number): string {
  return members > 2
    ? `Take at most ${fatal - 1} of them at a time.`
    : 'Leave them out: a quorum of this size loses its majority with one node.';
}

/** The order that is shown is one of many, and another one is worse. */
function worseText({ worstOrder, peakAtOnce, members }: ScopePeak): string {
  if (worstOrder === null || worstOrder.atOnce <= peakAtOnce) return '';
  return ` In another order it is ${worstOrder.atOnce} of ${members}: ${worstOrder.says}.`;
}

/** A quorum that the order which is shown leaves whole, and another one that is as possible does not. */
function inWorstOrder(
  { scope, members, peakAtOnce, worstOrder }: ScopePeak,
  side: SidePlan,
  plan: Plan,
): RuleResult | null {
  const fatal = fatalOf(members);
  if (scope.kind !== 'quorum' || worstOrder === null || worstOrder.atOnce < fatal) return null;
  const { atOnce, policy, isNext, says } = worstOrder;
  return {
    subject: scope.name,
    isPossible: isNext,
    about: null,
    says:
      `${scopeText(scope)}: up to ${share(atOnce, members)} out at once by ${labelOf(side, policy)}, and ${fatal} ${verb(fatal, 'is', 'are')} enough to lose the majority: ` +
      `${says}. The plan shows ${peakAtOnce} at once, in an order of its own.`,
    fix: fixOf(members, fatal),
    place: placeOfTakers(side, plan, [policy]),
    magnitude: atOnce,
    evidence: {
      ...{ quorum: scope.name, members, peakAtOnce: atOnce, fatal },
      contributors: contributorsEvidence([{ policy, out: atOnce, isNext }]),
    },
  };
}

/** What one policy takes without meeting another, with the nodes that are out already: no chance is needed for that. */
function largestAlone({ contributors }: Together): number {
  const idle = contributors.find(({ policy }) => policy === null)?.out ?? 0;
  const own = contributors.filter(({ policy }) => policy !== null).map(({ out }) => out);
  return idle + Math.max(0, ...own);
}
