import { isDone, numbered } from '../gate/paired.js';
import { heldText, openTimes } from '../gate/rolled.js';
import { isSameJson } from '../manifest/canonical.js';
import type { Plan, PlannedGroup, PlannedPolicy, PolicyDiff } from '../plan/model.js';
import { startsNothing } from '../plan/outcome-of.js';
import { rolledGroups } from '../rules/rule.js';
import { type HeldBack, refText } from '../systems/system.js';
import { count, instant, joinTexts, literal, NO_TEXT, type Text, text } from '../text/text.js';
import { type DriftEffect, effectOn, groupName, OUTCOMES, policyName } from './effect.js';

/**
 * Objects that the cluster holds differently from the files, by what they do to targets; another text that does the same is nothing.
 * Reported each time, until the files are applied or corrected.
 *
 * @param plan with the files as the head, and the same objects as the cluster holds them as the base
 */
export function liveEffects(plan: Plan): DriftEffect[] {
  return plan.policies.flatMap((diff) => {
    const { base, head, sameEffect } = diff;
    if (!base || !head || head.isDeleted || !isEdited(diff)) return [];
    const policy = policyName(diff.ref);
    const effect = (says: Text, isWorse = true): DriftEffect => ({
      kind: 'live',
      subject: policy,
      says,
      isWorse,
    });
    const [held, asked] = [heldBy(base), heldBy(head)];
    if (held !== asked)
      return [
        effect(
          held === null
            ? text`${policy} is ${literal(heldText(asked))} by the files, and continues in the cluster.`
            : text`${policy} is ${literal(heldText(held))} in the cluster and not by the files: nothing of it starts there.`,
        ),
      ];
    const kept = partitionText(base, head);
    if (kept) return [effect(text`${policy}: ${kept}.`)];
    if (isUnknownLimit(head) || isUnknownLimit(base)) return [limitEffect(policy, base, head)];
    if (sameEffect) return [];
    const groups = [...base.effect.groups, ...head.effect.groups];
    if (startsNothing(head))
      return groups.length > 0
        ? groupsOtherwise(plan, policy, base, head)
        : [limitEffect(policy, base, head)];
    if (groups.length > 0 && groups.every(({ matched }) => matched === 0)) return [];
    const due = head.change?.says ?? text`it starts.`;
    const says = text`${policy}: the files and the cluster differ: they are not applied yet, or the object was changed in the cluster. Once they are applied: ${due}`;
    // A rollout that is due has numbers of its own; other limits matter until the files are applied.
    const [limits, others] = [base, head].map((one) => one.effect.groups.map(({ ceiling }) => ceiling));
    return [effect(says), ...(isSameJson(limits, others) ? [] : groupsOtherwise(plan, policy, base, head))];
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

/** The partitions, if only some of the pods stay on the old version by one of them; null if both keep as many. */
function partitionText(live: PlannedPolicy, written: PlannedPolicy): Text | null {
  const [held, asked] = [live, written].map(
    ({
      effect: {
        groups: [group],
      },
    }) => {
      const partition = Number(group?.strategy?.['partition'] ?? 0);
      return group && partition < group.matched ? partition : 0;
    },
  );
  return held === asked
    ? null
    : text`partition is ${held ?? 0} in the cluster and ${asked ?? 0} in the files; pods below it keep the old version`;
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
  const ownGroups = (side: Plan['base'], of: PlannedPolicy): ReadonlyMap<string, PlannedGroup> =>
    numbered((side ? rolledGroups(side) : []).flatMap((one) => (one.policy === of ? [one.group] : [])));
  const [held, asked] = [ownGroups(plan.base, live), ownGroups(plan.head, written)];
  const effect = (group: PlannedGroup, what: Text, isWorse: boolean): DriftEffect =>
    effectOn('live', groupName(policy, group.name, Math.max(held.size, asked.size)), text`${what}.`, isWorse);
  return [
    ...[...held].flatMap(([key, group]) => {
      const other = asked.get(key);
      if (!other) return [effect(group, text`the cluster has this group, and the files do not`, true)];
      const parts = differences(plan, group, other);
      const says = text`the cluster differs from the files: ${joinTexts(parts, '; ')}`;
      return parts.length === 0 ? [] : [effect(group, says, isLooser(group, other))];
    }),
    ...[...asked].flatMap(([key, group]) =>
      held.has(key) ? [] : [effect(group, text`the files have this group, and the cluster does not`, true)],
    ),
  ];
}

/** Clauses, the number of the cluster first. */
function differences({ at, horizon }: Plan, held: PlannedGroup, asked: PlannedGroup): readonly Text[] {
  const unit = (n: number): Text => count(n, held.unit);
  const [open, other] = [held, asked].map((group) =>
    openTimes(group, { horizon })?.filter(({ to }) => to > at),
  );
  const window = Math.max(
    0,
    (open ?? []).findIndex((one, i) => !isSameJson(one, other?.[i])),
  );
  const numbers = [
    held.matched === asked.matched ? NO_TEXT : text`${unit(held.matched)}, by the files ${asked.matched}`,
    held.peakAtOnce === asked.peakAtOnce
      ? NO_TEXT
      : text`${held.peakAtOnce} of ${unit(held.matched)} out at once, by the files ${asked.peakAtOnce}`,
    held.worstLoss === asked.worstLoss
      ? NO_TEXT
      : text`a bad change breaks up to ${unit(held.worstLoss)}, by the files ${asked.worstLoss}`,
    held.outcome === asked.outcome
      ? NO_TEXT
      : text`${OUTCOMES[held.outcome]}, and by the files ${OUTCOMES[asked.outcome]}`,
    isSameJson(open ?? null, other ?? null)
      ? NO_TEXT
      : text`${windowText(open?.[window])}, by the files ${windowText(other?.[window])}`,
  ].filter(({ parts }) => parts.length > 0);
  if (numbers.length > 0) return numbers;
  if (held.ceiling.enforced !== asked.ceiling.enforced)
    return [text`up to ${limitText(held)} at once, by the files ${limitText(asked)}`];
  const course = ({ batches, finish }: PlannedGroup) => [batches.map(({ size }) => size), finish];
  return isSameJson(course(held), course(asked))
    ? []
    : [text`it takes ${sizesText(held)}, by the files ${sizesText(asked)}`];
}

function windowText(window: { readonly from: number; readonly to: number } | undefined): Text {
  return window ? text`a window from ${instant(window.from)} to ${instant(window.to)}` : text`no such window`;
}

function limitText({ ceiling: { enforced } }: PlannedGroup): Text {
  return enforced === null ? text`any number` : text`${enforced}`;
}

const SIZES_SHOWN = 6;

/** `4 batches (1, 2, 4, 3), done at Tue 2026-12-01 08:00 UTC` */
function sizesText({ batches, finish }: PlannedGroup): Text {
  const sizes = joinTexts(
    batches.slice(0, SIZES_SHOWN).map(({ size }) => text`${size}`),
    ', ',
  );
  const more = batches.length > SIZES_SHOWN ? text`, ...` : NO_TEXT;
  const shown = batches.length > 0 ? text` (${sizes}${more})` : NO_TEXT;
  const end = finish === null ? text`without an end` : text`done at ${instant(finish)}`;
  return text`${count(batches.length, 'batch')}${shown}, ${end}`;
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
