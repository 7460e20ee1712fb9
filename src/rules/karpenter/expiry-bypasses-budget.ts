import * as z from 'zod';
import { HOUR_MS } from '../../calendar/days.js';
import { spanText } from '../../calendar/week.js';
import { capital, noneOf } from '../../text/plural.js';
import { type ExpiryCluster, worstCluster } from '../../plan/measure/expiries.js';
import type { Plan, SidePlan } from '../../plan/model.js';
import { type ExpiryForecast, factOf, fix } from '../../systems/system.js';
import { expirySeverity, notByExpiry } from '../fleet/expiring.js';
import { type RuleResult, groupRule, groupResult, type LimitedGroup, rolledGroups } from '../rule.js';
import {
  asText,
  code,
  count,
  instant,
  literal,
  NO_TEXT,
  share,
  type Text,
  text,
  verbFor,
} from '../../text/text.js';

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
    return isCut && lifetimeMs < was ? cutShort(violation, limited, expiry, was) : violation;
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
): RuleResult {
  const life = lifetimeMs ?? 0;
  const before = Number.isFinite(was) ? ageText(was) : text`forever`;
  const times =
    life > 0 && Number.isFinite(was) ? text`, ${Math.round((was / life) * 10) / 10} times as long` : NO_TEXT;
  // A replacement goes under the name of the node it stands for, at an instant that was none of that node's.
  const ofToday = new Map(expected.map(({ target, at }) => [target, at]));
  const made = group.expiries?.expired.find(({ target, at }) => ofToday.get(target) !== at);
  const next = made
    ? text` The nodes that it makes expire from ${instant(made.at)} on, and so do those that follow.`
    : NO_TEXT;
  return {
    ...violation,
    says: text`${asText(violation.says)} Before this change a node lived ${before}${times}.${next}`,
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
      says: text`${lifetimeText(expiry)}${unknownText(limited, expiry)}${dueText(limited, expiry, plan)}${rolloutText(limited, worst)}`,
      fix:
        isOver || expiry.lifetimeMs === null
          ? notByExpiry(group)
          : fix`If nodes may only be disrupted in windows, set ${code('expireAfter: Never')} and let drift replace them within the budgets.`,
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

function lifetimeText({ lifetimeMs }: ExpiryForecast): Text {
  if (lifetimeMs === null)
    return text`nodes made before ${code('expireAfter')} was ${code('Never')} keep their age limit, and no budget applies to it.`;
  return text`each node is drained and deleted ${ageText(lifetimeMs)} after it was made (${code('expireAfter')}), and no budget, window or do-not-disrupt holds that back. Its pods wait for a new node: none is made first.`;
}

/** In hours, as people write it, where it is whole hours. */
function ageText(ms: number): Text {
  return ms % HOUR_MS === 0 ? text`${ms / HOUR_MS} hours` : literal(spanText(ms));
}

/** What the ages of the nodes say, if nothing replaces them before. */
function dueText({ group }: LimitedGroup, { expected, unknown, basis }: ExpiryForecast, plan: Plan): Text {
  const until = instant(plan.horizon.to);
  const other = group.matched - unknown.length;
  // What merging does says that it has none.
  if (other <= 0) return NO_TEXT;
  if (expected.length === 0)
    return unknown.length === 0
      ? text` ${literal(capital(noneOf(group.matched, 'node', 'is')))} due before ${until}.`
      : text` None of the other ${count(other, 'node')} is due before ${until}.`;
  const known =
    basis === 'age'
      ? text` (by the age of the nodes: the snapshot does not say with which ${code('expireAfter')} they were made)`
      : NO_TEXT;
  return text` Before ${until} ${share(expected.length, group.matched, 'node')} ${verbFor(expected.length, 'is', 'are')} due${known}.`;
}

/** What the dry rollout makes of it, together with the nodes that it takes itself. */
function rolloutText({ group }: LimitedGroup, worst: ExpiryCluster | null): Text {
  const { expiries } = group;
  if (!expiries || !worst)
    return (factOf(group, 'expiry')?.expected.length ?? 0) > 0
      ? text` The dry rollout replaces them before.`
      : NO_TEXT;
  const { at, out, limit } = worst.worst;
  const going = expiries.expired.length;
  const { over } = expiries;
  // What replaces a node gets old as well.
  const times =
    going > group.matched
      ? text`nodes expire ${going} times, their replacements included`
      : text`${count(going, 'node')} ${verbFor(going, 'expires', 'expire')}`;
  if (over.length === 0 && limit !== null)
    return text` In the dry rollout ${times}, never more at once than the budgets would let go.`;
  const allowed = limit === null ? text`nothing limits how many` : text`the budgets allow ${limit}`;
  const last = over.at(-1);
  const again =
    over.length > 1 && last
      ? text` That is more than the budgets allow ${over.length} times, the last on ${instant(last.worst.at)}.`
      : NO_TEXT;
  const cut =
    expiries.followedTo === null
      ? NO_TEXT
      : text` Nodes live so short that nothing is counted after ${instant(expiries.followedTo)}.`;
  return text` In the dry rollout ${times}, and on ${instant(at)} ${count(out, 'node')} ${verbFor(out, 'is', 'are')} out at once, when ${allowed}.${again}${cut}`;
}

/** Older than the life that is written: they were made under another one, which only their NodeClaims tell. */
function unknownText({ group: { matched } }: LimitedGroup, { unknown }: ExpiryForecast): Text {
  if (unknown.length === 0) return NO_TEXT;
  const all = count(matched, 'node');
  const which = unknown.length === matched ? text`its ${all}` : text`${unknown.length} of its ${all}`;
  const [goes, age] =
    unknown.length === 1
      ? [text`goes`, text`it is older already, so it was`]
      : [text`go`, text`they are older already, so they were`];
  return text` When ${which} ${goes} is not known: ${age} made with another ${code('expireAfter')}. Add NodeClaims to the snapshot to find out.`;
}
