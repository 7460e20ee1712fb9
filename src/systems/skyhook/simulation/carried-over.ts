import { batchesOf, groupKey } from '../../../rollout/batches.js';
import { Simulation } from '../../../rollout/engine.js';
import { healthy } from '../../../rollout/scenarios.js';
import { World } from '../../../rollout/world.js';
import type { ResolvedGroup } from '../../system.js';
import type { RolloutNode } from '../controller/assignment.js';
import { Operator } from '../controller/operator.js';
import { CONTROLLER_ID, type RolloutInput, runGroup } from '../controller/rollout.js';
import { installing, resumed } from './next-rollout.js';
import { NOT_STARTED, type Progress, withStatesOf } from '../objects/progress.js';
import type { SkyhookVersion } from '../versions.js';

const TICK_MS = 1;
const FAR = Number.MAX_SAFE_INTEGER;

/**
 * Where batch state is kept: the batches of the rollout that starts from it, beside those of a fresh start. That is this one where
 * it is the next rollout of an object whose state is known, else the one after it, from the state that this one leaves behind. Each
 * is a dry rollout of this object alone.
 */
export function carriedOver(
  rollout: RolloutInput,
  nodes: readonly RolloutNode[],
  version: SkyhookVersion,
  { compartment, isNext = false }: { compartment: string; isNext?: boolean },
): ResolvedGroup['carriedOver'] {
  if (rollout.resetsOnCompletion || rollout.compartments === null) return null;
  const fresh = { ...rollout, spec: installing(rollout.spec), progress: NOT_STARTED, carried: null };
  const first = runAlone(fresh, nodes, version, compartment);
  if (first.sizes.length === 0) return null;
  if (isNext && startsFromKeptState(rollout.progress, compartment)) {
    const { sizes } = runAlone({ ...fresh, progress: rollout.progress }, nodes, version, compartment);
    return { of: 'shown', nextBatches: sizes, freshBatches: first.sizes };
  }
  const progress = statesLeftBy(rollout, nodes, version);
  const next = runAlone({ ...fresh, progress }, nodes, version, compartment);
  return { of: isNext ? 'after' : 'next', nextBatches: next.sizes, freshBatches: first.sizes };
}

/** It begins on no node, and yet some batch came before it. */
function startsFromKeptState(
  { nodeStatus, nodeState, compartments }: Progress,
  compartment: string,
): boolean {
  const last = compartments.get(compartment)?.batchState?.lastBatchSize ?? 0;
  return nodeStatus.size === 0 && nodeState.size === 0 && last > 0;
}

/** The batch states that a rollout leaves behind which goes on alone, and well, from where it is. */
export function statesLeftBy(
  rollout: RolloutInput,
  nodes: readonly RolloutNode[],
  version: SkyhookVersion,
): Progress {
  const input = { ...rollout, spec: resumed(rollout.spec) };
  const { operator } = runAlone(input, nodes, version, '');
  return withStatesOf(operator.progressOf(rollout.name));
}

function runAlone(
  input: RolloutInput,
  nodes: readonly RolloutNode[],
  version: SkyhookVersion,
  compartment: string,
): { operator: Operator; sizes: number[] } {
  const operator = Operator.of([input], nodes, version);
  const world = World.of(nodes.map(({ name }) => ({ name, unit: 'node', labels: {}, outBefore: false })));
  const run = new Simulation(
    world,
    [operator],
    healthy(() => TICK_MS),
    0,
  ).run(FAR);
  const started = batchesOf(run).get(groupKey(CONTROLLER_ID, runGroup(input.name, compartment)));
  return { operator, sizes: (started?.batches ?? []).map((batch) => batch.targets.length) };
}
