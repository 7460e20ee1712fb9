import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from './description.js';
import type { Behavior, FakeComment, FakeIssue, FakeReviewComment } from './fake-github.js';

/** An answer of the local GitHub: a status, a body for JSON, headers. Of each object the fields that are read. */
export type Reply = [status: number, body: unknown, headers?: Record<string, string>];

const BOT = 'github-actions[bot]';
const BOT_ID = 41_898_282;
const MOST_CHARACTERS = 65_536;
const NOT_FOUND: Reply = [404, { message: 'Not Found' }];
const TOO_LONG: Reply = [422, { message: 'Body is too long' }];
const OFF: Reply = [410, { message: 'Issues has been disabled in this repository.' }];

interface Written {
  readonly title?: string;
  readonly body?: string;
  readonly state?: 'open' | 'closed';
  readonly labels?: readonly string[];
  readonly comments?: readonly { readonly path: string; readonly line: number; readonly body: string }[];
}

const userOf = (login: string, id: number = login === BOT ? BOT_ID : 5): object => ({ login, id });

export function commentJson({ id, body, login, userId }: FakeComment): object {
  return { id, body, user: userOf(login, userId) };
}

function issueJson({ number, title, body, state, login, labels, isPull = false }: FakeIssue): object {
  const named = labels.map((name) => ({ name }));
  const pull = isPull && { pull_request: { url: 'https://github.example/pull' } };
  return { id: 70_000 + number, number, title, body, state, user: userOf(login), labels: named, ...pull };
}

function reviewCommentJson({ id, path, line, body, login }: FakeReviewComment): object {
  return { id, path, line, body, user: userOf(login) };
}

/** A page of a list, with the address of the next one. */
function paged<T>(all: readonly T[], { query }: Call, json: (one: T) => object): Reply {
  const { per_page: size = 30, page = 1 } = query;
  const end = Number(page) * Number(size);
  const shown = all.slice(end - Number(size), end).map(json);
  return [200, shown, end < all.length ? { link: '<https://github.example/next>; rel="next"' } : {}];
}

/** What the local GitHub answers, by the operation of its description. */
export function answersOf(behavior: Behavior): Record<string, (call: Call) => Reply> {
  const written = ({ body }: Call): Written => body as Written;
  const lineComments = (): FakeReviewComment[] => (behavior.reviewComments ??= []);
  return {
    'issues/list-comments': (call) => paged(behavior.comments, call, commentJson),
    'issues/create-comment': (call) => {
      const { comments, writer = BOT } = behavior;
      const { body = '' } = written(call);
      if (body.length > MOST_CHARACTERS) return TOO_LONG;
      const created: FakeComment = { id: 9000 + comments.length, body, login: writer };
      comments.push(created);
      return [201, commentJson(created)];
    },
    'issues/update-comment': (call) => {
      const id = Number(call.path['comment_id']);
      const found = behavior.comments.find((comment) => comment.id === id);
      if (!found) return NOT_FOUND;
      found.body = written(call).body ?? '';
      return [200, commentJson(found)];
    },
    'issues/delete-comment': (call) => {
      const { comments } = behavior;
      const found = comments.findIndex(({ id }) => id === Number(call.path['comment_id']));
      if (found === -1) return NOT_FOUND;
      comments.splice(found, 1);
      return [204, null];
    },
    'issues/list-for-repo': (call) => {
      const { issues } = behavior;
      if (issues === null) return OFF;
      const { labels, state = 'open' } = call.query as Readonly<Record<string, string>>;
      const found = (issues ?? [])
        .filter((issue) => labels === undefined || issue.labels.includes(labels))
        .filter((issue) => state === 'all' || issue.state === state)
        .sort((a, b) => a.number - b.number);
      return paged(found, call, issueJson);
    },
    'issues/create': (call) => {
      const { title = '', body = '', labels = [] } = written(call);
      const now = behavior;
      if (now.issues === null) return OFF;
      if (body.length > MOST_CHARACTERS) return TOO_LONG;
      now.issues ??= [];
      const number = Math.max(10, ...now.issues.map((issue) => issue.number)) + 1;
      const created: FakeIssue = { number, title, body, state: 'open', login: now.writer ?? BOT, labels };
      now.issues.push(created);
      return [201, issueJson(created)];
    },
    'issues/update': (call) => {
      const number = Number(call.path['issue_number']);
      const found = behavior.issues?.find((issue) => issue.number === number);
      if (!found) return NOT_FOUND;
      const { title = found.title, body = found.body, state = found.state } = written(call);
      Object.assign(found, { title, body, state });
      return [200, issueJson(found)];
    },
    'pulls/list-files': (call) => paged(filesOf(behavior), call, (file) => file),
    'pulls/list-review-comments': (call) => paged(lineComments().toReversed(), call, reviewCommentJson),
    'pulls/create-review': (call) => {
      const { comments = [] } = written(call);
      // One line that the diff does not show refuses the whole review.
      const shown = shownLines(behavior);
      if (!comments.every(({ path, line }) => shown.has(`${path}:${line}`)))
        return [422, { message: 'Unprocessable Entity', errors: ['Line could not be resolved'] }];
      for (const { path, line, body } of comments)
        lineComments().push({ id: 600 + lineComments().length, path, line, body, login: BOT });
      return [200, { id: 80 }];
    },
    'repos/get-content': (call) => {
      const { ref } = call.query as Readonly<Record<string, string>>;
      const { repository } = behavior;
      const object = `${ref ?? ''}:${String(call.path['path'])}`;
      return found(() => {
        const bytes = execFileSync('git', ['-C', repository, 'cat-file', 'blob', object], { stdio: 'pipe' });
        const content = bytes.toString('base64');
        return { type: 'file', encoding: 'base64', size: bytes.length, content };
      });
    },
  };
}

function found(make: () => object): Reply {
  try {
    return [200, make()];
  } catch {
    return NOT_FOUND;
  }
}

function git(repository: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', stdio: 'pipe' });
}

/** The commit that a full name such as `refs/heads/main` is at. Throws where there is none. */
function commitAt(repository: string, name: string): string {
  const sha = readFileSync(join(repository, '.git', name), 'latin1').trim();
  if (!/^[0-9a-f]{40}$/.test(sha)) throw new Error(name);
  return sha;
}

/** Answers whose description has 60 required fields; those that are read are made here instead. Null for another path. */
export function plainAnswer(path: string, behavior: Behavior): Reply | null {
  const { repository, headSha, baseRef = 'main', viewer = { login: 'github-actions' } } = behavior;
  if (path === '/graphql') return [200, { data: { viewer } }];
  if (path === '/repos/acme/infra/pulls/7')
    return [200, { number: 7, head: { sha: headSha }, base: { ref: baseRef } }];
  const [, branch] = /^\/repos\/acme\/infra\/git\/ref\/heads%2F(.+)$/.exec(path) ?? [];
  const ref = `refs/heads/${decodeURIComponent(branch ?? '')}`;
  if (branch !== undefined) return found(() => ({ ref, object: { sha: commitAt(repository, ref) } }));
  const [, one, other = ''] = /^\/repos\/acme\/infra\/compare\/(\w+)\.\.\.(\w+)$/.exec(path) ?? [];
  if (one === undefined) return null;
  return found(() => ({ merge_base_commit: { sha: git(repository, 'merge-base', one, other).trim() } }));
}

/** The files of the pull request, between the branch and where it left main. */
function filesOf({ repository, headSha }: Behavior): { filename: string; patch: string }[] {
  const between = `refs/heads/main...${headSha}`;
  const names = git(repository, 'diff', '--name-only', '-z', between).split('\0');
  // Parts in the same order; one call for all, as each start of git takes long on a slow machine.
  const parts = git(repository, 'diff', between)
    .split(/^diff --git /m)
    .slice(1);
  return parts.map((part, i) => {
    const [, patch = ''] = /\n(@@[\s\S]*)\n/.exec(part) ?? [];
    return { filename: names[i] ?? '', patch };
  });
}

/** `path:line` of every line on the new side of a hunk. */
function shownLines(behavior: Behavior): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const { filename, patch } of filesOf(behavior)) {
    let line = 0;
    for (const text of patch.split('\n')) {
      const from = /^@@ .* \+(\d+)/.exec(text)?.[1];
      if (from !== undefined) line = Number(from);
      else if (!/^[-\\]/.test(text)) shown.add(`${filename}:${line++}`);
    }
  }
  return shown;
}
