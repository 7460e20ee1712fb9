import { getInput } from '@actions/core';
import { tmpdir } from 'node:os';
import type { ClusterSettings } from './config/clusters.js';
import { pathSource } from './config/policy-sources.js';
import { gateReport } from './gate/gate.js';
import type { ReviewedPlan, UnusableReport } from './gate/reviewed.js';
import { withTrustedFiles } from './github/base-files.js';
import { createClient, type Repository } from './github/client.js';
import { type Clone, commitsOf, fetchMissing, historyClient, refuseRetargeted } from './github/commits.js';
import { configOf, organisationConfig } from './github/configuration.js';
import { readEvent, readRunner, type RunEvent } from './github/event.js';
import { type Inputs, readInputs } from './github/inputs.js';
import { MERGED_KEY, publishDrift, publishGate, publishMerge, publishPlan } from './github/modes.js';
import { detailOf, type Publisher } from './github/publish.js';
import { sidesAt, type SidesRequest } from './github/sides.js';
import { endFailed, type Progress, sentenceOf } from './github/failure.js';
import type { Commits } from './inputs/base-file.js';
import { clusterInputs, type ClusterReader, type SharedRendering } from './inputs/cluster-input.js';
import { lastReport, loadLegs, loadReviewed } from './inputs/report-files.js';
import { loadSnapshot } from './inputs/snapshot-file.js';
import { visible } from './manifest/visible.js';
import { merge } from './merge/merge.js';
import { log, setOutputs } from './output/action-log.js';
import { fetchCommit } from './read/git.js';
import { chooseClusters, decider, heldByClusters, makeRun, unchanged } from './run.js';
import { NO_TEXT, text, withoutStop } from './text/text.js';
import { lineIn, withTriedFixes } from './tried-fixes.js';

/** The action: reads its inputs and the event, plans, publishes. Whatever goes wrong fails the step; nothing passes unseen. */
export async function run(): Promise<void> {
  // A later step that looks at the outputs must not take their absence for a pass, however this run ends; the last one counts.
  setOutputs({ verdict: 'unknown', 'would-fail': true });
  const mode = getInput('mode');
  if (mode === 'gate') setOutputs({ gate: 'deny' });
  const progress: Progress = {
    token: getInput('repo-token'),
    event: null,
    cluster: null,
    // A gate is about one hour, and a drift about no change; the comment is about what was reviewed.
    comment: mode === 'gate' ? 'of-others' : mode === 'drift' ? 'issues' : null,
    clusters: null,
  };
  try {
    await runMode(progress);
  } catch (error) {
    await endFailed(error, progress, apiUrl(), repositoryOf());
  }
}

/** Fails the step for an error from outside of the run. */
export function failUnforeseen(error: unknown): void {
  log.failure(`fleetplan could not evaluate this change: ${sentenceOf(error, getInput('repo-token'))}`);
}

/** The base branch of now is worth a short wait; the event has named it. */
const SHORT = { budgetMs: 5_000, requestMs: 5_000 };
/** Issues are written some seconds after each other. */
const DRIFT_MS = 60_000;
const ISSUE_MS = 4_000;

async function runMode(progress: Progress): Promise<void> {
  const runner = readRunner(process.env);
  const event = readEvent(runner);
  progress.event = event;
  const inputs = readInputs();
  const { mode, token } = inputs;
  progress.cluster = mode === 'merge' ? (inputs.cluster ?? MERGED_KEY) : inputs.cluster;
  progress.comment ??= inputs.commentSummary;
  const [repo, repository] = [process.env['GITHUB_WORKSPACE'] ?? process.cwd(), repositoryOf()];
  const octokit = createClient(token, apiUrl());
  if (mode === 'merge') {
    const { expect: expected, failOn } = inputs;
    const merged = merge(loadLegs(inputs.reports, repo), { expected, failOn });
    return publishMerge(merged, {
      inputs,
      event,
      octokit,
      repository,
      detail: detailOf(inputs, event, null),
    });
  }
  if (mode === 'plan' && !event.isOfItsCommit && inputs.headRef === null && inputs.headPath === null)
    throw new Error(
      `The ${visible(runner.eventName)} event is not about the commit of its run, which is of the default branch. Plan on pull_request, merge_group or push, or give head-ref and base-ref.`,
    );
  const url = `${process.env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository.owner}/${repository.repo}`;
  const clone: Clone = { repo, fetch: (commit) => fetchCommit(repo, commit, { repository: url, token }) };
  await refuseRetargeted(event, createClient(token, apiUrl(), SHORT), repository);
  const commits = await commitsOf(event, inputs, clone, historyClient(octokit, repository));
  fetchMissing(clone, commits);
  const read = await configOf(inputs, commits, repo, (reference) => organisationConfig(octokit, reference));
  const { config, isUsable } = read;
  const { clusters, key } = chooseClusters(config, inputs.cluster);
  progress.cluster = key ?? (isUsable ? '' : null);
  if (isUsable) progress.clusters = clusters.map((one) => one.config.cluster ?? '');
  progress.comment ??= config.comment.summary;
  const context = { inputs, event, commits, repo };
  refuseInputOfOne(inputs, clusters.length);
  // The only clock of the action; everything after it gets the instant as a value.
  const at = inputs.at ?? Date.now();
  const planned = await clusterInputs(
    clusters,
    read,
    { ...inputs, at, scenario: 'healthy' },
    (cluster, shared) => readerOf(context, cluster, shared),
  );
  const publisher: Publisher = {
    ...{ inputs, event, repository, detail: detailOf(inputs, event, config.comment.detail) },
    octokit: createClient(
      token,
      apiUrl(),
      mode === 'drift' ? { budgetMs: DRIFT_MS + ISSUE_MS * clusters.length } : {},
    ),
  };
  if (mode === 'plan') {
    const { run: tried, edits } = withTriedFixes(planned, makeRun(planned));
    const commit = inputs.headPath === null ? commits.head : null;
    const lineOf = (file: string, line: number): string | null => lineIn(planned, file, line);
    const plan = { run: tried, key, config, isConfigUsable: isUsable, commit, edits, lineOf };
    return publishPlan(plan, publisher);
  }
  if (mode === 'drift') {
    const now = unchanged(planned);
    const last = await earlierFile(inputs.before, 'last report', context, (path) => lastReport(path, now));
    if (last === null) throw new RangeError('a drift without the last time');
    const drift = { run: makeRun(now), live: heldByClusters(now), last, isConfigUsable: isUsable };
    return publishDrift(drift, publisher);
  }
  const reviewed = await earlierFile(inputs.reviewed, 'reviewed report', context, loadReviewed);
  const decideAt = decider(planned, { digest: inputs.expectDigest, reviewed });
  publishGate(gateReport(decideAt, at), publisher);
}

interface Context {
  readonly inputs: Inputs;
  readonly event: RunEvent;
  readonly commits: Commits;
  readonly repo: string;
}

/** A file that decides beside the snapshot: the change may not bring it either. Null if no input names it. */
async function earlierFile(
  written: string | null,
  what: 'reviewed report' | 'last report',
  { event: { mayReadCheckout }, commits, repo }: Context,
  read: (path: string) => Promise<ReviewedPlan | UnusableReport> | ReviewedPlan | UnusableReport,
): Promise<ReviewedPlan | UnusableReport | null> {
  if (written === null) return null;
  const options = { temporary: temporary(), mayReadCheckout, what };
  return withTrustedFiles([written], commits, repo, options, ({ problems: [problem], paths: [path] }) =>
    problem || path === undefined
      ? { why: text`cannot be used: ${problem ? withoutStop(problem.message) : NO_TEXT}` }
      : read(path),
  );
}

/** Throws with a sentence for an input that names the files of one cluster where there are several. */
function refuseInputOfOne({ policies, snapshot, headPath }: Inputs, clusters: number): void {
  const ofOne = Object.entries({ policies, snapshot, 'head-path': headPath });
  const [input] = ofOne.find(([, value]) => value !== null) ?? [];
  if (clusters > 1 && input !== undefined)
    throw new Error(
      `The input ${input} is of one cluster, and the configuration lists several. Choose one with the input cluster, or leave it out and write it for each cluster in the configuration.`,
    );
}

function readerOf(
  { inputs, event: { mayReadCheckout }, commits, repo }: Context,
  { config, target }: ClusterSettings,
  shared: SharedRendering,
): ClusterReader {
  const { policies, basePath, headPath } = inputs;
  const request: SidesRequest = {
    ...{ ...shared, repo, commits, cluster: target, temporary: temporary() },
    sources: policies === null ? config.policies : [pathSource(policies)],
    folders: { base: basePath, head: headPath },
  };
  const { base, head } = commits;
  return {
    snapshot: () => {
      const written = inputs.snapshot ?? config.snapshot;
      if (written === null)
        throw new Error('Name the snapshot: the input `snapshot`, or `snapshot` in the configuration.');
      const options = { temporary: temporary(), mayReadCheckout, what: 'snapshot' } as const;
      return withTrustedFiles(written, commits, repo, options, async ({ paths, problems, notices }) => {
        const loaded = await loadSnapshot(paths);
        return { ...loaded, notices, problems: [...problems, ...loaded.problems] };
      });
    },
    sides: () => sidesAt(request),
    baseWith:
      policies === null
        ? async (proposed) => {
            const ofBase = {
              commits: { ...commits, base: null, head: base ?? head },
              folders: { base: null, head: basePath },
              cluster: proposed.target,
            };
            return (await sidesAt({ ...request, ...ofBase, sources: proposed.config.policies })).head;
          }
        : null,
  };
}

function temporary(): string {
  return process.env['RUNNER_TEMP'] ?? tmpdir();
}

function apiUrl(): string {
  return process.env['GITHUB_API_URL'] || 'https://api.github.com';
}

function repositoryOf(): Repository {
  const [owner = '', repo = ''] = (process.env['GITHUB_REPOSITORY'] ?? '').split('/');
  return { owner, repo };
}
