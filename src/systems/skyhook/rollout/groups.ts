import type { Json } from '../../../manifest/manifest.js';
import { type Brakes, type FreeOrder, type PolicyRef, type ResolvedGroup, stated } from '../../system.js';
import { type Assigned, DEFAULT_COMPARTMENT } from '../controller/assignment.js';
import { batchResult, batchSize, FRESH } from '../controller/batch.js';
import { budgetText, ceilingOf } from '../controller/ceiling.js';
import { deadEndAmong } from '../controller/dead-ends.js';
import { SPARED } from '../controller/drain-blockers.js';
import { blockedAmong, keepingPlaces } from '../controller/eligibility.js';
import { CONTROLLER_ID, type RolloutInput, runGroup } from '../controller/rollout.js';
import { type MainObject, type PolicyObject, refOf } from '../objects/objects.js';
import { legacyPlaces, placesIn } from '../objects/places.js';
import type { Progress } from '../objects/progress.js';
import type { Limits, SkyhookSpec, Strategy } from '../objects/stored.js';
import { type SkyhookVersion, type Switches, switchesOf } from '../versions.js';
import { carriedOver, type Fleet, unevaluated } from './kept-state.js';
import { nextRolloutName, type Numbers, numbersOf, rolloutAfterId, type Rollouts } from './rollouts.js';

/** An object that is rolled, and the policy that limits it. */
interface Main {
  readonly object: MainObject;
  readonly spec: SkyhookSpec;
  readonly policy: PolicyObject | null;
}

/** The same for all groups of a side. */
export interface GroupsSide extends Fleet {
  /** Nodes that a label or taint may keep from being worked on. */
  readonly suspects: Parameters<typeof blockedAmong>[0];
  /** Objects that the change pauses. */
  readonly pausedNow: readonly string[];
}

/** The groups of an object: its compartments, and the same of the rollout after one under way whose limits are edited. */
export function groupsOf(
  compartments: readonly Assigned[],
  main: Main,
  rollouts: Rollouts,
  side: GroupsSide,
): ResolvedGroup[] {
  const numbers = numbersOf(rollouts);
  const { after, held } = rollouts;
  const later = after && { rollout: after, controller: rolloutAfterId(after.name), held };
  return [
    ...compartments.map((assigned) => compartmentGroup(assigned, main, numbers, side)),
    ...(later ? compartments : []).map((assigned): ResolvedGroup => {
      const group = compartmentGroup(assigned, main, later ?? numbers, side);
      const follows = { controller: numbers.controller, group: group.runs.group };
      return { ...group, name: nextRolloutName(group.name), carriedOver: null, follows };
    }),
  ];
}

/** A compartment of an object, with the rollout whose numbers it has. */
function compartmentGroup(
  assigned: Assigned,
  { object, spec, policy }: Main,
  { rollout, controller, held }: Numbers,
  side: GroupsSide,
): ResolvedGroup {
  const { suspects, version, pausedNow } = side;
  const switches = switchesOf(version);
  const { progress } = rollout;
  const ref = refOf(object.manifest);
  const isLegacy = spec.deploymentPolicy === '';
  const isNext = controller !== CONTROLLER_ID;
  const budget = spec.interruptionBudget;
  const failed = assigned.nodes.filter((node) => progress.nodeStatus.get(node) === 'erroring');
  const deadEnd = deadEndAmong(spec.packages, new Set(spec.packages.keys()));
  const group = plainGroup(assigned, { rollout, controller, rolls: ref, version });
  return {
    ...group,
    ...(isLegacy ? { freeOrder: listedOrder(assigned.nodes, progress) } : {}),
    ceiling: isLegacy
      ? {
          declared: budget && budgetText(budget),
          resolved: group.ceiling.resolved,
          enforced: assigned.limits.strategy?.initialBatch ?? null,
        }
      : group.ceiling,
    blocked: blockedAmong(suspects, assigned.nodes, spec, switches),
    carriedOver: policy ? carriedOver(rollout, assigned.name, side, isNext) : null,
    drains: [...spec.packages.values()].some(({ interrupt }) => interrupt !== null),
    declaredIn: policy ? refOf(policy.manifest) : ref,
    places: policy?.spec
      ? placesIn(policy.manifest, policy.spec, assigned.name)
      : legacyPlaces(object.manifest),
    facts: [
      ...stated('drain-spares', [SPARED]),
      ...stated('compartment', [compartmentFact(assigned, isLegacy)]),
      ...stated('erroring', [keepingPlaces(failed, suspects, spec, switches)]),
      ...stated('unevaluated', [unevaluated(rollout, assigned.name, side)]),
      ...stated('held', [held]),
      ...stated('paused-now', pausedNow.length > 0 ? [pausedNow] : []),
      ...stated('dead-end', [
        deadEnd && {
          ...deadEnd,
          place: object.manifest.placeOf(['spec', 'packages', deadEnd.of, 'dependsOn']),
        },
      ]),
      ...stated('without-policy', policy ? [] : [true as const]),
    ],
  };
}

interface Rolled {
  readonly rollout: RolloutInput;
  readonly controller: string;
  readonly rolls: PolicyRef;
  readonly version: SkyhookVersion;
}

/** A compartment with what its limits alone say. */
export function plainGroup(
  assigned: Assigned,
  { rollout, controller, rolls, version }: Rolled,
): ResolvedGroup {
  const { limits, nodes } = assigned;
  const ceiling = ceilingOf(limits.budget, nodes.length);
  const switches = switchesOf(version);
  return {
    name: assigned.name,
    rolls,
    runs: { controller, group: runGroup(rollout.name, assigned.name) },
    unit: 'node',
    targets: nodes,
    selected: assigned.selected,
    lostTo: Object.fromEntries(assigned.lostTo),
    ceiling: {
      declared: budgetText(limits.budget),
      resolved: ceiling,
      // With a strategy set, the budget only appears in the status and decides overlaps; it caps nothing.
      enforced: limits.strategy === null ? ceiling : null,
    },
    allowed: [],
    strategy: limits.strategy && Object.fromEntries(Object.entries(limits.strategy) as [string, Json][]),
    brakes: limits.strategy && nodes.length > 0 ? brakesOf(limits.strategy, nodes.length, switches) : null,
    blocked: [],
    carriedOver: null,
    freshBatches: freshBatches(limits, nodes.length, switches),
    drains: false,
    declaredIn: rolls,
    places: {},
    facts: stated('compartment', [compartmentFact(assigned, false)]),
  };
}

function compartmentFact({ name, wonByName }: Assigned, isLegacy: boolean) {
  return {
    isFallback: name === DEFAULT_COMPARTMENT && !isLegacy,
    wonByName: Object.fromEntries(wonByName),
  };
}

/**
 * Without a policy the compartment is filled before nodes are sorted: those of the batch under way go first, all others as the
 * operator's cache lists them. Source: cluster_state_v2.go createLegacyDefaultCompartment, v0.15.0.
 */
function listedOrder(nodes: readonly string[], { nodeStatus, nodePriority }: Progress): FreeOrder {
  const isPicked = (node: string): boolean =>
    nodePriority.has(node) || nodeStatus.get(node) === 'in_progress';
  const turns = [nodes.filter(isPicked), nodes.filter((node) => !isPicked(node))];
  return {
    says: 'without a policy the operator takes nodes as its cache lists them',
    turns: turns.filter(({ length }) => length > 0),
  };
}

/** Batches of a rollout that starts from nothing and goes well, with the nodes processed after each. */
function healthyBatches(strategy: Strategy, total: number): { size: number; processed: number }[] {
  const batches: { size: number; processed: number }[] = [];
  let state = FRESH;
  while (state.completedNodes < total) {
    const size = Math.min(batchSize(strategy, total, state), total - state.completedNodes);
    const completedNodes = state.completedNodes + size;
    batches.push({ size, processed: completedNodes });
    state = batchResult(strategy, total, { ...state, completedNodes }, size, 0);
  }
  return batches;
}

/** The sizes of those batches, for a compartment without a strategy too: its ceiling, as long as the operator goes on. */
export function freshBatches({ strategy, budget }: Limits, total: number, switches: Switches): number[] {
  if (total === 0) return [];
  if (strategy) return healthyBatches(strategy, total).map(({ size }) => size);
  const ceiling = Math.min(total, ceilingOf(budget, total));
  if (ceiling < 1) return [];
  if (switches.noStrategy !== 'works') return [ceiling];
  const rest = total % ceiling;
  return [...Array.from({ length: Math.floor(total / ceiling) }, () => ceiling), ...(rest > 0 ? [rest] : [])];
}

/** The stop of a compartment of `total` nodes when the change turns out bad; in counts, from a fresh start. */
export function brakesOf(strategy: Strategy, total: number, switches: Switches): Brakes {
  const batches = healthyBatches(strategy, total);
  const { failureThreshold, safetyLimit, batchThreshold } = strategy;
  // Progress counts the batch just finished, and is a whole percentage, rounded down.
  const unprotected = batches.filter(({ processed }) => Math.trunc((processed * 100) / total) >= safetyLimit);
  const sizes = [...new Set(batches.map(({ size }) => size))].sort((a, b) => a - b);
  return {
    failureThreshold,
    safetyLimitPercent: safetyLimit,
    canFire: failureThreshold !== null && canFire(strategy, total),
    countsInRow: switches.stickyMembers === 'none' || (failureThreshold ?? 1) < 2,
    unprotectedTargets: unprotected.reduce((sum, { size }) => sum + size, 0),
    failureHoldsGroup: switches.stickyMembers !== 'none',
    batchThresholdPercent: batchThreshold,
    tolerance: sizes.map((size) => toleranceOf(size, batchThreshold)),
  };
}

/** Failing from the first batch on is the best chance of a threshold: progress is lowest there. */
function canFire(strategy: Strategy, total: number): boolean {
  let state = FRESH;
  while (!state.shouldStop && state.failedNodes < total) {
    const size = Math.min(batchSize(strategy, total, state), total - state.failedNodes);
    state = batchResult(strategy, total, { ...state, failedNodes: state.failedNodes + size }, 0, size);
  }
  return state.shouldStop;
}

/** Failures that a batch of this size tolerates, and the thresholds that tolerate just as many. */
function toleranceOf(batchSize: number, batchThreshold: number): Brakes['tolerance'][number] {
  const successPercent = (failures: number): number => Math.trunc(((batchSize - failures) * 100) / batchSize);
  let failuresTolerated = 0;
  while (failuresTolerated < batchSize && successPercent(failuresTolerated + 1) >= batchThreshold)
    failuresTolerated++;
  return {
    batchSize,
    failuresTolerated,
    sameFromPercent: successPercent(failuresTolerated + 1) + 1,
    sameToPercent: successPercent(failuresTolerated),
  };
}
