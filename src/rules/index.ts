import { allowanceAlreadyUsed } from './allowance-already-used.js';
import { approvalRemoved } from './approval-removed.js';
import { batchThresholdGranularity } from './batch-threshold-granularity.js';
import { batchThresholdLow } from './batch-threshold-low.js';
import { blockedNodesHoldProgress } from './blocked-nodes-hold-progress.js';
import { budgetNeverBinds } from './budget-never-binds.js';
import { budgetNotACap } from './budget-not-a-cap.js';
import { budgetProtectsNothing } from './budget-protects-nothing.js';
import { canaryNotRepresentative } from './canary-not-representative.js';
import { cannotFinish } from './cannot-finish.js';
import { ceilingIsNotARate } from './ceiling-is-not-a-rate.js';
import { changeNotBatched } from './change-not-batched.js';
import { combinedPeakAboveLimit } from './combined-peak-above-limit.js';
import { closedHoursOpened } from './closed-hours-opened.js';
import { compartmentShadowed } from './compartment-shadowed.js';
import { consolidationWidened } from './consolidation-widened.js';
import { controlPlaneSelected } from './control-plane-selected.js';
import { domainLabelMissing } from './domain-label-missing.js';
import { drainDeadlock } from './drain-deadlock.js';
import { drainsUnlimited } from './drains-unlimited.js';
import { driftScope } from './drift-scope.js';
import { erroringNodeFreezes } from './erroring-node-freezes.js';
import { evictionsRaised } from './evictions-raised.js';
import { expiryBypassesBudget } from './expiry-bypasses-budget.js';
import { failureDomainAtOnce } from './failure-domain-at-once.js';
import { failureThresholdUnreachable } from './failure-threshold-unreachable.js';
import { failureThresholdUnset } from './failure-threshold-unset.js';
import { fallsToDefault } from './falls-to-default.js';
import { firstBatchTooLarge } from './first-batch-too-large.js';
import { guardWeakened } from './guard-weakened.js';
import { inFreeze } from './in-freeze.js';
import { invalidPolicy } from './invalid-policy.js';
import { inventoryStale } from './inventory-stale.js';
import { lastBatchDominates } from './last-batch-dominates.js';
import { legacyField } from './legacy-field.js';
import { legacyGroup } from './legacy-group.js';
import { localTimeShift } from './local-time-shift.js';
import { maintenanceDeletedMidway } from './maintenance-deleted-midway.js';
import { maintenanceNeverEnds } from './maintenance-never-ends.js';
import { membershipMayChange } from './membership-may-change.js';
import { neverAllowed } from './never-allowed.js';
import { newNodesSkipRamp } from './new-nodes-skip-ramp.js';
import { noAutomaticRollback } from './no-automatic-rollback.js';
import { noAvailabilitySignal } from './no-availability-signal.js';
import { noBakeTime } from './no-bake-time.js';
import { noProgress } from './no-progress.js';
import { notInTheNumbers } from './not-in-the-numbers.js';
import { noWindow } from './no-window.js';
import { overlapByName } from './overlap-by-name.js';
import { overlappingPolicies } from './overlapping-policies.js';
import { peakAboveLimit } from './peak-above-limit.js';
import { peakJump } from './peak-jump.js';
import { pointOfNoReturnEarly } from './point-of-no-return-early.js';
import { quorumAtRisk } from './quorum-at-risk.js';
import { rampNotReset } from './ramp-not-reset.js';
import { reasonsEmpty } from './reasons-empty.js';
import { referenceMissing } from './reference-missing.js';
import { replicasGoTogether } from './replicas-go-together.js';
import { resetOverridden } from './reset-overridden.js';
import { roundingChangesMeaning } from './rounding-changes-meaning.js';
import { sameWindowEverywhere } from './same-window-everywhere.js';
import { runNotStarted } from './run-not-started.js';
import { scheduleInvalid } from './schedule-invalid.js';
import { scheduleNeverFires } from './schedule-never-fires.js';
import { selectionMoved } from './selection-moved.js';
import { selectorMatchesEverything } from './selector-matches-everything.js';
import { selectorMatchesNothing } from './selector-matches-nothing.js';
import { sequencingDeadlock } from './sequencing-deadlock.js';
import { shortPickFreezes } from './short-pick-freezes.js';
import { stageCoverage } from './stage-coverage.js';
import { stageEmpty } from './stage-empty.js';
import { strategyMissing } from './strategy-missing.js';
import { ungovernedDisruption } from './ungoverned-disruption.js';
import { unknownField } from './unknown-field.js';
import { unknownNode } from './unknown-node.js';
import { unlimitedOutsideWindow } from './unlimited-outside-window.js';
import { versionNotPinned } from './version-not-pinned.js';
import { volumeHeldByOldPod } from './volume-held-by-old-pod.js';
import { wholePoolAtOnce } from './whole-pool-at-once.js';
import { waiverLapsed } from './waiver-lapsed.js';
import { windowOpensNothing } from './window-opens-nothing.js';
import { windowShape } from './window-shape.js';
import { windowTooShort } from './window-too-short.js';
import { windowWithoutEffect } from './window-without-effect.js';
import { worstLossAboveLimit } from './worst-loss-above-limit.js';
import type { Rule } from './rule.js';

/** Every rule, by the letter. */
export const RULES: readonly Rule[] = [
  allowanceAlreadyUsed,
  approvalRemoved,
  batchThresholdGranularity,
  batchThresholdLow,
  blockedNodesHoldProgress,
  budgetNeverBinds,
  budgetNotACap,
  budgetProtectsNothing,
  canaryNotRepresentative,
  cannotFinish,
  ceilingIsNotARate,
  changeNotBatched,
  combinedPeakAboveLimit,
  closedHoursOpened,
  compartmentShadowed,
  controlPlaneSelected,
  domainLabelMissing,
  drainDeadlock,
  drainsUnlimited,
  consolidationWidened,
  driftScope,
  erroringNodeFreezes,
  evictionsRaised,
  expiryBypassesBudget,
  failureDomainAtOnce,
  failureThresholdUnreachable,
  failureThresholdUnset,
  fallsToDefault,
  firstBatchTooLarge,
  guardWeakened,
  inFreeze,
  invalidPolicy,
  inventoryStale,
  lastBatchDominates,
  legacyField,
  legacyGroup,
  localTimeShift,
  maintenanceDeletedMidway,
  maintenanceNeverEnds,
  membershipMayChange,
  neverAllowed,
  newNodesSkipRamp,
  noAutomaticRollback,
  noAvailabilitySignal,
  noBakeTime,
  noProgress,
  noWindow,
  notInTheNumbers,
  overlapByName,
  overlappingPolicies,
  peakAboveLimit,
  peakJump,
  pointOfNoReturnEarly,
  quorumAtRisk,
  rampNotReset,
  reasonsEmpty,
  referenceMissing,
  replicasGoTogether,
  versionNotPinned,
  volumeHeldByOldPod,
  resetOverridden,
  roundingChangesMeaning,
  sameWindowEverywhere,
  runNotStarted,
  scheduleInvalid,
  scheduleNeverFires,
  selectionMoved,
  selectorMatchesEverything,
  selectorMatchesNothing,
  sequencingDeadlock,
  shortPickFreezes,
  stageCoverage,
  stageEmpty,
  strategyMissing,
  ungovernedDisruption,
  unknownField,
  unknownNode,
  unlimitedOutsideWindow,
  wholePoolAtOnce,
  waiverLapsed,
  windowOpensNothing,
  windowShape,
  windowTooShort,
  windowWithoutEffect,
  worstLossAboveLimit,
];
