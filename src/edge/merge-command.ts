import { merge } from '../merge/merge.js';
import type { Output } from '../output/output.js';
import { PLACELESS_FORMATS, renderMerge } from '../report/index.js';
import { oneOf } from './arguments.js';
import { deliver } from './deliver.js';
import { legFiles, loadLegs } from './report-files.js';
import { refuseInputs } from './output-path.js';
import { terminalOptions } from './terminal.js';
import { parsedFor, UsageError } from './usage-error.js';

/** `fleetplan merge REPORT...`: many clusters' reports to one. Returns the exit code: the worst of the legs. */
export function mergeCommand(argv: readonly string[], output: Output): number {
  const { values, positionals } = parsedFor(
    argv,
    {
      expect: { type: 'string', multiple: true },
      format: { type: 'string' },
      output: { type: 'string' },
      'fail-on': { type: 'string' },
    },
    'merge takes REPORT.json..., --expect NAME,..., --format, --output and --fail-on',
  );
  if (positionals.length === 0)
    throw new UsageError('missing REPORT.json... for merge: the JSON reports of plans');
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  const failOn = values['fail-on'];
  const path = values.output ?? null;
  if (path === '') throw new UsageError('--output has an empty value; give a file');
  if (path !== null)
    refuseInputs(path, { snapshot: legFiles(positionals), config: null, head: positionals }, []);
  const merged = merge(loadLegs(positionals), {
    expected: namesIn(values.expect ?? []),
    failOn: failOn === undefined ? null : oneOf('--fail-on', failOn, ['error', 'warning', 'never'] as const),
  });
  const text = renderMerge(merged, format, terminalOptions(path, output));
  return deliver(path, text, format === 'json' ? 'json' : 'lines', merged.exitCode, output);
}

/** Names by commas; an empty list, of a variable that is not set, would expect nothing and find nothing missing. */
function namesIn(written: readonly string[]): string[] {
  const names = written.flatMap((one) => one.split(',')).map((one) => one.trim());
  if (names.includes('')) throw new UsageError('--expect has an empty name; give NAME,...');
  return names;
}
