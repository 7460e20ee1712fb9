import { conditions, field, GENERATION, type KeptKind, switchAnnotation } from './field.js';

const GROUPS = ['skyhook.nvidia.com', 'nodewright.nvidia.com'];
const HALFWAY = 'a rollout that is under way';
const PACKAGE = 'what a change rolls out';

/** Fields of NVIDIA/nodewright operator/api/v1alpha1 (v0.15 to v0.20). Packages lose their environment. */
export const SKYHOOK: readonly KeptKind[] = [
  {
    groups: GROUPS,
    kinds: ['DeploymentPolicy'],
    isTarget: false,
    fields: [GENERATION, field('spec', 'compartments, budgets, strategies')],
  },
  {
    groups: GROUPS,
    kinds: ['Skyhook', 'NodeWright'],
    isTarget: false,
    fields: [
      GENERATION,
      ...GROUPS.flatMap((group) => [
        switchAnnotation(`${group}/pause`, 'paused rollouts'),
        switchAnnotation(`${group}/disable`, 'disabled rollouts'),
      ]),
      field(
        'spec.{nodeSelectors,deploymentPolicy,deploymentPolicyOptions,interruptionBudget}',
        'how many at once',
      ),
      field('spec.{priority,sequencing,serial}', 'order'),
      field('spec.{additionalTolerations,runtimeRequired}', 'nodes it will not touch'),
      field('spec.{runtimeRequiredCordonAfter,autoTaintNewNodes}', 'new nodes'),
      field('spec.{podNonInterruptLabels,drainConfig}', 'waits'),
      field('spec.packages[*].{name,version,image,containerSHA,dependsOn,resources}', PACKAGE),
      field('spec.packages[*].{interrupt,configInterrupts,gracefulShutdown,stageTimeout,uninstall}', PACKAGE),
      field('spec.packages[*].configMap[*]', 'whether a configuration changed', 'hash'),
      field('status.{status,observedGeneration,completeNodes,nodesInProgress}', HALFWAY),
      field('status.nodeStatus[*]', HALFWAY),
      field('status.nodePriority[*]', 'the batch at work'),
      field('status.nodeOrderOffset', 'the batch at work'),
      field('status.nodeState[*][*].{name,version,stage,state}', 'versions on the nodes'),
      field('status.{compartmentStatuses,configUpdates}', 'batch sizes that carry over'),
      conditions('status.conditions', HALFWAY),
    ],
    nodeNames: { keys: ['status.nodeStatus', 'status.nodePriority', 'status.nodeState'] },
  },
];
