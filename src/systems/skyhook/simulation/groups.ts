import type { Json } from '../../../manifest/manifest.js';
import { SPARED } from '../controller/drain-blockers.js';
import {
  type FreeOrder,
  type Places,
  type PolicyRef,
  type ResolvedGroup,
  stated,
  type Brakes,
} from '../../system.js';
import { type Assigned, DEFAULT_COMPARTMENT } from '../controller/assignment.js';
import { freshBatches, healthyBatches } from './fresh.js';
import { budgetText, ceilingOf } from '../controller/ceiling.js';
import { runGroup } from '../controller/rollout.js';
import type { Progress } from '../objects/progress.js';
import type { Strategy } from '../objects/stored.js';
import { type SkyhookVersion, type Switches, switchesOf } from '../versions.js';
import { batchResult, batchSize, FRESH } from '../controller/batch.js';

interface GroupInput {
  readonly assigned: Assigned;
  readonly rolls: PolicyRef;
  readonly declaredIn: PolicyRef;
  readonly places: Places;
  readonly blocked: ResolvedGroup['blocked'];
  readonly progress: Progress;
  readonly carriedOver: ResolvedGroup['carriedOver'];
  /** A package of it has an interrupt. */
  readonly interrupts: boolean;
  readonly version: SkyhookVersion;
  /** As the run names the object; the object's name, unless it is only assumed. */
  readonly runName: string;
  readonly controller: string;
  /** Without a policy: the interruptionBudget as written (null = none), which the operator does hold to. */
  readonly legacyBudget: { readonly declared: string | number | null } | null;
}

/** A compartment of one object as the plan wants it. */
export function resolvedGroup(input: GroupInput): ResolvedGroup {
  const { assigned, version } = input;
  const { limits } = assigned;
  const total = assigned.nodes.length;
  const ceiling = ceilingOf(limits.budget, total);
  return {
    name: assigned.name,
    rolls: input.rolls,
    runs: { controller: input.controller, group: runGroup(input.runName, assigned.name) },
    unit: 'node',
    targets: assigned.nodes,
    ...(input.legacyBudget ? { freeOrder: listedOrder(assigned.nodes, input.progress) } : {}),
    selected: assigned.selected,
    lostTo: Object.fromEntries(assigned.lostTo),
    ceiling: input.legacyBudget
      ? legacyCeiling(input.legacyBudget.declared, ceiling, limits.strategy)
      : {
          declared: budgetText(limits.budget),
          resolved: ceiling,
          // Beside a strategy the budget is shown in the status and decides overlaps; it caps nothing.
          enforced: limits.strategy === null ? ceiling : null,
        },
    allowed: [],
    strategy: limits.strategy && Object.fromEntries(Object.entries(limits.strategy) as [string, Json][]),
    brakes: limits.strategy && total > 0 ? brakesOf(limits.strategy, total, switchesOf(version)) : null,
    blocked: input.blocked,
    carriedOver: input.carriedOver,
    freshBatches: freshBatches(limits, total, switchesOf(version)),
    facts: [
      ...stated('drain-spares', [SPARED]),
      ...stated('compartment', [
        {
          isFallback: assigned.name === DEFAULT_COMPARTMENT && input.legacyBudget === null,
          wonByName: Object.fromEntries(assigned.wonByName),
          countsAsBatch: completionsAsBatch(assigned, input.progress, switchesOf(version)),
        },
      ]),
    ],
    drains: input.interrupts,
    declaredIn: input.declaredIn,
    places: input.places,
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

/** Without a policy the one batch size is what the operator holds to. */
function legacyCeiling(
  declared: string | number | null,
  resolved: number,
  strategy: Strategy | null,
): ResolvedGroup['ceiling'] {
  return { declared, resolved, enforced: strategy?.initialBatch ?? null };
}

/**
 * How many nodes of a compartment that are complete before a rollout begins the operator evaluates as the batch before its first
 * one: those that its state does not know of yet. From 0.20 on as many as nodes join are left out of the count. Source:
 * NVIDIA/nodewright v0.15.0 and 18db424d, compartment.go EvaluateCurrentBatch and RebaselineBatchCheckpoints.
 */
function completionsAsBatch(
  { name, nodes }: Assigned,
  { nodeStatus, compartments }: Progress,
  { completedAtRestart }: Switches,
): number {
  const line = compartments.get(name);
  const complete = nodes.filter((node) => nodeStatus.get(node) === 'complete').length;
  const unknown = Math.max(0, complete - (line?.batchState?.completedNodes ?? 0));
  if (completedAtRestart !== 'absorbed' || !line) return unknown;
  return unknown - Math.min(unknown, Math.max(0, nodes.length - line.matched));
}

/** How a compartment of `total` nodes is stopped when the change turns out bad; in counts, from a fresh start. */
export function brakesOf(strategy: Strategy, total: number, switches: Switches): Brakes {
  const batches = healthyBatches(strategy, total);
  const unprotected = batches.filter(({ processed }) => percentOf(processed, total) >= strategy.safetyLimit);
  const sizes = [...new Set(batches.map(({ size }) => size))].sort((a, b) => a - b);
  return {
    failureThreshold: strategy.failureThreshold,
    safetyLimitPercent: strategy.safetyLimit,
    canFire: strategy.failureThreshold !== null && canFire(strategy, total),
    countsInRow: switches.stickyMembers === 'none' || (strategy.failureThreshold ?? 1) < 2,
    unprotectedTargets: unprotected.reduce((sum, { size }) => sum + size, 0),
    failureHoldsGroup: switches.stickyMembers !== 'none',
    batchThresholdPercent: strategy.batchThreshold,
    tolerance: sizes.map((size) => toleranceOf(size, strategy.batchThreshold)),
  };
}

/** Progress counts the batch just finished, and is a whole percentage, rounded down. */
function percentOf(processed: number, total: number): number {
  return Math.trunc((processed * 100) / total);
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

/** How many failures a batch of this size tolerates, and which thresholds tolerate just as many. */
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
