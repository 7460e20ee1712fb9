import type { Place } from '../../manifest/manifest.js';
import { once, remembered } from '../../manifest/lookup.js';
import * as z from 'zod';
import type { Plan, PlannedGroup, PlannedPolicy, PolicyDiff } from '../../plan/model.js';
import { type RuleResult, defineRule, sameRef } from '../rule.js';
import { traitsOf } from '../../systems/index.js';
import { fix } from '../../systems/system.js';
import { count, few, joinTexts, literal, name, NO_TEXT, type Text, text, verbFor } from '../../text/text.js';

export const selectionMoved = defineRule({
  id: 'selection-moved',
  detects: 'a change after which a policy takes other targets, or puts them under other limits, than before',
  systems: 'all',
  severity: 'warning',
  options: z.strictObject({
    /** Up to this share of the targets before may join, leave or change groups. */
    abovePercent: z.number().min(0).max(100).default(10),
  }),
  evaluate: ({ base, plan, options }) => {
    if (!base) return [];
    return plan.policies.flatMap((diff) => {
      const { base: before, head: after } = diff;
      if (!before || !after || !rollsItself(after) || isReportedElsewhere(after)) return [];
      const moves = movesOf(diff, before, after, heirsOf(plan)(after.ref.kind));
      const changed = moves.reduce((sum, { targets }) => sum + targets.length, 0);
      const matched = { before: matchedBy(before), after: matchedBy(after) };
      if (isResized(after, matched)) return [];
      if (changed === 0 || changed * 100 <= options.abovePercent * matched.before) return [];
      return [violation(before, after, moves, matched)];
    });
  },
});

interface Move {
  readonly from: string | null;
  readonly to: string | null;
  readonly targets: readonly string[];
}

interface Matched {
  readonly before: number;
  readonly after: number;
}

/** A policy that only limits groups which others roll is evaluated with those. */
function rollsItself({ ref, effect }: PlannedPolicy): boolean {
  return effect.groups.some((group) => sameRef(group.rolls, ref));
}

/** Without its policy, or refused, its nodes are under no limits at all, which other rules say. */
function isReportedElsewhere({ missingReferences, rejections }: PlannedPolicy): boolean {
  return missingReferences.length > 0 || rejections.length > 0;
}

/** No selector picks replicas: their number is written, and change-not-batched reports what a lower one deletes. */
function isResized({ effect }: PlannedPolicy, matched: Matched): boolean {
  return matched.before !== matched.after && effect.groups.every(({ unit }) => unit === 'replica');
}

/** Moves with the same ends together, the largest first; without those that mean nothing to a node. */
function movesOf(
  diff: PolicyDiff,
  before: PlannedPolicy,
  after: PlannedPolicy,
  heirs: ReadonlyMap<string, PlannedGroup>,
): Move[] {
  const renamed = isHalfway(after) ? new Map<string, string>() : renames(before, after);
  const lowered = loweredIn(after);
  const byEnds = new Map<string, { from: string | null; to: string | null; targets: string[] }>();
  for (const { target, from, to } of diff.moved) {
    if (from !== null && to !== null && renamed.get(from) === to) continue;
    if (to === null && (lowered.has(target) || isHandedOn(heirs.get(target), from, before))) continue;
    const key = JSON.stringify([from, to]);
    const known = byEnds.get(key);
    if (known) known.targets.push(target);
    else byEnds.set(key, { from, to, targets: [target] });
  }
  return [...byEnds.values()]
    .filter((move) => isHalfway(after) || !isTightened(move, before, after))
    .sort((a, b) => b.targets.length - a.targets.length);
}

/** By kind, the targets of the policies that the change adds, each with the group that has it there. */
const heirsOf = remembered(({ policies }: Plan) => {
  const added = policies.flatMap(({ base, head }) => (base === null && head ? [head] : []));
  return once((kind: string): ReadonlyMap<string, PlannedGroup> => {
    const groups = added.filter((one) => one.ref.kind === kind && rollsItself(one));
    return new Map(
      groups.flatMap(({ effect }) =>
        effect.groups.flatMap((group) => group.targets.map((target) => [target, group] as const)),
      ),
    );
  });
});

/** Another policy that the change adds takes the target, and no more at once than the old one did: as `isTightened` has it of groups. */
function isHandedOn(heir: PlannedGroup | undefined, from: string | null, before: PlannedPolicy): boolean {
  const old = from === null ? undefined : groupOf(before, from);
  return heir !== undefined && old !== undefined && heir.peakAtOnce <= old.peakAtOnce;
}

/** A NodeWright keeps the state of its batches by the name of the group: while it is under way a rename means something to its nodes. */
function isHalfway({ ref, change, effect }: PlannedPolicy): boolean {
  return (
    traitsOf(ref.system).keepsBatchesByName === true &&
    change?.kind === 'continues' &&
    effect.groups.some(({ unit }) => unit === 'node')
  );
}

/** Targets that go because fewer are asked for: no selector left them out, and change-not-batched says what becomes of them. */
function loweredIn({ leaves, effect }: PlannedPolicy): ReadonlySet<string> {
  return new Set(leaves ? effect.groups.flatMap(({ leaving = [] }) => leaving) : []);
}

/** Groups that are gone, each with the new one that has most of its targets. */
function renames(before: PlannedPolicy, after: PlannedPolicy): ReadonlyMap<string, string> {
  const added = after.effect.groups.filter(({ name }) => !groupOf(before, name));
  const renamed = new Map<string, string>();
  for (const gone of before.effect.groups.filter(({ name }) => !groupOf(after, name))) {
    const had = new Set(gone.targets);
    const shared = (group: PlannedGroup): number => group.targets.filter((target) => had.has(target)).length;
    const heir = added.find((group) => shared(group) * 2 > gone.matched);
    if (heir) renamed.set(gone.name, heir.name);
  }
  return renamed;
}

/** A group that the change adds, and that takes no more at once than the nodes' old one: what its author wrote it for. */
function isTightened({ from, to }: Move, before: PlannedPolicy, after: PlannedPolicy): boolean {
  if (from === null || to === null || groupOf(before, to)) return false;
  const [old, now] = [groupOf(before, from), groupOf(after, to)];
  return old !== undefined && now !== undefined && now.peakAtOnce <= old.peakAtOnce;
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

const STATE_LOST = text` The rollout is under way, and the state of its batches, which is kept by the name of the group, is lost for them.`;

function violation(
  before: PlannedPolicy,
  after: PlannedPolicy,
  moves: readonly Move[],
  matched: Matched,
): RuleResult {
  const unit = after.effect.groups[0]?.unit ?? 'node';
  const changed = moves.reduce((sum, { targets }) => sum + targets.length, 0);
  const isWithin = moves.every(({ from, to }) => from !== null && to !== null);
  const total =
    matched.before !== matched.after
      ? text`it selects ${count(matched.after, unit)} (was ${matched.before})`
      : isWithin
        ? text`${changed} of ${count(matched.after, unit)} ${verbFor(changed, 'is', 'are')} under different limits`
        : text`it selects ${count(matched.after, unit)}, as before, but not the same ones`;
  const isOneGroup = before.effect.groups.length === 1 && after.effect.groups.length === 1;
  const { peakAtOnce } = after.effect;
  const samePeak = before.effect.peakAtOnce === peakAtOnce && peakAtOnce > 0;
  const moved = moves.map((move) => moveText(move, unit, isOneGroup, after));
  return {
    policy: after.ref,
    subject: 'selection',
    says: text`${total}. ${joinTexts(moved, ' ')}${isHalfway(after) ? STATE_LOST : NO_TEXT}${samePeak ? text` The peak stays at ${peakAtOnce} at once and does not show it.` : NO_TEXT}`,
    fix: fix`Confirm that these ${literal(unit)}s are meant; if not, correct the label key or value of the selector.`,
    place: placeOf(after, moves),
    magnitude: changed,
    evidence: {
      before: matched.before,
      after: matched.after,
      moves: moves.map(({ from, to, targets }) => ({ from, to, targets: [...targets] })),
    },
  };
}

/** What becomes of targets that leave, where no other text says it. */
function fateText({ leaves, effect }: PlannedPolicy, targets: number): Text {
  if (leaves !== undefined) return NO_TEXT;
  // What KubeFleet placed on a cluster goes with the placement.
  if (effect.groups.some(({ leaving = [] }) => leaving.length > 0))
    return text`, and what it placed there is deleted${targets === 1 ? NO_TEXT : text` from each`}`;
  return text` and ${verbFor(targets, 'is', 'are')} no longer rolled`;
}

function moveText(
  { from, to, targets }: Move,
  unit: string,
  isOneGroup: boolean,
  after: PlannedPolicy,
): Text {
  const n = targets.length;
  const who = count(n, unit);
  const names = few(
    targets.map((target) => name('target', target)),
    3,
  );
  const inGroup = (group: string): Text => (isOneGroup ? NO_TEXT : text` ${name('group', group)}`);
  if (to === null && from !== null)
    return text`${who} ${verbFor(n, 'leaves', 'leave')}${inGroup(from)}${fateText(after, n)}: ${names}.`;
  if (from === null) return text`${who} ${verbFor(n, 'joins', 'join')}${inGroup(to ?? '')}: ${names}.`;
  return text`${who} ${verbFor(n, 'moves', 'move')} from ${name('group', from)} to ${name('group', to ?? '')}: ${names}.`;
}

/** The policy's own selector where targets join or leave it, else that of the group that gets most of them. */
function placeOf(after: PlannedPolicy, moves: readonly Move[]): Place | null {
  const isOutside = moves.some(({ from, to }) => from === null || to === null);
  const own = (after.selectors ?? []).find(({ group }) => group === null)?.place;
  const first = moves.find(({ to }) => to !== null)?.to ?? null;
  const group = first === null ? undefined : groupOf(after, first);
  return (isOutside ? own : group?.places['selector']) ?? own ?? after.place;
}
