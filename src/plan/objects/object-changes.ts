import { canonicalWithout } from '../../manifest/values/canonical.js';
import { byIdentity, identityOf } from '../../manifest/duplicates.js';
import type { Manifest } from '../../manifest/manifest.js';

/** An object that one side may not have. */
export type Side = Manifest | null;

/** One object over a change: as it is written on a side that has it, before the change, and after it. */
export interface ObjectChange {
  readonly manifest: Manifest;
  readonly before: Side;
  readonly after: Side;
}

/** Every object of both sides, edited or not: those of the head, then those that are gone. None where nothing is compared. */
export function objectChanges(base: readonly Manifest[] | null, head: readonly Manifest[]): ObjectChange[] {
  if (base === null) return [];
  const [was, is] = [byIdentity(base), byIdentity(head)];
  const gone = base.filter((manifest) => !is.has(identityOf(manifest)));
  return [...head, ...gone].map((manifest) => {
    const identity = identityOf(manifest);
    return { manifest, before: was.get(identity) ?? null, after: is.get(identity) ?? null };
  });
}

/** Those whose content is another one, in the words of `contentOf`. */
export function contentChanges(base: readonly Manifest[] | null, head: readonly Manifest[]): ObjectChange[] {
  return objectChanges(base, head).filter(({ before, after }) => contentOf(before) !== contentOf(after));
}

/** What is done to it. */
export function doneTo({ before, after }: Pick<ObjectChange, 'before' | 'after'>): string {
  return before === null ? 'added' : after === null ? 'gone from the files' : 'edited';
}

/** All of an object but what controllers write, what only names it, and certificates, which are renewed and decide nothing. */
export function contentOf(side: Side | undefined): string | null {
  if (!side) return null;
  const content = Object.entries(side.object).filter(([key]) => key !== 'metadata' && key !== 'status');
  return canonicalWithout(Object.fromEntries(content), CERTIFICATES);
}

const CERTIFICATES: ReadonlySet<string> = new Set(['caBundle']);
