import { type BatchState, sameState } from './batch.js';
import type { Tally } from './evaluate.js';
import { POD, type Reported, type Roll } from './roll.js';
import { type Status, STATUS } from './status.js';

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

/** The node is another one now, which came after all others. Source: cluster_state_v2.go BuildState, v0.15.0. */
export function becomesYoungest({ roster, members }: Roll, slot: number): void {
  const compartment = roster.compartmentOf[slot] ?? -1;
  const order = members[compartment]?.slice();
  if (!order) return;
  order.copyWithin(order.indexOf(slot), order.indexOf(slot) + 1);
  order[order.length - 1] = slot;
  members[compartment] = order;
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
