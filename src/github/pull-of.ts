import * as z from 'zod';
import { answerOf, type Octokit } from './client.js';
import type { AboutPull, RunEvent } from './event.js';
import type { Inputs } from './inputs.js';
import type { Repository } from './own-comments.js';

const pullSchema = z.object({
  number: z.number(),
  head: z.object({ sha: z.string() }),
  base: z.object({ sha: z.string(), ref: z.string() }),
  merge_commit_sha: z.string().nullish(),
});

type ReadPull = z.output<typeof pullSchema>;

/**
 * The event as one of the pull request that it is about. A comment at a pull request, or the end of a workflow that one started, runs at
 * the commit of the default branch: a plan of that would say nothing of the change, and be green. Throws with a sentence where the pull
 * request can not be told. Inputs that name what is compared have the last word.
 */
export async function eventOfPull(
  event: RunEvent,
  inputs: Pick<Inputs, 'mode' | 'baseRef' | 'headRef' | 'headPath'>,
  octokit: Octokit,
  repository: Repository,
): Promise<RunEvent> {
  const { about } = event;
  const isNamed = [inputs.baseRef, inputs.headRef, inputs.headPath].some((given) => given !== null);
  if (about === null || isNamed || inputs.mode !== 'plan') return event;
  const pull = await asked(about, octokit, repository);
  if (about.headSha !== null && pull.head.sha !== about.headSha)
    throw new Error(
      `The pull request #${pull.number} has newer commits than the one that this event is of (${about.headSha.slice(0, 7)}); their run will plan it.`,
    );
  return {
    ...event,
    trigger: {
      kind: 'pull-request',
      number: pull.number,
      mergeSha: pull.merge_commit_sha ?? null,
      baseSha: pull.base.sha,
      baseRef: pull.base.ref,
      headSha: pull.head.sha,
      isRetargeted: false,
    },
  };
}

async function asked(about: AboutPull, octokit: Octokit, repository: Repository): Promise<ReadPull> {
  const number = about.number ?? (await numberOf(about.headSha ?? '', octokit, repository));
  const { data } = await had(octokit.rest.pulls.get({ ...repository, pull_number: number }));
  return pullSchema.parse(data);
}

const INSTEAD = 'Give base-ref and head-ref to say what is compared.';

/** Events of a fork's commit do not name its pull request. */
async function numberOf(headSha: string, octokit: Octokit, repository: Repository): Promise<number> {
  const request = { ...repository, commit_sha: headSha, per_page: 100 };
  const { data } = await had(octokit.rest.repos.listPullRequestsAssociatedWithCommit(request));
  const open = data.filter(({ state, head }) => state === 'open' && head.sha === headSha);
  const [one, another] = open;
  if (one && !another) return one.number;
  const what = one ? 'Several open pull requests have' : 'No open pull request has';
  throw new Error(
    `${what} the commit ${headSha.slice(0, 7)} that this event is of as their head. ${INSTEAD}`,
  );
}

/** The answer, or a sentence for a person. */
async function had<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(
      `The pull request that this event is about can not be had: ${answerOf(error)}. ${INSTEAD}`,
      { cause: error },
    );
  }
}
