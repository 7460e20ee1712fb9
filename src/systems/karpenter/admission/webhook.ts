import type { FieldError } from '../../../manifest/schema.js';
import { fieldAt, listIn, textIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { parseSchedule } from '../controller/cron/parse.js';
import { decodeNodePool } from './decode.js';
import { runtimeErrors } from './runtime.js';

/**
 * What the webhook of v1beta1 refuses. v1 has no webhook: there a bad schedule comes up when the budget is evaluated, and bad
 * names when the controller validates the pool.
 */
type WebhookError = FieldError;

const OWN_ZONE = /^(?:CRON_)?TZ=\S+ /;

/**
 * v1beta1 parsed the schedule without the UTC zone that the evaluation puts before it, so a zone of the author's own passed
 * the webhook and then failed. Source: kubernetes-sigs/karpenter v0.37.0, nodepool_validation.go, Budget.validate.
 */
export function webhookErrors(stored: JsonObject): WebhookError[] {
  const decoded = decodeNodePool(stored, 'v1beta1');
  return [...scheduleErrors(stored), ...(decoded.ok ? runtimeErrors(decoded.pool) : [])];
}

function scheduleErrors(stored: JsonObject): WebhookError[] {
  const budgets = listIn(fieldAt(stored, 'spec', 'disruption'), 'budgets') ?? [];
  return budgets.flatMap((budget, i) => {
    const schedule = textIn(budget, 'schedule');
    const parsed = schedule === null ? null : parseSchedule(schedule.replace(OWN_ZONE, ''));
    if (parsed === null || parsed.ok) return [];
    return [{ path: ['spec', 'disruption', 'budgets', i, 'schedule'], message: parsed.error }];
  });
}
