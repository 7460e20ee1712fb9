import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

/** A file, a folder or whatever else stands in a tree: its mode as trees have it, and its object. */
export interface Entry {
  readonly path: Buffer;
  readonly mode: string;
  readonly sha: string;
}

type Kind = 'blob' | 'tree' | 'commit';

const FOLDER = '40000';
const SLASH = Buffer.from('/');
/** Of all commits, so that the same files are the same commit on every machine. */
const PERSON = 'A <a@example.com> 1767225600 +0000';

/** Writes objects of a repository as git does, without starting it: a commit of a dozen files was twenty processes. */
export class GitObjects {
  readonly #folder: string;
  readonly #written = new Set<string>();

  constructor(repository: string) {
    this.#folder = join(repository, '.git/objects');
  }

  blob(bytes: Buffer): string {
    return this.#write('blob', bytes);
  }

  /** The tree of these paths, with the trees of their folders. */
  tree(entries: readonly Entry[]): string {
    const here = new Map<string, Entry>();
    const below = new Map<string, Entry[]>();
    for (const entry of entries) {
      const end = entry.path.indexOf(SLASH);
      const name = entry.path.toString('latin1', 0, end < 0 ? undefined : end);
      if (end < 0) here.set(name, entry);
      else below.set(name, [...(below.get(name) ?? []), { ...entry, path: entry.path.subarray(end + 1) }]);
    }
    for (const [name, inside] of below)
      here.set(name, { path: Buffer.from(name, 'latin1'), mode: FOLDER, sha: this.tree(inside) });
    const lines = [...here.values()]
      .sort((one, other) => Buffer.compare(orderOf(one), orderOf(other)))
      .map(({ path, mode, sha }) =>
        Buffer.concat([Buffer.from(`${mode} `), path, Buffer.of(0), Buffer.from(sha, 'hex')]),
      );
    return this.#write('tree', Buffer.concat(lines));
  }

  commit(tree: string, parents: readonly string[]): string {
    const lines = [
      `tree ${tree}`,
      ...parents.map((sha) => `parent ${sha}`),
      `author ${PERSON}`,
      `committer ${PERSON}`,
    ];
    return this.#write('commit', Buffer.from(`${lines.join('\n')}\n\ncommit\n`));
  }

  #write(kind: Kind, bytes: Buffer): string {
    const object = Buffer.concat([Buffer.from(`${kind} ${bytes.length}\0`), bytes]);
    const sha = createHash('sha1').update(object).digest('hex');
    if (this.#written.has(sha)) return sha;
    this.#written.add(sha);
    const folder = join(this.#folder, sha.slice(0, 2));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, sha.slice(2)), deflateSync(object, { level: 1 }));
    return sha;
  }
}

/** Git sorts a folder as though its name ended with a slash. */
function orderOf({ path, mode }: Entry): Buffer {
  return mode === FOLDER ? Buffer.concat([path, SLASH]) : path;
}
