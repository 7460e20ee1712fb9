import { getInput } from '@actions/core';
import { type ClusterSettings, placesIn } from './config/clusters.js';
import { pathSource } from './config/policy-sources.js';
import { lastReport, unchanged } from './edge/last-report.js';
import { loadLegs, loadReviewed } from './edge/report-files.js';
import { loadSnapshot } from './edge/snapshot-file.js';
import type { Expectation } from './gate/expectation.js';
import { gateReport } from './gate/gate.js';
import type { ReviewedPlan, UnusableReport } from './gate/reviewed.js';
import { createClient, type Repository } from './github/client.js';
import { type Clone, type Commits, commitsOf } from './github/commits.js';
import { configOf, type ReadConfiguration } from './github/configuration.js';
import { readEvent, type RunEvent } from './github/event.js';
import { type Inputs, type Mode, readInputs } from './github/inputs.js';
import { organisationConfig } from './github/organisation-config.js';
import { type Publication, publish } from './github/publish.js';
import { publishDrift } from './github/publish-drift.js';
import { publishGate } from './github/publish-gate.js';
import { MERGED_KEY, publishMerge } from './github/publish-merge.js';
import { historyClient, retargetNotices } from './github/retarget.js';
import { apiUrlOf, readRunner } from './github/runner.js';
import { sidesAt, type SidesRequest } from './github/sides.js';
import { snapshotFiles } from './github/snapshot-input.js';
import { endUnjudged, type Progress, sentenceOf } from './github/unjudged.js';
import { fetchCommit } from './read/git-command.js';
import { resolveCommit } from './read/git.js';
import { withCoverage } from './guards/proposed-coverage.js';
import { visible } from './manifest/visible.js';
import { merge, type Merged } from './merge/merge.js';
import { failStep, setOutputs } from './output/action-log.js';
import { ClusterCharts } from './sources/remote-charts/allowed.js';
import { chartsFolder } from './sources/remote-charts/cache-folder.js';
import { RemoteCharts } from './sources/remote-charts/remote-charts.js';
import type { ClusterInput } from './plan.js';
import { chooseClusters, decider, heldByClusters, makeRun } from './run.js';
import { lineIn, withTriedFixes } from './tried-fixes.js';
import { NO_TEXT, text, withoutStop } from './text/text.js';

/** The action: reads its inputs and the event, plans, publishes. Whatever goes wrong fails the step; nothing passes unseen. */
export async function run(): Promise<void> {
  // A later step that looks at the outputs must not take their absence for a pass, however this run ends; the last one counts.
  setOutputs(UNKNOWN);
  const mode = getInput('mode');
  if (mode === 'gate') setOutputs({ gate: 'deny' });
  const progress: Progress = {
    token: getInput('repo-token'),
    event: null,
    cluster: null,
    // What a gate says is of one hour, and a drift is of no change; the comment is of what was reviewed.
    comment: mode === 'gate' || mode === 'drift' ? 'of-others' : null,
    isDrift: mode === 'drift',
    clusters: null,
  };
  try {
    await runMode(progress);
  } catch (error) {
    await endUnjudged(error, progress, apiUrlOf(process.env), repositoryOf());
  }
}

/** Fails the step for an error that comes from outside of the run. */
export function failUnforeseen(error: unknown): void {
  failStep(`fleetplan could not evaluate this change: ${sentenceOf(error, getInput('repo-token'))}`);
}

const UNKNOWN = { verdict: 'unknown', 'would-fail': true };

async function runMode(progress: Progress): Promise<void> {
  const runner = readRunner(process.env);
  const event = readEvent(runner);
  progress.event = event;
  const inputs = readInputs();
  progress.cluster = inputs.mode === 'merge' ? (inputs.cluster ?? MERGED_KEY) : inputs.cluster;
  progress.comment ??= inputs.commentSummary;
  const repository = repositoryOf();
  const clientWith: Request['clientWith'] = (limits) =>
    createClient(inputs.token, apiUrlOf(process.env), limits);
  const octokit = clientWith({});
  if (inputs.mode === 'merge') {
    await publishMerge({ merged: mergedOf(inputs), inputs, event, octokit, repository });
    return;
  }
  if (inputs.mode === 'plan' && !event.isOfItsCommit && inputs.headRef === null && inputs.headPath === null)
    throw new Error(
      `The ${visible(runner.eventName)} event is not about the commit of its run, which is of the default branch. Plan on pull_request, merge_group or push, or give head-ref and base-ref.`,
    );
  await runClusters({ inputs, mode: inputs.mode, event, repository, octokit, clientWith }, progress);
}

/** What a run of the action was asked for. */
interface Request {
  readonly inputs: Inputs;
  readonly mode: Exclude<Mode, 'merge'>;
  readonly event: RunEvent;
  readonly repository: Repository;
  /** For all that is read. */
  readonly octokit: ReturnType<typeof createClient>;
  readonly clientWith: (limits: Parameters<typeof createClient>[2]) => ReturnType<typeof createClient>;
}

async function runClusters(request: Request, progress: Progress): Promise<void> {
  const { inputs, mode, event, repository, octokit, clientWith } = request;
  const repo = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  const clone: Clone = {
    repo,
    fetch: (commit) => fetchCommit(repo, commit, { repository: urlOf(repository), token: inputs.token }),
  };
  const retarget = await retargetNotices(event, clientWith(SHORT), repository);
  const commits = await commitsOf(event, inputs, clone, historyClient(octokit, repository));
  fetchMissing(clone, commits);
  const read = await configOf(inputs, commits, repo, (reference) => organisationConfig(octokit, reference));
  const { clusters, key } = chooseClusters(read.config, inputs.cluster);
  progress.cluster = key ?? (read.isUsable ? '' : null);
  if (read.isUsable) progress.clusters = clusters.map(({ config }) => config.cluster ?? '');
  progress.comment ??= read.config.comment.summary;
  const notices = [...retarget, ...read.notices];
  const context = { inputs, event, commits, repo, ...read, notices };
  await MODES[mode](await plannedOf(context, clusters), {
    key,
    inputs,
    reviewed: await reviewedFor(context),
    last: (planned) => lastFor(context, planned),
    config: read.config,
    isConfigUsable: read.isUsable,
    event,
    commit: inputs.headPath === null ? commits.head : null,
    // What reading took is not taken from the comment. Issues are written some seconds after each other.
    octokit: clientWith(mode === 'drift' ? { budgetMs: DRIFT_MS + ISSUE_MS * clusters.length } : {}),
    repository,
  });
}

/** Fetches the commits that a shallow checkout lacks. Throws with a sentence for the commit that the configuration comes from. */
function fetchMissing({ repo, fetch }: Clone, { trusted, trustedLabel, base, head }: Commits): void {
  for (const commit of new Set([trusted, base, head])) {
    if (commit === null || !resolveCommit(repo, commit).missing) continue;
    const answer = fetch(commit);
    if (answer.ok || commit !== trusted) continue;
    throw new Error(
      `The checkout lacks the ${trustedLabel}, and git fetch failed: ${answer.reason.replace(/\.$/, '')}. Give the step with actions/checkout \`with: { fetch-depth: 2 }\`.`,
    );
  }
}

/** One after the other: what one cluster rendered is not rendered again for the next. */
async function plannedOf(context: Context, clusters: readonly ClusterSettings[]): Promise<Planned> {
  const charts = new RemoteCharts({ cache: chartsFolder() });
  const shared = { isOneOfSeveral: clusters.length > 1, rendered: new Map(), charts };
  const planned: ClusterInput[] = [];
  for (const cluster of clusters) planned.push(await inputOf(context, cluster, shared));
  charts.close();
  const [first, ...rest] = planned;
  if (first === undefined) throw new RangeError('a configuration without a cluster');
  return [first, ...rest];
}

/** The reviewed plan that a gate compares with; null where none is given. */
async function reviewedFor(context: Context): Promise<Expectation['reviewed']> {
  const { reviewed } = context.inputs;
  return reviewed === null ? null : earlierFile(reviewed, 'reviewed report', context, loadReviewed);
}

/** What was there the last time. */
async function lastFor(context: Context, planned: Planned): Promise<ReviewedPlan | UnusableReport> {
  const { before } = context.inputs;
  if (before === null) throw new RangeError('a drift without the last time');
  return earlierFile(before, 'last report', context, (path) =>
    lastReport(path, 'The file of the input before', planned),
  );
}

/** A file that decides beside the snapshot: the change may not bring it either. */
async function earlierFile<T>(
  written: string,
  what: 'reviewed report' | 'last report',
  { event, commits, repo }: Context,
  read: (path: string) => T | Promise<T>,
): Promise<T | UnusableReport> {
  const temporary = process.env['RUNNER_TEMP'] ?? repo;
  const { mayReadCheckout } = event;
  const files = snapshotFiles([written], commits, repo, { temporary, mayReadCheckout, what });
  try {
    const [problem] = files.problems;
    const [path] = files.paths;
    if (problem || path === undefined)
      return { unusable: text`cannot be used: ${problem ? withoutStop(problem.message) : NO_TEXT}` };
    return await read(path);
  } finally {
    files.remove();
  }
}

/** The reports that the legs of this run, or of the one before it, left. */
function mergedOf({ reports, expect, failOn }: Inputs): Merged {
  const below = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  return merge(loadLegs(reports, below), { expected: expect, failOn });
}

type Planned = readonly [ClusterInput, ...ClusterInput[]];

type Telling = Omit<Publication, 'run'> & {
  readonly reviewed: Expectation['reviewed'];
  readonly last: (planned: Planned) => Promise<ReviewedPlan | UnusableReport>;
};

/** What each mode makes of what was read, and where it tells. */
const MODES: Readonly<Record<Exclude<Mode, 'merge'>, (planned: Planned, to: Telling) => Promise<void>>> = {
  plan: async (planned, to) => {
    const { run, edits } = withTriedFixes(planned, makeRun(planned));
    await publish({ ...to, run, edits, lineOf: (file, line) => lineIn(planned, file, line) });
  },
  drift: async (planned, to) => {
    const inputs = unchanged(planned);
    await publishDrift({
      ...to,
      run: makeRun(inputs),
      live: heldByClusters(inputs),
      last: await to.last(inputs),
    });
  },
  gate: (planned, to) => {
    const expected = { digest: to.inputs.expectDigest, reviewed: to.reviewed };
    publishGate(gateReport(decider(planned, expected), planned[0].at), to);
    return Promise.resolve();
  },
};

const DRIFT_MS = 60_000;
const ISSUE_MS = 4_000;

/** The pull request's place now is worth a short wait; the event has said where it was. */
const SHORT = { budgetMs: 5_000, requestMs: 5_000 };

/** Where git has the repository. */
function urlOf({ owner, repo }: Repository): string {
  return `${process.env['GITHUB_SERVER_URL'] || 'https://github.com'}/${owner}/${repo}`;
}

function repositoryOf(): Repository {
  const [owner = '', repo = ''] = (process.env['GITHUB_REPOSITORY'] ?? '').split('/');
  return { owner, repo };
}

interface Context extends ReadConfiguration {
  readonly inputs: Inputs;
  readonly event: RunEvent;
  readonly commits: Commits;
  readonly repo: string;
}

async function inputOf(
  context: Context,
  { config, path, target }: ClusterSettings,
  {
    isOneOfSeveral,
    rendered,
    charts: fetcher,
  }: {
    readonly isOneOfSeveral: boolean;
    readonly rendered: SidesRequest['rendered'];
    readonly charts: RemoteCharts;
  },
): Promise<ClusterInput> {
  const { inputs, event, commits, repo } = context;
  if (isOneOfSeveral) refuseInputsOfOne(inputs);
  const written = inputs.snapshot ?? config.snapshot;
  if (written === null)
    throw new Error('Say where the snapshot is: the input `snapshot`, or `snapshot` in the configuration.');
  const temporary = process.env['RUNNER_TEMP'] ?? repo;
  const { mayReadCheckout } = event;
  const files = snapshotFiles(written, commits, repo, { temporary, mayReadCheckout });
  const { snapshot, problems } = await loadSnapshot(files.paths).finally(files.remove);
  const sources = inputs.policies === null ? config.policies : [pathSource(inputs.policies)];
  const folders = { base: inputs.basePath, head: inputs.headPath };
  const charts = new ClusterCharts(fetcher, config.remotes, process.env['GITHUB_EVENT_NAME'] ?? null);
  const request = { repo, commits, sources, folders, cluster: target, temporary, rendered, charts };
  const sides = await sidesAt(request);
  const proposedConfig = await withCoverage(context.proposed, {
    ...{ config, base: sources === config.policies ? sides.base : null, snapshot },
    read: async (proposed) => (await sidesAt(ofBase(request, proposed))).head,
  });
  return {
    ...sides,
    snapshot,
    snapshotProblems: [...context.problems, ...files.problems, ...problems],
    config,
    configPlaces: context.placeOf && placesIn(context.placeOf, path),
    proposedConfig,
    rulesFrom: context.rulesFrom,
    notices: [...context.notices, ...files.notices],
    // The only clock of the action; everything after it gets the instant as a value.
    at: inputs.at ?? Date.now(),
    horizonMs: inputs.horizonMs ?? config.horizon,
    scenario: 'healthy',
    failOn: inputs.failOn ?? config.failOn,
    failOnExisting: inputs.failOnExisting ?? config.failOnExisting,
  };
}

/** The files of the base alone, by other settings. */
function ofBase(request: SidesRequest, { config, target }: ClusterSettings): SidesRequest {
  const { base, baseLabel, head, headLabel } = request.commits;
  const commits = { ...request.commits, base: null, head: base ?? head, headLabel: baseLabel ?? headLabel };
  return { ...request, commits, sources: config.policies, cluster: target };
}

/** Inputs that say what one cluster is planned with would make all clusters the same one. */
function refuseInputsOfOne({ policies, snapshot, headPath }: Inputs): void {
  const given = { policies, snapshot, 'head-path': headPath };
  const [input] = Object.entries(given).find(([, value]) => value !== null) ?? [];
  if (input === undefined) return;
  throw new Error(
    `The input ${input} is of one cluster, and the configuration lists several. Choose one with the input cluster, or leave it out and write it for each cluster in the configuration.`,
  );
}
