import { differences } from '../gate/differences.js';
import { numbered } from '../gate/reviewed.js';
import { heldText, openTimes } from '../gate/windows.js';
import { isSameJson } from '../manifest/canonical.js';
import type { Plan, PlannedGroup, PlannedPolicy, PolicyDiff } from '../plan/model.js';
import { startsNothing } from '../plan/outcome-of.js';
import { rolledBy } from '../rules/rule.js';
import { type HeldBack, policyName, refText } from '../systems/system.js';
import { count, joinTexts, literal, type Text, text } from '../text/text.js';
import { type DriftEffect, effectOn, groupName } from './effect.js';

/**
 * Objects that the cluster holds differently from the files, by what they do to targets; another text that does the same is nothing.
 * Reported each time, until the files are applied or corrected.
 *
 * @param plan with the files as the head, and the same objects as the cluster holds them as the base
 */
export function liveEffects(plan: Plan): DriftEffect[] {
  return plan.policies.flatMap((diff) => {
    const { ref, base, head } = diff;
    if (!base || !head || head.isDeleted || !isEdited(diff)) return [];
    const policy = policyName(ref);
    const effect = (says: Text, isWorse = true): DriftEffect => effectOn('live', policy, says, isWorse);
    const hold = holdText(base, head);
    if (hold) return [effect(hold)];
    if (isUnknownLimit(head) || isUnknownLimit(base))
      return [effect(text`it differs in the cluster from the files; the snapshot does not show its pods.`)];
    if (diff.sameEffect) return [];
    const [limit, limitAsked] = [base.drainLimit, head.drainLimit];
    if (limit && limitAsked && limit.desiredHealthy !== limitAsked.desiredHealthy)
      return [
        effect(
          text`it requires ${limit.desiredHealthy} of ${count(limit.expectedPods, 'healthy pod')} in the cluster, by the files ${limitAsked.desiredHealthy}.`,
          limit.desiredHealthy < limitAsked.desiredHealthy,
        ),
      ];
    const groups = [...base.effect.groups, ...head.effect.groups];
    if (groups.length === 0)
      return [effect(text`it does something else in the cluster than by the files.`, false)];
    const others = groupEffects(plan, policy, base, head);
    if (startsNothing(head)) return others;
    if (groups.every(({ matched }) => matched === 0)) return [];
    const due = head.change?.says ?? text`it starts.`;
    // A rollout that is due has numbers of its own; other limits matter until the files are applied.
    const [limits, filed] = [base, head].map((one) => one.effect.groups.map(({ ceiling }) => ceiling));
    const unapplied = text`the files and the cluster differ: they are not applied yet, or the object was changed in the cluster. Once they are applied: ${due}`;
    return [effect(unapplied), ...(isSameJson(limits, filed) ? [] : others)];
  });
}

/** The difference in what a person holds back; null for none. */
function holdText(live: PlannedPolicy, written: PlannedPolicy): Text | null {
  const [held, asked] = [heldBy(live), heldBy(written)];
  if (held !== asked)
    return held === null
      ? text`it is ${literal(heldText(asked))} by the files, and continues in the cluster.`
      : text`it is ${literal(heldText(held))} in the cluster and not by the files: nothing of it starts there.`;
  const [own, other] = [partitionOf(live), partitionOf(written)];
  return own === other
    ? null
    : text`partition is ${own} in the cluster and ${other} in the files; pods below it keep the old version.`;
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

function groupEffects(plan: Plan, policy: Text, live: PlannedPolicy, written: PlannedPolicy): DriftEffect[] {
  const [held, asked] = [numbered(rolledBy(live)), numbered(rolledBy(written))];
  return [...new Set([...held.keys(), ...asked.keys()])].flatMap((key) => {
    const [own, other] = [held.get(key), asked.get(key)];
    const { name = '' } = own ?? other ?? {};
    const effect = (says: Text, isWorse = true): DriftEffect[] => [
      effectOn('live', groupName(policy, name, Math.max(held.size, asked.size)), text`${says}.`, isWorse),
    ];
    if (!other) return effect(text`the cluster has this group, and the files do not`);
    if (!own) return effect(text`the files have this group, and the cluster does not`);
    const all = differences(own, other, text`by the files`);
    // The limit is why the peak differs.
    const hasPeak = all.some(({ kind }) => kind === 'peak');
    const found = all.filter(({ kind }) => kind !== 'ceiling' || !hasPeak);
    const clauses = found.map(({ says }) => says);
    if (found.length === 0 && !isSameJson(courseOf(own, plan), courseOf(other, plan)))
      clauses.push(text`other windows or batches, or another end`);
    const isWorse = all.some((one) => one.isWorse);
    return clauses.length === 0
      ? []
      : effect(text`the cluster differs from the files: ${joinTexts(clauses, '; ')}`, isWorse);
  });
}

/** The open times from now on, the sizes of batches and the end of a group: groups with the same numbers may differ in these. */
function courseOf(group: PlannedGroup, { at, horizon }: Plan): unknown {
  const open = openTimes(group, { horizon })?.filter(({ to }) => to > at) ?? null;
  return [open, group.batches.map(({ size }) => size), group.finish];
}
