import { type RunReport, worstClustersFirst } from '../../plan/run-report.js';
import type { Detail } from '../choice/hidden-names.js';
import { htmlDocument, type PageAssets } from './document.js';
import { pageReport } from './report.js';
import type { SourceLink } from './source-link.js';

export interface PageOptions {
  /** What hides names in the comment hides them here. */
  readonly detail: Detail;
  /** Null where nobody knows which commit the files are of. */
  readonly source: SourceLink | null;
  readonly runUrl: string | null;
  readonly assets: PageAssets;
}

/**
 * What a run found as one HTML file that loads nothing. Same run and options, same bytes. Not one of the formats of `render`, as
 * only those who ask for it load it: the page's own program is in it.
 */
export function renderPage(run: RunReport, { detail, source, runUrl, assets }: PageOptions): string {
  const reports = worstClustersFirst(run).map((report) => pageReport(report, detail, source));
  return htmlDocument({ reports, runUrl }, assets);
}
