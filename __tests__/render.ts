import type { Report } from '../src/plan/finding.js';
import { runReport } from '../src/plan/run-report.js';
import { type Format, type RenderOptions, renderRun } from '../src/report/index.js';

/** The plan of one cluster in a format. */
export function render(report: Report, format: Format, options: Partial<RenderOptions> = {}): string {
  return renderRun(runReport([report]), format, options);
}
