import type { DriftReport } from '../drift/drift.js';
import type { GateReport, StartTimes } from '../gate/gate.js';
import { visible } from '../manifest/visible.js';
import type { Merged } from '../merge/merge.js';
import type { RunReport } from '../plan/run-report.js';
import { bytesOf } from '../text/escape/lines.js';
import { sourceOf } from '../text/escape/markdown.js';
import type { Detail } from './hidden-names.js';
import { mergeDocument, renderMergeJson, runDocument } from './clusters-document.js';
import type { Document } from './document/document.js';
import { documentMarkdown } from './document/markdown.js';
import { commentMarker, markedComment } from './document/marker.js';
import { documentText } from './document/terminal.js';
import { documentPage, type PageOptions } from './html/page-report.js';
import { driftDocument, renderDriftJson } from './drift-document.js';
import { gateDocument, renderGateJson, renderStartTimesJson, startTimesDocument } from './gate-document.js';
import { renderClustersJson, renderJson } from './json/index.js';
import { renderSarif } from './sarif.js';
import { renderTuneJson, tuneDocument } from './tune-document.js';
import type { Limits, Tuned } from '../tune/tune.js';

export type { Annotation } from './annotations.js';
export { annotationsOfRun } from './annotations.js';
export type { Detail } from './hidden-names.js';
export { commentMarker, markerKey, PAGE_MARK, parseMarker } from './document/marker.js';
export { gateSentences } from './gate-document.js';
export { inlineMarker, newFindings, renderInline } from './inline.js';
export { begunTogether } from './numbers.js';
export { renderFailure, renderFailureComment, renderFailureIssue } from './failure.js';

/** The most bytes of a comment: GitHub refuses more than 65,536 characters, however it counts them. */
export const COMMENT_BYTES = 60_000;
/** A job summary near the documented 1 MiB vanishes without a word (actions/runner#4337); this stays well below. */
export const SUMMARY_BYTES = 900 * 1024;

/** Options of the formats; each uses those that it needs. */
export interface RenderOptions {
  /** Escape sequences in `text`: the terminal can show them and NO_COLOR is not set. */
  readonly color: boolean;
  /** Columns of the terminal, for `text`. */
  readonly width: number;
  /** The detail that readers of `markdown` and `sarif` may see. */
  readonly detail: Detail;
  /** The exact key of this comment among several on a pull request, for `markdown`. Null: the cluster's name. */
  readonly key: string | null;
  /** Address of the run, for `markdown`; null where there is none. */
  readonly runUrl: string | null;
  /** The address of a rule's page, for `markdown`; null for what is no rule, or where it is not known. */
  readonly ruleUrl: (id: string) => string | null;
  /** At most this many bytes of UTF-8, for `markdown`. */
  readonly maxBytes: number;
  /** The page of a rule, as Markdown, for `sarif`; null for what is no rule. */
  readonly rulePage: (id: string) => string | null;
  /** The program and the style of a page, for `html`. */
  readonly assets: () => PageOptions['assets'];
}

const DEFAULTS: RenderOptions = {
  color: false,
  width: 100,
  detail: 'full',
  key: null,
  runUrl: null,
  ruleUrl: () => null,
  maxBytes: COMMENT_BYTES,
  rulePage: () => null,
  assets: () => ({ script: '', style: '' }),
};

/** Every format of `--format` but the page. */
export const FORMATS = ['text', 'markdown', 'json', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

/** The formats of what shows no lines of files: a gate, start times, drift, many clusters' reports. */
export const PLACELESS_FORMATS = ['text', 'markdown', 'json', 'html'] as const;
type PlacelessFormat = (typeof PLACELESS_FORMATS)[number];

type Print<R> = (report: R, format: PlacelessFormat, options?: Partial<RenderOptions>) => string;

/** Prints a report as text that ends with a line feed. Same report and options, same bytes. A terminal shows everything. */
function printerOf<R>(
  documentOf: (report: R, detail: Detail) => Document,
  json: (report: R) => string,
): Print<R> {
  return (report, format, options = {}) => {
    const given = { ...DEFAULTS, ...options };
    if (format === 'json') return json(report);
    if (format === 'text') return documentText(documentOf(report, 'full'), given);
    const document = documentOf(report, given.detail);
    return format === 'html'
      ? documentPage(document, given.assets())
      : sourceOf(documentMarkdown(document, given));
  };
}

/** A gate's answer. */
export const renderGate = printerOf<GateReport>(gateDocument, renderGateJson);

/** Spans in which a rollout may start, the best first. */
export const renderStartTimes = printerOf<StartTimes>(startTimesDocument, renderStartTimesJson);

/** A search for better settings. */
export function renderTuned(
  tuned: Tuned,
  limits: Limits,
  format: PlacelessFormat,
  options: Partial<RenderOptions>,
): string {
  return printerOf<Tuned>(tuneDocument, (one) => renderTuneJson(one, limits))(tuned, format, options);
}

export const renderDrift = printerOf<DriftReport>(driftDocument, renderDriftJson);

/** Many clusters' reports. */
export const renderMerge = printerOf<Merged>(mergeDocument, renderMergeJson);

const printRun = printerOf<RunReport>(runDocument, (run) =>
  run.reports.length === 1 ? renderJson(run.reports[0]) : renderClustersJson(run),
);

/** The plans of a run, of one cluster or several. `markdown` is a comment, which begins with its marker. */
export function renderRun(run: RunReport, format: Format, options: Partial<RenderOptions> = {}): string {
  const given = { ...DEFAULTS, ...options };
  if (format === 'sarif') return renderSarif(run, given);
  const cluster = run.reports.length === 1 ? run.reports[0].plan.cluster : null;
  return format === 'markdown' ? commentOf(printRun, run, given, cluster) : printRun(run, format, given);
}

/** The job summary: the comment's text with more room. */
export function renderRunSummary(run: RunReport, options: Partial<RenderOptions>): string {
  return printRun(run, 'markdown', { ...options, maxBytes: SUMMARY_BYTES });
}

type CommentOptions = Pick<RenderOptions, 'detail' | 'key' | 'runUrl' | 'maxBytes'> &
  Partial<Pick<RenderOptions, 'ruleUrl'>>;

/** The comment of many clusters' reports. */
export function renderMergeComment(merged: Merged, options: CommentOptions): string {
  return commentOf(renderMerge, merged, options, null);
}

function commentOf<R>(print: Print<R>, report: R, options: CommentOptions, cluster: string | null): string {
  return markedComment(options.key ?? cluster ?? 'default', options.maxBytes, (maxBytes) =>
    print(report, 'markdown', { ...options, maxBytes }),
  );
}

/**
 * The issue of one cluster's drift; `key` is the cluster's name, '' for one without. Its body begins with the marker of the key and of what
 * is reported, by which the next run knows whether there is something new, and is at most `maxBytes` of UTF-8.
 */
export function driftIssue(
  drift: DriftReport,
  key: string,
  options: Omit<CommentOptions, 'key'>,
): { readonly title: string; readonly body: string } {
  const marker = `${sourceOf(commentMarker(key, drift.digest))}\n`;
  const maxBytes = options.maxBytes - bytesOf(marker);
  return {
    title: key === '' ? 'fleetplan drift' : `fleetplan drift: ${visible(key)}`,
    body: `${marker}${renderDrift(drift, 'markdown', { ...options, maxBytes })}`,
  };
}
