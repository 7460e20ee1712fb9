import { HOUR_MS } from '../calendar/days.js';
import { gateExitCode, gateReport } from '../gate/gate.js';
import { startTimes } from '../gate/when.js';
import type { Output } from '../output/output.js';
import { parseDigest } from '../plan/canonical.js';
import { PLACELESS_FORMATS, type PlacelessFormat, renderGate, renderStartTimes } from '../report/index.js';
import { decider } from '../run.js';
import { duration, PLAN_OPTIONS, type PlanArguments, planArguments, type PlanValues } from './arguments.js';
import { NOT_EVALUATED, deliver, terminalOptions } from './deliver.js';
import { readInputs } from './inputs.js';
import { oneOf, readArguments, UsageError } from './options.js';
import { refuseInputs } from './output-path.js';
import { loadReviewed } from './report-files.js';

const GATE_OPTIONS = {
  ...PLAN_OPTIONS,
  'expect-digest': { type: 'string' },
  reviewed: { type: 'string' },
} as const;

const WHEN_OPTIONS = { ...PLAN_OPTIONS, when: { type: 'boolean' }, for: { type: 'string' } } as const;

const DEFAULT_FOR = '14d';
/** Freezes are known a year ahead, and each hour may take a plan. */
const LONGEST_FOR_MS = 92 * 86_400_000;

/** `fleetplan gate`: may it start now, and if not, when? Returns the exit code. */
export async function gateCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values } = readArguments(argv, GATE_OPTIONS);
  const { 'expect-digest': digest = null, reviewed = null } = values;
  if (digest !== null && parseDigest(digest) === null)
    throw new UsageError(
      `--expect-digest must be the digest of a plan, sha256: and 64 digits, not "${digest}"`,
    );
  const { plan, format } = planned(values, 'gate');
  const read = await readInputs(plan, output);
  if (read === null) return NOT_EVALUATED;
  refuseInputs(plan.output, reviewed === null ? [] : [reviewed]);
  const decideAt = decider(read.inputs, {
    digest,
    reviewed: reviewed === null ? null : loadReviewed(reviewed),
  });
  const report = gateReport(decideAt, read.inputs[0].at);
  const detail = read.config.comment.detail ?? 'full';
  const text = renderGate(report, format, { ...terminalOptions(plan.output, output), detail });
  return deliver(plan.output, text, kindOf(format), gateExitCode(report.decision), output);
}

/** `fleetplan plan --when`: when starting breaks no rule. 0 where there is a start, 1 where there is none. */
export async function whenCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values } = readArguments(argv, WHEN_OPTIONS);
  const forMs = duration('--for', values.for ?? DEFAULT_FOR);
  if (forMs > LONGEST_FOR_MS) throw new UsageError('--for must be 92d at most');
  const { plan, format } = planned(values, 'plan --when');
  const read = await readInputs(plan, output);
  if (read === null) return NOT_EVALUATED;
  const from = read.inputs[0].at;
  const decideAt = decider(read.inputs, { digest: null, reviewed: null });
  const times = startTimes(decideAt, from, from + Math.max(HOUR_MS, forMs));
  const text = renderStartTimes(times, format, terminalOptions(plan.output, output));
  const code = times.spans.length > 0 ? 0 : times.last.isUnknown ? NOT_EVALUATED : 1;
  return deliver(plan.output, text, kindOf(format), code, output);
}

/** The arguments of both: those of a plan, in fewer formats. Only a start that goes well is a question for them. */
function planned(
  values: PlanValues,
  command: string,
): { readonly plan: PlanArguments; readonly format: PlacelessFormat } {
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  if (values.scenario !== undefined) throw new UsageError(`--scenario is for plan, not for ${command}`);
  return { plan: planArguments(values, command), format };
}

function kindOf(format: PlacelessFormat): 'json' | 'lines' {
  return format === 'json' ? 'json' : 'lines';
}
