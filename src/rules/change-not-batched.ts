import * as z from 'zod';
import type { Json } from '../manifest/manifest.js';
import { isObject } from '../manifest/manifest.js';
import { sha256 } from '../plan/canonical.js';
import { defineRule } from './rule.js';

export const changeNotBatched = defineRule({
  id: 'change-not-batched',
  detects: 'a change that the controller applies to every target in one pass, whatever the policy says',
  systems: ['skyhook', 'karpenter'],
  severity: 'error',
  options: z.strictObject({
    /** Fewer targets than this are no fleet. */
    fromTargets: z.number().int().min(1).default(2),
  }),
  judge: ({ side, options }) =>
    side.policies.flatMap((policy) => {
      const { change } = policy;
      if (!change || change.batched || change.targetsAtOnce < options.fromTargets) return [];
      return [
        {
          policy: policy.ref,
          group: null,
          subject: `${change.kind} ${sha256(whatIsRolled(policy.written))}`,
          message: `${policy.ref.kind}/${policy.ref.name}: ${change.says}`,
          remediation: FIXES[change.kind] ?? NEW_PACKAGE,
          place: change.place ?? policy.place,
          magnitude: change.targetsAtOnce,
          evidence: { change: change.kind, targetsAtOnce: change.targetsAtOnce },
        },
      ];
    }),
});

const NEW_PACKAGE =
  'Roll it out under a new package name beside the old one (a new package is batched), or narrow nodeSelectors and widen them step by step.';

const FIXES: Readonly<Record<string, string>> = {
  deleted:
    'Keep the NodePool and add the new one beside it; drain the old nodes in steps, and remove the NodePool when it has none left.',
  'scaled-down': 'Lower replicas in steps.',
};

/** Another version is another change, even while the base's own has not reached the nodes of the snapshot yet. */
function whatIsRolled(written: Json): Json {
  const spec = isObject(written) ? written['spec'] : null;
  return (isObject(spec) ? spec['packages'] : null) ?? null;
}
