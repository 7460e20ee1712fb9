import { isOnlyNext } from '../../plan/outcome-of.js';
import type { Plan, PlannedGroup, PolicyDiff } from '../../plan/model.js';
import { type AllowedSpan, refKey } from '../../systems/system.js';
import { subjectName } from '../words/names.js';
import { name } from '../../text/text.js';
import type { Selection } from '../choice/selection.js';
import type { PageGroup, PageRollout } from './data.js';
import type { Words } from './words.js';
import { isPart } from '../../plan/measure/part.js';

/** The rows of the timeline: what the change touches first, each group once, base beside head. */
export function groupsOf(plan: Plan, selection: Selection, words: Words): PageGroup[] {
  const touched = selection.subjects.flatMap(({ diff, base, head }) =>
    paired(diff, { base: base ?? [], head: head ?? [] }, { plan, words, touched: true }),
  );
  const others = selection.untouched.flatMap((diff) =>
    paired(
      diff,
      { base: ownGroups(diff, 'base'), head: ownGroups(diff, 'head') },
      { plan, words, touched: false },
    ),
  );
  return [...touched, ...others];
}

/** A policy that limits groups which others roll has none of its own. */
function ownGroups(diff: PolicyDiff, side: 'base' | 'head'): readonly PlannedGroup[] {
  const groups = diff[side]?.effect.groups ?? [];
  return groups.filter((group) => !isPart({ groups: [group] }) && refKey(group.rolls) === refKey(diff.ref));
}

interface Rows {
  readonly plan: Plan;
  readonly words: Words;
  readonly touched: boolean;
}

function paired(
  diff: PolicyDiff,
  { base, head }: { readonly base: readonly PlannedGroup[]; readonly head: readonly PlannedGroup[] },
  { plan, words, touched }: Rows,
): PageGroup[] {
  const before = new Map(base.map((group) => [group.name, group]));
  const after = new Map(head.map((group) => [group.name, group]));
  const next = diff.head !== null && isOnlyNext(diff.head);
  return [...new Set([...after.keys(), ...before.keys()])].map((group) => {
    const [was, is] = [before.get(group), after.get(group)];
    return {
      policy: words.text(subjectName(diff)),
      name: words.text(name('group', group)),
      unit: (is ?? was)?.unit ?? 'node',
      touched,
      next,
      base: was ? rolloutOf(was, plan, words) : null,
      head: is ? rolloutOf(is, plan, words) : null,
    };
  });
}

function rolloutOf(group: PlannedGroup, { at }: Plan, words: Words): PageRollout {
  const { batches, finish } = group;
  return {
    matched: group.matched,
    peak: group.peakAtOnce,
    loss: group.worstLoss,
    stops: group.stops,
    outcome: group.outcome,
    why: words.text(group.why),
    finish: finish === null ? null : finish - at,
    limits: limitsOf(group.allowed, at),
    batches: {
      start: batches.map(({ start }) => start - at),
      end: batches.map(({ end }) => (end === null ? null : end - at)),
      size: batches.map(({ size }) => size),
      failed: batches.map(({ failed }) => failed),
    },
  };
}

/** The limits by reason; one of several reasons is listed only where its limit ever differs. */
function limitsOf(allowed: readonly AllowedSpan[], at: number): PageRollout['limits'] {
  const byReason = new Map<string | null, [number, number, number | null][]>();
  for (const { reason, from, to, limit } of allowed) {
    const spans = byReason.get(reason) ?? [];
    byReason.set(reason, spans);
    spans.push([from - at, to - at, limit]);
  }
  return [...byReason].map(([reason, spans]) => ({ reason, spans }));
}
