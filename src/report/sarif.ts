import type { Log, ReportingDescriptor, Result } from 'sarif';
import type { Place } from '../manifest/manifest.js';
import { shortHash } from '../plan/canonical.js';
import { bySeverity, type Report } from '../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../plan/run-report.js';
import { annotationText, jsonLogSafe } from '../text/escape/lines.js';
import { shorten } from '../text/escape/visible.js';
import { type Remark, remarksOf } from './annotations.js';
import type { Detail } from './hidden-names.js';
import { uriOf } from './words.js';

/** Code scanning shows this many results of a run and takes no more than 25,000. */
const RESULTS_PER_RUN = 5_000;

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;
/** A fixed finding is no result: code scanning closes an alert whose result is missing. */
const BASELINE = { new: 'new', worsened: 'updated', unchanged: 'unchanged', fixed: 'absent' } as const;

/**
 * SARIF 2.1.0 as code scanning takes it: one run, a result for each finding and for each problem of the input, of several clusters
 * one after the other. Fingerprints are those of the findings, which hold through reformatting. Valid, and empty, where nothing is
 * found.
 */
export function renderSarif(
  run: RunReport,
  { detail, rulePage }: { readonly detail: Detail; readonly rulePage: (id: string) => string | null },
): string {
  const isOne = run.reports.length === 1;
  const all = worstClustersFirst(run).flatMap((report) => {
    const findings = [...report.findings, ...report.waived].filter(({ status }) => status !== 'fixed');
    return remarksOf(report, findings, detail).map((remark) => ({ remark, report }));
  });
  const worst = all.sort((a, b) => bySeverity(a.remark, b.remark)).slice(0, RESULTS_PER_RUN);
  const results = worst.map(({ remark, report }) => resultOf(remark, report, isOne));
  const left = all.length - results.length;
  const text = `${left} more results are not in this file, as code scanning would not show them; the JSON report has them.`;
  const notices = left > 0 ? [{ level: 'warning' as const, message: { text } }] : null;
  const ids = [...new Set(results.map(({ ruleId }) => ruleId))].sort();
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'fleetplan', rules: ids.map((id) => ruleOf(id, rulePage(id))) } },
        invocations: [
          {
            executionSuccessful: run.verdict !== 'unknown',
            ...(notices && { toolExecutionNotifications: notices }),
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: results.map(({ ruleId, ...result }) => ({
          ...{ ruleId, ruleIndex: ids.indexOf(ruleId), ...result },
        })),
      },
    ],
  };
  return `${jsonLogSafe(JSON.stringify(log, null, 2))}\n`;
}

function resultOf(
  { id, severity, place, message, fix, waiver, finding }: Remark,
  report: Report,
  isOne: boolean,
): Result & { readonly ruleId: string } {
  const { cluster, base } = report.plan;
  const whose = isOne ? '' : `${annotationText(cluster ?? '(no name)')}: `;
  const print = finding?.fingerprint ?? shortHash([id, place?.file ?? null, message]);
  // Code scanning refuses a result without a location: what belongs to no line is put at the first policy.
  const shown = place ??
    report.plan.policies[0]?.place ?? { file: '.github/fleetplan.yml', line: 1, column: 1 };
  return {
    ruleId: id,
    level: LEVELS[severity],
    message: { text: unlinked(`${whose}${message}${fix === '' ? '' : ` Fix: ${fix}`}`) },
    locations: [locationOf(shown)],
    // A finding of two clusters is an alert of each.
    partialFingerprints: { primaryLocationLineHash: isOne ? print : shortHash([cluster, print]) },
    ...(finding && base && { baselineState: BASELINE[finding.status] }),
    ...(waiver !== null && {
      suppressions: [{ kind: 'external', status: 'accepted', justification: unlinked(waiver) }],
    }),
  };
}

/** Text in brackets before another in round ones would be a link. */
function unlinked(text: string): string {
  return text.replaceAll('](', '] (');
}

/** It takes no longer description of a rule. */
const DESCRIPTION = 1_024;

/** Code scanning wants all of these of every rule; what is no rule of the catalogue is something that could not be read. */
function ruleOf(id: string, page: string | null): ReportingDescriptor {
  // The first paragraph of a page, which begins with its heading.
  const about = page?.split(/\n{2,}/)[1]?.replaceAll('\n', ' ') ?? `Problem of the input: ${id}`;
  const short = { text: shorten(about, DESCRIPTION) };
  const help = page ?? `${about}. The message of each result says what to do.`;
  return {
    ...{ id, name: id, shortDescription: short, fullDescription: short },
    help: { text: help, markdown: help },
    properties: { tags: [page === null ? 'input' : 'rollout'] },
  };
}

function locationOf({ file, line, column }: Place): NonNullable<Result['locations']>[number] {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file), uriBaseId: '%SRCROOT%' },
      region: { startLine: Math.max(1, line), startColumn: Math.max(1, column) },
    },
  };
}
