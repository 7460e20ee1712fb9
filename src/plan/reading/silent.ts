import { isKustomization } from '../../manifest/delivery/kustomization.js';
import { mentions } from '../../manifest/mentions.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { holdsSettings, WATCHED } from '../objects/planned-kinds.js';
import { DELIVERING } from './deliveries.js';
import { isSame, keyOf } from './edits.js';

/** The files of both sides; without a base there is nothing that a file could be the same as. */
interface Files {
  readonly base: readonly SourceFile[];
  readonly head: readonly SourceFile[];
}

/** False for a text to which `mentionsNeighbour`, `refersToAny` and `mayDeliver` all say no: one look at it instead of three. */
const saysAnything = mentions([...WATCHED, ...DELIVERING]);

/**
 * The files that have to be looked at further: all but those that both sides hold with the same text and in which nothing stands that
 * reading asks for. Those are most of a repository, and what is done with each file of each side takes as long as to look into it. Where
 * any object may be referred to, each file has to be read, and this is not to be asked.
 */
export function withoutSilent({ base, head }: Files): Files {
  const [ordered, orderedHead] = [ascending(base), ascending(head)];
  // Files that stand behind those in order may have the key of one among them.
  const others = new Set([...base.slice(ordered), ...head.slice(orderedHead)].map(keyOf));
  const left = { base: [] as SourceFile[], head: [] as SourceFile[] };
  let at = 0;
  for (const file of head.slice(0, orderedHead)) {
    const key = keyOf(file);
    let other = base[at];
    for (; other !== undefined && at < ordered && keyOf(other) < key; other = base[at]) {
      left.base.push(other);
      at += 1;
    }
    const isPaired = other !== undefined && at < ordered && keyOf(other) === key && isSame(file, other);
    if (isPaired && !others.has(key) && isSilent(file)) at += 1;
    else left.head.push(file);
  }
  return { base: [...left.base, ...base.slice(at)], head: [...left.head, ...head.slice(orderedHead)] };
}

/** How many files from the first on have keys of which each comes behind the one before. */
function ascending(files: readonly SourceFile[]): number {
  let last: string | null = null;
  let count = 0;
  for (const file of files) {
    const key = keyOf(file);
    if (last !== null && key <= last) break;
    last = key;
    count += 1;
  }
  return count;
}

/** True for a file of which every document would be skipped, and that says nothing of other files either. */
function isSilent({ path, text }: SourceFile): boolean {
  return !(text.includes('${') || isKustomization(path) || holdsSettings(text) || saysAnything(text));
}
