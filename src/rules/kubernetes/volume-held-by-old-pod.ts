import * as z from 'zod';
import type { LimitedGroup, Violation } from '../rule.js';
import { defineRule, groupViolation, rolledGroups, subjectOf } from '../rule.js';

export const volumeHeldByOldPod = defineRule({
  id: 'volume-held-by-old-pod',
  detects:
    'a new pod that wants a volume claim of the one it replaces, which goes only when the new one is ready',
  systems: ['kubernetes'],
  severity: 'warning',
  options: z.strictObject({}),
  judge: ({ side }) => rolledGroups(side).flatMap(heldVolume),
});

/**
 * Of one replica: several that share a claim show that it can be had on several nodes. Source: kubernetes, persistent volumes, access
 * modes (ReadWriteOnce is for one node, ReadWriteOncePod for one pod); Azure/AKS#1919.
 */
function heldVolume(limited: LimitedGroup): Violation[] {
  const { group } = limited;
  const claim = claimOf(group.strategy?.['volumeClaims']);
  const isHeld = group.strategy?.['maxUnavailable'] === 0 && group.batches.length > 0;
  if (claim === null || !isHeld || group.matched !== 1) return [];
  return [
    groupViolation(limited, ['strategy'], {
      message: `${subjectOf(limited)}: the new pod wants the volume claim ${claim}, which the old pod keeps until the new one is ready (maxUnavailable is 0 of 1). With ReadWriteOnce it waits for ever if it comes to another node, with ReadWriteOncePod on any.`,
      remediation:
        'Set strategy.type: Recreate: the old pod goes first, and the application is out until the new one is ready.',
      ofRollout: true,
      magnitude: 1,
      evidence: { claim, maxUnavailable: 0, replicas: group.matched },
    }),
  ];
}

function claimOf(claims: unknown): string | null {
  const [first] = Array.isArray(claims) ? (claims as readonly unknown[]) : [];
  return typeof first === 'string' ? first : null;
}
