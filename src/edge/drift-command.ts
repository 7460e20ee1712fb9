import { closeSync, openSync, readSync } from 'node:fs';
import { driftExitCode, driftReport } from '../drift/drift.js';
import type { ReviewedPlan, UnusableReport } from '../gate/reviewed.js';
import { readReviewed } from '../gate/reviewed.js';
import { visible } from '../manifest/visible.js';
import type { Output } from '../output/output.js';
import type { PipelineInput } from '../pipeline.js';
import { renderDrift } from '../report/drift/index.js';
import { renderRun } from '../report/index.js';
import { makeRun } from '../run.js';
import { deliver } from './deliver.js';
import type { DriftArguments } from './drift-arguments.js';
import { COULD_NOT_JUDGE } from './exit-codes.js';
import { readInputs } from './inputs.js';
import { refuseInputs } from './output-path.js';
import { loadReviewed } from './reviewed-file.js';
import { loadSnapshot } from './snapshot-file.js';
import { terminalOptions } from './terminal.js';
import { UsageError } from './usage-error.js';

/** `fleetplan drift`: what changed in effect although no policy file did. Returns the exit code. */
export async function driftCommand(args: DriftArguments, output: Output): Promise<number> {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  if (args.plan.output !== null)
    refuseInputs(args.plan.output, { snapshot: [args.before], config: null, headRef: null }, []);
  const [first, ...rest] = read.inputs.map(unchanged);
  if (first === undefined) throw new RangeError('a run over no cluster');
  const inputs = [first, ...rest] as const;
  const drift = driftReport(makeRun(inputs), await lastOf(args.before, inputs));
  const detail = read.config.comment.detail ?? 'full';
  const text = renderDrift(drift, args.format, { ...terminalOptions(args.plan.output, output), detail });
  return deliver(
    args.plan.output,
    text,
    args.format === 'json' ? 'json' : 'lines',
    driftExitCode(drift),
    output,
  );
}

/** The same files on both sides: what is planned is what goes on by itself, and what the next rollout would do. */
function unchanged(input: PipelineInput): PipelineInput {
  return { ...input, base: input.head };
}

/** What was there the last time: as the report says, or as a plan of the snapshot gives it. */
async function lastOf(
  path: string,
  inputs: readonly [PipelineInput, ...PipelineInput[]],
): Promise<ReviewedPlan | UnusableReport> {
  if (isReport(path)) return loadReviewed(path);
  const [input, ...others] = inputs;
  if (others.length > 0)
    throw new UsageError(
      '--before is a snapshot, which is of one cluster, and the configuration lists several; choose one with --cluster, or give the last JSON report',
    );
  const { snapshot, problems } = await loadSnapshot([path]);
  const at = snapshot.takenAt ?? input.at;
  const run = makeRun([{ ...input, snapshot, snapshotProblems: problems, at }]);
  if (run.verdict !== 'unknown') return readReviewed(renderRun(run, 'json'));
  const [first] = run.reports[0].plan.problems.filter(({ severity }) => severity === 'error');
  return { unusable: `cannot be made of ${visible(path)}: ${first?.message ?? 'it could not be judged.'}` };
}

/** A report of ours begins with its version; a snapshot never does. */
function isReport(path: string): boolean {
  try {
    const descriptor = openSync(path, 'r');
    try {
      const head = Buffer.alloc(64);
      const length = readSync(descriptor, head);
      return /^\s*\{\s*"schemaVersion"/.test(head.toString('utf8', 0, length));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // What cannot be opened is told where it is read.
    return false;
  }
}
