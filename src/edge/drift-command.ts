import { driftExitCode, driftReport } from '../drift/drift.js';
import type { Output } from '../output/output.js';
import { PLACELESS_FORMATS, type PlacelessFormat, renderDrift } from '../report/index.js';
import { heldByClusters, makeRun } from '../run.js';
import { oneOf, PLAN_OPTIONS, type PlanArguments, planArguments, readOptions } from './arguments.js';
import { deliver } from './deliver.js';
import { COULD_NOT_JUDGE } from './exit-codes.js';
import { readInputs } from './inputs.js';
import { lastReport, unchanged } from './last-report.js';
import { refuseInputs } from './output-path.js';
import { terminalOptions } from './terminal.js';
import { UsageError } from './usage-error.js';

/** Options of a drift report: those of a plan of one side, and the last report or snapshot. */
interface DriftArguments {
  readonly plan: PlanArguments;
  readonly format: PlacelessFormat;
  /** An earlier snapshot, or the JSON report of an earlier plan. */
  readonly before: string;
}

const DRIFT_OPTIONS = { ...PLAN_OPTIONS, before: { type: 'string' } } as const;

/** Reads the arguments of `drift`. Throws a UsageError that says what is wrong and what is right. */
function parseDriftArguments(argv: readonly string[]): DriftArguments {
  const values = readOptions(argv, DRIFT_OPTIONS);
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  for (const option of ['base', 'base-ref', 'scenario', 'fail-on'] as const)
    if (values[option] !== undefined)
      throw new UsageError(`--${option} is for plan, not for drift: no policy file changes in a drift`);
  const { before } = values;
  if (before === undefined)
    throw new UsageError('missing --before FILE for drift: the last snapshot or JSON report');
  return { plan: planArguments({ ...values, format: 'text' }, 'drift'), format, before };
}

/** `fleetplan drift`: what changed in effect although no policy file did. Returns the exit code. */
export async function driftCommand(argv: readonly string[], output: Output): Promise<number> {
  const args = parseDriftArguments(argv);
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  if (args.plan.output !== null)
    refuseInputs(args.plan.output, { snapshot: [args.before], config: null }, []);
  const inputs = unchanged(read.inputs);
  const last = await lastReport(args.before, '--before', inputs).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'Error' ? new UsageError(error.message) : error;
  });
  const drift = driftReport({ run: makeRun(inputs), live: heldByClusters(inputs), last });
  const detail = read.config.comment.detail ?? 'full';
  const text = renderDrift(drift, args.format, { ...terminalOptions(args.plan.output, output), detail });
  const kind = args.format === 'json' ? 'json' : 'lines';
  return deliver(args.plan.output, text, kind, driftExitCode(drift), output);
}
