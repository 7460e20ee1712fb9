import { factOf } from '../systems/system.js';
import { heldUp } from './finish-row.js';
import { NO_WORDS, type Phrase, say } from './phrase.js';
import type { Selection } from './selection.js';

/** `, waits for a person to approve`: what keeps a rollout from its end that no number of the title says; empty where nothing does. */
export function waitsPhrase({ subjects }: Pick<Selection, 'subjects'>): Phrase {
  const groups = subjects.flatMap(({ diff: { head } }) => head?.effect.groups ?? []);
  const open = groups.filter(({ outcome }) => outcome === 'unfinished');
  const held = open.map(heldUp);
  if (held.some((one) => one.held !== undefined || one.awaitsStart)) return NO_WORDS;
  if (held.some(({ awaitsPerson }) => awaitsPerson)) return say`, waits for a person to approve`;
  const isUncordoned = open.some(({ lingers }) => lingers?.some(({ until }) => until === 'uncordon'));
  if (isUncordoned) return say`, does not end before somebody uncordons`;
  // What nothing limits in time has an end that is only assumed.
  const isOpenEnded = open.every((group) => factOf(group, 'open-ended') !== undefined);
  return open.length === 0 || isOpenEnded ? NO_WORDS : say`, does not end within the dry rollout`;
}
