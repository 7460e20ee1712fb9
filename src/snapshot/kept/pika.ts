import { annotation, conditions, field, GENERATION, type KeptKind, LABELS } from './field.js';

/** Fields of NVIDIA/pika api/v1alpha1 (8a1803e). The topic's ARN names a cloud account, so only its hash is kept. */
export const PIKA: readonly KeptKind[] = [
  {
    groups: ['ngn2.nvidia.com'],
    kinds: ['NotifyMaintenance'],
    isTarget: false,
    fields: [
      GENERATION,
      LABELS,
      field('metadata.finalizers', 'maintenances that never end'),
      annotation('maintenance/*', 'the next state'),
      annotation('maintenance.ngn2.nvidia.com/*', 'the next state'),
      field('spec.{nodeObject,maintenanceID,maintenanceType}', 'which node, which maintenance'),
      field('spec.{owner,metadataConfigmap}', 'whether they changed'),
      field('spec.additionalMessageChannels.amazonSNSTopicARN', 'whether it changed', 'hash'),
      field('status.{maintenanceStatus,slaExpires,transitionTimestamps}', 'the state'),
      conditions('status.conditions', 'the state'),
    ],
    nodeNames: { values: ['spec.nodeObject'] },
  },
];
