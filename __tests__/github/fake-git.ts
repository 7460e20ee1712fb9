import { execFileSync } from 'node:child_process';
import { commitIn, entriesIn, objectIn, refIn } from './git-reader.js';

const NOW = '2026-11-21T08:00:00Z';

/** What the local GitHub answers: a status, a body for JSON, headers. */
export type Reply = [status: number, body: unknown, headers?: Record<string, string>];

function git(repository: string, ...args: string[]): string {
  return execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' });
}

export function ref(repository: string, name: string): Reply {
  const sha = refIn(repository, name);
  if (sha === null) return [404, { message: 'Not Found' }];
  return [
    200,
    { ref: name, node_id: 'R_1', url: 'https://github.example/r', object: { type: 'commit', sha } },
  ];
}

/** Of a comparison, which has as many fields as a pull request, only what is read. */
export function compare(repository: string, base: string, head: string): Reply {
  try {
    const sha = git(repository, 'merge-base', base, head).trim();
    return [200, { merge_base_commit: { sha } }];
  } catch {
    return [404, { message: 'Not Found' }];
  }
}

export function content(repository: string, path: string, sha: string): Reply {
  try {
    const bytes = execFileSync('git', ['-C', repository, 'cat-file', 'blob', `${sha}:${path}`], {
      stdio: 'pipe',
    });
    const links = { self: 'https://github.example/s', git: null, html: null };
    const address = 'https://github.example/f';
    return [
      200,
      {
        type: 'file',
        encoding: 'base64',
        size: bytes.length,
        name: path.split('/').at(-1),
        path,
        content: bytes.toString('base64'),
        sha: git(repository, 'rev-parse', `${sha}:${path}`).trim(),
        url: address,
        git_url: null,
        html_url: null,
        download_url: null,
        _links: links,
      },
    ];
  } catch {
    return [404, { message: 'Not Found' }];
  }
}

export function commit(repository: string, sha: string): Reply {
  const found = commitIn(repository, sha);
  if (found === null) return [404, { message: 'Not Found' }];
  const person = { name: 'a', email: 'a@example.com', date: NOW };
  const link = (id: string): object => ({
    sha: id,
    url: 'https://github.example/c',
    html_url: 'https://github.example/h',
  });
  return [
    200,
    {
      sha,
      node_id: 'C_1',
      url: 'https://github.example/c',
      html_url: 'https://github.example/h',
      author: person,
      committer: person,
      message: 'm',
      tree: { sha: found.treeSha, url: 'https://github.example/t' },
      parents: found.parents.map(link),
      verification: {
        verified: false,
        reason: 'unsigned',
        signature: null,
        payload: null,
        verified_at: null,
      },
    },
  ];
}

export function tree(repository: string, sha: string, recursive: boolean): Reply {
  const url = 'https://github.example/o';
  const entries = entriesIn(repository, sha, recursive).map((entry) =>
    entry.type === 'blob'
      ? { ...entry, size: blobIn(repository, entry.sha)?.length ?? 0, url }
      : { ...entry, url },
  );
  return [200, { sha, url: 'https://github.example/t', tree: entries, truncated: false }];
}

function blobIn(repository: string, sha: string): Buffer | null {
  const object = objectIn(repository, sha);
  return object?.kind === 'blob' ? object.bytes : null;
}

export function blob(repository: string, sha: string): Reply {
  const content = blobIn(repository, sha);
  if (content === null) throw new Error(`no blob ${sha}`);
  const encoded = content.toString('base64');
  return [
    200,
    {
      sha,
      node_id: 'B_1',
      url: 'https://github.example/b',
      size: content.length,
      content: encoded,
      encoding: 'base64',
    },
  ];
}

/** The texts of blobs that a query asks for, or who asks. */
export function graphql(repository: string, viewer: object, text: string): Reply {
  const { query } = JSON.parse(text) as { readonly query: string };
  const asked = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)];
  if (asked.length === 0) return [200, { data: { viewer } }];
  const blobs = asked.map(([, alias = '', sha = '']) => [alias, textOf(repository, sha)]);
  return [200, { data: { repository: Object.fromEntries(blobs) as object } }];
}

/** GitHub takes what is no UTF-8 for binary, which has no text. */
function textOf(repository: string, sha: string): { readonly text: string | null } | null {
  const bytes = blobIn(repository, sha);
  return bytes && { text: bytes.includes(0) ? null : bytes.toString('utf8') };
}

/** Of a pull request what is read. */
export function pullOf(repository: string, headSha: string, baseRef: string): object {
  return {
    number: 7,
    head: { sha: headSha },
    base: { ref: baseRef, sha: refIn(repository, 'refs/heads/main') },
    merge_commit_sha: refIn(repository, 'refs/pull/7/merge'),
  };
}
