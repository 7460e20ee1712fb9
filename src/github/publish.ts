import { join } from 'node:path';
import type { Config } from '../config/schema.js';
import { addSummary, log, type Outputs, setOutputs } from '../output/action-log.js';
import { codeOf, reasonOf } from '../text/file-errors.js';
import type { Detail } from '../report/index.js';
import type { Octokit, Repository } from './client.js';
import { type CommentRequest, type CommentResult, writeComment } from './comment.js';
import { RETARGETED } from './commits.js';
import type { RunEvent } from './event.js';
import type { Inputs } from './inputs.js';
import type { IssueResult } from './issues.js';
import { foldersOfRun, writeRunFile } from './report-file.js';

/** The place to which a run publishes its report, whatever its mode. */
export interface Publisher {
  readonly inputs: Inputs;
  readonly event: RunEvent;
  readonly octokit: Octokit;
  readonly repository: Repository;
  /** The names that readers may see. */
  readonly detail: Detail;
}

/** Node names of a private fleet do not belong in a public comment, unless the workflow asks for them. */
export function detailOf(
  { commentDetail }: Inputs,
  { isPrivate }: RunEvent,
  config: Config['comment']['detail'] | null,
): Detail {
  return commentDetail ?? config ?? (isPrivate === true ? 'full' : 'counts');
}

/**
 * Writes what every mode leaves: summary, JSON report and outputs. A file of the runner that is missing, read-only or full costs itself
 * alone; the exit code comes from the report.
 */
export function leave(
  { inputs }: Pick<Publisher, 'inputs'>,
  summary: string,
  report: { readonly json: string; readonly name: string },
  outputs: Outputs,
): void {
  warnOf('The job summary', addSummary(summary));
  const { temporary } = foldersOfRun();
  const file = inputs.reportFile ?? join(temporary, report.name);
  const path = leaveFile('report-file', 'The JSON report', file, () => report.json);
  warnOf('The outputs of this step', setOutputs({ ...outputs, 'report-path': path ?? '' }));
}

/** Writes a file if its path is given. A warning if the system refuses it; a path that is not allowed throws. */
export function leaveFile(
  input: Parameters<typeof writeRunFile>[0],
  what: string,
  path: string | null,
  text: () => string,
): string | null {
  if (path === null) return null;
  try {
    return writeRunFile(input, text(), path, foldersOfRun());
  } catch (error) {
    if (codeOf(error) === '') throw error;
    warnOf(what, reasonOf(error));
    return null;
  }
}

/** A warning about what could not be written; none if the reason is null. */
function warnOf(what: string, reason: string | null): void {
  if (reason !== null) log.warning(`${what} could not be written: ${reason} The verdict is the same.`);
}

/** Writes the comment if there is a pull request and a comment is wanted; null otherwise. Throws for a moved pull request. */
export async function comment(
  { octokit, repository }: Pick<Publisher, 'octokit' | 'repository'>,
  trigger: RunEvent['trigger'],
  wanted: NonNullable<Inputs['commentSummary']>,
  {
    key,
    body,
    wouldFail,
    isChanged,
  }: Pick<CommentRequest, 'key'> & {
    readonly body: () => string;
    readonly wouldFail: boolean;
    readonly isChanged: boolean;
  },
): Promise<CommentResult | null> {
  // A comment of an earlier run may remain; it must not say that a failing change passes.
  setOutputs({ 'comment-id': '' });
  if (trigger.kind !== 'pull-request' || (wanted === 'never' && !wouldFail)) return null;
  const isWanted = { always: true, 'on-failure': wouldFail, 'on-change': isChanged, never: false };
  const result = await writeComment(octokit, {
    ...{ repository, pull: trigger, key, body: body() },
    mayCreate: isWanted[wanted],
  });
  if (wanted !== 'never') logUnwritten('comment', result);
  if ('id' in result) setOutputs({ 'comment-id': result.id });
  if (result.kind === 'retargeted')
    throw new Error(`The pull request was moved to another base branch during this run. ${RETARGETED}`);
  return result;
}

/** Logs why a comment or an issue was not written. */
export function logUnwritten(what: 'comment' | 'issue', result: CommentResult | IssueResult): void {
  if (result.kind === 'outdated') log.notice('The comment is left to the run of the newer commit.');
  if (result.kind === 'failed') log.warning(`No ${what}: ${result.why}. See the job summary.`);
  if (result.kind !== 'refused') return;
  if (what === 'issue')
    log.warning(`No issue: ${result.why}. The workflow needs \`issues: write\`. See the job summary.`);
  // Nothing that the author of such a pull request could change.
  else
    log.notice(
      `No comment: ${result.why}. Runs from forks and Dependabot have a read-only token. See the job summary.`,
    );
}

/** Ends the step as an exit code says: 0 with a line in the log, else red, or with a warning if only that is wanted. */
export function endStep(
  { warnOnly }: Inputs,
  code: 0 | 1 | 2,
  {
    line,
    broken = 'fleetplan: safety rules are broken; see the summary.',
    what,
  }: { readonly line: string; readonly broken?: string; readonly what: string },
): void {
  const red = code === 2 ? `fleetplan could not evaluate ${what}; see the summary.` : broken;
  if (code === 0) log.line(`fleetplan: ${line}`);
  else if (warnOnly) log.warning(`${red} (warn-only is set)`);
  else log.failure(red);
}
