// Objects and names of a repository as they lie in its folder: to start git for each took longer than most of what the local GitHub does.
// What the tests make is there one file an object, never packed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

interface GitObject {
  readonly kind: string;
  readonly bytes: Buffer;
}

/** Null where the repository has no object of that full name. */
export function objectIn(repository: string, sha: string): GitObject | null {
  const whole = fileIn(repository, `objects/${sha.slice(0, 2)}/${sha.slice(2)}`);
  if (!/^[0-9a-f]{40}$/.test(sha) || whole === null) return null;
  const object = inflateSync(whole);
  const end = object.indexOf(0);
  const [kind = ''] = object.toString('latin1', 0, end).split(' ', 1);
  return { kind, bytes: object.subarray(end + 1) };
}

/** The commit that a full name such as `refs/heads/main` is at; null where there is none. */
export function refIn(repository: string, name: string): string | null {
  const sha = fileIn(repository, name)?.toString('latin1').trim() ?? '';
  return /^[0-9a-f]{40}$/.test(sha) ? sha : null;
}

function fileIn(repository: string, path: string): Buffer | null {
  try {
    return readFileSync(join(repository, '.git', path));
  } catch {
    return null;
  }
}

/** What a commit says; null where there is none of that name. */
export function commitIn(
  repository: string,
  sha: string,
): { readonly treeSha: string; readonly parents: readonly string[] } | null {
  const object = objectIn(repository, sha);
  if (object?.kind !== 'commit') return null;
  const [header = ''] = object.bytes.toString('latin1').split('\n\n', 1);
  const named = (what: string): string[] =>
    Array.from(header.matchAll(new RegExp(`^${what} (\\w+)$`, 'gm')), ([, one = '']) => one);
  return { treeSha: named('tree')[0] ?? '', parents: named('parent') };
}

interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
}

/** The entries of a tree, or of a commit's; all below it where it is asked for. Throws where there is none. */
export function entriesIn(repository: string, sha: string, isRecursive: boolean, prefix = ''): Entry[] {
  const object = objectIn(repository, commitIn(repository, sha)?.treeSha ?? sha);
  if (object?.kind !== 'tree') throw new Error(`no tree ${sha}`);
  const { bytes } = object;
  const entries: Entry[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(0, at);
    const said = bytes.toString('utf8', at, end);
    const mode = said.slice(0, said.indexOf(' ')).padStart(6, '0');
    const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';
    const path = prefix + said.slice(said.indexOf(' ') + 1);
    const one = bytes.toString('hex', end + 1, end + 21);
    entries.push({ path, mode, type, sha: one });
    if (isRecursive && type === 'tree') entries.push(...entriesIn(repository, one, true, `${path}/`));
    at = end + 21;
  }
  return entries;
}
