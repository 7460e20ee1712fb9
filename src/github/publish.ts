import * as core from '@actions/core';
import type { Config } from '../config/schema.js';
import type { Report } from '../plan/finding.js';
import { exitCodeOf } from '../pipeline.js';
import type { Annotation, Detail } from '../report/index.js';
import { annotationsOf, markerKey, render, renderComment, renderSummary } from '../report/index.js';
import type { Octokit } from './client.js';
import type { CommentResult, Repository } from './comment.js';
import { writeComment } from './comment.js';
import type { RunEvent } from './event.js';
import type { Inputs } from './inputs.js';
import { foldersOfRun, writeReport } from './report-file.js';

export interface Publication {
  readonly report: Report;
  readonly inputs: Inputs;
  readonly config: Config;
  readonly event: RunEvent;
  readonly octokit: Octokit;
  readonly repository: Repository;
}

/**
 * Summary, report file, annotations and outputs first, the comment last: a token that may not write costs the comment and
 * nothing else. The exit code comes from the report alone.
 */
export async function publish(publication: Publication): Promise<void> {
  const { report, inputs, config } = publication;
  const detail = detailOf(publication);
  const runUrl = urlOfRun();
  await core.summary.addRaw(renderSummary(report, { detail, runUrl })).write();
  const path = writeReport(render(report, 'json'), inputs.reportFile, foldersOfRun());
  if (inputs.annotations ?? config.annotations)
    for (const annotation of annotationsOf(report)) annotate(annotation);
  for (const notice of report.notices) core.notice(notice);
  setOutputs(report, path);
  const comment = await commentOn(publication, detail, runUrl);
  core.setOutput('comment-id', comment && 'id' in comment ? comment.id : '');
  decide(report, inputs);
}

/** Node names of a private fleet do not belong in a public comment, unless somebody asks for them. */
function detailOf({ inputs, config, event }: Publication): Detail {
  return inputs.commentDetail ?? config.comment.detail ?? (event.isPrivate === true ? 'full' : 'counts');
}

function urlOfRun(): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = process.env;
  return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null;
}

function annotate({ level, file, line, column, title, message }: Annotation): void {
  const properties = {
    title,
    ...(file === null ? {} : { file }),
    ...(line === null ? {} : { startLine: line }),
    ...(column === null ? {} : { startColumn: column }),
  };
  if (level === 'error') core.error(message, properties);
  else if (level === 'warning') core.warning(message, properties);
  else core.notice(message, properties);
}

function setOutputs(report: Report, path: string): void {
  const { plan } = report;
  const effects = plan.head.policies.map((policy) => policy.effect);
  const losses = effects.map((effect) => effect.worstLoss);
  const isEndless = effects.some((effect) => !['complete', 'none'].includes(effect.outcome));
  const finishes = effects.flatMap((effect) => (effect.finish === null ? [] : [effect.finish]));
  const violations = report.findings.filter(
    ({ status, severity }) =>
      (status === 'new' || status === 'worsened') &&
      (severity === 'error' || (report.failOn === 'warning' && severity === 'warning')),
  );
  core.setOutput('verdict', report.verdict);
  core.setOutput('would-fail', report.wouldFail);
  core.setOutput(
    'changed',
    plan.policies.some((policy) => !policy.sameEffect),
  );
  core.setOutput('peak-at-once', plan.head.combined.peakAtOnce);
  core.setOutput('worst-loss', Math.max(0, ...losses));
  core.setOutput(
    'finish',
    isEndless || finishes.length === 0 ? '' : new Date(Math.max(...finishes)).toISOString(),
  );
  core.setOutput('violations', violations.length);
  core.setOutput('plan-digest', plan.digest);
  core.setOutput('report-path', path);
}

async function commentOn(
  { report, inputs, config, event, octokit, repository }: Publication,
  detail: Detail,
  runUrl: string | null,
): Promise<CommentResult | null> {
  const wanted = inputs.commentSummary ?? config.comment.summary;
  if (event.trigger.kind !== 'pull-request' || wanted === 'never') return null;
  const { number: pullNumber, headSha } = event.trigger;
  const key = report.plan.cluster ?? '';
  const changed = report.plan.policies.some((policy) => !policy.sameEffect);
  const result = await writeComment(octokit, {
    repository,
    pullNumber,
    headSha,
    key: markerKey(key),
    digest: report.plan.digest,
    body: renderComment(report, { detail, key, runUrl, maxBytes: 60_000 }),
    mayCreate:
      wanted === 'always' ||
      (wanted === 'on-failure' && report.wouldFail) ||
      (wanted === 'on-change' && changed),
  });
  sayAbout(result);
  return result;
}

function sayAbout(result: CommentResult): void {
  if (result.kind === 'refused') {
    core.notice(
      `No comment: ${result.why}. Runs from forks and Dependabot have a read-only token; the plan is in the job summary.`,
    );
  }
  if (result.kind === 'failed') core.warning(`No comment: ${result.why}. The plan is in the job summary.`);
  if (result.kind === 'outdated')
    core.notice('No comment: the pull request has newer commits, and their run will write it.');
}

function decide(report: Report, inputs: Inputs): void {
  const code = exitCodeOf(report);
  const sentence =
    code === 2
      ? 'fleetplan could not judge this change; see the summary.'
      : 'fleetplan: safety rules are broken; see the summary.';
  if (code === 0) core.info(`fleetplan: ${report.verdict}`);
  else if (inputs.warnOnly) core.warning(`${sentence} (warn-only is set)`);
  else core.setFailed(sentence);
}
