import type { Start } from '../../../rollout/controller.js';
import { closeGate } from './gate.js';
import { introspect } from './introspect.js';
import { runSkyhook } from './launch.js';
import { judgeTaints } from './gone.js';
import { loadBatchStates, report } from './report.js';
import { type ConfigChange, POD, type Roll } from './roll.js';
import { keepFromInterrupt, lookAgain, setComplete, setPod, setStatus, touch } from './roll-changes.js';
import { type OperatorState, ownRoll } from './state.js';
import { STATUS } from './status.js';

/** More passes than this without rest, and as many for each Skyhook, mean that the model contradicts itself. */
const MOST_PASSES = 10_000;
const MOST_PASSES_EACH = 100;

/** Runs pass after pass until one changes nothing, or until passes go on for ever without reaching any work. */
export function settle(state: OperatorState): Start[] {
  const starts: Start[] = [];
  if (state.settled) return starts;
  const most = MOST_PASSES + MOST_PASSES_EACH * state.rolls.length;
  for (let passes = 0, from = 0; passes < most; passes++) {
    const result = pass(state, from, starts);
    if (!result.more) {
      state.settled = true;
      return starts;
    }
    from = result.from;
  }
  throw new Error('the Skyhook operator does not come to rest');
}

interface Passed {
  /** Another pass can do more. */
  readonly more: boolean;
  /** The next pass would find nothing new about any Skyhook before this one. */
  readonly from: number;
}

/**
 * One reconcile: every Skyhook is looked at, in order of priority, and only when none of them needed a change is work
 * launched. Source: NVIDIA/nodewright v0.15.0 and 01cc2f2d, skyhook_controller.go Reconcile.
 */
function pass(state: OperatorState, from: number, starts: Start[]): Passed {
  const { rolls } = state;
  state.passes++;
  state.haltedAt = state.missingAt;
  if (state.haltedAt >= 0) return { more: false, from: 0 };
  let [changed, firstMoved] = [false, rolls.length];
  for (let index = from; index < rolls.length; index++) {
    const look = lookAt(state, index);
    changed ||= look.changed;
    if (!isAtRest(rolls[index])) firstMoved = Math.min(firstMoved, index);
    if (look.halts) return { more: changed, from: firstMoved };
    if (look.ends) return { more: true, from: firstMoved };
  }
  for (const index of rolls.keys()) changed = run(state, index, starts) || changed;
  return { more: removeRuntimeRequired(state) || changed, from: 0 };
}

interface Look {
  /** Something printed changed. */
  readonly changed: boolean;
  /** The pass ends here, and another one begins. */
  readonly ends: boolean;
  /** The pass ends here, and so does every other one. */
  readonly halts: boolean;
}

const NOTHING_NEW: Look = { changed: false, ends: false, halts: false };

/** Looks at one Skyhook, unless the last look changed nothing and nothing has happened since. */
function lookAt(state: OperatorState, index: number): Look {
  const roll = isAtRest(state.rolls[index]) ? undefined : ownRoll(state, index);
  if (!roll) return NOTHING_NEW;
  const before = roll.changes;
  const look = lookAnew(state, index, roll);
  if (roll.changes === before) roll.lookedAt = before;
  return look;
}

function isAtRest(roll: Roll | undefined): boolean {
  return roll?.lookedAt === roll?.changes;
}

function lookAnew(state: OperatorState, index: number, roll: Roll): Look {
  const { switches } = state;
  const { paused } = roll.roster.input.spec;
  loadBatchStates(roll);
  const reportsFirst = switches.recovery === 'freezes' || paused;
  let changed = reportsFirst && report(roll, switches);
  if (paused) return { changed, ends: pause(roll), halts: false };
  if (applyConfigChange(state, index, roll)) return { changed, ends: true, halts: false };
  const seen = introspect(state, index);
  if (!reportsFirst) changed = report(roll, switches);
  if (seen.status || (seen.evaluated && !seen.halts)) return { changed, ends: true, halts: false };
  if (seen.halts) state.haltedAt = index;
  return { changed, ends: false, halts: seen.halts };
}

/** Runs one Skyhook, unless the last run changed nothing and nothing has happened since. */
function run(state: OperatorState, index: number, starts: Start[]): boolean {
  const seen = state.rolls[index];
  const roll = seen?.ranAt === seen?.changes ? undefined : ownRoll(state, index);
  if (!roll) return false;
  const before = roll.changes;
  const changed = runSkyhook(state, index, starts);
  if (roll.changes === before) roll.ranAt = before;
  return changed;
}

function pause(roll: Roll): boolean {
  let changed = roll.skyhookStatus !== STATUS.paused;
  if (changed) touch(roll);
  roll.skyhookStatus = STATUS.paused;
  for (const slot of roll.status.keys()) changed = setStatus(roll, slot, STATUS.paused) || changed;
  return changed;
}

/**
 * A changed config map is taken up when the package is complete on every node, or failing on one in a stage that reads it.
 * Then every node goes in progress at once. Source: skyhook_controller.go HandleConfigUpdates, v0.15.0.
 */
function applyConfigChange(state: OperatorState, index: number, roll: Roll): boolean {
  const due = roll.configChanges.find((change) => change.restarts || isEverywhere(roll, change));
  if (!due) return false;
  roll.configChanges = roll.configChanges.filter((change) => change !== due);
  for (const slot of roll.status.keys()) {
    const left = roll.complete[slot] === 1 ? 0 : (roll.stages[slot] ?? 0);
    roll.stages[slot] = Math.max(left, due.stages);
    roll.interrupts[slot] = Number(roll.interrupts[slot] === 1 && left > 0) | Number(due.interrupts);
    setPod(roll, slot, POD.none);
    roll.neverEnds[slot] = Number(roll.neverEnds[slot] === 1 || due.neverEnds);
    keepFromInterrupt(roll, slot);
    setComplete(roll, slot, false);
    setStatus(roll, slot, STATUS.inProgress);
  }
  touch(roll);
  closeGate(state, index);
  return true;
}

function isEverywhere(roll: Roll, change: ConfigChange): boolean {
  return roll.complete.every((complete, slot) => complete === 1 || change.had[slot] === 1);
}

/** The taint goes when every Skyhook that is runtimeRequired and targets the node is complete on it. */
function removeRuntimeRequired(state: OperatorState): boolean {
  if (!state.taintsMoved || state.runtimeRequired.size === 0) return false;
  state.taintsMoved = false;
  let changed = false;
  const removing = state.rolls.filter(({ roster }) => roster.input.spec.runtimeRequired);
  for (const node of state.runtimeRequired) {
    const waiting = removing.filter(({ roster }) => (roster.slotOf[node] ?? -1) >= 0);
    const isDone = waiting.every((roll) => roll.complete[roll.roster.slotOf[node] ?? -1] === 1);
    if (waiting.length === 0 || !isDone) continue;
    state.runtimeRequired.delete(node);
    changed = true;
    for (const [index, { roster }] of state.rolls.entries()) {
      const roll = (roster.slotOf[node] ?? -1) >= 0 ? ownRoll(state, index) : undefined;
      if (!roll) continue;
      lookAgain(roll);
      judgeTaints(state, index, node);
    }
  }
  return changed;
}
