import * as z from 'zod';
import type { Octokit, Repository } from './client.js';
import type { HistoryClient } from './commits.js';
import type { RunEvent } from './event.js';
import { code, type Text, text } from '../text/text.js';

const pullSchema = z.object({ base: z.object({ ref: z.string() }) });

/**
 * Notices about a pull request that was moved to another base. A run of an event from before the move, such as one that is run
 * again, would make a green check of the old base that then counts for the new one: throws with a sentence. Where GitHub does not
 * say where the pull request goes, the event's word stands.
 */
export async function retargetNotices(
  { trigger }: RunEvent,
  octokit: Octokit,
  repository: Repository,
): Promise<Text[]> {
  if (trigger.kind !== 'pull-request' || trigger.baseRef === null) return [];
  const now = await baseRefNow(octokit, repository, trigger.number);
  if (now !== null && now !== trigger.baseRef) {
    throw new Error(
      `The pull request goes to another branch (${now}) now than when this run began (${trigger.baseRef}), and counts against that one. Push or edit it for a new run; the workflow needs \`types: [opened, synchronize, reopened, edited]\` for that.`,
    );
  }
  return trigger.isRetargeted
    ? [text`The pull request was moved to ${code(trigger.baseRef)}: this run compares it with that branch.`]
    : [];
}

async function baseRefNow(octokit: Octokit, repository: Repository, number: number): Promise<string | null> {
  try {
    const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number });
    return pullSchema.parse(data).base.ref;
  } catch {
    return null;
  }
}

/** The history of a repository through the API; a checkout holds the end of it. */
export function historyClient(octokit: Octokit, repository: Repository): HistoryClient {
  return {
    async branchTip(branch) {
      const { data } = await octokit.rest.git.getRef({ ...repository, ref: `heads/${branch}` });
      if (data.ref !== `refs/heads/${branch}`) throw new Error('GitHub answered with another branch.');
      return data.object.sha;
    },
    async mergeBase(base, head) {
      const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
        ...{ ...repository, basehead: `${base}...${head}`, per_page: 1 },
      });
      return data.merge_base_commit.sha;
    },
  };
}
