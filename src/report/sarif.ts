import type { Invocation, Location, Log, ReportingDescriptor, Result as SarifResult } from 'sarif';
import type { Json, Place } from '../manifest/manifest.js';
import type { Problem, Severity } from '../manifest/problem.js';
import { sha256 } from '../plan/canonical.js';
import type { Finding, Report, Status } from '../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../plan/run-report.js';
import { annotationText, bytesOf, jsonLogSafe, shorten } from '../text/escape/index.js';
import { type Detail, hiderOf } from './hidden-names.js';
import { toPlain } from '../text/render.js';

interface SarifOptions {
  readonly detail: Detail;
  /** The page of a rule, as Markdown; null for what is no rule of the catalogue. */
  readonly rulePage: (id: string) => string | null;
}

/** Code scanning shows this many results of a run and takes no more than 25,000; the worst stand first. */
const RESULTS_PER_RUN = 5_000;
/** It takes 10 MB after compression; what is no larger before it is none after it, whatever stands there. */
const RESULT_BYTES = 8_000_000;

const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/** What is gone is no result: code scanning closes an alert whose result is missing. */
const BASELINE: Readonly<Record<Exclude<Status, 'fixed'>, 'new' | 'updated' | 'unchanged'>> = {
  new: 'new',
  worsened: 'updated',
  unchanged: 'unchanged',
};

/**
 * SARIF 2.1.0 as code scanning takes it: one run, a result for each finding and for each problem of the input, of several clusters
 * one after the other. Fingerprints are those of the findings, which hold through reformatting. Valid, and empty, where nothing is
 * found.
 */
export function renderSarif(run: RunReport, { detail, rulePage }: SarifOptions): string {
  const several = run.reports.length > 1;
  const all = worstClustersFirst(run).flatMap((report) => resultsOf(report, detail, several));
  const chosen = shown(all);
  const ids = [...new Set(chosen.map(({ ruleId }) => ruleId))].sort();
  const results = chosen.map((result) => resultJson(result, ids.indexOf(result.ruleId)));
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'fleetplan', rules: ids.map((id) => ruleOf(id, rulePage(id))) } },
        invocations: [
          { executionSuccessful: run.verdict !== 'unknown', ...leftOut(all.length - results.length) },
        ],
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  return `${jsonLogSafe(JSON.stringify(log, null, 2))}\n`;
}

const WORST_FIRST = { error: 0, warning: 1, note: 2 } as const;

/** As many as code scanning takes: errors before warnings, and otherwise in the order in which they are told. */
function shown(results: readonly Result[]): Result[] {
  const worst = results.toSorted((a, b) => WORST_FIRST[a.level] - WORST_FIRST[b.level]);
  let bytes = 0;
  const within = worst.findIndex(
    (result) => (bytes += bytesOf(JSON.stringify(result)) + OVERHEAD) > RESULT_BYTES,
  );
  return worst.slice(0, Math.min(RESULTS_PER_RUN, within < 0 ? worst.length : within));
}

/** What a result takes beside its own words. */
const OVERHEAD = 1_000;

/** Nobody is to take a part for the whole. */
function leftOut(count: number): Pick<Invocation, 'toolExecutionNotifications'> {
  if (count === 0) return {};
  const text = `${count} more results are not in this file, as code scanning would not show them; the JSON report has them.`;
  return { toolExecutionNotifications: [{ level: 'warning', message: { text } }] };
}

interface Result {
  readonly ruleId: string;
  readonly level: 'error' | 'warning' | 'note';
  readonly text: string;
  readonly place: Place;
  readonly fingerprint: string;
  /** Null where there is nothing to compare with. */
  readonly baseline: 'new' | 'updated' | 'unchanged' | null;
  /** Who accepted it and why; null = nobody. */
  readonly accepted: string | null;
}

function resultsOf(report: Report, detail: Detail, several: boolean): Result[] {
  const hide = hiderOf([report], detail);
  const { cluster } = report.plan;
  const whose = several ? `${cluster ?? '(no name)'}: ` : '';
  // Text in brackets before another in round ones would be a link.
  const text = (given: string): string =>
    annotationText(`${whose}${hide(given)}`.replaceAll('\n', ' ')).replaceAll('](', '] (');
  const results = [
    ...report.plan.problems.map((problem) => ofProblem(problem, report, text)),
    ...[...report.findings, ...report.waived].flatMap((finding) => ofFinding(finding, report, text) ?? []),
  ];
  // What two clusters have in common is an alert of each.
  return several
    ? results.map((result) => ({ ...result, fingerprint: shortHash([cluster, result.fingerprint]) }))
    : results;
}

type Text = (given: string) => string;

function ofProblem({ code, severity, message, place }: Problem, report: Report, text: Text): Result {
  return {
    ruleId: code,
    level: LEVELS[severity],
    text: text(toPlain(message)),
    place: place ?? anyPlace(report),
    fingerprint: shortHash([code, place?.file ?? null, toPlain(message)]),
    baseline: null,
    accepted: null,
  };
}

function ofFinding(finding: Finding, report: Report, text: Text): Result | null {
  const { rule, severity, status, message, remediation, place, fingerprint, waiver } = finding;
  if (status === 'fixed') return null;
  const says = remediation === '' ? message : `${message} Fix: ${remediation}`;
  return {
    ruleId: rule,
    level: LEVELS[severity],
    text: text(says),
    place: place ?? anyPlace(report),
    fingerprint,
    baseline: report.plan.base === null ? null : BASELINE[status],
    accepted: waiver && text(`${waiver.owner}, until ${waiver.expires}: ${waiver.reason}`),
  };
}

function shortHash(of: Json): string {
  return sha256(of).slice('sha256:'.length, 'sha256:'.length + 16);
}

/** Code scanning wants all of these of every rule; what is no rule of the catalogue is something that could not be read. */
function ruleOf(id: string, page: string | null): ReportingDescriptor {
  const about = page === null ? `Problem of the input: ${id}` : firstParagraph(page);
  const short = { text: shorten(about, DESCRIPTION) };
  const help = page ?? `${about}. The message of each result says what to do.`;
  return {
    ...{ id, name: id, shortDescription: short, fullDescription: short },
    help: { text: help, markdown: help },
    properties: { tags: [page === null ? 'input' : 'rollout'] },
  };
}

/** It takes no longer description of a rule. */
const DESCRIPTION = 1_024;

/** The first paragraph of a page, which begins with its heading. */
function firstParagraph(page: string): string {
  return (page.split(/\n{2,}/)[1] ?? page).replaceAll('\n', ' ');
}

function resultJson(
  { ruleId, level, text, place, fingerprint, baseline, accepted }: Result,
  ruleIndex: number,
): SarifResult {
  return {
    ruleId,
    ruleIndex,
    level,
    message: { text },
    locations: [locationOf(place)],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...(baseline === null ? {} : { baselineState: baseline }),
    ...(accepted === null
      ? {}
      : { suppressions: [{ kind: 'external', status: 'accepted', justification: accepted }] }),
  };
}

/** Code scanning refuses a result without a place: what belongs to no line is put at the first policy that is planned. */
function anyPlace({ plan }: Report): Place {
  return plan.policies[0]?.place ?? { file: '.github/fleetplan.yml', line: 1, column: 1 };
}

function locationOf({ file, line, column }: Place): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file), uriBaseId: '%SRCROOT%' },
      region: { startLine: Math.max(1, line), startColumn: Math.max(1, column) },
    },
  };
}

/** A path as a relative reference: what a URI gives a meaning to is written out. */
function uriOf(file: string): string {
  return file
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
    .join('/');
}
