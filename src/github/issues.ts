import { markerKey, parseMarker, renderFailureIssue } from '../report/index.js';
import { type Octokit, type Refusal, refusalOf, type Repository, statusOf } from './client.js';
import { addOnce, DRIFT_LABEL, listOwn, type Own, urlOfRun } from './own.js';

/** The content of one cluster's issue. */
export interface IssueRequest {
  /** As the marker writes it. */
  readonly key: string;
  /** Null: an existing issue keeps its own. */
  readonly title: string | null;
  /** Begins with the marker of the key and the digest of the content. */
  readonly body: string;
  /** False if there is nothing to report: an open issue is closed with this text, and none is opened. */
  readonly isOpen: boolean;
}

export type IssueResult =
  | { readonly kind: 'created' | 'edited' | 'closed' | 'unchanged'; readonly number: number }
  | { readonly kind: 'not-wanted' }
  | Refusal;

/**
 * Keeps one issue for each key, with the result of this run: opened if there is something to report, edited or reopened when that
 * changes, closed when nothing is left. An issue that a person closed stays closed as long as there is nothing new, and of two the open
 * one is kept. A token that may not write costs the issues, never the verdict: the results say so and nothing is thrown.
 *
 * @param requestsOf given the keys of the issues that there are
 */
export async function writeIssues(
  octokit: Octokit,
  repository: Repository,
  requestsOf: (known: readonly string[]) => readonly IssueRequest[],
): Promise<readonly IssueResult[]> {
  try {
    const own = await listOwn(octokit, repository, null);
    const results: IssueResult[] = [];
    for (const request of requestsOf([...new Set(own.map(({ key }) => key))])) {
      const ofKey = own.filter(({ key }) => key === request.key);
      results.push(await settle(octokit, repository, request, ofKey).catch(resultOf));
    }
    return results;
  } catch (error) {
    return [resultOf(error)];
  }
}

/**
 * Issues of a drift report that could not be evaluated: an earlier result must not look like today's. If the clusters are not known, all
 * issues of ours.
 */
export function failureIssues(
  sentence: string,
  clusters: readonly string[] | null,
): (known: readonly string[]) => readonly IssueRequest[] {
  return (known) =>
    (clusters?.map(markerKey) ?? known).map((key) => ({
      ...{ key, title: null, isOpen: true, body: renderFailureIssue(sentence, urlOfRun(), key) },
    }));
}

async function settle(
  octokit: Octokit,
  repository: Repository,
  { key, title, body, isOpen }: IssueRequest,
  own: readonly Own[],
): Promise<IssueResult> {
  const digest = parseMarker(body)?.digest;
  const first = own.find((issue) => issue.isOpen) ?? own.find((issue) => issue.digest === digest) ?? own[0];
  if (first === undefined) {
    if (!isOpen) return { kind: 'not-wanted' };
    const number = await addOnce(
      async () => {
        const issue = { ...repository, title: title ?? 'fleetplan drift', labels: [DRIFT_LABEL], body };
        return (await octokit.rest.issues.create(issue)).data.number;
      },
      async () => (await listOwn(octokit, repository, null)).find((issue) => issue.key === key)?.id,
    );
    return { kind: 'created', number };
  }
  // An issue closed by a person stays closed while nothing changes.
  const isNews = isOpen && first.digest !== digest;
  // Two runs at the same moment may have opened two: the second would keep an old text.
  const closing = own.filter((issue) => issue.isOpen && !(isOpen && issue === first));
  if (!isNews && closing.length === 0) return { kind: 'unchanged', number: first.id };
  for (const issue of [...(isNews ? [first] : []), ...closing])
    await octokit.rest.issues.update({
      ...{ ...repository, issue_number: issue.id, body },
      ...{ state: isOpen && issue === first ? ('open' as const) : ('closed' as const) },
      ...(title !== null && { title }),
    });
  return { kind: isOpen ? 'edited' : 'closed', number: first.id };
}

function resultOf(error: unknown): IssueResult {
  return statusOf(error) === 410
    ? { kind: 'refused', why: 'issues are switched off in this repository' }
    : refusalOf(error);
}
