import { join } from 'node:path';
import { type DriftInput, type DriftReport, driftReport, isRedDrift } from '../drift/drift.js';
import type { ReviewedPlan, UnusableReport } from '../gate/reviewed.js';
import { addSummary, logNotice, logWarning, setOutputs } from '../output/action-log.js';
import { runReport } from '../plan/run-report.js';
import {
  COMMENT_BYTES,
  type Detail,
  driftIssue,
  markerKey,
  renderDrift,
  renderJudgedAgain,
  SUMMARY_BYTES,
} from '../report/index.js';
import { type IssueRequest, type IssueResult, writeIssues, writeUnjudgedIssues } from './issues.js';
import { DRIFT_LABEL, urlOfRun } from './own.js';
import { detailOf, endStep, outputsOf, type Publication, warnOf, written } from './publish.js';
import { foldersOfRun, writeReport } from './report-file.js';

/** Where a drift report tells: in an issue for each cluster, as no pull request is there to comment on. */
interface DriftPublication extends Pick<
  Publication,
  'run' | 'inputs' | 'config' | 'isConfigUsable' | 'event' | 'octokit' | 'repository'
> {
  readonly live: DriftInput['live'];
  readonly last: ReviewedPlan | UnusableReport;
}

/**
 * Summary, report file and outputs of a drift report, then the issues, and the step's end: red where something is worse or cannot be
 * judged. What the runner or the token refuses costs itself alone; the end comes from the report.
 */
export async function publishDrift(publication: DriftPublication): Promise<void> {
  const { run, live, last, inputs } = publication;
  const drift = driftReport({ run, live, last });
  const options = { detail: detailOf(publication), runUrl: urlOfRun() };
  warnOf(
    'The job summary',
    addSummary(renderDrift(drift, 'markdown', { ...options, maxBytes: SUMMARY_BYTES })),
  );
  const folders = foldersOfRun();
  const path = written('The JSON report', () =>
    writeReport(
      renderDrift(drift, 'json'),
      inputs.reportFile ?? join(folders.temporary, 'fleetplan-drift.json'),
      folders,
    ),
  );
  warnOf('The outputs of this step', setOutputs({ ...outputsOf(run, path), ...outputsOfDrift(drift) }));
  const results = await tellIn(publication, options);
  results.forEach(sayAboutIssue);
  setOutputs({ 'issue-numbers': results.flatMap((one) => ('number' in one ? [one.number] : [])).join() });
  const red =
    drift.verdict === 'unknown'
      ? 'fleetplan could not evaluate what changed; see the summary.'
      : 'fleetplan: something changed although no policy file did; see the summary.';
  endStep(isRedDrift(drift) ? red : null, drift.verdict, inputs);
}

/** Nobody knows which clusters a configuration is about that cannot be read. */
async function tellIn(
  publication: DriftPublication,
  options: { readonly detail: Detail; readonly runUrl: string | null },
): Promise<readonly IssueResult[]> {
  const { octokit, repository, isConfigUsable, inputs } = publication;
  if (!isConfigUsable)
    return writeUnjudgedIssues(
      octokit,
      repository,
      'The configuration cannot be used; the run says why.',
      inputs.cluster === null ? null : [inputs.cluster],
    );
  return writeIssues(octokit, repository, requestsOf(publication, options));
}

function outputsOfDrift(drift: DriftReport) {
  const effects = drift.clusters.flatMap((cluster) => cluster.effects);
  return {
    verdict: drift.verdict,
    'would-fail': isRedDrift(drift),
    changed: effects.length > 0,
    violations: effects.filter(({ isWorse }) => isWorse).length,
  };
}

/** A drift report for each cluster by itself: the people who look after one are not those of the next. */
function requestsOf(
  { run, live, last }: DriftPublication,
  options: { readonly detail: Detail; readonly runUrl: string | null },
): IssueRequest[] {
  const requests = run.reports.map((report) => {
    const own = driftReport({ run: runReport([report]), live, last });
    const key = report.plan.cluster ?? '';
    const issue = driftIssue(own, key, { ...options, maxBytes: COMMENT_BYTES });
    return { key: markerKey(key), ...issue, isOpen: own.verdict !== 'pass' };
  });
  const nameless = markerKey('');
  if (requests.some(({ key }) => key === nameless)) return requests;
  // It was opened when a run did not know its cluster.
  const body = renderJudgedAgain(nameless);
  return [...requests, { key: nameless, title: null, body, isOpen: false, isOfUnjudged: true }];
}

/** Why an issue does not say it, where none does. */
export function sayAboutIssue(result: IssueResult): void {
  if (result.kind === 'refused')
    logWarning(
      `No issue: ${result.why}. The workflow needs \`issues: write\`; the report is in the job summary.`,
    );
  if (result.kind === 'failed') logWarning(`No issue: ${result.why}. The report is in the job summary.`);
  if (result.kind === 'outdated') logNotice('The issue is left as it is: a newer run has written it.');
  if (result.kind === 'created-without-label')
    logWarning(
      `Issue #${result.number} did not get the label ${DRIFT_LABEL}, by which the next run finds it: it would open a second one. Create the label and add it.`,
    );
}
