import type { Rule } from './rule.js';
import { approvalRemoved } from './kubefleet/approval-removed.js';
import { budgetNeverBinds } from './fleet/budget-never-binds.js';
import { budgetNotACap } from './skyhook/budget-not-a-cap.js';
import { canaryNotRepresentative } from './fleet/canary-not-representative.js';
import { cannotFinish } from './fleet/cannot-finish.js';
import { changeNotBatched } from './fleet/change-not-batched.js';
import { closedHoursOpened } from './karpenter/closed-hours-opened.js';
import { combinedPeakAboveLimit } from './fleet/combined-peak-above-limit.js';
import { compartmentAssignment } from './skyhook/compartment-assignment.js';
import { controlPlaneSelected } from './fleet/control-plane-selected.js';
import { deprecatedApi } from './skyhook/deprecated-api.js';
import { drainDeadlock } from './fleet/drain-deadlock.js';
import { evictionsRaised } from './fleet/evictions-raised.js';
import { expiryBypassesBudget } from './karpenter/expiry-bypasses-budget.js';
import { failureDomainAtOnce } from './fleet/failure-domain-at-once.js';
import { failureThresholdIneffective } from './skyhook/failure-threshold-ineffective.js';
import { firstBatchTooLarge } from './fleet/first-batch-too-large.js';
import { guardWeakened } from './fleet/guard-weakened.js';
import { inFreeze } from './fleet/in-freeze.js';
import { invalidPolicy } from './fleet/invalid-policy.js';
import { inventoryStale } from './fleet/inventory-stale.js';
import * as stated from './stated.js';
import { neverAllowed } from './fleet/never-allowed.js';
import { noBakeTime } from './fleet/no-bake-time.js';
import { noProgress } from './fleet/no-progress.js';
import { peakAboveLimit } from './fleet/peak-above-limit.js';
import { peakJump } from './fleet/peak-jump.js';
import { quorumAtRisk } from './fleet/quorum-at-risk.js';
import { rampNotReset } from './skyhook/ramp-not-reset.js';
import { referenceMissing } from './fleet/reference-missing.js';
import { replicasGoTogether } from './fleet/replicas-go-together.js';
import { roundingChangesMeaning } from './fleet/rounding-changes-meaning.js';
import { sameWindowEverywhere } from './karpenter/same-window-everywhere.js';
import { selectionMoved } from './fleet/selection-moved.js';
import { selectorMatchesEverything } from './fleet/selector-matches-everything.js';
import { sharedCordon } from './fleet/shared-cordon.js';
import { ungovernedDisruption } from './fleet/ungoverned-disruption.js';
import { unknownField } from './fleet/unknown-field.js';
import { unlimitedOutsideWindow } from './karpenter/unlimited-outside-window.js';
import { waiverLapsed } from './fleet/waiver-lapsed.js';
import { windowNotAsWritten } from './fleet/window-not-as-written.js';
import { windowTooShort } from './fleet/window-too-short.js';
import { worstLossAboveLimit } from './fleet/worst-loss-above-limit.js';

/** Every rule, by what it means for the targets, the worst first: findings of one severity are reported in this order. */
export const BY_HARM: readonly Rule[] = [
  // The controller does not get what is written.
  invalidPolicy,
  referenceMissing,
  guardWeakened,
  waiverLapsed,
  controlPlaneSelected,
  // Lost.
  quorumAtRisk,
  worstLossAboveLimit,
  evictionsRaised,
  ungovernedDisruption,
  replicasGoTogether,
  stated.abandonedMidway,
  // At once.
  changeNotBatched,
  expiryBypassesBudget,
  failureDomainAtOnce,
  combinedPeakAboveLimit,
  peakAboveLimit,
  peakJump,
  budgetNotACap,
  unlimitedOutsideWindow,
  sharedCordon,
  firstBatchTooLarge,
  compartmentAssignment,
  selectorMatchesEverything,
  selectionMoved,
  stated.consolidationWidened,
  stated.heldRolloutStarts,
  roundingChangesMeaning,
  // Stuck.
  noProgress,
  drainDeadlock,
  neverAllowed,
  stated.membershipMayChange,
  stated.selectorMatchesNothing,
  stated.stageCoverage,
  cannotFinish,
  // Not stopped.
  approvalRemoved,
  stated.safeguardRemoved,
  stated.limitIgnored,
  failureThresholdIneffective,
  canaryNotRepresentative,
  noBakeTime,
  sameWindowEverywhere,
  rampNotReset,
  // At another time.
  inFreeze,
  stated.configNotRolled,
  stated.versionNotPinned,
  closedHoursOpened,
  windowTooShort,
  windowNotAsWritten,
  budgetNeverBinds,
  // Housekeeping.
  deprecatedApi,
  inventoryStale,
  unknownField,
];
