import { labelsIn } from '../manifest/fields.js';
import { few } from '../manifest/words/listing.js';
import type { SourceFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/words/visible.js';
import { verb } from '../manifest/words/plural.js';
import { appliedObjects } from './applied-objects.js';

const WAVE = 'argocd.argoproj.io/sync-wave';

interface Placed {
  readonly title: string;
  readonly wave: number;
}

/**
 * Which objects of an Application no longer wait for others by the sync waves of the files, as the end of a sentence that begins with it; null
 * where all that waited still does. Source: argo-cd, docs/user-guide/sync-waves.md (lower ones first, and on once all of one is healthy; 0 where none is written).
 */
export function wavesEdit(
  was: readonly SourceFile[],
  is: readonly SourceFile[],
): { says: string; isHarmless: false } | null {
  if (![...was, ...is].some(({ text }) => text.includes(WAVE))) return null;
  const [before, after] = [wavesIn(was), wavesIn(is)];
  const both = [...after].flatMap(([key, now]) => {
    const then = before.get(key);
    return then === undefined ? [] : [{ title: now.title, then: then.wave, now: now.wave }];
  });
  const moved = new Set(both.filter(({ then, now }) => then !== now));
  const freed = both.flatMap((one) => {
    const others = moved.has(one) ? both : [...moved];
    const lost = others.filter((other) => other.then < one.then && other.now >= one.now);
    return lost.length === 0 ? [] : [{ title: one.title, lost: lost.map(({ title }) => title) }];
  });
  if (freed.length === 0) return null;
  const names = visible(few(freed.map(({ title }) => title)), 300);
  const whom = visible(few([...new Set(freed.flatMap(({ lost }) => lost))]), 300);
  const waits = verb(freed.length, 'waits', 'wait');
  const says = `is edited in its sync waves (${WAVE}): ${names} no longer ${waits} for ${whom} to be healthy. The plan is of each by itself, so that order is in no number. Have it reviewed by whoever needs that order.`;
  return { says, isHarmless: false };
}

function wavesIn(files: readonly SourceFile[]): ReadonlyMap<string, Placed> {
  return new Map(
    [...appliedObjects(files)].map(([key, manifest]) => {
      const written = Number(labelsIn(manifest.object['metadata'], 'annotations')[WAVE] ?? '0');
      const wave = Number.isInteger(written) ? written : 0;
      return [key, { title: titleOf(manifest), wave }] as const;
    }),
  );
}
