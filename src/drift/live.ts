import { toPlain } from '../text/render.js';
import { isSameJson } from '../manifest/canonical.js';
import { counted } from '../text/plural.js';
import { visible } from '../manifest/visible.js';
import { startsNothing } from '../plan/outcome-of.js';
import type { Plan, PlannedGroup, PlannedPolicy, PolicyDiff } from '../plan/model.js';
import { isDone, numbered } from '../gate/paired.js';
import { heldText, openTimes } from '../gate/rolled.js';
import { rolledGroups } from '../rules/rule.js';
import { factOf, type HeldBack, type KeptBack, refText } from '../systems/system.js';
import { minuteText } from '../text/instant-text.js';
import { type DriftEffect, OUTCOMES } from './effect.js';

/**
 * Where the cluster holds an object otherwise than the files, in what it does to targets; another text that does the same is
 * nothing. Told each time, as it stands until somebody applies the files or mends them.
 *
 * @param plan with the files as the head, and the same objects as the cluster holds them as the base
 */
export function liveEffects(plan: Plan): DriftEffect[] {
  return plan.policies.flatMap((diff) => {
    const { base, head, sameEffect } = diff;
    if (!base || !head || head.isDeleted || !isEdited(diff)) return [];
    const name = visible(refText(diff.ref));
    if (heldBy(base) !== heldBy(head)) return [heldEffect(name, base, head)];
    const kept = keptEffect(name, base, head);
    if (kept) return [kept];
    if (isUnknownLimit(head) || isUnknownLimit(base)) return [limitEffect(name, base, head)];
    if (sameEffect) return [];
    const groups = [...base.effect.groups, ...head.effect.groups];
    if (!startsNothing(head)) {
      const isOfNone = groups.length > 0 && groups.every(({ matched }) => matched === 0);
      const others = isOtherLimit(base, head) ? groupsOtherwise(plan, name, base, head) : [];
      return isOfNone ? [] : [dueEffect(name, head), ...others];
    }
    return groups.length > 0 ? groupsOtherwise(plan, name, base, head) : [limitEffect(name, base, head)];
  });
}

/** What both sides hold alike is due without anybody's edit: that is what the report of now tells. */
function isEdited({ change, touchedThrough }: PolicyDiff): boolean {
  return change !== 'unchanged' || touchedThrough.length > 0;
}

/** Also where nothing is due: the next rollout would not start there. */
function heldBy(policy: PlannedPolicy): HeldBack | null {
  return policy.change?.held ?? factOf(policy, 'on-hold') ?? null;
}

function heldEffect(name: string, live: PlannedPolicy, written: PlannedPolicy): DriftEffect {
  const [held, asked] = [heldBy(live), heldBy(written)];
  const says =
    held === null
      ? `${name} is ${heldText(asked)} by the files, and goes on in the cluster.`
      : `${name} is ${heldText(held)} in the cluster and not by the files: nothing of it starts there.`;
  return { kind: 'live', subject: name, says, isWorse: true };
}

/** The names of policies that only the cluster holds back: that nothing of their rollouts gets on is told as that. */
export function heldInCluster({ policies }: Plan): ReadonlySet<string> {
  const held = policies.filter(
    (diff) =>
      diff.base && diff.head && isEdited(diff) && heldBy(diff.base) !== null && heldBy(diff.head) === null,
  );
  return new Set(held.map(({ ref }) => visible(refText(ref))));
}

/** Some of the targets stay on the old version by one side alone; null where both keep as many. */
function keptEffect(name: string, live: PlannedPolicy, written: PlannedPolicy): DriftEffect | null {
  const [held, asked] = [live, written].map((policy) => factOf(policy, 'kept-back'));
  if (held?.targets === asked?.targets) return null;
  const unit = (live.effect.groups[0] ?? written.effect.groups[0])?.unit ?? 'replica';
  const keeps = ({ targets, total }: KeptBack): string =>
    `keeps ${targets} of ${counted(total, unit)} on the old version`;
  const byFiles = asked
    ? `, by the files ${asked.by} keeps ${asked.targets}`
    : ', and nothing in the files does';
  const says = held
    ? `${held.by} in the cluster ${keeps(held)}${byFiles}`
    : asked && `${asked.by} of the files ${keeps(asked)}, and nothing in the cluster does`;
  return { kind: 'live', subject: name, says: `${name}: ${says ?? ''}.`, isWorse: true };
}

/** A disruption budget that is written otherwise, of unknown pods: whether it does the same is unknown. */
function isUnknownLimit(written: PlannedPolicy): boolean {
  return factOf(written, 'released-pods')?.pods === null && factOf(written, 'drain-limit') === undefined;
}

/** The effect on something that limits the drains of others and rolls nothing itself. */
function limitEffect(name: string, live: PlannedPolicy, written: PlannedPolicy): DriftEffect {
  const [held, asked] = [live, written].map((policy) => factOf(policy, 'drain-limit'));
  const isUnknown = isUnknownLimit(live) || isUnknownLimit(written);
  const isKnown = held && asked && held.desiredHealthy !== asked.desiredHealthy;
  const says = isKnown
    ? `asks for ${held.desiredHealthy} of ${counted(held.expectedPods, 'healthy pod')} in the cluster, by the files for ${asked.desiredHealthy}`
    : isUnknown
      ? 'is written otherwise in the cluster than in the files, and for how many pods the snapshot does not show'
      : 'does something else in the cluster than by the files';
  const isWorse = isKnown ? held.desiredHealthy < asked.desiredHealthy : isUnknown;
  return { kind: 'live', subject: name, says: `${name} ${says}.`, isWorse };
}

function dueEffect(name: string, { change }: PlannedPolicy): DriftEffect {
  const says = `${name}: the files and the cluster differ: they are not applied yet, or the object was changed in the cluster. Once they are applied: ${change ? toPlain(change.says) : 'it starts.'}`;
  return { kind: 'live', subject: name, says, isWorse: true };
}

/** What is due has numbers of its own; that the limits are others as well goes on mattering until the files are applied. */
function isOtherLimit(live: PlannedPolicy, written: PlannedPolicy): boolean {
  const [held, asked] = [live, written].map(({ effect }) => effect.groups.map(({ ceiling }) => ceiling));
  return !isSameJson(held, asked);
}

function groupsOtherwise(
  plan: Plan,
  name: string,
  live: PlannedPolicy,
  written: PlannedPolicy,
): DriftEffect[] {
  const [held, asked] = [ownGroups(plan.base, live), ownGroups(plan.head, written)];
  const subjectOf = (group: PlannedGroup): string =>
    Math.max(held.size, asked.size) === 1 ? name : `${name} group "${visible(group.name)}"`;
  const effect = (group: PlannedGroup, what: string, isWorse: boolean): DriftEffect => {
    const subject = subjectOf(group);
    return { kind: 'live', subject, says: `${subject}: ${what}.`, isWorse };
  };
  return [
    ...[...held].flatMap(([key, group]) => {
      const other = asked.get(key);
      if (!other) return [effect(group, 'the cluster has this group, and the files do not', true)];
      const parts = differences(plan, group, other);
      const does = 'the cluster differs from the files';
      return parts.length === 0
        ? []
        : [effect(group, `${does}: ${parts.join('; ')}`, isLooser(group, other))];
    }),
    ...[...asked].flatMap(([key, group]) =>
      held.has(key) ? [] : [effect(group, 'the files have this group, and the cluster does not', true)],
    ),
  ];
}

function ownGroups(side: Plan['base'], policy: PlannedPolicy): ReadonlyMap<string, PlannedGroup> {
  const all = side ? rolledGroups(side) : [];
  return numbered(all.flatMap((one) => (one.policy === policy ? [one.group] : [])));
}

/** Clauses, the number of the cluster first. */
function differences(plan: Plan, held: PlannedGroup, asked: PlannedGroup): string[] {
  const { unit } = held;
  const part = (is: boolean, says: () => string): string[] => (is ? [says()] : []);
  const numbers = [
    ...part(
      held.matched !== asked.matched,
      () => `${counted(held.matched, unit)}, by the files ${asked.matched}`,
    ),
    ...part(held.peakAtOnce !== asked.peakAtOnce, () => {
      const out = `${held.peakAtOnce} of ${counted(held.matched, unit)} out at once`;
      return `${out}, by the files ${asked.peakAtOnce}`;
    }),
    ...part(
      held.worstLoss !== asked.worstLoss,
      () => `a bad change breaks up to ${counted(held.worstLoss, unit)}, by the files ${asked.worstLoss}`,
    ),
    ...part(
      held.outcome !== asked.outcome,
      () => `${OUTCOMES[held.outcome]}, and by the files ${OUTCOMES[asked.outcome]}`,
    ),
    ...windowPart(plan, held, asked),
  ];
  if (numbers.length > 0) return numbers;
  if (held.ceiling.enforced !== asked.ceiling.enforced)
    return [`up to ${limitText(held)} at once, by the files ${limitText(asked)}`];
  return isSameCourse(held, asked) ? [] : [`it takes ${sizesText(held)}, by the files ${sizesText(asked)}`];
}

function windowPart({ at, horizon }: Plan, held: PlannedGroup, asked: PlannedGroup): string[] {
  const [open, other] = [held, asked].map((group) =>
    openTimes(group, { horizon })?.filter(({ to }) => to > at),
  );
  if (isSameJson(open ?? null, other ?? null)) return [];
  const first = (open ?? []).findIndex((window, i) => !isSameJson(window, other?.[i]));
  return [
    `${windowText(open?.[Math.max(first, 0)])}, by the files ${windowText(other?.[Math.max(first, 0)])}`,
  ];
}

function windowText(window: { readonly from: number; readonly to: number } | undefined): string {
  return window ? `a window from ${minuteText(window.from)} to ${minuteText(window.to)}` : 'no such window';
}

function limitText({ ceiling: { enforced } }: PlannedGroup): string {
  return enforced === null ? 'any number' : `${enforced}`;
}

function isSameCourse(held: PlannedGroup, asked: PlannedGroup): boolean {
  return (
    isSameJson(
      held.batches.map(({ size }) => size),
      asked.batches.map(({ size }) => size),
    ) && held.finish === asked.finish
  );
}

const SIZES_SHOWN = 6;

/** `4 batches (1, 2, 4, 3), done at 2026-12-01T08:00Z` */
function sizesText({ batches, finish }: PlannedGroup): string {
  const sizes = batches.slice(0, SIZES_SHOWN).map(({ size }) => `${size}`);
  const shown = `${sizes.join(', ')}${batches.length > SIZES_SHOWN ? ', ...' : ''}`;
  const end = finish === null ? 'without an end' : `done at ${minuteText(finish)}`;
  return `${counted(batches.length, 'batch')}${batches.length > 0 ? ` (${shown})` : ''}, ${end}`;
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
