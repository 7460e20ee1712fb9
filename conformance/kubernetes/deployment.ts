import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { DEFAULTS, deploymentStrategyOf } from '../../src/systems/kubernetes/admission/defaults.js';
import { countsOf } from '../../src/systems/kubernetes/controller/deployment/status.js';
import { newAndOld } from '../../src/systems/kubernetes/controller/deployment/new-and-old.js';
import { scaleSync } from '../../src/systems/kubernetes/controller/deployment/proportional.js';
import {
  type DeploymentSpec,
  type DeploymentState,
  limitsOf,
  NO_STATUS,
  type ReplicaSet,
} from '../../src/systems/kubernetes/controller/deployment/state.js';
import { DeploymentSimulation, initialSets } from '../../src/systems/kubernetes/rollout/deployment.js';
import { exactly, type Mismatch } from '../family.js';
import { number, object, objects, plain, text, truth } from '../read.js';
import { outcomeAt } from './read.js';
import { editedStrategy, playRounds } from './rounds.js';

/** Every round and step, the limits and the end must agree. */
export function checkDeploymentRounds(vector: JsonObject): Mismatch {
  const { limits = null, rounds = null, final = null } = vector;
  return exactly({ limits, rounds, final }, rolled(vector));
}

/** A run in the words of the vectors. */
function rolled(vector: JsonObject): Json {
  const deployment = object(vector, 'deployment');
  const outcomes = object(vector, 'outcomes');
  const events = objects(vector, 'events');
  const spec = specOf(deployment);
  const initial = objects(vector, 'initial').map((set) => ({
    template: text(set, 'template'),
    size: number(set, 'replicas'),
    available: number(set, 'replicas') - number(set, 'unavailable'),
  }));
  const { replicaSets, pods: initialPods } = initialSets(spec, initial);
  const pods = new DeploymentSimulation({ spec, replicaSets, status: NO_STATUS }, initialPods, {
    targets: null,
    mostPlaced: null,
    before: 0,
  });
  let strategy = object(deployment, 'strategy');
  let before = pods.state;
  let steps: object[] = [];
  const rounds: object[] = [];
  playRounds({
    pods,
    events,
    outcome: ({ template, slot }) => outcomeAt(outcomes, template, String(slot)),
    mostRounds: Infinity,
    apply: ({ set }) => {
      strategy = editedStrategy(strategy, (set ?? {}) as JsonObject);
      const { maxSurge: _surge, maxUnavailable: _unavailable, ...edit } = set as JsonObject;
      const edited = { ...pods.state.spec, ...(edit as Partial<DeploymentSpec>) };
      const { generation } = pods.state.spec;
      pods.state = {
        ...pods.state,
        spec: {
          ...edited,
          generation: generation + 1,
          strategy: deploymentStrategyOf(edit['strategy'] ?? strategy),
        },
      };
      before = pods.state;
    },
    onSync: ({ by }) => {
      const step = stepOf(by, before, pods.state);
      before = pods.state;
      if (step) steps.push(step);
      if (step) pods.see();
      return step !== null;
    },
    onRound: (round) => {
      const edits = events.filter((event) => event['round'] === round).length;
      const limits = limitsOf(pods.state.spec);
      const after = detailsOf(pods.state);
      rounds.push({ round, steps, after, ...(edits > 0 ? { limits, events: edits } : {}) });
      steps = [];
      before = pods.state;
    },
  });
  const { code } = pods.halt();
  return plain({
    limits: limitsOf(spec),
    rounds,
    final: {
      outcome: code === 'complete' || code === 'paused' ? code : 'stuck',
      minAvailableSeen: pods.seen.lowestAvailable,
      maxTotalSeen: pods.seen.highestTotal,
      state: detailsOf(pods.state),
    },
  });
}

/** Null when no size changed and no ReplicaSet came or went. */
function stepOf(by: string, before: DeploymentState, after: DeploymentState): object | null {
  const old = new Map(before.replicaSets.map((set) => [set.name, set]));
  const kept = new Set(after.replicaSets.map((set) => set.name));
  const scale = after.replicaSets.flatMap(({ name, template, size }) => {
    const from = old.get(name);
    if (from?.size === size) return [];
    return { template, from: from?.size ?? 0, to: size, ...(from ? {} : { created: true }) };
  });
  const gone = before.replicaSets.filter((set) => !kept.has(set.name)).map((set) => set.template);
  if (scale.length + gone.length === 0) return null;
  const { old: oldPods, new: newPods, total, available } = countsOf(after);
  return {
    by,
    old: oldPods,
    new: newPods,
    total,
    available,
    scale,
    ...(gone.length > 0 ? { deletedReplicaSets: gone } : {}),
  };
}

function detailsOf(state: DeploymentState): object {
  const rs = state.replicaSets.map(({ template, size, available }) => ({
    template,
    replicas: size,
    available,
  }));
  return { ...countsOf(state), rs };
}

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

/** The sizes after one scaling sync; every pod is available, and the annotations are those of the size before. */
export function checkProportionalScale(vector: JsonObject): Mismatch {
  const before = specOf({ ...vector, replicas: number(vector, 'replicasBefore') });
  const sets = objects(vector, 'replicaSets').map((set) => {
    const size = number(set, 'replicas');
    return { template: text(set, 'template'), size, available: size };
  });
  const replicaSets = initialSets(before, sets).replicaSets.map((set): ReplicaSet => ({
    ...set,
    pods: set.size,
    ready: set.size,
    available: set.size,
  }));
  const spec = { ...before, replicas: number(vector, 'replicasAfter') };
  const replicas = replicaSets.reduce((sum, { pods }) => sum + pods, 0);
  const state = { spec, replicaSets, status: { ...NO_STATUS, replicas } };
  const sizes = scaleSync(state, newAndOld(spec, replicaSets))
    .sort((a, b) => a.order - b.order)
    .map(({ template, size }) => ({ template, replicas: size }));
  return exactly(vector['expect'] ?? null, plain(sizes));
}
