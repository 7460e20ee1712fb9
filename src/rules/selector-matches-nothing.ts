import * as z from 'zod';
import { defineRule } from './rule.js';

export const selectorMatchesNothing = defineRule({
  id: 'selector-matches-nothing',
  detects: 'a selector that matches no target of the snapshot',
  systems: ['skyhook', 'kubefleet', 'kubernetes', 'pika'],
  severity: 'error',
  options: z.strictObject({}),
  judge: ({ side }) =>
    side.policies.flatMap((policy) =>
      policy.emptySelectors.map((selector) => ({
        policy: policy.ref,
        group: selector.group,
        subject: 'selector',
        message: `${policy.ref.kind}/${policy.ref.name}: ${selector.what} matches no ${policy.effect.groups[0]?.unit ?? 'node'} of the snapshot; nothing will be rolled by it.`,
        remediation: `Correct the label key or value, or take a new snapshot if the ${policy.effect.groups[0]?.unit ?? 'node'}s are new.`,
        place: selector.place,
        magnitude: null,
        evidence: { selector: selector.what, matched: 0 },
      })),
    ),
});
