import type { DriftReport } from '../drift/drift.js';
import type { GateReport } from '../gate/gate.js';
import type { StartTimes } from '../gate/when.js';
import { visible } from '../manifest/visible.js';
import type { Merged } from '../merge/merge.js';
import type { RunReport } from '../plan/run-report.js';
import { bytesOf, sourceOf } from '../text/escape/index.js';
import type { Detail } from './hidden-names.js';
import { mergeDocument, runDocument } from './clusters-document.js';
import type { Document } from './document/document.js';
import { documentMarkdown } from './document/markdown.js';
import { commentMarker, markedComment } from './document/marker.js';
import { documentText } from './document/terminal.js';
import { driftDocument } from './drift-document.js';
import { gateDocument, startTimesDocument } from './gate-document.js';
import { renderClustersJson } from './json/clusters.js';
import { renderDriftJson } from './json/drift.js';
import { renderGateJson, renderStartTimesJson } from './json/gate.js';
import { renderJson } from './json/index.js';
import { renderMergeJson } from './json/merge.js';
import { renderSarif } from './sarif.js';

export type { Annotation } from './annotations.js';
export { annotationsOfRun } from './annotations.js';
export type { Detail } from './hidden-names.js';
export { commentMarker, markerKey, PAGE_MARK, parseMarker } from './document/marker.js';
export { gateSentences } from './gate-document.js';
export { inlineMarker, newFindings, renderInline } from './inline.js';
export { begunTogether } from './numbers.js';
export { renderUnjudged, renderUnjudgedComment, renderUnjudgedIssue } from './unjudged.js';

/** What a comment may take in UTF-8: GitHub refuses more than 65,536 characters, and so it is safe however the host counts. */
export const COMMENT_BYTES = 60_000;
/** A job summary near the documented 1 MiB vanishes without a word (actions/runner#4337); this stays well below. */
export const SUMMARY_BYTES = 900 * 1024;

/** What a format may want to know; each takes what it needs. */
export interface RenderOptions {
  /** Escape sequences in `text`: the terminal can show them and NO_COLOR is not set. */
  readonly colour: boolean;
  /** Columns of the terminal, for `text`. */
  readonly width: number;
  /** What readers of `markdown` and `sarif` may see. */
  readonly detail: Detail;
  /** Which of several comments on one pull request this is, for `markdown`; exact. The cluster's name where it is null. */
  readonly key: string | null;
  /** Address of the run, for `markdown`; null where there is none. */
  readonly runUrl: string | null;
  /** At most this many bytes of UTF-8, for `markdown`. */
  readonly maxBytes: number;
  /** True to list policies that the change does not touch, for `text`. */
  readonly verbose: boolean;
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
  verbose: false,
  rulePage: () => null,
};

/** Every format of `--format` but the page. */
export const FORMATS = ['text', 'markdown', 'json', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

/** The formats of what shows no places in files: a gate, start times, drift, many clusters' reports. */
export const PLACELESS_FORMATS = ['text', 'markdown', 'json'] as const;
export type PlacelessFormat = (typeof PLACELESS_FORMATS)[number];

/**
 * The plans of a run, of one cluster or several, as text that ends with a line feed. `markdown` is a comment, which begins with its marker. Same
 * report and options, same bytes.
 */
export function renderRun(run: RunReport, format: Format, options: Partial<RenderOptions> = {}): string {
  const given = { ...DEFAULTS, ...options };
  const isOne = run.reports.length === 1;
  switch (format) {
    case 'text':
      return documentText(runDocument(run, { detail: 'full', isVerbose: given.verbose }), given);
    case 'markdown':
      return comment(runDocument(run, given), given, isOne ? run.reports[0].plan.cluster : null);
    case 'json':
      return isOne ? renderJson(run.reports[0]) : renderClustersJson(run);
    case 'sarif':
      return renderSarif(run, given);
  }
}

/** The job summary: the comment's text with more room. */
export function renderRunSummary(
  run: RunReport,
  { detail, runUrl }: Pick<RenderOptions, 'detail' | 'runUrl'>,
): string {
  return markdown(runDocument(run, { detail }), { runUrl, maxBytes: SUMMARY_BYTES });
}

/** A gate's answer in a format. */
export const renderGate = printerOf<GateReport>(gateDocument, renderGateJson);

/** When a rollout may start, the best span first, in a format. */
export const renderStartTimes = printerOf<StartTimes>(startTimesDocument, renderStartTimesJson);

/** A drift report in a format. */
export const renderDrift = printerOf<DriftReport>(driftDocument, renderDriftJson);

/** Many clusters' reports in a format. */
export const renderMerge = printerOf<Merged>(mergeDocument, renderMergeJson);

/** The comment of many clusters' reports. */
export function renderMergeComment(
  merged: Merged,
  options: Pick<RenderOptions, 'detail' | 'key' | 'runUrl' | 'maxBytes'>,
): string {
  return comment(mergeDocument(merged, options.detail), options, null);
}

/** Title and text of the issue of one cluster. */
interface DriftIssue {
  readonly title: string;
  /** Begins with the marker of the key and of what is said, by which the next run knows whether there is something new. */
  readonly body: string;
}

/** The issue of one cluster's drift; `key` is the cluster's name, '' for one without. At most `maxBytes` of UTF-8. */
export function driftIssue(
  drift: DriftReport,
  key: string,
  { detail, runUrl, maxBytes }: Pick<RenderOptions, 'detail' | 'runUrl' | 'maxBytes'>,
): DriftIssue {
  const marker = `${sourceOf(commentMarker(key, drift.digest))}\n`;
  const body = markdown(driftDocument(drift, detail), { runUrl, maxBytes: maxBytes - bytesOf(marker) });
  return {
    title: key === '' ? 'fleetplan drift' : `fleetplan drift: ${visible(key)}`,
    body: `${marker}${body}`,
  };
}

/** Prints what shows no places in files. A terminal shows everything. */
function printerOf<R>(
  documentOf: (report: R, detail: Detail) => Document,
  json: (report: R) => string,
): (report: R, format: PlacelessFormat, options?: Partial<RenderOptions>) => string {
  return (report, format, options = {}) => {
    const given = { ...DEFAULTS, ...options };
    if (format === 'json') return json(report);
    if (format === 'text') return documentText(documentOf(report, 'full'), given);
    return markdown(documentOf(report, given.detail), given);
  };
}

function comment(
  document: Document,
  options: Pick<RenderOptions, 'key' | 'runUrl' | 'maxBytes'>,
  cluster: string | null,
): string {
  return markedComment(options.key ?? cluster ?? 'default', options.maxBytes, (maxBytes) =>
    markdown(document, { runUrl: options.runUrl, maxBytes }),
  );
}

function markdown(document: Document, options: Pick<RenderOptions, 'runUrl' | 'maxBytes'>): string {
  return sourceOf(documentMarkdown(document, options));
}
