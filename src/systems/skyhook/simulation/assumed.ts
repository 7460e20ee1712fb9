import type { ResolvedGroup } from '../../system.js';
import { assignNodes, type RolloutNode } from '../controller/assignment.js';
import { carriedOver } from './carried-over.js';
import { refOf } from '../words/findings.js';
import { resolvedGroup } from './groups.js';
import { CONTROLLER_ID, resetsOnCompletion, type RolloutInput } from '../controller/rollout.js';
import { readPackages } from '../objects/packages.js';
import { placesIn } from '../objects/places.js';
import { NOT_STARTED } from '../objects/progress.js';
import type { SkyhookObject } from '../objects/objects.js';
import type { PolicySpec, SkyhookSpec } from '../objects/stored.js';
import type { SkyhookVersion } from '../versions.js';

/** The object that a policy which nobody names is planned with. */
const EVERY_NODE: SkyhookSpec = {
  nodeSelectors: { written: true, requirements: [] },
  deploymentPolicy: '',
  resetBatchStateOnCompletion: null,
  interruptionBudget: null,
  priority: 200,
  sequencing: 'node',
  serial: false,
  runtimeRequired: false,
  tolerations: [],
  packages: readPackages({ any: { version: '1.0.0' } }),
  paused: false,
  disabled: false,
  evicts: true,
  nonInterrupt: null,
  drainTimeoutMs: null,
};

/** The first rollout of an object that names this policy, over all these nodes. */
export function assumedRollout(
  name: string,
  policy: PolicySpec,
  nodes: readonly RolloutNode[],
): RolloutInput {
  return {
    name,
    spec: EVERY_NODE,
    targets: nodes.map((node) => node.name),
    compartments: assignNodes(policy, nodes),
    resetsOnCompletion: resetsOnCompletion(EVERY_NODE, policy.resetBatchStateOnCompletion),
    progress: NOT_STARTED,
    carried: null,
  };
}

/** A policy that nobody names is driven by a controller of its own. */
export function assumedId(policy: string): string {
  return `${CONTROLLER_ID} as if an object named ${policy}`;
}

/** The compartments of that rollout as the plan wants them. */
export function assumedGroups(
  { manifest }: SkyhookObject<PolicySpec>,
  policy: PolicySpec,
  nodes: readonly RolloutNode[],
  version: SkyhookVersion,
): ResolvedGroup[] {
  const rollout = assumedRollout(manifest.name, policy, nodes);
  const ref = refOf(manifest);
  return (rollout.compartments ?? []).map((assigned) =>
    resolvedGroup({
      assigned,
      rolls: ref,
      declaredIn: ref,
      places: placesIn(manifest, policy, assigned.name),
      blocked: [],
      progress: rollout.progress,
      interrupts: false,
      carriedOver: carriedOver(rollout, nodes, version, { compartment: assigned.name }),
      version,
      runName: rollout.name,
      controller: assumedId(rollout.name),
      legacyBudget: null,
    }),
  );
}
