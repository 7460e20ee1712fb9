import type { Start, WorldView } from '../../../rollout/controller.js';
import { wakeAfter } from './gate.js';
import { leaveBatch } from './reconcile.js';
import { type NodeRecord, nodeAt, type OperatorState, type Rollout, updateNode } from './state.js';
import { workOf } from './work.js';

/** A node in the rollout of the object at `at`. */
interface Place {
  readonly at: number;
  readonly rollout: Rollout;
  readonly node: NodeRecord;
}

/** The work that was started on a node has ended. */
export function nodeEnded(state: OperatorState, start: Start, result: 'succeeded' | 'failed'): void {
  const place = placeOf(state, start);
  const { rollout, node } = place;
  state.settled = false;
  upAgain(state, node);
  if (result === 'failed') updateNode(rollout, node.slot, { pod: 'failing', status: 'erroring' });
  else if (node.isReplaced) startOver(state, place);
  // If packages are left that are never offered to the node, it stays in progress.
  else if (!node.neverEnds) complete(state, place);
}

/** The taints of a node that was down in an interrupt are gone. */
function upAgain({ rollouts }: OperatorState, { index, isRebooting }: NodeRecord): void {
  if (!isRebooting) return;
  for (const { rollout, node } of onNode(rollouts, index))
    if (node.isDown) updateNode(rollout, node.slot, { isDown: false, isRebooting: false });
}

/** The drain of a node took longer than drainConfig.timeout; `why` says what blocked it. */
export function drainFailed(state: OperatorState, start: Start, why: string): void {
  const { rollout, node } = placeOf(state, start);
  updateNode(rollout, node.slot, { undrained: why });
}

/** The stage that failed on a node got through. Its status stays `erroring` until the operator launches the next stage. */
export function nodeRepaired(state: OperatorState, start: Start): void {
  const place = placeOf(state, start);
  const { rollout, node } = place;
  if (node.pod !== 'failing') return;
  state.settled = false;
  if (node.batch !== 0) {
    updateNode(rollout, node.slot, { pod: 'passed', outdated: leftOf(node) });
    return;
  }
  // It failed before the dry rollout began, so its work never started here: what is left starts when it is picked.
  const stages = node.stages - 1;
  updateNode(rollout, node.slot, { pod: 'none', stages, outdated: leftOf(node) });
  if (stages === 0 && !node.neverEnds) complete(state, place);
}

/** Nodes that others deleted since the last pass. */
export function seeGone(state: OperatorState, world: Pick<WorldView, 'gone'>): void {
  const gone = world.gone();
  for (const { name, replacedSince } of gone.slice(state.goneSeen)) {
    for (const place of onNode(state.rollouts, state.indexOf.get(name) ?? -1)) {
      const isReplaced = replacedSince !== null;
      state.settled = false;
      updateNode(place.rollout, place.node.slot, { isDown: false, isRebooting: false });
      if (place.node.pod === 'running') updateNode(place.rollout, place.node.slot, { isReplaced });
      else if (isReplaced) startOver(state, place);
      // A node that is gone is no target any more.
      else complete(state, place);
    }
  }
  state.goneSeen = gone.length;
}

/**
 * A node is uncordoned when its packages are complete. While another object holds a cordon of its own on it, it stays out.
 * Source: NVIDIA/nodewright, internal/wrapper/node.go Uncordon.
 */
export function releaseComplete(state: OperatorState): void {
  state.outFromBefore = state.outFromBefore.filter(
    ({ rollout, slot }) => state.rollouts[rollout]?.nodes[slot]?.complete === false,
  );
}

function complete(state: OperatorState, { at, rollout, node }: Place): void {
  updateNode(rollout, node.slot, { pod: 'none', complete: true, outdated: leftOf(node) });
  wakeAfter(state, at, node);
}

/** The first stage of a new version removes the old version's entry; a superseded one stays. */
function leftOf({ outdated }: NodeRecord): NodeRecord['outdated'] {
  return outdated === 'superseded' ? outdated : 'none';
}

/**
 * A new node that took the place of another fits the selector as well and bears no package: its work starts over, here under the old name.
 * It is younger than all others. Source: cluster_state_v2.go BuildState, v0.15.0.
 */
function startOver(state: OperatorState, { at, rollout, node }: Place): void {
  const { slot, compartment } = node;
  const work = workOf(rollout.input.spec.packages, [], new Map(), state.switches);
  if (work.complete) return;
  const own = rollout.compartments[compartment];
  if (own)
    rollout.compartments[compartment] = {
      ...own,
      members: [...own.members.filter((member) => member !== slot), slot],
    };
  if (node.pickedIn !== 0) leaveBatch(rollout, slot);
  updateNode(rollout, slot, {
    pod: 'none',
    stages: work.stages,
    neverEnds: work.neverEnds,
    interrupts: work.interrupts,
    blocker: null,
    isReplaced: false,
    outdated: 'none',
    complete: false,
    status: 'unknown',
  });
  wakeAfter(state, at, node);
}

function placeOf({ indexOf, rollouts }: OperatorState, { target, group }: Start): Place {
  const index = indexOf.get(target) ?? -1;
  for (const [at, rollout] of rollouts.entries()) {
    const node = rollout.nodes[rollout.slots.get(index) ?? -1];
    if (node && rollout.compartments[node.compartment]?.group === group) return { at, rollout, node };
  }
  throw new Error(`node ${target} is in no group ${group}`);
}

/** A node of the fleet in each of the rollouts that target it. */
function onNode(rollouts: readonly Rollout[], index: number): Place[] {
  return rollouts.flatMap((rollout, at) => {
    const slot = rollout.slots.get(index);
    return slot === undefined ? [] : [{ at, rollout, node: nodeAt(rollout, slot) }];
  });
}
