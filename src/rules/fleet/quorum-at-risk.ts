import { type Fix, fix } from '../../systems/system.js';
import { instant, NO_TEXT, share, type Text, text } from '../../text/text.js';
import type { Plan, ScopePeak, SidePlan, Together } from '../../plan/model.js';
import { type RuleResult, defineRule } from '../rule.js';
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
      const at = peakAt === null ? NO_TEXT : text` on ${instant(peakAt)}`;
      return {
        subject: scope.name,
        isPossible,
        about: null,
        says: text`${scopeText(scope)}: ${share(peakAtOnce, members, 'node')} unavailable at once${at}${nextText(side, judged)}: ${contributorsText(side, judged, 'node')}. It loses its majority with ${fatal} down.${worseText(peak)}`,
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

function fixOf(members: number, fatal: number): Fix {
  return members > 2
    ? fix`Disrupt at most ${fatal - 1} of them at a time.`
    : fix`Leave them out: a quorum of this size loses its majority with one node.`;
}

/** The order that is shown is one of many, and another one is worse. */
function worseText({ worstOrder, peakAtOnce, members }: ScopePeak): Text {
  if (worstOrder === null || worstOrder.atOnce <= peakAtOnce) return NO_TEXT;
  return text` In the worst order it is ${worstOrder.atOnce} of ${members}: ${worstOrder.says}.`;
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
    says: text`${scopeText(scope)}: up to ${share(atOnce, members, 'node')} unavailable at once by ${labelOf(side, policy)}: ${says}. It loses its majority with ${fatal} down. The order of the plan takes ${peakAtOnce} at once.`,
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
