import { daemonSetRounds, daemonSetRoundsFrom, type DaemonSetRun } from './daemonset/rounds.js';
import type { DaemonWorld } from '../../src/systems/kubernetes/controller/daemonset/world.js';
import { deploymentRounds, deploymentRoundsFrom, type DeploymentRun } from './deployment/rounds.js';
import type { DeploymentWorld } from '../../src/systems/kubernetes/controller/deployment/world.js';
import { statefulSetRounds, statefulSetRoundsFrom, type StatefulSetRun } from './statefulset/rounds.js';
import type { StatefulWorld } from '../../src/systems/kubernetes/controller/statefulset/world.js';

/** Where a rollout comes to rest when every pod created from a round on is bad. */
export interface Resting {
  /** The first bad round. */
  readonly fromRound: number;
  /** Pods (for a DaemonSet nodes) that serve for good. */
  readonly available: number;
  /** How many of those that are wanted do not. */
  readonly lost: number;
  /** Fewer may have served on the way there. */
  readonly lowestAvailable: number;
}

export interface TurnsBad {
  /** Bad from the first round on. */
  readonly fromTheStart: Resting;
  /** The round that costs most; the first of them. */
  readonly worst: Resting;
}

/**
 * What a bad version leaves running: for every round, the run in which all before it goes as the run says and every pod created
 * from it on is never ready. Nothing rolls back by itself.
 */
export function deploymentTurnsBad(run: DeploymentRun): TurnsBad {
  const worlds: [number, DeploymentWorld][] = [];
  const { rounds } = deploymentRounds({ ...run, onRound: (round, world) => worlds.push([round, world]) });
  const grew = rounds.filter(({ steps }) =>
    steps.some(({ scale }) => scale.some(({ from, to }) => to > from)),
  );
  return worstOf(worlds, grew, (round, world) => {
    const bad = deploymentRoundsFrom({ ...run, outcome: () => 'never' }, world, round);
    const { available } = bad.end;
    return { available, wanted: run.spec.replicas, lowestAvailable: bad.lowestAvailable };
  });
}

/** The same for a DaemonSet, in nodes that should run it. */
export function daemonSetTurnsBad(run: DaemonSetRun): TurnsBad {
  const worlds: [number, DaemonWorld][] = [];
  const { rounds } = daemonSetRounds({ ...run, onRound: (round, world) => worlds.push([round, world]) });
  const grew = rounds.filter(({ steps }) => steps.some(({ create }) => create.length > 0));
  return worstOf(worlds, grew, (round, world) => {
    const bad = daemonSetRoundsFrom({ ...run, outcome: () => 'never' }, world, round);
    const { desired, available } = bad.end.status;
    return { available, wanted: desired, lowestAvailable: bad.lowestAvailable };
  });
}

/** The same for a StatefulSet. */
export function statefulSetTurnsBad(run: StatefulSetRun): TurnsBad {
  const worlds: [number, StatefulWorld][] = [];
  const { rounds } = statefulSetRounds({ ...run, onRound: (round, world) => worlds.push([round, world]) });
  const grew = rounds.filter(({ steps }) => steps.some(({ create }) => create.length > 0));
  return worstOf(worlds, grew, (round, world) => {
    const bad = statefulSetRoundsFrom({ ...run, outcome: () => 'never' }, world, round);
    const { available } = bad.status;
    return { available, wanted: run.spec.replicas, lowestAvailable: bad.lowestAvailable };
  });
}

/** Turning bad in a round that creates no pod is the same as turning bad in the next that does. */
function worstOf<World>(
  worlds: readonly (readonly [round: number, world: World])[],
  grew: readonly { readonly round: number }[],
  rest: (round: number, world: World) => { available: number; wanted: number; lowestAvailable: number },
): TurnsBad {
  const creates = new Set(grew.map(({ round }) => round));
  let fromTheStart: Resting | null = null;
  let worst: Resting | null = null;
  for (const [fromRound, world] of worlds) {
    if (fromTheStart && !creates.has(fromRound)) continue;
    const { available, wanted, lowestAvailable } = rest(fromRound, world);
    const resting = { fromRound, available, lost: Math.max(0, wanted - available), lowestAvailable };
    fromTheStart ??= resting;
    if (!worst || resting.lost > worst.lost) worst = resting;
  }
  if (!fromTheStart || !worst) throw new Error('a run has at least one round');
  return { fromTheStart, worst };
}
