import { type PodOutcome, roundsLeftOf } from '../rounds-left.js';
import type { Behaviour } from '../../../src/systems/kubernetes/versions.js';
import { afterEvent, type StatefulSetEvent } from './events.js';
import {
  outcomeOf,
  type StatefulSetOutcome,
} from '../../../src/systems/kubernetes/controller/statefulset/run-outcome.js';
import type { StatefulSetSpec } from '../../../src/systems/kubernetes/controller/statefulset/state.js';
import {
  isComplete,
  type StatefulSetStatus,
} from '../../../src/systems/kubernetes/controller/statefulset/status.js';
import { syncStatefulSet } from '../../../src/systems/kubernetes/controller/statefulset/sync.js';
import { availableIn, type PodView, viewOf } from './view.js';
import {
  type StatefulStuckWhy,
  whyStuck,
} from '../../../src/systems/kubernetes/controller/statefulset/why-stuck.js';
import {
  acted,
  type InitialPod,
  startingWorld,
  type StatefulWorld,
} from '../../../src/systems/kubernetes/controller/statefulset/world.js';
import { worldAfterRound, worldAwaits } from './round-end.js';

export interface StatefulSetRun {
  readonly spec: StatefulSetSpec;
  /** status.currentRevision; null on a new StatefulSet. */
  readonly currentRevision: string | null;
  readonly initial: readonly InitialPod[];
  readonly events: readonly StatefulSetEvent[];
  readonly outcome: (pod: { readonly template: string; readonly ordinal: number }) => PodOutcome;
  readonly behaviour: Behaviour;
  /** The run is cut after so many rounds. */
  readonly mostRounds: number;
  /** Called with the world before each round, its events not yet applied. */
  readonly onRound?: (round: number, world: StatefulWorld) => void;
}

/** One sync that created or deleted pods. */
export interface StatefulSetStep {
  readonly create: readonly { readonly ordinal: number; readonly template: string }[];
  readonly delete: readonly { readonly ordinal: number; readonly template: string }[];
}

export interface StatefulSetRound {
  readonly round: number;
  readonly steps: readonly StatefulSetStep[];
  /** At the end of the round, by ordinal. */
  readonly pods: readonly PodView[];
}

export interface StatefulSetRounds {
  readonly rounds: readonly StatefulSetRound[];
  /** `cut`: it was still under way when its rounds were used up. */
  readonly outcome: StatefulSetOutcome | 'cut';
  /** Null unless stuck. */
  readonly why: StatefulStuckWhy | null;
  /** Of one more sync at the end. */
  readonly status: StatefulSetStatus;
  /** Least available pods over all steps and ends of rounds. */
  readonly lowestAvailable: number;
  readonly end: readonly PodView[];
}

const MOST_SYNCS = 100_000;

/**
 * A StatefulSet's rollout in rounds of 10 seconds: events; syncs until one creates and deletes nothing; then terminating pods
 * vanish and pending ones come one round closer to ready. It ends after a round in which nothing happens and nothing is
 * awaited.
 */
export function statefulSetRounds(run: StatefulSetRun): StatefulSetRounds {
  return statefulSetRoundsFrom(run, startingWorld(run.spec, run.currentRevision, run.initial), 1);
}

/** The rest of a run, from the world before a round on; `initial` plays no part. */
export function statefulSetRoundsFrom(
  run: StatefulSetRun,
  start: StatefulWorld,
  firstRound: number,
): StatefulSetRounds {
  let world = start;
  let lowest = availableIn(world);
  const rounds: StatefulSetRound[] = [];
  const lastEvent = Math.max(0, ...run.events.map((event) => event.round));
  for (let round = firstRound; round <= run.mostRounds; round++) {
    run.onRound?.(round, world);
    for (const event of run.events) if (event.round === round) world = afterEvent(world, event);
    const steps: StatefulSetStep[] = [];
    world = settled(world, run, (step, next) => {
      steps.push(step);
      lowest = Math.min(lowest, availableIn(next));
    });
    if (steps.length === 0 && round > lastEvent && !worldAwaits(world))
      return finished(run, world, rounds, lowest, false);
    world = worldAfterRound(world);
    lowest = Math.min(lowest, availableIn(world));
    rounds.push({ round, steps, pods: viewOf(world) });
  }
  return finished(run, world, rounds, lowest, true);
}

function settled(
  start: StatefulWorld,
  run: StatefulSetRun,
  onStep: (step: StatefulSetStep, world: StatefulWorld) => void,
): StatefulWorld {
  let world = start;
  for (let count = 0; count < MOST_SYNCS; count++) {
    const sync = syncStatefulSet(world, run.behaviour);
    world = acted(world, sync, (pod) => roundsLeftOf(run.outcome(pod)));
    if (sync.created.length === 0 && sync.deleted.length === 0) return world;
    const create = sync.created.map(({ ordinal, revision }) => ({ ordinal, template: revision }));
    const gone = sync.deleted.map(({ ordinal, template }) => ({ ordinal, template }));
    onStep(
      {
        create: create.sort((a, b) => a.ordinal - b.ordinal),
        delete: gone.sort((a, b) => a.ordinal - b.ordinal),
      },
      world,
    );
  }
  throw new Error('the StatefulSet controller does not come to rest');
}

function finished(
  run: StatefulSetRun,
  world: StatefulWorld,
  rounds: readonly StatefulSetRound[],
  lowestAvailable: number,
  cut: boolean,
): StatefulSetRounds {
  const state = world;
  const { status, created, deleted } = syncStatefulSet(state, run.behaviour);
  const underWay = worldAwaits(world) || created.length > 0 || deleted.length > 0;
  const isCut = cut && underWay && !isComplete(state, status);
  const outcome = isCut ? 'cut' : outcomeOf(state, status);
  return {
    rounds,
    outcome,
    why: outcome === 'stuck' ? whyStuck(state, run.behaviour) : null,
    status,
    lowestAvailable,
    end: viewOf(world),
  };
}
