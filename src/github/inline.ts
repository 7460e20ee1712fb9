import type { Finding, Report } from '../plan/finding.js';
import { type Detail, inlineMarker, renderInline } from '../report/index.js';
import type { LineEdit } from '../tried-fixes.js';
import { answerOf, type Octokit, type Repository } from './client.js';
import type { PullRequest } from './event.js';
import { allOf, authorOf } from './own.js';

export interface InlineRequest {
  readonly repository: Repository;
  readonly pull: Pick<PullRequest, 'number' | 'headSha'>;
  readonly detail: Detail;
  /** Worst first. */
  readonly findings: readonly { readonly report: Report; readonly finding: Finding }[];
  /** Fixes of one line, tried. */
  readonly edits: ReadonlyMap<Finding, LineEdit>;
  /** The text of a line as it was planned; null if there is none. */
  readonly lineOf: (file: string, line: number) => string | null;
}

/** The most at once that a reviewer still reads. */
const MOST_COMMENTS = 10;
const MOST_PAGES = 2;

/**
 * Comments at the lines of new findings that are in the pull request's diff, as one review that neither approves nor requests
 * changes. A finding that has a comment gets no other, and one that is settled is left to people. What cannot be written is no
 * loss: the annotations say the same. At most six calls. Returns a sentence for the log, or null.
 */
export async function writeInline(octokit: Octokit, request: InlineRequest): Promise<string | null> {
  const { findings } = request;
  if (findings.length === 0) return null;
  const pull = { ...request.repository, pull_number: request.pull.number };
  try {
    const files = await allOf(MOST_PAGES, (query) => octokit.rest.pulls.listFiles({ ...pull, ...query }));
    const diff = new Map(files.all.map(({ filename, patch = '' }) => [filename, newLines(patch)]));
    const wanted = new Map(
      findings
        .flatMap(({ report, finding }) => commentAt(request, diff, report, finding) ?? [])
        .map((comment) => [`${comment.path}:${comment.line} ${comment.mark}`, comment]),
    );
    if (wanted.size === 0) return null;
    const { login } = await authorOf(octokit);
    const there = await allOf(MOST_PAGES, (query) =>
      octokit.rest.pulls.listReviewComments({ ...pull, ...query, sort: 'created', direction: 'desc' }),
    );
    // No line: it is no longer in the diff.
    const marks = there.all
      .filter(({ user, line }) => user.login === login && typeof line === 'number')
      .map(({ body }) => body.split(/\r?\n/, 1)[0]);
    const comments = [...wanted.values()]
      .filter(({ mark }) => !marks.includes(mark))
      .slice(0, MOST_COMMENTS)
      .map(({ path, line, body }) => ({ path, line, body, side: 'RIGHT' }));
    if (comments.length === 0) return null;
    await octokit.rest.pulls.createReview({
      ...pull,
      commit_id: request.pull.headSha,
      event: 'COMMENT',
      comments,
    });
    return null;
  } catch (error) {
    return `Comments at lines were perhaps not written: ${answerOf(error)}. The annotations say the same.`;
  }
}

/** At the line that its edit changes, else at the one that causes it; null if the diff does not show that very line. */
function commentAt(
  { detail, edits, lineOf }: InlineRequest,
  diff: ReadonlyMap<string, ReadonlyMap<number, string>>,
  report: Report,
  finding: Finding,
) {
  const at = ({ file, line }: { file: string; line: number }, after: string | null) => ({
    ...{ path: file, line, mark: inlineMarker(finding.fingerprint) },
    body: renderInline(report, finding, detail, after),
  });
  const fix = edits.get(finding);
  if (fix && diff.get(fix.file)?.get(fix.line) === fix.before) return at(fix, fix.after);
  const { place } = finding;
  const shown = place && diff.get(place.file)?.get(place.line);
  return place && shown !== undefined && shown === lineOf(place.file, place.line) ? at(place, null) : null;
}

/** The lines of a patch that the new side has, by number: GitHub takes comments at these. */
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
