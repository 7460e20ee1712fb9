import { driftExitCode, driftReport } from '../drift/drift.js';
import type { Output } from '../output/output.js';
import { PLACELESS_FORMATS, renderDrift } from '../report/index.js';
import { heldByClusters, makeRun } from '../run.js';
import { planArguments } from './arguments.js';
import { deliver, kindOf, NOT_EVALUATED, terminalOptions } from './deliver.js';
import { readInputs } from './inputs.js';
import { lastReport, unchanged } from './report-files.js';
import { oneOf, readArguments, UsageError } from './options.js';
import { refuseInputs } from './output-path.js';

/** `fleetplan drift`: what changed in effect although no policy file did. Returns the exit code. */
export async function driftCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values } = readArguments('drift', argv);
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
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
  return deliver(args.output, text, kindOf(format), driftExitCode(drift), output);
}
