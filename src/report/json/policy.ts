import { toPlain } from '../../text/render.js';
import { startsNothing, startsOf } from '../../plan/outcome-of.js';
import type { PlannedPolicy, PolicyDiff } from '../../plan/model.js';
import {
  type ChangeEffect,
  type DrainLimit,
  factOf,
  factsOf,
  type RecordedState,
} from '../../systems/system.js';
import { instantOrNull } from '../words.js';
import { groupJson, refJson } from './group.js';
import { fieldsOf, placeJson } from './fields.js';

/**
 * One policy, base beside head, as the contract writes it, then what fleetplan adds.
 *
 * @param inCluster the snapshot holds the object
 */
export function policyJson(diff: PolicyDiff, inCluster: boolean): object {
  const drains = factOf(diff.head, 'drain-limit');
  const recorded = diff.head ? factsOf(diff.head, 'recorded-state') : [];
  return {
    system: diff.ref.system,
    apiVersion: diff.apiVersion,
    ...fieldsOf(diff.ref, 'kind', 'namespace', 'name'),
    ...fieldsOf(diff.place, 'file', 'line'),
    change: diff.change,
    base: diff.base && effectJson(diff.base),
    head: diff.head && effectJson(diff.head),
    changeEffect: changeJson(diff.head?.change ?? null),
    starts: diff.head !== null && !startsNothing(diff.head),
    notes: (diff.head?.notes ?? []).map((note) => toPlain(note)),
    sameEffect: diff.sameEffect,
    moved: diff.moved.map((one) => fieldsOf(one, 'target', 'from', 'to')),
    touchedThrough: diff.touchedThrough.map(refJson),
    inCluster: inCluster || undefined,
    drains: drains && drainsJson(drains),
    // What decided, where it decides otherwise, and which rules were left.
    byDefinition: factOf(diff.head, 'by-definition'),
    recorded: recorded.length > 0 ? recorded.map(recordedJson) : undefined,
  };
}

function effectJson(policy: PlannedPolicy): object {
  const { effect } = policy;
  return {
    groups: effect.groups.map(groupJson),
    ...fieldsOf(effect, 'peakAtOnce', 'worstLoss', 'outcome'),
    starts: startsOf(policy),
    finish: instantOrNull(effect.finish),
    start: instantOrNull(effect.start),
    stops: effect.stops,
  };
}

/** Where one target stands by what the cluster records. */
function recordedJson({ of, target, state, since, until, held }: RecordedState): object {
  return {
    of,
    target,
    state,
    since: instantOrNull(since),
    until: instantOrNull(until),
    held: held && toPlain(held),
  };
}

/** What a disruption budget allows, and which evictions it refuses. */
function drainsJson(drains: DrainLimit): object {
  return {
    ...fieldsOf(
      drains,
      'expectedPods',
      'desiredHealthy',
      'currentHealthy',
      'disruptionsAllowed',
      'pods',
      'nodes',
    ),
    held: drains.held.map((one) => fieldsOf(one, 'cause', 'pods', 'nodes', 'forGood', 'says', 'fix')),
  };
}

/** What merging does to the policy's targets; its place as in findings. */
function changeJson(change: ChangeEffect | null): object | null {
  return (
    change && {
      kind: change.kind,
      says: toPlain(change.says),
      ...fieldsOf(change, 'batched', 'targetsAtOnce'),
      ...placeJson(change.place),
    }
  );
}
