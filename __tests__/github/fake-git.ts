import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the local GitHub answers: a status, a body for JSON, headers. */
export type Reply = [status: number, body: unknown, headers?: Record<string, string>];

/** The commit that a full name such as `refs/heads/main` is at; null where there is none. */
function refIn(repository: string, name: string): string | null {
  try {
    const sha = readFileSync(join(repository, '.git', name), 'latin1').trim();
    return /^[0-9a-f]{40}$/.test(sha) ? sha : null;
  } catch {
    return null;
  }
}

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

/** Of a pull request what is read. */
export function pullOf(repository: string, headSha: string, baseRef: string): object {
  return {
    number: 7,
    head: { sha: headSha },
    base: { ref: baseRef, sha: refIn(repository, 'refs/heads/main') },
    merge_commit_sha: refIn(repository, 'refs/pull/7/merge'),
  };
}
