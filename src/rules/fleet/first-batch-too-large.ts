import { code, count, literal, NO_TEXT, share, type Text, text } from '../../text/text.js';
import * as z from 'zod';
import { fieldAt } from '../../manifest/fields.js';
import type { PlannedGroup, PlannedPolicy, SidePlan } from '../../plan/model.js';
import { keptOf } from '../../plan/measure/wholes.js';
import { type Fix, fix, NO_FIX } from '../../systems/system.js';
import { fewer, groupBefore, isWorkload, unlessSmallerNow } from './group.js';
import { type Limit, limitFor, limitSchema, limitWords } from './limit.js';
import {
  type RuleResult,
  freshBatchesOf,
  groupRule,
  groupResult,
  type LimitedGroup,
  ofSystem,
  policyOf,
  sameRef,
} from '../rule.js';

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
  evaluate: (limited, { base, options }) => [
    firstBatch(limited, base, options.limit),
    grownBatch(limited, options),
  ],
});

function firstBatch(limited: LimitedGroup, base: SidePlan | null, written: Limit): RuleResult | null {
  const { group } = limited;
  if (isLaterStage(limited)) return null;
  const [first = 0, ...others] = freshBatchesOf(limited);
  const matched = keptOf(group);
  const limit = limitFor(written, matched);
  // A single batch that takes all out is a case of peak-above-limit, unless there were batches before: then this limit is not kept now
  // either, and must not read as fixed. A batch that surges takes none out.
  if ((others.length === 0 && !isBeside(group) && !hadBatches(limited, base)) || first <= limit) return null;
  if (isDefaultSize(limited, first)) return null;
  return groupResult(limited, ['initialBatch', 'strategy', 'budget'], {
    says: text`the first batch is ${share(first, matched, group.unit)}. ${harmOf(group)} Limit: ${limitWords(written, limit, group.unit)}.`,
    fix: smallerFirst(limited, limit),
    short: text`first batch ${first}, limit ${limit}`,
    field: 'strategy',
    magnitude: first,
    evidence: { cause: 'first', firstBatch: first, matched, limit },
    ...unlessSmallerNow(limited, base),
    ...(isScaledUp(limited, base) ? { severity: 'info' } : {}),
  });
}

function hadBatches(limited: LimitedGroup, base: SidePlan | null): boolean {
  const before = groupBefore(limited, base);
  return limited.group.peakAtOnce > 0 && before !== null && freshBatchesOf(before).length > 1;
}

/** The rollout is one batch, and those before it are too few to show a fault. */
function grownBatch(limited: LimitedGroup, { limit: ofFirst, largest: written }: Options): RuleResult | null {
  const { group } = limited;
  const batches = freshBatchesOf(limited);
  const largest = Math.max(0, ...batches);
  const limit = limitFor(written, group.matched);
  const isSmall = group.matched < GROWS_FROM || largest <= (batches[0] ?? 0);
  if (group.strategy?.['initialBatch'] === undefined || isSmall || largest <= limit) return null;
  const kept = typeof group.strategy['failureThreshold'] === 'number' ? text`; keep the thresholds` : NO_TEXT;
  const at = batches.indexOf(largest);
  const before = batches.slice(0, at).reduce((sum, size) => sum + size, 0);
  const isFresh = batches.join() === group.batches.map(({ size }) => size).join();
  return groupResult(limited, ['growthFactor', 'delta', 'strategy'], {
    subject: 'largest',
    says: text`batch ${at + 1} of ${batches.length} is ${share(largest, group.matched, group.unit)}, after only ${count(before, group.unit)} (${literal(batches.join(', '))}${isFresh ? text`` : text` in a fresh rollout`}). Limit: ${limitWords(written, limit, group.unit)}.`,
    fix:
      group.strategy['kind'] === 'linear'
        ? fix`Replace ${code('linear')} with ${{ field: 'initialBatch', value: Math.min(limit, limitFor(ofFirst, group.matched)), inPlaceOf: 'linear' }}${kept}.`
        : fix`Grow by addition: ${code('linear: {delta: 1}')}.`,
    short: text`batch ${at + 1} is ${largest}, limit ${limit}`,
    field: 'strategy',
    magnitude: largest,
    evidence: {
      cause: 'largest',
      batches: [...batches],
      largest,
      batch: at + 1,
      matched: group.matched,
      limit,
    },
  });
}

/** More replicas under the same limits: the canary is no other, and nothing is rolled. */
function isScaledUp({ policy }: LimitedGroup, base: SidePlan | null): boolean {
  const before = policyOf(base, policy.ref);
  if (!before || policy.change?.kind !== 'scale' || policy.leaves) return false;
  return limitsOf(policy) === limitsOf(before);
}

/** True for replicas in a batch no larger than the defaults of a Deployment make it: maxSurge 25% and maxUnavailable 25%. */
function isDefaultSize(limited: LimitedGroup, first: number): boolean {
  const { matched, unit } = limited.group;
  return (
    isWorkload(limited) && unit === 'replica' && first <= Math.ceil(matched / 4) + Math.floor(matched / 4)
  );
}

/** The strategy of a workload as it is written, with what sets its replicas beside its spec. */
function limitsOf({ written }: PlannedPolicy): string {
  const spec = fieldAt(written ?? undefined, 'spec') ?? written ?? undefined;
  return JSON.stringify([fieldAt(spec, 'strategy') ?? null, fieldAt(spec, 'updateStrategy') ?? null]);
}

/** True where each new pod is ready before an old one goes (maxSurge): nothing is out, and all have the new version at once. */
function isBeside({ peakAtOnce, worstLoss, outcome }: PlannedGroup): boolean {
  return peakAtOnce === 0 && worstLoss === 0 && outcome === 'complete';
}

/** Where new pods come beside the old ones, one that never gets ready breaks nothing that serves. */
function harmOf({ worstLoss }: PlannedGroup): Text {
  return worstLoss === 0
    ? text`A bad version that gets ready serves from all of them before the first is checked.`
    : text`A bad version hits all of them before the first result.`;
}

/** Whatever a later stage takes, others have it already and the stages between may wait for them. */
function isLaterStage({ policy, group }: LimitedGroup): boolean {
  if (group.strategy?.['kind'] !== 'stage') return false;
  const first = policy.effect.groups.find((other) => sameRef(other.rolls, group.rolls) && other.matched > 0);
  return first !== undefined && first.runs.group !== group.runs.group;
}

function smallerFirst(limited: LimitedGroup, limit: number): Fix {
  const { group } = limited;
  if (isWorkload(limited) && group.unit === 'replica')
    return fix`Set ${{ field: 'maxSurge', value: limit }} and ${{ field: 'maxUnavailable', value: 0 }}.`;
  // Nodes that are down use up maxUnavailable; a fix that asks for as much as is written, or more, is none.
  const { enforced } = group.ceiling;
  if (isWorkload(limited) && group.outBefore > 0 && enforced !== null && limit + group.outBefore >= enforced)
    return fix`Restore what is unavailable; ${code('maxUnavailable')} is low enough.`;
  if (isWorkload(limited)) return fix`Set ${{ field: 'maxUnavailable', value: limit + group.outBefore }}.`;
  if (ofSystem(limited).takes === 'clusters') return fewer(limited, limit) ?? NO_FIX;
  const first = { field: 'initialBatch', value: limit };
  // Growth beside a fixed strategy may cross the limit of the peak in a small group.
  return group.strategy === null
    ? fix`Start with ${limit} and grow: ${code(`linear: {initialBatch: ${limit}}`)}.`
    : fix`Set ${first}.`;
}
