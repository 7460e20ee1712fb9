import type { Start } from '../../../rollout/controller.js';
import { SPARED } from './drain-blockers.js';
import {
  compartmentAt,
  type NodeRecord,
  nodeAt,
  type OperatorState,
  type Rollout,
  updateCompartment,
  updateNode,
} from './state.js';

/** Starts the next pod on a node, if none is there. */
export function launch(state: OperatorState, rollout: Rollout, slot: number, starts: Start[]): boolean {
  const node = nodeAt(rollout, slot);
  const { pod, neverEnds, stages, blocker, interrupts } = node;
  // Without a stage no package is ever offered to the node: it keeps its place in the batch.
  if (pod === 'running' || pod === 'failing' || (neverEnds && stages === 0)) return false;
  const batch = pod === 'passed' ? node.batch : numberBatch(rollout, node, state.passes);
  const startedIn = pod === 'passed' ? node.startedIn : state.passes;
  starts.push({
    target: node.name,
    group: compartmentAt(rollout, node.compartment).group,
    batch,
    stages,
    // What is offered to it runs, and leaves it in progress for good.
    ...(neverEnds ? { workMs: Infinity } : {}),
    ...(interrupts ? interruptOf(state, rollout, node) : {}),
    // The drain of a node with pods that it leaves fails when its time is over.
    ...(typeof blocker?.failsAfterMs === 'number' ? { workMs: blocker.failsAfterMs, isDoomed: true } : {}),
  });
  updateNode(rollout, slot, { pod: 'running', status: 'in_progress', batch, startedIn });
  return true;
}

/**
 * A node is drained for an interrupt, without an end but drainConfig.timeout, from 0.20 on. One that waits for pods never gets to its
 * drain, and one that reboots is past it.
 */
function interruptOf(
  { switches }: OperatorState,
  { input: { spec } }: Rollout,
  { isRebooting, blocker }: NodeRecord,
): Pick<Start, 'shows' | 'drain'> {
  if (!spec.evicts || isRebooting || blocker) return { shows: 'unready' };
  const failsAfterMs = switches.drainTimeout === 'erroring' ? spec.drainTimeoutMs : null;
  return { shows: 'unready', drain: { expectedMs: null, forcedAfterMs: null, failsAfterMs, spares: SPARED } };
}

/** Nodes that were picked together are one batch, however late they start; so are nodes that start in the same pass. */
function numberBatch(rollout: Rollout, { compartment, pickedIn }: NodeRecord, pass: number): number {
  const { batches, lastPick, lastStart } = compartmentAt(rollout, compartment);
  const belongs = lastStart === pass || (pickedIn !== 0 && lastPick === pickedIn);
  const batch = belongs ? batches : batches + 1;
  updateCompartment(rollout, compartment, { batches: batch, lastPick: pickedIn, lastStart: pass });
  return batch;
}
