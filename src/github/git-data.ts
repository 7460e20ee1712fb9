import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Octokit } from './client.js';
import type { HistoryClient } from './commits.js';
import type { Repository } from './own-comments.js';

/**
 * The git database of a repository through the API, for what a shallow checkout lacks. An object never changes under its name, so
 * nothing is asked for twice.
 */
export function gitDataClient(octokit: Octokit, repository: Repository): HistoryClient {
  return {
    getCommit: once(async (sha: string) => {
      const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: sha });
      return { treeSha: data.tree.sha, parents: data.parents.map((parent) => parent.sha) };
    }),
    getTree: once(async (sha: string, recursive: boolean) => {
      const request = { ...repository, tree_sha: sha, ...(recursive ? { recursive: 'true' } : {}) };
      const { data } = await octokit.rest.git.getTree(request);
      const entries = data.tree.map((entry) => ({
        path: entry.path,
        mode: entry.mode,
        type: entry.type,
        sha: entry.sha,
        size: entry.size ?? 0,
      }));
      return { entries, truncated: data.truncated };
    }),
    getBlob: once(async (sha: string) => {
      const { data } = await octokit.rest.git.getBlob({ ...repository, file_sha: sha });
      const bytes = Buffer.from(data.content, 'base64');
      if (OBJECT_NAME.test(sha) && objectName(bytes) !== sha)
        throw new Error('GitHub answered with another file, or with a part of it.');
      return bytes;
    }),
    getBlobs: (shas) => blobsAtOnce(octokit, repository, shas),
    async branchTip(branch) {
      const { data } = await octokit.rest.git.getRef({ ...repository, ref: `heads/${branch}` });
      if (data.ref !== `refs/heads/${branch}`) throw new Error('GitHub answered with another branch.');
      return data.object.sha;
    },
    async compare(base, head) {
      const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
        ...repository,
        basehead: `${base}...${head}`,
        per_page: 1,
      });
      return { mergeBaseSha: data.merge_base_commit.sha };
    },
  };
}

const blobsSchema = z.object({
  repository: z.record(z.string(), z.object({ text: z.string().nullish() }).nullable()).nullable(),
});
const OBJECT_NAME = /^[0-9a-f]{40}$/;

/**
 * What one request gives of these blobs. GraphQL gives texts, of which it cuts long ones and translates those of another character set:
 * only bytes that have the name that was asked for are what was asked for.
 */
async function blobsAtOnce(
  octokit: Octokit,
  repository: Repository,
  shas: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const fields = shas
    .filter((sha) => OBJECT_NAME.test(sha))
    .map((sha) => `b${sha}: object(oid: "${sha}") { ... on Blob { text } }`);
  const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${fields.join(' ')} } }`;
  const answer = blobsSchema.parse(await octokit.graphql(query, { ...repository }));
  const found = new Map<string, Buffer>();
  for (const [alias, blob] of Object.entries(answer.repository ?? {})) {
    if (typeof blob?.text !== 'string') continue;
    const bytes = Buffer.from(blob.text);
    const name = objectName(bytes);
    if (alias === `b${name}`) found.set(name, bytes);
  }
  return found;
}

/** What git calls a blob of these bytes. */
function objectName(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The same answer for the same question; a failure is asked again. */
function once<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (...question) => {
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(...question);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
