import { context } from '@actions/github';
import { globsOf } from './config/policy-sources.js';
import { loadSnapshot } from './edge/snapshot-file.js';
import type { ObjectStore } from './github/base-files.js';
import { sideAt } from './github/base-files.js';
import { createClient } from './github/client.js';
import type { Commits } from './github/commits.js';
import { commitsOf } from './github/commits.js';
import type { ReadConfiguration } from './github/configuration.js';
import { configOf } from './github/configuration.js';
import type { RunEvent } from './github/event.js';
import { readEvent } from './github/event.js';
import { gitDataClient } from './github/git-data.js';
import type { Inputs } from './github/inputs.js';
import { readInputs } from './github/inputs.js';
import { organisationConfig } from './github/organisation-config.js';
import { publish } from './github/publish.js';
import { snapshotFiles } from './github/snapshot-input.js';
import { failStep, setOutputs } from './output/action-log.js';
import { makeReport } from './pipeline.js';
import { withUnmatched } from './read/unmatched.js';

/** The action: reads its inputs and the event, plans, publishes. Whatever goes wrong fails the step; nothing passes unseen. */
export async function run(): Promise<void> {
  // A later step that looks at the outputs must not take their absence for a pass, however this run ends; the last one counts.
  setOutputs(UNKNOWN);
  try {
    await plan();
  } catch (error) {
    setOutputs(UNKNOWN);
    // Only the message: a stack or a request could hold the token.
    failStep(
      `fleetplan could not judge this change: ${error instanceof Error ? error.message : 'unknown error'}`,
    );
  }
}

const UNKNOWN = { verdict: 'unknown', 'would-fail': true };

async function plan(): Promise<void> {
  const inputs = readInputs();
  const event = readEvent(context.eventName, context.payload, context.sha);
  const octokit = createClient(inputs.token, context.apiUrl);
  const client = gitDataClient(octokit, context.repo);
  const repo = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  const store: ObjectStore = { repo, client };
  const commits = await commitsOf(event, inputs, repo, client);
  const read = await configOf(inputs, commits, store, (reference) => organisationConfig(octokit, reference));
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
  const globs = inputs.policies ?? (config.policies && globsOf(config.policies));
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
    configPlaces: judging.placeOf,
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
