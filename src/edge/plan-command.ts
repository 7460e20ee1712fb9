import { minuteText } from '../text/instant-text.js';
import type { Output } from '../output/output.js';
import { passedLines } from '../plan/passed.js';
import type { RunReport } from '../plan/run-report.js';
import { pageAssets, rulePage } from '../read/shipped.js';
import { terminalSentence } from '../text/escape/index.js';
import { type Detail, type RenderOptions, renderRun } from '../report/index.js';
import { exitCodeOf, makeRun } from '../run.js';
import type { PlanArguments } from './arguments.js';
import { deliver, kindOf, NOT_EVALUATED, terminalOptions } from './deliver.js';
import { readInputs } from './inputs.js';
import { withTriedFixes } from '../tried-fixes.js';

/** `fleetplan plan`: reads, plans, evaluates, prints. Returns the exit code. */
export async function planCommand(args: PlanArguments, output: Output): Promise<number> {
  const read = await readInputs(args, output);
  if (read === null) return NOT_EVALUATED;
  const { run } = withTriedFixes(read.inputs, makeRun(read.inputs));
  if (args.verbose) for (const line of passedLines(run)) output.say(`fleetplan: ${line}`);
  const { key } = read;
  const text = await reportText(run, args, {
    ...{ ...terminalOptions(args.output, output), key, rulePage },
    detail: read.config.comment.detail ?? 'full',
    verbose: args.verbose,
  });
  return deliver(args.output, text, kindOf(args.format), exitCodeOf(run), output);
}

async function reportText(
  run: RunReport,
  args: PlanArguments,
  options: Partial<RenderOptions> & { readonly detail: Detail },
): Promise<string> {
  if (args.format !== 'html') return renderRun(run, args.format, options) + worstRunText(run, args);
  // The page carries a program of its own, which nothing else loads.
  const { renderPage } = await import('../report/html/page-report.js');
  return renderPage(run, { detail: options.detail, source: null, runUrl: null, assets: pageAssets() });
}

/** The trace of the run that turns bad at the worst moment; only the text of one cluster has room for it. */
function worstRunText({ reports }: RunReport, { format }: PlanArguments): string {
  const worstRun = reports.length === 1 ? reports[0].plan.head.worstRun : null;
  if (!worstRun || format !== 'text') return '';
  const at = minuteText(worstRun.turnsBadAt);
  const lines = worstRun.trace
    .trimEnd()
    .split('\n')
    .map((line) => `  ${terminalSentence(line)}\n`);
  return `\nIf it turns bad at the worst moment, ${at} (hours and minutes since the start):\n${lines.join('')}`;
}
