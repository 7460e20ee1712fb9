import * as z from 'zod';
import type { Interval } from '../calendar/intervals.js';
import { clipTo } from '../calendar/intervals.js';
import type { Freeze, Plan } from '../plan/model.js';
import type { LimitedGroup, Violation } from './rule.js';
import { defineRule, groupViolation, rolledGroups, share, subjectOf } from './rule.js';
import { calendarViolation, instantText, isClosedByError, reasonsText, timesWhen } from './time.js';

export const inFreeze = defineRule({
  id: 'in-freeze',
  detects: 'a rollout that takes targets out during a change freeze of the configuration',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({}),
  judge: ({ side, plan }) =>
    plan.freezes.flatMap((freeze) =>
      rolledGroups(side).flatMap((limited) => {
        const rolled = rolledIn(limited, freeze, plan);
        return rolled.length > 0 ? rolled : openIn(limited, freeze, plan);
      }),
    ),
});

/** Targets that are out in the freeze in the dry rollout. */
function rolledIn(limited: LimitedGroup, freeze: Freeze, plan: Plan): Violation[] {
  const { group, policy } = limited;
  if (policy.change?.interrupts === false) return [];
  const hits = group.batches.flatMap((batch) => {
    const work = { from: batch.start, to: batch.end ?? Infinity };
    const [window] = clipTo(work, freeze.windows);
    return window ? [{ window, batch }] : [];
  });
  const [first] = hits;
  if (!first) return [];
  const targets = new Set(hits.flatMap(({ batch }) => batch.targets)).size;
  return [
    groupViolation(limited, ['budget', 'strategy', 'selector'], {
      subject: `rollout ${freeze.name}`,
      message:
        `${subjectOf(limited)}: ${share(targets, group.matched, group.unit)} ${targets === 1 ? 'is' : 'are'} out during the freeze ` +
        `"${freeze.name}", the first on ${instantText(first.window.from, plan.timeZone)} in batch ${first.batch.index}. ` +
        `The controller does not know of the freeze and goes on.`,
      remediation: `Merge so that it is done by ${instantText(freezeOf(first.window, freeze).from, plan.timeZone)}, or after the freeze ends on ${instantText(freezeOf(first.window, freeze).to, plan.timeZone)}.`,
      magnitude: targets,
      evidence: { freeze: freeze.name, targets, matched: group.matched, batch: first.batch.index },
    }),
  ];
}

/** Budgets that let the controller take nodes of its own accord in the freeze, though this rollout does not. */
function openIn(limited: LimitedGroup, freeze: Freeze, plan: Plan): Violation[] {
  const { calendar, matched } = limited.group;
  if (!calendar || isClosedByError(calendar) || matched === 0) return [];
  const isOpen = ({ limit }: { limit: number | null }): boolean => limit === null || limit > 0;
  const openTimes = (reason: string): Interval[] =>
    freeze.windows.flatMap((window) => clipTo(window, timesWhen(calendar, reason, plan.at, isOpen)));
  const reasons = calendar.reasons.filter(
    (reason) => calendar.idle[reason] === undefined && openTimes(reason).length > 0,
  );
  const [reason] = reasons;
  const [first] = reason === undefined ? [] : openTimes(reason);
  if (reason === undefined || !first) return [];
  return [
    calendarViolation(
      { limited, calendar },
      {
        subject: `open ${freeze.name}`,
        message:
          `${subjectOf(limited)}: during the freeze "${freeze.name}" the budgets let nodes go for ${reasonsText(reasons, calendar.reasons)}, ` +
          `first on ${instantText(first.from, plan.timeZone)}. Nobody has to merge anything for that.`,
        remediation: 'Add a budget of nodes: "0" with a schedule and a duration that cover the freeze.',
        magnitude: null,
        evidence: { freeze: freeze.name, reasons },
        severity: 'warning',
      },
    ),
  ];
}

/** The whole occurrence that a part of it belongs to. */
function freezeOf(part: Interval, { windows }: Freeze): Interval {
  return windows.find(({ from, to }) => from <= part.from && part.from < to) ?? part;
}
