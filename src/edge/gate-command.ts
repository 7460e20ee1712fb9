import { HOUR_MS } from '../calendar/days.js';
import { gateExitCode, gateReport } from '../gate/gate.js';
import { startTimes } from '../gate/when.js';
import type { Output } from '../output/output.js';
import { parseDigest } from '../plan/canonical.js';
import { PLACELESS_FORMATS, renderGate, renderStartTimes } from '../report/index.js';
import { decider } from '../run.js';
import { duration, planArguments } from './arguments.js';
import { deliver, kindOf, NOT_EVALUATED, terminalOptions } from './deliver.js';
import { readInputs } from './inputs.js';
import { oneOf, readArguments, UsageError } from './options.js';
import { refuseInputs } from './output-path.js';
import { loadReviewed } from './report-files.js';

const DEFAULT_FOR = '14d';
/** Freezes are known a year ahead, and each hour may take a plan. */
const LONGEST_FOR_MS = 92 * 86_400_000;

/** `fleetplan gate`: may it start now, and if not, when? Returns the exit code. */
export async function gateCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values } = readArguments('gate', argv);
  const { 'expect-digest': digest = null, reviewed = null } = values;
  if (digest !== null && parseDigest(digest) === null)
    throw new UsageError(
      `--expect-digest must be the digest of a plan, sha256: and 64 digits, not "${digest}"`,
    );
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  const args = planArguments(values, 'gate');
  const read = await readInputs(args, output);
  if (read === null) return NOT_EVALUATED;
  refuseInputs(args.output, reviewed === null ? [] : [reviewed]);
  const decideAt = decider(read.inputs, {
    digest,
    reviewed: reviewed === null ? null : loadReviewed(reviewed),
  });
  const report = gateReport(decideAt, read.inputs[0].at);
  const detail = read.config.comment.detail ?? 'full';
  const text = renderGate(report, format, { ...terminalOptions(args.output, output), detail });
  return deliver(args.output, text, kindOf(format), gateExitCode(report.decision), output);
}

/** `fleetplan plan --when`: when starting breaks no rule. 0 where there is a start, 1 where there is none. */
export async function whenCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values } = readArguments('plan', argv);
  const forMs = duration('--for', values.for ?? DEFAULT_FOR);
  if (forMs > LONGEST_FOR_MS) throw new UsageError('--for must be 92d at most');
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  // Only a start that goes well is a question for it.
  if (values.scenario !== undefined) throw new UsageError('--scenario cannot be used with --when');
  const args = planArguments(values, 'plan --when');
  const read = await readInputs(args, output);
  if (read === null) return NOT_EVALUATED;
  const from = read.inputs[0].at;
  const decideAt = decider(read.inputs, { digest: null, reviewed: null });
  const times = startTimes(decideAt, from, from + Math.max(HOUR_MS, forMs));
  const text = renderStartTimes(times, format, terminalOptions(args.output, output));
  const code = times.spans.length > 0 ? 0 : times.last.isUnknown ? NOT_EVALUATED : 1;
  return deliver(args.output, text, kindOf(format), code, output);
}
