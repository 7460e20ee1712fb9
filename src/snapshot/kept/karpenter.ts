import {
  conditions,
  DO_NOT_DISRUPT,
  field,
  GENERATION,
  type KeptKind,
  LABELS,
  POOL_HASHES,
} from './field.js';

/** Fields of kubernetes-sigs/karpenter pkg/apis/v1 (2266468). */
export const KARPENTER: readonly KeptKind[] = [
  {
    groups: ['karpenter.sh'],
    kinds: ['NodePool'],
    isTarget: false,
    fields: [
      GENERATION,
      ...POOL_HASHES,
      field('spec.{disruption,limits,weight,replicas}', 'budgets, static pools'),
      field('spec.template.metadata.labels', 'drift', 'labels'),
      field('spec.template.metadata.annotations[*]', 'whether they changed', 'hash'),
      field('spec.template.spec.{requirements,taints,startupTaints,nodeClassRef}', 'drift'),
      field('spec.template.spec.{expireAfter,terminationGracePeriod}', 'expiry, drift'),
      field('status.resources', 'whether limits leave room for a replacement'),
      conditions('status.conditions', 'whether the pool is ready'),
    ],
  },
  {
    groups: ['karpenter.sh'],
    kinds: ['NodeClaim'],
    isTarget: true,
    fields: [
      GENERATION,
      LABELS,
      ...POOL_HASHES,
      DO_NOT_DISRUPT,
      field('spec.{expireAfter,terminationGracePeriod}', 'expiry'),
      field('spec.{requirements,nodeClassRef}', 'drift'),
      field('status.nodeName', 'the node of a claim'),
      field('status.lastPodEventTime', 'consolidation'),
      conditions('status.conditions', 'launched, initialized, drifted, terminating'),
    ],
    nodeNames: { values: ['status.nodeName'] },
  },
  // Whatever the provider calls it: EC2NodeClass, AKSNodeClass. User data may hold secrets, and tags names.
  {
    groups: ['*'],
    kinds: ['*NodeClass'],
    isTarget: false,
    fields: [field('spec', 'whether it is what the files hold', 'hashed-map')],
  },
];
