import { groupedBy, remembered } from '../../manifest/lookup.js';
import * as z from 'zod';
import type { Plan, PlannedGroup, PlannedPolicy, PolicyDiff } from '../../plan/model.js';
import { type RuleResult, defineRule, sameRef } from '../rule.js';
import { traitsOf } from '../../systems/index.js';
import { fix } from '../../systems/system.js';
import { count, fewNames, joinTexts, literal, name, type Text, text, verbFor } from '../../text/text.js';

export const selectionMoved = defineRule({
  id: 'selection-moved',
  detects: 'a change that makes a policy select other targets, or puts targets under other limits',
  severity: 'warning',
  options: z.strictObject({
    /** Up to this share of the targets before may join, leave or change groups. */
    abovePercent: z.number().min(0).max(100).default(10),
  }),
  evaluate: ({ base, plan, options }) =>
    (base ? plan.policies : []).map((diff) => {
      const { base: before, head: after } = diff;
      if (!before || !after || !rollsItself(after)) return null;
      // Without its policy, or refused, its nodes are under no limits at all, which other rules say.
      if (after.missingReferences.length > 0 || after.rejections.length > 0) return null;
      const moves = movesOf(diff.moved, { before, after }, receiversOf(plan));
      const changed = moves.reduce((sum, { targets }) => sum + targets.length, 0);
      const matched = matchedBy(before);
      if (changed === 0 || changed * 100 <= options.abovePercent * matched) return null;
      return resultOf({ before, after }, moves, changed);
    }),
});

interface Move {
  readonly from: string | null;
  readonly to: string | null;
  readonly targets: readonly string[];
}

interface Both {
  readonly before: PlannedPolicy;
  readonly after: PlannedPolicy;
}

/** A policy that only limits groups which others roll is evaluated with those. */
function rollsItself({ ref, effect }: PlannedPolicy): boolean {
  return effect.groups.some((group) => sameRef(group.rolls, ref));
}

/** Moves with the same ends together, the largest first; without those that mean nothing to a node. */
function movesOf(moved: PolicyDiff['moved'], { before, after }: Both, receivers: Receivers): Move[] {
  const isByName = isHalfway(after);
  const renamed = isByName ? new Map<string, string>() : renames(before, after);
  // Targets that go because fewer are asked for: no selector left them out, and change-not-batched says what becomes of them.
  const lowered = new Set(after.leaves ? after.effect.groups.flatMap(({ leaving = [] }) => leaving) : []);
  // A group that the change adds, here or in a policy of its own, and that takes no more at once than the old one: what it was written for.
  const isTightened = (from: string | null, now: PlannedGroup | undefined): boolean => {
    const old = from === null ? undefined : groupOf(before, from);
    return old !== undefined && now !== undefined && now.peakAtOnce <= old.peakAtOnce;
  };
  const groups = groupedBy(moved, ({ target, from, to }) => {
    const isAdded = to !== null && !isByName && !groupOf(before, to);
    const isMeaningless =
      to === null
        ? lowered.has(target) || isTightened(from, receivers.get(`${after.ref.kind} ${target}`))
        : from !== null && (renamed.get(from) === to || (isAdded && isTightened(from, groupOf(after, to))));
    return isMeaningless ? undefined : JSON.stringify([from, to]);
  });
  return [...groups.values()]
    .map((all) => ({ from: all[0].from, to: all[0].to, targets: all.map(({ target }) => target) }))
    .sort((a, b) => b.targets.length - a.targets.length);
}

/** Targets of the policies that the change adds, by kind and name, each with the group that has it there. */
type Receivers = ReadonlyMap<string, PlannedGroup>;

const receiversOf = remembered(({ policies }: Plan): Receivers => {
  const added = policies.flatMap(({ base, head }) =>
    base === null && head && rollsItself(head) ? [head] : [],
  );
  const taken = added.flatMap(({ ref, effect }) => effect.groups.map((group) => ({ kind: ref.kind, group })));
  return new Map(
    taken.flatMap(({ kind, group }) => group.targets.map((target) => [`${kind} ${target}`, group] as const)),
  );
});

/** A NodeWright keeps the state of its batches by the name of the group: while it is under way a rename means something to its nodes. */
function isHalfway({ ref, change }: PlannedPolicy): boolean {
  return traitsOf(ref.system).keepsBatchesByName === true && change?.kind === 'continues';
}

/** Groups that are gone, each with the new one that has most of its targets. */
function renames(before: PlannedPolicy, after: PlannedPolicy): ReadonlyMap<string, string> {
  const added = after.effect.groups.filter(({ name }) => !groupOf(before, name));
  const gone = before.effect.groups.filter(({ name }) => !groupOf(after, name));
  return new Map(
    gone.flatMap((old) => {
      const had = new Set(old.targets);
      const successor = added.find(
        ({ targets }) => targets.filter((target) => had.has(target)).length * 2 > old.matched,
      );
      return successor ? [[old.name, successor.name] as const] : [];
    }),
  );
}

function groupOf(policy: PlannedPolicy, name: string): PlannedGroup | undefined {
  return policy.effect.groups.find((group) => group.name === name);
}

function matchedBy({ effect }: PlannedPolicy): number {
  const kept = effect.groups.flatMap(({ targets, leaving }) => {
    const gone = new Set(leaving);
    return targets.filter((target) => !gone.has(target));
  });
  return new Set(kept).size;
}

function resultOf({ before, after }: Both, moves: readonly Move[], changed: number): RuleResult {
  const [matched, matchedBefore] = [matchedBy(after), matchedBy(before)];
  const unit = after.effect.groups[0]?.unit ?? 'node';
  const isWithin = moves.every(({ from, to }) => from !== null && to !== null);
  const total = isWithin
    ? text`${changed} of ${count(matched, unit)} ${verbFor(changed, 'is', 'are')} under different limits`
    : text`it selects ${count(matched, unit)} (was ${matchedBefore})`;
  const lost = text` The rollout is under way, and the state of its batches, which is kept by the name of the group, is lost for them.`;
  const moved = moves.map((move) => moveText(move, after));
  // The policy's own selector where targets join or leave it, else that of the group that gets most of them.
  const own = after.selectors?.find(({ group }) => group === null)?.place;
  const to = moves.find((move) => move.to !== null)?.to;
  const place = isWithin && to ? groupOf(after, to)?.places['selector'] : own;
  return {
    policy: after.ref,
    subject: 'selection',
    says: text`${total}. ${joinTexts(moved, ' ')}${isHalfway(after) && lost}`,
    fix: fix`Confirm that these ${literal(unit)}s are meant; if not, correct the label key or value of the selector.`,
    place: place ?? own ?? after.place,
    magnitude: changed,
    evidence: {
      ...{ before: matchedBefore, after: matched },
      moves: moves.map(({ from, to, targets }) => ({ from, to, targets: [...targets] })),
    },
  };
}

function moveText({ from, to, targets }: Move, { effect: { groups } }: PlannedPolicy): Text {
  const { length } = targets;
  const who = count(length, groups[0]?.unit ?? 'node');
  const verb = (one: string): Text => verbFor(length, `${one}s`, one);
  const group = (of: string): Text => text` group ${name('group', of)}`;
  const inGroup = groups.length >= 2 && group(to ?? from ?? '');
  const way =
    from === null
      ? text`${verb('join')}${inGroup}`
      : to === null
        ? text`${verb('leave')}${inGroup}`
        : text`${verb('move')} from${group(from)} to${group(to)}`;
  // Objects that KubeFleet placed on a cluster go with the placement.
  const isDeleted = to === null && groups.some(({ leaving = [] }) => leaving.length > 0);
  const fate = isDeleted && text`, and what is placed there is deleted`;
  return text`${who} ${way}${fate}: ${fewNames('target', targets)}.`;
}
