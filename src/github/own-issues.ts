import * as z from 'zod';
import { parseMarker } from '../report/index.js';
import type { Octokit } from './client.js';
import { type Author, type Repository, type Run, runOf } from './own-comments.js';

/** An issue that fleetplan opened with this token. */
export interface OwnIssue {
  readonly number: number;
  readonly key: string;
  /** Digest of what it says, as its marker holds it. */
  readonly digest: string;
  readonly isOpen: boolean;
  /** Null where it does not say. */
  readonly run: Run | null;
}

/** By which they are found; people may add others. */
export const DRIFT_LABEL = 'fleetplan-drift';

const PAGE = 100;
/** One issue a cluster, reopened instead of made again: a list that goes on is none of ours. */
const MOST_PAGES = 10;

const labelSchema = z.union([z.string(), z.object({ name: z.string().nullish() })]);

/** An issue as GitHub answers it. */
export const issueSchema = z.object({
  number: z.number().int(),
  body: z.string().nullish(),
  state: z.string(),
  user: z.object({ login: z.string(), id: z.number().nullish() }).nullish(),
  labels: z.array(labelSchema).default([]),
  pull_request: z.unknown().optional(),
});

type Issue = z.output<typeof issueSchema>;

const pageSchema = z.array(issueSchema);

/** True where it carries the label, without which the next run does not find it. */
export function isLabelled({ labels }: Issue): boolean {
  return labels.some((label) => (typeof label === 'string' ? label : label.name) === DRIFT_LABEL);
}

/**
 * Our issues of a repository, open or not, lowest number first. Ours is what the token's own user opened and what begins with our
 * marker: anybody may open an issue that looks like one. Throws where the list does not end.
 */
export async function listOwnIssues(
  octokit: Octokit,
  repository: Repository,
  author: Author,
): Promise<OwnIssue[]> {
  const own = new Map<number, OwnIssue>();
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data, headers } = await octokit.rest.issues.listForRepo({
      ...repository,
      ...{ labels: DRIFT_LABEL, state: 'all', sort: 'created', direction: 'asc', per_page: PAGE, page },
    });
    const issues = pageSchema.parse(data);
    for (const issue of issues.flatMap((one) => ownIssue(one, author) ?? [])) own.set(issue.number, issue);
    const isLast = issues.length === 0 || !/\brel="?next\b/.test(headers.link ?? '');
    if (isLast) return [...own.values()].sort((a, b) => a.number - b.number);
  }
  throw new Error('The list of issues does not end.');
}

function ownIssue(issue: Issue, author: Author): OwnIssue | null {
  const { user, number, state } = issue;
  const body = issue.body ?? '';
  const mark = parseMarker(body);
  const isOurs = user?.login === author.login && (author.id === null || user.id === author.id);
  if (!isOurs || mark === null || issue.pull_request !== undefined) return null;
  return { number, key: mark.key, digest: mark.digest, isOpen: state === 'open', run: runOf(body) };
}
