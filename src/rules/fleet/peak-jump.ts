import { code, count, literal, share, text } from '../../text/text.js';
import * as z from 'zod';
import { canonicalJson } from '../../manifest/canonical.js';
import { groupedBy } from '../../manifest/lookup.js';
import { peakByAge } from '../../plan/measure/expiries.js';
import type { PlannedGroup } from '../../plan/model.js';
import { servingOf } from '../../plan/measure/wholes.js';
import { type Fix, fix, refKey } from '../../systems/system.js';
import { type RuleResult, defineRule, type GroupRollout, rolledGroups, sameRef } from '../rule.js';
import { highestCeiling, type TimedGroup, timedOf } from './time.js';

const options = z.strictObject({
  /** How many times the base's peak. */
  factor: z.number().min(1).default(2),
  /** From one target at a time to more than this share is a jump too. */
  fromOnePercent: z.number().min(0).max(100).default(5),
});
type Options = z.output<typeof options>;

export const peakJump = defineRule({
  id: 'peak-jump',
  detects: 'a change that makes many more targets unavailable at once than the base',
  severity: 'error',
  options,
  evaluate: ({ side, base, plan, options }) => {
    const before = base ? rolledGroups(base) : [];
    const kept = new Set(rolledGroups(side).map(keyOf));
    const byKey = groupedBy(before, keyOf);
    const gone = groupedBy(byPeak(before), (one) => (kept.has(keyOf(one)) ? null : one.group.runs.group));
    const rollouts = byPeak(rolledGroups(side));
    const isMoved = (one: GroupRollout): boolean =>
      gone.get(one.group.runs.group)?.some((was) => isAlike(was, one)) === true;
    const changed = rollouts.filter((one) => !isMoved(one));
    return [...rollouts.filter(isMoved), ...changed].map((rollout) => {
      const named: GroupRollout[] = gone.get(rollout.group.runs.group) ?? [];
      const was = counterpartOf(rollout, before, byKey.get(keyOf(rollout)) ?? named, kept);
      // Each former workload is compared with a single moved workload.
      if (was && named.includes(was)) named.splice(named.indexOf(was), 1);
      if (!was) return null;
      const [timed, earlier] = [timedOf(rollout, plan), timedOf(was, plan)];
      const written = timed && earlier ? { timed, earlier } : null;
      const pair = { rollout, was: was.group, written, options };
      return inTheRollout(pair) ?? asWritten(pair);
    });
  },
});

/** The object and the group: workloads of two namespaces may have groups of the same name. */
const keyOf = ({ policy, group }: GroupRollout): string =>
  group.identity ?? `${refKey(policy.ref)} ${group.runs.group}`;

/** Highest peak first. Workloads that move to other namespaces are compared in this order, unchanged ones before the others. */
const byPeak = (all: readonly GroupRollout[]): GroupRollout[] =>
  all.toSorted((a, b) => b.group.peakAtOnce - a.group.peakAtOnce);

const isAlike = ({ group: was }: GroupRollout, { group }: GroupRollout): boolean =>
  was.peakAtOnce === group.peakAtOnce && limitsOf(was) === limitsOf(group);

/** A group and that of the base, with the limits of both where they change with time. */
interface Pair {
  readonly rollout: GroupRollout;
  readonly was: PlannedGroup;
  readonly written: { readonly timed: TimedGroup; readonly earlier: TimedGroup } | null;
  readonly options: Options;
}

/** The peaks of the dry rollouts of both sides. */
function inTheRollout(pair: Pair): RuleResult | null {
  const { rollout, was, options } = pair;
  const { group } = rollout;
  // The replacement needs a volume of the only pod: with less at once the rollout is a deadlock.
  if (group.exclusiveVolume?.isHeld === false) return null;
  // Nodes that only age takes, in a rollout that starts nothing, are no jump of it: expiry-bypasses-budget reports them.
  const isOnlyByAge = group.batches.length === 0 && peakByAge(group) !== null;
  if (was.batches.length === 0 || isOnlyByAge || !isJump(was, group, group.peakAtOnce, options)) return null;
  return rollout.result(['strategy', 'budget'], {
    says: text`peak at once rises from ${share(was.peakAtOnce, servingOf(was), was.unit)} to ${share(group.peakAtOnce, servingOf(group), group.unit)}.`,
    fix: rollout.unlessUnbatched(raiseLess(pair)),
    short: text`${was.peakAtOnce} -> ${group.peakAtOnce} of ${count(servingOf(group), group.unit)}`,
    field: 'strategy',
    magnitude: group.peakAtOnce,
    evidence: { base: was.peakAtOnce, head: group.peakAtOnce, factor: options.factor },
  });
}

/** The most that the limits allow at any hour and for any reason, where that jumps and no dry rollout meets it. */
function asWritten({ rollout, was, written, options }: Pair): RuleResult | null {
  if (!written) return null;
  const { unit } = rollout.group;
  const { factor } = options;
  const { timed, earlier } = written;
  // Percentages of an empty pool compare with each other, never with numbers of nodes.
  const isSized = timed.calendar.counted > 0;
  if (isSized !== earlier.calendar.counted > 0) return null;
  const jumps = timed.acting.filter((reason) => {
    const [before, now] = [mostBefore(earlier, reason), timed.mostFor(reason)];
    if (before === 0) return false;
    return isSized
      ? isJump({ ...was, peakAtOnce: before }, rollout.group, now, options)
      : now > before * factor;
  });
  const ceiling = highestCeiling(timed, 0, jumps);
  if (!ceiling) return null;
  const { most } = ceiling;
  const before = Math.max(...ceiling.reasons.map((reason) => mostBefore(earlier, reason)));
  const allowed = Math.max(1, Math.floor(before * factor));
  const empty = !isSized && text` No node counts for the budgets now: the numbers are those of 100 nodes.`;
  const says = text` The base never allows more than ${share(before, earlier.size, unit)}.${empty}`;
  return ceiling.result(says, isSized ? allowed : `${allowed}%`, {
    short: text`budgets: ${before} -> ${most} of ${count(timed.size, unit)}`,
    evidence: { base: before, head: most, factor },
  });
}

/** The most that the limits of the base allow at once for a reason; 0 if they allow none or all, which no factor compares. */
function mostBefore(earlier: TimedGroup, reason: string): number {
  const isUnlimited = earlier.spans(reason).some(({ to, limit }) => to > earlier.at && limit === null);
  return isUnlimited || !earlier.acting.includes(reason) ? 0 : Math.max(0, earlier.mostFor(reason));
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
  const limits = written === undefined ? strategy : [strategy?.['kind'] ?? null, written];
  return canonicalJson([ceiling.declared, limits]);
}

/**
 * The same group of the base: of an object that is under way, its rollout under way with that of the base, and its next one with the
 * next. A group with a new name is compared with the one that had most of its targets, either under the same policy or one that is
 * gone: a rename must not hide a jump.
 */
function counterpartOf(
  rollout: GroupRollout,
  before: readonly GroupRollout[],
  same: readonly GroupRollout[],
  kept: ReadonlySet<string>,
): GroupRollout | null {
  const { policy, group } = rollout;
  // Two staged runs of a placement update the same group of clusters.
  const own = same.filter((other) => sameRef(other.policy.ref, policy.ref));
  const alike = own.length > 0 ? own : same;
  const inPhase = alike.filter((one) => (one.group.follows === undefined) === (group.follows === undefined));
  const listed = inPhase.length > 0 ? inPhase : alike;
  if (listed.length === 1) return listed[0] ?? null;
  const isOpen = (other: GroupRollout) => !kept.has(keyOf(other)) || sameRef(other.policy.ref, policy.ref);
  const targets = new Set(group.targets);
  let most = 0;
  let found = listed.find((was) => isAlike(was, rollout)) ?? listed[0] ?? null;
  for (const other of listed.length > 0 ? listed : before.filter(isOpen)) {
    const shared = other.group.targets.filter((target) => targets.has(target)).length;
    if (shared > most) [most, found] = [shared, other];
  }
  return found;
}

/** The most at once that is no jump yet, in the field that sets it where the workload or the placement has one. */
function raiseLess({ rollout, was, options }: Pair): Fix {
  const now = rollout.group;
  let most = now.peakAtOnce;
  while (most > was.peakAtOnce && isJump(was, now, most, options)) most--;
  if (most === 0) return surgeFirst(rollout);
  const keep = fix`Allow at most ${most} at once, and raise it in smaller steps.`;
  return rollout.fewer(most - now.outBefore) ?? keep;
}

/** The update that takes no pod out before a new one is there. */
function surgeFirst({ group, policy, isWorkload }: GroupRollout): Fix {
  if (!isWorkload || policy.ref.kind === 'StatefulSet')
    return fix`Leave out what makes ${literal(group.unit)}s unavailable: the base has none.`;
  const none = { field: 'maxUnavailable', value: 0 };
  const surge = { field: 'maxSurge', value: 1 };
  if (group.strategy?.['kind'] === 'Recreate')
    return fix`Set ${code('strategy.type: RollingUpdate')}, with ${none} and ${surge}.`;
  return Number(group.strategy?.['maxSurge']) > 0 ? fix`Set ${none}.` : fix`Set ${none} and ${surge}.`;
}
