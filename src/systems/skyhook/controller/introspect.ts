import { FRESH } from './batch.js';
import { type Carried, evaluateBatch, rebase } from './evaluate.js';
import { isReady, waitsForAll } from './gate.js';
import { resetBatchStates, saveCompartment } from './report.js';
import type { Roll } from './roll.js';
import { isComplete, leaveBatch, setStatus, setWorking, tallyOf, touch } from './roll-changes.js';
import { type OperatorState, ownRoll } from './state.js';
import { type Status, STATUS } from './status.js';

/** What looking at one Skyhook changed. */
interface Introspection {
  /** Its status or that of a node. */
  readonly status: boolean;
  /** A batch was evaluated. */
  readonly evaluated: boolean;
  /** A batch was evaluated that cannot be saved, so the next pass will evaluate it again, and so on for ever. */
  readonly halts: boolean;
}

/**
 * Brings the status of a Skyhook and its nodes in line with what is on them, and evaluates batches that ended. Source:
 * NVIDIA/nodewright v0.15.0 and 01cc2f2d, cluster_state_v2.go IntrospectSkyhook.
 */
export function introspect(state: OperatorState, index: number): Introspection {
  const roll = ownRoll(state, index);
  if (!roll) return { status: false, evaluated: false, halts: false };
  const before = membershipChanged(roll) ? roll.status.slice() : null;
  const was = roll.skyhookStatus;
  const own = setSkyhookStatus(roll, statusOf(state, index, roll));
  if (own && tellsNodesOtherwise(was, roll.skyhookStatus, index)) roll.unseen = null;
  const nodes = introspectNodes(state, index, roll);
  const status = own || nodes;
  if (roll.skyhookStatus === STATUS.complete) return { status, evaluated: false, halts: false };
  return { status, ...evaluate(state, roll, before) };
}

/**
 * True when the Skyhook's status going from one to the other can move the status of a node to which nothing else happened:
 * nodes take over `disabled` and `paused`, and under `waiting` they are not asked whether an earlier Skyhook holds them.
 */
function tellsNodesOtherwise(from: Status, to: Status, index: number): boolean {
  const isImposed = (status: Status): boolean => status === STATUS.disabled || status === STATUS.paused;
  if (isImposed(from) || isImposed(to) || from === STATUS.unset) return true;
  return index > 0 && (from === STATUS.waiting) !== (to === STATUS.waiting);
}

/** Looks at the nodes to which something happened, or at all of them. True when the status of one changed. */
function introspectNodes(state: OperatorState, index: number, roll: Roll): boolean {
  const slots = roll.unseen ?? roll.status.keys();
  // A status may lead to the next one, on the next pass.
  const moved: number[] = [];
  roll.unseen = null;
  let changed = false;
  for (const slot of slots) {
    const next = nodeStatus(state, index, roll, slot);
    if (next !== roll.status[slot] && setStatus(roll, slot, next)) {
      moved.push(slot);
      changed = true;
    }
    if (next !== STATUS.complete || roll.pickedIn[slot] === 0) continue;
    leaveBatch(roll, slot);
    changed = true;
  }
  roll.unseen = moved;
  return changed;
}

function setSkyhookStatus(roll: Roll, status: Status): boolean {
  if (roll.skyhookStatus === status) return false;
  roll.skyhookStatus = status;
  touch(roll);
  if (status === STATUS.complete) resetBatchStates(roll);
  return true;
}

function statusOf(state: OperatorState, index: number, roll: Roll): Status {
  const { policyIsMissing, input } = roll.roster;
  if (isComplete(roll)) return policyIsMissing ? STATUS.blocked : STATUS.complete;
  if (input.spec.disabled) return STATUS.disabled;
  if (input.spec.paused) return STATUS.paused;
  if (policyIsMissing) return STATUS.blocked;
  return waitsForAll(state, index) ? STATUS.waiting : collectedStatus(roll);
}

/** The one status that all incomplete nodes have; in progress where one is; unknown where they differ. */
function collectedStatus(roll: Roll): Status {
  if ((roll.open[STATUS.inProgress] ?? 0) > 0) return STATUS.inProgress;
  for (const status of [STATUS.erroring, STATUS.blocked, STATUS.waiting])
    if (roll.open[status] === roll.incomplete) return status;
  return STATUS.unknown;
}

function nodeStatus(state: OperatorState, index: number, roll: Roll, slot: number): Status {
  const now = roll.status[slot] === STATUS.unset ? STATUS.unknown : ((roll.status[slot] ?? 0) as Status);
  const complete = roll.complete[slot] === 1;
  const own = roll.skyhookStatus;
  if (own === STATUS.disabled || own === STATUS.paused) return own;
  if (complete) return STATUS.complete;
  const marksBlocked = !state.switches.blockedTakesPlace;
  if (marksBlocked && roll.ineligible[slot] === 1) return STATUS.blocked;
  if (own !== STATUS.waiting && !isReady(state, index, slot)) return STATUS.waiting;
  const imposed =
    now === STATUS.disabled ||
    now === STATUS.paused ||
    now === STATUS.waiting ||
    (marksBlocked && now === STATUS.blocked);
  // `complete` on a node that no longer is passes through unknown, which becomes waiting on the next pass.
  if (!imposed && now !== STATUS.complete && now !== STATUS.unknown) return now;
  return roll.roster.compartments.length > 0 ? STATUS.waiting : STATUS.unknown;
}

function membershipChanged(roll: Roll): boolean {
  return roll.roster.compartments.some(({ members }, index) => {
    const line = roll.stored[index] ?? null;
    return line !== null && line.matched !== members.length;
  });
}

/** `before` are the node statuses at the start of the pass, where nodes joined or left. */
function evaluate(
  { switches }: OperatorState,
  roll: Roll,
  before: Uint8Array | null,
): { evaluated: boolean; halts: boolean } {
  let [evaluated, halts] = [false, false];
  for (const [index, plan] of roll.roster.compartments.entries()) {
    let working = roll.working[index] ?? FRESH;
    const tally = tallyOf(roll, index);
    const line = roll.stored[index] ?? null;
    const absorbs = switches.completedAtRestart === 'absorbed' && before !== null && line !== null;
    if (absorbs) working = rebase(working, tally.total - line.matched, tally, carriedOf(roll, index, before));
    const result = evaluateBatch(plan.limits.strategy, working, tally, switches);
    setWorking(roll, index, result.state);
    if (result.evaluated || switches.recovery === 'one-batch') saveCompartment(roll, index, switches);
    evaluated ||= result.evaluated;
    halts ||= result.evaluated && plan.limits.strategy === null && switches.noStrategy === 'livelock';
  }
  return { evaluated, halts };
}

/** Statuses that the operator imposes, or does not know, are no proof that a node was not complete before. */
const NO_PROOF: readonly number[] = [STATUS.unset, STATUS.paused, STATUS.disabled];

function carriedOf(roll: Roll, index: number, before: Uint8Array): Carried {
  let [complete, erroring] = [0, 0];
  for (const slot of roll.roster.compartments[index]?.members ?? []) {
    const was = before[slot] ?? STATUS.unset;
    const noProof = NO_PROOF.includes(was);
    if (roll.complete[slot] === 1) complete += noProof || was === STATUS.complete ? 1 : 0;
    else if (roll.status[slot] === STATUS.erroring) erroring += noProof || was === STATUS.erroring ? 1 : 0;
  }
  return { complete, erroring };
}
