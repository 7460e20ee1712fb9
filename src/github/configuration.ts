import * as z from 'zod';
import { DEFAULT_CONFIG } from '../config/read.js';
import { baseFile, type Commits, isThere } from '../inputs/base-file.js';
import {
  CONFIG_BYTES,
  type Configuration,
  configurationIn,
  trustedConfiguration,
} from '../inputs/configuration.js';
import { visible } from '../manifest/visible.js';
import { answerOf, type Octokit } from './client.js';
import { shortId } from './commits.js';
import type { Inputs } from './inputs.js';

/**
 * Reads the configuration of the trusted commit, never of the change; without one, the defaults. A name that the workflow chose must be
 * there, in the base or added by the change: a misspelled one would loosen every limit in silence.
 */
export async function configOf(
  { config: file, configRef }: Pick<Inputs, 'config' | 'configRef'>,
  commits: Commits,
  repo: string,
  ofOrganisation: (reference: string) => Promise<string>,
): Promise<Configuration> {
  if (configRef !== null) return configurationIn(await ofOrganisation(configRef), configRef, configRef);
  const found = baseFile(repo, commits, file, CONFIG_BYTES);
  const where = `${file} of commit ${shortId(commits.trusted)}`;
  if (!isThere(found.trusted) && !found.isEdited && file !== DEFAULT_CONFIG)
    throw new Error(`There is no ${where}. Correct the input config, or leave it out.`);
  return trustedConfiguration(found, file, where);
}

const REFERENCE = /^([\w.-]+)\/([\w.-]+)\/(.+)@([0-9a-f]{40})$/;
const fileSchema = z.object({
  type: z.literal('file'),
  encoding: z.string(),
  size: z.number(),
  content: z.string(),
});

/**
 * The text of a configuration that is in another repository: `OWNER/REPO/PATH@COMMIT`, the commit as its full id, since
 * a branch could move under the check. Throws with a sentence if it cannot be read.
 */
export async function organisationConfig(octokit: Octokit, reference: string): Promise<string> {
  const [, owner, repo, path, ref] = REFERENCE.exec(reference) ?? [];
  if (owner === undefined || repo === undefined || path === undefined || ref === undefined)
    throw new Error(
      `The input config-ref must be OWNER/REPO/PATH@COMMIT with the full commit id, not "${visible(reference)}".`,
    );
  const answer = await octokit.rest.repos.getContent({ owner, repo, path, ref }).catch((error: unknown) => {
    throw new Error(
      `The configuration ${owner}/${repo}/${visible(path)} of config-ref cannot be read: ${answerOf(error)}. The token must be allowed to read that repository.`,
      { cause: error },
    );
  });
  const { data: file } = fileSchema.safeParse(answer.data);
  if (!file) throw new Error(`The input config-ref does not name a file: ${visible(reference)}`);
  const bytes = Buffer.from(file.content, 'base64');
  if (file.encoding !== 'base64' || bytes.length !== file.size)
    throw new Error(`GitHub sent only a part of the configuration ${visible(reference)}.`);
  return bytes.toString('utf8');
}
