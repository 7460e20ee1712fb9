import { execFileSync } from 'node:child_process';

const NOW = '2026-11-21T08:00:00Z';

/** What the local GitHub answers: a status, a body for JSON, headers. */
export type Reply = [status: number, body: unknown, headers?: Record<string, string>];

function git(repository: string, ...args: string[]): string {
  return execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' });
}

export function ref(repository: string, name: string): Reply {
  try {
    const sha = git(repository, 'show-ref', '--verify', '--hash', name).trim();
    return [
      200,
      { ref: name, node_id: 'R_1', url: 'https://github.example/r', object: { type: 'commit', sha } },
    ];
  } catch {
    return [404, { message: 'Not Found' }];
  }
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
  let shown: string;
  try {
    shown = git(repository, 'show', '-s', '--format=%T%n%P', sha);
  } catch {
    return [404, { message: 'Not Found' }];
  }
  const [treeSha = '', parents = ''] = shown.split('\n');
  const person = { name: 'a', email: 'a@example.com', date: NOW };
  const link = (id: string): object => ({
    sha: id,
    url: 'https://github.example/c',
    html_url: 'https://github.example/h',
  });
  const list = parents.split(' ').filter(Boolean);
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
      tree: { sha: treeSha, url: 'https://github.example/t' },
      parents: list.map(link),
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
  const below = recursive ? ['-r', '-t'] : [];
  const lines = git(repository, 'ls-tree', '-z', '-l', ...below, sha)
    .split('\0')
    .filter(Boolean);
  const entries = lines.map((line) => {
    const [, mode = '', type = '', id = '', size = '', path = ''] =
      /^(\d+) (\w+) (\w+)\s+(\S+)\t([\s\S]*)$/.exec(line) ?? [];
    const url = 'https://github.example/o';
    return type === 'blob'
      ? { path, mode, type, sha: id, size: Number(size), url }
      : { path, mode, type, sha: id, url };
  });
  return [200, { sha, url: 'https://github.example/t', tree: entries, truncated: false }];
}

export function blob(repository: string, sha: string): Reply {
  const content = execFileSync('git', ['-C', repository, 'cat-file', 'blob', sha]);
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
  try {
    const bytes = execFileSync('git', ['-C', repository, 'cat-file', 'blob', sha], { stdio: 'pipe' });
    return { text: bytes.includes(0) ? null : bytes.toString('utf8') };
  } catch {
    return null;
  }
}

/** Of a pull request what is read. */
export function pullOf(repository: string, headSha: string, baseRef: string): object {
  return {
    number: 7,
    head: { sha: headSha },
    base: { ref: baseRef, sha: shaOf(repository, 'refs/heads/main') },
    merge_commit_sha: shaOf(repository, 'refs/pull/7/merge'),
  };
}

function shaOf(repository: string, name: string): string | null {
  const [, body] = ref(repository, name) as [number, { readonly object?: { readonly sha: string } }];
  return body.object?.sha ?? null;
}
