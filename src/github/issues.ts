import { markerKey, parseMarker, renderUnjudgedIssue, UNJUDGED } from '../report/index.js';
import { isEndUnknown, type Octokit, type Refusal, refusalOf, type Repository, statusOf } from './client.js';
import {
  DRIFT_LABEL,
  isLabelled,
  isNewer,
  issueSchema,
  listOwnIssues,
  type OwnIssue,
  thisRun,
  urlOfRun,
  withRun,
} from './own.js';

/** What the issue of one cluster is to say. */
export interface IssueRequest {
  /** As the marker writes it. */
  readonly key: string;
  /** Null: an existing issue keeps its own. */
  readonly title: string | null;
  /** Begins with the marker of the key, whose digest is that of what it says. */
  readonly body: string;
  /** False if there is nothing to report: an open issue is closed with this as its last word, and none is made. */
  readonly isOpen: boolean;
  /** True if only an issue without a report is meant, opened when the cluster was not known. */
  readonly isOfUnjudged?: boolean;
}

export type IssueResult =
  | {
      readonly kind: 'created' | 'edited' | 'closed' | 'unchanged' | 'created-without-label';
      readonly number: number;
    }
  | { readonly kind: 'not-wanted' | 'outdated' }
  | Refusal;

/**
 * Brings about one issue for each key that says what this run found: opened when there is something to report, edited or reopened when
 * that changes, closed when there is nothing left. An issue that a person has closed stays closed as long as there is nothing new. A
 * token that may not write costs the issues, never the verdict: the results say so and nothing is thrown.
 */
export async function writeIssues(
  octokit: Octokit,
  repository: Repository,
  requests: readonly IssueRequest[],
): Promise<readonly IssueResult[]> {
  try {
    const own = await listOwnIssues(octokit, repository);
    const results: IssueResult[] = [];
    for (const request of requests)
      results.push(
        await settle(
          { octokit, repository },
          request,
          own.filter(({ key }) => key === request.key),
        ).catch(resultOf),
      );
    return results;
  } catch (error) {
    return requests.map(() => resultOf(error));
  }
}

/**
 * Says in the issues of a drift report that this run could not evaluate: what an earlier run found must not stay as if it were of today.
 * If the clusters are not known, in all issues of ours, or else in one without a name. Throws nothing.
 */
export async function writeUnjudgedIssues(
  octokit: Octokit,
  repository: Repository,
  sentence: string,
  clusters: readonly string[] | null,
): Promise<readonly IssueResult[]> {
  try {
    const all = clusters ? [] : await listOwnIssues(octokit, repository);
    const keys = clusters?.map((name) => markerKey(name)) ?? [...new Set(all.map(({ key }) => key))];
    const requests = (keys.length > 0 ? keys : [markerKey('')]).map((key) => ({
      ...{ key, title: null, isOpen: true },
      body: renderUnjudgedIssue(sentence, urlOfRun(), key),
    }));
    return await writeIssues(octokit, repository, requests);
  } catch (error) {
    return [resultOf(error)];
  }
}

interface Place {
  readonly octokit: Octokit;
  readonly repository: Repository;
}

async function settle(place: Place, request: IssueRequest, all: readonly OwnIssue[]): Promise<IssueResult> {
  const [kept, ...others] = all;
  const run = thisRun();
  if (all.some((one) => isNewer(one.run, run))) return { kind: 'outdated' };
  if (kept === undefined) return request.isOpen ? create(place, request) : { kind: 'not-wanted' };
  if (request.isOfUnjudged === true && !kept.digest.startsWith(UNJUDGED)) return { kind: 'not-wanted' };
  for (const { number, isOpen } of others) if (isOpen) await closeSecond(place, number, kept.number);
  const { number } = kept;
  const saysTheSame = kept.digest === parseMarker(request.body)?.digest;
  // One that a person has closed stays closed while it says the same; a last word is for one that is open.
  if (request.isOpen ? saysTheSame : !kept.isOpen) return { kind: 'unchanged', number };
  await place.octokit.rest.issues.update({
    ...{ ...place.repository, issue_number: number, body: withRun(request.body, run) },
    ...(request.title !== null && { title: request.title }),
    ...(request.isOpen
      ? { state: 'open', ...(!kept.isOpen && { state_reason: 'reopened' }) }
      : { state: 'closed', state_reason: 'completed' }),
  });
  return { kind: request.isOpen ? 'edited' : 'closed', number };
}

/** If it is unknown whether it was stored, the list shows it. */
async function create(place: Place, { key, title, body }: IssueRequest): Promise<IssueResult> {
  const { octokit, repository } = place;
  const post = async (): Promise<IssueResult> => {
    const { data } = await octokit.rest.issues.create({
      ...{ ...repository, title: title ?? 'fleetplan drift', labels: [DRIFT_LABEL] },
      body: withRun(body, thisRun()),
    });
    const made = issueSchema.parse(data);
    return { kind: isLabelled(made) ? 'created' : 'created-without-label', number: made.number };
  };
  try {
    return await post();
  } catch (error) {
    if (!isEndUnknown(error)) throw error;
    const [made] = (await listOwnIssues(octokit, repository)).filter((one) => one.key === key);
    return made ? { kind: 'created', number: made.number } : await post();
  }
}

async function closeSecond({ octokit, repository }: Place, number: number, first: number): Promise<void> {
  const body = `#${first} says it; two runs had opened an issue in the same moment.\n`;
  await octokit.rest.issues.update({
    ...{ ...repository, issue_number: number, body },
    ...{ state: 'closed', state_reason: 'not_planned' },
  });
}

function resultOf(error: unknown): IssueResult {
  return statusOf(error) === 410
    ? { kind: 'refused', why: 'issues are switched off in this repository' }
    : refusalOf(error);
}
