import type { BatchState } from './batch.js';
import { FRESH, sameState } from './batch.js';
import type { Tally } from './evaluate.js';
import type { Roster } from './roster.js';
import type { Status } from './status.js';
import { STATUS } from './status.js';

/** The pods of one Skyhook on one node. */
export const POD = {
  /** None: the next stage has to be launched. */
  none: 0,
  running: 1,
  /** The pod fails and is retried. */
  failing: 2,
  /** The stage that failed got through; the operator has to launch the next one. */
  passed: 3,
} as const;

/** One compartment's line in `status.compartmentStatuses`. */
export interface Reported {
  readonly matched: number;
  readonly ceiling: number;
  readonly inProgress: number;
  readonly completed: number;
  readonly progressPercent: number;
  readonly batchState: BatchState | null;
}

/** A change of a config map that has to reach the nodes. */
export interface ConfigChange {
  readonly stages: number;
  /** Its work ends with an interrupt. */
  readonly interrupts: boolean;
  /** Its work is never offered to a node. */
  readonly neverEnds: boolean;
  /** 1 = the node had the package complete when the dry rollout began. */
  readonly had: Uint8Array;
  /** A node fails in a stage that the new config map restarts. */
  readonly restarts: boolean;
}

/** How far one Skyhook's rollout is: everything that changes, in arrays by slot so that a fork is cheap. */
export interface Roll {
  readonly roster: Roster;
  readonly status: Uint8Array;
  readonly complete: Uint8Array;
  readonly pod: Uint8Array;
  /** Nodes with a running pod, but for those whose work never ends. */
  running: number;
  /** Pods until the node is complete, from where it stands. */
  readonly stages: Uint8Array;
  /** 1 = never gets complete, because packages are left that are never offered to the node. */
  readonly neverEnds: Uint8Array;
  /** Slots of nodes whose interrupt waits for pods that only others end. */
  readonly kept: Set<number>;
  /** Slots of nodes that were not drained within drainConfig.timeout. */
  readonly undrained: Set<number>;
  /** 1 = with an interrupt: the node is cordoned and drained for it. */
  readonly interrupts: Uint8Array;
  /** Slots of nodes that another one took the place of while a pod ran there. */
  readonly renewed: Set<number>;
  /** Slots of nodes whose interrupt was under way when the dry rollout began, until their work goes on here. */
  readonly reboots: Set<number>;
  readonly outdated: Uint8Array;
  /** A node may have an outdated entry. */
  isOutdated: boolean;
  /** 1 = the next pass has to set it in progress, to uninstall a package or to take that back. */
  readonly asked: Uint8Array;
  /** The pass in which the node was picked for the batch in flight; 0 = it is not a member. */
  readonly pickedIn: Int32Array;
  readonly pickRank: Int32Array;
  /** The batch, counted from 1 within the group, in which the node was last started here; 0 = never. */
  readonly batchOf: Int32Array;
  /** The pass in which it was; 0 = never. */
  readonly startedIn: Int32Array;
  /** Nodes by status: all of them, and those that are not complete. */
  readonly all: Int32Array;
  readonly open: Int32Array;
  /** Three numbers for each compartment: complete, erroring, in progress. */
  readonly tallies: Int32Array;
  incomplete: number;
  /** Slots to which something happened since the nodes were last looked at; null = look at all of them. */
  unseen: number[] | null;
  /**
   * Counts up with everything that a pass could see. A look, or a run, that leaves it as it was would do nothing again, and is
   * passed over until it moves on.
   */
  changes: number;
  lookedAt: number;
  ranAt: number;
  skyhookStatus: Status;
  nodeOrderOffset: number;
  /** By compartment: the state that is saved, and the one the pass at work sees. */
  readonly working: BatchState[];
  readonly stored: (Reported | null)[];
  completeNodes: string;
  nodesInProgress: number;
  /** The conditions NodesIgnored and TaintNotTolerable, as last written. */
  hasIgnored: boolean;
  hasUntolerated: boolean;
  /** 1 = bears a taint that is not tolerated; 1 = that, or ignored. */
  readonly untolerated: Uint8Array;
  readonly ineligible: Uint8Array;
  configChanges: readonly ConfigChange[];
  /** By compartment: the number of batches started, and the pick and the pass of the node started last. */
  readonly batches: Int32Array;
  readonly lastPick: Int32Array;
  readonly lastStart: Int32Array;
}

/** The memory of one object before its first pass; by slot, which is the place of a node in the roster. */
export function blankRoll(roster: Roster): Roll {
  const size = roster.names.length;
  const compartments = roster.compartments.length;
  const counts = new Int32Array(Object.keys(STATUS).length);
  counts[STATUS.unset] = size;
  return {
    roster,
    status: new Uint8Array(size),
    complete: new Uint8Array(size),
    pod: new Uint8Array(size),
    running: 0,
    stages: new Uint8Array(size),
    neverEnds: new Uint8Array(size),
    interrupts: new Uint8Array(size),
    kept: new Set(),
    undrained: new Set(),
    renewed: new Set(),
    reboots: new Set(),
    outdated: new Uint8Array(size),
    isOutdated: true,
    asked: new Uint8Array(size),
    pickedIn: new Int32Array(size),
    pickRank: new Int32Array(size),
    batchOf: new Int32Array(size),
    startedIn: new Int32Array(size),
    all: counts,
    open: counts.slice(),
    tallies: new Int32Array(compartments * 3),
    incomplete: size,
    unseen: null,
    changes: 0,
    lookedAt: -1,
    ranAt: -1,
    skyhookStatus: STATUS.unset,
    nodeOrderOffset: 0,
    working: Array.from({ length: compartments }, () => FRESH),
    stored: Array.from({ length: compartments }, () => null),
    completeNodes: '',
    nodesInProgress: 0,
    hasIgnored: false,
    hasUntolerated: false,
    untolerated: roster.tainted.slice(),
    ineligible: roster.tainted.map((tainted, slot) => tainted | (roster.ignored[slot] ?? 0)),
    configChanges: [],
    batches: new Int32Array(compartments),
    lastPick: new Int32Array(compartments),
    lastStart: new Int32Array(compartments),
  };
}

/** A copy that goes its own way: arrays that passes write to are copied, what never changes is shared. */
export function forkRoll(roll: Roll): Roll {
  return {
    ...roll,
    status: roll.status.slice(),
    complete: roll.complete.slice(),
    pod: roll.pod.slice(),
    stages: roll.stages.slice(),
    neverEnds: roll.neverEnds.slice(),
    interrupts: roll.interrupts.slice(),
    kept: new Set(roll.kept),
    undrained: new Set(roll.undrained),
    renewed: new Set(roll.renewed),
    reboots: new Set(roll.reboots),
    outdated: roll.outdated.slice(),
    asked: roll.asked.slice(),
    pickedIn: roll.pickedIn.slice(),
    pickRank: roll.pickRank.slice(),
    batchOf: roll.batchOf.slice(),
    startedIn: roll.startedIn.slice(),
    unseen: roll.unseen?.slice() ?? null,
    all: roll.all.slice(),
    open: roll.open.slice(),
    tallies: roll.tallies.slice(),
    working: roll.working.slice(),
    stored: roll.stored.slice(),
    untolerated: roll.untolerated.slice(),
    ineligible: roll.ineligible.slice(),
    batches: roll.batches.slice(),
    lastPick: roll.lastPick.slice(),
    lastStart: roll.lastStart.slice(),
  };
}

/** Before its first stage an interrupt waits for pods that nothing takes: for ever, or until the drain's time is over. */
export function keepFromInterrupt(roll: Roll, slot: number): void {
  const { input, names } = roll.roster;
  const kept = input.kept?.get(names[slot] ?? '');
  // A node that is down in its interrupt is past that.
  if (roll.interrupts[slot] !== 1 || !kept || input.underWay?.rebooting.has(names[slot] ?? '')) return;
  roll.kept.add(slot);
  if (kept.failsAfterMs === null) roll.neverEnds[slot] = 1;
}

/** Something happened to it that the next pass has to see. */
export function touch(roll: Roll): void {
  roll.changes++;
}

/** The same, and the status of this node, or of any one, may be another one now. */
export function lookAgain(roll: Roll, slot?: number): void {
  touch(roll);
  if (slot === undefined) roll.unseen = null;
  else roll.unseen?.push(slot);
}

/** Sets what the pods of the object do on a node, and keeps the count of nodes with work that will end. */
export function setPod(roll: Roll, slot: number, pod: (typeof POD)[keyof typeof POD]): void {
  const before = roll.pod[slot] ?? POD.none;
  if (before === pod) return;
  if (roll.neverEnds[slot] === 0)
    roll.running += Number(pod === POD.running) - Number(before === POD.running);
  roll.pod[slot] = pod;
  touch(roll);
}

/** The state of a compartment that the pass at work sees. */
export function setWorking(roll: Roll, compartment: number, state: BatchState): void {
  const before = roll.working[compartment];
  roll.working[compartment] = state;
  if (before === undefined || !sameState(before, state)) touch(roll);
}

/** The line of a compartment that is saved. */
export function setStored(roll: Roll, compartment: number, line: Reported): void {
  roll.stored[compartment] = line;
  touch(roll);
}

/** True when every node of the object is complete; one without nodes is. */
export function isComplete(roll: Roll): boolean {
  return roll.incomplete === 0;
}

/** Sets whether a node is complete, and keeps the tallies of its compartment. */
export function setComplete(roll: Roll, slot: number, complete: boolean): void {
  if (roll.complete[slot] === Number(complete)) return;
  const by = complete ? 1 : -1;
  const status = roll.status[slot] ?? STATUS.unset;
  roll.complete[slot] = Number(complete);
  roll.incomplete -= by;
  lookAgain(roll, slot);
  add(roll.open, status, -by);
  addToTally(roll, slot, TALLY.complete, by);
  if (status === STATUS.erroring) addToTally(roll, slot, TALLY.erroring, -by);
}

/** True when it was another status before. */
export function setStatus(roll: Roll, slot: number, status: Status): boolean {
  const before = roll.status[slot] ?? STATUS.unset;
  if (before === status) return false;
  roll.status[slot] = status;
  lookAgain(roll, slot);
  count(roll, slot, before, -1);
  count(roll, slot, status, 1);
  return true;
}

function count(roll: Roll, slot: number, status: number, by: number): void {
  const isOpen = roll.complete[slot] === 0;
  add(roll.all, status, by);
  if (isOpen) add(roll.open, status, by);
  if (isOpen && status === STATUS.erroring) addToTally(roll, slot, TALLY.erroring, by);
  if (status === STATUS.inProgress) addToTally(roll, slot, TALLY.inProgress, by);
}

const TALLY = { complete: 0, erroring: 1, inProgress: 2 } as const;

function addToTally(roll: Roll, slot: number, of: number, by: number): void {
  const compartment = roll.roster.compartmentOf[slot] ?? -1;
  if (compartment >= 0) add(roll.tallies, compartment * 3 + of, by);
}

function add(counts: Int32Array, at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by;
}

/** The nodes of one compartment, counted. */
export function tallyOf({ roster, tallies }: Roll, compartment: number): Tally {
  const at = compartment * 3;
  return {
    total: roster.compartments[compartment]?.members.length ?? 0,
    complete: tallies[at + TALLY.complete] ?? 0,
    erroring: tallies[at + TALLY.erroring] ?? 0,
    inProgress: tallies[at + TALLY.inProgress] ?? 0,
  };
}

/** The node leaves the batch in flight: its place in the node order is used up. */
export function leaveBatch(roll: Roll, slot: number): void {
  roll.pickedIn[slot] = 0;
  touch(roll);
  roll.nodeOrderOffset++;
}
