import type { Limits } from '../../../src/systems/kubernetes/controller/fenceposts.js';
import { countsOf } from '../../../src/systems/kubernetes/controller/deployment/counts.js';
import { newAndOld } from '../../../src/systems/kubernetes/controller/deployment/new-and-old.js';
import {
  type DeploymentSpec,
  limitsOf,
} from '../../../src/systems/kubernetes/controller/deployment/state.js';
import { isComplete, statusOf } from '../../../src/systems/kubernetes/controller/deployment/status.js';
import { differs } from '../../../src/systems/kubernetes/controller/deployment/sync.js';
import {
  type DeploymentWorld,
  type InitialSet,
  startingWorld,
  syncedWorld,
} from '../../../src/systems/kubernetes/controller/deployment/world.js';
import { type StuckWhy, whyStuck } from '../../../src/systems/kubernetes/controller/deployment/why-stuck.js';
import { type DeploymentDetails, detailsOf } from './details.js';
import { worldAfterRound, worldAwaits } from './round-end.js';
import { type DeploymentStep, Extremes, stepOf } from './steps.js';
import { type PodOutcome, roundsLeftOf } from '../rounds-left.js';

/** An edit of the Deployment at the start of a round. */
export interface DeploymentEvent {
  readonly round: number;
  readonly set: Partial<Omit<DeploymentSpec, 'generation'>>;
}

export interface DeploymentRun {
  readonly outcome: (pod: { readonly template: string; readonly number: number }) => PodOutcome;
  /** The most pods of this Deployment that find a node at the same time; null is no limit. */
  readonly mostPlaced: number | null;
  readonly spec: DeploymentSpec;
  /** Oldest first. */
  readonly initial: readonly InitialSet[];
  readonly events: readonly DeploymentEvent[];
  /** Called with the world before each round, its events not yet applied. */
  readonly onRound?: (round: number, world: DeploymentWorld) => void;
}

export interface DeploymentRound {
  readonly round: number;
  readonly steps: readonly DeploymentStep[];
  /** At the end of the round. */
  readonly after: DeploymentDetails;
  readonly limits: Limits;
}

export interface DeploymentRounds {
  readonly limits: Limits;
  readonly rounds: readonly DeploymentRound[];
  readonly outcome: 'complete' | 'stuck' | 'paused';
  /** Null unless stuck. */
  readonly why: StuckWhy | null;
  /** Over every step, the start included. */
  readonly lowestAvailable: number;
  readonly highestTotal: number;
  readonly end: DeploymentDetails;
}

/** More rounds than any rollout that moves can need would only hide a mistake of this model. */
const MOST_ROUNDS = 100_000;
const MOST_SYNCS = 100_000;

/**
 * A Deployment's rollout in rounds: the events of the round; syncs until one changes nothing; then pods being deleted vanish and
 * pending ones come one round closer to available. It ends after a round in which nothing happens and nothing is awaited.
 */
export function deploymentRounds(run: DeploymentRun): DeploymentRounds {
  return deploymentRoundsFrom(run, startingWorld(run.spec, run.initial), 1);
}

/** The rest of a run, from the world before a round on; `initial` plays no part. */
export function deploymentRoundsFrom(
  run: DeploymentRun,
  start: DeploymentWorld,
  firstRound: number,
): DeploymentRounds {
  let world = start;
  const seen = new Extremes(countsOf(world.state));
  const rounds: DeploymentRound[] = [];
  const lastEvent = Math.max(0, ...run.events.map((event) => event.round));
  for (let round = firstRound; round <= MOST_ROUNDS; round++) {
    run.onRound?.(round, world);
    const edited = withEvents(world, run.events, round);
    const { steps, settled } = settle(edited, run);
    for (const step of steps) seen.add(step);
    const moved = steps.length > 0 || worldAwaits(settled);
    if (!moved && round > lastEvent) return finished(run, settled, rounds, seen);
    world = worldAfterRound(settled, run.mostPlaced);
    rounds.push({ round, steps, after: detailsOf(world.state), limits: limitsOf(world.state.spec) });
  }
  throw new Error('the Deployment does not come to rest');
}

function withEvents(
  world: DeploymentWorld,
  events: readonly DeploymentEvent[],
  round: number,
): DeploymentWorld {
  let { spec } = world.state;
  for (const event of events)
    if (event.round === round) spec = { ...spec, ...event.set, generation: spec.generation + 1 };
  return { ...world, state: { ...world.state, spec } };
}

function settle(
  start: DeploymentWorld,
  run: DeploymentRun,
): { readonly steps: readonly DeploymentStep[]; readonly settled: DeploymentWorld } {
  const steps: DeploymentStep[] = [];
  const { mostPlaced, outcome } = run;
  const rules = { mostPlaced, fateOf: (pod: Parameters<typeof outcome>[0]) => roundsLeftOf(outcome(pod)) };
  let world = start;
  for (let sync = 0; sync < MOST_SYNCS; sync++) {
    const { by, world: next } = syncedWorld(world, rules);
    if (!differs(world.state, next.state)) return { steps, settled: next };
    const step = stepOf(by, world.state, next.state);
    if (step) steps.push(step);
    world = next;
  }
  throw new Error('the Deployment controller does not come to rest');
}

function finished(
  run: DeploymentRun,
  { state }: DeploymentWorld,
  rounds: readonly DeploymentRound[],
  seen: Extremes,
): DeploymentRounds {
  const status = statusOf(state.spec, newAndOld(state.spec, state.replicaSets));
  const ended = state.spec.paused ? 'paused' : 'stuck';
  const outcome = isComplete(state.spec, status) ? 'complete' : ended;
  return {
    limits: limitsOf(run.spec),
    rounds,
    outcome,
    why: outcome === 'stuck' ? whyStuck(state) : null,
    lowestAvailable: seen.lowestAvailable,
    highestTotal: seen.highestTotal,
    end: detailsOf(state),
  };
}
