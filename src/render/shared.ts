import { few } from '../manifest/words/listing.js';
import { verb } from '../manifest/words/plural.js';
import type { SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/words/visible.js';
import type { Aspect } from './renderer.js';

/** What one object brings: all of its files, and whether it deletes what it no longer has while it is there, and when it goes. */
export interface Bringing {
  readonly applied: readonly SourceFile[];
  readonly prunes: boolean;
  readonly cascades: boolean;
}

/** The objects of a file as keys, `kind/namespace/name`; `mayGo`: without those that say that they stay. */
type KeysIn = (file: SourceFile, mayGo?: boolean) => readonly string[];

/**
 * How it is told that one of two objects which bring the same no longer does: it deletes what it had, though the other still has it. Argo CD
 * and Flux know what is theirs by one label or annotation, which the one has that applied it last. Source: argoproj/argo-cd#22607,
 * docs/user-guide/sync-options.md ("Fail the sync if a shared resource is found"); fluxcd/kustomize-controller, garbage collection.
 */
export function sharedEdit(
  was: ReadonlyMap<string, Bringing>,
  is: ReadonlyMap<string, Bringing>,
  { keysIn, mayBeGone }: { readonly keysIn: KeysIn; readonly mayBeGone: (title: string) => boolean },
): ReturnType<Aspect['edit']> {
  const lost = [...was].flatMap(([title, before]) => {
    const after = is.get(title);
    const deletes = after ? before.prunes && after.prunes : before.cascades && mayBeGone(title);
    return deletes ? lostBy(title, before, after, keysIn) : [];
  });
  if (lost.length === 0) return null;
  const [before, after] = [was, is].map((side) => new Counts(side, keysIn));
  const shared = lost.filter(({ key }) => (before?.of(key) ?? 0) > 1 && (after?.of(key) ?? 0) > 0);
  if (shared.length === 0) return null;
  const names = visible(few([...new Set(shared.map(({ key }) => shown(key)))]), 300);
  const by = [...new Set(shared.map(({ title }) => title))];
  const who = visible(few(by), 300);
  const says = `${who} ${verb(by.length, 'brings', 'bring')} ${names} no longer, which something else here brings as well: ${verb(by.length, 'it deletes', 'they delete')} what ${verb(by.length, 'it', 'they')} applied last, with all that it holds (all pods of a workload, all that is in a Namespace), and the other makes it anew. Which of them applied it last no file tells, so this was not judged. Have it stay first (argocd.argoproj.io/sync-options: Prune=false,Delete=false or kustomize.toolkit.fluxcd.io/prune: disabled), in a change of its own.`;
  return { says, isHarmless: false, isUnknown: true, hidesNothing: true };
}

interface Lost {
  readonly title: string;
  readonly key: string;
}

function lostBy(title: string, before: Bringing, after: Bringing | undefined, keysIn: KeysIn): Lost[] {
  const texts = new Set(after?.applied.map(({ text }) => text));
  const moved = before.applied.filter(({ text }) => !texts.has(text)).flatMap((file) => keysIn(file, true));
  if (moved.length === 0) return [];
  const own = new Set(after?.applied.flatMap((file) => keysIn(file)));
  return moved.filter((key) => !own.has(key)).map((key) => ({ title, key }));
}

/** By how many of the objects of a side each key is brought. */
class Counts {
  private readonly counts = new Map<string, number>();

  constructor(side: ReadonlyMap<string, Bringing>, keysIn: KeysIn) {
    for (const { applied } of side.values())
      for (const key of new Set(applied.flatMap((file) => keysIn(file))))
        this.counts.set(key, this.of(key) + 1);
  }

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}

/** `Deployment/web` of `Deployment/shop/web`. */
function shown(key: string): string {
  return key.split('/').toSpliced(1, 1).join('/');
}
