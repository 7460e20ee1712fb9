import { batchThresholdGranularity } from './batch-threshold-granularity.js';
import { batchThresholdLow } from './batch-threshold-low.js';
import { blockedNodesHoldProgress } from './blocked-nodes-hold-progress.js';
import { budgetNotACap } from './budget-not-a-cap.js';
import { canaryNotRepresentative } from './canary-not-representative.js';
import { changeNotBatched } from './change-not-batched.js';
import { compartmentShadowed } from './compartment-shadowed.js';
import { domainLabelMissing } from './domain-label-missing.js';
import { erroringNodeFreezes } from './erroring-node-freezes.js';
import { failureDomainAtOnce } from './failure-domain-at-once.js';
import { failureThresholdUnreachable } from './failure-threshold-unreachable.js';
import { failureThresholdUnset } from './failure-threshold-unset.js';
import { fallsToDefault } from './falls-to-default.js';
import { firstBatchTooLarge } from './first-batch-too-large.js';
import { guardWeakened } from './guard-weakened.js';
import { invalidPolicy } from './invalid-policy.js';
import { inventoryStale } from './inventory-stale.js';
import { lastBatchDominates } from './last-batch-dominates.js';
import { legacyField } from './legacy-field.js';
import { legacyGroup } from './legacy-group.js';
import { newNodesSkipRamp } from './new-nodes-skip-ramp.js';
import { noProgress } from './no-progress.js';
import { overlapByName } from './overlap-by-name.js';
import { overlappingPolicies } from './overlapping-policies.js';
import { peakAboveLimit } from './peak-above-limit.js';
import { peakJump } from './peak-jump.js';
import { pointOfNoReturnEarly } from './point-of-no-return-early.js';
import { rampNotReset } from './ramp-not-reset.js';
import { referenceMissing } from './reference-missing.js';
import { resetOverridden } from './reset-overridden.js';
import { roundingChangesMeaning } from './rounding-changes-meaning.js';
import { selectionMoved } from './selection-moved.js';
import { selectorMatchesEverything } from './selector-matches-everything.js';
import { selectorMatchesNothing } from './selector-matches-nothing.js';
import { sequencingDeadlock } from './sequencing-deadlock.js';
import { strategyMissing } from './strategy-missing.js';
import { unknownField } from './unknown-field.js';
import { wholePoolAtOnce } from './whole-pool-at-once.js';
import { worstLossAboveLimit } from './worst-loss-above-limit.js';
import type { Rule } from './rule.js';

/** Every rule, by the letter. */
export const RULES: readonly Rule[] = [
  batchThresholdGranularity,
  batchThresholdLow,
  blockedNodesHoldProgress,
  budgetNotACap,
  canaryNotRepresentative,
  changeNotBatched,
  compartmentShadowed,
  domainLabelMissing,
  erroringNodeFreezes,
  failureDomainAtOnce,
  failureThresholdUnreachable,
  failureThresholdUnset,
  fallsToDefault,
  firstBatchTooLarge,
  guardWeakened,
  invalidPolicy,
  inventoryStale,
  lastBatchDominates,
  legacyField,
  legacyGroup,
  newNodesSkipRamp,
  noProgress,
  overlapByName,
  overlappingPolicies,
  peakAboveLimit,
  peakJump,
  pointOfNoReturnEarly,
  rampNotReset,
  referenceMissing,
  resetOverridden,
  roundingChangesMeaning,
  selectionMoved,
  selectorMatchesEverything,
  selectorMatchesNothing,
  sequencingDeadlock,
  strategyMissing,
  unknownField,
  wholePoolAtOnce,
  worstLossAboveLimit,
] as readonly Rule[];
