import { code, count, literal, share, text } from '../../text/text.js';
import * as z from 'zod';
import { fieldAt } from '../../manifest/fields.js';
import type { PlannedPolicy, SidePlan } from '../../plan/model.js';
import { keptOf } from '../../plan/measure/wholes.js';
import { type Fix, fix, NO_FIX } from '../../systems/system.js';
import { limitFor, limitSchema, limitWords } from './limit.js';
import { type RuleResult, groupRule, type GroupRollout, sameRef } from '../rule.js';

const options = z.strictObject({
  /** The first batch. A percentage rounds down, and allows one. */
  limit: limitSchema('2%'),
  /** The largest batch, if batches grow. */
  largest: limitSchema('30%'),
});
type Options = z.output<typeof options>;

/** In a smaller group a batch of two is a large share already. */
const GROWS_FROM = 10;

export const firstBatchTooLarge = groupRule({
  id: 'first-batch-too-large',
  detects: 'a rollout that starts with more than a canary, or that grows to a batch of most of its targets',
  systems: 'some',
  severity: 'warning',
  options,
  evaluate: (rollout, { base, options }) => [
    firstBatch(rollout, base, options),
    grownBatch(rollout, options),
  ],
});

function firstBatch(rollout: GroupRollout, base: SidePlan | null, { limit: written }: Options) {
  const { group, policy } = rollout;
  const { peakAtOnce, worstLoss, outcome, unit } = group;
  if (isLaterStage(rollout)) return null;
  const [first = 0, ...others] = rollout.freshBatches;
  const matched = keptOf(group);
  const limit = limitFor(written, matched);
  const before = rollout.before(base);
  // A single batch that takes all out is a case of peak-above-limit, unless there were batches before: then this limit is not kept now
  // either, and must not read as fixed. A batch that surges makes none unavailable: each new pod is ready before an old one stops.
  const isBeside = peakAtOnce === 0 && worstLoss === 0 && outcome === 'complete';
  const hadBatches = peakAtOnce > 0 && before !== null && before.freshBatches.length > 1;
  if ((others.length === 0 && !isBeside && !hadBatches) || first <= limit) return null;
  // Replicas in a batch no larger than the defaults of a Deployment make it: maxSurge 25% and maxUnavailable 25%.
  const byDefault = Math.ceil(group.matched / 4) + Math.floor(group.matched / 4);
  if (rollout.isWorkload && unit === 'replica' && first <= byDefault) return null;
  // More replicas under the same limits: the canary is no other, and nothing is rolled. Or batches for the first time, after a base that
  // takes the whole group in one: a change for the better.
  const was = before?.policy;
  const isScaledUp =
    was && policy.change?.kind === 'scale' && !policy.leaves && limitsOf(policy) === limitsOf(was);
  const isBetter = before?.freshBatches.length === 1 && (before.freshBatches[0] ?? 0) >= matched;
  return rollout.result(['initialBatch', 'strategy', 'budget'], {
    says: text`the first batch is ${share(first, matched, unit)}. A bad version hits all of them before the first result. Limit: ${limitWords(written, limit, unit)}.`,
    fix: smallerFirst(rollout, limit),
    short: text`first batch ${first}, limit ${limit}`,
    field: 'strategy',
    magnitude: first,
    evidence: { cause: 'first', firstBatch: first, matched, limit },
    ...(isScaledUp || isBetter ? { severity: 'info' } : {}),
  });
}

/** The rollout is one batch, and those before it are too few to show a fault. */
function grownBatch(rollout: GroupRollout, { limit: ofFirst, largest: written }: Options): RuleResult | null {
  const { strategy, matched, unit } = rollout.group;
  const batches = rollout.freshBatches;
  const largest = Math.max(0, ...batches);
  const limit = limitFor(written, matched);
  const isSmall = matched < GROWS_FROM || largest <= (batches[0] ?? 0);
  if (strategy?.['initialBatch'] === undefined || isSmall || largest <= limit) return null;
  const kept = typeof strategy['failureThreshold'] === 'number' && text`; keep the thresholds`;
  const batch = batches.indexOf(largest) + 1;
  const before = batches.slice(0, batch - 1).reduce((sum, size) => sum + size, 0);
  const value = Math.min(limit, limitFor(ofFirst, matched));
  return rollout.result(['growthFactor', 'delta', 'strategy'], {
    subject: 'largest',
    says: text`batch ${batch} of ${batches.length} is ${share(largest, matched, unit)} in a fresh rollout, after only ${count(before, unit)} (${literal(batches.join(', '))}). Limit: ${limitWords(written, limit, unit)}.`,
    fix:
      strategy['kind'] === 'linear'
        ? fix`Replace ${code('linear')} with ${{ field: 'initialBatch', value, inPlaceOf: 'linear' }}${kept}.`
        : fix`Grow by addition: ${code('linear: {delta: 1}')}.`,
    short: text`batch ${batch} is ${largest}, limit ${limit}`,
    field: 'strategy',
    magnitude: largest,
    evidence: { cause: 'largest', batches: [...batches], largest, batch, matched, limit },
  });
}

/** The strategy of a workload as it is written, with what sets its replicas beside its spec. */
function limitsOf({ written }: PlannedPolicy): string {
  const spec = fieldAt(written ?? undefined, 'spec') ?? written ?? undefined;
  return JSON.stringify([fieldAt(spec, 'strategy') ?? null, fieldAt(spec, 'updateStrategy') ?? null]);
}

/** Whatever a later stage takes, others have it already and the stages between may wait for them. */
function isLaterStage({ policy, group }: GroupRollout): boolean {
  if (group.strategy?.['kind'] !== 'stage') return false;
  const first = policy.effect.groups.find((other) => sameRef(other.rolls, group.rolls) && other.matched > 0);
  return first !== undefined && first.runs.group !== group.runs.group;
}

function smallerFirst(rollout: GroupRollout, limit: number): Fix {
  const { unit, outBefore, places, strategy } = rollout.group;
  const { takes } = rollout.traits;
  const surges = unit === 'replica' || Number(strategy?.['maxSurge'] ?? 0) > 0;
  if (takes === 'pods' && surges)
    return fix`Set ${{ field: 'maxSurge', value: limit }} and ${{ field: 'maxUnavailable', value: 0 }}.`;
  // Growth beside a fixed strategy may cross the limit of the peak in a small group.
  if (takes === 'nodes' && places['strategy']) return fix`Set ${{ field: 'initialBatch', value: limit }}.`;
  // Nodes that are down use up maxUnavailable.
  return rollout.fewer(takes === 'pods' ? limit + outBefore : limit) ?? NO_FIX;
}
