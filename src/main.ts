import { setFailed, setOutput } from '@actions/core';
import { context } from '@actions/github';
import type { ProposedConfig } from './config/loosened.js';
import { defaultConfig, readConfig } from './config/read.js';
import type { Config } from './config/schema.js';
import { loadSnapshot } from './edge/snapshot-file.js';
import type { ObjectStore } from './github/base-files.js';
import { errorProblem, fileAt, sideAt } from './github/base-files.js';
import { createClient } from './github/client.js';
import type { Commits } from './github/commits.js';
import { commitsOf } from './github/commits.js';
import type { RunEvent } from './github/event.js';
import { readEvent } from './github/event.js';
import { gitDataClient } from './github/git-data.js';
import type { Inputs } from './github/inputs.js';
import { readInputs } from './github/inputs.js';
import { organisationConfig } from './github/organisation-config.js';
import { publish } from './github/publish.js';
import { snapshotFiles } from './github/snapshot-input.js';
import type { Problem } from './manifest/problem.js';
import { makeReport } from './pipeline.js';
import { withUnmatched } from './read/unmatched.js';

const CONFIG_BYTES = 256 * 1024;

/** The action: reads its inputs and the event, plans, publishes. Whatever goes wrong fails the step; nothing passes unseen. */
export async function run(): Promise<void> {
  try {
    await plan();
  } catch (error) {
    // A later step that looks at the outputs must not take their absence for a pass.
    setOutput('verdict', 'unknown');
    setOutput('would-fail', true);
    // Only the message: a stack or a request could hold the token.
    setFailed(
      `fleetplan could not judge this change: ${error instanceof Error ? error.message : 'unknown error'}`,
    );
  }
}

async function plan(): Promise<void> {
  const inputs = readInputs();
  const event = readEvent(context.eventName, context.payload, context.sha);
  const octokit = createClient(inputs.token, context.apiUrl);
  const client = gitDataClient(octokit, context.repo);
  const repo = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  const store: ObjectStore = { repo, client };
  const commits = await commitsOf(event, inputs, repo, client);
  const read = await configOf(inputs, commits, store, octokit);
  const report = await judged({ inputs, event, commits, store, ...read });
  await publish({ report, inputs, config: read.config, event, octokit, repository: context.repo });
}

interface Judging extends ReadConfiguration {
  readonly inputs: Inputs;
  readonly event: RunEvent;
  readonly commits: Commits;
  readonly store: ObjectStore;
}

async function judged(judging: Judging) {
  const { inputs, event, commits, store, config } = judging;
  const globs = inputs.policies ?? config.policies;
  if (globs === null)
    throw new Error(
      'Say which files are policies: the input `policies`, or `policies` in the configuration.',
    );
  const written = inputs.snapshot ?? config.snapshot;
  if (written === null)
    throw new Error('Say where the snapshot is: the input `snapshot`, or `snapshot` in the configuration.');
  const temporary = process.env['RUNNER_TEMP'] ?? store.repo;
  const mayReadCheckout = event.trigger.kind !== 'pull-request' || event.trigger.mayReadCheckout;
  const files = await snapshotFiles(written, commits, store, { temporary, mayReadCheckout });
  const { snapshot, problems } = await loadSnapshot(files.paths);
  const { base, head, baseLabel, headLabel } = commits;
  const sides = withUnmatched(
    await sideAt(store, head, globs, headLabel),
    base === null ? null : await sideAt(store, base, globs, baseLabel ?? 'base'),
  );
  return makeReport({
    ...sides,
    snapshot,
    snapshotProblems: [...judging.problems, ...files.problems, ...problems],
    config: { ...config, cluster: inputs.cluster ?? config.cluster },
    proposedConfig: judging.proposed,
    rulesFrom: judging.rulesFrom,
    notices: [...judging.notices, ...files.notices],
    // The only clock of the action; everything after it gets the instant as a value.
    at: inputs.at ?? Date.now(),
    horizonMs: inputs.horizonMs ?? config.horizon,
    seed: 1,
    scenario: 'healthy',
    failOn: inputs.failOn ?? config.failOn,
    failOnExisting: inputs.failOnExisting ?? config.failOnExisting,
  });
}

interface ReadConfiguration {
  readonly config: Config;
  readonly problems: readonly Problem[];
  readonly rulesFrom: string;
  readonly notices: readonly string[];
  /** Where the change edits a configuration that the base has. */
  readonly proposed: ProposedConfig | null;
}

/** The configuration of the base commit, never of the change; without one, the defaults. */
async function configOf(
  inputs: Inputs,
  commits: Commits,
  store: ObjectStore,
  octokit: ReturnType<typeof createClient>,
): Promise<ReadConfiguration> {
  if (inputs.configRef !== null) {
    const text = await organisationConfig(octokit, inputs.configRef);
    return parsed(text, inputs.configRef, inputs.configRef, NO_EDIT);
  }
  const from = commits.base ?? commits.head;
  const { bytes, problems } = await fileAt(store, from, inputs.config, CONFIG_BYTES);
  const where = `${inputs.config} of ${commits.baseLabel ?? commits.headLabel}`;
  const edit = await editedConfig(inputs, commits, store, bytes);
  if (bytes) return parsed(bytes.toString('utf8'), inputs.config, where, edit);
  const rulesFrom = `the built-in defaults (no ${where})`;
  return { config: defaultConfig(), problems, rulesFrom, ...edit };
}

function parsed(text: string, file: string, where: string, edit: ConfigEdit): ReadConfiguration {
  const read = readConfig(text, file);
  if ('config' in read) return { config: read.config, problems: [], rulesFrom: where, ...edit };
  const broken = errorProblem(
    'invalid-config',
    `The configuration (${where}) can not be used, so the built-in defaults were.`,
  );
  return {
    config: defaultConfig(),
    problems: [broken, ...read.problems],
    rulesFrom: 'the built-in defaults',
    ...edit,
  };
}

type ConfigEdit = Pick<ReadConfiguration, 'notices' | 'proposed'>;

const NO_EDIT: ConfigEdit = { notices: [], proposed: null };

/** A change of the configuration takes effect after it is merged; the reviewer should know that it is there. */
async function editedConfig(
  inputs: Inputs,
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
