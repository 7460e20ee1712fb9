import type { Run } from './own-comments.js';

/** Address of this run for people; null outside of Actions. */
export function urlOfRun(): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = process.env;
  return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null;
}

/** Which run this is, as the runner says; null where it does not. */
export function thisRun(): Run | null {
  const id = Number(process.env['GITHUB_RUN_ID'] ?? NaN);
  const attempt = Number(process.env['GITHUB_RUN_ATTEMPT'] ?? 1);
  return Number.isSafeInteger(id) && Number.isSafeInteger(attempt) ? { id, attempt } : null;
}
