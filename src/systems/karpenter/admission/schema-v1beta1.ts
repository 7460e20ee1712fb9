import { ANY, choice, object, type Schema, TEXT, wholeObject } from '../../../manifest/schema.js';
import {
  BUDGET_DURATION,
  LIMITS,
  NODES,
  SCHEDULE_PATTERN,
  TAINTS,
  TEMPLATE_METADATA,
  WEIGHT,
  requirements,
} from './schema-template.js';

/** The CRD of `karpenter.sh/v1beta1` NodePools. Source: kubernetes-sigs/karpenter v0.37.0; removed in v1.1. */

/** Anchored on one side each, so that `1hour` and `NotNever` pass: v1 put the alternatives into parentheses. */
const DURATION_OR_NEVER = /^(([0-9]+(s|m|h))+)|(Never)$/;

const BUDGET = object(
  { duration: BUDGET_DURATION, nodes: NODES, schedule: { kind: 'string', pattern: SCHEDULE_PATTERN } },
  ['nodes'],
);

const DISRUPTION: Schema = {
  kind: 'object',
  fields: {
    budgets: { kind: 'list', items: BUDGET, maxItems: 50, default: [{ nodes: '10%' }] },
    consolidateAfter: { kind: 'string', pattern: DURATION_OR_NEVER },
    consolidationPolicy: choice(['WhenEmpty', 'WhenUnderutilized'], 'WhenUnderutilized'),
    expireAfter: { kind: 'string', pattern: DURATION_OR_NEVER, default: '720h' },
  },
  required: [],
  default: { consolidationPolicy: 'WhenUnderutilized', expireAfter: '720h' },
};

const TEMPLATE_SPEC = object(
  {
    // Settings of the kubelet and of requested resources have no say in disruption; they are not checked.
    kubelet: ANY,
    nodeClassRef: object({ apiVersion: TEXT, kind: TEXT, name: TEXT }, ['name']),
    requirements: requirements(['In', 'NotIn', 'Exists', 'DoesNotExist', 'Gt', 'Lt']),
    resources: ANY,
    startupTaints: TAINTS,
    taints: TAINTS,
  },
  ['nodeClassRef', 'requirements'],
);

export const NODE_POOL_V1BETA1: Schema = wholeObject(
  object(
    {
      disruption: DISRUPTION,
      limits: LIMITS,
      template: object({ metadata: TEMPLATE_METADATA, spec: TEMPLATE_SPEC }, ['spec']),
      weight: WEIGHT,
    },
    ['template'],
  ),
);
