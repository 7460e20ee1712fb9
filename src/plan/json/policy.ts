import { remembered } from '../../manifest/lookup.js';
import type { PlannedGroup, PlannedPolicy, PolicyDiff } from '../model.js';
import { startsNothing, startsOf } from '../outcome-of.js';
import { fixText, type PolicyRef } from '../../systems/system.js';
import { toPlain } from '../../text/render.js';
import { sha256 } from '../canonical.js';
import { placeJson, written } from './written.js';

/** The reference to an object, its keys in the documented order. */
export function refJson(ref: PolicyRef): object {
  return written(ref, 'system', 'kind', 'namespace', 'name');
}

/**
 * One policy, base beside head, as the contract writes it, then what fleetplan adds. What means nothing for it is undefined, and absent in
 * the text.
 *
 * @param inCluster the snapshot holds the object
 */
export function policyJson(diff: PolicyDiff, inCluster: boolean): object {
  const { base, head, ref } = diff;
  const drains = head?.drainLimit;
  const recorded = head ? (head.recordedStates ?? []) : [];
  const change = head?.change;
  return {
    system: ref.system,
    apiVersion: diff.apiVersion,
    ...written(ref, 'kind', 'namespace', 'name'),
    ...written(diff.place, 'file', 'line'),
    change: diff.change,
    base: base && effectJson(base),
    head: head && effectJson(head),
    changeEffect: change
      ? { ...written(change, 'kind', 'says', 'batched', 'targetsAtOnce'), ...placeJson(change.place) }
      : null,
    starts: head !== null && !startsNothing(head),
    notes: (head?.notes ?? []).map(toPlain),
    sameEffect: diff.sameEffect,
    // Groups, no instants.
    moved: diff.moved.map(({ target, from, to }) => ({ target, from, to })),
    touchedThrough: diff.touchedThrough.map(refJson),
    text: head && !head.live ? sha256(head.written) : undefined,
    inCluster: inCluster || undefined,
    drains: drains && {
      ...written(drains, 'expectedPods', 'desiredHealthy', 'currentHealthy', 'disruptionsAllowed'),
      ...written(drains, 'pods', 'nodes'),
      held: drains.held.map((one) => ({
        ...written({ ...one, nodes: one.nodes.length }, 'cause', 'pods', 'nodes', 'forGood', 'says'),
        fix: toPlain(fixText(one.fix)),
      })),
    },
    recorded:
      recorded.length > 0
        ? recorded.map((one) => written(one, 'of', 'target', 'state', 'since', 'until', 'held'))
        : undefined,
  };
}

function effectJson(policy: PlannedPolicy): object {
  const { effect } = policy;
  return {
    groups: effect.groups.map(groupJson),
    ...written(effect, 'peakAtOnce', 'worstLoss', 'outcome'),
    starts: startsOf(policy),
    ...written(effect, 'finish', 'start', 'stops'),
  };
}

/** Remembered, as the policy that rolls a group and the one that limits it list the same. */
const groupJson = remembered((group: PlannedGroup): object => {
  const { inFlight, stage } = group;
  return {
    ...written(group, 'name', 'unit', 'matched', 'targets'),
    ceiling: written(group.ceiling, 'declared', 'enforced'),
    allowed: group.allowed.map((span) => written(span, 'reason', 'from', 'to', 'limit', 'remaining')),
    strategy: group.strategy,
    batches: group.batches.map((batch) =>
      written(batch, 'index', 'size', 'targets', 'start', 'end', 'succeeded', 'failed'),
    ),
    ...written(group, 'peakAtOnce', 'peakPercent', 'worstLoss', 'stops', 'start', 'finish', 'outcome', 'why'),
    inFlight: inFlight && written(inFlight, 'targets', 'end'),
    outBefore: group.outBefore,
    blocked: group.blocked.map((one) => written(one, 'target', 'why')),
    brakes: group.brakes,
    bake: group.bake,
    domains: group.domains.map((one) => written(one, 'key', 'value', 'matched', 'peakAtOnce', 'batch')),
    pauses: stage?.pauses?.map(({ kind, ms, guards }) => ({
      ...{ kind, seconds: ms === null ? null : ms / 1000, holdsBack: guards },
    })),
    rolls: refJson(group.rolls),
    production: group.production,
    fix: group.fix ? toPlain(fixText(group.fix)) : undefined,
  };
});
