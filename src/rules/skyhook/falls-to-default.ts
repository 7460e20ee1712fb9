import { few } from '../../manifest/words/listing.js';
import type { PlannedGroup } from '../../plan/model.js';
import { count, groupRule, groupViolation, type LimitedGroup, share } from '../rule.js';
import { factOf, refText } from '../../systems/system.js';

export const fallsToDefault = groupRule({
  id: 'falls-to-default',
  detects:
    'nodes that match no compartment, where the default treats them more roughly than any compartment would',
  systems: ['skyhook'],
  severity: 'warning',
  judge: (limited) => {
    const { group, policy } = limited;
    if (factOf(group, 'compartment')?.isFallback !== true || group.matched === 0) return null;
    const others = policy.effect.groups.filter((other) => other !== group && other.matched > 0);
    const reasons = others.length > 0 ? looserThan(group, others) : [];
    return reasons.length > 0 ? [violation(limited, reasons)] : [];
  },
});

/** In what the group is looser than every one of the others. */
function looserThan(group: PlannedGroup, others: readonly PlannedGroup[]): string[] {
  const largest = Math.max(...others.map(largestBatch));
  const own = largestBatch(group);
  const reasons = own > largest ? [`it takes up to ${own} at once, the compartments at most ${largest}`] : [];
  const stops = others.map(({ brakes }) => brakes?.failureThreshold ?? null);
  const ownStop = group.brakes?.failureThreshold ?? null;
  if (ownStop === null && stops.every((stop) => stop !== null))
    return [...reasons, 'it has no failureThreshold, and every compartment has one'];
  const limits = others.map(({ brakes }) => brakes?.safetyLimitPercent ?? 0);
  const ownLimit = group.brakes?.safetyLimitPercent ?? 100;
  const isDisarmed = (group.brakes?.unprotectedTargets ?? 0) > 0;
  if (ownStop !== null && isDisarmed && limits.every((limit) => limit > ownLimit))
    reasons.push(`its safetyLimit is ${ownLimit}, those of the compartments at least ${Math.min(...limits)}`);
  return reasons;
}

function largestBatch({ freshBatches = [] }: PlannedGroup): number {
  return freshBatches.reduce((most, size) => Math.max(most, size), 0);
}

function violation(limited: LimitedGroup, reasons: readonly string[]) {
  const { group, policy } = limited;
  const total = new Set(policy.effect.groups.flatMap((other) => other.targets)).size;
  return groupViolation(limited, ['strategy', 'budget'], {
    message:
      `${refText(policy.ref)}: ${share(group.matched, total)} match no compartment and fall to the default, ` +
      `which is looser: ${reasons.join('; ')}. These are ${few(group.targets)}.`,
    remediation: `Make the default as careful as the strictest compartment, or add a compartment for these ${count(group.matched)}.`,
    magnitude: group.matched,
    evidence: { matched: group.matched, outOf: total, looser: [...reasons], nodes: [...group.targets] },
  });
}
