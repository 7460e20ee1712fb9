import type { ExpiryCluster } from '../../plan/measure/expiries.js';
import type { Severity } from '../../manifest/problem.js';
import type { PlannedGroup } from '../../plan/model.js';
import { type Fix, fix } from '../../systems/system.js';
import { code, instant, NO_TEXT, type Text, text } from '../../text/text.js';

/** The fix where nodes expire: no budget delays that. The nodes of a pool whose new nodes never expire keep the age limit of old ones. */
export function notByExpiry(group: Pick<PlannedGroup, 'expiry'>): Fix {
  return group.expiry?.lifetimeMs === null
    ? fix`Replace these nodes before they expire, a few at a time; new nodes do not expire.`
    : fix`Replace some of the nodes before they expire, or set ${code('expireAfter: Never')} and let drift replace them within the budgets.`;
}

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
export function agesOutText(group: PlannedGroup, targets: readonly string[]): Text {
  const expiry = group.expiry;
  if (!expiry) return NO_TEXT;
  const left = new Set(targets);
  const first = new Map<string, number>();
  for (const { target, at } of group.expiries?.expired ?? [])
    if (left.has(target) && !first.has(target)) first.set(target, at);
  const times = [...first.values()].sort((a, b) => a - b);
  const [from, to] = [times[0], times.at(-1)];
  if (from === undefined || to === undefined) {
    const isEndless = expiry.lifetimeMs === null && expiry.expected.length + expiry.unknown.length === 0;
    return isEndless && left.size > 0
      ? text`No node expires either (${code('expireAfter: Never')}).`
      : NO_TEXT;
  }
  const isDrainHeld = group.blocked.some(({ target, isOfPods }) => isOfPods && first.has(target));
  const [expires, expire] = [text`expires`, text`expire`];
  const who = first.size < left.size ? text`${first.size} of them` : left.size === 1 ? text`It` : text`They`;
  const when = from === to ? text`on ${instant(from)}` : text`from ${instant(from)} to ${instant(to)}`;
  const held = isDrainHeld ? text`; what blocks their drain now blocks it then too` : NO_TEXT;
  return text`${who} ${first.size === 1 ? expires : expire} all the same (${code('expireAfter')}), ${when}, whatever the budgets allow${held}.`;
}
