import { code, count, literal, NO_TEXT, type Text, text } from '../../text/text.js';
import { allOf } from '../../text/plural.js';
import * as z from 'zod';
import {
  type RuleResult,
  defineRule,
  groupResult,
  type LimitedGroup,
  ofSystem,
  rolledGroups,
} from '../rule.js';
import { type Bake, isBlind, fix } from '../../systems/system.js';
import type { PlannedGroup, SidePlan } from '../../plan/model.js';
import { unknownAvailability, withoutAvailability } from './availability-signal.js';
import { groupBefore } from './group.js';
import { LOOSER } from '../looser.js';

interface Options {
  readonly belowSeconds: number;
  readonly fromTargets: number;
}

export const noBakeTime = defineRule({
  id: 'no-bake-time',
  detects:
    'a rollout that does not wait long enough, or has no signal, to see a bad version before the next batch starts',
  systems: 'some',
  severity: 'warning',
  options: z.strictObject({
    /** Batches further apart than this are left alone. */
    belowSeconds: z.number().int().min(1).default(1).register(LOOSER, { when: 'lower' }),
    /** Smaller groups are left alone. */
    fromTargets: z.number().int().min(1).default(2),
  }),
  evaluate: ({ side, base, options }) => [
    ...side.policies.map(unknownAvailability),
    ...rolledGroups(side).map(
      (limited) =>
        withoutAvailability(limited) ??
        withoutProbe(limited, base, options) ??
        withoutWait(limited, base, options),
    ),
  ],
});

/** A workload without a readiness probe and without a wait. */
function withoutProbe(
  limited: LimitedGroup,
  base: SidePlan | null,
  { fromTargets }: Options,
): RuleResult | null {
  const { group } = limited;
  const bake = group.bake;
  if (!bake || !isBlind(bake) || group.matched < fromTargets || group.batches.length === 0) return null;
  return groupResult(limited, ['template', 'strategy'], {
    says: text`not every container has a ${code('readinessProbe')}, and ${code('minReadySeconds')} is 0, so a new pod counts as available as soon as it runs. A version that starts and does not work reaches ${literal(allOf(group.matched, group.unit))}: no limit stops it.${waitedText(limited, base, bake)}`,
    fix: fix`Set ${code('minReadySeconds')} to the time in which a bad version shows: 30 to 300 seconds for most. A ${code('readinessProbe')} in each container reports a fault sooner.`,
    // Worse than a missing wait alone.
    magnitude: 1,
    evidence: { hasSignal: false, seconds: bake.seconds, matched: group.matched },
  });
}

function withoutWait(limited: LimitedGroup, base: SidePlan | null, options: Options): RuleResult | null {
  const { group } = limited;
  if (group.matched < options.fromTargets || group.batches.length < 2) return null;
  const soak = group.soak;
  if (soak) return soak.seconds < options.belowSeconds ? withoutDelay(limited, soak.field) : null;
  const bake = group.bake;
  if (!bake) return withoutPause(limited);
  if (bake.seconds >= options.belowSeconds) return null;
  const starts = bake.seconds > 0 ? `only ${bake.seconds} s after` : 'as soon as';
  const before = bakeBefore(limited, base);
  return groupResult(limited, ['bake', 'strategy'], {
    says: text`each of its ${group.batches.length} batches starts ${literal(starts)} the one before is ready. A version that fails after a minute is on ${reachedBy(group)} by then.${waitedText(limited, base, bake)}`,
    fix: fix`Set ${code('minReadySeconds')} to the time in which a bad version shows: 30 to 300 seconds for most.`,
    severity: before && before.seconds >= options.belowSeconds ? 'warning' : 'info',
    evidence: { seconds: bake.seconds, batches: group.batches.length, matched: group.matched },
  });
}

function bakeBefore(limited: LimitedGroup, base: SidePlan | null): Bake | undefined {
  return groupBefore(limited, base)?.group.bake;
}

/** The wait that the change removes. */
function waitedText(limited: LimitedGroup, base: SidePlan | null, { seconds }: Bake): Text {
  const was = bakeBefore(limited, base);
  return was && was.seconds > seconds
    ? text` Before this change it waited ${was.seconds} s (${code('minReadySeconds')}).`
    : NO_TEXT;
}

/** Targets that the rollout reaches: a partition keeps the others on the old version. */
function reachedBy({ batches, matched, unit }: PlannedGroup): Text {
  const going = new Set(batches.flatMap(({ targets }) => targets)).size;
  return going < matched ? text`${going} of ${count(matched, unit)}` : literal(allOf(matched, unit));
}

/** The controller of Plans reads no signal of a node: the pause is the only time in which a fault can show. */
function withoutDelay(limited: LimitedGroup, waitField: string): RuleResult {
  const { group } = limited;
  return groupResult(limited, ['bake', 'strategy', 'budget'], {
    says: text`each of its ${group.batches.length} batches starts when a Job before it has succeeded, even if the node of that Job is not Ready. A fault that takes minutes to show reaches ${reachedBy(group)}.`,
    fix: fix`Set ${code(waitField)} to the time in which a bad version shows, such as "10m". It applies to each concurrency slot.`,
    severity: 'info',
    evidence: { seconds: 0, batches: group.batches.length, matched: group.matched },
  });
}

function withoutPause(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const { noPause } = ofSystem(limited).words;
  if (!noPause) return null;
  return groupResult(limited, ['strategy', 'budget'], {
    says: text`each of its ${group.batches.length} batches starts as soon as the one before is done, and ${noPause.says}. A fault that takes minutes to show reaches ${reachedBy(group)}.`,
    fix: noPause.fix,
    severity: 'info',
    evidence: { seconds: 0, batches: group.batches.length, matched: group.matched },
  });
}
