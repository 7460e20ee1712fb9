import { LABEL_SELECTOR, list, object, type Schema } from '../../../manifest/schema.js';

const FROM_ONE: Schema = { kind: 'integer', minimum: 1 };
const PERCENT: Schema = { kind: 'integer', minimum: 1, maximum: 100 };

export const BUDGET = object({ percent: PERCENT, count: FROM_ONE });

const THRESHOLDS: Readonly<Record<string, Schema>> = {
  initialBatch: FROM_ONE,
  batchThreshold: PERCENT,
  failureThreshold: FROM_ONE,
  safetyLimit: PERCENT,
};

export const STRATEGY = object({
  fixed: object(THRESHOLDS),
  linear: object({ ...THRESHOLDS, delta: FROM_ONE }),
  exponential: object({ ...THRESHOLDS, growthFactor: { kind: 'integer', minimum: 2 } }),
});

/**
 * The spec of a DeploymentPolicy, the same in both API groups. Source: NVIDIA/nodewright operator v0.15.0, CRD
 * deploymentpolicies.skyhook.nvidia.com.
 */
export const POLICY_SPEC = object(
  {
    default: object({ budget: BUDGET, strategy: STRATEGY }, ['strategy']),
    compartments: list(
      object(
        {
          name: { kind: 'string', minLength: 1 },
          selector: LABEL_SELECTOR,
          budget: BUDGET,
          strategy: STRATEGY,
        },
        ['budget', 'name', 'selector'],
      ),
    ),
    resetBatchStateOnCompletion: { kind: 'boolean', default: true },
  },
  ['default'],
);
