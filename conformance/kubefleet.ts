import { entryOf, labelsIn, objectIn } from '../src/manifest/fields.js';
import { byName } from '../src/manifest/lookup.js';
import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';
import { admit } from '../src/systems/kubefleet/admission/admit.js';
import type { ResourceScope } from '../src/systems/kubefleet/admission/resource-scope.js';
import type { Layer, Rejection } from '../src/systems/kubefleet/admission/webhook.js';
import { SchedulingError } from '../src/systems/kubefleet/controller/affinity.js';
import { availabilityOf } from '../src/systems/kubefleet/controller/availability.js';
import { type Binding, type Health, pickedOf } from '../src/systems/kubefleet/controller/bindings.js';
import { availablePlacements, evict } from '../src/systems/kubefleet/controller/eviction.js';
import {
  resolveCeilings,
  roomFor,
  type RollingUpdate,
} from '../src/systems/kubefleet/controller/rolling-update.js';
import { schedule } from '../src/systems/kubefleet/controller/scheduler.js';
import { initializeRun, readStages } from '../src/systems/kubefleet/controller/stages.js';
import { type Pass, startRun } from '../src/systems/kubefleet/controller/update-run.js';
import { type MemberCluster, readMemberCluster } from '../src/systems/kubefleet/objects/clusters.js';
import { readPlacement } from '../src/systems/kubefleet/objects/placement.js';
import { intOrText, readPolicy, targetNumber } from '../src/systems/kubefleet/objects/policy.js';
import { differs, type Families, type Mismatch } from './family.js';
import { type ClusterOutcome, rollOut, type Step } from './kubefleet/roll-out.js';
import { playRun, type RunOutcome } from './kubefleet/update-run-passes.js';
import WORDS from './kubefleet/words.json' with { type: 'json' };
import { fields, number, object, objects, plain, text, texts, truth } from './read.js';

export const families: Families = {
  /** kind + object -> whether it counts as available, and by what. */
  availability: (vector) =>
    expected(vector, plain(availabilityOf(text(vector, 'resource'), object(vector, 'object')))),
  ceilings,
  eviction,
  'rollout-rounds': rolloutRounds,
  'staged-update-run': stagedUpdateRun,
  targets,
  validation,
};

function expected(vector: JsonObject, actual: Json): Mismatch {
  return differs(vector['expect'] ?? null, actual);
}

/** strategy + counts -> its ceilings, and how many may go and come. */
function ceilings(vector: JsonObject): Mismatch {
  const resolved = resolveCeilings(rollingUpdateOf(vector), number(vector, 'target'));
  const room = roomFor(resolved, {
    ready: number(vector, 'ready'),
    readyBeingDeleted: number(vector, 'canBeUnavailable'),
    canBeReady: number(vector, 'canBeReady'),
  });
  const { target: _target, ...limits } = resolved;
  return expected(vector, { ...limits, ...room });
}

/** bindings + budget + cluster -> whether it is evicted, and of how many. */
function eviction(vector: JsonObject): Mismatch {
  const bindings = objects(vector, 'bindings').map(bindingOf);
  const { maxUnavailable, minAvailable } = object(vector, 'budget');
  const verdict = evict(
    { policy: readPolicy(vector['policy']), deleting: false, bindings },
    text(vector, 'evict'),
    isObject(vector['budget'])
      ? { maxUnavailable: intOrText(maxUnavailable), minAvailable: intOrText(minAvailable) }
      : null,
  );
  return expected(vector, { ...verdict, available: availablePlacements(bindings), total: bindings.length });
}

/** strategy + bindings + what becomes of each cluster -> every round of the rollout, and how it ends. */
function rolloutRounds(vector: JsonObject): Mismatch {
  const [policy, rolling] = [readPolicy(vector['policy']), rollingUpdateOf(vector)];
  const bindings = objects(vector, 'bindings').map(bindingOf);
  const { rounds, last, final, outcome } = rollOut({ policy, rolling, bindings }, outcomesOf(vector));
  const { unavailablePeriodSeconds } = rolling;
  const resolved = resolveCeilings(rolling, targetNumber(policy, pickedOf(bindings).length));
  const { blocked, kept: notRemoved } = last;
  const left = outcome === 'stuck' ? { notRemoved, blockedByBudget: budgetOf(last) } : {};
  const shown = (step: Step) => ({
    ...{ bind: step.bind, update: step.update, remove: step.remove, blocked: step.blocked },
    requeueAfterSeconds: Math.round(step.requeueAfterMs / 1000),
    ...(step.hasCandidates ? { budget: budgetOf(step) } : {}),
  });
  return differs(
    plain({ resolved: vector['resolved'], rounds: vector['rounds'], final: vector['final'] }),
    plain({
      resolved: { ...resolved, unavailablePeriodSeconds },
      rounds: rounds.map(({ steps, after }, i) => ({ round: i + 1, after, steps: steps.map(shown) })),
      final: { outcome, rounds: rounds.length, ...final, blocked, ...left },
    }),
  );
}

function budgetOf({ ceilings: { target }, counts, room }: Step): JsonObject {
  const { ready, readyBeingDeleted, canBeReady } = counts;
  return { target, ready, canBeUnavailable: readyBeingDeleted, canBeReady, ...room };
}

/** stages + clusters + what becomes of each -> every pass of the run, and how it ends. */
function stagedUpdateRun(vector: JsonObject): Mismatch {
  const clusters = objects(vector, 'clusters').map((cluster) => ({
    ...{ name: text(cluster, 'name'), labels: labelsIn(cluster, 'labels') },
  }));
  const configs = readStages(objectIn(vector, 'strategy') ?? undefined);
  const { stages, faults, uncovered } = initializeRun(configs, clusters, texts(vector, 'scheduled'));
  const [fault] = faults;
  if (fault) {
    const { error } = fault;
    return expected(vector, { error, ...(error === 'clusterInNoStage' ? { missing: uncovered } : {}) });
  }
  // The approval requests of the vectors are named after a run of this name.
  const run = startRun('run', stages, texts(vector, 'toDelete'));
  const { passes, outcome, unfinished } = playRun(run, outcomesOf(vector), truth(vector, 'approve'));
  return expected(
    vector,
    plain({
      stages: stages.map(({ config, ...stage }) => ({ name: config.name, ...stage })),
      deletionStage: run.deletionStage,
      rounds: passes.map(passOf),
      final: { outcome, unfinished },
    }),
  );
}

function passOf(pass: Pass) {
  const { stage, waitingFor, approvalRequest, timedWaitMs, stageDone, skipped } = pass;
  return {
    stage,
    // The vectors give these two as sets, by name; the order within a stage is that of `stages`.
    started: [...pass.started].sort(byName),
    finished: [...pass.finished].sort(byName),
    ...(waitingFor === null ? {} : { waitingFor }),
    ...(approvalRequest === null ? {} : { approvalRequest }),
    ...(timedWaitMs === null ? {} : { timedWaitSeconds: timedWaitMs / 1000 }),
    ...(stageDone ? { stageDone } : {}),
    ...(skipped ? { skipped } : {}),
    ...(pass.failed.length > 0 ? { error: 'clusterFailed' } : {}),
  };
}

/** policy + clusters + what is placed -> the clusters that it picks, in which order. */
function targets(vector: JsonObject): Mismatch {
  const policy = readPolicy(vector['policy']);
  const existing = objects(vector, 'existing').map((placement) => {
    const state = stateOf(placement);
    return {
      ...{ cluster: text(placement, 'cluster'), state, score: { spread: 0, affinity: 0 } },
      policy: text(placement, 'policy') === 'current' ? ('current' as const) : ('previous' as const),
      stateBefore: state === 'Scheduled' ? ('Scheduled' as const) : ('Bound' as const),
    };
  });
  const scheduled = schedule(policy, objects(vector, 'clusters').map(clusterOf), existing);
  if (scheduled instanceof SchedulingError) return expected(vector, { error: 'schedulingError' });
  const { placements, fullyScheduled, pickOrder } = scheduled;
  const names = (isGone: boolean) =>
    placements
      .flatMap(({ cluster, state }) => ((state === 'Unscheduled') === isGone ? [cluster] : []))
      .sort(byName);
  return differs(
    { unscheduled: [], ...object(vector, 'expect') },
    {
      ...{ picked: names(false), unscheduled: names(true) },
      target: targetNumber(policy, pickedOf(placements).length),
      ...{ fullyScheduled, pickOrder: [...pickOrder] },
    },
  );
}

const INELIGIBLE = WORDS.ineligible as Readonly<Record<string, MemberCluster['ineligible']>>;
/** The only kinds that the hub of the vectors knows. */
const SCOPES = WORDS.scopes as Readonly<Record<string, ResourceScope>>;
/** Names that the vectors give to rules of the definitions, by message. */
const RULES: Readonly<Record<string, string>> = WORDS.rules;
/** A health that the vectors name otherwise. */
const HEALTHS = WORDS.healths as Readonly<Record<string, Health>>;

function clusterOf(cluster: JsonObject): MemberCluster {
  const state = text(cluster, 'state', 'joined');
  const [metadata, spec, status] = [['name', 'labels'], ['taints'], ['resourceUsage', 'namespaces']].map(
    (keys) => fields(cluster, ...keys),
  );
  return {
    ...readMemberCluster({ metadata: metadata ?? null, spec: spec ?? null, status: status ?? null }, 0),
    properties: labelsIn(cluster, 'properties'),
    ...{ leaving: state === 'leaving', ineligible: INELIGIBLE[state] ?? null },
  };
}

/** object -> what the schema, its rules and the webhook make of it. */
function validation(vector: JsonObject): Mismatch {
  const { rejections, hasWebhook } = admit(text(vector, 'kind'), object(vector, 'object'), {
    scopeOf: (group, kind, version) => SCOPES[`${group}/${version}/${kind}`] ?? 'unknown',
    placement: objectIn(vector, 'placement'),
  });
  // Each name once, sorted: the vectors promise no order.
  const namesOf = (layer: Layer, name: (of: Rejection) => string) =>
    [...new Set(rejections.filter((rejection) => rejection.layer === layer).map(name))].sort();
  const refused = namesOf('webhook', ({ rule }) => rule);
  const expected = object(vector, 'expect');
  const lists = ['schema', 'cel', 'webhookReasons'].map((key) => [key, texts(expected, key).sort()] as const);
  return differs(
    { ...expected, ...Object.fromEntries(lists) },
    {
      schema: namesOf('schema', ({ path, rule }) => `${path.join('.')}:${rule}`),
      cel: namesOf('cel', ({ message }) => RULES[message] ?? message),
      webhook: hasWebhook ? (refused.length > 0 ? 'reject' : 'accept') : 'none',
      webhookReasons: refused,
      admitted: rejections.length === 0,
    },
  );
}

/** As the shipped code reads it, defaults included. */
function rollingUpdateOf(vector: JsonObject): RollingUpdate {
  return readPlacement({ spec: { strategy: object(vector, 'strategy') } }).rolling;
}

function bindingOf(binding: JsonObject): Binding {
  const [state, health] = [stateOf(binding), text(binding, 'health')];
  return {
    ...{ cluster: text(binding, 'cluster'), state, stale: !truth(binding, 'upToDate') },
    ...{ health: entryOf(HEALTHS, health) ?? (health as Health), availableSince: null },
    ...{ deleting: truth(binding, 'deleting'), stateBefore: state === 'Scheduled' ? state : 'Bound' },
  };
}

function stateOf(of: JsonObject): Binding['state'] {
  return text(of, 'state') as Binding['state'];
}

function outcomesOf<O extends ClusterOutcome | RunOutcome>(vector: JsonObject): ReadonlyMap<string, O> {
  const of = object(vector, 'outcomes');
  return new Map(Object.keys(of).map((name) => [name, text(of, name) as O]));
}
