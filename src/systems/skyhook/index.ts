import { code, NO_TEXT, text } from '../../text/text.js';
import { type Fix, fix, RESOURCES_OF_DRAINS, type RolledGroup, type System, type Traits } from '../system.js';
import { SPARED } from './controller/drain-blockers.js';
import { GROUP, KINDS, LEGACY_GROUP } from './objects/objects.js';
import { resolveSkyhook } from './resolve.js';

const TRAITS: Traits = {
  rules: [
    'canary-not-representative',
    'change-not-batched',
    'control-plane-selected',
    'first-batch-too-large',
    'no-bake-time',
    'shared-cordon',
    'ungoverned-disruption',
    'worst-loss-above-limit',
  ],
  takes: 'nodes',
  lookedAtInAStep: { node: 500 },
  fewer: smallerBatches,
  keepsBatchesByName: true,
  batchesOverlap: true,
  drainSpares: SPARED,
  words: {
    undeclared: text`Neither ${code('deploymentPolicy')} nor ${code('interruptionBudget')} is set: the default is 100%.`,
    overlap: fix`Set ${code('sequencing: all')} on the one that runs first (lower priority), so that the next waits for all of its nodes.`,
    pastBatches: fix`Roll it out under a new package name beside the old one (a new package is batched), or narrow ${code('nodeSelectors')} and widen them step by step.`,
    stuckOnBlocked: fix`Remove the taint or the ignore label from the nodes, or add the toleration to ${code('additionalTolerations')}.`,
    // The policy has no field for a wait, so that nothing in it could be another way.
    noPause: {
      says: text`NodeWright has no field for a pause`,
      fix: fix`Pause after the first batch (pause annotation) until those nodes are verified.`,
    },
    deletedAtWork: text`Its taint takes the node out of the batch, and from 0.20 on another one starts in its place.`,
  },
};

/** NVIDIA Skyhook and its successor NodeWright: DeploymentPolicy, Skyhook, NodeWright of both API groups. */
export const skyhook: System = {
  id: 'skyhook',
  kinds: KINDS,
  resources: ['nodes', ...RESOURCES_OF_DRAINS],
  ownGroups: [GROUP, LEGACY_GROUP],
  traits: TRAITS,
  resolve: resolveSkyhook,
};

/** With a strategy set, a budget caps nothing; a strategy that grows is small only at its start. */
function smallerBatches({ strategy, declaredIn }: RolledGroup, most: number): Fix {
  const value = Math.max(1, most);
  if (declaredIn.kind !== 'DeploymentPolicy')
    return fix`Set ${{ field: 'count', value, within: 'interruptionBudget' }}`;
  if (strategy === null) return fix`Set ${{ field: 'count', value, within: 'budget' }}`;
  const kind = strategy['kind'];
  const kept = typeof strategy['failureThreshold'] === 'number' ? text`; keep the thresholds` : NO_TEXT;
  return kind === 'fixed' || typeof kind !== 'string'
    ? fix`Set ${{ field: 'initialBatch', value }}`
    : fix`Replace ${code(kind)} with ${{ field: 'initialBatch', value, inPlaceOf: kind }}${kept}`;
}
