import * as z from 'zod';
import { DEFAULT_CONFIG, defaultConfig, type ReadConfig, readConfig } from '../config/read.js';
import type { Config } from '../config/schema.js';
import type { ProposedConfig } from '../guards/weakened.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { decodeUtf8 } from '../read/file.js';
import type { OneFile } from '../read/root.js';
import { foreign, name, type Text, text } from '../text/text.js';
import { baseFile } from './base-files.js';
import { answerOf, type Octokit } from './client.js';
import { type Commits, shortId } from './commits.js';
import type { Inputs } from './inputs.js';

const CONFIG_BYTES = 256 * 1024;

/** The configuration in force, and its notices. */
export interface ReadConfiguration {
  readonly config: Config;
  /** False if there is one that could not be read: then the defaults are used, and the names of clusters are not known. */
  readonly isUsable: boolean;
  /** The location of a setting; null for the built-in defaults. */
  readonly placeOf: ReadConfig['placeOf'] | null;
  readonly problems: readonly Problem[];
  readonly rulesFrom: string;
  readonly notices: readonly Text[];
  /** Set if the change edits, adds or deletes the configuration. */
  readonly proposed: ProposedConfig | null;
}

/**
 * Reads the configuration of the trusted commit, never of the change; without one, the defaults. A name that the workflow chose must be
 * there, in the base or added by the change: a misspelled one would loosen every limit in silence.
 */
export async function configOf(
  { config: file, configRef }: Pick<Inputs, 'config' | 'configRef'>,
  commits: Commits,
  repo: string,
  ofOrganisation: (reference: string) => Promise<string>,
): Promise<ReadConfiguration> {
  if (configRef !== null)
    return { ...parsed(await ofOrganisation(configRef), configRef, configRef), notices: [], proposed: null };
  const { trusted, head, isEdited } = baseFile(repo, commits, file, CONFIG_BYTES);
  const where = `${file} of commit ${shortId(commits.trusted)}`;
  if (!trusted.bytes && trusted.problems.length === 0 && !isEdited && file !== DEFAULT_CONFIG)
    throw new Error(`There is no ${where}. Correct the input config, or leave it out.`);
  const read = trusted.bytes
    ? parsed(decodeUtf8(trusted.bytes), file, where)
    : {
        ...{ config: defaultConfig(), isUsable: trusted.problems.length === 0, placeOf: null },
        ...{ rulesFrom: `the built-in defaults (no ${where})`, problems: trusted.problems },
      };
  return isEdited
    ? withEdit(read, file, head, trusted.bytes === null)
    : { ...read, notices: [], proposed: null };
}

type InForce = Omit<ReadConfiguration, 'notices' | 'proposed'>;

function parsed(written: string | null, file: string, where: string): InForce {
  const read =
    written === null ? { problems: [errorAt(null, 'invalid-config', NO_TEXT)] } : readConfig(written, file);
  if ('config' in read) return { ...read, isUsable: true, rulesFrom: where, problems: [] };
  const message = text`The configuration (${foreign(where)}) cannot be used; the built-in defaults were used.`;
  return {
    ...{ config: defaultConfig(), isUsable: false, placeOf: null, rulesFrom: 'the built-in defaults' },
    problems: [errorAt(null, 'invalid-config', message), ...read.problems],
  };
}

const NO_TEXT = text`It is not UTF-8 text.`;

/** A change of the configuration takes effect after it is merged; the reviewer should know that it is there. */
function withEdit(
  read: InForce,
  file: string,
  { bytes, problems: [problem] }: OneFile,
  isFirst: boolean,
): ReadConfiguration {
  const shown = name('file', file);
  const notices = [
    text`This change edits the fleetplan configuration (${shown}); the base version was used. Review that change separately.`,
  ];
  const written = bytes && decodeUtf8(bytes);
  if (!problem && (bytes === null || written !== null))
    return { ...read, notices, proposed: { before: read.config, file, text: written, isFirst } };
  const message = text`After this change the configuration ${shown} cannot be read: ${problem ? problem.message : NO_TEXT}`;
  const broken = errorAt(null, 'invalid-config', message);
  return { ...read, problems: [...read.problems, broken], notices, proposed: null };
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
