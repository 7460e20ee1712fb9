import { sha256 } from '../../plan/canonical.js';
import type { Report, Verdict } from '../../plan/finding.js';
import type { RunReport } from '../../plan/run-report.js';
import { worstClustersFirst } from '../../plan/run-report.js';
import { amount } from '../amounts.js';
import type { Markdown } from '../escape/index.js';
import {
  EMPTY_LINE,
  NEWLINE,
  bytesOf,
  fixedText,
  fold,
  gfm,
  joinMarkdown,
  sourceOf,
} from '../escape/index.js';
import type { BodyOptions, CommentOptions, Detail } from '../markdown/index.js';
import { SIGNS, commentMarker, renderBody } from '../markdown/index.js';
import { tableHead, tableRow } from '../markdown/table.js';
import { viewOf } from '../markdown/view.js';
import { ours, phraseMarkdown, say } from '../phrase.js';
import { clusterHeadline, clusterName, clustersPhrase } from './title.js';

/** Rows of the table of clusters; the others are counted. */
const ROWS = 50;
/** Less room than this holds no plan. */
const LEAST_BYTES = 1_500;
/** Room for the line that counts what was left out. */
const REST_BYTES = 200;

/** One comment for all clusters of a run: a line each, then a part each, the worst first; those that pass are folded. */
export function renderClustersComment(run: RunReport, options: CommentOptions): string {
  const key = options.key ?? 'default';
  const room = options.maxBytes - bytesOf(sourceOf(commentMarker(key, sha256('')))) - 1;
  const body = renderClustersBody(run, { ...options, maxBytes: room });
  return sourceOf(gfm`${commentMarker(key, sha256(sourceOf(body)))}\n${body}`);
}

/** The same text without a marker. At most `maxBytes` of UTF-8; ends with a line feed. */
export function renderClustersBody(run: RunReport, options: BodyOptions): Markdown {
  const reports = worstClustersFirst(run);
  const head = headOf(run, reports, options.detail);
  const blocks = [head];
  let room = options.maxBytes - bytesOf(sourceOf(head)) - REST_BYTES;
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

function headOf(run: RunReport, reports: readonly Report[], detail: Detail): Markdown {
  const title = gfm`### ${SIGNS[run.verdict]} ${phraseMarkdown(say`Rollout plan for ${clustersPhrase(run)}`)}`;
  if (detail === 'none') return title;
  const rows = reports.slice(0, ROWS).map((report) => {
    const { show } = viewOf(report, detail);
    return tableRow([show(clusterName(report)), verdictCell(report.verdict), show(clusterHeadline(report))]);
  });
  const titles = ['cluster', 'verdict', 'what merging does'];
  const table = [tableHead(titles.map((text) => ({ title: fixedText(text) }))), ...rows];
  const more = reports.length - rows.length;
  const rest =
    more > 0 ? [gfm`\n${phraseMarkdown(say`${amount(more, 'more cluster')}, none of them worse.`)}`] : [];
  return joinMarkdown([gfm`${title}\n`, ...table, ...rest], NEWLINE);
}

function verdictCell(verdict: Verdict): Markdown {
  return gfm`${SIGNS[verdict]} ${fixedText(verdict)}`;
}

/** The whole plan of one cluster. What passes is read by few: it is folded. */
function partOf(report: Report, options: BodyOptions): Markdown {
  const body = renderBody(report, options);
  if (report.verdict !== 'pass') return gfm`---\n\n${body}`;
  const { showInFold } = viewOf(report, options.detail);
  const cluster = options.detail === 'none' ? ours('a cluster') : clusterName(report);
  return fold(showInFold(say`Passes: ${cluster}`), body);
}

function leftOut(clusters: number): Markdown {
  return phraseMarkdown(
    say`The plans of ${amount(clusters, 'cluster')} are left out for length; the JSON report has them.`,
  );
}
