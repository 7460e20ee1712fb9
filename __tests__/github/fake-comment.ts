import type { FakeComment } from './fake-github.js';
import { userOf } from './fake-user.js';

const NOW = '2026-11-21T08:00:00Z';

/** A comment as GitHub's description of its answers has it. */
export function wire({ id, body, login, userId }: FakeComment): object {
  const site = 'https://github.example';
  const user = userOf(login, userId);
  return {
    id,
    node_id: `IC_${id}`,
    url: `${site}/comments/${id}`,
    html_url: `${site}/html/${id}`,
    issue_url: `${site}/issues/7`,
    body,
    user,
    created_at: NOW,
    updated_at: NOW,
    author_association: 'NONE',
  };
}
