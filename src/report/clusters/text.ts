import { type RunReport, worstClustersFirst } from '../../plan/run-report.js';
import { verdictsPhrase } from '../merge/phrases.js';
import { toTerminal } from '../../text/render.js';
import { blocksText, painter, titleLines } from '../text/layout.js';
import { renderText, type TextOptions, VERDICTS } from '../text/index.js';
import { clusterHeadline, clusterName } from './title.js';
import { logSafe } from '../../text/escape/index.js';

/** A line for each cluster, then each plan under its cluster's name, the worst last: that is what a terminal shows. */
export function renderClustersText(run: RunReport, options: TextOptions): string {
  const paint = painter(options.colour);
  const reports = worstClustersFirst(run);
  const names = reports.map((report) => toTerminal(clusterName(report)));
  const width = Math.max(...names.map((name) => name.length));
  const lines = reports.map((report, index) => {
    const { word: verdict, style: colour } = VERDICTS[report.verdict];
    const padded = (names[index] ?? '').padEnd(width);
    return `  ${padded}  ${paint(colour, verdict.padEnd(7))}  ${toTerminal(clusterHeadline(report))}`;
  });
  const title = titleLines(VERDICTS[run.verdict], verdictsPhrase(run.reports), options.width, paint);
  const parts = reports.map((report, index) => {
    const ruler = `== ${names[index] ?? ''} `.padEnd(Math.max(40, options.width), '=');
    return `${logSafe(paint('bold', ruler))}\n\n${renderText(report, options)}`;
  });
  return [blocksText([[...title, ...lines]]), ...parts.toReversed()].join('\n');
}
