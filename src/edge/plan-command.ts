import type { Problem } from '../manifest/problem.js';
import { exitCodeOf, makeReport } from '../pipeline.js';
import { codeOf, reasonOf } from '../output/file-errors.js';
import type { Output } from '../output/output.js';
import { saveFile } from '../output/save.js';
import type { Report } from '../plan/finding.js';
import { terminalSentence } from '../report/escape/index.js';
import { render } from '../report/index.js';
import type { PlanArguments } from './arguments.js';
import { codeAfter, COULD_NOT_JUDGE } from './exit-codes.js';
import { judgingConfig } from './judging-config.js';
import { refuseInputs } from './output-path.js';
import { printProblems } from './problems.js';
import { sidesFor } from './sides.js';
import { loadSnapshot } from './snapshot-file.js';
import type { Revisions } from './snapshot-origin.js';
import { snapshotOriginProblems } from './snapshot-origin.js';

/** `fleetplan plan`: reads, plans, judges, prints. Returns the exit code. */
export async function planCommand(args: PlanArguments, output: Output): Promise<number> {
  const read = judgingConfig(args.config, revisionsOf(args));
  if ('problems' in read) {
    printProblems(read.problems, output);
    return COULD_NOT_JUDGE;
  }
  const { config } = read;
  const { snapshot, problems } = await loadSnapshot(args.snapshot);
  const { base, head } = await sidesFor(args, config.policies);
  if (args.output !== null) refuseInputs(args.output, args, [base, head]);
  const report = makeReport({
    base,
    head,
    snapshot,
    snapshotProblems: [...originProblems(args), ...problems],
    config,
    configPlaces: read.placeOf,
    proposedConfig: read.proposed,
    rulesFrom: read.rulesFrom,
    notices: read.notices,
    // The only clock of the command line; everything after it gets the instant as a value.
    at: args.at ?? Date.now(),
    horizonMs: args.horizonMs ?? config.horizon,
    seed: args.seed,
    scenario: args.scenario,
    failOn: args.failOn ?? config.failOn,
    failOnExisting: config.failOnExisting,
  });
  const text =
    render(report, args.format, {
      colour: args.output === null && output.isTerminal && !process.env['NO_COLOR'],
      width: Math.min(160, Math.max(60, output.columns)),
      key: config.cluster,
      detail: config.comment.detail ?? 'full',
    }) + worstRunText(report, args);
  const code = exitCodeOf(report);
  if (args.output !== null) return saved(args.output, text, output) ? code : COULD_NOT_JUDGE;
  return codeAfter(output.print(text, args.format === 'json' ? 'json' : 'lines'), code, output);
}

/** False where the report cannot be written: a check that leaves no report is no check. */
function saved(path: string, text: string, output: Output): boolean {
  try {
    saveFile(path, text);
    return true;
  } catch (error) {
    // A pipe whose reader has gone, as on standard output.
    if (codeOf(error) === 'EPIPE') return true;
    const message = `The report can not be written to ${path}: ${reasonOf(error)}`;
    const problem = {
      severity: 'error',
      code: 'unwritable-output',
      message,
      place: null,
      picture: null,
    } as const;
    printProblems([problem], output);
    return false;
  }
}

/** The trace of the run that turns bad at the worst moment; only text has room for it. */
function worstRunText({ plan }: Report, { format }: PlanArguments): string {
  const { worstRun } = plan.head;
  if (!worstRun || format !== 'text') return '';
  const at = new Date(worstRun.turnsBadAt).toISOString().replace('.000', '');
  const lines = worstRun.trace
    .trimEnd()
    .split('\n')
    .map((line) => `  ${terminalSentence(line)}\n`);
  return `\nIf it turns bad at the worst moment, ${at} (hours and minutes since the start):\n${lines.join('')}`;
}

/** Only between two revisions can it be told what the change brought. */
function revisionsOf({ baseRef, headRef }: PlanArguments): Revisions | null {
  return baseRef === null || headRef === null ? null : { base: baseRef, head: headRef };
}

function originProblems(args: PlanArguments): Problem[] {
  const revisions = revisionsOf(args);
  return revisions === null ? [] : snapshotOriginProblems(args.snapshot, revisions);
}
