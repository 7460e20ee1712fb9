import type { Octokit } from './client.js';

const REFERENCE = /^([\w.-]+)\/([\w.-]+)\/(.+)@([0-9a-f]{40})$/;

/**
 * The text of a configuration that stands in another repository: `OWNER/REPO/PATH@COMMIT`, the commit as its full id, since
 * a branch could move under the check. Throws with a sentence where it can not be had.
 */
export async function organisationConfig(octokit: Octokit, reference: string): Promise<string> {
  const [, owner, repo, path, ref] = REFERENCE.exec(reference) ?? [];
  if (owner === undefined || repo === undefined || path === undefined || ref === undefined) {
    throw new Error(
      `The input config-ref must be OWNER/REPO/PATH@COMMIT with the full commit id, not "${reference}".`,
    );
  }
  const { data } = await octokit.rest.repos.getContent({ owner, repo, path, ref });
  if (Array.isArray(data) || data.type !== 'file' || !('content' in data)) {
    throw new Error(`The input config-ref does not name a file: ${reference}`);
  }
  return Buffer.from(data.content, 'base64').toString('utf8');
}
