import { isPart } from '../../plan/measure/part.js';
import type { Plan, PlannedGroup, PolicyDiff } from '../../plan/model.js';
import { isOnlyNext } from '../../plan/outcome-of.js';
import { groupedBy } from '../../manifest/lookup.js';
import { refKey } from '../../systems/system.js';
import { name } from '../../text/text.js';
import type { Selection } from '../selection.js';
import { isStartedByChange } from '../timeline.js';
import { subjectName } from '../words.js';
import type { PageGroup, PageRollout } from './data.js';
import type { Words } from './words.js';

/** The rows of the timeline: touched groups first, each group once, base beside head. */
export function groupsOf(plan: Plan, { subjects, untouched }: Selection, words: Words): PageGroup[] {
  const rows = (diff: PolicyDiff, base: Groups, head: Groups, touched: boolean): PageGroup[] => {
    const before = new Map((base ?? []).map((group) => [group.name, group]));
    const after = new Map((head ?? []).map((group) => [group.name, group]));
    const isOnlyOfHead = isStartedByChange(diff);
    return [...new Set([...after.keys(), ...before.keys()])].map((group) => {
      const [was, is] = [before.get(group), after.get(group)];
      return {
        policy: words.text(subjectName(diff)),
        name: words.text(name('group', group)),
        unit: (is ?? was)?.unit ?? 'node',
        touched,
        next: diff.head !== null && isOnlyNext(diff.head),
        base: was ? rolloutOf(isOnlyOfHead ? { ...was, batches: [], finish: null } : was, plan) : null,
        head: is ? rolloutOf(is, plan) : null,
      };
    });
  };
  return [
    ...subjects.flatMap(({ diff, base, head }) => rows(diff, base, head, true)),
    ...untouched.flatMap((diff) => rows(diff, ownGroups(diff, 'base'), ownGroups(diff, 'head'), false)),
  ];
}

type Groups = readonly PlannedGroup[] | null;

/** A policy that limits groups of others has none of its own. */
function ownGroups(diff: PolicyDiff, side: 'base' | 'head'): Groups {
  const groups = diff[side]?.effect.groups ?? [];
  return groups.filter((group) => !isPart({ groups: [group] }) && refKey(group.rolls) === refKey(diff.ref));
}

function rolloutOf(group: PlannedGroup, { at }: Plan): PageRollout {
  const { batches, finish, allowed } = group;
  const byReason = groupedBy(allowed, ({ reason }) => reason);
  return {
    matched: group.matched,
    peak: group.peakAtOnce,
    outcome: group.outcome,
    finish: finish === null ? null : finish - at,
    limits: [...byReason].map(([reason, spans]) => ({
      reason,
      spans: spans.map(({ from, to, limit }) => [from - at, to - at, limit]),
    })),
    batches: {
      start: batches.map(({ start }) => start - at),
      end: batches.map(({ end }) => (end === null ? null : end - at)),
      size: batches.map(({ size }) => size),
      failed: batches.map(({ failed }) => failed),
    },
  };
}
