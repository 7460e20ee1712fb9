import * as z from 'zod';
import type { PlannedPolicy } from '../../plan/model.js';
import { type EvictionLimit, fix } from '../../systems/system.js';
import { type RuleResult, defineRule, type GroupRollout, rolledGroups } from '../rule.js';
import { limitKey, limitName, redundantLimits, type TimedGroup, timedOf } from './time.js';
import { code, count, few, literal, NO_TEXT, share, type Text, text } from '../../text/text.js';

export const roundingChangesMeaning = defineRule({
  id: 'rounding-changes-meaning',
  detects: 'a percentage that rounding turns into much more, or into another meaning',
  severity: 'warning',
  options: z.strictObject({
    /** How many times the percentage the rounded number may be. */
    factor: z.number().min(1).default(2),
  }),
  evaluate: ({ side, plan, options: { factor } }) => [
    ...side.policies.map((policy) => ofEvictions(policy, factor)),
    ...rolledGroups(side).flatMap((rollout) => {
      const timed = timedOf(rollout, plan);
      const ofLimits = timed ? ofBudgets(timed, factor) : [ofCeiling(rollout, factor)];
      return [...ofLimits, ofBatchThreshold(rollout)];
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

/** Fields of every finding on a percentage, of a limit by its name; `rounds`: the verb, where it is not the way that the number goes. */
function resultOf(
  cause: string,
  rounded: Rounded,
  unit: string,
  limit: Text,
  effect = NO_TEXT,
  rounds?: Text,
) {
  const { resolved, of } = rounded;
  const asked = round(rounded.asked);
  const now = resolved === 0 ? NO_TEXT : text` (now ${resolved})`;
  const becomes = resolved === 0 ? text`0` : share(resolved, of, unit);
  const way = rounds ?? (resolved < asked ? text`rounds down to` : text`rounds up to`);
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
  const neverBinding = redundantLimits(timed);
  return limits.flatMap((limit) => {
    const { written: declared, limit: resolved, reasons } = limit;
    const asked = declared.endsWith('%') ? (of * Number.parseInt(declared, 10)) / 100 : 0;
    const isIdle = neverBinding.has(limit) || !reasons.some((reason) => timed.acting.includes(reason));
    if (isIdle || asked === 0 || resolved === null || resolved <= asked * factor) return [];
    const { unit } = timed.rollout.group;
    const result = resultOf('up', { declared, asked, resolved, of }, unit, limitName(limit));
    return timed.resultOf(limit, { ...result, subject: `up ${limitKey(limit)}` });
  });
}

/** The limit of a group that is a percentage, or that defaults to one. */
function ofCeiling(rollout: GroupRollout, factor: number): RuleResult | null {
  const { isWorkload: isPods } = rollout;
  const { ceiling, matched, batches, unit, strategy } = rollout.group;
  const { declared: written, byDefault, rounding, of = matched } = ceiling;
  const declared = written ?? byDefault;
  const resolved = isPods ? ceiling.enforced : ceiling.resolved;
  // No author expects anything of a default of Kubernetes.
  if (typeof declared !== 'string' || !declared.endsWith('%') || (isPods && written === null)) return null;
  const asked = (of * Number.parseFloat(declared)) / 100;
  if (resolved === null || asked === 0 || batches.length === 0) return null;
  // KubeFleet rounds maxUnavailable up and maxConcurrency down; a node policy has only one budget.
  const field = rounding === 'down' ? 'maxConcurrency: ' : isPods || rounding ? 'maxUnavailable: ' : '';
  const limit = text`${code(`${field}${declared}`)}${written === null && text` (default)`}`;
  // 1 is the least that a limit that rounds down can be.
  const way = rounding !== 'up' && asked < 1 && resolved > 0 ? text`becomes` : undefined;
  const result = (cause: string, effect: Text, severity: 'warning' | 'info') => {
    const rounded = { declared, asked, resolved, of };
    return rollout.result(['budget'], { ...resultOf(cause, rounded, unit, limit, effect, way), severity });
  };
  if (resolved > asked * factor) {
    // Source: kubernetes, pkg/controller/deployment/util, ResolveFenceposts.
    const isForced = isPods && resolved === 1 && strategy?.['maxSurge'] === 0;
    const forced = isForced && text`, as ${code('maxSurge')} rounds to 0 and not both may be 0`;
    const all = isPods && resolved >= of && text`: none serves until a new one is ready`;
    return result('up', text`${forced}${all}`, 'warning');
  }
  // The controller means it: it starts a new pod first.
  if (isPods)
    return resolved > 0 ? null : result('zero', text`: no pod stops before a new one is ready`, 'info');
  if (!rounding || asked === resolved) return null;
  const [other, how] = rounding === 'up' ? ['maxConcurrency', 'down'] : ['maxUnavailable', 'up'];
  return result('rounded', text`; ${code(other)} rounds ${literal(how)}, to at least 1`, 'info');
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

/** A `batchThreshold` below 100 that tolerates no failure: the success percentage of a batch is a whole number, rounded down. */
function ofBatchThreshold(rollout: GroupRollout): RuleResult | null {
  const { brakes, batches } = rollout.group;
  if (!brakes || brakes.batchThresholdPercent === 100 || batches.length === 0) return null;
  const { batchThresholdPercent, tolerance } = brakes;
  const several = tolerance.filter(({ batchSize }) => batchSize > 1);
  const sizes = several.map(({ batchSize }) => batchSize);
  if (sizes.length === 0 || several.some(({ failuresTolerated }) => failuresTolerated > 0)) return null;
  const largest = Math.max(...sizes);
  const shown = few(
    sizes.map((size) => text`${size}`),
    5,
  );
  return rollout.result(['batchThreshold', 'strategy'], {
    subject: 'batch-threshold',
    says: text`${code(`batchThreshold: ${batchThresholdPercent}`)} means the same as 100: a batch of ${shown} tolerates no failure.`,
    fix: fix`Set ${{ field: 'batchThreshold', value: 100 }} if that is meant; ${Math.floor(((largest - 1) * 100) / largest)} is the highest value that tolerates one failure in a batch of ${largest}.`,
    evidence: {
      ...{ cause: 'batch-threshold', batchThresholdPercent },
      tolerance: tolerance.map((entry) => ({ ...entry })),
    },
  });
}
