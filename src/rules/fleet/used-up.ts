import type { Plan } from '../../plan/model.js';
import { type AllowedSpan, type Fix, fix } from '../../systems/system.js';
import { count, joinTexts, text } from '../../text/text.js';
import type { LimitedGroup, RuleResult } from '../rule.js';
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
  const whenUsed = reasonsBy(used, timesOf).map((alike) => {
    const times = stretchesWhen(calendar, alike[0], isUsedUp);
    return text`${reasonsText(alike, calendar.reasons)} (${stretchText(times, weekOf(plan), plan.timeZone)})`;
  });
  const [is, uses, they] =
    consuming === 1 ? [text`is`, text`uses`, text`it is`] : [text`are`, text`use`, text`they are`];
  return calendarViolation(
    { limited, calendar },
    {
      subject: 'used-up',
      says: text`${count(consuming, 'node')} of ${counted} ${is} not ready or leaving and ${uses} the budgets up: no other is disrupted for ${joinTexts(whenUsed, ', ')} until ${they} ready or gone.`,
      fix: repairFix(consuming),
      magnitude: consuming,
      evidence: { cause: 'used-up', consuming, counted, reasons: used },
      severity: 'warning',
    },
  );
}

/** The fix for so many nodes that use the budgets of their pool up. */
export function repairFix(nodes: number): Fix {
  const which = nodes === 1 ? text`the node that is` : text`the ${nodes} nodes that are`;
  return fix`Repair or delete ${which} not ready or leaving, or raise the budget above ${nodes}.`;
}
