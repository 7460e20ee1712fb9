import { groupedBy } from '../manifest/lookup.js';
import type { PolicyDiff } from '../plan/model.js';
import type { PolicyRef } from '../systems/system.js';
import { count, joinTexts, name, NO_TEXT, type Text, text, verbFor } from '../text/text.js';
import { listOf, type Section } from './document/document.js';
import { subjectUnit } from './numbers.js';
import type { Selection } from './selection.js';
import { type Counted, namesPhrase, shortList } from './words.js';

type Moved = PolicyDiff['moved'][number];

/** `2 nodes in another group`, `1 cluster joins`: how many targets moved which way, each counted once. */
export function movedCounts(moved: PolicyDiff['moved'], unit: Counted): Text[] {
  const counted = (isOfThese: (move: Moved) => boolean, one: string, several = one): Text[] => {
    const targets = new Set(moved.filter(isOfThese).map(({ target }) => target)).size;
    return targets > 0 ? [text`${count(targets, unit)} ${verbFor(targets, one, several)}`] : [];
  };
  return [
    ...counted(({ from, to }) => from !== null && to !== null, 'in another group'),
    ...counted(({ from }) => from === null, 'joins', 'join'),
    ...counted(({ to }) => to === null, 'no longer in a group'),
  ];
}

/** Targets that change groups, the largest move first. What moves for several policies alike is one move. */
export function movedSection({ touched, subjects }: Selection, withNames: boolean): Section[] {
  const unit = subjectUnit(subjects);
  const moves = new Map<string, { readonly moved: readonly Moved[]; readonly of: PolicyRef[] }>();
  for (const { moved, ref } of touched) {
    const byEnds = [...groupedBy(moved, ({ from, to }) => JSON.stringify([from, to])).values()];
    for (const move of byEnds.toSorted((a, b) => b.length - a.length)) {
      const key = JSON.stringify(move);
      const known = moves.get(key) ?? { moved: move, of: [] };
      known.of.push(ref);
      moves.set(key, known);
    }
  }
  if (moves.size === 0) return [];
  const counts = movedCounts(
    touched.flatMap(({ moved }) => moved),
    unit,
  );
  const items = [...moves.values()].map(
    ({ moved, of }) => text`${shortList(of)}: ${movePhrase(moved, unit, withNames)}`,
  );
  return [{ title: text`Moved: ${joinTexts(counts, ', ')}`, blocks: listOf(items, 'move'), weight: 2 }];
}

/** `3 nodes move from a to b`; with the names of the targets for readers who may know them. */
function movePhrase(moved: readonly Moved[], unit: Counted, withNames: boolean): Text {
  const [{ from, to } = { from: null, to: null }] = moved;
  const targets = moved.map(({ target }) => target);
  const all = count(targets.length, unit);
  const verb = (one: string, several: string): Text => verbFor(targets.length, one, several);
  const names = withNames ? text`: ${namesPhrase(targets)}` : NO_TEXT;
  const [source, target] = [from, to].map((group) => name('group', group ?? '')) as [Text, Text];
  if (from === null) return text`${all} ${verb('joins', 'join')} ${target}${names}`;
  if (to === null)
    return text`${all} ${verb('leaves', 'leave')} ${source} and ${verb('joins', 'join')} no other group${names}`;
  return text`${all} ${verb('moves', 'move')} from ${source} to ${target}${names}`;
}
