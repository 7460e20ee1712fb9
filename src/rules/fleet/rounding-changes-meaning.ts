import * as z from 'zod';
import type { PlannedPolicy } from '../../plan/model.js';
import { type EvictionLimit, type Fix, fix } from '../../systems/system.js';
import {
  type RuleResult,
  defineRule,
  groupResult,
  type LimitedGroup,
  policyResult,
  rolledGroups,
} from '../rule.js';
import { redundantLimits } from './redundant.js';
import { limitKey, limitName, type TimedGroup, timedOf } from './time.js';
import { isWorkload } from './group.js';
import { code, count, few, literal, NO_TEXT, share, text } from '../../text/text.js';

export const roundingChangesMeaning = defineRule({
  id: 'rounding-changes-meaning',
  detects:
    'a percentage that rounding turns into less than half or more than twice as much, or into another meaning',
  systems: 'all',
  severity: 'warning',
  options: z.strictObject({
    /** How far the effect may be from the percentage, either way. */
    factor: z.number().min(1).default(2),
  }),
  evaluate: ({ side, plan, options: { factor } }) => [
    ...side.policies.map((policy) => ofEvictions(policy, factor)),
    ...rolledGroups(side).flatMap((limited) => {
      const timed = timedOf(limited, plan);
      const ofLimits = timed ? ofBudgets(timed, factor) : ofCeiling(limited, factor);
      return [...ofLimits, ofBatchThreshold(limited)];
    }),
  ],
});

/** A percentage as it is written, what it comes to before and after rounding, and the number that it is a share of. */
interface Rounded {
  readonly declared: string;
  readonly asked: number;
  readonly resolved: number;
  readonly of: number;
}

/** What every finding on a percentage has: a number is not rounded. */
function resultOf(cause: string, rounded: Rounded, unit: string) {
  const { resolved, asked } = rounded;
  const now = resolved === 0 ? NO_TEXT : text` (now ${resolved})`;
  const advice: Fix = fix`Set the intended number of ${literal(unit)}s${now} instead of a percentage.`;
  const evidence: RuleResult['evidence'] = { cause, ...rounded, asked: round(asked) };
  return { subject: cause, fix: advice, magnitude: resolved, evidence };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** Budgets of a NodePool: each percentage rounds up by itself. A budget that never binds has a rule of its own. */
function ofBudgets(timed: TimedGroup, factor: number): RuleResult[] {
  const { counted: of, limits } = timed.calendar;
  const { unit } = timed.limited.group;
  const neverBinding = new Set(redundantLimits(timed).map(({ limit }) => limit));
  return limits.flatMap((limit) => {
    const { written: declared, limit: resolved, reasons } = limit;
    const asked = declared.endsWith('%') ? (of * Number.parseInt(declared, 10)) / 100 : 0;
    const isIdle = neverBinding.has(limit) || !reasons.some((reason) => timed.acting.includes(reason));
    if (isIdle || asked === 0 || resolved === null || resolved <= asked * factor) return [];
    return timed.resultOf(limit, {
      ...resultOf('up', { declared, asked, resolved, of }, unit),
      subject: `up ${limitKey(limit)}`,
      says: text`${limitName(limit)} of ${count(of, unit)} is ${round(asked)} and rounds up to ${share(resolved, of, unit)}.`,
    });
  });
}

/** The limit of a group that is a percentage, or that defaults to one. */
function ofCeiling(limited: LimitedGroup, factor: number): (RuleResult | null)[] {
  const { ceiling, matched, batches } = limited.group;
  const { declared: written, byDefault } = ceiling;
  const declared = written ?? byDefault;
  const isPods = isWorkload(limited);
  const resolved = isPods ? ceiling.enforced : ceiling.resolved;
  // No author expects anything of a default of Kubernetes.
  if (typeof declared !== 'string' || !declared.endsWith('%') || (isPods && written === null)) return [];
  const of = ceiling.of ?? matched;
  const asked = (of * Number.parseFloat(declared)) / 100;
  if (resolved === null || asked === 0 || batches.length === 0) return [];
  const rounded = { declared, asked, resolved, of };
  const up = resolved > asked * factor ? roundedUp(limited, rounded) : null;
  const slower = isPods ? null : slowerThanAsked(limited, rounded, factor);
  if (up || slower) return [up, slower];
  return [isPods ? roundedToZero(limited, rounded) : roundedEither(limited, rounded)];
}

function roundedUp(limited: LimitedGroup, rounded: Rounded): RuleResult {
  const { unit, strategy } = limited.group;
  const { declared, asked, resolved, of } = rounded;
  const isPods = isWorkload(limited);
  // Source: kubernetes, pkg/controller/deployment/util, ResolveFenceposts.
  const isForced = isPods && resolved === 1 && strategy?.['maxSurge'] === 0;
  const becomes = isForced
    ? text`rounds down to 0, as ${code('maxSurge')} does. Kubernetes then makes ${code('maxUnavailable')}`
    : text`becomes`;
  const all =
    isPods && resolved >= of
      ? text`, so ${of === 1 ? text`the only one stops` : text`all of them stop`} before a new one is ready`
      : NO_TEXT;
  // A node policy has only one budget.
  const written = code(isPods ? `maxUnavailable: ${declared}` : declared);
  return groupResult(limited, ['budget'], {
    ...resultOf('up', rounded, unit),
    says: text`${written} of ${count(of, unit)} is ${round(asked)} and ${becomes} ${share(resolved, of, unit)}${all}.`,
  });
}

/** The controller means it: it starts a new pod first. */
function roundedToZero(limited: LimitedGroup, rounded: Rounded): RuleResult | null {
  const { unit } = limited.group;
  const { declared, asked, resolved, of } = rounded;
  if (resolved > 0) return null;
  return groupResult(limited, ['budget'], {
    ...resultOf('zero', rounded, unit),
    severity: 'info',
    says: text`${code(`maxUnavailable: ${declared}`)} of ${count(of, unit)} is ${round(asked)} and rounds down to 0: no pod stops before a new one is ready.`,
  });
}

/** A percentage beside a fixed batch that is far smaller: the batch sets the pace, and a reader expects the percentage. */
function slowerThanAsked(limited: LimitedGroup, rounded: Rounded, factor: number): RuleResult | null {
  const { strategy, ceiling, batches, unit, matched } = limited.group;
  const { resolved, declared } = rounded;
  if (strategy?.['kind'] !== 'fixed' || ceiling.declared === '100%') return null;
  const largest = Math.max(0, ...batches.map(({ size }) => size));
  if (largest * factor >= resolved) return null;
  const { evidence } = resultOf('down', rounded, unit);
  return groupResult(limited, ['budget', 'strategy'], {
    subject: 'down',
    says: text`the fixed strategy takes ${largest} at a time; the budget of ${code(declared)} reads as ${count(resolved, unit)}. The rollout has ${batches.length} batches of ${largest} instead of ${Math.ceil(matched / resolved)} of ${resolved}.`,
    fix: fix`For the pace of the percentage set ${code(`initialBatch: ${resolved}`)}; for the slow pace lower the budget.`,
    evidence: { ...evidence, batchSize: largest, batches: batches.length },
  });
}

/** KubeFleet rounds maxUnavailable up and maxConcurrency down. */
function roundedEither(limited: LimitedGroup, rounded: Rounded): RuleResult | null {
  const { unit, ceiling } = limited.group;
  const { declared, asked, resolved, of } = rounded;
  if (!ceiling.rounding || asked === resolved) return null;
  const isUp = ceiling.rounding === 'up';
  const atLeast = asked < 1 ? text`, to at least 1` : NO_TEXT;
  const contrast = isUp
    ? text`${code('maxConcurrency')} of a stage rounds down${atLeast}`
    : text`${code('maxUnavailable')} of a rolling update rounds up, to ${Math.ceil(asked)}`;
  const how = resolved > asked && !isUp ? text`is at least` : text`rounds ${literal(ceiling.rounding)} to`;
  const written = code(`${isUp ? 'maxUnavailable' : 'maxConcurrency'}: ${declared}`);
  const byDefault = ceiling.declared === null ? text` (default)` : NO_TEXT;
  return groupResult(limited, ['budget'], {
    ...resultOf('rounded', rounded, unit),
    severity: 'info',
    says: text`${written}${byDefault} of ${count(of, unit)} is ${round(asked)} and ${how} ${share(resolved, of, unit)}; ${contrast}.`,
  });
}

/** The percentage of a disruption budget as a share of its pods, before rounding; null if it is a number or comes out even. */
export function unevenShare({ written, of }: EvictionLimit): number | null {
  if (typeof written !== 'string' || !written.endsWith('%')) return null;
  const asked = (of * Number.parseInt(written, 10)) / 100;
  return Number.isInteger(asked) ? null : round(asked);
}

/**
 * Both fields of a disruption budget round up: maxUnavailable lets one more go, minAvailable keeps one more. A budget that keeps
 * nothing is one of `budget-never-binds`, and one that lets nothing go of `drain-deadlock`.
 * Source: kubernetes, pkg/controller/disruption/disruption.go, getExpectedPodCount, GetScaledValueFromIntOrPercent(..., true).
 */
function ofEvictions(policy: PlannedPolicy, factor: number): RuleResult | null {
  const evictable = policy.evictionLimit;
  const asked = evictable ? unevenShare(evictable) : null;
  if (!evictable || asked === null) return null;
  const { most, of, unit, field, place } = evictable;
  if (most === 0 || most >= of) return null;
  const isMore = field === 'maxUnavailable';
  const declared = String(evictable.written);
  const resolved = isMore ? most : of - most;
  const effect = isMore
    ? text`may be evicted at a time`
    : text`must stay, so ${most} may be evicted at a time`;
  return policyResult(policy, {
    ...resultOf('evictions', { declared, asked, resolved, of }, unit),
    says: text`${code(`${field}: ${declared}`)} of ${count(of, unit)} is ${asked} and rounds up to ${share(resolved, of, unit)}: ${resolved} ${effect}.`,
    fix: fix`Set the number of ${literal(unit)}s that you mean, such as ${{ field, value: isMore ? Math.max(1, Math.floor(asked)) : resolved }}.`,
    place,
    severity: isMore && most > asked * factor ? 'warning' : 'info',
  });
}

/** The value of a range that a person would write: tens, else fives. */
function roundest(from: number, to: number): number {
  const [round = from] = [10, 5].map((step) => Math.floor(to / step) * step).filter((value) => value >= from);
  return round;
}

/** The success percentage of a batch is a whole number, rounded down: other thresholds mean the same for these batch sizes. */
function ofBatchThreshold(limited: LimitedGroup): RuleResult | null {
  const { brakes, batches } = limited.group;
  if (!brakes || brakes.batchThresholdPercent === 100 || batches.length === 0) return null;
  const { batchThresholdPercent, tolerance } = brakes;
  const several = tolerance.filter(({ batchSize }) => batchSize > 1);
  const isStrict = several.every(({ failuresTolerated }) => failuresTolerated === 0);
  const coarse = several.find(
    ({ sameToPercent: to, sameFromPercent: from }) =>
      to > from && (isStrict || roundest(from, to) !== batchThresholdPercent),
  );
  if (!coarse) return null;
  const sizes = several.map(({ batchSize }) => batchSize);
  const largest = Math.max(...sizes);
  const { sameFromPercent, sameToPercent, batchSize, failuresTolerated } = coarse;
  const shown = few(
    sizes.map((size) => text`${size}`),
    5,
  );
  const same = isStrict
    ? text`100: no failure is tolerated in a batch of ${shown}`
    : text`anything from ${sameFromPercent} to ${sameToPercent} for a batch of ${batchSize}, which tolerates ${failuresTolerated} failed`;
  return groupResult(limited, ['batchThreshold', 'strategy'], {
    subject: 'batch-threshold',
    says: text`${code(`batchThreshold: ${batchThresholdPercent}`)} means the same as ${same}.`,
    fix: isStrict
      ? fix`Set ${{ field: 'batchThreshold', value: 100 }} if that is meant; ${Math.floor(((largest - 1) * 100) / largest)} is the highest value that tolerates one failure in a batch of ${largest}.`
      : fix`Set ${{ field: 'batchThreshold', value: roundest(sameFromPercent, sameToPercent) }}, which means the same.`,
    evidence: {
      ...{ cause: 'batch-threshold', batchThresholdPercent },
      tolerance: tolerance.map((entry) => ({ ...entry })),
    },
    severity: isStrict ? 'warning' : 'info',
  });
}
