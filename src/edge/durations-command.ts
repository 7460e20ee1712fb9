import { type DurationsBlock, durationsBlock } from '../durations.js';
import { loadSnapshot } from '../inputs/snapshot-file.js';
import { present } from '../manifest/lookup.js';
import { visible } from '../manifest/visible.js';
import type { Output } from '../output/output.js';
import { renderDurations } from '../report/durations.js';
import { SYSTEMS } from '../systems/index.js';
import type { RecordedTime } from '../systems/recorded-time.js';
import { toTerminal } from '../text/render.js';
import { count, few, literal, name, type Text, text } from '../text/text.js';
import { commandConfiguration } from './base-files.js';
import { deliver, NOT_EVALUATED, PASS, printProblems } from './deliver.js';
import { readArguments, UsageError } from './options.js';
import { refuseInputs } from './output-path.js';

/**
 * `fleetplan durations --snapshot FILE...`: the `durations` block that the times in live objects give. Each file is a snapshot of its
 * own. Returns the exit code.
 */
export async function durationsCommand(argv: readonly string[], printer: Output): Promise<number> {
  const { values } = readArguments('durations', argv);
  const { snapshot: files = [], config = null, output = null } = values;
  if (files.length === 0)
    throw new UsageError('missing --snapshot FILE... for durations: live objects record the times');
  const read = commandConfiguration(config, null);
  refuseInputs(output, present([...files, config]));
  const times: RecordedTime[] = [];
  for (const file of files) {
    const { snapshot, problems } = await loadSnapshot([file]);
    // Runs alone record times: no target is needed to read them.
    const broken = problems.filter(({ severity, code }) => severity === 'error' && code !== 'empty-snapshot');
    if (broken.length > 0) return printProblems(broken, printer);
    times.push(...SYSTEMS.flatMap((system) => system.recordedTimes?.(snapshot) ?? []));
  }
  const block = durationsBlock(times, read.config.durations);
  for (const notice of noticesOf(block)) printer.say(`fleetplan: ${toTerminal(notice)}`);
  if (block.durations === null && block.waits.length === 0) {
    printer.say(
      'fleetplan: the snapshots record no times of work. Times are in staged update runs of KubeFleet, NodeClaims, pods and NotifyMaintenances.',
    );
    return NOT_EVALUATED;
  }
  return deliver(output, renderDurations(block), 'text', PASS, printer);
}

const LEFT_OUT: readonly (readonly [keyof DurationsBlock['leftOut'], why: string])[] = [
  ['held', 'took at least ten times the median and was probably blocked'],
  ['backwards', 'ended before it began, as clocks differ'],
];

/** Notices about records that are not used. */
function noticesOf({ leftOut }: DurationsBlock): Text[] {
  return LEFT_OUT.flatMap(([reason, why]) => {
    const names = leftOut[reason].map((one) => name('object', visible(one)));
    if (names.length === 0) return [];
    return text`Left out: ${count(names.length, 'record')} of work that ${literal(why)}: ${few(names, 5)}.`;
  });
}
