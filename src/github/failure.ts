import { visible } from '../manifest/visible.js';
import { addSummary, log, setOutputs } from '../output/action-log.js';
import { markerKey, renderFailure, renderFailureComment } from '../report/index.js';
import { answerOf, createClient, type Repository, statusOf } from './client.js';
import type { RunEvent } from './event.js';
import type { Inputs } from './inputs.js';
import { failureIssues, writeIssues } from './issues.js';
import { urlOfRun } from './own.js';
import { comment, logUnwritten } from './publish.js';

/** The progress of a run before it failed; null for what is not known yet. */
export interface Progress {
  token: string;
  event: RunEvent | null;
  /** Name of the cluster; '' for one without a name. */
  cluster: string | null;
  /** `of-others`: the comments of the pull request are none of this run's. `issues`: it writes these instead. */
  comment: Inputs['commentSummary'] | 'of-others' | 'issues';
  /** Names of its clusters, '' for one without. */
  clusters: readonly string[] | null;
}

const BUDGET_MS = 20_000;
const LONGEST = 600;

/** Ends a run without a report: red, with its sentence in the log, the summary, and in the comment or issues of earlier runs. */
export async function endFailed(
  error: unknown,
  { token, event, cluster, comment: wanted, clusters }: Progress,
  apiUrl: string,
  repository: Repository,
): Promise<void> {
  const sentence = sentenceOf(error, token);
  // A later step that looks at the outputs must not take their absence for a pass.
  setOutputs({ verdict: 'unknown', 'would-fail': true });
  log.failure(`fleetplan could not evaluate this change: ${sentence}`);
  addSummary(renderFailure(sentence, urlOfRun()));
  if (token === '') return;
  const octokit = createClient(token, apiUrl, { budgetMs: BUDGET_MS });
  if (event?.trigger.kind === 'pull-request' && wanted !== 'of-others' && wanted !== 'issues') {
    // Another base branch by now may be the very thing to say.
    const trigger = { ...event.trigger, baseRef: null };
    await comment({ octokit, repository }, trigger, wanted ?? 'never', {
      key: cluster === null ? null : markerKey(cluster),
      body: () => renderFailureComment(sentence, urlOfRun(), cluster ?? ''),
      ...{ wouldFail: true, isChanged: false },
    });
  }
  if (wanted !== 'issues') return;
  for (const result of await writeIssues(octokit, repository, failureIssues(sentence, clusters)))
    logUnwritten('issue', result);
}

/**
 * A sentence for a person. An error of the API gives its status alone: its text is the host's and may repeat the request, and with it
 * the token. Of an unforeseen error only its kind.
 */
export function sentenceOf(error: unknown, token: string): string {
  const status = statusOf(error);
  if (status !== null) return `GitHub answered ${status} where this run needs an answer.`;
  if (error instanceof Error && error.name === 'HttpError') return `${answerOf(error)}.`;
  if (!(error instanceof Error) || error.name !== 'Error') {
    const kind = error instanceof Error ? error.name : 'unknown';
    return `an internal error (${visible(kind)}). Please report it.`;
  }
  return visible(token === '' ? error.message : error.message.replaceAll(token, '***'), LONGEST);
}
