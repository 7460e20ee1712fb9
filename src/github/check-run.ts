import * as z from 'zod';
import { isEndUnknown, type Octokit } from './client.js';
import { placeOfPull, type PlannedPull, type Refusal, refusalOf } from './comment.js';
import { isNewer, type Repository, type Run } from './own-comments.js';

/** A remark at a line of a file, as the Checks API takes it. */
export interface CheckAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

export interface CheckRequest {
  readonly repository: Repository;
  /** What the check goes by in the list of checks. */
  readonly name: string;
  readonly headSha: string;
  /** The pull request that was planned; null where the event is of none. */
  readonly pull: PlannedPull | null;
  readonly conclusion: 'success' | 'neutral' | 'failure';
  readonly title: string;
  /** At most 65,535 characters. */
  readonly summary: string;
  /** Worst first. */
  readonly annotations: readonly CheckAnnotation[];
  readonly run: Run | null;
  readonly runUrl: string | null;
}

export type CheckResult =
  | { readonly kind: 'created'; readonly id: number; readonly missing: number }
  | { readonly kind: 'outdated' | 'retargeted' }
  | Refusal;

/** The Checks API takes this many annotations in one request; an update adds to those that are there. */
export const BATCH = 50;
/** Those of earlier runs are looked for, then one is made. */
export const CHECK_CALLS = 2;
/** More is read by nobody. */
export const MOST_CHECK_ANNOTATIONS = 250;
/** Requests whose end is not known are looked after this often. */
const MOST_TRIES = 3;

/**
 * Makes one check run with its conclusion, then adds the annotations beyond the first fifty to it: what fails later costs annotations and
 * never the conclusion. None is made where a newer run has made one, or the pull request goes to another branch than the one that it was
 * judged against. Nothing is thrown: the result says what a token may not.
 */
export async function writeCheckRun(octokit: Octokit, request: CheckRequest): Promise<CheckResult> {
  try {
    const place = request.pull && (await placeOfPull(octokit, request.repository, request.pull));
    if (place === 'retargeted') return { kind: place };
    const id = await createOnce(octokit, request);
    return id === null
      ? { kind: 'outdated' }
      : { kind: 'created', id, missing: await addOthers(octokit, request, id) };
  } catch (error) {
    return refusalOf(error);
  }
}

/** The id of the check run; null where a newer run has one. A lost answer is looked for, so that there are never two. */
async function createOnce(octokit: Octokit, request: CheckRequest): Promise<number | null> {
  for (let tries = 1; ; tries++) {
    const { mine, isOutdated } = await earlier(octokit, request);
    if (isOutdated) return null;
    if (mine !== null) return mine;
    try {
      return await create(octokit, request);
    } catch (error) {
      // Without a number of the run nobody could tell whether it is there.
      if (request.run === null || tries >= MOST_TRIES || !isEndUnknown(error)) throw error;
    }
  }
}

const OURS = /^fleetplan (\d{1,15})\.(\d{1,9})$/;
const idSchema = z.object({ id: z.number() });
const listSchema = z.object({
  check_runs: z.array(z.object({ id: z.number(), external_id: z.string().nullish() })),
});

async function earlier(
  octokit: Octokit,
  { repository, headSha, name, run }: CheckRequest,
): Promise<{ readonly mine: number | null; readonly isOutdated: boolean }> {
  if (run === null) return { mine: null, isOutdated: false };
  const { data } = await octokit.rest.checks.listForRef({
    ...{ ...repository, ref: headSha, check_name: name, filter: 'all', per_page: 100 },
  });
  const found = listSchema.parse(data).check_runs.map(({ id, external_id: text }) => {
    const [, runId, attempt] = OURS.exec(text ?? '') ?? [];
    return { id, of: runId === undefined ? null : { id: Number(runId), attempt: Number(attempt) } };
  });
  const mine = found.find(({ of }) => of !== null && of.id === run.id && of.attempt === run.attempt);
  return { mine: mine?.id ?? null, isOutdated: found.some(({ of }) => isNewer(of, run)) };
}

async function create(octokit: Octokit, request: CheckRequest): Promise<number> {
  const { repository, name, headSha, conclusion, annotations, run, runUrl } = request;
  const { data } = await octokit.rest.checks.create({
    ...{ ...repository, name, head_sha: headSha, status: 'completed', conclusion },
    ...(run && { external_id: `fleetplan ${run.id}.${run.attempt}` }),
    ...(runUrl !== null && { details_url: runUrl }),
    output: outputOf(request, annotations.slice(0, BATCH)),
  });
  return idSchema.parse(data).id;
}

/** How many annotations are missing at the end. After a lost answer the check run tells how many it has: none is added twice. */
async function addOthers(octokit: Octokit, request: CheckRequest, id: number): Promise<number> {
  const all = request.annotations.length;
  let done = Math.min(BATCH, all);
  for (let tries = 1; done < all;) {
    try {
      const batch = request.annotations.slice(done, done + BATCH);
      await octokit.rest.checks.update({
        ...{ ...request.repository, check_run_id: id, output: outputOf(request, batch) },
      });
      done += batch.length;
    } catch (error) {
      if (tries++ >= MOST_TRIES || !isEndUnknown(error)) break;
      const known = await countOf(octokit, request.repository, id).catch(() => null);
      if (known === null) break;
      done = Math.min(known, all);
    }
  }
  return all - done;
}

const countSchema = z.object({ output: z.object({ annotations_count: z.number() }) });

async function countOf(octokit: Octokit, repository: Repository, id: number): Promise<number> {
  const { data } = await octokit.rest.checks.get({ ...repository, check_run_id: id });
  return countSchema.parse(data).output.annotations_count;
}

function outputOf({ title, summary }: CheckRequest, annotations: readonly CheckAnnotation[]) {
  return { title, summary, annotations: [...annotations] };
}
