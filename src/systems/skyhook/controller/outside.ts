import type { WorldView } from '../../../rollout/controller.js';
import { type Sign, Watch } from '../../../rollout/signs.js';
import type { Taint } from '../../../snapshot/snapshot.js';
import { toleratesAll } from './eligibility.js';
import { completeNode, reopenNode } from './gate.js';
import { POD } from './roll.js';
import { becomesYoungest, leaveBatch, lookAgain, setComplete, setPod, setStatus } from './roll-changes.js';
import { type OperatorState, type Outside, ownRoll } from './state.js';
import { STATUS } from './status.js';
import { OUTDATED, workOf } from './work.js';

/** The operators of one plan are one program. */
export const FAMILY = 'skyhook';

/** What Karpenter puts on a node that it takes, and the control plane on one that is not ready. A cordon is tolerated. */
const TAINTS: Readonly<Record<Sign, readonly Taint[]>> = {
  leaving: [{ key: 'karpenter.sh/disrupted', value: '', effect: 'NoSchedule' }],
  unready: ['NoSchedule', 'NoExecute'].map((effect) => ({
    key: 'node.kubernetes.io/not-ready',
    value: '',
    effect,
  })),
};
const SIGNS: readonly Sign[] = ['leaving', 'unready'];

export type Surroundings = Pick<WorldView, 'look' | 'gone'>;

/** Before the first look at what others do. */
export function nothingOutside(concerns: (node: string) => boolean): Outside {
  return { watch: Watch.of(FAMILY, concerns), goneSeen: 0 };
}

/**
 * Takes in what others did since the last look: taints on nodes that they took, and nodes that are gone. A tainted node is
 * blocked like any other, also one whose work was started. Source: NVIDIA/nodewright cluster_state_v2.go CheckTaintToleration.
 */
export function lookOutside(state: OperatorState, world: Surroundings): void {
  const { outside } = state;
  for (const name of world.look(outside.watch) ?? []) {
    const node = state.indexOf.get(name) ?? -1;
    for (const index of state.rolls.keys()) judgeTaints(state, index, node);
  }
  const gone = world.gone();
  for (; outside.goneSeen < gone.length; outside.goneSeen++) {
    const one = gone[outside.goneSeen];
    if (one) nodeIsGone(state, state.indexOf.get(one.name) ?? -1, one.replacedSince !== null);
  }
}

/** Whether the node may be worked on by its taints: its own, those of a required runtime, of a reboot, and of others. */
export function judgeTaints(state: OperatorState, index: number, node: number): void {
  const seen = state.rolls[index];
  const slot = seen?.roster.slotOf[node] ?? -1;
  if (!seen || slot < 0) return;
  const { roster } = seen;
  const own = (state.runtimeRequired.has(node) ? roster.tainted : roster.taintedAfter)[slot] ?? 0;
  const ofOthers = SIGNS.some(
    (sign) =>
      state.outside.watch.seen[sign].has(roster.names[slot] ?? '') &&
      !toleratesAll(TAINTS[sign], roster.input.spec, state.switches),
  );
  const isDown = !toleratesAll(state.rebooting.get(node) ?? [], roster.input.spec, state.switches);
  const now = own | Number(ofOthers) | Number(isDown);
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
  roll.asked[slot] = 0;
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
  roll.asked[slot] = 0;
  if (roll.pickedIn[slot] !== 0) leaveBatch(roll, slot);
  setComplete(roll, slot, false);
  setStatus(roll, slot, STATUS.unknown);
  reopenNode(state, index, slot);
}
