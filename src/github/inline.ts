import * as z from 'zod';
import type { Finding, Report } from '../plan/finding.js';
import { type Detail, inlineMarker, renderInline } from '../report/index.js';
import type { LineEdit } from '../tried-fixes.js';
import { isEndUnknown, type Octokit, type Repository, statusOf } from './client.js';
import { authorOf } from './own.js';

export interface InlineRequest {
  readonly repository: Repository;
  readonly pullNumber: number;
  readonly headSha: string;
  readonly detail: Detail;
  /** Worst first. */
  readonly findings: readonly { readonly report: Report; readonly finding: Finding }[];
  /** Fixes of one line, tried. */
  readonly edits: ReadonlyMap<Finding, LineEdit>;
  /** The text of a line as it was planned; null where there is none. */
  readonly lineOf: (file: string, line: number) => string | null;
}

/** The most at once that a reviewer still reads. */
const MOST_COMMENTS = 10;
const PAGE = 100;
const MOST_PAGES = 2;

/** The lines of the new side that a pull request shows, by file: their text. */
type Diff = ReadonlyMap<string, ReadonlyMap<number, string>>;

/**
 * Comments at the lines of new findings that stand in the pull request's diff, as one review that neither approves nor asks for
 * changes. A finding that has one already gets no other, and one that is settled is left to people. What cannot be written is no
 * loss: the annotations say the same. At most six calls; the sentence for the log, or null where there is nothing to say.
 */
export async function writeInline(octokit: Octokit, request: InlineRequest): Promise<string | null> {
  let isSent = false;
  try {
    const diff = await diffOf(octokit, request);
    const wanted = request.findings
      .flatMap(({ report, finding }) => commentAt(request, diff, report, finding))
      .filter(
        ({ path, line, mark }, i, all) =>
          all.findIndex((other) => other.path === path && other.line === line && other.mark === mark) === i,
      );
    if (wanted.length === 0) return null;
    const there = await marksThere(octokit, request);
    const comments = wanted
      .filter(({ mark }) => !there.has(mark))
      .slice(0, MOST_COMMENTS)
      .map(({ path, line, body }) => ({ path, line, body, side: 'RIGHT' }));
    if (comments.length === 0) return null;
    const { repository, pullNumber, headSha } = request;
    isSent = true;
    await octokit.rest.pulls.createReview({
      ...{ ...repository, pull_number: pullNumber, commit_id: headSha, event: 'COMMENT', comments },
    });
    return null;
  } catch (error) {
    const status = statusOf(error);
    const why = status === null ? 'GitHub did not answer' : `GitHub answered with status ${status}`;
    const what = isSent && isEndUnknown(error) ? 'Perhaps no comments at lines' : 'No comments at lines';
    return `${what}: ${why}. The annotations say the same.`;
  }
}

interface InlineComment {
  readonly path: string;
  readonly line: number;
  readonly mark: string;
  readonly body: string;
}

/** At the line that its edit mends, else at the one that causes it; none where the diff does not show that very line. */
function commentAt(
  { detail, edits, lineOf }: InlineRequest,
  diff: Diff,
  report: Report,
  finding: Finding,
): InlineComment[] {
  const mark = inlineMarker(finding.fingerprint);
  const fix = edits.get(finding);
  if (fix && diff.get(fix.file)?.get(fix.line) === fix.before)
    return [{ path: fix.file, line: fix.line, mark, body: renderInline(report, finding, detail, fix.after) }];
  const { place } = finding;
  const shown = place && diff.get(place.file)?.get(place.line);
  if (!place || shown === undefined || shown !== lineOf(place.file, place.line)) return [];
  return [{ path: place.file, line: place.line, mark, body: renderInline(report, finding, detail, null) }];
}

const filesSchema = z.array(z.object({ filename: z.string(), patch: z.string().optional() }));

async function diffOf(octokit: Octokit, request: InlineRequest): Promise<Diff> {
  const { repository, pullNumber } = request;
  const found = new Map<string, ReadonlyMap<number, string>>();
  for (let page = 1; page <= MOST_PAGES; page++) {
    const asked = { ...repository, pull_number: pullNumber, per_page: PAGE, page };
    const files = filesSchema.parse((await octokit.rest.pulls.listFiles(asked)).data);
    for (const { filename, patch } of files) if (patch !== undefined) found.set(filename, newLines(patch));
    if (files.length < PAGE) break;
  }
  return found;
}

/** The lines of a patch that the new side has, by number: what GitHub takes comments at. */
export function newLines(patch: string): ReadonlyMap<number, string> {
  const lines = new Map<number, string>();
  let next = 0;
  for (const text of patch.split('\n')) {
    const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text);
    if (hunk) next = Number(hunk[1]);
    else if (next > 0 && /^[ +]/.test(text)) lines.set(next++, text.slice(1));
  }
  return lines;
}

const commentsSchema = z.array(
  z.object({
    body: z.string().nullish(),
    user: z.object({ login: z.string() }).nullish(),
    /** Null where the line is not in the diff any more. */
    line: z.number().nullish(),
  }),
);

/** The findings that have a comment of ours at a line that is still shown. */
async function marksThere(octokit: Octokit, { repository, pullNumber }: InlineRequest): Promise<Set<string>> {
  const { login } = await authorOf(octokit);
  const found = new Set<string>();
  for (let page = 1; page <= MOST_PAGES; page++) {
    const asked = {
      ...repository,
      pull_number: pullNumber,
      per_page: PAGE,
      page,
      sort: 'created',
      direction: 'desc',
    } as const;
    const comments = commentsSchema.parse((await octokit.rest.pulls.listReviewComments(asked)).data);
    for (const { body, user, line } of comments)
      if (user?.login === login && typeof line === 'number')
        found.add((body ?? '').split(/\r?\n/, 1)[0] ?? '');
    if (comments.length < PAGE) break;
  }
  return found;
}
