import { atWorkText, servesAtWork } from './at-work.js';
import * as z from 'zod';
import { peakByAge } from '../../plan/measure/expiries.js';
import type { Plan, PlannedGroup, ScopePeak, SidePlan } from '../../plan/model.js';
import { isNamed, servingOf } from '../../plan/measure/wholes.js';
import { verb } from '../../manifest/words/plural.js';
import { type Limit, limitFor, limitSchema, limitWords } from './limit.js';
import { type Fix, fix } from '../../systems/system.js';
import {
  type Breach,
  count,
  groupRule,
  groupViolation,
  type LimitedGroup,
  ofSystem,
  share,
  unlessNamed,
  unlessUnbatched,
} from '../rule.js';
import { expirySeverity, expiryText, NOT_BY_EXPIRY } from './expiring.js';
import { fewer, fewerFix } from './fewer.js';
import { outBesides } from './workload.js';
import { highestCeiling, lowerBudget } from './written-ceiling.js';

export const peakAboveLimit = groupRule({
  id: 'peak-above-limit',
  detects:
    'more targets of a group out at the same moment than the limit allows, in the dry rollout or by what is written',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({ limit: limitSchema('25%'), production: limitSchema('10%') }),
  judge: (limited, { side, plan, options }) => {
    const { group, policy } = limited;
    if (policy.change?.interrupts === false) return null;
    const written = group.production ? options.production : options.limit;
    const bound: Bound = { written, limit: limitFor(written, servingOf(group)) };
    const rolled = inTheRollout(limited, side, plan, bound);
    const allowed = asWritten(limited, plan, bound, rolled?.magnitude ?? 0);
    return rolled && allowed ? joined(rolled, allowed, limited) : (rolled ?? allowed);
  },
});

interface Bound {
  readonly written: Limit;
  readonly limit: number;
}

/** What the dry rollout takes out. */
function inTheRollout(limited: LimitedGroup, side: SidePlan, plan: Plan, bound: Bound): Breach | null {
  const { group } = limited;
  const { limit } = bound;
  const aged = peakByAge(group);
  const { peakAtOnce, outBefore } = outAtOnce(side, group);
  if ((group.batches.length === 0 && !aged) || peakAtOnce <= limit) return null;
  const peakBatch = aged ? undefined : group.peakBatch;
  const first = peakBatch === undefined ? expiryText(aged, plan) : `, first in batch ${peakBatch}`;
  return groupViolation(limited, aged ? ['expireAfter'] : ['strategy', 'budget'], {
    says:
      `${share(peakAtOnce, servingOf(group), group.unit)} ${servesAtWork(limited.policy) ? 'worked on' : 'out'} at once${first}. ` +
      boundText(limited, bound) +
      (outBefore > 0 ? ` ${outBefore} of them ${verb(outBefore, 'was', 'were')} out already.` : '') +
      atWorkText(limited.policy),
    remediation: unlessUnbatched(
      limited,
      aged ? NOT_BY_EXPIRY : fewerAtOnce(limited, limit, limit - (peakAtOnce - group.peakAtOnce)),
    ),
    ...(aged ? { severity: expirySeverity(group) } : {}),
    ofRollout: true,
    magnitude: peakAtOnce,
    evidence: { peakAtOnce, matched: servingOf(group), limit, outBefore },
  });
}

/** What the limits allow at any hour and for any reason, where that is more than the rollout takes. */
function asWritten(limited: LimitedGroup, plan: Plan, bound: Bound, rolled: number): Breach | null {
  const { calendar, unit } = limited.group;
  // How much a share of no nodes is, whole-pool-at-once and selector-matches-nothing say.
  if (!calendar || calendar.counted === 0) return null;
  const ceiling = highestCeiling(limited, plan, Math.max(bound.limit, rolled));
  if (!ceiling) return null;
  const { most, of, reasons } = ceiling;
  return {
    ...groupViolation(limited, [], {
      says:
        `the budgets let ${share(most, of, unit)} go at once ${ceiling.says}. ` + boundText(limited, bound),
      remediation: lowerBudget(ceiling, calendar, bound.limit),
      magnitude: most,
      evidence: { ceiling: most, matched: of, limit: bound.limit, reasons: [...reasons] },
    }),
    place: ceiling.place,
  };
}

/** One finding a group, about the larger number; how many the rollout takes is told too, and whose it is stays known. */
function joined({ rolls, magnitude }: Breach, allowed: Breach, { group }: LimitedGroup): Breach {
  const taken = share(magnitude ?? group.peakAtOnce, servingOf(group), group.unit);
  const message = `${allowed.message} The dry rollout takes ${taken} at once.`;
  return rolls ? { ...allowed, message, rolls } : { ...allowed, message };
}

function boundText({ group }: LimitedGroup, { written, limit }: Bound): string {
  return `The limit is ${limitWords(written, limit, group.unit, group.production ? ' for production' : '')}.`;
}

/** Targets that are still down, in an interrupt, while the batch after theirs starts. */
function besidesPeakBatch(limited: LimitedGroup): number {
  const { group } = limited;
  const peak = group.batches.find(({ index }) => index === group.peakBatch);
  return ofSystem(limited).batchesOverlap && peak ? group.peakAtOnce - peak.size : 0;
}

/** `limit` less what is out before leaves the batches; `room` is what is left for targets that are named one by one. */
function fewerAtOnce(limited: LimitedGroup, limit: number, room: number): string | Fix {
  const { group } = limited;
  const { takes, fewerWithin } = ofSystem(limited);
  const left = limit - group.outBefore;
  if (takes !== 'nodes') return fewerFix(limited, left) ?? '';
  const most = limit - Math.max(group.outBefore, besidesPeakBatch(limited));
  const fits = `${count(Math.max(1, most), group.unit)} at a time stays within the limit`;
  if (fewerWithin) return fewerWithin(group, left, fits);
  const set = fewer(limited, most);
  const smaller = set ? fix`${set}: that stays within the limit.` : `Make the batches smaller: ${fits}.`;
  return unlessNamed(limited, room, outBesides(group, most) ?? smaller);
}

/** What of a group's peak there is to judge: the targets out at once, and how many of them were out before. */
interface OutAtOnce {
  readonly peakAtOnce: number;
  readonly outBefore: number;
}

/** All nodes as one scope; absent in a plan without nodes. */
function fleetPeakOf({ combined }: SidePlan): ScopePeak | undefined {
  return combined.scopes.find(({ scope }) => scope.kind === 'fleet');
}

/**
 * The group's own numbers. Where its targets were named one by one it is a share of all nodes, so those that are out already
 * count, be they its own or not: nothing in PIKA looks at them.
 */
function outAtOnce(side: SidePlan, group: PlannedGroup): OutAtOnce {
  const { peakAtOnce, outBefore } = group;
  const fleet = isNamed(group) ? fleetPeakOf(side) : undefined;
  if (!fleet) return { peakAtOnce, outBefore };
  const idle = fleet.contributors.find(({ policy }) => policy === null)?.out ?? 0;
  // A group that is already out as a whole adds nothing to the fleet's peak.
  const elsewhere = Math.max(0, Math.min(idle, fleet.peakAtOnce - peakAtOnce));
  return { peakAtOnce: peakAtOnce + elsewhere, outBefore: outBefore + elsewhere };
}
