import { startsNothing } from '../plan/compare.js';
import type { Plan } from '../plan/model.js';
import { shortList } from './names.js';
import type { Phrase } from './phrase.js';
import { say, sentence } from './phrase.js';
import type { Selection, Subject } from './selection.js';
import type { ChangeKind } from '../systems/system.js';

/** What merging does, in one sentence, and the rollouts that it is said of. */
export interface Merging {
  readonly phrase: Phrase;
  readonly subjects: readonly Subject[];
}

/** What is taken to happen where there is no base that would tell. */
const GUESSED: ReadonlySet<ChangeKind> = new Set(['first-rollout', 'next-rollout', 'pod-template', 'drift']);

/** So many sentences are read; the others stand with their rollouts. */
const SHOWN = 2;

/**
 * What merging does to what the change touches: those first that it starts, rollouts of which the same is said together. What a
 * finding says in the same words is left out, as is what nobody touches.
 */
export function mergings({ base }: Plan, { subjects, findings }: Selection): Merging[] {
  const told = [...findings.decisive, ...findings.fresh].map(({ message }) => message);
  const bySentence = new Map<string, Subject[]>();
  for (const subject of startedFirst(subjects)) {
    if (base === null && isGuessed(subject)) continue;
    const says = sentenceOf(subject);
    if (says === null || told.some((message) => message.includes(says.replace(/\.$/, '')))) continue;
    bySentence.set(says, [...(bySentence.get(says) ?? []), subject]);
  }
  const several = subjects.length > 1;
  return [...bySentence].slice(0, SHOWN).map(([says, of]) => {
    const whose = several ? say` ${shortList(of.map(({ diff }) => diff.ref))}:` : say``;
    return { phrase: say`Merging:${whose} ${sentence(says)}`, subjects: of };
  });
}

/** What an object announces is written in it and no guess. */
function isGuessed({ diff, head }: Subject): boolean {
  const isAnnounced = head?.some(({ fleetSize }) => fleetSize !== undefined) ?? false;
  return !isAnnounced && GUESSED.has(diff.head?.change?.kind ?? 'none');
}

function sentenceOf({ diff }: Subject): string | null {
  return diff.head?.change?.says ?? null;
}

function startedFirst(subjects: readonly Subject[]): readonly Subject[] {
  const starts = ({ diff: { head } }: Subject): boolean => head !== null && !startsNothing(head);
  return [...subjects.filter(starts), ...subjects.filter((subject) => !starts(subject))];
}
