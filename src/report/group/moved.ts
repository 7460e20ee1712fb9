import { verb } from '../../text/plural.js';
import type { PolicyDiff } from '../../plan/model.js';
import { amount, type Counted } from '../words/amounts.js';
import { namesPhrase } from './group.js';
import { name, NO_TEXT, literal, type Text, text } from '../../text/text.js';

/** Targets that went the same way. */
interface Move {
  readonly from: string | null;
  readonly to: string | null;
  readonly targets: readonly string[];
}

/** Moves with the same ends together, the largest first. */
export function movesOf(moved: PolicyDiff['moved']): Move[] {
  const all: (Move & { readonly targets: string[] })[] = [];
  const byEnds = new Map<string | null, Map<string | null, (typeof all)[number]>>();
  for (const { target, from, to } of moved) {
    const fromThere = byEnds.get(from) ?? new Map<string | null, (typeof all)[number]>();
    byEnds.set(from, fromThere);
    const known = fromThere.get(to) ?? { from, to, targets: [] };
    if (known.targets.length === 0) all.push(known);
    fromThere.set(to, known);
    known.targets.push(target);
  }
  return all.sort((a, b) => b.targets.length - a.targets.length);
}

/** `2 nodes in another group`, `1 cluster joins`: how many targets went which way, each counted once. */
export function movedCounts(moved: PolicyDiff['moved'], unit: Counted): Text[] {
  const told = (isOfThese: (move: Moved) => boolean, one: string, many: string): Text[] => {
    const count = new Set(moved.filter(isOfThese).map(({ target }) => target)).size;
    return count > 0 ? [text`${amount(count, unit)} ${literal(verb(count, one, many))}`] : [];
  };
  return [
    ...told(({ from, to }) => from !== null && to !== null, 'in another group', 'in another group'),
    ...told(({ from }) => from === null, 'joins', 'join'),
    ...told(({ to }) => to === null, 'in no group any more', 'in no group any more'),
  ];
}

type Moved = PolicyDiff['moved'][number];

/** `3 nodes go from "a" to "b"`; with the names of the targets where whoever reads may know them. */
export function movePhrase({ from, to, targets }: Move, unit: Counted, withNames: boolean): Text {
  const count = amount(targets.length, unit);
  const one = targets.length === 1;
  const names = withNames ? text`: ${namesPhrase(targets)}` : NO_TEXT;
  if (from === null) return text`${count} ${literal(one ? 'joins' : 'join')} ${groupName(to)}${names}`;
  if (to === null)
    return text`${count} ${literal(one ? 'leaves' : 'leave')} ${groupName(from)} for no other group${names}`;
  return text`${count} ${literal(one ? 'goes' : 'go')} from ${groupName(from)} to ${groupName(to)}${names}`;
}

function groupName(group: string | null): Text {
  return group === null ? text`no group` : name('group', group);
}
