import { execFileSync } from 'node:child_process';
import type { Context } from 'openapi-backend';
import type { Reply } from './fake-git.js';
import type { Behaviour, FakeReviewComment } from './fake-github.js';
import { userOf } from './fake-user.js';

const BOT = 'github-actions[bot]';
const SITE = 'https://github.example';
const NOW = '2026-11-21T08:00:00Z';

interface Review {
  readonly commit_id: string;
  readonly comments?: readonly { readonly path: string; readonly line: number; readonly body: string }[];
}

/** The files of a pull request, and the comments at their lines. */
export function reviewHandlers(
  behaviour: () => Behaviour,
): Readonly<Record<string, (context: Context) => Reply>> {
  const comments = (): FakeReviewComment[] => (behaviour().reviewComments ??= []);
  return {
    'pulls/list-files': ({ request }) => [200, paged(filesOf(behaviour()), request.query)],
    'pulls/list-review-comments': ({ request }) => [
      200,
      paged(comments().toReversed(), request.query).map(wire),
    ],
    'pulls/create-review': ({ request }) => {
      const { commit_id: commit, comments: written = [] } = request.requestBody as Review;
      // One line that the diff does not show refuses the whole review.
      const shown = shownLines(behaviour());
      if (!written.every(({ path, line }) => shown.has(`${path}:${line}`)))
        return [422, { message: 'Unprocessable Entity', errors: ['Line could not be resolved'] }];
      for (const { path, line, body } of written)
        comments().push({ id: 600 + comments().length, path, line, body, login: BOT });
      return [200, review(commit)];
    },
  };
}

function paged<T>(all: readonly T[], query: unknown): readonly T[] {
  const { per_page: size = 30, page = 1 } = query as Readonly<Record<string, unknown>>;
  return all.slice((Number(page) - 1) * Number(size), Number(page) * Number(size));
}

/** As git tells them, between the branch and where it left main. */
function filesOf({ repository, headSha }: Behaviour): { filename: string; patch: string }[] {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' });
  const between = `refs/heads/main...${headSha}`;
  const names = git('diff', '--name-only', '-z', between)
    .split('\0')
    .filter((name) => name !== '');
  return names.map((filename) => {
    const [, patch = ''] = /\n(@@[\s\S]*)\n/.exec(git('diff', between, '--', filename)) ?? [];
    return {
      ...{ filename, patch, sha: headSha, status: 'modified' },
      ...{ additions: 1, deletions: 1, changes: 2 },
      ...{ blob_url: SITE, raw_url: SITE, contents_url: SITE },
    };
  });
}

/** `path:line` of every line on the new side of a hunk. */
function shownLines(behaviour: Behaviour): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const { filename, patch } of filesOf(behaviour)) {
    let line = 0;
    for (const text of patch.split('\n')) {
      const from = /^@@ .* \+(\d+)/.exec(text)?.[1];
      if (from !== undefined) line = Number(from);
      else if (!/^[-\\]/.test(text)) shown.add(`${filename}:${line++}`);
    }
  }
  return shown;
}

function review(commit: string): object {
  const links = { html: { href: SITE }, pull_request: { href: SITE } };
  return {
    ...{ id: 80, node_id: 'PRR_80', user: userOf(BOT), body: '', state: 'COMMENTED', commit_id: commit },
    ...{ html_url: SITE, pull_request_url: SITE, _links: links, author_association: 'NONE' },
  };
}

function wire({ id, path, line, body, login }: FakeReviewComment): object {
  const link = { href: SITE };
  return {
    ...{ id, node_id: `PRRC_${id}`, path, line, body, user: userOf(login), diff_hunk: '@@' },
    ...{ url: SITE, html_url: SITE, pull_request_url: SITE, pull_request_review_id: 80 },
    ...{ commit_id: 'a'.repeat(40), original_commit_id: 'a'.repeat(40), author_association: 'NONE' },
    ...{ created_at: NOW, updated_at: NOW, _links: { self: link, html: link, pull_request: link } },
  };
}
