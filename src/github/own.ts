import { rulePage } from '../read/shipped.js';
import { parseMarker } from '../report/index.js';
import { isEndUnknown, type Octokit, type Repository } from './client.js';

/** A comment or an issue that fleetplan wrote with this token. */
export interface Own {
  /** Id of the comment, or number of the issue. */
  readonly id: number;
  readonly key: string;
  /** Digest of its content, from its marker. */
  readonly digest: string;
  readonly body: string;
  readonly isOpen: boolean;
}

/** The label by which issues are found; people may add others. */
export const DRIFT_LABEL = 'fleetplan-drift';

const PAGE = 100;
/** GitHub takes 2,500 comments on one pull request. */
const MOST_PAGES = 26;
/** The author of every comment made with GITHUB_TOKEN, if GraphQL does not name the token's user. */
const ACTIONS_BOT = 'github-actions[bot]';

/** A comment or an issue, as far as it is read. */
interface Item {
  readonly id: number;
  readonly number?: number;
  readonly body?: string | null | undefined;
  readonly state?: string;
  readonly user: { readonly login: string; readonly id?: number } | null;
  readonly pull_request?: unknown;
}

/** The user of this token; comments of others are never edited. The id, if it is known: logins change hands. */
export async function authorOf(octokit: Octokit): Promise<{ login: string; id: number | null }> {
  try {
    const { viewer } = await octokit.graphql<{ viewer: { login: string; databaseId?: number } }>(
      'query { viewer { login databaseId } }',
    );
    // GraphQL names an app "github-actions", REST names its user "github-actions[bot]".
    const login = viewer.login === 'github-actions' ? ACTIONS_BOT : viewer.login;
    return { login, id: viewer.databaseId ?? null };
  } catch {
    return { login: ACTIONS_BOT, id: null };
  }
}

/** The items of a list. Pages are counted here: an address of the next page is not followed. */
export async function allOf<T>(
  mostPages: number,
  pageOf: (query: { page: number; per_page: number }) => Promise<{ data: T[]; headers: { link?: string } }>,
): Promise<{ readonly all: readonly T[]; readonly isWhole: boolean }> {
  const all: T[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const { data, headers } = await pageOf({ page, per_page: PAGE });
    all.push(...data);
    if (data.length === 0 || !/\brel="?next\b/.test(headers.link ?? '')) return { all, isWhole: true };
  }
  return { all, isWhole: false };
}

/**
 * Our comments on a pull request, or our drift issues if that is null; oldest first. Ours is what the token's own user wrote and what
 * begins with our marker: anything less could be captured by someone else.
 */
export async function listOwn(
  octokit: Octokit,
  repository: Repository,
  pullNumber: number | null,
): Promise<Own[]> {
  const author = await authorOf(octokit);
  const { all, isWhole } = await allOf<Item>(MOST_PAGES, (query) =>
    pullNumber === null
      ? octokit.rest.issues.listForRepo({
          ...{ ...repository, ...query, labels: DRIFT_LABEL, state: 'all' },
          ...{ sort: 'created', direction: 'asc' },
        })
      : octokit.rest.issues.listComments({ ...repository, ...query, issue_number: pullNumber }),
  );
  if (!isWhole) throw new Error('The list does not end.');
  const own = all.flatMap(({ id, number = id, body: written, state, user, pull_request: pull }) => {
    const body = written ?? '';
    const mark = parseMarker(body);
    const isOurs = user?.login === author.login && (author.id === null || user.id === author.id);
    if (!isOurs || !mark || pull !== undefined) return [];
    return [[number, { ...mark, id: number, body, isOpen: state !== 'closed' }] as const];
  });
  // A comment that moves to another page while pages are read is listed twice.
  return [...new Map(own).values()].sort((a, b) => a.id - b.id);
}

/** Adds what is not there yet. The client sends it once: if it is unknown whether it was stored, the list shows it. */
export async function addOnce<T>(add: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await add();
  } catch (error) {
    if (!isEndUnknown(error)) throw error;
    return (await find()) ?? (await add());
  }
}

/** Address of this run for people, with its attempt if it is not the first; null outside of Actions. */
export function urlOfRun(): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = process.env;
  const attempt = Number(process.env['GITHUB_RUN_ATTEMPT'] ?? 1);
  if (!server || !repository || !id) return null;
  return `${server}/${repository}/actions/runs/${id}${attempt > 1 ? `/attempts/${attempt}` : ''}`;
}

/** Address of a rule's page in the repository and at the version of this action; null outside of Actions, and for what is no rule. */
export function urlOfRule(id: string): string | null {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_ACTION_REPOSITORY: repository,
    GITHUB_ACTION_REF: ref,
  } = process.env;
  if (!server || !repository || !ref || rulePage(id) === null) return null;
  return `${server}/${repository}/blob/${ref}/docs/rules/${id}.md`;
}
