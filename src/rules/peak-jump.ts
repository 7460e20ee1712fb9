import * as z from 'zod';
import type { PlannedGroup } from '../plan/model.js';
import { servingOf } from '../plan/model.js';
import type { LimitedGroup } from './rule.js';
import {
  defineRule,
  groupViolation,
  rolledGroups,
  sameRef,
  share,
  subjectOf,
  unlessUnbatched,
} from './rule.js';

export const peakJump = defineRule({
  id: 'peak-jump',
  detects: 'a change that takes many more targets out at once than the base does',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({
    /** How many times the base's peak. */
    factor: z.number().min(1).default(2),
    /** From one target at a time to more than this share is a jump too. */
    fromOnePercent: z.number().min(0).max(100).default(5),
  }),
  judge: ({ side, base, options }) => {
    if (!base) return [];
    const before = rolledGroups(base);
    const kept = new Set(rolledGroups(side).map(({ group }) => group.runs.group));
    return rolledGroups(side).flatMap((limited) => {
      const { group } = limited;
      const was = groupBefore(limited, before, kept);
      if (!was || was.batches.length === 0 || group.peakAtOnce <= was.peakAtOnce) return [];
      const grew = was.peakAtOnce > 0 && group.peakAtOnce > was.peakAtOnce * options.factor;
      // Surge takes none out at all.
      const leftOne =
        was.peakAtOnce <= 1 && group.peakAtOnce * 100 > options.fromOnePercent * servingOf(group);
      if (!grew && !leftOne) return [];
      return [
        groupViolation(limited, ['strategy', 'budget'], {
          message:
            `${subjectOf(limited)}: peak at once rises from ${share(was.peakAtOnce, servingOf(was), was.unit)} ` +
            `to ${share(group.peakAtOnce, servingOf(group), group.unit)}.`,
          remediation: unlessUnbatched(limited, raiseLess(was, group, options)),
          magnitude: group.peakAtOnce,
          evidence: { base: was.peakAtOnce, head: group.peakAtOnce, factor: options.factor },
        }),
      ];
    });
  },
});

/**
 * The same group of the base. A group with a new name is compared with the one that had most of its targets, either under the
 * same policy or one that is gone: a rename must not hide a jump.
 */
function groupBefore(
  { policy, group }: LimitedGroup,
  before: readonly LimitedGroup[],
  kept: ReadonlySet<string>,
): PlannedGroup | null {
  const same = before.find((other) => other.group.runs.group === group.runs.group);
  if (same) return same.group;
  const targets = new Set(group.targets);
  let most = 0;
  let found: PlannedGroup | null = null;
  for (const other of before) {
    if (kept.has(other.group.runs.group) && !sameRef(other.policy.ref, policy.ref)) continue;
    const shared = other.group.targets.filter((target) => targets.has(target)).length;
    if (shared > most) [most, found] = [shared, other.group];
  }
  return found;
}

function raiseLess(
  was: PlannedGroup,
  now: PlannedGroup,
  options: { factor: number; fromOnePercent: number },
): string {
  const byFactor = Math.floor(was.peakAtOnce * options.factor);
  const byShare = Math.floor((servingOf(now) * options.fromOnePercent) / 100);
  const most = was.peakAtOnce <= 1 ? Math.min(Math.max(1, byFactor), byShare) : byFactor;
  return most > was.peakAtOnce
    ? `Raise it in smaller steps: up to ${most} at once passes this rule.`
    : `Keep it at ${was.peakAtOnce} at once: any more is a jump in a group of this size.`;
}
