import { driftExitCode, driftReport } from '../drift/drift.js';
import type { Output } from '../output/output.js';
import { renderDrift } from '../report/drift/index.js';
import { heldByClusters, makeRun } from '../run.js';
import { deliver } from './deliver.js';
import type { DriftArguments } from './drift-arguments.js';
import { COULD_NOT_JUDGE } from './exit-codes.js';
import { readInputs } from './inputs.js';
import { lastReport, unchanged } from './last-report.js';
import { refuseInputs } from './output-path.js';
import { terminalOptions } from './terminal.js';
import { UsageError } from './usage-error.js';

/** `fleetplan drift`: what changed in effect although no policy file did. Returns the exit code. */
export async function driftCommand(args: DriftArguments, output: Output): Promise<number> {
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
