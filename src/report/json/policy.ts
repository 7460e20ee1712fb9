import { formatInstant } from '../../manifest/instant-text.js';
import { startsNothing } from '../../plan/compare.js';
import type { Distribution, Effect, PlannedPolicy, PolicyDiff } from '../../plan/model.js';
import {
  type ChangeEffect,
  type DrainLimit,
  factOf,
  factsOf,
  type RecordedState,
} from '../../systems/system.js';
import { instantOrNull } from '../instants.js';
import { groupJson, refJson } from './group.js';

/**
 * One policy, base beside head, as the contract writes it, then what fleetplan adds.
 *
 * @param inCluster the snapshot holds the object
 */
export function policyJson(diff: PolicyDiff, inCluster: boolean): object {
  const drains = factOf(diff.head, 'drain-limit');
  // As the fact is: what decided, where it decides otherwise, and which rules were left.
  const byDefinition = factOf(diff.head, 'by-definition');
  const recorded = diff.head ? factsOf(diff.head, 'recorded-state') : [];
  return {
    system: diff.ref.system,
    apiVersion: diff.apiVersion,
    kind: diff.ref.kind,
    namespace: diff.ref.namespace,
    name: diff.ref.name,
    file: diff.place.file,
    line: diff.place.line,
    change: diff.change,
    base: sideJson(diff.base),
    head: sideJson(diff.head),
    changeEffect: changeJson(diff.head?.change ?? null),
    starts: diff.head !== null && !startsNothing(diff.head),
    notes: diff.head?.notes ?? [],
    sameEffect: diff.sameEffect,
    moved: diff.moved.map(({ target, from, to }) => ({ target, from, to })),
    touchedThrough: diff.touchedThrough.map(refJson),
    ...(inCluster ? { inCluster } : {}),
    ...(drains ? { drains: drainsJson(drains) } : {}),
    ...(byDefinition ? { byDefinition } : {}),
    ...(recorded.length > 0 ? { recorded: recorded.map(recordedJson) } : {}),
  };
}

function sideJson(policy: PlannedPolicy | null): object | null {
  return policy && effectJson(policy.effect);
}

function effectJson(effect: Effect): object {
  return {
    groups: effect.groups.map(groupJson),
    peakAtOnce: effect.peakAtOnce,
    worstLoss: effect.worstLoss,
    outcome: effect.outcome,
    finish: instantOrNull(effect.finish),
    start: instantOrNull(effect.start),
    stops: effect.stops,
    flaky: effect.flaky && flakyJson(effect.flaky),
  };
}

/** Where one target stands by what the cluster records. */
function recordedJson({ of, target, state, since, until, held }: RecordedState): object {
  return { of, target, state, since: instantOrNull(since), until: instantOrNull(until), held };
}

/** What a disruption budget allows, and which evictions it refuses. */
function drainsJson(drains: DrainLimit): object {
  return {
    expectedPods: drains.expectedPods,
    desiredHealthy: drains.desiredHealthy,
    currentHealthy: drains.currentHealthy,
    disruptionsAllowed: drains.disruptionsAllowed,
    pods: drains.pods,
    nodes: drains.nodes,
    held: drains.held.map(({ cause, pods, nodes, forGood, says, fix }) => ({
      cause,
      pods,
      nodes,
      forGood,
      says,
      fix,
    })),
  };
}

function flakyJson(flaky: Distribution): object {
  return {
    runs: flaky.runs,
    failProbability: flaky.failProbability,
    peakAtOnce: flaky.peakAtOnce,
    loss: flaky.loss,
    completed: flaky.completed,
    finish: flaky.finish && flaky.finish.map(formatInstant),
    frequencies: {
      peakAtOnce: flaky.frequencies.peakAtOnce,
      loss: flaky.frequencies.loss,
      finish: flaky.frequencies.finish.map(([instant, runs]) => [formatInstant(instant), runs]),
    },
  };
}

/** What merging does to the policy's targets; its place as in findings. */
function changeJson(change: ChangeEffect | null): object | null {
  return (
    change && {
      kind: change.kind,
      says: change.says,
      batched: change.batched,
      targetsAtOnce: change.targetsAtOnce,
      file: change.place?.file ?? null,
      line: change.place?.line ?? null,
      column: change.place?.column ?? null,
    }
  );
}
