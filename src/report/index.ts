import type { Report } from '../plan/finding.js';
import { type RunReport, runReport } from '../plan/run-report.js';
import { renderClustersJson } from './clusters/json.js';
import { renderClustersComment } from './clusters/markdown.js';
import { renderClustersText } from './clusters/text.js';
import type { PlacelessFormat } from './formats.js';
import { renderJson } from './json/index.js';
import { COMMENT_BYTES, type CommentOptions, renderComment } from './markdown/index.js';
import { renderSarif } from './sarif/index.js';
import { renderText } from './text/index.js';

export type { Annotation } from './annotations.js';
export { annotationsOfRun } from './annotations.js';
export { inlineMarker, newFindings, renderInline } from './inline.js';
export type { Detail } from './markdown/index.js';
export { COMMENT_BYTES, commentMarker, markerKey, parseMarker } from './markdown/index.js';
export { begunTogether } from './numbers/together.js';
export { PAGE_MARK } from './html/mark.js';
export {
  renderJudgedAgain,
  renderUnjudged,
  renderUnjudgedComment,
  renderUnjudgedIssue,
  UNJUDGED,
} from './unjudged.js';
export { SUMMARY_BYTES, renderRunSummary, renderSummary } from './summary.js';

/** What a format may want to know; each takes what it needs. */
export interface RenderOptions extends CommentOptions {
  /** Escape sequences in `text`: the terminal can show them and NO_COLOR is not set. */
  readonly colour: boolean;
  /** Columns of the terminal, for `text`. */
  readonly width: number;
  /** The page of a rule, as Markdown, for `sarif`; null for what is no rule. */
  readonly rulePage: (id: string) => string | null;
}

const DEFAULTS: RenderOptions = {
  colour: false,
  width: 100,
  detail: 'full',
  key: null,
  runUrl: null,
  maxBytes: COMMENT_BYTES,
  rulePage: () => null,
};

/** Prints what shows no places in files, as text that ends with a line feed. Same report and options, same bytes. */
export function printerOf<R>(
  printers: Readonly<Record<PlacelessFormat, (report: R, options: RenderOptions) => string>>,
): (report: R, format: PlacelessFormat, options?: Partial<RenderOptions>) => string {
  return (report, format, options = {}) => printers[format](report, { ...DEFAULTS, ...options });
}

/** A format, for the report of one cluster and for those of several. */
interface Renderer {
  readonly one: (report: Report, options: RenderOptions) => string;
  readonly several: (run: RunReport, options: RenderOptions) => string;
}

/** Every format of `--format`. To add one: its modules and a line. */
const RENDERERS = {
  text: { one: renderText, several: renderClustersText },
  markdown: { one: renderComment, several: renderClustersComment },
  json: { one: renderJson, several: renderClustersJson },
  sarif: { one: (report, options) => renderSarif(runReport([report]), options), several: renderSarif },
} as const satisfies Readonly<Record<string, Renderer>>;

export type Format = keyof typeof RENDERERS;

export const FORMATS = Object.keys(RENDERERS) as readonly Format[];

/** The report of one cluster in a format, as text that ends with a line feed. Same report and options, same bytes. */
export function render(report: Report, format: Format, options: Partial<RenderOptions> = {}): string {
  const renderer: Renderer = RENDERERS[format];
  return renderer.one(report, { ...DEFAULTS, ...options });
}

/** What a run found, be it of one cluster or of several. */
export function renderRun(run: RunReport, format: Format, options: Partial<RenderOptions> = {}): string {
  if (run.reports.length === 1) return render(run.reports[0], format, options);
  const renderer: Renderer = RENDERERS[format];
  return renderer.several(run, { ...DEFAULTS, ...options });
}
