import type { Config } from '../config/schema.js';
import {
  addSummary,
  failStep,
  logDebug,
  logError,
  logLine,
  logNotice,
  logWarning,
  setOutputs,
} from '../output/action-log.js';
import { codeOf, reasonOf } from '../output/file-errors.js';
import { passedLines } from '../plan/passed.js';
import type { RunReport } from '../plan/run-report.js';
import { exitCodeOf } from '../run.js';
import {
  type Annotation,
  annotationsOfRun,
  begunTogether,
  COMMENT_BYTES,
  type Detail,
  markerKey,
  newFindings,
  renderRun,
  renderRunSummary,
} from '../report/index.js';
import { pageAssets, rulePage } from '../read/shipped.js';
import type { Octokit, Repository } from './client.js';
import { type CommentRequest, type CommentResult, writeComment } from './comment.js';
import type { RunEvent } from './event.js';
import { type InlineRequest, writeInline } from './inline.js';
import type { Inputs } from './inputs.js';
import { foldersOfRun, type RunFolders, writeReport, writeRunFile } from './report-file.js';
import { thisRun, urlOfRun } from './own.js';
import { toPlain } from '../text/render.js';

/** A run and what its report is published with. */
export interface Publication {
  readonly run: RunReport;
  /** What the comment goes by: the name of the cluster, or of all of them together; null for none. */
  readonly key: string | null;
  readonly inputs: Inputs;
  readonly event: RunEvent;
  readonly octokit: Octokit;
  readonly repository: Repository;
  readonly config: Config;
  /** False where the configuration could not be read, so that the name of the cluster is not known. */
  readonly isConfigUsable: boolean;
  /** The commit that the planned files are of; null where an earlier step made them. */
  readonly commit: string | null;
  /** Absent where nothing was planned here. */
  readonly lineOf?: InlineRequest['lineOf'];
  /** Edits of one line that mend these findings, tried. */
  readonly edits?: InlineRequest['edits'];
}

/**
 * Summary, report file, annotations and outputs first, the comment last: a token that may not write costs the comment and
 * nothing else, and so does a file of the runner that is missing, read-only or full. The exit code comes from the report alone.
 */
export async function publish(publication: Publication): Promise<void> {
  const { run, inputs, config } = publication;
  const detail = detailOf(publication);
  const runUrl = urlOfRun();
  warnOf('The job summary', addSummary(renderRunSummary(run, { detail, runUrl })));
  const folders = foldersOfRun();
  const path = written('The JSON report', () =>
    writeReport(renderRun(run, 'json'), inputs.reportFile, folders),
  );
  const { sarifFile } = inputs;
  if (sarifFile !== null)
    written('The SARIF file', () =>
      writeRunFile('sarif-file', renderRun(run, 'sarif', { detail, rulePage }), sarifFile, folders),
    );
  await page(publication, detail, folders);
  if (inputs.annotations ?? config.annotations)
    for (const annotation of annotationsOfRun(run, detail)) annotate(annotation);
  for (const notice of new Set(run.reports.flatMap(({ notices }) => notices.map(toPlain)))) logNotice(notice);
  for (const line of passedLines(run)) logDebug(line);
  warnOf('The outputs of this step', setOutputs(outputsOf(run, path)));
  const comment = await commentOn(publication, detail, runUrl);
  setOutputs({ 'comment-id': comment && 'id' in comment ? comment.id : '' });
  if (comment?.kind === 'retargeted') throw new Error(RETARGETED);
  const isRead = comment === null || ['created', 'edited', 'unchanged', 'not-wanted'].includes(comment.kind);
  if (isRead) await commentAtLines(publication, detail);
  endWith(exitCodeOf(run), 'this change', run.verdict, inputs);
}

/** The page, which is loaded only where it is asked for. */
async function page(publication: Publication, detail: Detail, folders: RunFolders): Promise<void> {
  const { run, inputs, commit, repository } = publication;
  const { htmlFile } = inputs;
  if (htmlFile === null) return;
  const { renderPage } = await import('../report/html/page-report.js');
  const server = process.env['GITHUB_SERVER_URL'] ?? 'https://github.com';
  const source =
    commit === null ? null : { server, repository: `${repository.owner}/${repository.repo}`, sha: commit };
  written('The page', () =>
    writeRunFile(
      'html-file',
      renderPage(run, { detail, source, runUrl: urlOfRun(), assets: pageAssets() }),
      htmlFile,
      folders,
    ),
  );
}

/** Node names of a private fleet do not belong in a public comment, unless somebody asks for them. */
export function detailOf({
  inputs,
  config,
  event,
}: Pick<Publication, 'inputs' | 'config' | 'event'>): Detail {
  return inputs.commentDetail ?? config.comment.detail ?? (event.isPrivate === true ? 'full' : 'counts');
}

function annotate({ level, file, line, column, title, message }: Annotation): void {
  const properties = {
    title,
    ...(file === null ? {} : { file }),
    ...(line === null ? {} : { startLine: line }),
    ...(column === null ? {} : { startColumn: column }),
  };
  if (level === 'error') logError(message, properties);
  else if (level === 'warning') logWarning(message, properties);
  else logNotice(message, properties);
}

/** Where there are several clusters, the highest number of a single one: nodes of two clusters belong to two fleets. */
export function outputsOf(run: RunReport, path: string): Record<string, string | number | boolean> {
  const plans = run.reports.map(({ plan }) => plan);
  const effects = plans.flatMap(({ head }) => head.policies.map((policy) => policy.effect));
  const isEndless = effects.some((effect) => !['complete', 'none'].includes(effect.outcome));
  const finishes = effects.flatMap((effect) => (effect.finish === null ? [] : [effect.finish]));
  return {
    verdict: run.verdict,
    'would-fail': run.wouldFail,
    changed: isChanged(run),
    'peak-at-once': Math.max(...plans.map((plan) => begunTogether(plan.head).peakAtOnce)),
    'worst-loss': Math.max(0, ...effects.map((effect) => effect.worstLoss)),
    finish: isEndless || finishes.length === 0 ? '' : new Date(Math.max(...finishes)).toISOString(),
    violations: violationsIn(run),
    'plan-digest': run.digest,
    'report-path': path,
  };
}

function isChanged({ reports }: RunReport): boolean {
  return reports.some(({ plan }) => plan.policies.some((policy) => !policy.sameEffect));
}

/** Findings of the change that fail it at this bar: what is new or worse, and an error or, where warnings fail, a warning. */
export function violationsIn({ reports, failOn }: RunReport): number {
  return reports
    .flatMap(({ findings }) => findings)
    .filter(
      ({ status, severity }) =>
        (status === 'new' || status === 'worsened') &&
        (severity === 'error' || (failOn === 'warning' && severity === 'warning')),
    ).length;
}

/** Where a file is; empty, and a warning, where the system would not have it. A path that may not be throws. */
export function written(what: string, write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (codeOf(error) === '') throw error;
    warnOf(what, reasonOf(error));
    return '';
  }
}

/** A warning for what could not be written; none where the reason is null. */
export function warnOf(what: string, reason: string | null): void {
  if (reason !== null) logWarning(`${what} could not be written: ${reason} The verdict is the same.`);
}

async function commentOn(
  publication: Publication,
  detail: Detail,
  runUrl: string | null,
): Promise<CommentResult | null> {
  const { run, key, inputs, config, isConfigUsable } = publication;
  const isKeyKnown = isConfigUsable || inputs.cluster !== null;
  return commentWhere(publication, inputs.commentSummary ?? config.comment.summary, {
    key: isKeyKnown ? markerKey(key ?? '') : null,
    body: () => renderRun(run, 'markdown', { detail, key: key ?? '', runUrl, maxBytes: COMMENT_BYTES }),
    wouldFail: run.wouldFail,
    isChanged: isChanged(run),
  });
}

/** A comment of a run, and what decides whether there is a first one. */
interface Comment extends Pick<CommentRequest, 'key'> {
  readonly body: () => string;
  readonly wouldFail: boolean;
  readonly isChanged: boolean;
}

/** Writes a comment where there is a pull request and it is wanted; null elsewhere. */
export async function commentWhere(
  { event: { trigger }, octokit, repository }: Pick<Publication, 'event' | 'octokit' | 'repository'>,
  wanted: NonNullable<Inputs['commentSummary']>,
  { key, body, wouldFail, isChanged: changes }: Comment,
): Promise<CommentResult | null> {
  // Of an earlier run that wrote comments one may be left, and it must not say that a change passes which does not.
  if (trigger.kind !== 'pull-request' || (wanted === 'never' && !wouldFail)) return null;
  const { number: pullNumber, headSha, baseRef } = trigger;
  const result = await writeComment(octokit, {
    ...{ repository, pullNumber, headSha, baseRef, key, body: body(), run: thisRun() },
    mayCreate:
      wanted === 'always' || (wanted === 'on-failure' && wouldFail) || (wanted === 'on-change' && changes),
  });
  if (wanted !== 'never') sayAbout(result);
  return result;
}

/** At the lines of what this change newly breaks, where that is asked for. */
async function commentAtLines(
  { run, inputs, event: { trigger }, octokit, repository, lineOf, edits }: Publication,
  detail: Detail,
): Promise<void> {
  if (inputs.inline !== true || !lineOf || !edits || trigger.kind !== 'pull-request') return;
  const findings = newFindings(run);
  if (findings.length === 0) return;
  const { number: pullNumber, headSha } = trigger;
  const request = { repository, pullNumber, headSha, detail, findings, edits, lineOf };
  const failed = await writeInline(octokit, request);
  if (failed !== null) logNotice(failed);
}

/** Why there is no comment, where there is none. */
export function sayAbout(result: CommentResult): void {
  if (result.kind === 'refused') {
    logNotice(
      `No comment: ${result.why}. Runs from forks and Dependabot have a read-only token; the plan is in the job summary.`,
    );
  }
  if (result.kind === 'failed') logWarning(`No comment: ${result.why}. The plan is in the job summary.`);
  if (result.kind === 'outdated')
    logNotice('No comment: the pull request has newer commits, and their run will write it.');
}

const RETARGETED =
  'While this ran the pull request was moved to another branch than the one that it was compared with. Push or edit it for a new run; the workflow needs `types: [opened, synchronize, reopened, edited]` for that.';

/** Ends the step: red with a sentence, or a warning where that is wanted; else with a line in the log. */
export function endStep(red: string | null, line: string, { warnOnly }: Inputs): void {
  if (red === null) logLine(`fleetplan: ${line}`);
  else if (warnOnly) logWarning(`${red} (warn-only is set)`);
  else failStep(red);
}

const BROKEN = 'fleetplan: safety rules are broken; see the summary.';

/** Ends it as an exit code says: 2 for what could not be evaluated. */
export function endWith(code: 0 | 1 | 2, what: string, verdict: string, inputs: Inputs): void {
  const unjudged = `fleetplan could not evaluate ${what}; see the summary.`;
  endStep(code === 0 ? null : code === 2 ? unjudged : BROKEN, verdict, inputs);
}
