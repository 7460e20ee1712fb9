import { readFileSync } from 'node:fs';
import type { ReadConfig } from '../config/read.js';
import { readConfig, defaultConfig } from '../config/read.js';
import { globsOf } from '../config/policy-sources.js';
import type { Config } from '../config/schema.js';
import type { Problem } from '../manifest/problem.js';
import type { Side } from '../pipeline.js';
import { exitCodeOf, makeReport } from '../pipeline.js';
import { codeOf, reasonOf } from '../output/file-errors.js';
import type { Output } from '../output/output.js';
import { saveFile } from '../output/save.js';
import { readPaths } from '../read/folder.js';
import { readRevision } from '../read/git.js';
import type { CommitFiles } from '../read/unmatched.js';
import { withUnmatched } from '../read/unmatched.js';
import type { Report } from '../plan/finding.js';
import { terminalSentence } from '../report/escape/index.js';
import { render } from '../report/index.js';
import type { PlanArguments } from './arguments.js';
import { UsageError } from './arguments.js';
import { codeAfter, COULD_NOT_JUDGE } from './exit-codes.js';
import { refuseInputs } from './output-path.js';
import { printProblems } from './problems.js';
import { loadSnapshot } from './snapshot-file.js';
import { snapshotOriginProblems } from './snapshot-origin.js';

/** `fleetplan plan`: reads, plans, judges, prints. Returns the exit code. */
export async function planCommand(args: PlanArguments, output: Output): Promise<number> {
  const read = configFrom(args.config);
  if ('problems' in read) {
    printProblems(read.problems, output);
    return COULD_NOT_JUDGE;
  }
  const { config } = read;
  const { snapshot, problems } = await loadSnapshot(args.snapshot);
  const { base, head } = sides(args, config);
  if (args.output !== null) refuseInputs(args.output, args, [base, head]);
  const report = makeReport({
    base,
    head,
    snapshot,
    snapshotProblems: [...originProblems(args), ...problems],
    config,
    configPlaces: 'placeOf' in read ? read.placeOf : null,
    rulesFrom: args.config ?? 'the built-in defaults',
    notices: [],
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
function originProblems({ snapshot, baseRef, headRef }: PlanArguments): Problem[] {
  if (baseRef === null || headRef === null) return [];
  return snapshotOriginProblems(snapshot, { base: baseRef, head: headRef });
}

function configFrom(path: string | null): { config: Config } | ReadConfig | { problems: Problem[] } {
  if (path === null) return { config: defaultConfig() };
  try {
    return readConfig(readFileSync(path, 'utf8'), path);
  } catch (error) {
    const message = `The configuration ${path} can not be read: ${reasonOf(error)}`;
    return {
      problems: [{ severity: 'error', code: 'unreadable-config', message, place: null, picture: null }],
    };
  }
}

function sides(args: PlanArguments, config: Config): { base: Side | null; head: Side } {
  if (args.headRef === null) {
    return {
      head: fromPaths(args.head),
      base: args.base.length > 0 ? fromPaths(args.base) : null,
    };
  }
  if (config.policies === null) {
    throw new UsageError(
      '--head-ref needs --config FILE with `policies`: which files of the revision are policies',
    );
  }
  const globs = globsOf(config.policies);
  return withUnmatched(
    fromRevision(args.headRef, globs),
    args.baseRef === null ? null : fromRevision(args.baseRef, globs),
  );
}

function fromPaths(paths: readonly string[]): Side {
  return { ...readPaths(paths), label: paths.join(' ') };
}

function fromRevision(revision: string, globs: readonly string[]): Side & CommitFiles {
  return { ...readRevision({ repo: process.cwd(), revision, globs }), label: revision };
}
