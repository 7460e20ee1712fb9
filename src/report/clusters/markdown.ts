import { sha256 } from '../../plan/canonical.js';
import type { Report, Verdict } from '../../plan/finding.js';
import type { RunReport } from '../../plan/run-report.js';
import { worstClustersFirst } from '../../plan/run-report.js';
import { amount } from '../amounts.js';
import type { Markdown } from '../escape/index.js';
import { EMPTY_LINE, bytesOf, fold, gfm, joinMarkdown, sourceOf } from '../escape/index.js';
import { fit } from '../markdown/fit.js';
import type { BodyOptions, CommentOptions, Detail } from '../markdown/index.js';
import { SIGNS, commentMarker, renderBody } from '../markdown/index.js';
import { viewOf } from '../markdown/view.js';
import { placeText } from '../names.js';
import { findingPhrase, freshFindings } from '../merge/phrases.js';
import { unknownPhrases } from '../merge/unknown.js';
import type { Phrase } from '../phrase.js';
import { ours, phraseMarkdown, say } from '../phrase.js';
import { foundOf, notKnown, overview, verdictsOf } from './overview.js';
import type { Kind } from './overview.js';
import { clusterHeadline, clusterName, clustersPhrase } from './title.js';

/** Less room than this holds no plan. */
const LEAST_BYTES = 1_500;
/** Room for the line that counts what was left out. */
const REST_BYTES = 200;

/** One comment for all clusters of a run: a line each and the worst findings, then a fold with the plan of each, the worst first. */
export function renderClustersComment(run: RunReport, options: CommentOptions): string {
  const key = options.key ?? 'default';
  const room = options.maxBytes - bytesOf(sourceOf(commentMarker(key, sha256('')))) - 1;
  const body = renderClustersBody(run, { ...options, maxBytes: room });
  return sourceOf(gfm`${commentMarker(key, sha256(sourceOf(body)))}\n${body}`);
}

/** The same text without a marker. At most `maxBytes` of UTF-8; ends with a line feed. */
export function renderClustersBody(run: RunReport, options: BodyOptions): Markdown {
  const reports = worstClustersFirst(run);
  const title = gfm`### ${SIGNS[run.verdict]} ${phraseMarkdown(say`Rollout plan for ${clustersPhrase(run)}`)}`;
  const { above, left } =
    options.detail === 'none'
      ? { above: [], left: [] }
      : overview(kindsOf(reports, options.detail), options.maxBytes);
  const head = joinMarkdown([title, ...above], EMPTY_LINE);
  let room = options.maxBytes - bytesOf(sourceOf(head)) - REST_BYTES;
  const { folds } = fit(left, Math.floor(room / 4));
  const blocks = [head, ...folds];
  room -= bytesOf(sourceOf(joinMarkdown(folds, EMPTY_LINE))) + 2;
  for (const [index, report] of reports.entries()) {
    const share = Math.floor(room / (reports.length - index));
    const part = share < LEAST_BYTES ? null : partOf(report, { ...options, maxBytes: share - REST_BYTES });
    if (part === null) {
      blocks.push(leftOut(reports.length - index));
      break;
    }
    blocks.push(part);
    room -= bytesOf(sourceOf(part)) + 2;
  }
  return gfm`${joinMarkdown(blocks, EMPTY_LINE)}\n`;
}

function kindsOf(reports: readonly Report[], detail: Detail): Kind[] {
  const views = reports.map((report) => viewOf(report, detail));
  const hidden = (phrase: Phrase): Phrase => views.reduce((left, { hide }) => hide(left), phrase);
  // Their places alone: the plans below have the sentences.
  const legs = reports.map(({ plan, verdict, findings }) => ({
    ...{ cluster: plan.cluster ?? '', verdict, problems: plan.problems },
    findings: findings.map((one) => ({ ...one, message: one.place ? placeText(one.place) : '' })),
  }));
  const found = freshFindings({ legs, findings: [] });
  return [
    notKnown(unknownPhrases({ legs, problems: [] }, false).map(hidden)),
    verdictsOf(
      views.map(({ report, show }) => [
        show(clusterName(report)),
        report.verdict,
        show(clusterHeadline(report)),
      ]),
    ),
    foundOf(found.map((one) => hidden(findingPhrase(one, one.finding.message !== '')))),
  ];
}

const FOLDED: Readonly<Record<Verdict, Phrase>> = {
  pass: ours('Passes: '),
  warn: ours('Warnings: '),
  fail: ours('Fails: '),
  unknown: ours('Not known: '),
};

/** The whole plan of one cluster. */
function partOf(report: Report, options: BodyOptions): Markdown {
  const { showInFold } = viewOf(report, options.detail);
  const cluster = options.detail === 'none' ? ours('a cluster') : clusterName(report);
  return fold(showInFold(say`${FOLDED[report.verdict]}${cluster}`), renderBody(report, options));
}

function leftOut(clusters: number): Markdown {
  return phraseMarkdown(
    say`The plans of ${amount(clusters, 'cluster')} are left out for length; the JSON report has them.`,
  );
}
