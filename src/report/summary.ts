import type { Report } from '../plan/finding.js';
import { sourceOf } from './escape/index.js';
import type { CommentOptions } from './markdown/index.js';
import { renderBody } from './markdown/index.js';

/** A job summary near the documented 1 MiB vanishes without a word (actions/runner#4337); this stays well below. */
export const SUMMARY_BYTES = 900 * 1024;

/** The job summary: the comment's text with more room, and with every finding in full. */
export function renderSummary(
  report: Report,
  { detail, runUrl }: Pick<CommentOptions, 'detail' | 'runUrl'>,
): string {
  return sourceOf(renderBody(report, { detail, runUrl, maxBytes: SUMMARY_BYTES, inFull: true }));
}
