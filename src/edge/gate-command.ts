import { HOUR_MS } from '../calendar/days.js';
import type { Expectation } from '../gate/expectation.js';
import { gateExitCode, gateReport } from '../gate/gate.js';
import { startTimes } from '../gate/when.js';
import type { Output } from '../output/output.js';
import { parseDigest } from '../plan/canonical.js';
import { PLACELESS_FORMATS, type PlacelessFormat, renderGate, renderStartTimes } from '../report/index.js';
import { decider } from '../run.js';
import {
  duration,
  oneOf,
  PLAN_OPTIONS,
  type PlanArguments,
  planArguments,
  readOptions,
} from './arguments.js';
import { deliver } from './deliver.js';
import { COULD_NOT_JUDGE } from './exit-codes.js';
import { readInputs } from './inputs.js';
import { refuseInputs } from './output-path.js';
import { loadReviewed } from './report-files.js';
import { terminalOptions } from './terminal.js';
import { UsageError } from './usage-error.js';

/** Options of a gate: those of a plan, in fewer formats, and the reviewed report. */
interface GateArguments {
  readonly plan: PlanArguments;
  readonly format: PlacelessFormat;
  readonly expectDigest: string | null;
  /** The JSON report of the reviewed plan. */
  readonly reviewed: string | null;
}

/** Options of `plan --when`. */
interface WhenArguments {
  readonly plan: PlanArguments;
  readonly format: PlacelessFormat;
  readonly forMs: number;
}

const GATE_OPTIONS = {
  ...PLAN_OPTIONS,
  'expect-digest': { type: 'string' },
  reviewed: { type: 'string' },
} as const;

const WHEN_OPTIONS = { ...PLAN_OPTIONS, when: { type: 'boolean' }, for: { type: 'string' } } as const;

const DEFAULT_FOR = '14d';
/** Freezes are known a year ahead, and each hour may take a plan. */
const LONGEST_FOR_MS = 92 * 86_400_000;

/** Reads the arguments of `gate`. Throws a UsageError that says what is wrong and what is right. */
function parseGateArguments(argv: readonly string[]): GateArguments {
  const values = readOptions(argv, GATE_OPTIONS);
  const expected = values['expect-digest'] ?? null;
  if (expected !== null && parseDigest(expected) === null)
    throw new UsageError(
      `--expect-digest must be the digest of a plan, sha256: and 64 digits, not "${expected}"`,
    );
  return { ...planned(values, 'gate'), expectDigest: expected, reviewed: values.reviewed ?? null };
}

/** Reads the arguments of `plan --when`. Throws a UsageError that says what is wrong and what is right. */
function parseWhenArguments(argv: readonly string[]): WhenArguments {
  const values = readOptions(argv, WHEN_OPTIONS);
  const forMs = duration('--for', values.for ?? DEFAULT_FOR);
  if (forMs > LONGEST_FOR_MS) throw new UsageError('--for must be 92d at most');
  return { ...planned(values, 'plan --when'), forMs };
}

/** Whatever is not a start that goes well is no question for them. */
function planned(
  values: Parameters<typeof planArguments>[0],
  command: string,
): { readonly plan: PlanArguments; readonly format: PlacelessFormat } {
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  if (values.scenario !== undefined) throw new UsageError(`--scenario is for plan, not for ${command}`);
  return { plan: planArguments(values, command), format };
}

/** `fleetplan gate`: may it start now, and if not, when? Returns the exit code. */
export async function gateCommand(argv: readonly string[], output: Output): Promise<number> {
  const args = parseGateArguments(argv);
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  if (args.plan.output !== null && args.reviewed !== null)
    refuseInputs(args.plan.output, { snapshot: [args.reviewed], config: null }, []);
  const reviewed = args.reviewed === null ? null : loadReviewed(args.reviewed);
  const decideAt = decider(read.inputs, { digest: args.expectDigest, reviewed });
  const report = gateReport(decideAt, read.inputs[0].at);
  const detail = read.config.comment.detail ?? 'full';
  const text = renderGate(report, args.format, { ...terminalOptions(args.plan.output, output), detail });
  return deliver(args.plan.output, text, kindOf(args.format), gateExitCode(report.decision), output);
}

/** `fleetplan plan --when`: when starting breaks no rule. 0 where there is a start, 1 where there is none. */
export async function whenCommand(argv: readonly string[], output: Output): Promise<number> {
  const args = parseWhenArguments(argv);
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  const from = read.inputs[0].at;
  const times = startTimes(
    decider(read.inputs, NOTHING_REVIEWED),
    from,
    from + Math.max(HOUR_MS, args.forMs),
  );
  const text = renderStartTimes(times, args.format, terminalOptions(args.plan.output, output));
  const code = times.spans.length > 0 ? 0 : times.last.isUnknown ? COULD_NOT_JUDGE : 1;
  return deliver(args.plan.output, text, kindOf(args.format), code, output);
}

const NOTHING_REVIEWED: Expectation = { digest: null, reviewed: null };

function kindOf(format: PlacelessFormat): 'json' | 'lines' {
  return format === 'json' ? 'json' : 'lines';
}
