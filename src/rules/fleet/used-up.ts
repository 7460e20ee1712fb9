import { verb } from '../../text/plural.js';
import type { Plan } from '../../plan/model.js';
import { type AllowedSpan } from '../../systems/system.js';
import { type RuleResult, count, type LimitedGroup } from '../rule.js';
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
