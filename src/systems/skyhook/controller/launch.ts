import { type BatchState, sameState } from './batch.js';
import type { Start } from '../../../rollout/controller.js';
import { hasReadyNode, isReady } from './gate.js';
import { introspect } from './introspect.js';
import { resetBatchStates } from './report.js';
import { POD, type Roll } from './roll.js';
import { isComplete, setPod, setStatus, touch } from './roll-changes.js';
import { selectNodes } from './select.js';
import { type OperatorState, ownRoll } from './state.js';
import { type Status, STATUS } from './status.js';
import { SPARED } from './undrainable.js';
import { OUTDATED } from './work.js';

/**
 * The working part of a pass for one Skyhook: sees version changes, selects nodes and launches what they need next. Returns
 * whether anything is different afterwards. Source: NVIDIA/nodewright v0.15.0 and 01cc2f2d, skyhook_controller.go
 * RunSkyhookPackages.
 */
export function runSkyhook(state: OperatorState, index: number, starts: Start[]): boolean {
  const roll = ownRoll(state, index);
  if (!roll || roll.roster.input.spec.disabled || roll.roster.input.spec.paused) return false;
  state.looked += roll.complete.length;
  if (isComplete(roll) || !hasReadyNode(state, index)) return false;
  const before = roll.isOutdated ? snapshotOf(roll) : null;
  if (roll.isOutdated) seeVersionChange(roll);
  const seen = introspect(state, index);
  roll.hasIgnored = roll.roster.ignored.includes(1);
  roll.hasUntolerated = roll.untolerated.includes(1);
  if (continueReboots(state, index, roll, starts)) return true;
  const acted = oneAtATime(state, roll)
    ? runOne(state, index, roll, starts)
    : runBatch(state, index, roll, starts);
  if (acted) return true;
  return before === null ? seen.status || seen.evaluated : differsFrom(before, roll);
}

/** What a pass that sees a version change is compared with: it writes some of it to and fro. */
interface Snapshot {
  readonly status: Uint8Array;
  readonly states: readonly (BatchState | null)[];
}

function snapshotOf(roll: Roll): Snapshot {
  return { status: roll.status.slice(), states: roll.stored.map((line) => line?.batchState ?? null) };
}

function differsFrom(before: Snapshot, roll: Roll): boolean {
  return (
    before.status.some((status, slot) => status !== roll.status[slot]) ||
    before.states.some((state, i) => !sameState(state, roll.stored[i]?.batchState ?? null))
  );
}

/**
 * A version change sets its nodes in progress, so that they are all selected at once, and resets the batch states on every
 * pass that sees it. Source: HandleVersionChange, v0.15.0.
 */
function seeVersionChange(roll: Roll): void {
  roll.isOutdated = false;
  for (const [slot, outdated] of roll.outdated.entries()) {
    if (outdated === OUTDATED.none) continue;
    roll.isOutdated = true;
    if (outdated === OUTDATED.upgrade || outdated === OUTDATED.uninstall)
      setStatus(roll, slot, STATUS.inProgress);
    if (outdated !== OUTDATED.upgrade) continue;
    roll.outdated[slot] = OUTDATED.upgrading;
    touch(roll);
  }
  if (roll.isOutdated) resetBatchStates(roll);
}

/**
 * An interrupt that is under way goes on by itself, though the node bears the taints of one that is down, which keep it from being
 * picked: it ends with the node up again. It was drained before.
 */
function continueReboots(state: OperatorState, index: number, roll: Roll, starts: Start[]): boolean {
  let began = false;
  for (const slot of roll.reboots) {
    const compartment = roll.roster.compartmentOf[slot] ?? -1;
    const hasStrategy = roll.roster.compartments[compartment]?.limits.strategy !== null;
    const isStopped = hasStrategy && roll.working[compartment]?.shouldStop === true;
    if (isStopped || roll.complete[slot] === 1 || !isReady(state, index, slot)) continue;
    began = launch(state, roll, slot, starts) || began;
    roll.reboots.delete(slot);
  }
  return began;
}

/** Up to 0.19 `serial` ends the pass after one package, before anything about nodes is saved. */
function oneAtATime(state: OperatorState, roll: Roll): boolean {
  return roll.roster.input.spec.serial && state.switches.serial === 'one-node';
}

function runBatch(state: OperatorState, index: number, roll: Roll, starts: Start[]): boolean {
  const selected: number[] = [];
  let changed = false;
  let rank = 0;
  for (const slot of selectAll(state, roll)) {
    if (state.switches.blockedTakesPlace && roll.ineligible[slot] === 1) {
      // On a node that also waits its turn the operator writes blocked and waiting by turns, for ever.
      if (isReady(state, index, slot)) changed = setStatus(roll, slot, STATUS.blocked) || changed;
      continue;
    }
    selected.push(slot);
    if (roll.pickedIn[slot] !== 0) continue;
    roll.pickedIn[slot] = state.passes;
    roll.pickRank[slot] = rank++;
    touch(roll);
    changed = true;
  }
  for (const slot of selected) {
    if (roll.complete[slot] === 1 || !isReady(state, index, slot)) continue;
    changed = launch(state, roll, slot, starts) || changed;
  }
  return changed;
}

function runOne(state: OperatorState, index: number, roll: Roll, starts: Start[]): boolean {
  for (const slot of selectAll(state, roll)) {
    if (roll.ineligible[slot] === 1 || roll.complete[slot] === 1 || !isReady(state, index, slot)) continue;
    if (hasNothingToRun(roll, slot)) continue;
    const status = roll.status[slot] as Status;
    const launched = launch(state, roll, slot, starts);
    setStatus(roll, slot, status);
    return launched;
  }
  return false;
}

function selectAll({ switches }: OperatorState, roll: Roll): number[] {
  const { status, complete, ineligible } = roll;
  return roll.roster.compartments.flatMap(({ limits }, i) => {
    const working = roll.working[i];
    const members = roll.members[i];
    if (!working || !members) return [];
    return selectNodes(
      limits,
      working,
      { members, status, complete, picked: roll.pickedIn, ineligible },
      switches,
    );
  });
}

/** Starts the next pod on a node, if none is there. */
function launch(state: OperatorState, roll: Roll, slot: number, starts: Start[]): boolean {
  const pod = roll.pod[slot];
  if (pod === POD.running || pod === POD.failing || hasNothingToRun(roll, slot)) return false;
  if (pod !== POD.passed) {
    roll.startedIn[slot] = state.passes;
    roll.batchOf[slot] = numberBatch(roll, slot, state.passes);
  }
  starts.push({
    target: roll.roster.names[slot] ?? '',
    group: roll.roster.compartments[roll.roster.compartmentOf[slot] ?? -1]?.group ?? '',
    batch: roll.batchOf[slot] ?? 0,
    stages: roll.stages[slot] ?? 1,
    // What is offered to it runs, and leaves it in progress for good.
    ...(roll.neverEnds[slot] === 1 ? { workMs: Infinity } : {}),
    ...(roll.interrupts[slot] === 1 ? withInterrupt(state, roll, slot) : {}),
    ...undrainable(roll, slot),
  });
  setPod(roll, slot, POD.running);
  setStatus(roll, slot, STATUS.inProgress);
  return true;
}

/** The node was picked, and no package is ever offered to it: it keeps its place in the batch. */
function hasNothingToRun({ neverEnds, stages }: Roll, slot: number): boolean {
  return neverEnds[slot] === 1 && stages[slot] === 0;
}

/**
 * Without an interrupt nothing shows on a node, and it keeps its pods; for one it is drained, which has no end of its own but
 * drainConfig.timeout, from 0.20 on. One that waits for pods never gets to its drain.
 */
function withInterrupt(
  { switches }: OperatorState,
  { roster, reboots, kept }: Roll,
  slot: number,
): Pick<Start, 'shows' | 'drain'> {
  const { evicts, drainTimeoutMs } = roster.input.spec;
  if (!evicts || reboots.has(slot) || kept.has(slot)) return { shows: 'unready' };
  const failsAfterMs = switches.drainTimeout === 'erroring' ? drainTimeoutMs : null;
  return { shows: 'unready', drain: { expectedMs: null, forcedAfterMs: null, failsAfterMs, spares: SPARED } };
}

/** The drain of a node with pods that it leaves fails when its time is over. */
function undrainable({ roster, kept }: Roll, slot: number): Pick<Start, 'workMs' | 'isDoomed'> {
  const after = kept.has(slot) ? roster.input.kept?.get(roster.names[slot] ?? '')?.failsAfterMs : null;
  return typeof after === 'number' ? { workMs: after, isDoomed: true } : {};
}

/** Nodes that were picked together are one batch, however late they start; so are nodes that start in the same pass. */
function numberBatch(roll: Roll, slot: number, pass: number): number {
  const index = roll.roster.compartmentOf[slot] ?? -1;
  const pick = roll.pickedIn[slot] ?? 0;
  const belongs = roll.lastStart[index] === pass || (pick !== 0 && roll.lastPick[index] === pick);
  if (!belongs) roll.batches[index] = (roll.batches[index] ?? 0) + 1;
  roll.lastPick[index] = pick;
  roll.lastStart[index] = pass;
  return roll.batches[index] ?? 0;
}
