import { createClient, type Octokit } from '../../src/github/client.js';
import { type CommentRequest, type CommentResult, writeComment } from '../../src/github/comment.js';
import { markerKey } from '../../src/report/index.js';
import {
  type Behavior,
  type FakeComment,
  type FakeGitHub,
  type FakeState,
  type Fault,
  startFakeGitHub,
} from './fake-github.js';

export const BOT = 'github-actions[bot]';
export const HEAD = 'a'.repeat(40);

export const body = (key: string, text: string): string =>
  `<!-- fleetplan v1 key=${key} digest=sha256:1 -->\n${text}\n`;
export const NEW = body('prod', 'red');
export const ours = (id: number, key = 'prod'): FakeComment => ({
  id,
  body: body(key, 'green'),
  login: BOT,
});

export const COMMENTS = '/issues/7/comments';
export const once = (kind: Fault['kind'], on: string, more: Partial<Fault> = {}): Fault => ({
  kind,
  on,
  times: 1,
  ...more,
});

interface Outcome {
  readonly result: CommentResult;
  readonly comments: readonly (readonly [id: number, body: string])[];
  readonly state: FakeState;
}

export const scene = (behavior: Partial<Behavior>): Promise<FakeGitHub> =>
  startFakeGitHub({ repository: '', headSha: HEAD, comments: [], ...behavior });

/** Nothing is waited for but the network. */
export function clientOf({ url }: FakeGitHub, given: object = {}): Octokit {
  return createClient('fake-token', url, { secondMs: 0, requestMs: 3000, ...given });
}

export async function write(
  behavior: Partial<Behavior>,
  change: Partial<CommentRequest> = {},
): Promise<Outcome> {
  const github = await scene(behavior);
  const request: CommentRequest = {
    repository: { owner: 'acme', repo: 'infra' },
    pull: { number: 7, headSha: HEAD, baseRef: 'main' },
    key: markerKey('prod'),
    body: NEW,
    mayCreate: true,
    ...change,
  };
  const result = await writeComment(clientOf(github), request);
  const state = await github.state();
  expect(state.violations).toEqual([]);
  expect(state.elsewhere).toEqual([]);
  return { result, comments: state.comments.map((comment) => [comment.id, comment.body]), state };
}
