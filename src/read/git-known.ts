import { resolve } from 'node:path';
import type { Commit, Lookup } from './source.js';
import type { TreeEntry } from './tree.js';

/** What was read of one repository. */
interface Known {
  readonly trees: Map<string, readonly TreeEntry[]>;
  readonly sizes: Map<string, number>;
  readonly texts: Map<string, string | null>;
  /** The bytes of blobs that are small enough to be kept, for the other side, or the next cluster. */
  readonly bytes: Map<string, Buffer>;
  keptBytes: number;
  /** True where all that the trees name is too much to be read along with the first that is asked for. */
  isMuch: boolean;
  readonly commits: Map<string, Lookup<Commit>>;
}

/** Of all blobs that are kept; the rest is read again where it is asked for again. */
const MOST_KEPT = 512;
const MOST_KEPT_BYTES = 32 * 1024 ** 2;
/** By repository. An object never changes under its name: what was read for one side is there for the other. */
const known = new Map<string, Known>();

/** What was read of it so far in this run. */
export function knownOf(repo: string): Known {
  const place = resolve(repo);
  const of = known.get(place) ?? {
    trees: new Map(),
    sizes: new Map(),
    texts: new Map(),
    bytes: new Map(),
    keptBytes: 0,
    isMuch: false,
    commits: new Map(),
  };
  known.set(place, of);
  return of;
}

/** Keeps what a blob holds, as long as all that is kept is not too much. */
export function keep(repo: string, sha: string, content: Buffer): void {
  const of = knownOf(repo);
  if (of.bytes.size >= MOST_KEPT || of.keptBytes + content.length > MOST_KEPT_BYTES) return;
  // A copy: a part of an answer keeps all of it.
  of.bytes.set(sha, Buffer.from(content));
  of.keptBytes += content.length;
}
