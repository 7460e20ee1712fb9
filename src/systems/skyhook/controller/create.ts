import { addTo } from '../../../manifest/lookup/grouped.js';
import { byteOrder, type RolloutNode } from './assignment.js';
import { FRESH } from './batch.js';
import { ceilingOf } from './ceiling.js';
import { neverOffered } from './circle.js';
import { isRuntimeTaint } from './eligibility.js';
import { changedKeys, hasInterrupt, type Packages, type PackageSpec } from '../objects/packages.js';
import { entriesOf, isFinished, restartsConfig } from '../objects/progress.js';
import type { RolloutInput } from './rollout.js';
import type { Switches } from '../versions.js';
import { beginReboots, outFromBefore } from './from-before.js';
import { openGate } from './gate.js';
import { positionsIn, taintedIn } from './positions.js';
import { blankRoll, type ConfigChange, POD, type Roll } from './roll.js';
import { keepFromInterrupt, setComplete, setPod, setStatus } from './roll-changes.js';
import { buildRoster } from './roster.js';
import type { OperatorState } from './state.js';
import { readStatus } from './status.js';
import { configStages, OUTDATED, workOf } from './work.js';

/** The operator as it wakes up in this cluster, before its first pass. */
export function createState(
  inputs: readonly RolloutInput[],
  fleet: readonly RolloutNode[],
  switches: Switches,
): OperatorState {
  const ordered = [...inputs].sort((a, b) => a.spec.priority - b.spec.priority || byteOrder(a.name, b.name));
  const indexOf = positionsIn(fleet);
  const rolls = ordered.map((input) => rollOf(input, fleet, indexOf, switches));
  const state: OperatorState = {
    switches,
    indexOf,
    rolls,
    isShared: new Uint8Array(rolls.length),
    gate: openGate(fleet.length),
    rollsOf: rollsByGroup(rolls),
    missingAt:
      switches.missingPolicy === 'all-stop' ? rolls.findIndex(({ roster }) => roster.policyIsMissing) : -1,
    runtimeRequired: runtimeRequiredIn(fleet, switches),
    // Passes are counted on from those in which the nodes of a batch in flight were picked.
    looked: 0,
    passes: rolls.reduce((most, { pickedIn }) => pickedIn.reduce((a, b) => Math.max(a, b), most), 0),
    taintsMoved: true,
    haltedAt: -1,
    settled: false,
    goneSeen: 0,
    rebooting: new Map(),
    outFromBefore: outFromBefore(rolls),
  };
  beginReboots(state);
  return state;
}

function runtimeRequiredIn(fleet: readonly RolloutNode[], switches: Switches): Set<number> {
  const isRequired = (index: number): boolean =>
    fleet[index]?.taints.some((taint) => isRuntimeTaint(taint, switches)) === true;
  return new Set(taintedIn(fleet).filter(isRequired));
}

function rollsByGroup(rolls: readonly Roll[]): Map<string, number[]> {
  const found = new Map<string, [number, ...number[]]>();
  for (const [index, { roster }] of rolls.entries())
    for (const { group } of roster.compartments) addTo(found, group, index);
  return found;
}

function rollOf(
  input: RolloutInput,
  fleet: readonly RolloutNode[],
  indexOf: ReadonlyMap<string, number>,
  switches: Switches,
): Roll {
  const { spec, progress } = input;
  const roll = blankRoll(buildRoster(input, fleet, indexOf, switches));
  const carried = input.carried ?? spec.packages;
  for (const [slot, name] of roll.roster.names.entries()) {
    const entries = entriesOf(progress, name, carried);
    const work = workOf(spec.packages, entries, progress.configUpdates, switches);
    setComplete(roll, slot, work.complete);
    roll.stages[slot] = work.stages;
    roll.neverEnds[slot] = Number(work.neverEnds);
    roll.interrupts[slot] = Number(work.interrupts);
    keepFromInterrupt(roll, slot);
    roll.outdated[slot] = work.outdated;
    setStatus(roll, slot, readStatus(progress.nodeStatus.get(name) ?? ''));
    // Pods of an outdated package are deleted, so that a node which is to be set in progress has none that fails.
    if (work.failing && work.outdated < OUTDATED.upgrade) setPod(roll, slot, POD.failing);
  }
  roll.skyhookStatus = readStatus(progress.status);
  restorePicks(roll);
  restoreCompartments(roll);
  const changed = [...spec.packages.values()].filter((after) => changedKeys(carried.get(after.name), after));
  const never = neverOffered(spec.packages, new Set(changed.map(({ name: key }) => key)));
  roll.configChanges = changed.flatMap((after) => configChange(roll, carried, after, never.has(after.name)));
  return roll;
}

function restoreCompartments(roll: Roll): void {
  const { compartments, input } = roll.roster;
  for (const [index, { name, limits }] of compartments.entries()) {
    const line = input.progress.compartments.get(name);
    if (!line) continue;
    roll.working[index] = line.batchState ?? FRESH;
    roll.stored[index] = {
      ...line,
      ceiling: ceilingOf(limits.budget, line.matched),
      inProgress: 0,
      completed: 0,
      progressPercent: 0,
    };
  }
}

/** What has to reach the nodes of one package's config map. */
function configChange(
  { roster }: Roll,
  carried: Packages,
  after: PackageSpec,
  neverEnds: boolean,
): ConfigChange[] {
  const { name } = after;
  const { progress } = roster.input;
  const keys = changedKeys(carried.get(name), after);
  if (keys === null || after.uninstall === 'applied') return [];
  const entries = roster.names.map((node) => entriesOf(progress, node, carried));
  const updates = progress.configUpdates.get(name) ?? [];
  const had = Uint8Array.from(entries, (own) => Number(isFinished(own, after, updates)));
  const restarts = entries.some((own) => restartsConfig(own, after));
  const interrupts = hasInterrupt(after, keys);
  const stages = neverEnds ? 0 : configStages(after, keys);
  return [{ stages, interrupts: interrupts && !neverEnds, neverEnds, had, restarts }];
}

/** Nodes that are picked keep their order, by time and then by name; nodes that are gone have left the batch. */
function restorePicks(roll: Roll): void {
  const { progress } = roll.roster.input;
  const slots = new Map(roll.roster.names.map((name, slot) => [name, slot]));
  const times = [...new Set(progress.nodePriority.values())].sort(byteOrder);
  roll.nodeOrderOffset = progress.nodeOrderOffset;
  for (const [name, time] of progress.nodePriority) {
    const slot = slots.get(name);
    if (slot === undefined) roll.nodeOrderOffset++;
    else roll.pickedIn[slot] = times.indexOf(time) + 1;
  }
}
