import { errorAt, type Problem } from '../manifest/problem.js';
import type { ProposedConfig } from '../guards/weakened.js';
import { DEFAULT_CONFIG, defaultConfig, type ReadConfig, readConfig } from '../config/read.js';
import type { Config } from '../config/schema.js';
import { decodeUtf8 } from '../read/text.js';
import { fileAt } from '../read/git.js';
import type { Commits } from './commits.js';
import type { Inputs } from './inputs.js';
import { foreign, name, type Text, text } from '../text/text.js';

const CONFIG_BYTES = 256 * 1024;

type ConfigInputs = Pick<Inputs, 'config' | 'configRef'>;

/** The configuration in force, and its notices. */
export interface ReadConfiguration {
  readonly config: Config;
  /** False where there is one that could not be read: then the defaults stand in, and what it says of names is not known. */
  readonly isUsable: boolean;
  /** Where its settings stand; null for the built-in defaults. */
  readonly placeOf: ReadConfig['placeOf'] | null;
  readonly problems: readonly Problem[];
  readonly rulesFrom: string;
  readonly notices: readonly Text[];
  /** Where the change edits, adds or deletes the configuration. */
  readonly proposed: ProposedConfig | null;
}

/**
 * Reads the configuration of the trusted commit, never of the change; without one, the defaults. A name that somebody chose must be
 * there, in the base or added by the change: a misspelled one would loosen every limit in silence.
 */
export async function configOf(
  inputs: ConfigInputs,
  commits: Commits,
  repo: string,
  ofOrganisation: (reference: string) => Promise<string>,
): Promise<ReadConfiguration> {
  if (inputs.configRef !== null) {
    const written = await ofOrganisation(inputs.configRef);
    return parsed(written, inputs.configRef, inputs.configRef, NO_EDIT);
  }
  const { bytes, problems } = fileAt(repo, commits.trusted, inputs.config, CONFIG_BYTES);
  const where = `${inputs.config} of ${commits.trustedLabel}`;
  const edit = editOf(inputs.config, commits, repo, bytes);
  // No notice: the change does not add it either.
  const isNowhere = bytes === null && problems.length === 0 && edit.notices.length === 0;
  if (isNowhere && inputs.config !== DEFAULT_CONFIG)
    throw new Error(`There is no ${where}. Correct the input config, or leave it out.`);
  if (bytes) return parsed(decodeUtf8(bytes), inputs.config, where, edit);
  return {
    ...inForce(defaultConfig(), edit),
    isUsable: problems.length === 0,
    placeOf: null,
    rulesFrom: `the built-in defaults (no ${where})`,
    problems: [...problems, ...edit.problems],
  };
}

function parsed(written: string | null, file: string, where: string, edit: ConfigEdit): ReadConfiguration {
  const read =
    written === null ? { problems: [errorAt(null, 'invalid-config', NO_TEXT)] } : readConfig(written, file);
  if ('config' in read) {
    const { problems } = edit;
    return {
      ...inForce(read.config, edit),
      placeOf: read.placeOf,
      isUsable: true,
      rulesFrom: where,
      problems,
    };
  }
  const broken = errorAt(
    null,
    'invalid-config',
    text`The configuration (${foreign(where)}) cannot be used; the built-in defaults were used.`,
  );
  return {
    ...inForce(defaultConfig(), edit),
    isUsable: false,
    placeOf: null,
    rulesFrom: 'the built-in defaults',
    problems: [broken, ...read.problems, ...edit.problems],
  };
}

function inForce(
  config: Config,
  { notices, edited }: ConfigEdit,
): Pick<ReadConfiguration, 'config' | 'notices' | 'proposed'> {
  return { config, notices, proposed: edited && { before: config, ...edited } };
}

const NO_TEXT = text`It is not UTF-8 text.`;

interface ConfigEdit extends Pick<ReadConfiguration, 'notices' | 'problems'> {
  readonly edited: Omit<ProposedConfig, 'before'> | null;
}

const NO_EDIT: ConfigEdit = { notices: [], edited: null, problems: [] };

/** A change of the configuration takes effect after it is merged; the reviewer should know that it is there. */
function editOf(
  file: string,
  { base, head, trusted }: Commits,
  repo: string,
  before: Buffer | null,
): ConfigEdit {
  if (base === null || head === trusted) return NO_EDIT;
  const after = fileAt(repo, head, file, CONFIG_BYTES);
  const isAs = (before: Buffer | null): boolean =>
    before === null ? after.bytes === null : after.bytes?.equals(before) === true;
  const notice = text`This change edits the fleetplan configuration (${name('file', file)}); the base version was used. Review that change separately.`;
  const written = after.bytes && decodeUtf8(after.bytes);
  if (after.problems.length > 0 || (after.bytes !== null && written === null)) {
    const [problem] = after.problems;
    const message = text`After this change the configuration ${name('file', file)} cannot be read: ${problem ? problem.message : NO_TEXT}`;
    return { notices: [notice], edited: null, problems: [errorAt(null, 'invalid-config', message)] };
  }
  if (isAs(before)) return NO_EDIT;
  // What the base branch has changed since is not the change's doing.
  if (base !== trusted && isAs(fileAt(repo, base, file, CONFIG_BYTES).bytes)) return NO_EDIT;
  return { notices: [notice], edited: { file, text: written, isFirst: before === null }, problems: [] };
}
