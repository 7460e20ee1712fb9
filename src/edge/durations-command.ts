import { present } from '../manifest/words/present.js';
import { few } from '../manifest/words/listing.js';
import { writeDuration } from '../config/duration.js';
import type { Config } from '../config/schema.js';
import { type ConfiguredDurations, type DurationsBlock, durationsBlock } from '../durations/block.js';
import { fitDurations } from '../durations/fit.js';
import { unreadableInstants } from '../durations/unreadable.js';
import { counted, verb } from '../text/plural.js';
import { visible } from '../manifest/words/visible.js';
import { writtenSelector } from '../manifest/values/selector.js';
import type { Output } from '../output/output.js';
import { DURATIONS_FORMATS, exactText, measuredText, renderDurations } from '../report/durations.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { SYSTEMS } from '../systems/index.js';
import { oneOf, PLAN_OPTIONS, readOptions } from './arguments.js';
import { deliver } from './deliver.js';
import { COULD_NOT_JUDGE, PASS } from './exit-codes.js';
import { baseConfig } from './base-config.js';
import { refuseInputs } from './output-path.js';
import { printProblems } from './problems.js';
import { loadSnapshot } from './snapshot-file.js';
import { UsageError } from './usage-error.js';

const { snapshot, config, format, output } = PLAN_OPTIONS;
const OPTIONS = { snapshot, config, format, output, by: { type: 'string' } } as const;

/**
 * `fleetplan durations --snapshot FILE...`: the `durations` block that the times in live objects give. Each file is a snapshot of its
 * own: work whose end nobody records lies between two of them. Returns the exit code.
 */
export async function durationsCommand(argv: readonly string[], printer: Output): Promise<number> {
  const values = readOptions(argv, OPTIONS);
  const files = values.snapshot ?? [];
  if (files.length === 0)
    throw new UsageError('missing --snapshot FILE... for durations: live objects record the times');
  const chosen = oneOf('--format', values.format ?? 'text', DURATIONS_FORMATS);
  const path = values.output ?? null;
  const read = baseConfig(values.config ?? null, null);
  if ('problems' in read) return unreadable(read.problems, printer);
  if (path !== null) refuseInputs(path, { snapshot: files, config: values.config ?? null }, []);
  const snapshots: Snapshot[] = [];
  for (const file of files) {
    const { snapshot, problems } = await loadSnapshot([file]);
    // Runs alone record times: no target is needed to read them.
    const broken = problems.filter(({ severity, code }) => severity === 'error' && code !== 'empty-snapshot');
    if (broken.length > 0) return unreadable(broken, printer);
    snapshots.push(snapshot);
  }
  const label = values.by ?? null;
  const times = SYSTEMS.flatMap((system) => system.recordedTimes?.(snapshots) ?? []);
  const fitted = fitDurations(
    times,
    read.config.durations.groups.map(({ selector }) => selector),
    label,
  );
  const block = durationsBlock(fitted, configuredDurations(read.config), label);
  for (const says of leftOut(block)) printer.say(`fleetplan: ${says}`);
  if (block.tooFarApart > 0) printer.say(`fleetplan: ${tooFarApart(block.tooFarApart)}`);
  if (block.backwards.length > 0) printer.say(`fleetplan: ${backwards(block.backwards)}`);
  const garbled = unreadableInstants(snapshots);
  if (garbled.length > 0) printer.say(`fleetplan: ${unreadableText(garbled)}`);
  if (block.durations === null && block.waits.length === 0) {
    printer.say(`fleetplan: ${NOTHING}`);
    return COULD_NOT_JUDGE;
  }
  return deliver(path, renderDurations(block, chosen), chosen === 'json' ? 'json' : 'lines', PASS, printer);
}

const NOTHING =
  'the snapshots record no times of work: those are in staged update runs of KubeFleet, NodeClaims, pods, NotifyMaintenances, and in two snapshots of one NodeWright or Skyhook rollout taken while a batch is at work and after it.';

/** Notices about measurements that are in no setting. */
function leftOut({ held, daemonSetPods }: DurationsBlock): string[] {
  const names = held.map(({ name, ms }) => `${visible(name)} took ${exactText(ms)}`);
  return present([
    held.length === 0
      ? null
      : `${counted(held.length, 'piece')} of work ${verb(held.length, 'is', 'are')} left out, as something must have held ${verb(held.length, 'it', 'them')}: ten times as long as half of the others, or longer. ${few(names, SHOWN)}.`,
    daemonSetPods === null
      ? null
      : `${measuredText(daemonSetPods, 'pod')} of DaemonSets from creation to ready. Their updates are planned with durations, as all work on a node is; give their nodes a group if nothing else works on these.`,
  ]);
}

function tooFarApart(count: number): string {
  return `${counted(count, 'node')} ended between two snapshots that are too far apart to tell how long the work took. Take snapshots closer together than the work on one node.`;
}

const SHOWN = 5;

function backwards(names: readonly string[]): string {
  return `${counted(names.length, 'record')} of work that ended before it began, by clocks that differ, ${verb(names.length, 'is', 'are')} not used: ${few(
    names.map((name) => visible(name)),
    SHOWN,
  )}.`;
}

function unreadableText(names: readonly string[]): string {
  return `${counted(names.length, 'object')} ${verb(names.length, 'records', 'record')} an instant that cannot be read; what it dates is not used: ${few(
    names.map((name) => visible(name)),
    SHOWN,
  )}.`;
}

function unreadable(problems: Parameters<typeof printProblems>[0], printer: Output): number {
  printProblems(problems, printer);
  return COULD_NOT_JUDGE;
}

/** The configured durations, as written. */
function configuredDurations({ durations }: Config): ConfiguredDurations {
  const stepsOf = (steps: Config['durations']['steps']): ConfiguredDurations['steps'] =>
    steps && {
      drain: writeDuration(steps.drain),
      maintenance: writeDuration(steps.maintenance),
      validation: writeDuration(steps.validation),
      return: writeDuration(steps.return),
    };
  return {
    default: writeDuration(durations.default),
    steps: stepsOf(durations.steps),
    groups: durations.groups.map(({ selector, duration, steps }) => ({
      selector: writtenSelector(selector),
      duration: duration === null ? null : writeDuration(duration),
      steps: stepsOf(steps),
    })),
  };
}
