import type { WorldView } from '../../../rollout/controller.js';
import { toleratesAll } from './eligibility.js';
import { completeNode, reopenNode } from './gate.js';
import { POD } from './roll.js';
import { becomesYoungest, leaveBatch, lookAgain, setComplete, setPod, setStatus } from './roll-changes.js';
import { type OperatorState, ownRoll } from './state.js';
import { STATUS } from './status.js';
import { OUTDATED, workOf } from './work.js';

/** Takes in nodes that others deleted since the last pass. */
export function seeGone(state: OperatorState, world: Pick<WorldView, 'gone'>): void {
  const gone = world.gone();
  for (; state.goneSeen < gone.length; state.goneSeen++) {
    const one = gone[state.goneSeen];
    if (one) nodeIsGone(state, state.indexOf.get(one.name) ?? -1, one.replacedSince !== null);
  }
}

/** Sets whether the taints of the node let it be worked on: its own, those of a required runtime, and those of a reboot. */
export function judgeTaints(state: OperatorState, index: number, node: number): void {
  const seen = state.rolls[index];
  const slot = seen?.roster.slotOf[node] ?? -1;
  if (!seen || slot < 0) return;
  const { roster } = seen;
  const own = (state.runtimeRequired.has(node) ? roster.tainted : roster.taintedAfter)[slot] ?? 0;
  const isDown = !toleratesAll(state.rebooting.get(node) ?? [], roster.input.spec, state.switches);
  const now = own | Number(isDown);
  const roll = seen.untolerated[slot] === now ? undefined : ownRoll(state, index);
  if (!roll) return;
  roll.untolerated[slot] = now;
  roll.ineligible[slot] = now | (roster.ignored[slot] ?? 0);
  lookAgain(roll, slot);
  state.settled = false;
}

/**
 * A node that went is no target any more. Where another came in its place, that one is as good as the old one for the
 * selector but bears no package: its work starts from nothing, here under the old one's name.
 */
function nodeIsGone(state: OperatorState, node: number, isReplaced: boolean): void {
  const wasDown = state.rebooting.delete(node);
  for (const [index, { roster }] of state.rolls.entries()) {
    const slot = node < 0 ? -1 : (roster.slotOf[node] ?? -1);
    const roll = slot < 0 ? undefined : ownRoll(state, index);
    if (!roll) continue;
    state.settled = false;
    if (wasDown) judgeTaints(state, index, node);
    roll.reboots.delete(slot);
    if (roll.pod[slot] === POD.running) {
      if (isReplaced) roll.renewed.add(slot);
      continue;
    }
    if (isReplaced) renewNode(state, index, slot);
    else giveUp(state, index, slot);
  }
}

function giveUp(state: OperatorState, index: number, slot: number): void {
  const roll = ownRoll(state, index);
  if (!roll) return;
  setPod(roll, slot, POD.none);
  roll.outdated[slot] = OUTDATED.none;
  completeNode(state, index, slot);
  state.taintsMoved = true;
}

/** The node starts from nothing again. */
export function renewNode(state: OperatorState, index: number, slot: number): void {
  const roll = ownRoll(state, index);
  if (!roll) return;
  const { packages } = roll.roster.input.spec;
  const { stages, neverEnds, complete, interrupts } = workOf(packages, [], new Map(), state.switches);
  if (complete) return;
  becomesYoungest(roll, slot);
  setPod(roll, slot, POD.none);
  roll.stages[slot] = stages;
  roll.neverEnds[slot] = Number(neverEnds);
  roll.kept.delete(slot);
  roll.interrupts[slot] = Number(interrupts);
  roll.outdated[slot] = OUTDATED.none;
  if (roll.pickedIn[slot] !== 0) leaveBatch(roll, slot);
  setComplete(roll, slot, false);
  setStatus(roll, slot, STATUS.unknown);
  reopenNode(state, index, slot);
}
