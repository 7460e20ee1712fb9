import { allowanceAlreadyUsed } from './fleet/allowance-already-used.js';
import { approvalRemoved } from './kubefleet/approval-removed.js';
import { batchThresholdGranularity } from './skyhook/batch-threshold-granularity.js';
import { batchThresholdLow } from './skyhook/batch-threshold-low.js';
import { blockedNodesHoldProgress } from './fleet/blocked-nodes-hold-progress.js';
import { budgetNeverBinds } from './karpenter/budget-never-binds.js';
import { budgetNotACap } from './skyhook/budget-not-a-cap.js';
import { budgetProtectsNothing } from './fleet/budget-protects-nothing.js';
import { canaryNotRepresentative } from './fleet/canary-not-representative.js';
import { cannotFinish } from './fleet/cannot-finish.js';
import { ceilingIsNotARate } from './karpenter/ceiling-is-not-a-rate.js';
import { changeNotBatched } from './fleet/change-not-batched.js';
import { combinedPeakAboveLimit } from './fleet/combined-peak-above-limit.js';
import { closedHoursOpened } from './karpenter/closed-hours-opened.js';
import { compartmentShadowed } from './skyhook/compartment-shadowed.js';
import { consolidationWidened } from './karpenter/consolidation-widened.js';
import { controlPlaneSelected } from './fleet/control-plane-selected.js';
import { domainLabelMissing } from './fleet/domain-label-missing.js';
import { drainDeadlock } from './kubernetes/drain-deadlock.js';
import { drainsUnlimited } from './kubernetes/drains-unlimited.js';
import { driftScope } from './karpenter/drift-scope.js';
import { erroringNodeFreezes } from './skyhook/erroring-node-freezes.js';
import { evictionsRaised } from './fleet/evictions-raised.js';
import { expiryBypassesBudget } from './karpenter/expiry-bypasses-budget.js';
import { failureDomainAtOnce } from './fleet/failure-domain-at-once.js';
import { failureThresholdUnreachable } from './skyhook/failure-threshold-unreachable.js';
import { failureThresholdUnset } from './skyhook/failure-threshold-unset.js';
import { fallsToDefault } from './skyhook/falls-to-default.js';
import { firstBatchTooLarge } from './fleet/first-batch-too-large.js';
import { guardWeakened } from './fleet/guard-weakened.js';
import { inFreeze } from './fleet/in-freeze.js';
import { invalidPolicy } from './fleet/invalid-policy.js';
import { inventoryStale } from './fleet/inventory-stale.js';
import { lastBatchDominates } from './skyhook/last-batch-dominates.js';
import { legacyField } from './skyhook/legacy-field.js';
import { legacyGroup } from './skyhook/legacy-group.js';
import { localTimeShift } from './karpenter/local-time-shift.js';
import { maintenanceDeletedMidway } from './fleet/maintenance-deleted-midway.js';
import { maintenanceNeverEnds } from './pika/maintenance-never-ends.js';
import { membershipMayChange } from './kubefleet/membership-may-change.js';
import { neverAllowed } from './fleet/never-allowed.js';
import { newNodesSkipRamp } from './skyhook/new-nodes-skip-ramp.js';
import { noAutomaticRollback } from './fleet/no-automatic-rollback.js';
import { noAvailabilitySignal } from './fleet/no-availability-signal.js';
import { noBakeTime } from './fleet/no-bake-time.js';
import { noProgress } from './fleet/no-progress.js';
import { notInTheNumbers } from './fleet/not-in-the-numbers.js';
import { noWindow } from './fleet/no-window.js';
import { overlapByName } from './skyhook/overlap-by-name.js';
import { overlappingPolicies } from './fleet/overlapping-policies.js';
import { peakAboveLimit } from './fleet/peak-above-limit.js';
import { peakJump } from './fleet/peak-jump.js';
import { pointOfNoReturnEarly } from './skyhook/point-of-no-return-early.js';
import { quorumAtRisk } from './fleet/quorum-at-risk.js';
import { rampNotReset } from './skyhook/ramp-not-reset.js';
import { reasonsEmpty } from './karpenter/reasons-empty.js';
import { referenceMissing } from './fleet/reference-missing.js';
import { releasedByAnother } from './fleet/released-by-another.js';
import { replicasGoTogether } from './fleet/replicas-go-together.js';
import { resetOverridden } from './skyhook/reset-overridden.js';
import { roundingChangesMeaning } from './fleet/rounding-changes-meaning.js';
import { sameWindowEverywhere } from './karpenter/same-window-everywhere.js';
import { runNotStarted } from './kubefleet/run-not-started.js';
import { scheduleInvalid } from './karpenter/schedule-invalid.js';
import { scheduleNeverFires } from './karpenter/schedule-never-fires.js';
import { selectionMoved } from './fleet/selection-moved.js';
import { selectorMatchesEverything } from './fleet/selector-matches-everything.js';
import { selectorMatchesNothing } from './fleet/selector-matches-nothing.js';
import { sequencingDeadlock } from './skyhook/sequencing-deadlock.js';
import { shortPickFreezes } from './kubefleet/short-pick-freezes.js';
import { stageCoverage } from './kubefleet/stage-coverage.js';
import { stageEmpty } from './kubefleet/stage-empty.js';
import { strategyMissing } from './skyhook/strategy-missing.js';
import { ungovernedDisruption } from './fleet/ungoverned-disruption.js';
import { unknownField } from './fleet/unknown-field.js';
import { unknownNode } from './pika/unknown-node.js';
import { maintenancesShareDomain } from './pika/maintenances-share-domain.js';
import { unlimitedOutsideWindow } from './karpenter/unlimited-outside-window.js';
import { versionNotPinned } from './fleet/version-not-pinned.js';
import { volumeHeldByOldPod } from './kubernetes/volume-held-by-old-pod.js';
import { wholePoolAtOnce } from './fleet/whole-pool-at-once.js';
import { waiverLapsed } from './fleet/waiver-lapsed.js';
import { windowOpensNothing } from './karpenter/window-opens-nothing.js';
import { windowShape } from './karpenter/window-shape.js';
import { windowTooShort } from './fleet/window-too-short.js';
import { windowWithoutEffect } from './karpenter/window-without-effect.js';
import { worstLossAboveLimit } from './fleet/worst-loss-above-limit.js';
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
  maintenancesShareDomain,
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
  releasedByAnother,
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
