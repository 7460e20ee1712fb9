import { isDone, numbered } from '../gate/compare.js';
import { heldText, openTimes } from '../gate/windows.js';
import { isSameJson } from '../manifest/canonical.js';
import { present } from '../manifest/lookup.js';
import type { Plan, PlannedGroup, PlannedPolicy, PolicyDiff, SidePlan } from '../plan/model.js';
import { startsNothing } from '../plan/outcome-of.js';
import { policyName, rolledGroups } from '../rules/rule.js';
import { type HeldBack, refText } from '../systems/system.js';
import { count, instant, joinTexts, literal, type Text, text } from '../text/text.js';
import { type DriftEffect, effectOn, groupName, OUTCOMES } from './effect.js';

/**
 * Objects that the cluster holds differently from the files, by what they do to targets; another text that does the same is nothing.
 * Reported each time, until the files are applied or corrected.
 *
 * @param plan with the files as the head, and the same objects as the cluster holds them as the base
 */
export function liveEffects(plan: Plan): DriftEffect[] {
  return plan.policies.flatMap((diff) => {
    const { base, head } = diff;
    if (!base || !head || head.isDeleted || !isEdited(diff)) return [];
    const policy = policyName(diff.ref);
    const effect = (says: Text): DriftEffect[] => [{ kind: 'live', subject: policy, says, isWorse: true }];
    const [held, asked] = [heldBy(base), heldBy(head)];
    if (held !== asked && held === null)
      return effect(
        text`${policy} is ${literal(heldText(asked))} by the files, and continues in the cluster.`,
      );
    if (held !== asked)
      return effect(
        text`${policy} is ${literal(heldText(held))} in the cluster and not by the files: nothing of it starts there.`,
      );
    const [kept, written] = [base, head].map(partitionOf);
    if (kept !== written)
      return effect(
        text`${policy}: partition is ${kept ?? 0} in the cluster and ${written ?? 0} in the files; pods below it keep the old version.`,
      );
    if (isUnknownLimit(head) || isUnknownLimit(base)) return [limitEffect(policy, base, head)];
    if (diff.sameEffect) return [];
    const groups = [...base.effect.groups, ...head.effect.groups];
    const others = groupsOtherwise(plan, policy, base, head);
    if (startsNothing(head)) return groups.length > 0 ? others : [limitEffect(policy, base, head)];
    if (groups.length > 0 && groups.every(({ matched }) => matched === 0)) return [];
    const due = head.change?.says ?? text`it starts.`;
    // A rollout that is due has numbers of its own; other limits matter until the files are applied.
    const [limits, filed] = [base, head].map((one) => one.effect.groups.map(({ ceiling }) => ceiling));
    return [
      ...effect(
        text`${policy}: the files and the cluster differ: they are not applied yet, or the object was changed in the cluster. Once they are applied: ${due}`,
      ),
      ...(isSameJson(limits, filed) ? [] : others),
    ];
  });
}

/** A rollout that both sides hold alike is due without an edit: the report of now has it. */
function isEdited({ change, touchedThrough }: PolicyDiff): boolean {
  return change !== 'unchanged' || touchedThrough.length > 0;
}

/** Also if nothing is due: the next rollout would not start there. */
function heldBy(policy: PlannedPolicy): HeldBack | null {
  return policy.change?.held ?? policy.onHold ?? null;
}

/** Names of policies that only the cluster holds back: that is why their rollouts make no progress. */
export function heldInCluster({ policies }: Plan): ReadonlySet<string> {
  const held = policies.filter(
    (diff) =>
      diff.base && diff.head && isEdited(diff) && heldBy(diff.base) !== null && heldBy(diff.head) === null,
  );
  return new Set(held.map(({ ref }) => refText(ref)));
}

/** The pods that a partition keeps on the old version, if it keeps only some of them. */
function partitionOf({ effect: { groups } }: PlannedPolicy): number {
  const partition = Number(groups[0]?.strategy?.['partition'] ?? 0);
  return partition < (groups[0]?.matched ?? 0) ? partition : 0;
}

/** A disruption budget that differs, of unknown pods: whether it does the same is unknown. */
function isUnknownLimit(written: PlannedPolicy): boolean {
  return written.releasedPods?.pods === null && written.drainLimit === undefined;
}

/** The effect on something that limits the drains of others and rolls nothing itself. */
function limitEffect(policy: Text, live: PlannedPolicy, written: PlannedPolicy): DriftEffect {
  const [held, asked] = [live.drainLimit, written.drainLimit];
  const effect = (says: Text, isWorse: boolean): DriftEffect => {
    return { kind: 'live', subject: policy, says: text`${policy} ${says}.`, isWorse };
  };
  if (held && asked && held.desiredHealthy !== asked.desiredHealthy)
    return effect(
      text`asks for ${held.desiredHealthy} of ${count(held.expectedPods, 'healthy pod')} in the cluster, by the files for ${asked.desiredHealthy}`,
      held.desiredHealthy < asked.desiredHealthy,
    );
  return isUnknownLimit(live) || isUnknownLimit(written)
    ? effect(
        text`differs in the cluster from the files, and the snapshot does not show for how many pods`,
        true,
      )
    : effect(text`does something else in the cluster than by the files`, false);
}

function groupsOtherwise(
  plan: Plan,
  policy: Text,
  live: PlannedPolicy,
  written: PlannedPolicy,
): DriftEffect[] {
  const groupsOf = (side: SidePlan | null, of: PlannedPolicy): ReadonlyMap<string, PlannedGroup> =>
    numbered((side ? rolledGroups(side) : []).flatMap((one) => (one.policy === of ? [one.group] : [])));
  const [held, asked] = [groupsOf(plan.base, live), groupsOf(plan.head, written)];
  const effect = ({ name }: PlannedGroup, what: Text, isWorse = true): DriftEffect =>
    effectOn('live', groupName(policy, name, Math.max(held.size, asked.size)), text`${what}.`, isWorse);
  return [
    ...[...held].flatMap(([key, group]) => {
      const other = asked.get(key);
      if (!other) return [effect(group, text`the cluster has this group, and the files do not`)];
      const parts = differences(plan, group, other);
      const says = text`the cluster differs from the files: ${joinTexts(parts, '; ')}`;
      return parts.length === 0 ? [] : [effect(group, says, isLooser(group, other))];
    }),
    ...[...asked].flatMap(([key, group]) =>
      held.has(key) ? [] : [effect(group, text`the files have this group, and the cluster does not`)],
    ),
  ];
}

/** Clauses, the number of the cluster first. */
function differences({ at, horizon }: Plan, held: PlannedGroup, asked: PlannedGroup): readonly Text[] {
  const unit = (n: number): Text => count(n, held.unit);
  const [open, other] = [held, asked].map((group) =>
    openTimes(group, { horizon })?.filter(({ to }) => to > at),
  );
  const place = Math.max(0, open?.findIndex((one, i) => !isSameJson(one, other?.[i])) ?? 0);
  const numbers = present([
    held.matched !== asked.matched && text`${unit(held.matched)}, by the files ${asked.matched}`,
    held.peakAtOnce !== asked.peakAtOnce &&
      text`${held.peakAtOnce} of ${unit(held.matched)} out at once, by the files ${asked.peakAtOnce}`,
    held.worstLoss !== asked.worstLoss &&
      text`a bad change breaks up to ${unit(held.worstLoss)}, by the files ${asked.worstLoss}`,
    held.outcome !== asked.outcome &&
      text`${OUTCOMES[held.outcome]}, and by the files ${OUTCOMES[asked.outcome]}`,
    !isSameJson(open ?? null, other ?? null) &&
      text`${windowText(open?.[place])}, by the files ${windowText(other?.[place])}`,
  ]);
  if (numbers.length > 0) return numbers;
  const [limit, limitAsked] = [held, asked].map(({ ceiling: { enforced } }) =>
    enforced === null ? text`any number` : text`${enforced}`,
  );
  if (limit && limitAsked && held.ceiling.enforced !== asked.ceiling.enforced)
    return [text`up to ${limit} at once, by the files ${limitAsked}`];
  const course = ({ batches, finish }: PlannedGroup) => [batches.map(({ size }) => size), finish];
  return isSameJson(course(held), course(asked))
    ? []
    : [text`it takes ${courseText(held)}, by the files ${courseText(asked)}`];
}

function windowText(window: { readonly from: number; readonly to: number } | undefined): Text {
  return window ? text`a window from ${instant(window.from)} to ${instant(window.to)}` : text`no such window`;
}

/** `4 batches (the first of 1), done at Tue 2026-12-01 08:00 UTC` */
function courseText({ batches, finish }: PlannedGroup): Text {
  const end = finish === null ? text`without an end` : text`done at ${instant(finish)}`;
  return text`${count(batches.length, 'batch')} (the first of ${batches[0]?.size ?? 0}), ${end}`;
}

function isLooser(held: PlannedGroup, asked: PlannedGroup): boolean {
  const [mine, other] = [held.ceiling.enforced, asked.ceiling.enforced];
  return (
    held.peakAtOnce > asked.peakAtOnce ||
    held.worstLoss > asked.worstLoss ||
    (isDone(asked.outcome) && !isDone(held.outcome)) ||
    (other !== null && (mine === null || mine > other))
  );
}
