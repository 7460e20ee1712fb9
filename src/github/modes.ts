import type { Config } from '../config/schema.js';
import { type DriftInput, driftReport, isRedDrift } from '../drift/drift.js';
import type { GateReport } from '../gate/gate.js';
import { countsIn } from '../merge/leg.js';
import type { Merged } from '../merge/merge.js';
import { annotate, log, type Outputs, setOutputs } from '../output/action-log.js';
import { isCaused } from '../plan/finding.js';
import { passedLines } from '../plan/passed.js';
import { type RunReport, runReport } from '../plan/run-report.js';
import { pageAssets, rulePage } from '../read/shipped.js';
import {
  annotationsOfRun,
  begunTogether,
  COMMENT_BYTES,
  driftIssue,
  gateSentences,
  markerKey,
  newFindings,
  renderDrift,
  renderGate,
  renderMerge,
  renderMergeComment,
  renderRun,
  renderRunSummary,
  SUMMARY_BYTES,
} from '../report/index.js';
import { formatInstant } from '../text/instant-text.js';
import { exitCodeOf } from '../run.js';
import { toPlain } from '../text/render.js';
import { type InlineRequest, writeInline } from './inline.js';
import { type IssueRequest, failureIssues, writeIssues } from './issues.js';
import { urlOfRule as ruleUrl, urlOfRun } from './own.js';
import { comment, endStep, leave, leaveFile, logUnwritten, type Publisher } from './publish.js';

/** A run, and what a plan of it is published with. */
export interface PlanPublication extends Pick<InlineRequest, 'lineOf' | 'edits'> {
  readonly run: RunReport;
  /** The name of the cluster, or of all of them together; null for none. */
  readonly key: string | null;
  readonly config: Config;
  /** False if the configuration could not be read, so that the name of the cluster is not known. */
  readonly isConfigUsable: boolean;
  /** The commit of the planned files; null if an earlier step made them. */
  readonly commit: string | null;
}

/** Files, annotations and outputs first, the comments last: a token that may not write costs them and nothing else. */
export async function publishPlan(plan: PlanPublication, to: Publisher): Promise<void> {
  const { run, key, config, commit, lineOf, edits } = plan;
  const { inputs, detail, octokit, repository, event } = to;
  const { sarifFile, htmlFile } = inputs;
  const runUrl = urlOfRun();
  const json = { json: renderRun(run, 'json'), name: 'fleetplan-report.json' };
  leave(to, renderRunSummary(run, { detail, runUrl, ruleUrl }), json, outputsOf(run));
  leaveFile('sarif-file', 'The SARIF file', sarifFile, () => renderRun(run, 'sarif', { detail, rulePage }));
  if (htmlFile !== null) {
    // The page is loaded only for those who want it.
    const { renderPage } = await import('../report/html/page-report.js');
    const server = process.env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    const of = `${repository.owner}/${repository.repo}`;
    const source = commit === null ? null : { server, repository: of, sha: commit };
    leaveFile('html-file', 'The page', htmlFile, () =>
      renderPage(run, { detail, source, runUrl, assets: pageAssets() }),
    );
  }
  if (inputs.annotations ?? config.annotations) annotationsOfRun(run, detail).forEach(annotate);
  new Set(run.reports.flatMap(({ notices }) => notices.map(toPlain))).forEach(log.notice);
  passedLines(run).forEach(log.debug);
  const result = await comment(to, event.trigger, inputs.commentSummary ?? config.comment.summary, {
    key: plan.isConfigUsable || inputs.cluster !== null ? markerKey(key ?? '') : null,
    body: () =>
      renderRun(run, 'markdown', { detail, key: key ?? '', runUrl, ruleUrl, maxBytes: COMMENT_BYTES }),
    wouldFail: run.wouldFail,
    isChanged: isChanged(run),
  });
  const mayWrite = result === null || 'id' in result || result.kind === 'not-wanted';
  if (mayWrite && inputs.inline === true && event.trigger.kind === 'pull-request') {
    const request = { repository, pull: event.trigger, detail, findings: newFindings(run), edits, lineOf };
    const failed = await writeInline(octokit, request);
    if (failed !== null) log.notice(failed);
  }
  endStep(inputs, exitCodeOf(run), { line: run.verdict, what: 'this change' });
}

/** With several clusters, the highest number of a single one: nodes of two clusters belong to two fleets. */
function outputsOf(run: RunReport): Outputs {
  const plans = run.reports.map(({ plan }) => plan);
  const effects = plans.flatMap(({ head }) => head.policies.map((policy) => policy.effect));
  const bar = run.failOn === 'warning' ? ['error', 'warning'] : ['error'];
  return {
    verdict: run.verdict,
    'would-fail': run.wouldFail,
    changed: isChanged(run),
    'peak-at-once': Math.max(...plans.map((plan) => begunTogether(plan.head).peakAtOnce)),
    ...ofEffects(effects, effects),
    // Findings of the change that fail it at this bar.
    violations: run.reports
      .flatMap(({ findings }) => findings)
      .filter((one) => isCaused(one) && bar.includes(one.severity)).length,
    'plan-digest': run.digest,
  };
}

/** Worst loss, and the finish of the last rollout; empty if one never ends. */
function ofEffects(
  effects: readonly { readonly worstLoss: number }[],
  rollouts: readonly { readonly outcome: string; readonly finish: number | null }[],
): Outputs {
  const isEndless = rollouts.some(({ outcome }) => !['complete', 'none'].includes(outcome));
  const finishes = rollouts.flatMap(({ finish }) => finish ?? []);
  return {
    'worst-loss': Math.max(0, ...effects.map(({ worstLoss }) => worstLoss)),
    finish: isEndless || finishes.length === 0 ? '' : new Date(Math.max(...finishes)).toISOString(),
  };
}

function isChanged({ reports }: RunReport): boolean {
  return reports.some(({ plan }) => plan.policies.some((policy) => !policy.sameEffect));
}

/** The key of a merge's comment if no input names it: it is no cluster's own. */
export const MERGED_KEY = 'clusters';

/** Many clusters' reports in one comment. Ends as the worst of them. */
export async function publishMerge(merged: Merged, to: Publisher): Promise<void> {
  const { inputs, detail } = to;
  const { legs } = merged;
  const runUrl = urlOfRun();
  const found = [...merged.findings, ...legs.flatMap(({ findings }) => findings)];
  const changed = legs.some((leg) => leg.changed > 0);
  const json = { json: renderMerge(merged, 'json'), name: 'fleetplan-report.json' };
  leave(to, renderMerge(merged, 'markdown', { detail, runUrl, ruleUrl, maxBytes: SUMMARY_BYTES }), json, {
    verdict: merged.verdict,
    'would-fail': merged.wouldFail,
    changed,
    'peak-at-once': Math.max(0, ...legs.map(({ peakAtOnce }) => peakAtOnce)),
    ...ofEffects(
      legs,
      legs.flatMap(({ ends }) => ends),
    ),
    violations: found.filter((finding) => countsIn(finding) && finding.severity === 'error').length,
    'plan-digest': merged.digest,
  });
  for (const { message } of merged.problems) log.warning(toPlain(message));
  const key = inputs.cluster ?? MERGED_KEY;
  await comment(to, to.event.trigger, inputs.commentSummary ?? 'always', {
    key: markerKey(key),
    body: () => renderMergeComment(merged, { detail, key, runUrl, ruleUrl, maxBytes: COMMENT_BYTES }),
    wouldFail: merged.wouldFail,
    isChanged: changed,
  });
  endStep(inputs, merged.exitCode, { line: merged.verdict, what: 'all clusters' });
}

/** Never in a comment, which is about what was reviewed. Red if the gate denies. */
export function publishGate(report: GateReport, to: Omit<Publisher, 'octokit' | 'repository'>): void {
  const { inputs, detail } = to;
  const { decision, next, outlook } = report;
  const instantOf = (at: number | null | undefined): string =>
    typeof at === 'number' ? formatInstant(at) : '';
  // Beside the plan's own report, which may be what it was compared with.
  const json = { json: renderGate(report, 'json'), name: 'fleetplan-gate.json' };
  leave(to, renderGate(report, 'markdown', { detail, runUrl: urlOfRun(), ruleUrl }), json, {
    ...outputsOf(decision.run),
    'would-fail': decision.gate === 'deny',
    finish: instantOf((outlook ?? next?.outlook)?.finish),
    gate: decision.gate,
    'next-window': instantOf(next?.outlook?.at),
  });
  const { headline, when, notes } = gateSentences(report, detail);
  notes.forEach(log.notice);
  log.line(when);
  endStep(inputs, decision.gate === 'allow' ? 0 : 1, {
    line: `allow. ${headline}`,
    broken: `fleetplan: deny. ${headline}`,
    what: 'this rollout',
  });
}

interface DriftPublication extends DriftInput {
  readonly isConfigUsable: boolean;
}

/** In an issue for each cluster, as there is no pull request to comment on. Red if something is worse or cannot be evaluated. */
export async function publishDrift(given: DriftPublication, to: Publisher): Promise<void> {
  const { inputs, detail, octokit, repository } = to;
  const { run, live, last } = given;
  const drift = driftReport(given);
  const runUrl = urlOfRun();
  const effects = drift.clusters.flatMap((cluster) => cluster.effects);
  const json = { json: renderDrift(drift, 'json'), name: 'fleetplan-drift.json' };
  leave(to, renderDrift(drift, 'markdown', { detail, runUrl, ruleUrl, maxBytes: SUMMARY_BYTES }), json, {
    ...outputsOf(run),
    verdict: drift.verdict,
    'would-fail': isRedDrift(drift),
    changed: effects.length > 0,
    violations: effects.filter(({ isWorse }) => isWorse).length,
  });
  // The people who look after one cluster are not those of the next.
  const requests = run.reports.map((report): IssueRequest => {
    const own = driftReport({ run: runReport([report]), live, last });
    const name = report.plan.cluster ?? '';
    const issue = driftIssue(own, name, { detail, runUrl, ruleUrl, maxBytes: COMMENT_BYTES });
    return { key: markerKey(name), ...issue, isOpen: own.verdict !== 'pass' };
  });
  // A configuration that cannot be read does not name its clusters.
  const unjudged = failureIssues(
    'The configuration cannot be used; the run says why.',
    inputs.cluster === null ? null : [inputs.cluster],
  );
  const results = await writeIssues(octokit, repository, given.isConfigUsable ? () => requests : unjudged);
  for (const result of results) logUnwritten('issue', result);
  setOutputs({ 'issue-numbers': results.flatMap((one) => ('number' in one ? [one.number] : [])).join() });
  const code = drift.verdict === 'unknown' ? 2 : isRedDrift(drift) ? 1 : 0;
  const broken = 'fleetplan: something changed although no policy file did; see the summary.';
  endStep(inputs, code, { line: drift.verdict, broken, what: 'what changed' });
}
