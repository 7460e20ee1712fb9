import { clipTo, covers, type Interval } from '../../calendar/intervals.js';
import type { Batch, Freeze, Plan, SidePlan } from '../../plan/model.js';
import { isOnlyNext } from '../../plan/outcome-of.js';
import { expirySeverity } from './group.js';
import { type RuleResult, defineRule, type GroupRollout, rolledGroups, policyOf } from '../rule.js';
import { isOpen, timedOf } from './time.js';
import { fix } from '../../systems/system.js';
import { isHalted, isNamed, settlingMs } from '../../plan/measure/wholes.js';
import { code, count, instant, share, text, verbFor } from '../../text/text.js';

export const inFreeze = defineRule({
  id: 'in-freeze',
  detects: 'a rollout that disrupts targets during a configured change freeze, and nodes that expire in one',
  severity: 'error',
  evaluate: ({ side, base, plan }) =>
    plan.freezes.flatMap((freeze) => [
      ...rolledGroups(side).flatMap((rollout) => {
        const rolled = rolledIn(rollout, freeze, plan);
        // If the base only had open budgets, a rollout in the freeze does not fix them: both are reported.
        const before = rollout.before(base);
        const isOpenBeside = !rolled || (before !== null && !rolledIn(before, freeze, plan));
        const open = isNamed(rollout.group) ? mayReach(rollout, freeze, plan) : openIn(rollout, freeze, plan);
        return [rolled, agedIn(rollout, freeze), isOpenBeside ? open : null];
      }),
      ...(base && covers(freeze.windows, plan.at) ? removedIn(side, base, freeze) : []),
    ]),
});

const FIELDS = ['budget', 'strategy', 'selector'];

/** Targets that are out in the freeze in the dry rollout. */
function rolledIn(rollout: GroupRollout, freeze: Freeze, plan: Plan): RuleResult | null {
  const { group, policy } = rollout;
  const { matched, unit, follows } = group;
  // Nothing starts the rollout after that of the change.
  if (follows) return null;
  const joining = new Set(group.joining);
  // When all of a batch is back and counts as done: a new pod is available only `minReadySeconds` after it is ready, and the rollout is
  // at work until then. Of what is open-ended the assumed work counts, and what has no end is a warning.
  const doneBy = ({ start, end }: Batch): number => {
    if (end !== null) return end + settlingMs(group);
    return isNamed(group) ? start + 1 : Infinity;
  };
  const hits = group.batches.flatMap((batch) => {
    const going = batch.targets.filter((target) => !joining.has(target));
    const [window] = clipTo({ from: batch.start, to: doneBy(batch) }, freeze.windows);
    return window && going.length > 0 ? [{ window, going, batch: batch.index }] : [];
  });
  const [first] = hits;
  if (!first) return null;
  const { window, batch } = first;
  const targets = new Set(hits.flatMap(({ going }) => going)).size;
  const { from, to } = freezeOf(window, freeze);
  const before = rollout.before(plan.base)?.group;
  // A rollout that waited, or that was stuck, may start with the merge.
  const mayBeDue = policy.change?.mayStart === 'waiting' || (before !== undefined && isHalted(before));
  return rollout.result(FIELDS, {
    subject: `rollout ${freeze.name}`,
    says: text`${share(targets, matched, unit)} ${verbFor(targets, 'is', 'are')} unavailable during the freeze ${code(freeze.name)}, the first on ${instant(window.from)} in batch ${batch}. The controller does not know of the freeze.`,
    fix: fix`Start it so that it is done by ${instant(from)}, or after the freeze ends on ${instant(to)}.`,
    ofRollout: true,
    magnitude: targets,
    evidence: { freeze: freeze.name, targets, matched, batch },
    isHypothetical: plan.base !== null && isOnlyNext(policy) && !mayBeDue && !isNamed(group),
  });
}

/** Nodes that expire in the freeze, in the dry rollout or after it: nothing holds them back. */
function agedIn(rollout: GroupRollout, freeze: Freeze): RuleResult | null {
  const { expiries, matched, workMs } = rollout.group;
  const going = [
    ...(expiries?.expired ?? []).map(({ at, goneAt }) => ({ from: at, to: goneAt ?? Infinity })),
    ...(expiries?.later ?? []).map(({ at }) => ({ from: at, to: at + Math.max(1, workMs.longest) })),
  ];
  const hits = going.flatMap((work) => clipTo(work, freeze.windows).slice(0, 1));
  const [first] = hits;
  if (!first) return null;
  return rollout.result(['expireAfter'], {
    subject: `expiry ${freeze.name}`,
    says: text`${count(hits.length, 'node')} ${verbFor(hits.length, 'expires', 'expire')} (${code('expireAfter')}) during the freeze ${code(freeze.name)}, the first on ${instant(first.from)}. Neither the freeze nor a budget delays that.`,
    fix: fix`Replace the nodes so that they reach their age outside the freeze, or set ${code('expireAfter: Never')}: an existing node keeps the value it was created with until it is replaced.`,
    magnitude: hits.length,
    evidence: { freeze: freeze.name, expiring: hits.length, matched },
    severity: expirySeverity(rollout.group),
  });
}

/** Targets under open-ended work that may last into the freeze. */
function mayReach(rollout: GroupRollout, freeze: Freeze, plan: Plan): RuleResult | null {
  const { matched, blocked, unit } = rollout.group;
  const [first] = clipTo(plan.horizon, freeze.windows);
  const targets = matched - blocked.length;
  if (!first || targets <= 0) return null;
  const { from, to } = freezeOf(first, freeze);
  return rollout.result(FIELDS, {
    subject: `open-ended ${freeze.name}`,
    says: text`${count(targets, unit)} may be unavailable during the freeze ${code(freeze.name)}, which begins on ${instant(from)}, if the work takes longer than assumed.`,
    fix: fix`Make sure that they are back by ${instant(from)}, or merge after the freeze ends on ${instant(to)}.`,
    magnitude: targets,
    evidence: { freeze: freeze.name, targets, matched },
    severity: 'warning',
  });
}

/** Budgets that allow disruption in the freeze, whatever the dry rollout does. */
function openIn(rollout: GroupRollout, freeze: Freeze, plan: Plan): RuleResult | null {
  const timed = timedOf(rollout, plan);
  if (!timed || rollout.group.matched === 0) return null;
  const openTimes = (reason: string): Interval[] =>
    freeze.windows.flatMap((window) => clipTo(window, timed.times(reason, isOpen)));
  const reasons = timed.acting.filter((reason) => openTimes(reason).length > 0);
  const [first] = openTimes(reasons[0] ?? '');
  if (!first) return null;
  return timed.result({
    subject: `open ${freeze.name}`,
    says: text`during the freeze ${code(freeze.name)} the budgets allow disruption for ${timed.reasonsText(reasons)}, first on ${instant(first.from)}. That needs no merge.`,
    fix: fix`Add a budget of ${code('nodes: "0"')} with a schedule and a duration that cover the freeze.`,
    evidence: { freeze: freeze.name, reasons },
    severity: 'warning',
  });
}

/** The whole occurrence that a part of it belongs to. */
function freezeOf(part: Interval, { windows }: Freeze): Interval {
  return windows.find(({ from, to }) => from <= part.from && part.from < to) ?? part;
}

/**
 * Targets of objects that the change deletes, where merging now is in the freeze; each under the name of the rollout that it had, which
 * deleting it does not fix.
 */
function removedIn(side: SidePlan, base: SidePlan, { name: freeze }: Freeze): RuleResult[] {
  return rolledGroups(base).flatMap((rollout) => {
    const { policy, group } = rollout;
    const targets = policy.onDelete?.targets.length ?? 0;
    if (targets === 0 || policyOf(side, policy.ref)) return [];
    return rollout.result(FIELDS, {
      subject: `rollout ${freeze}`,
      about: null,
      says: text`${rollout.subject} is removed during the freeze ${code(freeze)}: merging removes what it rolled out from ${count(targets, group.unit)} at once.`,
      fix: fix`Delete it after the freeze.`,
      ofRollout: true,
      magnitude: targets,
      evidence: { freeze, targets, matched: group.matched },
    });
  });
}
