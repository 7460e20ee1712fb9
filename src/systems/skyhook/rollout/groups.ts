import { text } from '../../../text/text.js';
import { valueAt } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type Manifest } from '../../../manifest/manifest.js';
import {
  type Brakes,
  evenBatches,
  type FreeOrder,
  nextName,
  type ResolvedGroup,
  unlimitedGroup,
} from '../../system.js';
import { type Assigned, DEFAULT_COMPARTMENT, unassigned } from '../controller/assignment.js';
import { batchResult, batchSize, budgetText, ceilingOf } from '../controller/batch.js';
import { blockedBy } from '../controller/eligibility.js';
import { CONTROLLER_ID } from '../controller/operator.js';
import { type RolloutInput, runGroup } from '../controller/state.js';
import { deadEndOf } from '../controller/work.js';
import { type AnyObject, refOf } from '../objects/objects.js';
import { FRESH, type Progress } from '../objects/progress.js';
import { type Limits, type PolicySpec, type Strategy, STRATEGY_KINDS } from '../objects/stored.js';
import type { Switches } from '../versions.js';
import { carriedOver, OPERATOR_OF, type Rollouts, type Subject, unevaluated } from './rollouts.js';

/** A Skyhook or NodeWright, or a policy as if an object named it, with the policy that limits it. */
type Limited = Pick<Subject, 'rollout' | 'policy' | 'switches'> & { readonly object: AnyObject };

/** The groups of an object: its compartments, and the same of the rollout after one under way whose limits are edited. */
export function groupsOf(subject: Subject, { merged, next, after, held }: Rollouts): ResolvedGroup[] {
  const compartments = subject.rollout.compartments ?? [unassigned(subject.rollout.targets)];
  const groups = (rollout: RolloutInput, controller: string): ResolvedGroup[] =>
    compartments.map((one) => ({
      ...compartmentGroup(one, subject, rollout, controller),
      held: held ?? undefined,
    }));
  const controller = next ? OPERATOR_OF.next(next.name) : CONTROLLER_ID;
  const later = after ? groups(after, OPERATOR_OF.after(after.name)) : [];
  return [
    ...groups(next ?? merged, controller),
    ...later.map((group): ResolvedGroup => {
      const follows = { controller, group: group.runs.group };
      return { ...group, name: nextName(group.name), carriedOver: null, follows };
    }),
  ];
}

/** A compartment, with the rollout whose numbers it has. */
export function compartmentGroup(
  { name, limits, nodes, selected, lostTo, wonByName }: Assigned,
  { object: { manifest }, rollout: { spec }, policy, switches }: Limited,
  rollout: RolloutInput,
  controller: string,
): ResolvedGroup {
  const { progress } = rollout;
  const { budget, strategy } = limits;
  const ref = refOf(manifest);
  const isLegacy = spec.deploymentPolicy === '';
  const blocked = nodes.flatMap((node) => {
    const reason = blockedBy(node, spec, switches);
    return reason ? [{ target: node.name, ...reason }] : [];
  });
  // From 0.20 on the batch goes past one that is ineligible; the runtime-required taint may go, and then the node is back.
  const passedOver = switches.stickyMembers === 'hold-if-eligible' ? blocked : [];
  const gone = new Set(passedOver.flatMap((one) => (one.untilRuntimeReady ? [] : [one.target])));
  const targets = nodes.map((node) => node.name);
  const deadEnd = deadEndOf(spec.packages);
  const resolved = ceilingOf(budget, nodes.length);
  const sizes = freshBatches(limits, nodes.length, switches);
  return {
    ...unlimitedGroup({
      ...{ name, rolls: ref, unit: 'node', targets },
      runs: { controller, group: runGroup(rollout.name, name) },
    }),
    selected,
    lostTo: Object.fromEntries(lostTo),
    wonByName: Object.fromEntries(wonByName),
    isFallback: !isLegacy && name === DEFAULT_COMPARTMENT,
    ...(isLegacy ? { freeOrder: listedOrder(targets, progress) } : {}),
    // With a strategy set, the budget only appears in the status and decides overlaps; it caps nothing.
    ceiling: isLegacy
      ? {
          declared: spec.interruptionBudget && budgetText(spec.interruptionBudget),
          ...{ resolved, enforced: strategy?.initialBatch ?? null },
        }
      : { declared: budgetText(budget), resolved, enforced: strategy === null ? resolved : null },
    strategy: strategy && Object.fromEntries(Object.entries(strategy) as [string, Json][]),
    brakes: strategy && nodes.length > 0 ? brakesOf(strategy, sizes, switches) : null,
    freshBatches: sizes,
    blocked: blocked.map(({ target, why }) => ({ target, why })),
    carriedOver: policy
      ? carriedOver(rollout, name, switches, controller === OPERATOR_OF.next(rollout.name))
      : null,
    drains: [...spec.packages.values()].some(({ interrupt }) => interrupt !== null),
    declaredIn: policy ? refOf(policy.manifest) : ref,
    places: policy?.spec ? placesIn(policy.manifest, policy.spec, name) : legacyPlaces(manifest),
    erroring: targets.filter((node) => progress.nodeStatus.get(node) === 'erroring' && !gone.has(node)),
    unevaluated: unevaluated(rollout, name, switches),
    ...(deadEnd
      ? { deadEnd: { ...deadEnd, place: manifest.placeOf(['spec', 'packages', deadEnd.of, 'dependsOn']) } }
      : {}),
  };
}

/**
 * Without a policy the compartment is filled before nodes are sorted: those of the batch under way go first, all others as the
 * operator's cache lists them. Source: cluster_state_v2.go createLegacyDefaultCompartment, v0.15.0.
 */
function listedOrder(names: readonly string[], { nodeStatus, nodePriority }: Progress): FreeOrder {
  const isPicked = (node: string): boolean =>
    nodePriority.has(node) || nodeStatus.get(node) === 'in_progress';
  const turns = [names.filter(isPicked), names.filter((node) => !isPicked(node))];
  return {
    says: text`without a policy the operator takes nodes as its cache lists them`,
    turns: turns.filter(({ length }) => length > 0),
  };
}

/** Sizes of the batches of a rollout from a fresh start in which all of them go well, or none does, and whether a threshold stops it. */
function played(strategy: Strategy, total: number, isHealthy: boolean): { sizes: number[]; stops: boolean } {
  const sizes: number[] = [];
  let state = FRESH;
  for (let done = 0; done < total && !state.shouldStop;) {
    const size = Math.min(batchSize(strategy, total, state), total - done);
    sizes.push(size);
    done += size;
    state = isHealthy
      ? batchResult(strategy, total, { ...state, completedNodes: done }, size, 0)
      : batchResult(strategy, total, { ...state, failedNodes: done }, 0, size);
  }
  return { sizes, stops: state.shouldStop };
}

/** The sizes of those batches, for a compartment without a strategy too: its ceiling, as long as the operator continues. */
export function freshBatches({ strategy, budget }: Limits, total: number, switches: Switches): number[] {
  if (total === 0) return [];
  if (strategy) return played(strategy, total, true).sizes;
  const ceiling = Math.min(total, ceilingOf(budget, total));
  return evenBatches(switches.noStrategy === 'works' ? total : ceiling, ceiling);
}

/** The stop of a compartment with batches of these sizes when the change turns out bad; in counts, from a fresh start. */
export function brakesOf(strategy: Strategy, sizes: readonly number[], { stickyMembers }: Switches): Brakes {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const { failureThreshold, safetyLimit, batchThreshold } = strategy;
  let [done, unprotectedTargets] = [0, 0];
  for (const size of sizes) {
    done += size;
    // Progress counts the batch just finished, and is a whole percentage, rounded down.
    if (Math.trunc((done * 100) / total) >= safetyLimit) unprotectedTargets += size;
  }
  return {
    failureThreshold,
    safetyLimitPercent: safetyLimit,
    // Failing from the first batch on is the best chance of a threshold: progress is lowest there.
    canFire: failureThreshold !== null && played(strategy, total, false).stops,
    countsInRow: stickyMembers === 'none' || (failureThreshold ?? 1) < 2,
    unprotectedTargets,
    failureHoldsGroup: stickyMembers !== 'none',
    batchThresholdPercent: batchThreshold,
    tolerance: [...new Set(sizes)].sort((a, b) => a - b).map((size) => toleranceOf(size, batchThreshold)),
  };
}

/** Failures that a batch of this size tolerates. */
function toleranceOf(batchSize: number, batchThreshold: number): Brakes['tolerance'][number] {
  const successPercent = (failures: number): number => Math.trunc(((batchSize - failures) * 100) / batchSize);
  let failuresTolerated = 0;
  while (failuresTolerated < batchSize && successPercent(failuresTolerated + 1) >= batchThreshold)
    failuresTolerated++;
  return { batchSize, failuresTolerated };
}

/** Locations of the fields of the compartment of this name; any other name is that of the default one. */
function placesIn(policy: Manifest, { compartments }: PolicySpec, name: string): ResolvedGroup['places'] {
  const i = compartments.findIndex((compartment) => compartment.name === name);
  const path: FieldPath = i < 0 ? ['spec', 'default'] : ['spec', 'compartments', i];
  const parametersOf = (kind: string): FieldPath[] => {
    const written = valueAt(policy.object, [...path, 'strategy', kind]);
    return Object.keys(isObject(written) ? written : {}).map((name) => [...path, 'strategy', kind, name]);
  };
  return writtenPlaces(policy, [
    ...['name', 'selector', 'budget', 'strategy'].map((field) => [...path, field]),
    ...STRATEGY_KINDS.flatMap(parametersOf),
    ['spec', 'resetBatchStateOnCompletion'],
  ]);
}

/** The same for an object without a policy, whose only limit is its interruptionBudget. */
function legacyPlaces(object: Manifest): ResolvedGroup['places'] {
  const paths = ['interruptionBudget', 'nodeSelectors'].map((field) => ['spec', field]);
  const { interruptionBudget: budget, nodeSelectors: selector } = writtenPlaces(object, paths);
  return { ...(budget ? { budget } : {}), ...(selector ? { selector } : {}) };
}

/** By the last part of each path; a field that is not written has none. */
function writtenPlaces(manifest: Manifest, paths: readonly FieldPath[]): ResolvedGroup['places'] {
  const written = paths.filter((path) => valueAt(manifest.object, path) !== undefined);
  return Object.fromEntries(written.map((path) => [String(path.at(-1)), manifest.placeOf(path)]));
}
