import type { Report } from '../plan/finding.js';
import type { RunReport } from '../plan/run-report.js';
import { renderClustersBody } from './clusters/markdown.js';
import { sourceOf } from '../text/escape/index.js';
import { type CommentOptions, renderBody } from './markdown/index.js';

/** A job summary near the documented 1 MiB vanishes without a word (actions/runner#4337); this stays well below. */
export const SUMMARY_BYTES = 900 * 1024;

type SummaryOptions = Pick<CommentOptions, 'detail' | 'runUrl'>;

/** The job summary: the comment's text with more room. */
export function renderSummary(report: Report, options: SummaryOptions): string {
  return sourceOf(renderBody(report, { ...options, maxBytes: SUMMARY_BYTES }));
}

/** The same of a run over one cluster or several. */
export function renderRunSummary(run: RunReport, options: SummaryOptions): string {
  if (run.reports.length === 1) return renderSummary(run.reports[0], options);
  return sourceOf(renderClustersBody(run, { ...options, maxBytes: SUMMARY_BYTES }));
}
