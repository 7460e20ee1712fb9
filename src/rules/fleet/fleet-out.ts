import type { PlannedGroup, ScopePeak, SidePlan } from '../../plan/model.js';
import { isNamed } from '../../plan/wholes.js';

/** What of a group's peak there is to judge: the targets out at once, and how many of them were out before. */
interface OutAtOnce {
  readonly peakAtOnce: number;
  readonly outBefore: number;
}

/** All nodes as one scope; absent in a plan without nodes. */
function fleetPeakOf({ combined }: SidePlan): ScopePeak | undefined {
  return combined.scopes.find(({ scope }) => scope.kind === 'fleet');
}

/**
 * The group's own numbers. Where its targets were named one by one it is a share of all nodes, so those that are out already
 * count, be they its own or not: nothing in PIKA looks at them.
 */
export function outAtOnce(side: SidePlan, group: PlannedGroup): OutAtOnce {
  const { peakAtOnce, outBefore } = group;
  const fleet = isNamed(group) ? fleetPeakOf(side) : undefined;
  if (!fleet) return { peakAtOnce, outBefore };
  const idle = fleet.contributors.find(({ policy }) => policy === null)?.out ?? 0;
  // A group that is already out as a whole adds nothing to the fleet's peak.
  const elsewhere = Math.max(0, Math.min(idle, fleet.peakAtOnce - peakAtOnce));
  return { peakAtOnce: peakAtOnce + elsewhere, outBefore: outBefore + elsewhere };
}
