import type { PackageSpec } from '../objects/packages.js';
import {
  finishedEntry,
  type PackageEntry,
  type Progress,
  type StoredCompartment,
} from '../objects/progress.js';
import { POD, type Roll } from './roll.js';
import { type Status, statusText } from './status.js';

/** `nodeStatus`: empty while the operator has looked at no node. */
export function nodeStatuses(roll: Roll): Map<string, string> {
  const statuses = new Map<string, string>();
  for (const [slot, name] of roll.roster.names.entries()) {
    const text = statusText((roll.status[slot] ?? 0) as Status);
    if (text !== '') statuses.set(name, text);
  }
  return statuses;
}

const SECOND_MS = 1000;

/** How far the rollout is, for another one to go on from. */
export function progressOf(roll: Roll): Progress {
  const { names, input, compartments } = roll.roster;
  const nodeState = new Map<string, readonly PackageEntry[]>();
  const nodePriority = new Map<string, string>();
  for (const [slot, name] of names.entries()) {
    const entries = [...input.spec.packages.values()].flatMap((spec) => entryOf(roll, slot, spec));
    if (entries.length > 0) nodeState.set(name, entries);
    const pick = roll.pickedIn[slot] ?? 0;
    if (pick !== 0) nodePriority.set(name, new Date(pick * SECOND_MS).toISOString());
  }
  const lines = compartments.map(({ name }, index): [string, StoredCompartment | null] => [
    name,
    roll.stored[index] ?? null,
  ]);
  return {
    status: statusText(roll.skyhookStatus),
    nodeStatus: nodeStatuses(roll),
    nodePriority,
    nodeOrderOffset: roll.nodeOrderOffset,
    nodeState,
    compartments: new Map(lines.flatMap(([name, line]) => (line === null ? [] : [[name, line]]))),
    configUpdates: new Map(),
  };
}

/** What the node carries of one package; what fails, fails in its first stage. */
function entryOf(roll: Roll, slot: number, spec: PackageSpec): PackageEntry[] {
  if (roll.complete[slot] === 1) return [finishedEntry(spec, [])];
  const { name, version } = spec;
  const state = POD_STATES.get(roll.pod[slot] ?? POD.none);
  return state === undefined ? [] : [{ name, version, stage: 'apply', state }];
}

const POD_STATES: ReadonlyMap<number, string> = new Map([
  [POD.running, 'in_progress'],
  [POD.failing, 'erroring'],
  [POD.passed, 'complete'],
]);
