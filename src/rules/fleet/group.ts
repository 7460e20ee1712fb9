import { code, count, instant, type Text, text, verbFor } from '../../text/text.js';
import { type Fix, fix } from '../../systems/system.js';
import type { ExpiryCluster } from '../../plan/measure/expiries.js';
import type { Severity } from '../../manifest/problem.js';
import type { PlannedGroup, PlannedPolicy } from '../../plan/model.js';
import type { GroupRollout } from '../rule.js';

/** The stop at the first failed batch. */
export const THRESHOLD = { field: 'failureThreshold', value: 1 } as const;

/** The stop that applies to the end of the rollout. */
export const SAFETY_LIMIT = { field: 'safetyLimit', value: 100 } as const;

/**
 * True where the work of a rollout leaves its nodes in service: no package of it has an interrupt, and only an interrupt cordons and drains
 * a node. They count as out all the same, as what the packages do there is no number. Source: NVIDIA/nodewright,
 * docs/architecture/interrupt-flow.md.
 */
export function servesAtWork(policy: PlannedPolicy): boolean {
  return policy.nodeAction === 'none';
}

/** The fix where no smaller batch helps, as targets that are unavailable besides the batches exceed `most`; null where one helps. */
export function outBesides({ batches, outBefore }: PlannedGroup, most: number): Fix | null {
  if (outBefore > 0 && most < 1)
    return fix`Restore what was unavailable before (${outBefore}): the limit has no room for another one.`;
  const isSmall = batches.every(({ size }) => size <= most);
  return isSmall ? fix`Restore what is unavailable besides the batches; they are small enough.` : null;
}

/** The field of a workload that allows all of it to be unavailable at once. */
export function wholeCause({ group }: GroupRollout): Text {
  const { strategy, ceiling, outBefore, unit, worstLoss, matched } = group;
  if (strategy?.['kind'] === 'Recreate')
    return text`${code('Recreate')} stops every pod before it starts the first new one.`;
  const isParallel = strategy?.['podManagementPolicy'] === 'Parallel';
  // Pods of added replicas are created beside the limit.
  const isAtOnce = isParallel || strategy?.['minAvailable'] !== undefined;
  if (isAtOnce && outBefore === 0 && worstLoss > (ceiling.enforced ?? 0))
    return text`Pods of added replicas are all created at once${isParallel && text` (${code('podManagementPolicy: Parallel')})`}.`;
  const written = ceiling.declared === null ? 'maxUnavailable' : `maxUnavailable: ${ceiling.declared}`;
  const before =
    outBefore > 0 &&
    text`, and ${count(outBefore, unit)} ${verbFor(outBefore, 'was', 'were')} unavailable before`;
  return text`${code(written)} allows ${count(ceiling.enforced ?? 0, unit)} of ${matched}${before}.`;
}

/** The fix where nodes expire: no budget delays that. The nodes of a pool whose new nodes never expire keep the age limit of old ones. */
export function notByExpiry({ expiry }: Pick<PlannedGroup, 'expiry'>): Fix {
  return expiry?.lifetimeMs === null
    ? fix`Replace these nodes before they expire, a few at a time; new nodes do not expire.`
    : fix`Replace some of the nodes before they expire, or set ${code('expireAfter: Never')} and let drift replace them within the budgets.`;
}

/** The severity of expiring nodes, as in `expiry-bypasses-budget`: the limits are not at fault, and the day decides. */
export function expirySeverity({ production }: PlannedGroup): Severity {
  return production ? 'error' : 'warning';
}

/** ` on Sat 2026-01-31 00:09 UTC, when they expire (expireAfter)`. */
export function expiryText(aged: ExpiryCluster): Text {
  return text` on ${instant(aged.worst.at)}, when they expire (${code('expireAfter')})`;
}
