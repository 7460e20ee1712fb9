import * as z from 'zod';
import { fieldAt } from '../../manifest/fields.js';
import type { PlannedGroup, PlannedPolicy, SidePlan } from '../../plan/model.js';
import { keptOf } from '../../plan/measure/wholes.js';
import { type Fix, fix } from '../../systems/system.js';
import { fewerFix } from './fewer.js';
import { limitFor, limitSchema, limitWords } from './limit.js';
import {
  freshBatchesOf,
  groupRule,
  groupViolation,
  type LimitedGroup,
  ofSystem,
  policyOf,
  sameRef,
  share,
} from '../rule.js';
import { unlessSmallerNow } from './smaller-now.js';
import { isWorkload } from './workload.js';

export const firstBatchTooLarge = groupRule({
  id: 'first-batch-too-large',
  detects: 'a rollout that begins with more than a canary',
  systems: 'some',
  severity: 'warning',
  options: z.strictObject({
    /** A percentage rounds down, and allows one. */
    limit: limitSchema('2%'),
  }),
  judge: (limited, { base, options }) => {
    const { group } = limited;
    if (isLaterStage(limited)) return null;
    const [first = 0, ...others] = freshBatchesOf(limited);
    const takes = keptOf(group);
    const limit = limitFor(options.limit, takes);
    // A single batch that takes all out is the case of whole-pool-at-once; one beside what serves takes none out.
    if ((others.length === 0 && !isBeside(group)) || first <= limit) return null;
    if (isDefaultSize(limited, first)) return null;
    return groupViolation(limited, ['initialBatch', 'strategy', 'budget'], {
      says:
        `the first batch of a rollout is ${share(first, takes, group.unit)}. ${harmOf(group)} ` +
        `The limit is ${limitWords(options.limit, limit, group.unit)}.`,
      remediation: smallerFirst(limited, limit),
      magnitude: first,
      evidence: { firstBatch: first, matched: takes, limit },
      ...unlessSmallerNow(limited, base),
      ...(isScaledUp(limited, base) ? { severity: 'info' } : {}),
    });
  },
});

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

/** How a workload is rolled, as it is written; beside its spec stands what sets its replicas, where something does. */
function limitsOf({ written }: PlannedPolicy): string {
  const spec = fieldAt(written ?? undefined, 'spec') ?? written ?? undefined;
  return JSON.stringify([fieldAt(spec, 'strategy') ?? null, fieldAt(spec, 'updateStrategy') ?? null]);
}

/** True where each new pod is ready before an old one goes (maxSurge): nothing is out, and all have the new version at once. */
function isBeside({ peakAtOnce, worstLoss, outcome }: PlannedGroup): boolean {
  return peakAtOnce === 0 && worstLoss === 0 && outcome === 'complete';
}

/** Where new pods come beside the old ones, one that never gets ready breaks nothing that serves. */
function harmOf({ worstLoss }: PlannedGroup): string {
  return worstLoss === 0
    ? 'What gets ready and is wrong all the same, serves from all of them before anyone has seen one.'
    : 'A fault in it hits all of them before anyone has seen the first result.';
}

/** Whatever a later stage takes, others have it already and the stages between may wait for them. */
function isLaterStage({ policy, group }: LimitedGroup): boolean {
  if (group.strategy?.['kind'] !== 'stage') return false;
  const first = policy.effect.groups.find((other) => sameRef(other.rolls, group.rolls) && other.matched > 0);
  return first !== undefined && first.runs.group !== group.runs.group;
}

function smallerFirst(limited: LimitedGroup, limit: number): string | Fix {
  const { group } = limited;
  if (isWorkload(limited) && group.unit === 'replica')
    return `Set maxSurge: ${limit} and maxUnavailable: 0, so that ${limit === 1 ? 'one new pod comes' : `${limit} new pods come`} first.`;
  // Nodes that are down use up maxUnavailable; a fix that asks for as much as is written, or more, is none.
  const { enforced } = group.ceiling;
  if (isWorkload(limited) && group.outBefore > 0 && enforced !== null && limit + group.outBefore >= enforced)
    return 'Bring back what is out already; maxUnavailable is low enough.';
  if (isWorkload(limited)) return fix`Set ${{ field: 'maxUnavailable', value: limit + group.outBefore }}.`;
  if (ofSystem(limited).takes === 'clusters') return fewerFix(limited, limit) ?? '';
  const first = { field: 'initialBatch', value: limit };
  // Growth beside a fixed strategy may cross the limit of the peak in a small group.
  return group.strategy === null
    ? fix`Start with ${limit} and grow, as linear: {${first}} does.`
    : fix`Set ${first}.`;
}
