import { batchThresholdGranularity } from './batch-threshold-granularity.js';
import { blockedNodesHoldProgress } from './blocked-nodes-hold-progress.js';
import { budgetNotACap } from './budget-not-a-cap.js';
import { changeNotBatched } from './change-not-batched.js';
import { compartmentShadowed } from './compartment-shadowed.js';
import { drainDeadlock } from './drain-deadlock.js';
import { failureDomainAtOnce } from './failure-domain-at-once.js';
import { failureThresholdUnreachable } from './failure-threshold-unreachable.js';
import { failureThresholdUnset } from './failure-threshold-unset.js';
import { firstBatchTooLarge } from './first-batch-too-large.js';
import { invalidPolicy } from './invalid-policy.js';
import { legacyGroup } from './legacy-group.js';
import { noAutomaticRollback } from './no-automatic-rollback.js';
import { noAvailabilitySignal } from './no-availability-signal.js';
import { noBakeTime } from './no-bake-time.js';
import { noProgress } from './no-progress.js';
import { overlappingPolicies } from './overlapping-policies.js';
import { peakAboveLimit } from './peak-above-limit.js';
import { peakJump } from './peak-jump.js';
import { pointOfNoReturnEarly } from './point-of-no-return-early.js';
import { rampNotReset } from './ramp-not-reset.js';
import { referenceMissing } from './reference-missing.js';
import { roundingChangesMeaning } from './rounding-changes-meaning.js';
import type { Rule } from './rule.js';
import { selectorMatchesNothing } from './selector-matches-nothing.js';
import { strategyMissing } from './strategy-missing.js';
import { unknownField } from './unknown-field.js';
import { wholePoolAtOnce } from './whole-pool-at-once.js';
import { worstLossAboveLimit } from './worst-loss-above-limit.js';

/** Every rule, by the letter. */
export const RULES: readonly Rule[] = [
  batchThresholdGranularity,
  blockedNodesHoldProgress,
  budgetNotACap,
  changeNotBatched,
  compartmentShadowed,
  drainDeadlock,
  failureDomainAtOnce,
  failureThresholdUnreachable,
  failureThresholdUnset,
  firstBatchTooLarge,
  invalidPolicy,
  legacyGroup,
  noAutomaticRollback,
  noAvailabilitySignal,
  noBakeTime,
  noProgress,
  overlappingPolicies,
  peakAboveLimit,
  peakJump,
  pointOfNoReturnEarly,
  rampNotReset,
  referenceMissing,
  roundingChangesMeaning,
  selectorMatchesNothing,
  strategyMissing,
  unknownField,
  wholePoolAtOnce,
  worstLossAboveLimit,
] as readonly Rule[];
