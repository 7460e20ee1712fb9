import type { Start } from '../../../rollout/controller.js';
import { introspect } from './introspect.js';
import { runSkyhook } from './launch.js';
import { loadBatchStates, report } from './report.js';
import type { ConfigChange, Roll } from './roll.js';
import { POD, setComplete, setStatus } from './roll.js';
import type { OperatorState } from './state.js';
import { STATUS } from './status.js';

/** More passes than this without rest mean that the model contradicts itself. */
const MOST_PASSES = 10_000;

/** Runs pass after pass until one changes nothing, or until passes go on for ever without reaching any work. */
export function settle(state: OperatorState): Start[] {
  const starts: Start[] = [];
  if (state.settled) return starts;
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    if (pass(state, starts)) continue;
    state.settled = true;
    return starts;
  }
  throw new Error('the Skyhook operator does not come to rest');
}

/**
 * One reconcile: every Skyhook is looked at, in order of priority, and only when none of them needed a change is work
 * launched. True when another pass can do more. Source: NVIDIA/nodewright v0.15.0 and 01cc2f2d, skyhook_controller.go
 * Reconcile.
 */
function pass(state: OperatorState, starts: Start[]): boolean {
  const { switches, rolls } = state;
  state.passes++;
  state.haltedAt = switches.missingPolicy === 'all-stop' ? rolls.findIndex(isPolicyMissing) : -1;
  if (state.haltedAt >= 0) return false;
  let changed = false;
  for (const [index, roll] of rolls.entries()) {
    loadBatchStates(roll);
    const reportsFirst = switches.recovery === 'freezes' || roll.roster.input.spec.paused;
    if (reportsFirst) changed = report(roll, switches) || changed;
    if (roll.roster.input.spec.paused) {
      if (pause(roll)) return true;
      continue;
    }
    if (applyConfigChange(roll)) return true;
    const seen = introspect(state, index);
    if (!reportsFirst) changed = report(roll, switches) || changed;
    if (seen.status || (seen.evaluated && !seen.halts)) return true;
    if (seen.halts) {
      state.haltedAt = index;
      return changed;
    }
  }
  for (const index of rolls.keys()) changed = runSkyhook(state, index, starts) || changed;
  return removeRuntimeRequired(state) || changed;
}

function isPolicyMissing(roll: Roll): boolean {
  return roll.roster.policyIsMissing;
}

function pause(roll: Roll): boolean {
  let changed = roll.skyhookStatus !== STATUS.paused;
  roll.skyhookStatus = STATUS.paused;
  for (const slot of roll.status.keys()) changed = setStatus(roll, slot, STATUS.paused) || changed;
  return changed;
}

/**
 * A changed config map is taken up when the package is complete on every node, or failing on one in a stage that reads it.
 * Then every node goes in progress at once. Source: skyhook_controller.go HandleConfigUpdates, v0.15.0.
 */
function applyConfigChange(roll: Roll): boolean {
  const due = roll.configChanges.find((change) => change.restarts || isEverywhere(roll, change));
  if (!due) return false;
  roll.configChanges = roll.configChanges.filter((change) => change !== due);
  for (const slot of roll.status.keys()) {
    const left = roll.complete[slot] === 1 ? 0 : (roll.stages[slot] ?? 0);
    roll.stages[slot] = Math.max(left, due.stages);
    roll.pod[slot] = POD.none;
    setComplete(roll, slot, false);
    setStatus(roll, slot, STATUS.inProgress);
  }
  return true;
}

function isEverywhere(roll: Roll, change: ConfigChange): boolean {
  return roll.complete.every((complete, slot) => complete === 1 || change.had[slot] === 1);
}

/** The taint goes when every Skyhook that is runtimeRequired and targets the node is complete on it. */
function removeRuntimeRequired(state: OperatorState): boolean {
  let changed = false;
  for (const node of state.runtimeRequired) {
    const waiting = state.rolls.filter(
      ({ roster }) => roster.input.spec.runtimeRequired && (roster.slotOf[node] ?? -1) >= 0,
    );
    const isDone = waiting.every((roll) => roll.complete[roll.roster.slotOf[node] ?? -1] === 1);
    if (waiting.length === 0 || !isDone) continue;
    state.runtimeRequired.delete(node);
    changed = true;
    for (const roll of state.rolls) {
      const { roster, untolerated, ineligible } = roll;
      const slot = roster.slotOf[node] ?? -1;
      if (slot < 0) continue;
      roll.seenCompletions = -1;
      untolerated[slot] = roster.taintedAfter[slot] ?? 0;
      ineligible[slot] = (untolerated[slot] ?? 0) | (roster.ignored[slot] ?? 0);
    }
  }
  return changed;
}
