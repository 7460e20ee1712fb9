import { allowanceAlreadyUsed } from './allowance-already-used.js';
import { batchThresholdGranularity } from './batch-threshold-granularity.js';
import { blockedNodesHoldProgress } from './blocked-nodes-hold-progress.js';
import { budgetNeverBinds } from './budget-never-binds.js';
import { budgetNotACap } from './budget-not-a-cap.js';
import { cannotFinish } from './cannot-finish.js';
import { ceilingIsNotARate } from './ceiling-is-not-a-rate.js';
import { changeNotBatched } from './change-not-batched.js';
import { compartmentShadowed } from './compartment-shadowed.js';
import { driftScope } from './drift-scope.js';
import { expiryBypassesBudget } from './expiry-bypasses-budget.js';
import { failureDomainAtOnce } from './failure-domain-at-once.js';
import { failureThresholdUnreachable } from './failure-threshold-unreachable.js';
import { failureThresholdUnset } from './failure-threshold-unset.js';
import { inFreeze } from './in-freeze.js';
import { invalidPolicy } from './invalid-policy.js';
import { legacyGroup } from './legacy-group.js';
import { localTimeShift } from './local-time-shift.js';
import { neverAllowed } from './never-allowed.js';
import { noProgress } from './no-progress.js';
import { overlappingPolicies } from './overlapping-policies.js';
import { peakAboveLimit } from './peak-above-limit.js';
import { peakJump } from './peak-jump.js';
import { pointOfNoReturnEarly } from './point-of-no-return-early.js';
import { rampNotReset } from './ramp-not-reset.js';
import { reasonsEmpty } from './reasons-empty.js';
import { referenceMissing } from './reference-missing.js';
import { roundingChangesMeaning } from './rounding-changes-meaning.js';
import type { Rule } from './rule.js';
import { scheduleInvalid } from './schedule-invalid.js';
import { scheduleNeverFires } from './schedule-never-fires.js';
import { selectorMatchesNothing } from './selector-matches-nothing.js';
import { strategyMissing } from './strategy-missing.js';
import { unknownField } from './unknown-field.js';
import { unlimitedOutsideWindow } from './unlimited-outside-window.js';
import { wholePoolAtOnce } from './whole-pool-at-once.js';
import { windowOpensNothing } from './window-opens-nothing.js';
import { windowShape } from './window-shape.js';
import { windowTooShort } from './window-too-short.js';
import { windowWithoutEffect } from './window-without-effect.js';
import { worstLossAboveLimit } from './worst-loss-above-limit.js';

/** Every rule, by the letter. */
export const RULES: readonly Rule[] = [
  allowanceAlreadyUsed,
  batchThresholdGranularity,
  blockedNodesHoldProgress,
  budgetNeverBinds,
  budgetNotACap,
  cannotFinish,
  ceilingIsNotARate,
  changeNotBatched,
  compartmentShadowed,
  driftScope,
  expiryBypassesBudget,
  failureDomainAtOnce,
  failureThresholdUnreachable,
  failureThresholdUnset,
  inFreeze,
  invalidPolicy,
  legacyGroup,
  localTimeShift,
  neverAllowed,
  noProgress,
  overlappingPolicies,
  peakAboveLimit,
  peakJump,
  pointOfNoReturnEarly,
  rampNotReset,
  reasonsEmpty,
  referenceMissing,
  roundingChangesMeaning,
  scheduleInvalid,
  scheduleNeverFires,
  selectorMatchesNothing,
  strategyMissing,
  unknownField,
  unlimitedOutsideWindow,
  wholePoolAtOnce,
  windowOpensNothing,
  windowShape,
  windowTooShort,
  windowWithoutEffect,
  worstLossAboveLimit,
] as readonly Rule[];
