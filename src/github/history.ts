import type { Octokit } from './client.js';
import type { HistoryClient } from './commits.js';
import type { Repository } from './own-comments.js';

/** The history of a repository through the API, of which a checkout holds the end. */
export function historyClient(octokit: Octokit, repository: Repository): HistoryClient {
  return {
    async branchTip(branch) {
      const { data } = await octokit.rest.git.getRef({ ...repository, ref: `heads/${branch}` });
      if (data.ref !== `refs/heads/${branch}`) throw new Error('GitHub answered with another branch.');
      return data.object.sha;
    },
    async mergeBase(base, head) {
      const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
        ...repository,
        basehead: `${base}...${head}`,
        per_page: 1,
      });
      return data.merge_base_commit.sha;
    },
  };
}
