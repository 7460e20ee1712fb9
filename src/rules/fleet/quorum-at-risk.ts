import * as z from 'zod';
import { verb } from '../../manifest/plural.js';
import type { Together } from '../../plan/model.js';
import { defineRule, share } from '../rule.js';
import {
  contributorsText,
  instantText,
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
  options: z.strictObject({}),
  judge: ({ side, plan }) =>
    side.combined.scopes.flatMap((peak) => {
      const { scope, members } = peak;
      // A majority of n is lost when floor((n - 1) / 2) + 1 are out.
      const fatal = Math.floor((members - 1) / 2) + 1;
      const isPossible = Math.max(peak.withoutNext.peakAtOnce, largestAlone(peak)) < fatal;
      const judged = peak.withoutNext.peakAtOnce < fatal ? peak : peak.withoutNext;
      const { peakAtOnce, peakAt } = judged;
      const takers = takersOf(judged);
      if (scope.kind !== 'quorum' || takers.length === 0 || peakAtOnce < fatal) return [];
      const at = peakAt === null ? '' : ` at ${instantText(peakAt)}`;
      return [
        {
          policy: null,
          group: null,
          subject: scope.name,
          isPossible,
          message:
            `${scopeText(scope)}: ${share(peakAtOnce, members)} out at once${at}${nextText(side, judged)}, and ${fatal} ${verb(fatal, 'is', 'are')} enough to lose the majority: ` +
            `${contributorsText(side, judged, 'node')}.`,
          remediation:
            members > 2
              ? `Take at most ${fatal - 1} of them at a time.`
              : 'Leave them out: a quorum of this size loses its majority with one node.',
          place: placeOfTakers(side, plan, takers),
          magnitude: peakAtOnce,
          evidence: { quorum: scope.name, members, peakAtOnce, fatal },
        },
      ];
    }),
});

/** What one policy takes without meeting another, with the nodes that are out already: no chance is needed for that. */
function largestAlone({ contributors }: Together): number {
  const idle = contributors.find(({ policy }) => policy === null)?.out ?? 0;
  const own = contributors.filter(({ policy }) => policy !== null).map(({ out }) => out);
  return idle + Math.max(0, ...own);
}
