import { legFiles, loadLegs } from '../inputs/report-files.js';
import { merge } from '../merge/merge.js';
import type { Output } from '../output/output.js';
import { PLACELESS_FORMATS, renderMerge } from '../report/index.js';
import { parseFailOn } from './arguments.js';
import { deliver, terminalOptions } from './deliver.js';
import { oneOf, readArguments, UsageError } from './options.js';
import { refuseInputs } from './output-path.js';

/** `fleetplan merge REPORT...`: many clusters' reports to one. Returns the exit code: the worst of the legs. */
export function mergeCommand(argv: readonly string[], output: Output): number {
  const { values, paths } = readArguments('merge', argv);
  const { expect = [], output: path = null } = values;
  if (paths.length === 0) throw new UsageError('missing REPORT.json... for merge: the JSON reports of plans');
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  // An empty list, of a variable that is not set, would expect nothing and find nothing missing.
  const expected = expect.flatMap((one) => one.split(',')).map((one) => one.trim());
  if (expected.includes('')) throw new UsageError('--expect has an empty name; give NAME,...');
  refuseInputs(path, legFiles(paths));
  const merged = merge(loadLegs(paths), { expected, failOn: parseFailOn(values['fail-on']) });
  const text = renderMerge(merged, format, terminalOptions(path, output));
  return deliver(path, text, format, merged.exitCode, output);
}
