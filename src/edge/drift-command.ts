import { driftExitCode, driftReport } from '../drift/drift.js';
import type { Output } from '../output/output.js';
import { PLACELESS_FORMATS, renderDrift } from '../report/index.js';
import { heldByClusters, makeRun } from '../run.js';
import { PLAN_OPTIONS, planArguments } from './arguments.js';
import { NOT_EVALUATED, deliver, terminalOptions } from './deliver.js';
import { readInputs } from './inputs.js';
import { lastReport, unchanged } from './last-report.js';
import { oneOf, readArguments, UsageError } from './options.js';
import { refuseInputs } from './output-path.js';

const DRIFT_OPTIONS = { ...PLAN_OPTIONS, before: { type: 'string' } } as const;

/** `fleetplan drift`: what changed in effect although no policy file did. Returns the exit code. */
export async function driftCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values } = readArguments(argv, DRIFT_OPTIONS);
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  for (const option of ['base', 'base-ref', 'scenario', 'fail-on'] as const)
    if (values[option] !== undefined)
      throw new UsageError(`--${option} is for plan, not for drift: no policy file changes in a drift`);
  const { before } = values;
  if (before === undefined)
    throw new UsageError('missing --before FILE for drift: the last snapshot or JSON report');
  const args = planArguments(values, 'drift');
  const read = await readInputs(args, output);
  if (read === null) return NOT_EVALUATED;
  refuseInputs(args.output, [before]);
  const inputs = unchanged(read.inputs);
  const last = await lastReport(before, '--before', inputs).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'Error' ? new UsageError(error.message) : error;
  });
  const drift = driftReport({ run: makeRun(inputs), live: heldByClusters(inputs), last });
  const detail = read.config.comment.detail ?? 'full';
  const text = renderDrift(drift, format, { ...terminalOptions(args.output, output), detail });
  return deliver(args.output, text, format === 'json' ? 'json' : 'lines', driftExitCode(drift), output);
}
