import * as z from 'zod';
import { parseMarker } from '../report/index.js';
import type { Octokit } from './client.js';

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** Which run of the workflow, and which attempt of it; both only ever grow. */
export interface Run {
  readonly id: number;
  readonly attempt: number;
}

/** A comment that fleetplan wrote with this token. */
export interface OwnComment {
  readonly id: number;
  readonly key: string;
  readonly body: string;
  /** Null where the comment does not say. */
  readonly run: Run | null;
}

/** GitHub takes 2,500 comments on one pull request; a list that goes on is none of GitHub's. */
const MOST_PAGES = 26;
const PAGE = 100;

/** Where GraphQL does not say who the token is: the author of every comment made with GITHUB_TOKEN. */
const ACTIONS_BOT = 'github-actions[bot]';

/** Whose comments are ours; the id, where it is known, since logins change hands. */
export interface Author {
  readonly login: string;
  readonly id: number | null;
}

const viewerSchema = z.object({ viewer: z.object({ login: z.string(), databaseId: z.number().nullish() }) });

/** A comment as GitHub answers it. */
export const commentSchema = z.object({
  id: z.number(),
  body: z.string().nullish(),
  user: z.object({ login: z.string(), id: z.number().nullish() }).nullish(),
});

const pageSchema = z.array(commentSchema);

const authors = new WeakMap<Octokit, Author>();

/** Who this token writes as; comments of others are never edited. Asked once, as far as GitHub answers. */
export async function authorOf(octokit: Octokit): Promise<Author> {
  const known = authors.get(octokit);
  if (known) return known;
  try {
    const answer = await octokit.graphql('query { viewer { login databaseId } }');
    const { viewer } = viewerSchema.parse(answer);
    // GraphQL names an app "github-actions", REST names its user "github-actions[bot]".
    const login = viewer.login === 'github-actions' ? ACTIONS_BOT : viewer.login;
    const author = { login, id: viewer.databaseId ?? null };
    authors.set(octokit, author);
    return author;
  } catch {
    return { login: ACTIONS_BOT, id: null };
  }
}

/**
 * Our comments on a pull request, oldest first. Ours is what the token's own user wrote and what begins with our marker; anything
 * less could be captured by somebody else. Pages are counted here: the address of a next page that an answer names is not
 * followed. Throws where the list does not end and none of ours was in it.
 */
export async function listOwn(
  octokit: Octokit,
  repository: Repository,
  pullNumber: number,
  author: Author,
): Promise<OwnComment[]> {
  const own = new Map<number, OwnComment>();
  for (let page = 1; page <= MOST_PAGES; page++) {
    const request = { ...repository, issue_number: pullNumber, per_page: PAGE, page };
    const { data, headers } = await octokit.rest.issues.listComments(request);
    const comments = pageSchema.parse(data);
    for (const { id, body, user } of comments) {
      const mark = parseMarker(body ?? '');
      const isOurs = user?.login === author.login && (author.id === null || user.id === author.id);
      if (isOurs && mark) own.set(id, { id, key: mark.key, body: body ?? '', run: runOf(body ?? '') });
    }
    const isLast = comments.length === 0 || !/\brel="?next\b/.test(headers.link ?? '');
    if (isLast) return [...own.values()].sort((a, b) => a.id - b.id);
  }
  if (own.size > 0) return [...own.values()].sort((a, b) => a.id - b.id);
  throw new Error('The list of comments does not end.');
}

const RUN = /^[^\n]*\n<!-- run (\d{1,15})\.(\d{1,9}) -->(?:\r?\n|$)/;

/** The second line of our comments. It is read from our own comments only, and never where text of the input can stand. */
export function runOf(body: string): Run | null {
  const [, id, attempt] = RUN.exec(body) ?? [];
  return id === undefined ? null : { id: Number(id), attempt: Number(attempt) };
}

/** The body with the run below its marker. */
export function withRun(body: string, run: Run | null): string {
  if (run === null) return body;
  const end = body.indexOf('\n') + 1;
  return `${body.slice(0, end)}<!-- run ${run.id}.${run.attempt} -->\n${body.slice(end)}`;
}

/** The same text for another of our keys, as markers write it. */
export function withKey(body: string, key: string): string {
  return body.replace(/^<!-- fleetplan v1 key=\S+/, () => `<!-- fleetplan v1 key=${key}`);
}

/** True for a run after another one; unknown ones are newer than nothing. */
export function isNewer(a: Run | null, b: Run | null): boolean {
  if (a === null || b === null) return false;
  return a.id > b.id || (a.id === b.id && a.attempt > b.attempt);
}
