import { type Assigned, assignNodes, onlyDefault, type RolloutNode } from './assignment.js';
import { legacyBatch } from './ceiling.js';
import type { PolicySpec, SkyhookSpec } from '../objects/stored.js';

/**
 * The one compartment of an object without a policy: a fixed strategy of interruptionBudget nodes at a time, without a stop.
 * It is filled before the nodes are sorted, so which nodes go first is not defined; the order here is that of the snapshot.
 * Source: cluster_state_v2.go createLegacyDefaultCompartment, v0.15.0.
 */
export function legacyCompartment(spec: SkyhookSpec, targets: readonly RolloutNode[]): Assigned {
  const budget = spec.interruptionBudget ?? { kind: 'percent', percent: 100 };
  const initialBatch = legacyBatch(spec.interruptionBudget, targets.length);
  const stops = { batchThreshold: 100, safetyLimit: 50, failureThreshold: null };
  return onlyDefault(
    { budget, strategy: { kind: 'fixed', initialBatch, ...stops } },
    targets.map(({ name }) => name),
  );
}

/** The compartments of an object under its policy, or without one; null where the policy that it names does not exist. */
export function compartmentsOf(
  spec: SkyhookSpec,
  policy: PolicySpec | null,
  targets: readonly RolloutNode[],
): readonly Assigned[] | null {
  if (spec.deploymentPolicy === '') return [legacyCompartment(spec, targets)];
  return policy && assignNodes(policy, targets);
}

/** All nodes of an object whose policy does not exist: in no compartment, under no limit, and never rolled. */
export function unassigned(targets: readonly RolloutNode[]): Assigned {
  return onlyDefault(
    { budget: { kind: 'count', nodes: 0 }, strategy: null },
    targets.map(({ name }) => name),
  );
}
