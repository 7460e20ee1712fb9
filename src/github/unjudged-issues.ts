import { markerKey, renderUnjudgedIssue } from '../report/index.js';
import type { Octokit } from './client.js';
import { type IssueResult, resultOf, writeIssues } from './issues.js';
import { authorOf, type Repository } from './own-comments.js';
import { listOwnIssues } from './own-issues.js';
import { thisRun, urlOfRun } from './run.js';

/**
 * Says in the issues of a drift report that this run could not evaluate: what an earlier one found must not stand there as if it were of
 * today. Where nobody knows the clusters, in all issues of ours that there are, or else in one without a name. Throws nothing.
 */
export async function writeUnjudgedIssues(
  octokit: Octokit,
  repository: Repository,
  sentence: string,
  clusters: readonly string[] | null,
): Promise<readonly IssueResult[]> {
  try {
    const keys = clusters?.map((name) => markerKey(name)) ?? (await keysThere(octokit, repository));
    const requests = (keys.length > 0 ? keys : [markerKey('')]).map((key) => ({
      key,
      title: null,
      body: renderUnjudgedIssue(sentence, urlOfRun(), key),
      isOpen: true,
    }));
    return await writeIssues(octokit, { repository, run: thisRun() }, requests);
  } catch (error) {
    return [resultOf(error)];
  }
}

async function keysThere(octokit: Octokit, repository: Repository): Promise<string[]> {
  const own = await listOwnIssues(octokit, repository, await authorOf(octokit));
  return [...new Set(own.map(({ key }) => key))];
}
