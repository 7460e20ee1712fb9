import { parseMarker } from '../report/index.js';
import type { Octokit } from './client.js';
import { statusOf } from './client.js';

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

export interface CommentRequest {
  readonly repository: Repository;
  readonly pullNumber: number;
  /** The head that was planned; a newer one means that a newer run will speak. */
  readonly headSha: string;
  readonly key: string;
  readonly digest: string;
  readonly body: string;
  /** False to edit an existing comment but not to write a first one. */
  readonly mayCreate: boolean;
}

export type CommentResult =
  | { readonly kind: 'created' | 'edited' | 'unchanged'; readonly id: number }
  | { readonly kind: 'not-wanted' | 'outdated' }
  | { readonly kind: 'refused' | 'failed'; readonly why: string };

/** Where GraphQL does not say who the token is: the author of every comment made with GITHUB_TOKEN. */
const ACTIONS_BOT = 'github-actions[bot]';

/**
 * Writes the comment once and edits it in place afterwards. A comment is ours when its author is the token's own user, and
 * its body begins with our marker, and the key is exactly ours; anything less could be captured by somebody else. A token
 * that may not write costs the comment, never the verdict: the result says so and nothing is thrown.
 */
export async function writeComment(octokit: Octokit, request: CommentRequest): Promise<CommentResult> {
  try {
    if (await isOutdated(octokit, request)) return { kind: 'outdated' };
    const existing = await findOwn(octokit, request);
    if (existing?.body === request.body) return { kind: 'unchanged', id: existing.id };
    if (existing) return { kind: 'edited', id: await edit(octokit, request, existing.id) };
    if (!request.mayCreate) return { kind: 'not-wanted' };
    return { kind: 'created', id: await create(octokit, request) };
  } catch (error) {
    const status = statusOf(error);
    if (status === 401 || status === 403 || status === 404) {
      return { kind: 'refused', why: `GitHub answered ${status}` };
    }
    return {
      kind: 'failed',
      why: status === null ? 'GitHub could not be reached' : `GitHub answered ${status}`,
    };
  }
}

async function isOutdated(
  octokit: Octokit,
  { repository, pullNumber, headSha }: CommentRequest,
): Promise<boolean> {
  const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: pullNumber });
  return data.head.sha !== headSha;
}

async function findOwn(
  octokit: Octokit,
  { repository, pullNumber, key }: CommentRequest,
): Promise<{ id: number; body: string } | null> {
  const login = await ownLogin(octokit);
  const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, {
    ...repository,
    issue_number: pullNumber,
    per_page: 100,
  });
  for await (const { data } of pages) {
    for (const comment of data) {
      const body = comment.body ?? '';
      if (comment.user?.login !== login) continue;
      if (parseMarker(body)?.key === key) return { id: comment.id, body };
    }
  }
  return null;
}

async function ownLogin(octokit: Octokit): Promise<string> {
  try {
    const { viewer } = await octokit.graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    // GraphQL names an app "github-actions", REST names its user "github-actions[bot]".
    return viewer.login === 'github-actions' ? ACTIONS_BOT : viewer.login;
  } catch {
    return ACTIONS_BOT;
  }
}

async function create(octokit: Octokit, { repository, pullNumber, body }: CommentRequest): Promise<number> {
  const { data } = await octokit.rest.issues.createComment({ ...repository, issue_number: pullNumber, body });
  return data.id;
}

async function edit(octokit: Octokit, { repository, body }: CommentRequest, id: number): Promise<number> {
  const { data } = await octokit.rest.issues.updateComment({ ...repository, comment_id: id, body });
  return data.id;
}
