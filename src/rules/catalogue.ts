import type { Finding } from '../plan/finding.js';
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
import { evictionsRaised } from './fleet/evictions-raised.js';
import { expiryBypassesBudget } from './karpenter/expiry-bypasses-budget.js';
import { failureDomainAtOnce } from './fleet/failure-domain-at-once.js';
import { failureThresholdIneffective } from './skyhook/failure-threshold-ineffective.js';
import { firstBatchTooLarge } from './fleet/first-batch-too-large.js';
import { inFreeze } from './fleet/in-freeze.js';
import * as system from './system-rules.js';
import { neverAllowed } from './fleet/never-allowed.js';
import { noBakeTime } from './fleet/no-bake-time.js';
import { noProgress } from './fleet/no-progress.js';
import { peakAboveLimit } from './fleet/peak-above-limit.js';
import { peakJump } from './fleet/peak-jump.js';
import { quorumAtRisk } from './fleet/quorum-at-risk.js';
import { rampNotReset } from './skyhook/ramp-not-reset.js';
import { replicasGoTogether } from './fleet/replicas-go-together.js';
import { roundingChangesMeaning } from './fleet/rounding-changes-meaning.js';
import { sameWindowEverywhere } from './karpenter/same-window-everywhere.js';
import { selectionMoved } from './fleet/selection-moved.js';
import { sharedCordon } from './fleet/shared-cordon.js';
import { ungovernedDisruption } from './fleet/ungoverned-disruption.js';
import { unlimitedOutsideWindow } from './karpenter/unlimited-outside-window.js';
import { windowNotAsWritten } from './fleet/window-not-as-written.js';
import { windowTooShort } from './fleet/window-too-short.js';
import { worstLossAboveLimit } from './fleet/worst-loss-above-limit.js';

/** Every rule, by what it means for the targets, the worst first: findings of one severity are reported in this order. */
const BY_HARM: readonly Rule[] = [
  // The controller does not get what is written.
  system.invalidPolicy,
  system.referenceMissing,
  system.guardWeakened,
  system.waiverLapsed,
  controlPlaneSelected,
  // Lost.
  quorumAtRisk,
  worstLossAboveLimit,
  evictionsRaised,
  ungovernedDisruption,
  replicasGoTogether,
  system.systemRule('abandoned-midway'),
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
  system.selectorMatchesEverything,
  selectionMoved,
  system.systemRule('consolidation-widened'),
  system.systemRule('held-rollout-starts'),
  roundingChangesMeaning,
  // Stuck.
  noProgress,
  system.drainDeadlock,
  neverAllowed,
  system.systemRule('membership-may-change'),
  system.systemRule('selector-matches-nothing'),
  system.systemRule('stage-coverage'),
  cannotFinish,
  // Not stopped.
  approvalRemoved,
  system.systemRule('safeguard-removed'),
  system.systemRule('limit-ignored'),
  failureThresholdIneffective,
  canaryNotRepresentative,
  noBakeTime,
  sameWindowEverywhere,
  rampNotReset,
  // At another time.
  inFreeze,
  system.systemRule('config-not-rolled'),
  system.systemRule('version-not-pinned'),
  closedHoursOpened,
  windowTooShort,
  windowNotAsWritten,
  budgetNeverBinds,
  // Housekeeping.
  deprecatedApi,
  system.inventoryStale,
  system.unknownField,
];

/** Every rule, sorted by id. */
export const RULES: readonly Rule[] = BY_HARM.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** The lower, the worse for the targets. A rollout that stops halfway is worse than one that is stuck before it takes any. */
export function harmRank({ rule, evidence }: Pick<Finding, 'rule' | 'evidence'>): number {
  const isHalfway = [evidence['touched'], evidence['lost']].some(
    (count) => typeof count === 'number' && count > 0,
  );
  // A lost target is worse, and one that is only unavailable is not.
  const isLeft = rule === noProgress.id && isHalfway;
  return isLeft ? rankOf('abandoned-midway') + 0.5 : rankOf(rule);
}

function rankOf(rule: string): number {
  return BY_HARM.findIndex(({ id }) => id === rule);
}
