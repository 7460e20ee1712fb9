import { servesAtWork } from './at-work.js';
import { capital, verb } from '../../manifest/words/plural.js';
import * as z from 'zod';
import { peakByAge } from '../../plan/measure/expiries.js';
import type { Plan } from '../../plan/model.js';
import { servingOf, isNamed } from '../../plan/measure/wholes.js';
import {
  type Breach,
  count,
  groupRule,
  groupViolation,
  type LimitedGroup,
  ofSystem,
  unlessNamed,
  unlessUnbatched,
} from '../rule.js';
import { expirySeverity, expiryText, NOT_BY_EXPIRY } from './expiring.js';
import { fewerFix } from './fewer.js';
import { isWorkload, wholeCause } from './workload.js';
import {
  highestCeiling,
  isAsRolled,
  lowerBudget,
  wholeShare,
  type WrittenCeiling,
} from './written-ceiling.js';
import { factOf, type Fix, fix } from '../../systems/system.js';

export const wholePoolAtOnce = groupRule({
  id: 'whole-pool-at-once',
  detects: 'one batch that takes every target of a group, or a limit that lets all of them go at some time',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({
    /**
     * Smaller groups are left alone: two nodes can hardly be rolled otherwise. Where nothing at all limits how many go, two
     * are worth a warning.
     */
    fromTargets: z.number().int().min(1).default(3),
  }),
  judge: (limited, { plan, options }) => {
    // Nothing that serves is taken out; change-not-batched says what a first placement does.
    if (limited.policy.change?.interrupts === false) return null;
    const rolled = inTheRollout(limited, plan, options.fromTargets);
    const written = asWritten(limited, plan, options.fromTargets, rolled !== null);
    const found = rolled && written ? both(rolled, written) : (rolled ?? written);
    return found && { ...found, magnitude: magnitudeOf(limited) };
  },
});

/** What the dry rollout does with the whole group. */
function inTheRollout(limited: LimitedGroup, plan: Plan, fromTargets: number): Breach | null {
  const { group } = limited;
  const whole = servingOf(group);
  const isSmall = whole < fromTargets;
  if (isSmall && (!isNamed(group) || whole < 2)) return null;
  const aged = peakByAge(group);
  if ((group.batches.length === 0 && !aged) || group.peakAtOnce < whole) return null;
  return groupViolation(limited, aged ? ['expireAfter'] : ['budget', 'strategy'], {
    says: `all ${whole} ${group.unit}s (100%) are ${servesAtWork(limited.policy) ? 'worked on' : 'out'} at the same moment${expiryText(aged, plan)}${aged ? '.' : `${pacedText(group)}. ${causeOf(limited)}`}`,
    remediation: unlessUnbatched(limited, aged ? NOT_BY_EXPIRY : unlessNamed(limited, 1, fixFor(limited))),
    ofRollout: true,
    magnitude: whole,
    evidence: { matched: whole, peakAtOnce: group.peakAtOnce },
    ...(aged ? { severity: expirySeverity(group) } : {}),
    ...(isSmall ? { severity: 'warning' } : {}),
  });
}

/** What the limits allow at any hour and for any reason, be it without a rollout. */
function asWritten(limited: LimitedGroup, plan: Plan, fromTargets: number, isRolled: boolean): Breach | null {
  const { calendar, unit } = limited.group;
  if (!calendar || (calendar.counted > 0 && calendar.counted < fromTargets)) return null;
  // When the rollout takes the whole group within its limits, those reasons are told with it.
  const isTold = isRolled && !peakByAge(limited.group) ? isAsRolled(calendar, plan) : undefined;
  const size = calendar.counted || WHOLE_PERCENT;
  const ceiling = highestCeiling(limited, plan, size - 1, isTold);
  if (!ceiling) return null;
  const all = ceiling.isSized
    ? `all ${ceiling.of} ${unit}s (100%)`
    : `all ${unit}s (100%), however many it gets,`;
  return {
    ...groupViolation(limited, [], {
      says: `the budgets let ${all} go at once ${ceiling.says}.`,
      remediation: lowerBudget(ceiling, calendar, null),
      evidence: evidenceOf(ceiling),
    }),
    place: ceiling.place,
  };
}

const WHOLE_PERCENT = 100;

function evidenceOf({ most, of, isSized, reasons }: WrittenCeiling): Breach['evidence'] {
  const ceiling = isSized ? most : `${most}%`;
  return { ceiling, reasons: [...reasons], ...(isSized ? { matched: of } : {}) };
}

/** One finding a group: what comes first in time or reason moves from one to the other as the hours pass. */
function both(rolled: Breach, written: Breach): Breach {
  const { severity, ...rest } = rolled;
  const more = written.message.slice(written.message.indexOf(': ') + 2);
  const isMilder = severity !== undefined;
  return {
    ...rest,
    message: `${rolled.message} ${capital(more)}`,
    remediation: isMilder ? fix`${written.remediation} ${rolled.remediation}` : rolled.remediation,
    place: (isMilder ? written : rolled).place ?? null,
    evidence: { ...rolled.evidence, ...written.evidence },
  };
}

/** The targets, and as a fraction how much of all time and reasons may take them all: more of it is worse. */
function magnitudeOf({ group }: LimitedGroup): number {
  return servingOf(group) + (group.calendar ? wholeShare(group.calendar) : 0);
}

/** Where targets start one by one, all are out together only if the starts follow each other fast enough. */
function pacedText(group: LimitedGroup['group']): string {
  const started = group.batches.reduce((most, { size }) => Math.max(most, size), 0);
  return factOf(group, 'one-by-one')
    ? ` if Karpenter is quick: it starts up to ${started} of them one after the other and waits for none`
    : '';
}

function causeOf(limited: LimitedGroup): string {
  const { group, policy } = limited;
  if (policy.change?.batched === false) return policy.change.says;
  if (isNamed(group))
    return `They are announced one by one as ${group.name}, and nothing limits how many go at once.`;
  if (isWorkload(limited)) return wholeCause(limited);
  if (factOf(group, 'availability')?.signal === 'time')
    return `Nothing tells when a ${group.unit} works again, so the controller does not wait for it.`;
  if (isByOthers(group))
    return `${count(group.outBefore, group.unit)} ${verb(group.outBefore, 'was', 'were')} out already, and the rest goes beside ${verb(group.outBefore, 'it', 'them')}.`;
  const hasBudget = group.ceiling.declared !== null;
  if (factOf(limited.group, 'without-policy'))
    return hasBudget
      ? 'The interruptionBudget allows it.'
      : 'Neither a deploymentPolicy nor an interruptionBudget is set, and then the default is 100%: one batch.';
  return group.strategy === null && !hasBudget
    ? 'Neither a policy nor a budget is set, and then the default is 100%.'
    : isUnlimited(group)
      ? 'No budget is active then.'
      : `The ${group.strategy === null ? 'budget' : 'strategy'} allows it.`;
}

/** True where no batch takes the whole group: it is out only together with what was out before. */
function isByOthers({ batches, outBefore, matched }: LimitedGroup['group']): boolean {
  return outBefore > 0 && batches.every(({ size }) => size === 1 && size < matched);
}

/** True where, as the largest batch starts, only reasons without any limit let as many go. */
function isUnlimited({ calendar, batches }: LimitedGroup['group']): boolean {
  const [largest] = [...batches].sort((a, b) => b.size - a.size);
  if (!calendar || !largest) return false;
  const { size, start } = largest;
  const letting = calendar.spans.filter(
    ({ from, to, limit }) => from <= start && start < to && (limit === null || limit >= size),
  );
  return letting.length > 0 && letting.every(({ limit }) => limit === null);
}

function fixFor(limited: LimitedGroup): string | Fix {
  const { group } = limited;
  if (isWorkload(limited)) return aQuarter(limited);
  if (factOf(group, 'availability')?.signal === 'time')
    return 'Set unavailablePeriodSeconds to the time the work takes, or drive it by a staged update run with waits.';
  if (isByOthers(group))
    return 'Bring back what is out already: no smaller batch keeps the rest of it in use.';
  const { whole } = ofSystem(limited).words;
  if (whole) return whole;
  return group.ceiling.declared === null && group.unit === 'node'
    ? fix`Name a deploymentPolicy that starts with one node, or set interruptionBudget: {${{ field: 'count', value: 1 }}}.`
    : aQuarter(limited);
}

/** The field that takes no more than the limit of `peak-above-limit` allows by default. */
function aQuarter(limited: LimitedGroup): string | Fix {
  return (
    fewerFix(limited, Math.floor(limited.group.matched / 4)) ??
    'Make the largest batch smaller than the group.'
  );
}
