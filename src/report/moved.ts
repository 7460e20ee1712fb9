import { groupedBy } from '../manifest/lookup.js';
import type { PolicyDiff } from '../plan/model.js';
import { count, name, NO_TEXT, type Text, text } from '../text/text.js';
import { listOf, type Section } from './document/document.js';
import type { Selection } from './selection.js';
import { type Counted, namesPhrase, shortList, unitOf } from './words.js';

type Moved = PolicyDiff['moved'][number];

/** Targets that change groups, the largest move first. What moves for several policies alike is one move. */
export function movedSection({ touched, subjects }: Selection, withNames: boolean): Section[] {
  const unit = unitOf(subjects.flatMap(({ base, head }) => [...(base ?? []), ...(head ?? [])]));
  const moves = touched.flatMap(({ moved, ref }) =>
    [...groupedBy(moved, ({ from, to }) => JSON.stringify([from, to])).values()].map((of) => ({ of, ref })),
  );
  if (moves.length === 0) return [];
  const same = [...groupedBy(moves, ({ of }) => JSON.stringify(of)).values()];
  const items = same
    .toSorted(([a], [b]) => b.of.length - a.of.length)
    .map((all) => {
      const refs = all.map(({ ref }) => ref);
      return text`${shortList(refs)}: ${movePhrase(all[0].of, unit, withNames)}`;
    });
  return [
    {
      title: text`Moved (${new Set(moves.flatMap(({ of }) => of.map(({ target }) => target))).size})`,
      blocks: listOf(items, 'move'),
    },
  ];
}

/** `3 nodes: from a to b`; with the names of the targets for readers who may know them. */
function movePhrase(
  [first, ...others]: readonly [Moved, ...Moved[]],
  unit: Counted,
  withNames: boolean,
): Text {
  const targets = [first, ...others].map(({ target }) => target);
  const from = first.from === null ? text`from no group` : text`from ${name('group', first.from)}`;
  const to = first.to === null ? text`to no group` : text`to ${name('group', first.to)}`;
  const names = withNames ? text` (${namesPhrase(targets)})` : NO_TEXT;
  return text`${count(targets.length, unit)} ${from} ${to}${names}`;
}
