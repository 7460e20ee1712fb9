import type { LimitedGroup } from '../rule.js';

/** A clause with the field that keeps the nodes of a group which are out at once to `most`, and its value; null for other systems. */
export function fewerNodes(limited: LimitedGroup, most: number): string | null {
  const atMost = Math.max(1, most);
  const { system } = limited.policy.ref;
  if (system === 'karpenter') return budgetOf(limited, atMost);
  if (system === 'system-upgrade-controller') return `Set concurrency: ${atMost}`;
  return system === 'skyhook' ? smallerBatches(limited, atMost) : null;
}

/** Beside a strategy a budget caps nothing; one that grows is small only at its start. */
function smallerBatches({ group: { strategy, declaredIn } }: LimitedGroup, most: number): string {
  if (declaredIn.kind !== 'DeploymentPolicy') return `Set interruptionBudget: {count: ${most}}`;
  if (strategy === null) return `Set budget: {count: ${most}}`;
  const kind = strategy['kind'];
  return kind === 'fixed' || typeof kind !== 'string'
    ? `Set initialBatch: ${most}`
    : `Set fixed: {initialBatch: ${most}} in the place of ${kind}, with its thresholds`;
}

/** The number of a budget with a schedule, or of other reasons, does not hold when all of it goes. */
export function budgetOf(limited: LimitedGroup, most: number): string {
  const nodes = `nodes: "${Math.max(1, most)}"`;
  return isAlwaysLimited(limited)
    ? `Set a budget of ${nodes}`
    : `Add a budget without a schedule, {${nodes}}`;
}

/** True where a limit holds at any hour for what the dry rollout takes targets for; the default is one. */
function isAlwaysLimited({ group: { calendar } }: LimitedGroup): boolean {
  if (!calendar || !calendar.isWritten) return true;
  const { limits, rolledFor } = calendar;
  return limits.some(({ schedule, reasons }) => schedule === null && reasons.includes(rolledFor));
}
