import type { ClusterSettings } from '../config/clusters.js';
import { placesIn } from '../config/clusters.js';
import type { Config } from '../config/schema.js';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import type { PipelineInput } from '../pipeline.js';
import { codeOf, reasonOf } from '../output/file-errors.js';
import type { Output } from '../output/output.js';
import { saveFile } from '../output/save.js';
import { passedLines } from '../plan/passed.js';
import type { RunReport } from '../plan/run-report.js';
import { rulePage } from '../read/rule-pages.js';
import { terminalSentence } from '../report/escape/index.js';
import { renderRun } from '../report/index.js';
import type { ChosenClusters } from '../run.js';
import { chooseClusters, exitCodeOf, makeRun } from '../run.js';
import type { PlanArguments } from './arguments.js';
import { codeAfter, COULD_NOT_JUDGE } from './exit-codes.js';
import type { JudgingConfig } from './judging-config.js';
import { judgingConfig } from './judging-config.js';
import { refuseInputs } from './output-path.js';
import { printProblems } from './problems.js';
import { sidesFor } from './sides.js';
import { loadSnapshot } from './snapshot-file.js';
import type { Revisions } from './snapshot-origin.js';
import { snapshotOriginProblems } from './snapshot-origin.js';
import { UsageError } from './usage-error.js';

/** `fleetplan plan`: reads, plans, judges, prints. Returns the exit code. */
export async function planCommand(args: PlanArguments, output: Output): Promise<number> {
  const read = judgingConfig(args.config, revisionsOf(args));
  if ('problems' in read) {
    printProblems(read.problems, output);
    return COULD_NOT_JUDGE;
  }
  const { config } = read;
  const { clusters, key } = clustersFor(args, config);
  const inputs: PipelineInput[] = [];
  for (const cluster of clusters) inputs.push(await inputOf(args, read, cluster, clusters.length > 1));
  const [first, ...rest] = inputs;
  if (first === undefined) throw new RangeError('a configuration without a cluster');
  const run = makeRun([first, ...rest]);
  if (args.verbose) for (const line of passedLines(run)) output.say(`fleetplan: ${line}`);
  const text = await reportText(run, args, { key, config, output });
  const code = exitCodeOf(run);
  if (args.output !== null) return saved(args.output, text, output) ? code : COULD_NOT_JUDGE;
  return codeAfter(
    output.print(text, args.format === 'json' || args.format === 'sarif' ? 'json' : 'lines'),
    code,
    output,
  );
}

interface Writing {
  readonly key: string | null;
  readonly config: Config;
  readonly output: Output;
}

async function reportText(
  run: RunReport,
  args: PlanArguments,
  { key, config, output }: Writing,
): Promise<string> {
  const detail = config.comment.detail ?? 'full';
  if (args.format === 'html') {
    // The page carries a program of its own, which nothing else loads.
    const { renderPage } = await import('../report/html/index.js');
    return renderPage(run, { detail, source: null, runUrl: null });
  }
  const text = renderRun(run, args.format, {
    colour: args.output === null && output.isTerminal && !process.env['NO_COLOR'],
    width: Math.min(160, Math.max(60, output.columns)),
    key,
    detail,
    rulePage,
  });
  return text + worstRunText(run, args);
}

function clustersFor(args: PlanArguments, config: Config): ChosenClusters {
  try {
    return chooseClusters(config, args.cluster);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function inputOf(
  args: PlanArguments,
  read: JudgingConfig,
  { config, path, target }: ClusterSettings,
  isOneOfSeveral: boolean,
): Promise<PipelineInput> {
  const files = snapshotOf(args, config, isOneOfSeveral);
  const { snapshot, problems } = await loadSnapshot(files);
  const { base, head } = await sidesFor(args, config.policies, {
    isListed: path.length > 0,
    isOneOfSeveral,
    target,
  });
  if (args.output !== null) refuseInputs(args.output, { ...args, snapshot: files }, [base, head]);
  return {
    base,
    head,
    snapshot,
    snapshotProblems: [...originProblems(args, files), ...problems],
    config,
    configPlaces: read.placeOf && placesIn(read.placeOf, path),
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
  };
}

/** Those of the command line, which are of one cluster, or those that the configuration names. */
function snapshotOf({ snapshot }: PlanArguments, config: Config, isOneOfSeveral: boolean): readonly string[] {
  if (snapshot.length === 0) {
    if (config.snapshot !== null) return config.snapshot;
    const where = config.cluster === null ? '' : ` of the cluster ${visible(config.cluster)}`;
    throw new UsageError(
      `plan needs --snapshot FILE..., or \`snapshot\` in the configuration${where}: the nodes decide what a policy does`,
    );
  }
  if (isOneOfSeveral) {
    throw new UsageError(
      '--snapshot is of one cluster, and the configuration lists several; choose one with --cluster, or write `snapshot` for each',
    );
  }
  return snapshot;
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

/** The trace of the run that turns bad at the worst moment; only the text of one cluster has room for it. */
function worstRunText({ reports }: RunReport, { format }: PlanArguments): string {
  const worstRun = reports.length === 1 ? reports[0].plan.head.worstRun : null;
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

function originProblems(args: PlanArguments, files: readonly string[]): Problem[] {
  const revisions = revisionsOf(args);
  return revisions === null ? [] : snapshotOriginProblems(files, revisions);
}
