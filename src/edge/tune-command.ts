import { parseHorizon, parseStart } from '../config/duration.js';
import type { Output } from '../output/output.js';
import { saveFile } from '../output/save.js';
import { PLACELESS_FORMATS, renderTuned } from '../report/index.js';
import { type Limits, TuneError, type Tuned, tuning } from '../tune/tune.js';
import { planArguments } from './arguments.js';
import { deliver, NOT_EVALUATED, PASS } from './deliver.js';
import { readInputs } from './inputs.js';
import { oneOf, readArguments, UsageError } from './options.js';

/** `fleetplan tune`: 0 where a candidate keeps the limits, 1 where none does, 2 where nothing was evaluated. Returns the exit code. */
export async function tuneCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values, paths } = readArguments('tune', argv);
  const [group, another] = paths;
  if (group === undefined || another !== undefined)
    throw new UsageError('tune takes one group, such as Deployment/web or NodeWright/tuning/training');
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  const args = planArguments(values, 'tune');
  const read = await readInputs(args, output);
  const [input, other] = read.inputs;
  if (!input || other) throw new UsageError('tune looks at one cluster: name it with --cluster');
  const limits: Limits = {
    peakAtOnce: amount('--max-peak', values['max-peak']),
    worstLoss: amount('--max-loss', values['max-loss']),
    finishBy: finishBy(values['finish-by'], input.at),
  };
  let tuned: Tuned;
  try {
    const search = tuning(input, group, limits);
    let step = search.next();
    for (; step.done !== true; step = search.next()) output.progress(`candidate ${step.value}`);
    tuned = step.value;
  } catch (error) {
    if (error instanceof TuneError) throw new UsageError(error.message);
    throw error;
  }
  output.progress(null);
  if (values.write === true && tuned.best && tuned.text !== null) saveFile(tuned.file, tuned.text);
  const code = tuned.best ? PASS : tuned.isUnknown ? NOT_EVALUATED : 1;
  return deliver(args.output, renderTuned(tuned, limits, format, read.shown), format, code, output);
}

function amount(option: string, written: string | undefined): Limits['peakAtOnce'] {
  if (written === undefined) return null;
  if (!/^\d{1,7}(?:\.\d+)?%$|^\d{1,7}$/.test(written))
    throw new UsageError(
      `${option} must be a number of targets or a percentage, such as 3 or 10%, not "${written}"`,
    );
  return written.endsWith('%') ? (written as `${number}%`) : Number(written);
}

function finishBy(written: string | undefined, at: number): number | null {
  if (written === undefined) return null;
  const length = parseHorizon(written);
  const instant = length === null ? parseStart(written) : at + length;
  if (instant === null)
    throw new UsageError(
      `--finish-by must be an instant such as 2026-11-21T18:00:00Z or a duration such as 4h, not "${written}"`,
    );
  return instant;
}
