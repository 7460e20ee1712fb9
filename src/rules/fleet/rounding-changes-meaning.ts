import * as z from 'zod';
import type { PlannedPolicy } from '../../plan/model.js';
import { type EvictionLimit, fix } from '../../systems/system.js';
import { type RuleResult, defineRule, type LimitedGroup, rolledGroups } from '../rule.js';
import { limitKey, limitName, redundantLimits, type TimedGroup, timedOf } from './time.js';
import { code, count, few, literal, NO_TEXT, share, type Text, text } from '../../text/text.js';

export const roundingChangesMeaning = defineRule({
  id: 'rounding-changes-meaning',
  detects: 'a percentage that rounding turns into much more, much less, or another meaning',
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

/** What every finding on a percentage has, of a limit by its name; `isLeast`: 1 is the least that a limit that rounds down can be. */
function resultOf(
  cause: string,
  rounded: Rounded,
  unit: string,
  limit: Text,
  effect: Text = NO_TEXT,
  isLeast = false,
) {
  const { resolved, of } = rounded;
  const asked = round(rounded.asked);
  const now = resolved === 0 ? NO_TEXT : text` (now ${resolved})`;
  const way = resolved < asked ? text`rounds down to` : isLeast ? text`becomes` : text`rounds up to`;
  const becomes = resolved === 0 ? text`0` : share(resolved, of, unit);
  return {
    subject: cause,
    says: text`${limit} of ${count(of, unit)} is ${asked} and ${way} ${becomes}${effect}.`,
    fix: fix`Set the intended number of ${literal(unit)}s${now} instead of a percentage.`,
    magnitude: resolved,
    evidence: { cause, ...rounded, asked },
  };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** Budgets of a NodePool: each percentage rounds up by itself. A budget that never binds has a rule of its own. */
function ofBudgets(timed: TimedGroup, factor: number): RuleResult[] {
  const { counted: of, limits } = timed.calendar;
  const { unit } = timed.limited.group;
  const neverBinding = redundantLimits(timed);
  return limits.flatMap((limit) => {
    const { written: declared, limit: resolved, reasons } = limit;
    const asked = declared.endsWith('%') ? (of * Number.parseInt(declared, 10)) / 100 : 0;
    const isIdle = neverBinding.has(limit) || !reasons.some((reason) => timed.acting.includes(reason));
    if (isIdle || asked === 0 || resolved === null || resolved <= asked * factor) return [];
    const result = resultOf('up', { declared, asked, resolved, of }, unit, limitName(limit));
    return timed.resultOf(limit, { ...result, subject: `up ${limitKey(limit)}` });
  });
}

/** The limit of a group that is a percentage, or that defaults to one. */
function ofCeiling(limited: LimitedGroup, factor: number): (RuleResult | null)[] {
  const { ceiling, matched, batches, unit, strategy } = limited.group;
  const { declared: written, rounding } = ceiling;
  const declared = written ?? ceiling.byDefault;
  const isPods = limited.isWorkload;
  const resolved = isPods ? ceiling.enforced : ceiling.resolved;
  // No author expects anything of a default of Kubernetes.
  if (typeof declared !== 'string' || !declared.endsWith('%') || (isPods && written === null)) return [];
  const of = ceiling.of ?? matched;
  const asked = (of * Number.parseFloat(declared)) / 100;
  if (resolved === null || asked === 0 || batches.length === 0) return [];
  const rounded = { declared, asked, resolved, of };
  // KubeFleet rounds maxUnavailable up and maxConcurrency down; a node policy has only one budget.
  const field = rounding === 'down' ? 'maxConcurrency: ' : isPods || rounding ? 'maxUnavailable: ' : '';
  const limit = text`${code(`${field}${declared}`)}${written === null ? text` (default)` : NO_TEXT}`;
  const isLeast = rounding !== 'up' && asked < 1;
  const result = (cause: string, effect: Text, severity: 'warning' | 'info'): RuleResult =>
    limited.result(['budget'], { ...resultOf(cause, rounded, unit, limit, effect, isLeast), severity });
  const isUp = resolved > asked * factor;
  const slower = isPods ? null : slowerThanAsked(limited, rounded, factor);
  if (isUp) {
    // Source: kubernetes, pkg/controller/deployment/util, ResolveFenceposts.
    const isForced = isPods && resolved === 1 && strategy?.['maxSurge'] === 0;
    const forced = isForced ? text`, as ${code('maxSurge')} rounds to 0 and not both may be 0` : NO_TEXT;
    const who = of === 1 ? text`the only one stops` : text`all of them stop`;
    const all = isPods && resolved >= of ? text`: ${who} before a new one is ready` : NO_TEXT;
    return [result('up', text`${forced}${all}`, 'warning'), slower];
  }
  if (slower) return [slower];
  // The controller means it: it starts a new pod first.
  if (isPods)
    return [resolved > 0 ? null : result('zero', text`: no pod stops before a new one is ready`, 'info')];
  if (!rounding || asked === resolved) return [];
  const [other, way] = rounding === 'up' ? ['maxConcurrency', 'down'] : ['maxUnavailable', 'up'];
  return [result('rounded', text`; ${code(other)} rounds ${literal(way)}, to at least 1`, 'info')];
}

/** A percentage beside a fixed batch that is far smaller: the batch sets the pace, and a reader expects the percentage. */
function slowerThanAsked(limited: LimitedGroup, rounded: Rounded, factor: number): RuleResult | null {
  const { strategy, ceiling, batches, unit, matched } = limited.group;
  const { resolved, declared } = rounded;
  if (strategy?.['kind'] !== 'fixed' || ceiling.declared === '100%') return null;
  const largest = Math.max(0, ...batches.map(({ size }) => size));
  if (largest * factor >= resolved) return null;
  const { evidence, subject } = resultOf('down', rounded, unit, NO_TEXT);
  return limited.result(['budget', 'strategy'], {
    subject,
    says: text`the fixed strategy takes ${largest} at a time; the budget of ${code(declared)} reads as ${count(resolved, unit)}. The rollout has ${batches.length} batches of ${largest} instead of ${Math.ceil(matched / resolved)} of ${resolved}.`,
    fix: fix`For the pace of the percentage set ${code(`initialBatch: ${resolved}`)}; for the slow pace lower the budget.`,
    evidence: { ...evidence, batchSize: largest, batches: batches.length },
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
function ofEvictions({ ref, evictionLimit: evictable }: PlannedPolicy, factor: number): RuleResult | null {
  const asked = evictable ? unevenShare(evictable) : null;
  if (!evictable || asked === null) return null;
  const { most, of, unit, field, place } = evictable;
  if (most === 0 || most >= of) return null;
  const isMore = field === 'maxUnavailable';
  const declared = String(evictable.written);
  const resolved = isMore ? most : of - most;
  const rounded = { declared, asked, resolved, of };
  const effect = text`: ${most} may be evicted at a time`;
  return {
    policy: ref,
    ...resultOf('evictions', rounded, unit, code(`${field}: ${declared}`), effect),
    fix: fix`Set the number of ${literal(unit)}s that you mean, such as ${{ field, value: isMore ? Math.max(1, Math.floor(asked)) : resolved }}.`,
    place,
    severity: isMore && most > asked * factor ? 'warning' : 'info',
  };
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
  const { sameFromPercent: from, sameToPercent: to, batchSize, failuresTolerated } = coarse;
  const batch = isStrict
    ? few(
        sizes.map((size) => text`${size}`),
        5,
      )
    : text`${batchSize}`;
  const same = isStrict ? text`100` : text`anything from ${from} to ${to}`;
  return limited.result(['batchThreshold', 'strategy'], {
    subject: 'batch-threshold',
    says: text`${code(`batchThreshold: ${batchThresholdPercent}`)} means the same as ${same}: a batch of ${batch} tolerates ${isStrict ? text`no failure` : count(failuresTolerated, 'failure')}.`,
    fix: isStrict
      ? fix`Set ${{ field: 'batchThreshold', value: 100 }} if that is meant; ${Math.floor(((largest - 1) * 100) / largest)} is the highest value that tolerates one failure in a batch of ${largest}.`
      : fix`Set ${{ field: 'batchThreshold', value: roundest(from, to) }}, which means the same.`,
    evidence: {
      ...{ cause: 'batch-threshold', batchThresholdPercent },
      tolerance: tolerance.map((entry) => ({ ...entry })),
    },
    severity: isStrict ? 'warning' : 'info',
  });
}
