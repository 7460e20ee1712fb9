import * as z from 'zod';
import { visible } from '../manifest/visible.js';
import { answerOf, type Octokit } from './client.js';

const REFERENCE = /^([\w.-]+)\/([\w.-]+)\/(.+)@([0-9a-f]{40})$/;

/**
 * The text of a configuration that is in another repository: `OWNER/REPO/PATH@COMMIT`, the commit as its full id, since
 * a branch could move under the check. Throws with a sentence where it cannot be had.
 */
export async function organisationConfig(octokit: Octokit, reference: string): Promise<string> {
  const [, owner, repo, path, ref] = REFERENCE.exec(reference) ?? [];
  if (owner === undefined || repo === undefined || path === undefined || ref === undefined) {
    throw new Error(
      `The input config-ref must be OWNER/REPO/PATH@COMMIT with the full commit id, not "${visible(reference)}".`,
    );
  }
  const data = await contentOf(octokit, { owner, repo, path, ref });
  if (data === null) throw new Error(`The input config-ref does not name a file: ${visible(reference)}`);
  const bytes = Buffer.from(data.content, 'base64');
  if (data.encoding !== 'base64' || bytes.length !== data.size)
    throw new Error(`GitHub gave only a part of the configuration ${visible(reference)}.`);
  return bytes.toString('utf8');
}

const fileSchema = z.object({
  type: z.literal('file'),
  encoding: z.string(),
  size: z.number(),
  content: z.string(),
});

interface Wanted {
  readonly owner: string;
  readonly repo: string;
  readonly path: string;
  readonly ref: string;
}

/** Null for what is no file. */
async function contentOf(octokit: Octokit, wanted: Wanted): Promise<z.output<typeof fileSchema> | null> {
  try {
    const { data } = await octokit.rest.repos.getContent({ ...wanted });
    return fileSchema.safeParse(data).data ?? null;
  } catch (error) {
    throw new Error(
      `The configuration ${wanted.owner}/${wanted.repo}/${visible(wanted.path)} of config-ref cannot be read: ${answerOf(error)}. The token must be allowed to read that repository.`,
      { cause: error },
    );
  }
}
