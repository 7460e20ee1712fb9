import type { RolloutNode } from '../controller/assignment.js';
import { tallyOf } from '../controller/roll-changes.js';
import type { RolloutInput } from '../controller/rollout.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';
import type { Unevaluated } from '../../system.js';
import { Operator } from './operator.js';
import { resumed } from './next-rollout.js';

/**
 * Up to 0.19 a compartment whose state counts more complete or failed nodes than there are is not evaluated, and its state not
 * corrected, until there are as many again: failures count for nothing till then. It comes of state that is kept, of nodes that left,
 * and of a failed node that recovered. Source: NVIDIA/nodewright issue 588, fixed by 589; compartment.go EvaluateCurrentBatch.
 */
export function unevaluated(
  rollout: RolloutInput,
  nodes: readonly RolloutNode[],
  version: SkyhookVersion,
  compartment: string,
): Unevaluated | null {
  const state = rollout.progress.compartments.get(compartment)?.batchState;
  if (!state || state.completedNodes + state.failedNodes === 0) return null;
  if (switchesOf(version).recovery !== 'freezes') return null;
  const [roll] = Operator.of([{ ...rollout, spec: resumed(rollout.spec) }], nodes, version).state.rolls;
  const at = roll?.roster.compartments.findIndex(({ name }) => name === compartment) ?? -1;
  if (!roll || at < 0) return null;
  const { total, complete, erroring } = tallyOf(roll, at);
  const done = complete < state.completedNodes ? state.completedNodes : 0;
  const failed = erroring < state.failedNodes ? state.failedNodes : 0;
  // Where nothing is due, nothing is rolled that could fail.
  if (done + failed === 0 || complete === total) return null;
  return { done, failed, isKept: !rollout.resetsOnCompletion };
}
