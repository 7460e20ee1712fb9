import { asText, sentence, text } from '../../text/text.js';
import * as z from 'zod';
import { HOUR_MS } from '../../calendar/days.js';
import { spanText } from '../../calendar/week.js';
import { capital, noneOf, verb } from '../../text/plural.js';
import { type ExpiryCluster, worstCluster } from '../../plan/measure/expiries.js';
import type { Plan, SidePlan } from '../../plan/model.js';
import { type ExpiryForecast, factOf } from '../../systems/system.js';
import { expirySeverity } from '../fleet/expiring.js';
import {
  type RuleResult,
  count,
  groupRule,
  groupResult,
  type LimitedGroup,
  rolledGroups,
  share,
} from '../rule.js';
import { instantText } from '../fleet/time.js';

export const expiryBypassesBudget = groupRule({
  id: 'expiry-bypasses-budget',
  detects:
    'nodes that are deleted by age: no budget, window or freeze holds that back, and nodes of one age go together',
  systems: ['karpenter'],
  severity: 'warning',
  options: z.strictObject({
    /** A life so many times shorter than before is worse, whatever the ages of the nodes that are there. */
    factor: z.number().min(1).default(2),
  }),
  evaluate: (limited, { base, plan, options }) => {
    const expiry = factOf(limited.group, 'expiry');
    if (!expiry) return null;
    const { lifetimeMs, expected, unknown } = expiry;
    if (lifetimeMs === null && expected.length + unknown.length === 0) return null;
    const was = base ? lifetimeBefore(limited, base) : null;
    const isCut = was !== null && lifetimeMs !== null && lifetimeMs * options.factor <= was;
    const violation = bypass(limited, expiry, plan);
    return isCut && lifetimeMs < was ? cutShort(violation, limited, expiry, was, plan) : violation;
  },
});

/** How long a node of the same pool lived under the base; for ever is longer than anything. Null where it had no such pool. */
function lifetimeBefore({ group }: LimitedGroup, base: SidePlan): number | null {
  const same = rolledGroups(base).find((other) => other.group.runs.group === group.runs.group);
  const expiry = factOf(same?.group, 'expiry');
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
  plan: Plan,
): RuleResult {
  const life = lifetimeMs ?? 0;
  const before = Number.isFinite(was) ? ageText(was) : 'for ever';
  const times =
    life > 0 && Number.isFinite(was) ? `, ${Math.round((was / life) * 10) / 10} times as long` : '';
  // A replacement goes under the name of the node it stands for, at an instant that was none of that node's.
  const ofToday = new Map(expected.map(({ target, at }) => [target, at]));
  const made = group.expiries?.expired.find(({ target, at }) => ofToday.get(target) !== at);
  const next = made
    ? ` The nodes that it makes expire from ${instantText(made.at, plan.timeZone)} on, and so do those that follow.`
    : '';
  return {
    ...violation,
    says: text`${asText(violation.says)} ${sentence(`Before this change a node lived ${before}${times}.${next}`)}`,
    // Larger than any peak by age that the base has: its nodes go once, these for ever.
    magnitude: Infinity,
    ...(life < group.workMs.longest ? { severity: 'error' } : {}),
  };
}

function bypass(limited: LimitedGroup, expiry: ExpiryForecast, plan: Plan): RuleResult {
  const { group } = limited;
  const worst = group.expiries ? worstCluster(group.expiries) : null;
  const over = group.expiries?.over ?? [];
  const isOver = over.length > 0;
  return {
    ...groupResult(limited, ['expireAfter'], {
      field: 'expireAfter',
      subject: 'expiry',
      says: `${lifetimeText(expiry)}${unknownText(limited, expiry)}${dueText(limited, expiry, plan)}${rolloutText(limited, worst, plan)}`,
      fix: isOver
        ? 'Replace some of them before, or set expireAfter: Never and let drift, which obeys the budgets, renew them.'
        : 'Where nodes may only go in windows, set expireAfter: Never and let drift, which obeys the budgets, renew them.',
      magnitude: worst?.worst.out ?? 0,
      evidence: {
        lifetimeHours: expiry.lifetimeMs === null ? null : expiry.lifetimeMs / HOUR_MS,
        expected: expiry.expected.length,
        expired: group.expiries?.expired.length ?? 0,
        unknown: expiry.unknown.length,
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

function lifetimeText({ lifetimeMs }: ExpiryForecast): string {
  if (lifetimeMs === null)
    return 'nodes made before expireAfter was Never keep their age limit, and no budget applies to it.';
  return `each node is drained and deleted ${ageText(lifetimeMs)} after it was made (expireAfter), and no budget, window or do-not-disrupt holds that back. Its pods wait for a new node: none is made first.`;
}

/** In hours, as people write it, where it is whole hours. */
function ageText(ms: number): string {
  return ms % HOUR_MS === 0 ? `${ms / HOUR_MS} hours` : spanText(ms);
}

/** What the ages of the nodes say, if nothing replaces them before. */
function dueText({ group }: LimitedGroup, { expected, unknown, basis }: ExpiryForecast, plan: Plan): string {
  const until = instantText(plan.horizon.to, plan.timeZone);
  // What merging does says that it has none.
  if (group.matched === 0) return '';
  if (expected.length === 0) {
    const other = group.matched - unknown.length;
    if (other <= 0) return '';
    return unknown.length === 0
      ? ` ${capital(noneOf(group.matched, 'node', 'is'))} due before ${until}.`
      : ` None of the other ${count(other)} is due before ${until}.`;
  }
  const known =
    basis === 'age'
      ? ' (by the age of the nodes: the snapshot does not say with which expireAfter they were made)'
      : '';
  return ` Before ${until} ${share(expected.length, group.matched)} ${verb(expected.length, 'is', 'are')} due${known}.`;
}

/** What the dry rollout makes of it, together with the nodes that it takes itself. */
function rolloutText({ group }: LimitedGroup, worst: ExpiryCluster | null, plan: Plan): string {
  const { expiries } = group;
  if (!expiries || !worst)
    return (factOf(group, 'expiry')?.expected.length ?? 0) > 0
      ? ' The dry rollout replaces them before.'
      : '';
  const { at, out, limit } = worst.worst;
  const going = expiries.expired.length;
  const { over } = expiries;
  // What replaces a node gets old as well.
  const times =
    going > group.matched
      ? `nodes expire ${going} times, their replacements included`
      : `${count(going)} ${verb(going, 'expires', 'expire')}`;
  if (over.length === 0 && limit !== null)
    return ` In the dry rollout ${times}, never more at once than the budgets would let go.`;
  const allowed = limit === null ? 'nothing limits how many' : `the budgets allow ${limit}`;
  const last = over.at(-1);
  const again =
    over.length > 1 && last
      ? ` That is more than the budgets allow ${over.length} times, the last on ${instantText(last.worst.at, plan.timeZone)}.`
      : '';
  const cut =
    expiries.followedTo === null
      ? ''
      : ` Nodes live so short that nothing is counted after ${instantText(expiries.followedTo, plan.timeZone)}.`;
  return ` In the dry rollout ${times}, and on ${instantText(at, plan.timeZone)} ${count(out)} ${verb(out, 'is', 'are')} out at once, when ${allowed}.${again}${cut}`;
}

/** Older than the life that is written: they were made under another one, which only their NodeClaims tell. */
function unknownText({ group: { matched } }: LimitedGroup, { unknown }: ExpiryForecast): string {
  if (unknown.length === 0) return '';
  const one = unknown.length === 1;
  const which =
    unknown.length === matched ? `its ${count(matched)}` : `${unknown.length} of its ${count(matched)}`;
  return (
    ` When ${which} ${one ? 'goes' : 'go'} is not known: ${one ? 'it is' : 'they are'} older already, so ${one ? 'it was' : 'they were'} made with another expireAfter. ` +
    'Add NodeClaims to the snapshot to find out.'
  );
}
