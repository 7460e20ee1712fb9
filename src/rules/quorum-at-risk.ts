import * as z from 'zod';
import { defineRule, share } from './rule.js';
import { contributorsText, instantText, placeOfTakers, scopeText, takersOf } from './scope-words.js';

export const quorumAtRisk = defineRule({
  id: 'quorum-at-risk',
  detects: 'so many nodes of a quorum (etcd, storage, control plane) out at once that no majority is left',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({}),
  judge: ({ side, plan }) =>
    side.combined.scopes.flatMap((peak) => {
      const { scope, members, peakAtOnce, peakAt, contributors } = peak;
      const takers = takersOf(peak);
      // A majority of n is lost when floor((n - 1) / 2) + 1 are out.
      const fatal = Math.floor((members - 1) / 2) + 1;
      if (scope.kind !== 'quorum' || takers.length === 0 || peakAtOnce < fatal) return [];
      return [
        {
          policy: null,
          group: null,
          subject: scope.name,
          message:
            `${scopeText(scope)}: ${share(peakAtOnce, members)} out at once${peakAt === null ? '' : ` at ${instantText(peakAt)}`}, and ${fatal} are enough to lose the majority: ` +
            `${contributorsText(side, contributors)}.`,
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
