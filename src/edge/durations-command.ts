import { type DurationsBlock, durationsBlock } from '../durations.js';
import { present } from '../manifest/lookup.js';
import { visible } from '../manifest/visible.js';
import type { Output } from '../output/output.js';
import { DURATIONS_FORMATS, exactText, measuredText, renderDurations } from '../report/durations.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { SYSTEMS } from '../systems/index.js';
import { toTerminal } from '../text/render.js';
import { count, few, literal, name, type Text, text } from '../text/text.js';
import { baseConfig, usable } from './base-files.js';
import { deliver, NOT_EVALUATED, PASS, printProblems } from './deliver.js';
import { oneOf, readArguments, UsageError } from './options.js';
import { refuseInputs } from './output-path.js';
import { loadSnapshot } from './snapshot-file.js';

/**
 * `fleetplan durations --snapshot FILE...`: the `durations` block that the times in live objects give. Each file is a snapshot of its
 * own: work without a recorded end is measured between two of them. Returns the exit code.
 */
export async function durationsCommand(argv: readonly string[], printer: Output): Promise<number> {
  const { values } = readArguments('durations', argv);
  const { snapshot: files = [], config = null, output = null, by = null } = values;
  if (files.length === 0)
    throw new UsageError('missing --snapshot FILE... for durations: live objects record the times');
  const format = oneOf('--format', values.format ?? 'text', DURATIONS_FORMATS);
  const read = usable(baseConfig(config, null));
  refuseInputs(output, present([...files, config]));
  const snapshots: Snapshot[] = [];
  for (const file of files) {
    const { snapshot, problems } = await loadSnapshot([file]);
    // Runs alone record times: no target is needed to read them.
    const broken = problems.filter(({ severity, code }) => severity === 'error' && code !== 'empty-snapshot');
    if (broken.length > 0) return printProblems(broken, printer);
    snapshots.push(snapshot);
  }
  const times = SYSTEMS.flatMap((system) => system.recordedTimes?.(snapshots) ?? []);
  const block = durationsBlock(times, read.config.durations, by);
  for (const notice of noticesOf(block)) printer.say(`fleetplan: ${toTerminal(notice)}`);
  if (block.durations === null && block.waits.length === 0) {
    printer.say(
      'fleetplan: the snapshots record no times of work. Times are in staged update runs of KubeFleet, NodeClaims, pods, NotifyMaintenances, and in two snapshots of one NodeWright or Skyhook rollout taken while a batch is at work and after it.',
    );
    return NOT_EVALUATED;
  }
  return deliver(output, renderDurations(block, format), format, PASS, printer);
}

const SHOWN = 5;

/** Notices about measurements that are in no setting, and about records that are not used. */
function noticesOf({ held, daemonSetPods, tooFarApart, backwards }: DurationsBlock): Text[] {
  const shown = (one: string): Text => name('object', visible(one));
  const slow = held.map((one) => text`${shown(one.name)} took ${literal(exactText(one.ms))}`);
  return present([
    held.length > 0 &&
      text`Left out, probably blocked: ${count(held.length, 'measurement')} of at least ten times the median. ${few(slow, SHOWN)}.`,
    daemonSetPods !== null &&
      text`${literal(measuredText(daemonSetPods, 'pod'))} of DaemonSets from creation to ready. Their updates are planned with durations, like all work on a node. Give their nodes a group if nothing else works on these.`,
    tooFarApart > 0 &&
      text`${count(tooFarApart, 'node')} ended between two snapshots that are too far apart to measure the work. Take snapshots closer together than the work on one node.`,
    backwards.length > 0 &&
      text`Not used, the clocks differ: ${count(backwards.length, 'record')} of work that ended before it began: ${few(backwards.map(shown), SHOWN)}.`,
  ]);
}
