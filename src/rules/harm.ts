import type { Finding } from '../plan/finding.js';

/** What a broken rule does to the targets, the worst first: findings of one severity are told in this order. */
const HARMS = [
  'applied-otherwise',
  'lost',
  'at-once',
  'stuck',
  'no-brakes',
  'at-another-time',
  'housekeeping',
] as const;
type Harm = (typeof HARMS)[number];

/** The rules by what they warn of. One that is not named here is told after those that are, before housekeeping. */
const RULES_BY_HARM: Readonly<Record<Harm, readonly string[]>> = {
  // What is written is not what the controller gets: every other number rests on it.
  'applied-otherwise': [
    'invalid-policy',
    'reference-missing',
    'guard-weakened',
    'waiver-lapsed',
    'schedule-invalid',
    'reasons-empty',
    'control-plane-selected',
  ],
  lost: [
    'quorum-at-risk',
    'worst-loss-above-limit',
    'drains-unlimited',
    'ungoverned-disruption',
    'evictions-raised',
    'replicas-go-together',
    'abandoned-midway',
  ],
  'at-once': [
    'change-not-batched',
    'whole-pool-at-once',
    'failure-domain-at-once',
    'combined-peak-above-limit',
    'maintenances-share-domain',
    'peak-above-limit',
    'peak-jump',
    'budget-not-a-cap',
    'unlimited-outside-window',
    'overlapping-policies',
    'shared-cordon',
    'expiry-bypasses-budget',
    'first-batch-too-large',
    'last-batch-dominates',
    'falls-to-default',
    'selector-matches-everything',
    'selection-moved',
    'consolidation-widened',
    'held-rollout-starts',
    'not-in-the-numbers',
    'rounding-changes-meaning',
  ],
  stuck: [
    'no-progress',
    'drain-deadlock',
    'never-allowed',
    'sequencing-deadlock',
    'maintenance-never-ends',
    'membership-may-change',
    'selector-matches-nothing',
    'stage-coverage',
    'erroring-node-freezes',
    'allowance-already-used',
    'short-pick-freezes',
    'cannot-finish',
    'blocked-nodes-hold-progress',
    'strategy-missing',
  ],
  'no-brakes': [
    'approval-removed',
    'safeguard-removed',
    'limit-ignored',
    'failure-threshold-unreachable',
    'failure-threshold-unset',
    'point-of-no-return-early',
    'no-bake-time',
    'budget-protects-nothing',
    'same-window-everywhere',
    'ramp-not-reset',
    'new-nodes-skip-ramp',
  ],
  'at-another-time': [
    'in-freeze',
    'config-not-rolled',
    'version-not-pinned',
    'schedule-never-fires',
    'closed-hours-opened',
    'window-opens-nothing',
    'window-too-short',
    'local-time-shift',
    'window-shape',
    'window-without-effect',
  ],
  housekeeping: ['legacy-group', 'legacy-field', 'inventory-stale', 'unknown-field'],
};

const BEFORE_HOUSEKEEPING = HARMS.indexOf('housekeeping') - 0.5;
/** By rule; those that are not here have no rank of their own. */
export const RANKS: ReadonlyMap<string, number> = new Map(
  HARMS.flatMap((harm, rank) =>
    RULES_BY_HARM[harm].map((rule, i): [string, number] => [rule, rank + i / RULES_BY_HARM[harm].length / 2]),
  ),
);

/** Behind all that is lost: what has gone and does not come back is worse than what goes at once and does. */
const LEFT_HALFWAY = HARMS.indexOf('lost') + 0.5;

/** The lower, the worse for the targets. A rollout that is stuck before it has taken any harms less than one that stops halfway. */
export function harmRank({ rule, evidence }: Pick<Finding, 'rule' | 'evidence'>): number {
  const isHalfway = [evidence['touched'], evidence['lost']].some(
    (count) => typeof count === 'number' && count > 0,
  );
  if (rule === 'no-progress' && isHalfway) return LEFT_HALFWAY;
  return RANKS.get(rule) ?? BEFORE_HOUSEKEEPING;
}
