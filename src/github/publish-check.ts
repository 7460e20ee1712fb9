import { logNotice, logWarning } from '../output/action-log.js';
import { visible } from '../manifest/words/visible.js';
import type { RunReport } from '../plan/run-report.js';
import {
  COMMENT_BYTES,
  type Detail,
  type PlacedAnnotation,
  placedAnnotationsOfRun,
  renderRun,
} from '../report/index.js';
import { exitCodeOf } from '../run.js';
import {
  BATCH,
  CHECK_CALLS,
  type CheckAnnotation,
  type CheckRequest,
  type CheckResult,
  MOST_CHECK_ANNOTATIONS,
  writeCheckRun,
} from './check-run.js';
import type { Calls } from './calls.js';
import type { Octokit } from './client.js';
import type { CommentResult } from './comment.js';
import type { RunEvent } from './event.js';
import { INLINE_CALLS } from './inline.js';
import type { Inputs } from './inputs.js';
import type { Repository } from './own-comments.js';
import { thisRun } from './run.js';

/** What a check run is made of; the same as of a comment. */
export interface Checked {
  readonly run: RunReport;
  /** What the comment goes by: the name of the cluster, or of all of them together; null for none. */
  readonly key: string | null;
  readonly inputs: Inputs;
  readonly event: RunEvent;
  readonly octokit: Octokit;
  readonly repository: Repository;
  /** What the run has asked GitHub already; nothing where absent. */
  readonly calls?: Calls | undefined;
}

/** Makes the check run that the input asks for; null where it asks for none. What could not be written is told in the log. */
export async function checkOn(
  { run, key, inputs, event, octokit, repository, calls }: Checked,
  detail: Detail,
  runUrl: string | null,
  comment: CommentResult | null,
): Promise<CheckResult | null> {
  if (inputs.checkRun === null) return null;
  const all = placedAnnotationsOfRun(run, detail);
  const about = aboutCheck(event, inputs.checkRun);
  // A comment that was written just now was written where the pull request is.
  const pull = comment?.kind === 'created' || comment?.kind === 'edited' ? null : about.pull;
  const most = mostAnnotations(calls, pull !== null, inputs.inline === true);
  const result = await writeCheckRun(octokit, {
    ...{ ...about, pull, repository },
    conclusion: exitCodeOf(run) === 0 ? 'success' : inputs.warnOnly ? 'neutral' : 'failure',
    title: `Verdict: ${run.verdict}`,
    summary: renderRun(run, 'markdown', { detail, key: key ?? '', runUrl, maxBytes: COMMENT_BYTES }),
    annotations: all.slice(0, most).map(annotationOf),
    runUrl,
  });
  sayAboutCheck(result, Math.min(most, all.length), Math.max(0, all.length - most));
  return result;
}

/** Every fifty beyond the first take one call more: as many as are left beside what this run asks for else. */
function mostAnnotations(calls: Calls | undefined, looksAtPull: boolean, isInline: boolean): number {
  const others = (looksAtPull ? 1 : 0) + CHECK_CALLS + (isInline ? INLINE_CALLS : 0);
  const more = Math.max(0, (calls?.left() ?? Infinity) - others);
  return Math.min(MOST_CHECK_ANNOTATIONS, BATCH * (1 + more));
}

/** Which commit a check run of this event is of, and by which run. */
export function aboutCheck(
  { trigger }: RunEvent,
  name: string,
): Pick<CheckRequest, 'name' | 'headSha' | 'pull' | 'run'> {
  const isPull = trigger.kind === 'pull-request';
  return {
    name: visible(name),
    headSha: isPull ? trigger.headSha : trigger.head,
    pull: isPull ? { pullNumber: trigger.number, headSha: trigger.headSha, baseRef: trigger.baseRef } : null,
    run: thisRun(),
  };
}

const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/** A column makes sense for a single line only. */
function annotationOf({ level, file, line, column, title, message }: PlacedAnnotation): CheckAnnotation {
  const at = line ?? 1;
  return {
    path: file,
    start_line: at,
    end_line: at,
    ...(line === null || column === null ? {} : { start_column: column, end_column: column }),
    annotation_level: LEVELS[level],
    title,
    message,
  };
}

/** What is missing of a check run, and why. */
export function sayAboutCheck(result: CheckResult, held = 0, beyond = 0): void {
  if (result.kind === 'refused')
    logNotice(
      `No check run: ${result.why}. It needs \`checks: write\` in the permissions of the job; runs from forks and Dependabot do not have it. The verdict is the same.`,
    );
  if (result.kind === 'failed') logWarning(`No check run: ${result.why}. The verdict is the same.`);
  if (result.kind === 'outdated') logNotice('No check run: a newer run has made one of this commit.');
  const missing = result.kind === 'created' ? result.missing : 0;
  if (missing > 0)
    logWarning(`${missing} annotations of the check run could not be written; the JSON report holds them.`);
  if (beyond > 0)
    logNotice(
      `The check run holds the worst ${held} annotations, and ${beyond} more are in the JSON report.`,
    );
}
