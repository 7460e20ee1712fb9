import * as z from 'zod';
import { spanText } from '../../calendar/week.js';
import { fix } from '../../systems/system.js';
import type { PlannedGroup, PlannedPolicy, SidePlan } from '../../plan/model.js';
import {
  type RuleResult,
  defineRule,
  groupResult,
  type LimitedGroup,
  policyOf,
  rolledGroups,
} from '../rule.js';
import { statedBy } from '../stated.js';
import { LOOSER } from '../looser.js';
import {
  code,
  count,
  few,
  instant,
  literal,
  name,
  NO_TEXT,
  type Text,
  text,
  verbFor,
} from '../../text/text.js';

const MINUTE_MS = 60_000;

const options = z.strictObject({
  /** Pods that have less time than this to go by themselves are as good as deleted. */
  belowMinutes: z.number().min(0).default(5).register(LOOSER, { when: 'lower' }),
  /** Up to this many it is a warning where it was longer before. */
  belowWarned: z.number().min(0).default(60).register(LOOSER, { when: 'lower' }),
});
type Options = z.output<typeof options>;

const ID = 'ungoverned-disruption';

export const ungovernedDisruption = defineRule({
  id: ID,
  detects: 'drains that take pods whatever a disruption budget says, or that wait for fewer pods than before',
  systems: 'some',
  severity: 'error',
  options,
  evaluate: ({ side, base, plan, options }) => [
    ...side.policies.flatMap((policy) => forced(policy, base, options)),
    ...rolledGroups(side).flatMap((limited) => cutDrains(limited, plan.head)),
  ],
});

/** A drain that ends before its pods had the time to go is worse the shorter it is. */
function forced(policy: PlannedPolicy, base: SidePlan | null, options: Options): RuleResult | null {
  const { ref } = policy;
  const forces = policy.forcedDrain;
  if (!forces) return null;
  const { afterMs, says, fix: advice, place } = forces;
  const was = policyOf(base, ref)?.forcedDrain?.afterMs ?? Infinity;
  const isShort = afterMs < options.belowMinutes * MINUTE_MS;
  const isShorter = base !== null && afterMs < was && afterMs < options.belowWarned * MINUTE_MS;
  if (!isShort && !isShorter) return null;
  const before =
    base === null || was === afterMs
      ? NO_TEXT
      : text` Before: ${literal(was === Infinity ? 'never' : spanText(was))}.`;
  return {
    policy: ref,
    subject: isShort ? 'forced' : 'shorter',
    says: text`${says}${before}`,
    fix: advice,
    place,
    magnitude: -afterMs,
    ...(isShort ? {} : { severity: 'warning' }),
    evidence: { afterMs },
  };
}

/** Drains of the dry rollout that end by force. If the system names such pods of the head, that finding is the one of both sides. */
function cutDrains(limited: LimitedGroup, head: SidePlan): (RuleResult | null)[] {
  const { policy, group } = limited;
  if ([policy, policyOf(head, policy.ref)].some((one) => one && statedBy(one, ID).length > 0)) return [];
  const cut = group.cutDrains ?? [];
  return [
    blockedDrains(
      limited,
      cut.filter(({ lifts }) => lifts !== 'by-itself'),
    ),
    slowDrains(
      limited,
      cut.filter(({ lifts }) => lifts === 'by-itself'),
    ),
  ];
}

type Cut = NonNullable<PlannedGroup['cutDrains']>;

function names(nodes: readonly string[]): Text {
  return few(
    nodes.map((node) => name('target', node)),
    3,
  );
}

/** A disruption budget, or a pod, blocks the drain until its time is over. */
function blockedDrains(limited: LimitedGroup, [first, ...others]: Cut): RuleResult | null {
  if (!first) return null;
  const nodes = [first, ...others].map(({ target }) => target);
  const n = nodes.length;
  const drains = text`the ${verbFor(n, 'drain', 'drains')} of ${names(nodes)} ${verbFor(n, 'does not end by itself', 'do not end by themselves')}`;
  return groupResult(limited, [], {
    subject: 'cut',
    says: text`${drains}: ${n === 1 ? NO_TEXT : text`on ${name('target', first.target)} `}${first.why}. From ${instant(first.at)} on the remaining pods may be removed by force, whatever the budget allows; the numbers assume that.`,
    fix:
      first.lifts === 'with-repair'
        ? fix`Repair the pods that are not ready, or move the pods off the node before its drain begins.`
        : fix`Let the disruption budget allow an eviction, with ${code('maxUnavailable: 1')}, or move the pods off the node before its drain begins.`,
    severity: 'warning',
    magnitude: n,
    ofRollout: true,
    evidence: { nodes, at: first.at },
  });
}

/** A disruption budget lets the pods go one after another, and the time of the drain is over before the last. */
function slowDrains(limited: LimitedGroup, cut: Cut): RuleResult | null {
  const [first] = cut;
  if (!first) return null;
  const nodes = cut.map(({ target }) => target);
  const pods = cut.reduce((sum, one) => sum + one.pods, 0);
  return groupResult(limited, [], {
    subject: 'cut-slow',
    says: text`the drains of ${names(nodes)} have too little time: ${first.why}, and the next one is evicted only when a replacement is ready. From ${instant(first.at)} on the remaining pods are deleted past the budget: ${first.pods} on ${name('target', first.target)}, ${count(pods, 'pod')} in all.`,
    fix: fix`Let the disruption budget allow more evictions at a time.`,
    severity: 'warning',
    magnitude: pods,
    ofRollout: true,
    evidence: { nodes, at: first.at, pods },
  });
}
