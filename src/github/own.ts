import * as z from 'zod';
import { parseMarker } from '../report/index.js';
import type { Octokit, Repository } from './client.js';

/** The run of the workflow, and the attempt of it; both only grow. */
export interface Run {
  readonly id: number;
  readonly attempt: number;
}

/** A comment or an issue that fleetplan wrote with this token. */
interface Own {
  readonly key: string;
  readonly body: string;
  /** Null if it does not say. */
  readonly run: Run | null;
}

export interface OwnComment extends Own {
  readonly id: number;
}

export interface OwnIssue extends Own {
  readonly number: number;
  /** Digest of what it says, as its marker holds it. */
  readonly digest: string;
  readonly isOpen: boolean;
}

/** By which issues are found; people may add others. */
export const DRIFT_LABEL = 'fleetplan-drift';

const PAGE = 100;
/** GitHub takes 2,500 comments on one pull request. */
const MOST_PAGES = 26;
/** The author of every comment made with GITHUB_TOKEN, if GraphQL does not say who the token is. */
const ACTIONS_BOT = 'github-actions[bot]';

/** Whose comments are ours; the id, if it is known, since logins change hands. */
interface Author {
  readonly login: string;
  readonly id: number | null;
}

const viewerSchema = z.object({ viewer: z.object({ login: z.string(), databaseId: z.number().nullish() }) });
const userSchema = z.object({ login: z.string(), id: z.number().nullish() }).nullish();
const commentSchema = z.object({ id: z.number(), body: z.string().nullish(), user: userSchema });
const labelSchema = z.union([z.string(), z.object({ name: z.string().nullish() })]);
/** An issue as GitHub answers it. */
export const issueSchema = z.object({
  id: z.number(),
  number: z.number().int(),
  body: z.string().nullish(),
  state: z.string(),
  user: userSchema,
  labels: z.array(labelSchema).default([]),
  pull_request: z.unknown().optional(),
});

/** True if it carries the label, without which the next run does not find it. */
export function isLabelled({ labels }: z.output<typeof issueSchema>): boolean {
  return labels.some((label) => (typeof label === 'string' ? label : label.name) === DRIFT_LABEL);
}

const authors = new WeakMap<Octokit, Author>();

/** Who this token writes as; comments of others are never edited. Asked once, if GitHub answers. */
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

/** Our comments on a pull request, oldest first. */
export async function listOwnComments(
  octokit: Octokit,
  repository: Repository,
  pullNumber: number,
): Promise<OwnComment[]> {
  const own = await ownOf(octokit, commentSchema, (page) =>
    octokit.rest.issues.listComments({ ...repository, issue_number: pullNumber, per_page: PAGE, page }),
  );
  return own.map(({ one: { id }, ...rest }) => ({ ...rest, id })).sort((a, b) => a.id - b.id);
}

/** Our issues of a repository, open or not, lowest number first. */
export async function listOwnIssues(octokit: Octokit, repository: Repository): Promise<OwnIssue[]> {
  const own = await ownOf(octokit, issueSchema, (page) =>
    octokit.rest.issues.listForRepo({
      ...repository,
      ...{ labels: DRIFT_LABEL, state: 'all', sort: 'created', direction: 'asc', per_page: PAGE, page },
    }),
  );
  return own
    .filter(({ one }) => one.pull_request === undefined)
    .map(({ one: { number, state }, ...rest }) => ({ ...rest, number, isOpen: state === 'open' }))
    .sort((a, b) => a.number - b.number);
}

interface Page {
  readonly data: unknown;
  readonly headers: { readonly link?: string };
}

/**
 * Ours is what the token's own user wrote and what begins with our marker: anything less could be captured by someone else. Pages are
 * counted here: the address of a next page that an answer names is not followed. Throws if the list does not end.
 */
async function ownOf<
  S extends z.ZodType<{ id: number; body?: string | null | undefined; user?: z.output<typeof userSchema> }>,
>(
  octokit: Octokit,
  schema: S,
  pageOf: (page: number) => Promise<Page>,
): Promise<(Own & { readonly digest: string; readonly one: z.output<S> })[]> {
  const author = await authorOf(octokit);
  // One that moves from page to page while they are read is there twice.
  const own = new Map<number, Own & { readonly digest: string; readonly one: z.output<S> }>();
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data, headers } = await pageOf(page);
    const all = z.array(schema).parse(data);
    for (const one of all) {
      const body = one.body ?? '';
      const mark = parseMarker(body);
      const isOurs = one.user?.login === author.login && (author.id === null || one.user.id === author.id);
      if (isOurs && mark) own.set(one.id, { ...mark, body, run: runOf(body), one });
    }
    if (all.length === 0 || !/\brel="?next\b/.test(headers.link ?? '')) return [...own.values()];
  }
  throw new Error('The list does not end.');
}

const RUN = /^[^\n]*\n<!-- run (\d{1,15})\.(\d{1,9}) -->(?:\r?\n|$)/;

/** The second line of what we write. It is read of our own only, and never where text of the input can be. */
function runOf(body: string): Run | null {
  const [, id, attempt] = RUN.exec(body) ?? [];
  return id === undefined ? null : { id: Number(id), attempt: Number(attempt) };
}

/** The body with the run below its marker. */
export function withRun(body: string, run: Run | null): string {
  if (run === null) return body;
  const end = body.indexOf('\n') + 1;
  return `${body.slice(0, end)}<!-- run ${run.id}.${run.attempt} -->\n${body.slice(end)}`;
}

/** True for a run after another one; unknown ones are newer than nothing. */
export function isNewer(a: Run | null, b: Run | null): boolean {
  if (a === null || b === null) return false;
  return a.id > b.id || (a.id === b.id && a.attempt > b.attempt);
}

/** This run, as the runner says; null if it does not. */
export function thisRun(): Run | null {
  const id = Number(process.env['GITHUB_RUN_ID'] ?? NaN);
  const attempt = Number(process.env['GITHUB_RUN_ATTEMPT'] ?? 1);
  return Number.isSafeInteger(id) && Number.isSafeInteger(attempt) ? { id, attempt } : null;
}

/** Address of this run for people; null outside of Actions. */
export function urlOfRun(): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = process.env;
  return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null;
}
