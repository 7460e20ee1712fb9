import * as z from 'zod';
import type { Interval } from '../calendar/intervals.js';
import { clipTo } from '../calendar/intervals.js';
import type { Freeze, Plan } from '../plan/model.js';
import type { LimitedGroup, Violation } from './rule.js';
import { count, defineRule, groupViolation, rolledGroups, share, subjectOf } from './rule.js';
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
  const { group } = limited;
  const hits = group.batches.flatMap((batch) => {
    // Of what is open-ended the assumed work counts here, and what has no end is a warning.
    const work = { from: batch.start, to: batch.end ?? (group.isOpenEnded ? batch.start + 1 : Infinity) };
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
      ofRollout: true,
      magnitude: targets,
      evidence: { freeze: freeze.name, targets, matched: group.matched, batch: first.batch.index },
    }),
  ];
}

/** Budgets that let the controller take nodes of its own accord in the freeze, though this rollout does not. */
function openIn(limited: LimitedGroup, freeze: Freeze, plan: Plan): Violation[] {
  const { calendar, matched } = limited.group;
  if (limited.group.isOpenEnded) return mayStillBeOutIn(limited, freeze, plan);
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

/** Targets that are not out in the freeze in the dry rollout, though nothing but its assumptions keeps them from it. */
function mayStillBeOutIn(limited: LimitedGroup, freeze: Freeze, plan: Plan): Violation[] {
  const { matched, blocked, unit } = limited.group;
  const [first] = clipTo(plan.horizon, freeze.windows);
  if (!first || blocked.length >= matched) return [];
  const targets = matched - blocked.length;
  const { from, to } = freezeOf(first, freeze);
  return [
    groupViolation(limited, ['budget', 'strategy', 'selector'], {
      subject: `open-ended ${freeze.name}`,
      message:
        `${subjectOf(limited)}: ${count(targets, unit)} may be out during the freeze "${freeze.name}", from ${instantText(first.from, plan.timeZone)} on: ` +
        `nothing says until when they go, or come back; only the assumed steps keep clear of it.`,
      remediation: `See to it that they are back by ${instantText(from, plan.timeZone)}, or merge after the freeze ends on ${instantText(to, plan.timeZone)}.`,
      magnitude: targets,
      evidence: { freeze: freeze.name, targets, matched },
      severity: 'warning',
    }),
  ];
}

/** The whole occurrence that a part of it belongs to. */
function freezeOf(part: Interval, { windows }: Freeze): Interval {
  return windows.find(({ from, to }) => from <= part.from && part.from < to) ?? part;
}
