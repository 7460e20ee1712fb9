import type { ExpiryCluster } from '../../plan/expiries.js';
import type { Severity } from '../../manifest/problem.js';
import type { Plan, PlannedGroup } from '../../plan/model.js';
import { instantText } from './time.js';

/** What helps where nodes expire: no limit holds that back. */
export const NOT_BY_EXPIRY =
  'No budget holds expireAfter back: replace some of the nodes before they reach their age, or set expireAfter: Never and let drift renew them within the budgets.';

/** What expires weighs as in `expiry-bypasses-budget`: the limits are not at fault, and the day decides. */
export function expirySeverity({ production }: PlannedGroup): Severity {
  return production ? 'error' : 'warning';
}

/** `, on Sat 2026-01-31 00:09 UTC, when nodes reach their age (expireAfter)`; nothing where batches are the cause. */
export function expiryText(aged: ExpiryCluster | null, plan: Plan): string {
  if (!aged) return '';
  return `, on ${instantText(aged.worst.at, plan.timeZone)}, when nodes reach their age (expireAfter)`;
}
