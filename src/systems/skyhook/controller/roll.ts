import { type BatchState, FRESH } from './batch.js';
import type { Roster } from './roster.js';
import { type Status, STATUS } from './status.js';

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
  /** Slots of nodes that were not drained within drainConfig.timeout, and what held each. */
  readonly undrained: Map<number, string>;
  /** 1 = with an interrupt: the node is cordoned and drained for it. */
  readonly interrupts: Uint8Array;
  /** Slots of nodes that another one took the place of while a pod ran there. */
  readonly renewed: Set<number>;
  /** By compartment: its nodes in rollout order. Those that came in place of others are younger than all that were there. */
  readonly members: Int32Array[];
  /** Slots of nodes whose interrupt was under way when the dry rollout began, until their work goes on here. */
  readonly reboots: Set<number>;
  readonly outdated: Uint8Array;
  /** A node may have an outdated entry. */
  isOutdated: boolean;
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
    undrained: new Map(),
    renewed: new Set(),
    members: roster.compartments.map(({ members }) => members),
    reboots: new Set(),
    outdated: new Uint8Array(size),
    isOutdated: true,
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
    undrained: new Map(roll.undrained),
    renewed: new Set(roll.renewed),
    members: roll.members.slice(),
    reboots: new Set(roll.reboots),
    outdated: roll.outdated.slice(),
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
