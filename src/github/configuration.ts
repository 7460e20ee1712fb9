import type { ProposedConfig } from '../config/loosened.js';
import type { ReadConfig } from '../config/read.js';
import { defaultConfig, readConfig } from '../config/read.js';
import type { Config } from '../config/schema.js';
import type { Problem } from '../manifest/problem.js';
import type { ObjectStore } from './base-files.js';
import { errorProblem, fileAt } from './base-files.js';
import type { Commits } from './commits.js';
import type { Inputs } from './inputs.js';
import { DEFAULT_CONFIG } from './inputs.js';

const CONFIG_BYTES = 256 * 1024;

type ConfigInputs = Pick<Inputs, 'config' | 'configRef'>;

/** The configuration that judges, and what is to be said of it. */
export interface ReadConfiguration {
  readonly config: Config;
  /** Where its settings stand; null for the built-in defaults. */
  readonly placeOf: ReadConfig['placeOf'] | null;
  readonly problems: readonly Problem[];
  readonly rulesFrom: string;
  readonly notices: readonly string[];
  /** Where the change edits a configuration that the base has. */
  readonly proposed: ProposedConfig | null;
}

/**
 * The configuration of the base commit, never of the change; without one, the defaults. A name that somebody chose must be there,
 * in the base or added by the change: a misspelled one would loosen every limit in silence.
 */
export async function configOf(
  inputs: ConfigInputs,
  commits: Commits,
  store: ObjectStore,
  ofOrganisation: (reference: string) => Promise<string>,
): Promise<ReadConfiguration> {
  if (inputs.configRef !== null) {
    const text = await ofOrganisation(inputs.configRef);
    return parsed(text, inputs.configRef, inputs.configRef, NO_EDIT);
  }
  const from = commits.base ?? commits.head;
  const { bytes, problems } = await fileAt(store, from, inputs.config, CONFIG_BYTES);
  const where = `${inputs.config} of ${commits.baseLabel ?? commits.headLabel}`;
  const edit = await editedConfig(inputs, commits, store, bytes);
  // No notice: the change does not add it either.
  const isNowhere = bytes === null && problems.length === 0 && edit.notices.length === 0;
  if (isNowhere && inputs.config !== DEFAULT_CONFIG)
    throw new Error(`There is no ${where}. Correct the input config, or leave it out.`);
  if (bytes) return parsed(bytes.toString('utf8'), inputs.config, where, edit);
  const rulesFrom = `the built-in defaults (no ${where})`;
  return { config: defaultConfig(), placeOf: null, problems, rulesFrom, ...edit };
}

function parsed(text: string, file: string, where: string, edit: ConfigEdit): ReadConfiguration {
  const read = readConfig(text, file);
  if ('config' in read) return { ...read, problems: [], rulesFrom: where, ...edit };
  const broken = errorProblem(
    'invalid-config',
    `The configuration (${where}) can not be used, so the built-in defaults were.`,
  );
  return {
    config: defaultConfig(),
    placeOf: null,
    problems: [broken, ...read.problems],
    rulesFrom: 'the built-in defaults',
    ...edit,
  };
}

type ConfigEdit = Pick<ReadConfiguration, 'notices' | 'proposed'>;

const NO_EDIT: ConfigEdit = { notices: [], proposed: null };

/** A change of the configuration takes effect after it is merged; the reviewer should know that it is there. */
async function editedConfig(
  inputs: ConfigInputs,
  { base, head }: Commits,
  store: ObjectStore,
  before: Buffer | null,
): Promise<ConfigEdit> {
  if (base === null) return NO_EDIT;
  const { bytes: after } = await fileAt(store, head, inputs.config, CONFIG_BYTES);
  const isSame = before === null ? after === null : after !== null && after.equals(before);
  if (isSame) return NO_EDIT;
  const notice = `The change edits its own judge, ${inputs.config}; it is judged by the base's. Review that edit by itself.`;
  // The first configuration of a repository has none to be looser than.
  const proposed = before && { file: inputs.config, text: after?.toString('utf8') ?? null };
  return { notices: [notice], proposed };
}
