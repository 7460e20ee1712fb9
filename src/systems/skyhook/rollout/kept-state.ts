import { batchesOf, groupKey } from '../../../rollout/batches.js';
import { Simulation } from '../../../rollout/engine.js';
import { healthy } from '../../../rollout/scenarios.js';
import { World } from '../../../rollout/world.js';
import type { ResolvedGroup, Unevaluated } from '../../system.js';
import type { RolloutNode } from '../controller/assignment.js';
import { Operator } from '../controller/operator.js';
import { CONTROLLER_ID, type RolloutInput, runGroup } from '../controller/rollout.js';
import { tallyAt } from '../controller/state.js';
import { NOT_STARTED, type Progress, withStatesOf } from '../objects/progress.js';
import { installing, resumed } from '../objects/stored.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';

/** The nodes and the operator of a side. */
export interface Fleet {
  readonly nodes: readonly RolloutNode[];
  readonly version: SkyhookVersion;
}

/**
 * If batch state is kept: the batches of the rollout that starts from it, beside those of a fresh start. That is this one if it is the
 * next rollout of an object whose state is known, else the one after it, from the state that this one leaves behind.
 */
export function carriedOver(
  rollout: RolloutInput,
  compartment: string,
  fleet: Fleet,
  isNext = false,
): ResolvedGroup['carriedOver'] {
  if (rollout.resetsOnCompletion || rollout.compartments === null) return null;
  const fresh = { ...rollout, spec: installing(rollout.spec), progress: NOT_STARTED, carried: null };
  const sizesFrom = (progress: Progress): number[] =>
    runAlone({ ...fresh, progress }, fleet).sizes(compartment);
  const freshBatches = sizesFrom(NOT_STARTED);
  if (freshBatches.length === 0) return null;
  const { nodeStatus, nodeState, compartments } = rollout.progress;
  const last = compartments.get(compartment)?.batchState?.lastBatchSize ?? 0;
  if (isNext && nodeStatus.size === 0 && nodeState.size === 0 && last > 0)
    return { of: 'shown', nextBatches: sizesFrom(rollout.progress), freshBatches };
  const nextBatches = sizesFrom(statesLeftBy(rollout, fleet));
  return { of: isNext ? 'after' : 'next', nextBatches, freshBatches };
}

/** The batch states that a rollout leaves behind which goes on alone, and well, from where it is. */
export function statesLeftBy(rollout: RolloutInput, fleet: Fleet): Progress {
  const { operator } = runAlone({ ...rollout, spec: resumed(rollout.spec) }, fleet);
  return withStatesOf(operator.progressOf(rollout.name));
}

const TICK_MS = 1;

function runAlone(input: RolloutInput, { nodes, version }: Fleet) {
  const operator = Operator.of([input], nodes, version);
  const world = World.of(nodes.map(({ name }) => ({ name, unit: 'node', labels: {}, outBefore: false })));
  const scenario = healthy(() => TICK_MS);
  const run = new Simulation(world, [operator], scenario, 0).run(Number.MAX_SAFE_INTEGER);
  const sizes = (compartment: string): number[] => {
    const started = batchesOf(run).get(groupKey(CONTROLLER_ID, runGroup(input.name, compartment)));
    return (started?.batches ?? []).map((batch) => batch.targets.length);
  };
  return { operator, sizes };
}

/**
 * Up to 0.19 a compartment whose state counts more complete or failed nodes than there are is not evaluated, and its state not
 * corrected, until there are as many again: failures count for nothing till then. It comes of state that is kept, of nodes that left,
 * and of a failed node that recovered. Source: NVIDIA/nodewright issue 588, fixed by 589; compartment.go EvaluateCurrentBatch.
 */
export function unevaluated(
  rollout: RolloutInput,
  compartment: string,
  { nodes, version }: Fleet,
): Unevaluated | null {
  const state = rollout.progress.compartments.get(compartment)?.batchState;
  if (!state || state.completedNodes + state.failedNodes === 0) return null;
  if (switchesOf(version).recovery !== 'freezes') return null;
  const [one] = Operator.of([{ ...rollout, spec: resumed(rollout.spec) }], nodes, version).state.rollouts;
  const at = one?.compartments.findIndex(({ name }) => name === compartment) ?? -1;
  if (!one || at < 0) return null;
  const { total, complete, erroring } = tallyAt(one, at);
  const done = complete < state.completedNodes ? state.completedNodes : 0;
  const failed = erroring < state.failedNodes ? state.failedNodes : 0;
  // If nothing is due, nothing is rolled that could fail.
  return done + failed === 0 || complete === total ? null : { done, failed };
}
