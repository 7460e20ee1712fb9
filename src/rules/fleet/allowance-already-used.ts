import { type AllowedSpan, factOf } from '../../systems/system.js';
import { type Breach, count, defineRule, groupViolation, type LimitedGroup, rolledGroups } from '../rule.js';
import {
  calendarViolation,
  isClosedByError,
  reasonsBy,
  reasonsText,
  stretchText,
  stretchesWhen,
  timedGroups,
  timesWhen,
  weekOf,
} from './time.js';

export const allowanceAlreadyUsed = defineRule({
  id: 'allowance-already-used',
  detects:
    'nodes or clusters that are out already and use the limit up: nothing goes until they are back or gone',
  systems: 'some',
  severity: 'warning',
  judge: ({ side, plan }) => [
    ...rolledGroups(side).map(notWorking),
    ...timedGroups(side).flatMap((timed) => {
      const { calendar } = timed;
      if (isClosedByError(calendar) || calendar.consuming === 0) return [];
      const isUsedUp = usedUpBy(calendar.consuming);
      const used = calendar.reasons.filter(
        (reason) => timesWhen(calendar, reason, plan.at, isUsedUp).length > 0,
      );
      if (used.length === 0) return [];
      const week = weekOf(plan);
      const sentences = reasonsBy(used, (reason) =>
        JSON.stringify(timesWhen(calendar, reason, plan.at, isUsedUp)),
      ).map((alike) => {
        const times = stretchesWhen(calendar, alike[0] ?? '', isUsedUp);
        return `${reasonsText(alike, calendar.reasons)} (${stretchText(times, week, plan.timeZone)})`;
      });
      const isOne = calendar.consuming === 1;
      return calendarViolation(timed, {
        says:
          `${count(calendar.consuming)} of ${calendar.counted} ${isOne ? 'is' : 'are'} not ready or leaving ` +
          `already and ${isOne ? 'uses' : 'use'} the budgets up: 0 more may go for ${sentences.join(', ')} until ` +
          `${isOne ? 'it is' : 'they are'} ready again or gone.`,
        remediation: repairText(calendar.consuming),
        magnitude: calendar.consuming,
        evidence: { consuming: calendar.consuming, counted: calendar.counted, reasons: used },
      });
    }),
  ],
});

/** What to do about so many nodes that use the budgets of their pool up. */
export function repairText(nodes: number): string {
  const which = nodes === 1 ? 'the node that is' : `the ${nodes} nodes that are`;
  return `Repair or delete ${which} not ready or leaving, or raise the budget above ${nodes}.`;
}

/** Targets of which the system itself says that they take the limit up. */
function notWorking(limited: LimitedGroup): Breach | null {
  const { group } = limited;
  const fact = factOf(group, 'not-working');
  if (!fact) return null;
  const { targets, says, fix } = fact;
  return groupViolation(limited, ['budget', 'strategy'], {
    ofRollout: true,
    says: `${says}.`,
    remediation: fix,
    magnitude: targets.length,
    evidence: { targets: [...targets], counted: group.matched },
  });
}

/** By the nodes that are out already; what the change deletes at once uses the rest up for as long as that takes, and is said there. */
function usedUpBy(consuming: number): (span: AllowedSpan) => boolean {
  return ({ limit }) => limit !== null && limit > 0 && limit <= consuming;
}
