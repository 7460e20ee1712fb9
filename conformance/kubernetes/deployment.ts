import type { JsonObject } from '../../src/manifest/manifest.js';
import { DEFAULTS, deploymentStrategyOf } from '../../src/systems/kubernetes/admission/defaults.js';
import type { Limits } from '../../src/systems/kubernetes/controller/fenceposts.js';
import { annotated } from '../../src/systems/kubernetes/controller/deployment/resize.js';
import type { DeploymentStep } from './deployment/steps.js';
import { type DeploymentEvent, type DeploymentRounds, deploymentRounds } from './deployment/rounds.js';
import {
  type DeploymentSpec,
  NO_STATUS,
  type ReplicaSet,
  sumOf,
} from '../../src/systems/kubernetes/controller/deployment/state.js';
import { scaleSync } from '../../src/systems/kubernetes/controller/deployment/proportional.js';
import { newAndOld } from '../../src/systems/kubernetes/controller/deployment/new-and-old.js';
import type { Mismatch } from '../family.js';
import { exactly, number, object, objects, outcomeAt, plain, text, truth } from './read.js';

function specOf(deployment: JsonObject): DeploymentSpec {
  return {
    replicas: number(deployment, 'replicas', DEFAULTS.replicas),
    template: text(deployment, 'template'),
    strategy: deploymentStrategyOf(deployment['strategy']),
    paused: truth(deployment, 'paused'),
    minReadySeconds: DEFAULTS.minReadySeconds,
    progressDeadlineSeconds: DEFAULTS.progressDeadlineSeconds,
    revisionHistoryLimit: number(deployment, 'revisionHistoryLimit', DEFAULTS.revisionHistoryLimit),
    generation: 1,
  };
}

/** Every round and step, the limits and the end must agree. */
export function checkDeploymentRounds(vector: JsonObject): Mismatch {
  const deployment = object(vector, 'deployment');
  const outcomes = object(vector, 'outcomes');
  const run = deploymentRounds({
    spec: specOf(deployment),
    initial: objects(vector, 'initial').map((set) => ({
      template: text(set, 'template'),
      size: number(set, 'replicas'),
      unavailable: number(set, 'unavailable'),
    })),
    events: eventsOf(deployment, objects(vector, 'events')),
    outcome: ({ template, number: nth }) => outcomeAt(outcomes, template, String(nth)),
    mostPlaced: null,
  });
  const expected = {
    limits: vector['limits'] ?? null,
    rounds: vector['rounds'] ?? null,
    final: vector['final'] ?? null,
  };
  return exactly(expected, written(run, objects(vector, 'events')));
}

/** maxSurge and maxUnavailable of an event change the strategy as it stands then. */
function eventsOf(deployment: JsonObject, events: readonly JsonObject[]): DeploymentEvent[] {
  let strategy = object(deployment, 'strategy');
  const inOrder = [...events].sort((a, b) => number(a, 'round') - number(b, 'round'));
  return inOrder.map((event) => {
    const { maxSurge, maxUnavailable, ...set } = object(event, 'set');
    const update = {
      ...object(strategy, 'rollingUpdate'),
      ...(maxSurge === undefined ? {} : { maxSurge }),
      ...(maxUnavailable === undefined ? {} : { maxUnavailable }),
    };
    if (maxSurge !== undefined || maxUnavailable !== undefined)
      strategy = { ...strategy, rollingUpdate: update };
    return {
      round: number(event, 'round'),
      set: { ...(set as DeploymentEvent['set']), strategy: deploymentStrategyOf(strategy) },
    };
  });
}

/** A run in the words of the vectors. */
function written(run: DeploymentRounds, events: readonly JsonObject[]): ReturnType<typeof plain> {
  return plain({
    limits: run.limits,
    rounds: run.rounds.map(({ round, steps, after, limits }) => ({
      round,
      steps: steps.map(stepView),
      after,
      ...editView(limits, events.filter((event) => event['round'] === round).length),
    })),
    final: {
      outcome: run.outcome,
      minAvailableSeen: run.lowestAvailable,
      maxTotalSeen: run.highestTotal,
      state: run.end,
    },
  });
}

/** The limits are given again in rounds with events. */
function editView(limits: Limits, events: number): object {
  return events > 0 ? { limits, events } : {};
}

function stepView({ by, scale, deletedReplicaSets, ...counts }: DeploymentStep): object {
  return {
    by,
    old: counts.old,
    new: counts.new,
    total: counts.total,
    available: counts.available,
    scale: scale.map(({ created, ...change }) => (created ? { ...change, created } : change)),
    ...(deletedReplicaSets.length > 0 ? { deletedReplicaSets } : {}),
  };
}

/** The sizes after one scaling sync; every pod is available, and the annotations are those of the size before. */
export function checkProportionalScale(vector: JsonObject): Mismatch {
  const before = specOf({ ...vector, replicas: number(vector, 'replicasBefore') });
  const sets = objects(vector, 'replicaSets').map((set, i): ReplicaSet => {
    const size = number(set, 'replicas');
    const template = text(set, 'template');
    return annotated(before, {
      name: `${template}#${i + 1}`,
      template,
      order: i + 1,
      revision: i + 1,
      size,
      pods: size,
      ready: size,
      available: size,
      terminating: 0,
      desiredAnnotation: null,
      maxAnnotation: null,
    });
  });
  const spec = { ...before, replicas: number(vector, 'replicasAfter') };
  const status = { ...NO_STATUS, replicas: sumOf(sets, 'pods') };
  const scaled = scaleSync({ spec, replicaSets: sets, status }, newAndOld(spec, sets));
  const sizes = scaled
    .sort((a, b) => a.order - b.order)
    .map(({ template, size }) => ({ template, replicas: size }));
  return exactly(vector['expect'] ?? null, plain(sizes));
}
