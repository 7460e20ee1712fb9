import { type Form, HORIZON, START } from '../config/duration.js';
import type { Output } from '../output/output.js';
import { saveFile } from '../output/save.js';
import { PLACELESS_FORMATS, renderTuned } from '../report/index.js';
import { type Limits, TuneError, type Tuned, tuning } from '../tune/tune.js';
import { planArguments } from './arguments.js';
import { deliver, NOT_EVALUATED, PASS } from './deliver.js';
import { readInputs } from './inputs.js';
import { oneOf, readArguments, UsageError, formed } from './options.js';

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
    peakAtOnce: formed('--max-peak', values['max-peak'], AMOUNT),
    worstLoss: formed('--max-loss', values['max-loss'], AMOUNT),
    finishBy: formed('--finish-by', values['finish-by'], finishFrom(input.at)),
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

const AMOUNT: Form<number | `${number}%`> = {
  what: 'a number of targets or a percentage, such as 3 or 10%',
  parse(text) {
    if (!/^\d{1,7}(?:\.\d+)?%$|^\d{1,7}$/.test(text)) return null;
    return text.endsWith('%') ? (text as `${number}%`) : Number(text);
  },
};

function finishFrom(at: number): Form<number> {
  return {
    what: 'an instant such as 2026-11-21T18:00:00Z or a duration such as 4h',
    parse(text) {
      const length = HORIZON.parse(text);
      return length === null ? START.parse(text) : at + length;
    },
  };
}
