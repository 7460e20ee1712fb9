import { capital, code, count, duration, isEmpty, instant, share, text, verbFor } from '../../text/text.js';
import * as z from 'zod';
import { DAY_MS } from '../../calendar/days.js';
import type { Plan, PlannedGroup, SidePlan } from '../../plan/model.js';
import { type RuleResult, groupRule, type GroupRollout } from '../rule.js';
import { fix } from '../../systems/system.js';

const FIELDS = ['budget', 'strategy', 'selector'];

export const cannotFinish = groupRule({
  id: 'cannot-finish',
  detects: 'a rollout that is not done before its deadline, or that takes far longer than before',
  severity: 'warning',
  options: z.strictObject({
    /** Days from the plan's instant within which a rollout must be done. */
    withinDays: z.number().positive().default(14),
    /** How many times as long as the base's it may take. */
    factor: z.number().min(1).default(3),
  }),
  evaluate: (rollout, { base, plan, options }) => {
    const { matched, outcome } = rollout.group;
    if (matched === 0 || (outcome !== 'complete' && outcome !== 'unfinished')) return null;
    return [pastDeadline(rollout, plan, options.withinDays), slower(rollout, base, plan, options.factor)];
  },
});

function pastDeadline(rollout: GroupRollout, plan: Plan, withinDays: number): RuleResult | null {
  const { group, policy } = rollout;
  const { finish, batches, stage, matched, unit, undone } = group;
  const deadline = plan.at + withinDays * DAY_MS;
  if (finish !== null ? finish <= deadline : group.outcome === 'complete') return null;
  // No limit and no window brings back what only an uncordon does.
  if (group.lingers?.some(({ until }) => until === 'uncordon')) return null;
  const late = batches.filter(({ end }) => end === null || end > deadline);
  const started = new Set(batches.flatMap(({ targets }) => targets)).size;
  // Targets that are late or never done, without those that the rollout leaves as they are.
  const undoneLate = new Set([...late.flatMap(({ targets }) => targets), ...(undone ?? [])]).size;
  const left = undoneLate + (undone ? 0 : Math.max(0, matched - started));
  const isOfPerson = stage?.awaitsPerson === true;
  // When a person approves is no question of pace, and what waits behind a stuck stage is no-progress's business.
  if (left === 0 && isOfPerson) return null;
  if (late.length === 0 && group.held !== undefined) return null;
  if (started === 0 && policy.effect.outcome === 'stuck') return null;
  const end = finish === null ? text`does not end within a year` : text`ends on ${instant(finish)}`;
  return rollout.result(FIELDS, {
    subject: 'deadline',
    says: text`${share(left, matched, unit)} ${verbFor(left, 'is', 'are')} not done ${withinDays} days from now (${instant(deadline)}). The rollout takes ${count(batches.length, 'batch')} and ${isOfPerson ? text`also waits for a person` : end}.`,
    ...(!isEmpty(group.why) ? { why: text`${capital(group.why)}.` } : {}),
    fix:
      rollout.traits.words.late ??
      fix`Raise the limit or widen the windows, or set ${code('withinDays')} to the time you have.`,
    magnitude: left,
    evidence: { left, matched, withinDays },
  });
}

function slower(rollout: GroupRollout, base: SidePlan | null, plan: Plan, factor: number): RuleResult | null {
  const { group, policy } = rollout;
  const before = rollout.before(base)?.group;
  if (!before || before.finish === null || group.finish === null || before.matched === 0) return null;
  // Until its first batch all run the old version, however long a window holds it; one that is under way is in between by now.
  const from = ({ start }: PlannedGroup): number =>
    policy.change?.kind === 'continues' ? plan.at : (start ?? plan.at);
  const took = before.finish - from(before);
  const takes = group.finish - from(group);
  if (takes <= took * factor || takes - took < DAY_MS) return null;
  return rollout.result(FIELDS, {
    subject: 'slower',
    says: text`the rollout of ${count(group.matched, group.unit)} takes ${duration(takes)} (was ${duration(took)}). Two versions run until it ends, on ${instant(group.finish)}.`,
    fix: fix`Keep the pace of the base, or raise ${code('factor')} if the slower pace is intended.`,
    magnitude: Math.round(takes / 60_000),
    evidence: { minutes: takes / 60_000, minutesBefore: took / 60_000 },
  });
}
