import { setTimeout as sleep } from 'node:timers/promises';
import { parseMarker, UNJUDGED } from '../report/index.js';
import { isEndUnknown, type Octokit, statusOf } from './client.js';
import { type Refusal, refusalOf } from './comment.js';
import { type Author, authorOf, isNewer, type Repository, type Run, withRun } from './own-comments.js';
import { DRIFT_LABEL, isLabelled, issueSchema, listOwnIssues, type OwnIssue } from './own-issues.js';

/** What the issue of one cluster is to say. */
export interface IssueRequest {
  /** As the marker writes it. */
  readonly key: string;
  /** Null where an issue that is there keeps its own. */
  readonly title: string | null;
  /** Begins with the marker of the key, whose digest is that of what it says. */
  readonly body: string;
  /** False where there is nothing to report: an open issue is closed with this as its last word, and none is made. */
  readonly isOpen: boolean;
  /** True where only an issue without a report is meant: it was opened when nobody knew of which cluster. */
  readonly isOfUnjudged?: boolean;
}

export type IssueResult =
  | { readonly kind: 'created' | 'edited' | 'closed' | 'unchanged'; readonly number: number }
  | { readonly kind: 'created-without-label'; readonly number: number }
  | { readonly kind: 'not-wanted' | 'outdated' }
  | Refusal;

/** After a write whose end is not known everything is looked at again. */
const MOST_PASSES = 4;
const SETTLE_MS = 1000;

/**
 * Brings about one issue for each key that says what this run found: opened when there is something to say, edited or reopened when that
 * is something else, closed when there is nothing left, and never two. A person who closes one has read it: it stays closed as long as
 * there is nothing new. A token that may not write costs the issues, never the verdict: the results say so and nothing is thrown.
 */
export async function writeIssues(
  octokit: Octokit,
  place: { readonly repository: Repository; readonly run: Run | null },
  requests: readonly IssueRequest[],
  settleMs: number = SETTLE_MS,
): Promise<readonly IssueResult[]> {
  const results = new Map<string, IssueResult>();
  try {
    const author = await authorOf(octokit);
    const writer = new Writer(octokit, place.repository, place.run, author);
    for (let pass = 1; pass <= MOST_PASSES; pass++) {
      const isSettled = await writer.pass(requests, results);
      if (isSettled) break;
      if (settleMs > 0) await sleep(settleMs);
    }
  } catch (error) {
    for (const { key } of requests) if (!results.has(key)) results.set(key, resultOf(error));
  }
  return requests.map(({ key }) => results.get(key) ?? { kind: 'failed', why: 'GitHub did not answer' });
}

class Writer {
  constructor(
    private readonly octokit: Octokit,
    private readonly repository: Repository,
    private readonly run: Run | null,
    private author: Author,
  ) {}

  /** Looks once at all issues and does what is left to do. True where nothing was made and nothing is unclear. */
  async pass(requests: readonly IssueRequest[], results: Map<string, IssueResult>): Promise<boolean> {
    const own = await listOwnIssues(this.octokit, this.repository, this.author);
    let isSettled = true;
    for (const request of requests) {
      const before = results.get(request.key);
      if (before?.kind === 'refused') continue;
      const all = own.filter(({ key }) => key === request.key);
      // Made and not in the list: without the label, or under another name. It is not made again and again.
      if (all.length === 0 && before !== undefined && 'number' in before) continue;
      try {
        const result = await this.settle(request, all);
        // Another run may have made one in the same moment; only a second look shows it.
        if (result.kind === 'created') isSettled = false;
        if (!isSeenAgain(before, result)) results.set(request.key, result);
      } catch (error) {
        if (isEndUnknown(error)) isSettled = false;
        results.set(request.key, resultOf(error));
      }
    }
    return isSettled;
  }

  private async settle(request: IssueRequest, all: readonly OwnIssue[]): Promise<IssueResult> {
    const [kept, ...others] = all;
    const newer = all.find(({ run }) => isNewer(run, this.run));
    if (newer) return this.leaveTo(newer, all);
    if (kept === undefined) return request.isOpen ? await this.create(request) : { kind: 'not-wanted' };
    if (request.isOfUnjudged === true && !kept.digest.startsWith(UNJUDGED)) return { kind: 'not-wanted' };
    for (const { number, isOpen } of others) if (isOpen) await this.closeSecond(number, kept.number);
    const { number } = kept;
    const saysTheSame = kept.digest === parseMarker(request.body)?.digest;
    // One that a person has closed stays closed while it says the same; a last word is for one that is open.
    if (request.isOpen ? saysTheSame : !kept.isOpen) return { kind: 'unchanged', number };
    const { title, body } = this.stamped(request);
    await this.octokit.rest.issues.update({
      ...{ ...this.repository, issue_number: number, body },
      ...(title !== null && { title }),
      ...(request.isOpen
        ? { state: 'open', ...(!kept.isOpen && { state_reason: 'reopened' }) }
        : { state: 'closed', state_reason: 'completed' }),
    });
    return { kind: request.isOpen ? 'edited' : 'closed', number };
  }

  /** The newer run may have looked before this one made its own; one that comes before the newer run's is the newer run's to keep. */
  private async leaveTo(newer: OwnIssue, all: readonly OwnIssue[]): Promise<IssueResult> {
    for (const { number, isOpen, run } of all)
      if (isOpen && number > newer.number && !isNewer(run, this.run))
        await this.closeSecond(number, newer.number);
    return { kind: 'outdated' };
  }

  private async create(request: IssueRequest): Promise<IssueResult> {
    const { title, body } = this.stamped(request);
    const { data } = await this.octokit.rest.issues.create({
      ...{ ...this.repository, title: title ?? 'fleetplan drift', body, labels: [DRIFT_LABEL] },
    });
    const made = issueSchema.parse(data);
    // Who the token is was a guess where GraphQL did not answer.
    if (made.user) this.author = { login: made.user.login, id: made.user.id ?? null };
    return { kind: isLabelled(made) ? 'created' : 'created-without-label', number: made.number };
  }

  private async closeSecond(number: number, first: number): Promise<void> {
    const body = `#${first} says it; two runs had opened an issue in the same moment.\n`;
    await this.octokit.rest.issues.update({
      ...{ ...this.repository, issue_number: number, body },
      ...{ state: 'closed', state_reason: 'not_planned' },
    });
  }

  private stamped({ title, body }: IssueRequest): Pick<IssueRequest, 'title' | 'body'> {
    return { title, body: withRun(body, this.run) };
  }
}

/** True where the second look finds the issue that was just made. */
function isSeenAgain(before: IssueResult | undefined, result: IssueResult): boolean {
  return before?.kind === 'created' && result.kind === 'unchanged' && result.number === before.number;
}

/** What an error of the API comes to. */
export function resultOf(error: unknown): IssueResult {
  return statusOf(error) === 410
    ? { kind: 'refused', why: 'issues are switched off in this repository' }
    : refusalOf(error);
}
