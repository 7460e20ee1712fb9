import { groupedBy } from '../../manifest/lookup/grouped.js';
import { few } from '../../manifest/words/listing.js';
import { verb } from '../../text/plural.js';
import type { Plan, PlannedGroup } from '../../plan/model.js';
import { type AllowedSpan, factOf } from '../../systems/system.js';
import { type RuleResult, count, groupResult, type LimitedGroup } from '../rule.js';
import {
  calendarViolation,
  isClosedByError,
  reasonsBy,
  reasonsText,
  stretchesWhen,
  stretchText,
  timesWhen,
  weekOf,
} from './time.js';

/** Nodes that are not ready or leaving use the budgets of their pool up. */
export function usedUpByUnready(limited: LimitedGroup, plan: Plan): RuleResult | null {
  const { calendar } = limited.group;
  if (!calendar || isClosedByError(calendar) || calendar.consuming === 0) return null;
  const { consuming, counted } = calendar;
  const isUsedUp = ({ limit }: AllowedSpan): boolean => limit !== null && limit > 0 && limit <= consuming;
  const timesOf = (reason: string): string => JSON.stringify(timesWhen(calendar, reason, plan.at, isUsedUp));
  const used = calendar.reasons.filter((reason) => timesOf(reason) !== '[]');
  if (used.length === 0) return null;
  const sentences = reasonsBy(used, timesOf).map((alike) => {
    const times = stretchesWhen(calendar, alike[0] ?? '', isUsedUp);
    return `${reasonsText(alike, calendar.reasons)} (${stretchText(times, weekOf(plan), plan.timeZone)})`;
  });
  return calendarViolation(
    { limited, calendar },
    {
      subject: 'used-up',
      says:
        `${count(consuming)} of ${counted} ${verb(consuming, 'is', 'are')} not ready or leaving and ${verb(consuming, 'uses', 'use')} the ` +
        `budgets up: no other is disrupted for ${sentences.join(', ')} until ${verb(consuming, 'it is', 'they are')} ready or gone.`,
      fix: repairText(consuming),
      magnitude: consuming,
      evidence: { cause: 'used-up', consuming, counted, reasons: used },
      severity: 'warning',
    },
  );
}

/** The fix for so many nodes that use the budgets of their pool up. */
export function repairText(nodes: number): string {
  const which = nodes === 1 ? 'the node that is' : `the ${nodes} nodes that are`;
  return `Repair or delete ${which} not ready or leaving, or raise the budget above ${nodes}.`;
}

/** Targets that do not work and take the whole limit up, as the system states it. */
export function usedUpByBroken(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const fact = factOf(group, 'not-working');
  if (!fact) return null;
  return groupResult(limited, ['budget', 'strategy'], {
    subject: 'used-up',
    ofRollout: true,
    says: `${fact.says}.`,
    fix: fact.fix,
    magnitude: fact.targets.length,
    evidence: { cause: 'used-up', targets: [...fact.targets], counted: group.matched },
    severity: 'warning',
  });
}

/** A placement that finds fewer clusters than it asks for: the missing ones use up maxUnavailable. */
export function usedUpByMissing(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const pick = factOf(group, 'pick');
  const limit = group.allowed[0]?.limit ?? null;
  if (!pick || pick.found >= pick.asked || limit === null) return null;
  const { asked, found } = pick;
  const missing = asked - found;
  const left = Math.max(0, limit - missing);
  const effect =
    left === 0
      ? 'no update in place ever starts'
      : `only ${left} of the ${limit} that may be unavailable ${verb(left, 'is', 'are')} left for an update`;
  return groupResult(limited, ['selector'], {
    subject: 'missing',
    says:
      `${effect}, because it asks for ${count(asked, group.unit)} and finds ${found}, and the ${missing} missing ` +
      `${verb(missing, 'counts', 'count')} as unavailable.${passedText(group)}`,
    fix:
      found === 0
        ? `Correct the names or the selector, or join ${count(missing, group.unit)} that it selects.`
        : `Ask for ${found}, or label and join ${count(missing, group.unit)} more.`,
    magnitude: missing,
    evidence: { cause: 'missing', asked, found, mayBeUnavailable: limit, left },
    severity: 'warning',
  });
}

/** ` It passes over cluster-4 (it has not joined).`, each reason once. */
export function passedText(group: PlannedGroup): string {
  const passed = [...groupedBy(factOf(group, 'pick')?.passedOver ?? [], ({ why }) => why)];
  const texts = passed.map(([why, those]) => `${few(those.map(({ target }) => target))} (${why})`);
  return texts.length === 0 ? '' : ` It passes over ${few(texts)}.`;
}
