import { allOf } from '../../manifest/words/plural.js';
import * as z from 'zod';
import { type Breach, count, groupRule, groupViolation, type LimitedGroup, ofSystem } from '../rule.js';
import { factOf } from '../../systems/system.js';
import type { PlannedGroup, SidePlan } from '../../plan/model.js';
import { groupBefore, unlessSmallerNow } from './smaller-now.js';

export const noBakeTime = groupRule({
  id: 'no-bake-time',
  detects:
    'a rollout whose next batch starts as soon as the last one runs: faults that take a while come too late',
  systems: 'some',
  severity: 'warning',
  options: z.strictObject({
    /** Batches further apart than this are left alone. */
    belowSeconds: z.number().int().min(1).default(1),
    /** Smaller groups are left alone. */
    fromTargets: z.number().int().min(1).default(2),
  }),
  judge: (limited, { base, options }) => {
    const { group } = limited;
    const bake = factOf(group, 'bake');
    if (group.matched < options.fromTargets || group.batches.length < 2) return null;
    const soak = factOf(group, 'soak');
    if (soak) return soak.seconds < options.belowSeconds ? [withoutDelay(limited, soak.field)] : [];
    if (!bake) return withoutPause(limited);
    if (bake.approval || bake.seconds >= options.belowSeconds) return null;
    const waits = bake.seconds > 0 ? `only ${bake.seconds} s after` : 'as soon as';
    return groupViolation(limited, ['bake', 'strategy'], {
      says:
        `each of its ${group.batches.length} batches starts ${waits} the one before is ready. A version that ` +
        `fails after a minute is on ${reachedBy(group)} by then.${waitedText(limited, base, bake.seconds)}`,
      remediation: `Set ${bake.waitField} to the time in which a bad version shows: 30 to 300 seconds for most.`,
      evidence: { seconds: bake.seconds, batches: group.batches.length, matched: group.matched },
      ...(hasWaited(limited, base, options.belowSeconds) ? {} : unlessSmallerNow(limited, base)),
    });
  },
});

/** A wait of the base that goes is a loss, though all of it started at once: old replicas stay for as long, beside a surge. */
function hasWaited(limited: LimitedGroup, base: SidePlan | null, belowSeconds: number): boolean {
  const before = groupBefore(limited, base);
  const bake = before ? factOf(before.group, 'bake') : undefined;
  return bake !== undefined && (bake.approval || bake.seconds >= belowSeconds);
}

/** Which field it was that made it wait, where the change takes that away. */
function waitedText(limited: LimitedGroup, base: SidePlan | null, seconds: number): string {
  const before = groupBefore(limited, base);
  const was = before ? factOf(before.group, 'bake') : undefined;
  return was && was.seconds > seconds
    ? ` Before this change it waited ${was.seconds} s (${was.waitField}).`
    : '';
}

/** How many the rollout takes: a partition keeps the others on the old version. */
function reachedBy({ batches, matched, unit }: PlannedGroup): string {
  const going = new Set(batches.flatMap(({ targets }) => targets)).size;
  return going < matched ? `${going} of ${count(matched, unit)}` : allOf(matched, unit);
}

/** A Plan may pause, and few do: nobody asks whether a node works, so that a pause is all there is to see a fault in. */
function withoutDelay(limited: LimitedGroup, waitField: string): Breach {
  const { group } = limited;
  return groupViolation(limited, ['bake', 'strategy', 'budget'], {
    says:
      `each of its ${group.batches.length} batches starts as soon as a Job before it has succeeded, and nothing asks ` +
      `whether its node is Ready. A fault that shows after minutes is on ${reachedBy(group)} by then.`,
    remediation: `Set ${waitField} to the time in which a bad version shows, such as "10m"; it counts for each place.`,
    severity: 'info',
    evidence: { seconds: 0, batches: group.batches.length, matched: group.matched },
  });
}

function withoutPause(limited: LimitedGroup): Breach | null {
  const { group } = limited;
  const { noPause } = ofSystem(limited).words;
  if (!noPause) return null;
  return groupViolation(limited, ['strategy', 'budget'], {
    says:
      `each of its ${group.batches.length} batches starts as soon as the one before is done, and ` +
      `${noPause.says}. A fault that shows after minutes is on ${reachedBy(group)} by then.`,
    remediation: noPause.fix,
    severity: 'info',
    evidence: { seconds: 0, batches: group.batches.length, matched: group.matched },
  });
}
