import type { LimitedGroup } from '../rule.js';
import { count } from '../rule.js';

/** The change that keeps the clusters of a KubeFleet group which are out at once to `most`; null for other systems. */
export function fewerClusters({ group, policy }: LimitedGroup, most: number): string | null {
  if (policy.ref.system !== 'kubefleet') return null;
  const atMost = Math.max(1, most);
  if (group.strategy === null)
    return `No limit applies to clusters that lose the placement: take away ${count(atMost, 'cluster')} at a time.`;
  return group.strategy['kind'] === 'stage'
    ? `Set maxConcurrency: ${atMost} on the stage.`
    : `Set maxUnavailable: ${atMost}.`;
}
