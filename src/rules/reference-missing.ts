import * as z from 'zod';
import { defineRule } from './rule.js';
import { refText } from '../systems/system.js';

export const referenceMissing = defineRule({
  id: 'reference-missing',
  detects: 'a policy that names an object which neither the change nor the snapshot holds',
  systems: ['skyhook', 'karpenter', 'kubefleet', 'pika'],
  severity: 'error',
  options: z.strictObject({}),
  judge: ({ side }) =>
    side.policies.flatMap((policy) =>
      policy.missingReferences.map((reference) => ({
        policy: policy.ref,
        group: null,
        subject: reference.what,
        message: `${refText(policy.ref)}: ${reference.what} ${reference.isDeleted ? 'is named, and is in these files no more' : 'does not exist, neither here nor in the snapshot'}. ${reference.consequence}`,
        remediation: reference.isDeleted
          ? 'Keep the object for as long as something names it.'
          : 'Add the object to the change, correct the name, or take a snapshot that holds it.',
        place: reference.place,
        ...(reference.isPassed ? { severity: 'warning' as const } : {}),
        magnitude: null,
        evidence: { reference: reference.what },
      })),
    ),
});
