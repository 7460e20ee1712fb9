import type { ExpiryCluster } from '../../plan/measure/expiries.js';
import type { Severity } from '../../manifest/problem.js';
import type { Plan, PlannedGroup } from '../../plan/model.js';
import { factOf, fix } from '../../systems/system.js';
import { code, instant, type Text, text } from '../../text/text.js';
import { verb } from '../../text/plural.js';
import { instantText } from './time.js';

/** The fix where nodes expire: no budget delays that. */
export const NOT_BY_EXPIRY = fix`Replace some of the nodes before they expire, or set ${code('expireAfter: Never')} and let drift replace them within the budgets.`;

/** What expires weighs as in `expiry-bypasses-budget`: the limits are not at fault, and the day decides. */
export function expirySeverity({ production }: PlannedGroup): Severity {
  return production ? 'error' : 'warning';
}

/** ` on Sat 2026-01-31 00:09 UTC, when they expire (expireAfter)`. */
export function expiryText(aged: ExpiryCluster): Text {
  return text` on ${instant(aged.worst.at)}, when they expire (${code('expireAfter')})`;
}

/**
 * When the age of targets that a rollout leaves behind takes them: no limit holds that back, and it is what ends a drift that is stuck.
 * Empty where the group has no ages, or the year of the dry rollout does not reach them.
 */
export function agesOutText(group: PlannedGroup, targets: readonly string[], plan: Plan): string {
  const expiry = factOf(group, 'expiry');
  if (!expiry) return '';
  const left = new Set(targets);
  const first = new Map<string, number>();
  for (const { target, at } of group.expiries?.expired ?? [])
    if (left.has(target) && !first.has(target)) first.set(target, at);
  const times = [...first.values()].sort((a, b) => a - b).map((at) => instantText(at, plan.timeZone));
  const [from, to] = [times[0], times.at(-1)];
  if (from === undefined) {
    const isEndless = expiry.lifetimeMs === null && expiry.expected.length + expiry.unknown.length === 0;
    return isEndless && left.size > 0
      ? ` Age does not take ${verb(left.size, 'it', 'them')} either (expireAfter: Never).`
      : '';
  }
  const isDrainHeld = group.blocked.some(({ target, pods }) => pods !== undefined && first.has(target));
  const who = first.size === left.size ? verb(left.size, 'It', 'They') : `${first.size} of them`;
  return (
    ` ${who} ${verb(first.size, 'expires', 'expire')} all the same (expireAfter), ${from === to ? `on ${from}` : `from ${from} to ${to}`}, whatever the budgets allow` +
    `${isDrainHeld ? '; what keeps their pods keeps the drain from its end then too' : ''}.`
  );
}
