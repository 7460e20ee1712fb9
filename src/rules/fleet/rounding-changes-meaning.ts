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
import { code, count, few, literal, NO_TEXT, share, type Text, text } from '../../text/text.js';

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

function evidenceOf(cause: string, { declared, asked, resolved, of }: Rounded): RuleResult['evidence'] {
  return { cause, declared, asked: round(asked), resolved, of };
}

/** The fix: a number is not rounded. */
function numberMeant(unit: string, { resolved }: Pick<Rounded, 'resolved'>): Fix {
  const now = resolved === 0 ? NO_TEXT : text` (now ${resolved})`;
  return fix`Set the intended number of ${literal(unit)}s${now} instead of a percentage.`;
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
    const rounded = { declared, asked, resolved, of };
    return timed.resultOf(limit, {
      subject: `up ${limitKey(limit)}`,
      says: text`${limitName(limit)} of ${count(of, unit)} is ${round(asked)} and rounds up to ${share(resolved, of, unit)}.`,
      fix: numberMeant(unit, rounded),
      magnitude: resolved,
      evidence: evidenceOf('up', rounded),
    });
  });
}

/** The limit of a group that is a percentage, or that defaults to one. */
function ofCeiling(limited: LimitedGroup, factor: number): (RuleResult | null)[] {
  const { group } = limited;
  const { declared: written, byDefault, resolved: byBudget, enforced } = group.ceiling;
  const declared = written ?? byDefault;
  const isPods = isWorkload(limited);
  const resolved = isPods ? enforced : byBudget;
  // No author expects anything of a default of Kubernetes.
  if (typeof declared !== 'string' || !declared.endsWith('%') || (isPods && written === null)) return [];
  const of = group.ceiling.of ?? group.matched;
  const asked = (of * Number.parseFloat(declared)) / 100;
  if (resolved === null || asked === 0 || group.batches.length === 0) return [];
  const rounded = { declared, asked, resolved, of };
  const up = resolved > asked * factor ? roundedUp(limited, rounded) : null;
  const slower = isPods ? null : slowerThanAsked(limited, rounded, factor);
  if (up || slower) return [up, slower];
  return [isPods ? roundedToZero(limited, rounded) : roundedEither(limited, rounded)];
}

function roundedUp(limited: LimitedGroup, rounded: Rounded): RuleResult {
  const { group } = limited;
  const { declared, asked, resolved, of } = rounded;
  // Source: kubernetes, pkg/controller/deployment/util, ResolveFenceposts.
  const isForced = isWorkload(limited) && resolved === 1 && group.strategy?.['maxSurge'] === 0;
  const becomes = isForced
    ? text`rounds down to 0, as ${code('maxSurge')} does. Kubernetes then makes ${code('maxUnavailable')}`
    : text`becomes`;
  const all =
    isWorkload(limited) && resolved >= of
      ? text`, so ${of === 1 ? text`the only one stops` : text`all of them stop`} before a new one is ready`
      : NO_TEXT;
  return groupResult(limited, ['budget'], {
    subject: 'up',
    says: text`${writtenText(limited, declared)} of ${count(of, group.unit)} is ${round(asked)} and ${becomes} ${share(resolved, of, group.unit)}${all}.`,
    fix: numberMeant(group.unit, rounded),
    magnitude: resolved,
    evidence: evidenceOf('up', rounded),
  });
}

/** `maxUnavailable: 25%`, for a workload; a node policy has only one budget. */
function writtenText(limited: LimitedGroup, declared: string): Text {
  return code(isWorkload(limited) ? `maxUnavailable: ${declared}` : declared);
}

/** The controller means it: it starts a new pod first. */
function roundedToZero(limited: LimitedGroup, rounded: Rounded): RuleResult | null {
  const { group } = limited;
  const { declared, asked, resolved, of } = rounded;
  if (resolved > 0) return null;
  return groupResult(limited, ['budget'], {
    subject: 'zero',
    severity: 'info',
    says: text`${code(`maxUnavailable: ${declared}`)} of ${count(of, group.unit)} is ${round(asked)} and rounds down to 0: no pod stops before a new one is ready.`,
    fix: numberMeant(group.unit, rounded),
    magnitude: resolved,
    evidence: evidenceOf('zero', rounded),
  });
}

/** A percentage beside a fixed batch that is far smaller: the batch sets the pace, and a reader expects the percentage. */
function slowerThanAsked(limited: LimitedGroup, rounded: Rounded, factor: number): RuleResult | null {
  const { group } = limited;
  const { resolved } = rounded;
  const { declared } = group.ceiling;
  if (group.strategy?.['kind'] !== 'fixed' || declared === '100%') return null;
  const largest = Math.max(0, ...group.batches.map(({ size }) => size));
  if (largest * factor >= resolved) return null;
  return groupResult(limited, ['budget', 'strategy'], {
    subject: 'down',
    says: text`the fixed strategy takes ${largest} at a time; the budget of ${code(String(declared ?? ''))} reads as ${count(resolved, group.unit)}. The rollout has ${group.batches.length} batches of ${largest} instead of ${Math.ceil(group.matched / resolved)} of ${resolved}.`,
    fix: fix`For the pace of the percentage set ${code(`initialBatch: ${resolved}`)}; for the slow pace lower the budget.`,
    evidence: { ...evidenceOf('down', rounded), batchSize: largest, batches: group.batches.length },
  });
}

/** KubeFleet rounds maxUnavailable up and maxConcurrency down. */
function roundedEither(limited: LimitedGroup, rounded: Rounded): RuleResult | null {
  const { group } = limited;
  const { declared, asked, resolved, of } = rounded;
  const { declared: written, rounding } = group.ceiling;
  if (!rounding || asked === resolved) return null;
  const [field, contrast] =
    rounding === 'up'
      ? [
          'maxUnavailable',
          text`${code('maxConcurrency')} of a stage rounds down${asked < 1 ? text`, to at least 1` : NO_TEXT}`,
        ]
      : [
          'maxConcurrency',
          text`${code('maxUnavailable')} of a rolling update rounds up, to ${Math.ceil(asked)}`,
        ];
  const how =
    resolved > asked && rounding === 'down' ? text`is at least` : text`rounds ${literal(rounding)} to`;
  return groupResult(limited, ['budget'], {
    subject: 'rounded',
    severity: 'info',
    says: text`${code(`${field}: ${declared}`)}${written === null ? text` (default)` : NO_TEXT} of ${count(of, group.unit)} is ${round(asked)} and ${how} ${share(resolved, of, group.unit)}; ${contrast}.`,
    fix: numberMeant(group.unit, rounded),
    magnitude: resolved,
    evidence: evidenceOf('rounded', rounded),
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
  const declared = String(evictable.written);
  if (most === 0 || most >= of) return null;
  const isMore = field === 'maxUnavailable';
  const rounded = { declared, asked, resolved: isMore ? most : of - most, of };
  const effect = isMore
    ? text`may be evicted at a time`
    : text`must stay, so ${most} may be evicted at a time`;
  return policyResult(policy, {
    subject: 'evictions',
    says: text`${code(`${field}: ${declared}`)} rounds up to ${share(rounded.resolved, of, unit)} from ${asked}: ${rounded.resolved} ${effect}.`,
    fix: fix`Set the number of ${literal(unit)}s that you mean, such as ${{ field, value: isMore ? Math.max(1, Math.floor(asked)) : rounded.resolved }}.`,
    place,
    magnitude: rounded.resolved,
    evidence: evidenceOf('evictions', rounded),
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
  const several = brakes.tolerance.filter(({ batchSize }) => batchSize > 1);
  const isStrict = several.every(({ failuresTolerated }) => failuresTolerated === 0);
  const coarse = several.find(
    ({ sameToPercent, sameFromPercent }) =>
      sameToPercent > sameFromPercent &&
      (isStrict || roundest(sameFromPercent, sameToPercent) !== brakes.batchThresholdPercent),
  );
  if (!coarse) return null;
  const sizes = several.map(({ batchSize }) => batchSize);
  const largest = Math.max(...sizes);
  const { sameFromPercent, sameToPercent, batchSize, failuresTolerated } = coarse;
  return groupResult(limited, ['batchThreshold', 'strategy'], {
    subject: 'batch-threshold',
    says: text`${code(`batchThreshold: ${brakes.batchThresholdPercent}`)} means the same as ${
      isStrict
        ? text`100: no failure is tolerated in a batch of ${few(
            sizes.map((size) => text`${size}`),
            5,
          )}.`
        : text`anything from ${sameFromPercent} to ${sameToPercent} for a batch of ${batchSize}, which tolerates ${failuresTolerated} failed.`
    }`,
    fix: isStrict
      ? fix`Set ${{ field: 'batchThreshold', value: 100 }} if that is meant; ${Math.floor(((largest - 1) * 100) / largest)} is the highest value that tolerates one failure in a batch of ${largest}.`
      : fix`Set ${{ field: 'batchThreshold', value: roundest(sameFromPercent, sameToPercent) }}, which means the same.`,
    evidence: {
      ...{ cause: 'batch-threshold', batchThresholdPercent: brakes.batchThresholdPercent },
      tolerance: brakes.tolerance.map((entry) => ({ ...entry })),
    },
    severity: isStrict ? 'warning' : 'info',
  });
}
