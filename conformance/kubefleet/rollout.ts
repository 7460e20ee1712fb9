import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import {
  type Ceilings,
  resolveCeilings,
  roomFor,
} from '../../src/systems/kubefleet/controller/rolling-update.js';
import { numberIn } from '../../src/manifest/fields.js';
import { readPolicy, targetNumber } from '../../src/systems/kubefleet/objects/policy.js';
import { pickedOf } from '../../src/systems/kubefleet/controller/bindings.js';
import { type ClusterOutcome, type Reconcile, rollOut, type Standing } from './roll-out.js';
import { differs, type Mismatch } from '../family.js';
import { objectOf } from '../read.js';
import { bindingsOf, rollingUpdateOf } from './read.js';

export function ceilings(vector: JsonObject): Mismatch {
  const resolved = resolveCeilings(rollingUpdateOf(vector['strategy']), numberIn(vector, 'target') ?? 0);
  const room = roomFor(resolved, {
    ready: numberIn(vector, 'ready') ?? 0,
    readyBeingDeleted: numberIn(vector, 'canBeUnavailable') ?? 0,
    canBeReady: numberIn(vector, 'canBeReady') ?? 0,
  });
  return differs(vector['expect'] ?? null, { ...limitsOf(resolved), ...room });
}

export function rolloutRounds(vector: JsonObject): Mismatch {
  const policy = readPolicy(vector['policy']);
  const rolling = rollingUpdateOf(vector['strategy']);
  const bindings = bindingsOf(vector);
  const outcomes = new Map(
    Object.entries(objectOf(vector['outcomes'])).map(([name, text]) => [name, outcomeOf(text)]),
  );
  const rollout = rollOut(policy, rolling, bindings, outcomes);
  const resolved = resolveCeilings(rolling, targetNumber(policy, pickedOf(bindings).length));
  const isStuck = rollout.outcome === 'stuck';
  const actual: JsonObject = {
    resolved: {
      target: resolved.target,
      ...limitsOf(resolved),
      unavailablePeriodSeconds: rolling.unavailablePeriodSeconds,
    },
    rounds: rollout.rounds.map((round, index) => ({
      round: index + 1,
      steps: round.steps.map(stepOf),
      after: standingOf(round.after),
    })),
    final: {
      outcome: rollout.outcome,
      rounds: rollout.rounds.length,
      ...standingOf(rollout.final),
      blocked: [...rollout.last.blocked],
      ...(isStuck ? { notRemoved: [...rollout.last.kept], blockedByBudget: budgetOf(rollout.last) } : {}),
    },
  };
  return differs(
    {
      resolved: vector['resolved'] ?? null,
      rounds: vector['rounds'] ?? null,
      final: vector['final'] ?? null,
    },
    actual,
  );
}

function outcomeOf(text: Json): ClusterOutcome {
  if (text === 'never' || text === 'applyFails' || text === 'untracked' || text === 'deletionHangs')
    return text;
  throw new Error(`unknown outcome ${JSON.stringify(text)}`);
}

function limitsOf(resolved: Ceilings): JsonObject {
  return {
    maxUnavailable: resolved.maxUnavailable,
    maxSurge: resolved.maxSurge,
    minAvailable: resolved.minAvailable,
    maxReady: resolved.maxReady,
  };
}

function stepOf(step: Reconcile): JsonObject {
  return {
    bind: [...step.bind],
    update: [...step.update],
    remove: [...step.remove],
    blocked: [...step.blocked],
    requeueAfterSeconds: Math.round(step.requeueAfterMs / 1000),
    ...(step.hasCandidates ? { budget: budgetOf(step) } : {}),
  };
}

function budgetOf(step: Reconcile): JsonObject {
  return {
    target: step.ceilings.target,
    ready: step.counts.ready,
    canBeUnavailable: step.counts.readyBeingDeleted,
    canBeReady: step.counts.canBeReady,
    maxToRemove: step.room.maxToRemove,
    maxToAdd: step.room.maxToAdd,
  };
}

function standingOf(standing: Standing): JsonObject {
  return { placed: [...standing.placed], ready: [...standing.ready], notReady: [...standing.notReady] };
}
