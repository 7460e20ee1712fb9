import { byName } from '../../../src/manifest/values/names.js';
import type { DaemonSetLimits } from '../../../src/systems/kubernetes/controller/workload-budgets.js';
import { type PodOutcome, roundsLeftOf } from '../rounds-left.js';
import type { Behaviour } from '../../../src/systems/kubernetes/versions.js';
import { afterEvent, type DaemonSetEvent } from './events.js';
import { type DaemonSetSpec, limitsOf } from '../../../src/systems/kubernetes/controller/daemonset/state.js';
import {
  type DaemonSetStatus,
  daemonSetStatus,
  isComplete,
} from '../../../src/systems/kubernetes/controller/daemonset/status.js';
import { syncDaemonSet } from '../../../src/systems/kubernetes/controller/daemonset/sync.js';
import { Extremes } from './view.js';
import {
  type DaemonStuckWhy,
  whyStuck,
} from '../../../src/systems/kubernetes/controller/daemonset/why-stuck.js';
import {
  acted,
  type DaemonWorld,
  type InitialPod,
  startingWorld,
  type WorldNode,
} from '../../../src/systems/kubernetes/controller/daemonset/world.js';
import { worldAfterRound, worldAwaits } from './round-end.js';

export interface DaemonSetRun {
  readonly spec: DaemonSetSpec;
  readonly nodes: readonly WorldNode[];
  readonly initial: readonly InitialPod[];
  readonly events: readonly DaemonSetEvent[];
  readonly outcome: (pod: { readonly template: string; readonly node: string }) => PodOutcome;
  readonly behaviour: Behaviour;
  /** The run is cut after so many rounds. */
  readonly mostRounds: number;
  /** Called with the world before each round, its events not yet applied. */
  readonly onRound?: (round: number, world: DaemonWorld) => void;
}

/** One sync that created or deleted pods. */
export interface DaemonSetStep {
  readonly by: 'manage' | 'update';
  /** Names of nodes, sorted. */
  readonly create: readonly string[];
  /** `node/template`, sorted. */
  readonly delete: readonly string[];
}

export interface DaemonSetRound {
  readonly round: number;
  readonly steps: readonly DaemonSetStep[];
  /** At the end of the round. */
  readonly world: DaemonWorld;
  readonly status: DaemonSetStatus;
}

export interface DaemonSetRounds {
  readonly rounds: readonly DaemonSetRound[];
  readonly outcome: 'complete' | 'stuck' | 'onDelete' | 'cut';
  /** Null unless stuck. */
  readonly why: DaemonStuckWhy | null;
  /** As resolved at the end. */
  readonly limits: DaemonSetLimits;
  /** Least nodes with an available pod and most pods that are not being deleted, over all steps and ends of rounds. */
  readonly lowestAvailable: number;
  readonly highestPods: number;
  readonly end: Pick<DaemonSetRound, 'world' | 'status'>;
}

const MOST_SYNCS = 100_000;

/**
 * A DaemonSet's rollout in rounds of 10 seconds: events; syncs until one does nothing; then terminating pods vanish and pending
 * ones come one round closer to ready. It ends after a round in which nothing happens and nothing is awaited.
 */
export function daemonSetRounds(run: DaemonSetRun): DaemonSetRounds {
  return daemonSetRoundsFrom(run, startingWorld(run.spec, run.nodes, run.initial), 1);
}

/** The rest of a run, from the world before a round on; `initial` plays no part. */
export function daemonSetRoundsFrom(
  run: DaemonSetRun,
  start: DaemonWorld,
  firstRound: number,
): DaemonSetRounds {
  let world = start;
  const extremes = new Extremes(world);
  const rounds: DaemonSetRound[] = [];
  const lastEvent = Math.max(0, ...run.events.map((event) => event.round));
  for (let round = firstRound; round <= run.mostRounds; round++) {
    run.onRound?.(round, world);
    for (const event of run.events) if (event.round === round) world = afterEvent(world, event);
    const steps: DaemonSetStep[] = [];
    world = settled(world, run, (step, next) => {
      steps.push(step);
      extremes.add(next);
    });
    if (steps.length === 0 && round > lastEvent && !worldAwaits(world))
      return finished(run, world, rounds, extremes, false);
    world = worldAfterRound(world);
    extremes.add(world);
    rounds.push({ round, steps, world, status: daemonSetStatus(world) });
  }
  return finished(run, world, rounds, extremes, true);
}

function settled(
  start: DaemonWorld,
  run: DaemonSetRun,
  onStep: (step: DaemonSetStep, world: DaemonWorld) => void,
): DaemonWorld {
  let world = start;
  for (let count = 0; count < MOST_SYNCS; count++) {
    const sync = syncDaemonSet(world, run.behaviour);
    if (!sync) return world;
    world = acted(world, sync, (pod) => roundsLeftOf(run.outcome(pod)));
    const gone = sync.delete.map((pod) => `${pod.node}/${pod.template}`);
    onStep({ by: sync.by, create: [...sync.create].sort(byName), delete: gone.sort(byName) }, world);
  }
  throw new Error('the DaemonSet controller does not come to rest');
}

function finished(
  run: DaemonSetRun,
  world: DaemonWorld,
  rounds: readonly DaemonSetRound[],
  extremes: Extremes,
  cut: boolean,
): DaemonSetRounds {
  const state = world;
  const end = { world, status: daemonSetStatus(state) };
  const ended = world.spec.strategy.type === 'OnDelete' ? 'onDelete' : 'stuck';
  const underWay = worldAwaits(world) || syncDaemonSet(state, run.behaviour) !== null;
  const unfinished = cut && underWay ? 'cut' : ended;
  const outcome = isComplete(end.status) ? 'complete' : unfinished;
  return {
    rounds,
    outcome,
    why: outcome === 'stuck' ? whyStuck(state, run.behaviour) : null,
    limits: limitsOf(state),
    lowestAvailable: extremes.lowestAvailable,
    highestPods: extremes.highestPods,
    end,
  };
}
