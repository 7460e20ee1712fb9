import * as z from 'zod';
import { MINUTE_MS } from '../../calendar/days.js';
import { groupedBy } from '../../manifest/lookup.js';
import { fix } from '../../systems/system.js';
import type { PlannedPolicy, SidePlan } from '../../plan/model.js';
import { type RuleResult, defineRule, type GroupRollout, policyOf, rolledGroups } from '../rule.js';
import { systemResults } from '../system-rules.js';
import { LOOSER } from '../looser.js';
import { count, duration, fewNames, instant, text } from '../../text/text.js';

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
  detects: 'drains that remove pods regardless of disruption budgets, or sooner than before',
  systems: 'some',
  severity: 'error',
  options,
  evaluate: ({ side, base, plan, options }) => [
    ...side.policies.map((policy) => forced(policy, base, options)),
    ...rolledGroups(side).flatMap((rollout) => cutDrains(rollout, plan.head)),
  ],
});

/** A drain that ends before its pods had the time to go is worse the shorter it is. */
function forced(policy: PlannedPolicy, base: SidePlan | null, options: Options): RuleResult | null {
  const { ref, forcedDrain } = policy;
  if (!forcedDrain) return null;
  const { afterMs, says, fix: advice, place } = forcedDrain;
  const was = policyOf(base, ref)?.forcedDrain?.afterMs ?? Infinity;
  const isShort = afterMs < options.belowMinutes * MINUTE_MS;
  const isShorter = base !== null && afterMs < was && afterMs < options.belowWarned * MINUTE_MS;
  if (!isShort && !isShorter) return null;
  const before = text` Before: ${was === Infinity ? text`never` : duration(was)}.`;
  return {
    policy: ref,
    subject: isShort ? 'forced' : 'shorter',
    says: text`${says}${base !== null && was !== afterMs && before}`,
    fix: advice,
    place,
    magnitude: -afterMs,
    ...(isShort ? {} : { severity: 'warning' }),
    evidence: { afterMs },
  };
}

/**
 * Drains of the dry rollout that end by force: a budget or a pod blocks them until their time is over, or lets the pods go too slowly. If
 * the system names such pods of the head, that finding is the one of both sides.
 */
function cutDrains(rollout: GroupRollout, head: SidePlan): RuleResult[] {
  const { policy, group } = rollout;
  if ([policy, policyOf(head, policy.ref)].some((one) => one && systemResults(one, ID).length > 0)) return [];
  const bySlowness = groupedBy(group.cutDrains ?? [], ({ lifts }) => lifts === 'by-itself');
  return [...bySlowness].map(([isSlow, cut]) => {
    const [{ why, at, lifts }] = cut;
    const nodes = cut.map((one) => one.target);
    const names = fewNames('target', nodes);
    const pods = cut.reduce((sum, one) => sum + one.pods, 0);
    const cause = isSlow
      ? text`have too little time: ${why}, and the next one is evicted only when a replacement is ready`
      : text`do not end by themselves: ${why}`;
    return rollout.result([], {
      subject: isSlow ? 'cut-slow' : 'cut',
      says: text`drains of ${names} ${cause}. At ${instant(at)} the remaining pods are removed by force, past the budget: ${count(pods, 'pod')} in all. The numbers assume that.`,
      fix:
        lifts === 'with-repair'
          ? fix`Repair the pods that are not ready, or move the pods off the node before its drain begins.`
          : fix`Let the disruption budget allow more evictions at a time, or move the pods off the node before its drain begins.`,
      severity: 'warning',
      magnitude: isSlow ? pods : nodes.length,
      ofRollout: true,
      evidence: { nodes, at, ...(isSlow ? { pods } : {}) },
    });
  });
}
