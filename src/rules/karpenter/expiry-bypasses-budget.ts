import * as z from 'zod';
import { HOUR_MS } from '../../calendar/days.js';
import { spanText } from '../../calendar/week.js';
import { type ExpiryCluster, worstCluster } from '../../plan/measure/expiries.js';
import type { Plan, SidePlan } from '../../plan/model.js';
import { type ExpiryForecast, fix } from '../../systems/system.js';
import { expirySeverity, notByExpiry } from '../fleet/expiring.js';
import { type RuleResult, groupRule, groupResult, type LimitedGroup, rolledGroups } from '../rule.js';
import { code, count, instant, literal, NO_TEXT, share, type Text, text, verbFor } from '../../text/text.js';

export const expiryBypassesBudget = groupRule({
  id: 'expiry-bypasses-budget',
  detects:
    'nodes that are deleted by age (expireAfter): no budget, window or freeze delays that, and nodes of one age go together',
  systems: ['karpenter'],
  severity: 'warning',
  options: z.strictObject({
    /** A life so many times shorter than before is worse, whatever the ages of the nodes that are there. */
    factor: z.number().min(1).default(2),
  }),
  evaluate: (limited, { base, plan, options }) => {
    const expiry = limited.group.expiry;
    if (!expiry) return null;
    const { lifetimeMs, expected, unknown } = expiry;
    if (lifetimeMs === null && expected.length + unknown.length === 0) return null;
    const was = base ? lifetimeBefore(limited, base) : null;
    const isCut = was !== null && lifetimeMs !== null && lifetimeMs * options.factor <= was;
    const violation = bypass(limited, expiry, plan);
    return isCut && lifetimeMs < was ? cutShort(violation, limited, expiry, was) : violation;
  },
});

/** How long a node of the same pool lived under the base; for ever is longer than anything. Null where it had no such pool. */
function lifetimeBefore({ group }: LimitedGroup, base: SidePlan): number | null {
  const same = rolledGroups(base).find((other) => other.group.runs.group === group.runs.group);
  const expiry = same?.group.expiry;
  return expiry ? (expiry.lifetimeMs ?? Infinity) : null;
}

/**
 * The ages of the nodes of today say little once the change replaces them: their replacements live as long as is written now, and
 * go past every budget again and again. A node that dies before the work on it is done never serves at all.
 */
function cutShort(
  violation: RuleResult,
  { group }: LimitedGroup,
  { lifetimeMs, expected }: ExpiryForecast,
  was: number,
): RuleResult {
  const life = lifetimeMs ?? 0;
  const times =
    life > 0 && Number.isFinite(was) ? text` (${Math.round((was / life) * 10) / 10} times as long)` : NO_TEXT;
  const before = Number.isFinite(was) ? ageText(was) : text`forever`;
  // A replacement goes under the name of the node it stands for, at an instant that was none of that node's.
  const ofToday = new Map(expected.map(({ target, at }) => [target, at]));
  const made = group.expiries?.expired.find(({ target, at }) => ofToday.get(target) !== at);
  const next = made ? text` New nodes expire from ${instant(made.at)} on.` : NO_TEXT;
  return {
    ...violation,
    says: text`${violation.says} Before this change a node lived ${before}${times}.${next}`,
    // Larger than any peak by age that the base has: its nodes go once, these for ever.
    magnitude: Infinity,
    ...(life < group.workMs.longest ? { severity: 'error' } : {}),
  };
}

function bypass(limited: LimitedGroup, expiry: ExpiryForecast, plan: Plan): RuleResult {
  const { group } = limited;
  const { lifetimeMs, expected, unknown } = expiry;
  const worst = group.expiries ? worstCluster(group.expiries) : null;
  const over = group.expiries?.over ?? [];
  const isOver = over.length > 0;
  const says = text`${lifetimeText(lifetimeMs)}${unknownText(group.matched, unknown.length)}${dueText(limited, expiry, plan)}${rolloutText(limited, worst)}`;
  return {
    ...groupResult(limited, ['expireAfter'], {
      field: 'expireAfter',
      subject: 'expiry',
      says,
      fix:
        isOver || lifetimeMs === null
          ? notByExpiry(group)
          : fix`If nodes may only be disrupted in windows, set ${code('expireAfter: Never')} and let drift replace them within the budgets.`,
      magnitude: worst?.worst.out ?? 0,
      evidence: {
        lifetimeHours: lifetimeMs === null ? null : lifetimeMs / HOUR_MS,
        expected: expected.length,
        expired: group.expiries?.expired.length ?? 0,
        unknown: unknown.length,
        peakAtOnce: worst?.worst.out ?? 0,
        peakAt: worst ? new Date(worst.worst.at).toISOString() : null,
        limit: worst?.worst.limit ?? null,
        timesOverLimit: over.length,
      },
      severity: isOver ? expirySeverity(group) : 'warning',
    }),
    place: expiry.place,
  };
}

function lifetimeText(lifetimeMs: number | null): Text {
  if (lifetimeMs === null)
    return text`nodes made before ${code('expireAfter: Never')} keep their age limit, and budgets do not delay it.`;
  return text`${code('expireAfter')} deletes each node ${ageText(lifetimeMs)} after its creation. Budgets, windows and do-not-disrupt do not prevent that, and no replacement is made first.`;
}

/** In hours, as people write it, where it is whole hours. */
function ageText(ms: number): Text {
  return ms % HOUR_MS === 0 ? text`${ms / HOUR_MS} hours` : literal(spanText(ms));
}

/** Older than the life that is written: they were made under another one, which only their NodeClaims show. */
function unknownText(matched: number, unknown: number): Text {
  if (unknown === 0) return NO_TEXT;
  return text` The expiry of ${share(unknown, matched, 'node')} is unknown: they are older than ${code('expireAfter')}, so they were made with another value. Add NodeClaims to the snapshot.`;
}

/** What the ages of the other nodes say, if nothing replaces them before. */
function dueText({ group }: LimitedGroup, { expected, unknown, basis }: ExpiryForecast, plan: Plan): Text {
  const known = group.matched - unknown.length;
  const n = expected.length;
  if (known <= 0) return NO_TEXT;
  const byAge =
    basis === 'age' && n > 0
      ? text` (by age: the snapshot does not show with which ${code('expireAfter')} they were made)`
      : NO_TEXT;
  const who = n === 0 ? text`No node` : share(n, group.matched, 'node');
  return text` ${who} ${verbFor(Math.max(1, n), 'expires', 'expire')} before ${instant(plan.horizon.to)}${byAge}.`;
}

/** What the dry rollout makes of it, together with the nodes that it disrupts itself. */
function rolloutText({ group }: LimitedGroup, worst: ExpiryCluster | null): Text {
  const { expiries } = group;
  const isReplaced = (group.expiry?.expected.length ?? 0) > 0;
  if (!expiries || !worst) return isReplaced ? text` The dry rollout replaces them before.` : NO_TEXT;
  const { at, out, limit } = worst.worst;
  const { over, followedTo } = expiries;
  const times = expiries.expired.length;
  // Replacements expire as well.
  const expire =
    times > group.matched
      ? text`nodes and their replacements expire ${times} times`
      : text`${count(times, 'node')} ${verbFor(times, 'expires', 'expire')}`;
  if (over.length === 0 && limit !== null)
    return text` In the dry rollout ${expire}, never more at once than the budgets allow.`;
  const allowed = limit === null ? text`no budget limits` : text`the budgets allow ${limit}`;
  const last = over.at(-1);
  const again =
    over.length > 1 && last
      ? text` The budgets are exceeded ${over.length} times, last on ${instant(last.worst.at)}.`
      : NO_TEXT;
  const cut =
    followedTo === null
      ? NO_TEXT
      : text` Nodes live so briefly that expiries are not counted after ${instant(followedTo)}.`;
  return text` In the dry rollout ${expire}: ${count(out, 'node')} ${verbFor(out, 'is', 'are')} unavailable at once on ${instant(at)}, when ${allowed}.${again}${cut}`;
}
