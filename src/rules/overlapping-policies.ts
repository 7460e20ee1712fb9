import * as z from 'zod';
import { limitFor, limitSchema } from './limit.js';
import { count, defineRule, share } from './rule.js';

export const overlappingPolicies = defineRule({
  id: 'overlapping-policies',
  detects: 'policies on the same targets whose limits add up: each keeps its own, no one keeps the sum',
  systems: 'all',
  severity: 'warning',
  options: z.strictObject({ errorAbove: limitSchema('25%') }),
  judge: ({ side, options }) =>
    side.combined.shared.flatMap((shared) => {
      // One after the other, each within its own limit, is what sequencing is for.
      if (shared.togetherAtOnce <= shared.largestAloneAtOnce) return [];
      // Pods of two DaemonSets on a node do not take it from each other.
      const isWorkload = ({ system }: { system: string }): boolean => system === 'kubernetes';
      if ([shared.policy, ...shared.others].every(isWorkload)) return [];
      const policy = side.policies.find((candidate) => candidate.ref === shared.policy);
      if (!policy) return [];
      const matched = new Set(policy.effect.groups.flatMap((group) => group.targets)).size;
      const unit = policy.effect.groups[0]?.unit ?? 'node';
      const others = shared.others.map((other) => `${other.kind}/${other.name}`).sort();
      return [
        {
          policy: policy.ref,
          group: null,
          subject: 'overlap',
          message:
            `${policy.ref.kind}/${policy.ref.name} takes ${count(shared.ownPeakAtOnce, unit)} at once by itself; together with ` +
            `${others.join(', ')} on ${count(shared.targets, unit)} they share, ${share(shared.togetherAtOnce, matched, unit)} are out at once.`,
          remediation:
            policy.ref.system === 'skyhook'
              ? 'Set sequencing: all on the one that runs first (lower priority), so that the next waits for all of its nodes.'
              : 'Let one wait for the other, or halve their limits.',
          place: policy.place,
          magnitude: shared.togetherAtOnce,
          evidence: {
            ownPeakAtOnce: shared.ownPeakAtOnce,
            peakAtOnce: shared.togetherAtOnce,
            matched,
            sharedTargets: shared.targets,
            others,
          },
          severity:
            shared.togetherAtOnce > limitFor(options.errorAbove, matched)
              ? ('error' as const)
              : ('warning' as const),
        },
      ];
    }),
});
