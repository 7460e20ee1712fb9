import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import {
  type DeploymentSpec,
  type DeploymentState,
  limitsOf,
  newAndOld,
  type ReplicaSet,
  sumOf,
  syncDeployment,
} from '../../src/systems/kubernetes/controller/deployment.js';
import { deploymentSpecOf } from '../../src/systems/kubernetes/objects/spec.js';
import { DeploymentSimulation, initialSets } from '../../src/systems/kubernetes/rollout/deployment.js';
import { exactly, type Mismatch } from '../family.js';
import { number, object, objects, plain, text } from '../read.js';
import { playRounds } from './rounds.js';

/** Every round and step, the limits and the end must agree. */
export function checkDeploymentRounds(vector: JsonObject): Mismatch {
  const { limits = null, rounds = null, final = null } = vector;
  return exactly({ limits, rounds, final }, rolled(vector));
}

function specOf(spec: JsonObject): DeploymentSpec {
  return deploymentSpecOf({ object: { spec } }, text(spec, 'template'));
}

/** A run in the words of the vectors. */
function rolled(vector: JsonObject): Json {
  const written = object(vector, 'deployment');
  const spec = specOf(written);
  const initial = objects(vector, 'initial').map((set) => {
    const size = number(set, 'replicas');
    return { template: text(set, 'template'), size, available: size - number(set, 'unavailable') };
  });
  const { replicaSets, pods: initialPods } = initialSets(spec, initial, spec.replicas);
  const setting = { targets: [], mostPlaced: null, before: 0 };
  const pods = new DeploymentSimulation({ spec, replicaSets }, initialPods, setting);
  let before = pods.state.replicaSets;
  const rounds = playRounds({
    vector,
    written,
    strategyField: 'strategy',
    specOf,
    pods,
    mostRounds: Infinity,
    stepOf: ({ by }) => {
      const step = stepOf(by, before, pods.state);
      before = pods.state.replicaSets;
      return step;
    },
    view: () => ({ after: detailsOf(pods.state), limits: limitsOf(pods.spec) }),
  });
  const { code } = pods.halt();
  return plain({
    limits: limitsOf(spec),
    rounds: rounds.map((round) => {
      const { events = [], limits, ...rest } = round as { events?: object[]; limits?: object };
      return events.length > 0 ? { ...rest, limits, events: events.length } : rest;
    }),
    final: {
      outcome: code === 'complete' || code === 'paused' ? code : 'stuck',
      minAvailableSeen: pods.seen.lowestAvailable,
      maxTotalSeen: pods.seen.highestTotal,
      state: detailsOf(pods.state),
    },
  });
}

/** Null when no size changed and no ReplicaSet came or went. */
function stepOf(by: string, before: readonly ReplicaSet[], after: DeploymentState): object | null {
  const old = new Map(before.map((set) => [set.name, set]));
  const kept = new Set(after.replicaSets.map((set) => set.name));
  const scale = after.replicaSets.flatMap(({ name, template, size }) => {
    const from = old.get(name);
    if (from?.size === size) return [];
    return { template, from: from?.size ?? 0, to: size, ...(from ? {} : { created: true }) };
  });
  const gone = before.filter((set) => !kept.has(set.name)).map((set) => set.template);
  if (scale.length + gone.length === 0) return null;
  return { by, ...countsOf(after), scale, ...(gone.length > 0 ? { deletedReplicaSets: gone } : {}) };
}

/** Pods by size of ReplicaSets. */
function countsOf({
  spec,
  replicaSets,
}: DeploymentState): Record<'old' | 'new' | 'total' | 'available', number> {
  const total = sumOf(replicaSets, 'size');
  const fresh = newAndOld(spec, replicaSets).newSet?.size ?? 0;
  return { old: total - fresh, new: fresh, total, available: sumOf(replicaSets, 'available') };
}

function detailsOf(state: DeploymentState): object {
  const rs = state.replicaSets.map(({ template, size, available }) => {
    return { template, replicas: size, available };
  });
  const counts = countsOf(state);
  return { ...counts, unavailable: counts.total - counts.available, rs };
}

/** The sizes after one scaling sync, which a paused Deployment has too; every pod is available, and the annotations are those of the size before. */
export function checkProportionalScale(vector: JsonObject): Mismatch {
  const before = specOf({ ...vector, replicas: vector['replicasBefore'] ?? null });
  const sets = objects(vector, 'replicaSets').map((set) => {
    const size = number(set, 'replicas');
    return { template: text(set, 'template'), size, available: size };
  });
  const replicaSets = initialSets(before, sets, before.replicas).replicaSets.map((set): ReplicaSet => {
    return { ...set, pods: set.size, available: set.size };
  });
  const spec = { ...before, replicas: number(vector, 'replicasAfter'), paused: true };
  const after = syncDeployment({ spec, replicaSets }).replicaSets;
  const sizes = after.map(({ template, size }) => ({ template, replicas: size }));
  return exactly(vector['expect'] ?? null, plain(sizes));
}
