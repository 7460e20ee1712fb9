import { DAY_MS, HOUR_MS } from '../calendar/days.js';
import { HORIZON } from '../config/duration.js';
import { driftExitCode, driftReport } from '../drift/drift.js';
import { gateExitCode, gateReport, startTimes } from '../gate/gate.js';
import { lastReport, loadReviewed } from '../inputs/report-files.js';
import { present } from '../manifest/lookup.js';
import type { Output } from '../output/output.js';
import { DIGEST } from '../plan/canonical.js';
import { passedLines } from '../plan/passed.js';
import type { RunReport } from '../plan/run-report.js';
import { pageAssets, rulePage } from '../read/shipped.js';
import { PLACELESS_FORMATS, renderDrift, renderGate, renderRun, renderStartTimes } from '../report/index.js';
import { decider, exitCodeOf, heldByClusters, makeRun, unchanged } from '../run.js';
import { sentenceText } from '../text/escape/visible.js';
import { minuteText } from '../text/instant-text.js';
import { withTriedFixes } from '../tried-fixes.js';
import { type PlanArguments, planArguments, type Written } from './arguments.js';
import { deliver, NOT_EVALUATED, PASS } from './deliver.js';
import { readInputs } from './inputs.js';
import { formed, oneOf, readArguments, UsageError } from './options.js';
import { refuseInputs } from './output-path.js';

/** `fleetplan plan`: reads, plans, evaluates, prints. Returns the exit code. */
export async function planCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values } = readArguments('plan', argv);
  if (values.when === true) return planStarts(values, output);
  if (values.for !== undefined) throw new UsageError('--for needs --when');
  const args = planArguments(values, 'plan');
  const read = await readInputs(args, output);
  const { run } = withTriedFixes(read.inputs, makeRun(read.inputs));
  if (args.verbose) for (const line of passedLines(run)) output.say(`fleetplan: ${line}`);
  const { key, shown } = read;
  let text: string;
  if (args.format === 'html') {
    // The page carries a program of its own, which nothing else loads.
    const { renderPage } = await import('../report/html/page-report.js');
    text = renderPage(run, { detail: shown.detail, source: null, runUrl: null, assets: pageAssets() });
  } else {
    text = renderRun(run, args.format, { ...shown, key, rulePage }) + worstRunText(run, args);
  }
  return deliver(args.output, text, args.format, exitCodeOf(run), output);
}

/** The trace of the run that turns bad at the worst moment; only the text of one cluster has room for it. */
function worstRunText({ reports }: RunReport, { format }: PlanArguments): string {
  const worstRun = reports.length === 1 ? reports[0].plan.head.worstRun : null;
  if (!worstRun || format !== 'text') return '';
  const at = minuteText(worstRun.turnsBadAt);
  const lines = worstRun.trace
    .trimEnd()
    .split('\n')
    .map((line) => `  ${sentenceText(line)}\n`);
  return `\nIf it turns bad at the worst moment, ${at} (hours and minutes since the start):\n${lines.join('')}`;
}

/** Freezes are known a year ahead, and each hour may take a plan. */
const LONGEST_FOR_MS = 92 * DAY_MS;
const DEFAULT_FOR_MS = 14 * DAY_MS;

/** `fleetplan gate`: may it start now, and if not, when? Returns the exit code. */
export async function gateCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values } = readArguments('gate', argv);
  const { 'expect-digest': expected, reviewed = null } = values;
  const digest = formed('--expect-digest', expected, DIGEST);
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  const args = planArguments(values, 'gate');
  const read = await readInputs(args, output);
  refuseInputs(args.output, present([reviewed]));
  const known = { digest, reviewed: reviewed === null ? null : loadReviewed(reviewed) };
  const decideAt = decider(read.inputs, known);
  const report = gateReport(decideAt, read.at);
  const text = renderGate(report, format, read.shown);
  return deliver(args.output, text, format, gateExitCode(report.decision), output);
}

/** `fleetplan plan --when`: when starting breaks no rule. 0 where there is a start, 1 where there is none. */
async function planStarts(values: Written, output: Output): Promise<number> {
  const forMs = formed('--for', values.for, HORIZON) ?? DEFAULT_FOR_MS;
  if (forMs > LONGEST_FOR_MS) throw new UsageError('--for must be 92d at most');
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  // Only a start that goes well is a question for it.
  if (values.scenario !== undefined) throw new UsageError('--scenario cannot be used with --when');
  const args = planArguments(values, 'plan --when');
  const read = await readInputs(args, output);
  const from = read.at;
  const decideAt = decider(read.inputs, { digest: null, reviewed: null });
  const times = startTimes(decideAt, from, from + Math.max(HOUR_MS, forMs));
  const code = times.spans.length > 0 ? PASS : times.last.isUnknown ? NOT_EVALUATED : 1;
  return deliver(args.output, renderStartTimes(times, format, read.shown), format, code, output);
}

/** `fleetplan drift`: what changed in effect although no policy file did. Returns the exit code. */
export async function driftCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values } = readArguments('drift', argv);
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  const { before } = values;
  if (before === undefined)
    throw new UsageError('missing --before FILE for drift: the last snapshot or JSON report');
  const args = planArguments(values, 'drift');
  const read = await readInputs(args, output);
  refuseInputs(args.output, [before]);
  const inputs = unchanged(read.inputs);
  const last = await lastReport(before, inputs);
  const drift = driftReport({ run: makeRun(inputs), live: heldByClusters(inputs), last });
  const text = renderDrift(drift, format, read.shown);
  return deliver(args.output, text, format, driftExitCode(drift), output);
}
