import * as z from 'zod';
import { canonicalJson } from '../plan/canonical.js';
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
      if (!was || was.batches.length === 0 || !isJump(was, group, group.peakAtOnce, options)) return [];
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

interface Options {
  readonly factor: number;
  readonly fromOnePercent: number;
}

/**
 * True when `peak` targets of the group at once are a jump. Where the group has another size, what counts is its share: more
 * replicas under the limits they had are no jump, however their percentages round; more nodes or clusters are one only when
 * their number grows by the factor.
 */
function isJump(was: PlannedGroup, now: PlannedGroup, peak: number, options: Options): boolean {
  if (peak <= was.peakAtOnce) return false;
  const [before, after] = [servingOf(was), servingOf(now)];
  const isResized = before !== after;
  const asBefore = isResized && limitsOf(was) === limitsOf(now);
  const isReplicas = now.unit === 'replica' && isResized;
  if (isReplicas && asBefore) return false;
  const scaled = isReplicas ? (was.peakAtOnce * after) / Math.max(1, before) : was.peakAtOnce;
  if (was.peakAtOnce > 0 && peak > scaled * options.factor) return true;
  // Surge takes none out at all.
  const leavesOne = was.peakAtOnce <= 1 && peak * 100 > options.fromOnePercent * after;
  const isSmallerShare = isResized && peak * before <= was.peakAtOnce * after;
  return leavesOne && !asBefore && !isSmallerShare;
}

/** The limits as they are written: a workload's strategy has what they come to for its size beside them. */
function limitsOf({ ceiling, strategy }: PlannedGroup): string {
  const written = strategy?.['declared'];
  return canonicalJson([
    ceiling.declared,
    written === undefined ? strategy : [strategy?.['kind'] ?? null, written],
  ]);
}

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

/** The most at once that is no jump yet. */
function raiseLess(was: PlannedGroup, now: PlannedGroup, options: Options): string {
  let most = now.peakAtOnce;
  while (most > was.peakAtOnce && isJump(was, now, most, options)) most--;
  return most > was.peakAtOnce
    ? `Raise it in smaller steps: up to ${most} at once passes this rule.`
    : `Keep it at ${was.peakAtOnce} at once: any more is a jump in a group of this size.`;
}
