import * as z from 'zod';
import {
  code,
  count,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  share,
  type Text,
  text,
  verbFor,
} from '../../text/text.js';
import { peakByAge } from '../../plan/measure/expiries.js';
import { isNamed, servingOf } from '../../plan/measure/wholes.js';
import type { PlannedGroup, SidePlan } from '../../plan/model.js';
import { type Fix, fix, NO_FIX } from '../../systems/system.js';
import { type RuleResult, groupRule, type GroupRollout } from '../rule.js';
import { expirySeverity, expiryText, notByExpiry, outBesides, servesAtWork, wholeCause } from './group.js';
import { limitFor, limitSchema, limitWords } from './limit.js';
import { highestCeiling, type TimedGroup, timedOf } from './time.js';

const options = z.strictObject({
  limit: limitSchema('25%'),
  /** The limit for targets that the configuration marks as production. */
  production: limitSchema('10%'),
  /** Groups of at least so many targets may not be unavailable as a whole, whatever the limit. */
  wholeFrom: z.number().int().min(1).default(3),
});

export const peakAboveLimit = groupRule({
  id: 'peak-above-limit',
  detects: 'more targets of a group unavailable at once than the limit allows',
  severity: 'error',
  options,
  evaluate: (rollout, { side, plan, options: given }) => {
    if (rollout.group.onlyAdds) return null;
    const bound = boundOf(rollout, given);
    const timed = timedOf(rollout, plan);
    const rolled = inTheRollout(rollout, side, bound);
    const allowed = timed && asConfigured(timed, bound, rolled);
    const found = rolled && allowed ? joined(rolled, allowed, rollout) : (rolled ?? allowed);
    // More hours in which budgets allow the whole group are worse: a fraction, which only ranks.
    return found && { ...found, magnitude: (found.magnitude ?? 0) + (timed?.wholeShare() ?? 0) };
  },
});

interface Bound {
  readonly limit: number;
  /** `Limit: 25%, 2 nodes.` */
  readonly says: Text;
}

function boundOf({ group }: GroupRollout, given: z.output<typeof options>): Bound {
  const { production, unit } = group;
  const written = production ? given.production : given.limit;
  const whole = servingOf(group);
  const limit = limitFor(written, whole);
  if (whole >= given.wholeFrom && limit >= whole)
    return { limit: whole - 1, says: text`Limit: not all ${count(whole, unit)} (${code('wholeFrom')}).` };
  const words = limitWords(written, limit, unit, production && text` for production`);
  return { limit, says: text`Limit: ${words}.` };
}

/** The peak of the dry rollout. */
function inTheRollout(rollout: GroupRollout, side: SidePlan, { limit, says }: Bound): RuleResult | null {
  const { group, policy } = rollout;
  const aged = peakByAge(group);
  const elsewhere = outElsewhere(side, group);
  const [peakAtOnce, outBefore] = [group.peakAtOnce + elsewhere, group.outBefore + elsewhere];
  if ((group.batches.length === 0 && !aged) || peakAtOnce <= limit) return null;
  const whole = servingOf(group);
  const batch = group.peakBatch !== undefined && text` (batch ${group.peakBatch})`;
  const isServing = servesAtWork(policy);
  const state = isServing ? text`worked on` : text`unavailable`;
  return rollout.result(aged ? ['expireAfter'] : ['strategy', 'budget'], {
    says: text`${share(peakAtOnce, whole, group.unit)} ${verbFor(peakAtOnce, 'is', 'are')} ${state} at once${aged ? expiryText(aged) : batch}. ${says}`,
    why: joinTexts(
      [
        outBefore > 0 && text`${outBefore} of them ${verbFor(outBefore, 'was', 'were')} unavailable before.`,
        peakAtOnce >= whole && !aged && wholeText(rollout),
        isServing && text`Nodes keep serving: no package has an interrupt, so no node is drained.`,
      ],
      ' ',
    ),
    fix: rollout.unlessUnbatched(aged ? notByExpiry(group) : fewerAtOnce(rollout, limit, limit - elsewhere)),
    ...(aged ? { severity: expirySeverity(group) } : {}),
    short: text`${share(peakAtOnce, whole, group.unit)} at once, limit ${limit}`,
    field: aged ? 'expireAfter' : 'strategy',
    ofRollout: true,
    magnitude: peakAtOnce,
    evidence: { cause: 'rollout', peakAtOnce, matched: whole, limit, outBefore },
  });
}

/** The most that budgets allow at any hour and for any reason, if that is more than the rollout takes. */
function asConfigured(timed: TimedGroup, bound: Bound, rolled: RuleResult | null): RuleResult | null {
  const { group } = timed.rollout;
  const { limit, says } = bound;
  const isSized = timed.calendar.counted > 0;
  const taken = rolled && !peakByAge(group) ? (rolled.magnitude ?? 0) : 0;
  // In a group of unknown size only all of it is too much.
  const ceiling = highestCeiling(timed, isSized ? Math.max(limit, taken) : 99);
  if (!ceiling) return null;
  const { most } = ceiling;
  if (!isSized)
    return ceiling.result(NO_TEXT, null, {
      short: text`budgets allow all ${literal(group.unit)}s at once`,
      evidence: { cause: 'budgets', ceiling: `${most}%` },
    });
  return ceiling.result(text` ${says}`, limit, {
    short: text`budgets allow ${share(most, timed.size, group.unit)} at once, limit ${limit}`,
    evidence: { cause: 'budgets', ceiling: most, matched: timed.size, limit },
  });
}

/** The finding of the group, about the larger number. */
function joined(rolled: RuleResult, allowed: RuleResult, { group }: GroupRollout): RuleResult {
  const taken = share(rolled.magnitude ?? 0, servingOf(group), group.unit);
  const { rolls, severity } = rolled;
  return {
    ...allowed,
    says: text`${allowed.says} The dry rollout takes ${taken} at once.`,
    // Expiring nodes exceed the limit whatever the budgets say.
    ...(severity === undefined ? {} : { fix: fix`${allowed.fix} ${rolled.fix}` }),
    magnitude: Math.max(rolled.magnitude ?? 0, allowed.magnitude ?? 0),
    ...(rolls ? { rolls } : {}),
  };
}

/** Why the whole group is unavailable at once. */
function wholeText(rollout: GroupRollout): Text | null {
  const { group, policy, traits } = rollout;
  if (policy.change?.batched === false) return policy.change.says;
  if (isNamed(group))
    return text`They are announced one by one as ${name('group', group.name)}; nothing limits how many at once.`;
  if (rollout.isWorkload) return wholeCause(rollout);
  if (group.availability?.signal === 'time')
    return text`No status shows when a ${literal(group.unit)} works again, so the controller does not wait for it.`;
  return group.ceiling.declared === null ? (traits.words.undeclared ?? null) : null;
}

/** `limit` less what is out before leaves the batches; `room` is what is left for targets that are named one by one. */
function fewerAtOnce(rollout: GroupRollout, limit: number, room: number): Fix {
  const { group } = rollout;
  const { takes, deletesNodes, batchesOverlap } = rollout.traits;
  // Time alone makes a target available.
  if (group.availability?.signal === 'time')
    return fix`Set ${code('unavailablePeriodSeconds')} to the time the work takes, or use a staged update run with waits.`;
  if (isNamed(group))
    return room < 1
      ? fix`Announce none until the nodes that are unavailable are back: they use up the limit.`
      : fix`Announce at most ${count(room, group.unit)} at a time.`;
  const left = limit - group.outBefore;
  const beside = takes === 'clusters' && group.outBefore > 0 ? outBesides(group, left) : null;
  if (takes !== 'nodes') return beside ?? rollout.fewer(left) ?? NO_FIX;
  // Targets may still be down, in an interrupt, while the batch after theirs starts.
  const peak = group.batches.find(({ index }) => index === group.peakBatch);
  const down = batchesOverlap && peak ? group.peakAtOnce - peak.size : 0;
  const most = limit - Math.max(group.outBefore, down);
  return outBesides(group, most) ?? rollout.fewer(deletesNodes ? left : most) ?? NO_FIX;
}

/**
 * Nodes that are out already besides the group. Targets that are named one by one are a share of all nodes, so that all that are out
 * count: PIKA looks at none of them.
 */
function outElsewhere({ combined }: SidePlan, group: PlannedGroup): number {
  const fleet = isNamed(group) ? combined.scopes.find(({ scope }) => scope.kind === 'fleet') : undefined;
  const idle = fleet?.contributors.find(({ policy }) => policy === null)?.out ?? 0;
  // A group that is already out as a whole adds nothing to the fleet's peak.
  return fleet ? Math.max(0, Math.min(idle, fleet.peakAtOnce - group.peakAtOnce)) : 0;
}
