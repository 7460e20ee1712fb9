import { visible } from '../manifest/visible.js';
import { addSummary, failStep, setOutputs } from '../output/action-log.js';
import { markerKey, renderUnjudged, renderUnjudgedComment } from '../report/index.js';
import { answerOf, createClient, type Repository, statusOf } from './client.js';
import { type CommentResult, writeComment } from './comment.js';
import type { RunEvent } from './event.js';
import { writeUnjudgedIssues } from './issues.js';
import { sayAbout } from './publish.js';
import { sayAboutIssue } from './publish-drift.js';
import { thisRun, urlOfRun } from './own.js';

/** How far a run came before it failed; null for what it did not get to know. */
export interface Progress {
  token: string;
  event: RunEvent | null;
  /** Name of the cluster; '' for one without a name. */
  cluster: string | null;
  /** `of-others`: the comments of the pull request are none of this run's. */
  comment: 'always' | 'on-failure' | 'on-change' | 'never' | 'of-others' | null;
  /** True where the run tells in issues. */
  isDrift: boolean;
  /** Names of the clusters that it is about, '' for one without. */
  clusters: readonly string[] | null;
}

const BUDGET_MS = 20_000;
const LONGEST = 600;

/** Ends a run that cannot trusted: red, with its sentence in the log, the summary, and in the comment that spoke of it before. */
export async function endUnjudged(
  error: unknown,
  progress: Progress,
  apiUrl: string,
  repository: Repository,
): Promise<void> {
  const sentence = sentenceOf(error, progress.token);
  // A later step that looks at the outputs must not take their absence for a pass.
  setOutputs({ verdict: 'unknown', 'would-fail': true });
  failStep(`fleetplan could not evaluate this change: ${sentence}`);
  addSummary(renderUnjudged(sentence, urlOfRun()));
  const comment = await commentOn(sentence, progress, apiUrl, repository);
  if (comment && progress.comment !== 'never') sayAbout(comment);
  if (!progress.isDrift || progress.token === '') return;
  const octokit = createClient(progress.token, apiUrl, { budgetMs: BUDGET_MS });
  const issues = await writeUnjudgedIssues(octokit, repository, sentence, progress.clusters);
  issues.forEach(sayAboutIssue);
}

async function commentOn(
  sentence: string,
  { token, event, cluster, comment }: Progress,
  apiUrl: string,
  repository: Repository,
): Promise<CommentResult | null> {
  if (token === '' || event?.trigger.kind !== 'pull-request' || comment === 'of-others') return null;
  const { number: pullNumber, headSha } = event.trigger;
  return writeComment(createClient(token, apiUrl, { budgetMs: BUDGET_MS }), {
    repository,
    pullNumber,
    headSha,
    // That it goes to another branch by now may be the very thing to say.
    baseRef: null,
    key: cluster === null ? null : markerKey(cluster),
    body: renderUnjudgedComment(sentence, urlOfRun(), cluster ?? ''),
    run: thisRun(),
    mayCreate: comment === 'always' || comment === 'on-failure',
  });
}

/**
 * One sentence for a person. Of an error of the API only the status: its text is the host's and may repeat the request, and with it
 * the token. Of an error that nobody foresaw only its kind.
 */
export function sentenceOf(error: unknown, token: string): string {
  const status = statusOf(error);
  if (status !== null) return `GitHub answered ${status} where this run needs an answer.`;
  if (error instanceof Error && error.name === 'HttpError') return `${answerOf(error)}.`;
  if (!(error instanceof Error) || error.name !== 'Error') {
    const kind = error instanceof Error ? error.name : 'unknown';
    return `an internal error (${visible(kind)}). Please report it.`;
  }
  const said = token === '' ? error.message : error.message.replaceAll(token, '***');
  return visible(said, LONGEST);
}
