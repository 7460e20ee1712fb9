import { code, count, share, text } from '../../text/text.js';
import * as z from 'zod';
import { groupedBy, remembered } from '../../manifest/lookup.js';
import type { PlannedPolicy, SidePlan } from '../../plan/model.js';
import { fix, refKey, policyName } from '../../systems/system.js';
import { limitFor, limitSchema, limitWords } from './limit.js';
import { type RuleResult, defineRule, policyOf, sameRef } from '../rule.js';

const options = z.strictObject({
  limit: limitSchema('25%'),
  /** Up to so many times as much as before is a step, and a warning. */
  factor: z.number().min(1).default(2),
});
type Options = z.output<typeof options>;

export const evictionsRaised = defineRule({
  id: 'evictions-raised',
  detects: 'a disruption budget that allows more evictions at once, or no longer covers its pods',
  systems: 'some',
  severity: 'error',
  options,
  evaluate: ({ side, base, options }) => {
    const found = (base?.policies ?? []).flatMap((before) => {
      const pods = released(before, side);
      if (pods) return pods;
      const after = heldAfter(before, side);
      if (after.length === 0) return gone(before, side) ?? [];
      return after.flatMap((one) => raised(before, one, options) ?? []);
    });
    // Several budgets may be replaced by one.
    return [...groupedBy(found, ({ policy }) => policy && refKey(policy)).values()].map(([first]) => first);
  },
});

/** Pods that no budget covers after the change. Fewer than two are no service that could stay available. */
function released({ releasedPods, ref, place }: PlannedPolicy, side: SidePlan): RuleResult | null {
  if (!releasedPods || (releasedPods.pods !== null && releasedPods.pods < 2)) return null;
  const { pods, nodes, isGone, isPossible, says } = releasedPods;
  return {
    policy: ref,
    about: null,
    says: text`${policyName(ref)}${isGone && text` is removed`}: ${says}.`,
    fix: isGone
      ? fix`Keep it until another budget covers these pods.`
      : fix`Keep the pods in its selector, and set how many may be evicted at once, such as ${code('maxUnavailable: 1')}.`,
    place: policyOf(side, ref)?.place ?? place,
    magnitude: pods,
    ...(isPossible ? { severity: 'warning' } : {}),
    evidence: { cause: 'released', pods, nodes, isGone },
  };
}

/** Thousands of policies look for the one of their own name. */
const byName = remembered((side: SidePlan) => groupedBy(side.policies, ({ ref }) => ref.name));

/** The budget of that name, and those that hold its pods after the change where it does not. */
function heldAfter({ ref, evictionLimit }: PlannedPolicy, side: SidePlan): PlannedPolicy[] {
  return [ref.name, ...(evictionLimit?.heldNextBy ?? [])]
    .flatMap((name) => byName(side).get(name) ?? [])
    .filter((one) => sameRef(one.ref, { ...ref, name: one.ref.name }));
}

function raised(before: PlannedPolicy, after: PlannedPolicy, { limit, factor }: Options): RuleResult | null {
  const [was, is] = [before.evictionLimit, after.evictionLimit];
  // More of them, and not only because there are more.
  if (!was || !is || is.most <= was.most || is.most * was.of <= was.most * is.of) return null;
  const { most, of, unit, field, place } = is;
  const allowed = limitFor(limit, of);
  // A budget is for one at a time, whatever share of few that is.
  const least = Math.max(1, allowed);
  if (most <= least) return null;
  const by = !sameRef(before.ref, after.ref) && text` by ${policyName(before.ref)}`;
  return {
    policy: after.ref,
    says: text`${share(most, of, unit)} may be evicted at once (was ${was.most} of ${was.of}${by}). Limit: ${limitWords(limit, allowed, unit)}.`,
    fix: fix`Set ${{ field, value: field === 'maxUnavailable' ? least : of - least }}: at most ${count(least, unit)} of ${of} can then be evicted at once.`,
    place,
    magnitude: most,
    // If less than half is left, no step is small: it may evict the last of three quorum members.
    ...(most <= factor * was.most && most * 2 <= of ? { severity: 'warning' as const } : {}),
    evidence: { cause: 'raised', most, of, before: was.most },
  };
}

/** For a budget whose pods are evicted only as it allows; what it protects must still be there. */
function gone(policy: PlannedPolicy, side: SidePlan): RuleResult | null {
  const { ref, place, onDelete, uses, evictionLimit } = policy;
  const isThere = uses.every((used) => side.policies.some((one) => !one.isDeleted && sameRef(one.ref, used)));
  if (!onDelete || !evictionLimit || !isThere) return null;
  const { most, of } = evictionLimit;
  return {
    policy: ref,
    about: null,
    says: text`${policyName(ref)} is removed. ${onDelete.says}`,
    fix: fix`Keep it.`,
    place,
    magnitude: of,
    evidence: { cause: 'gone', most: of, of, before: most },
  };
}
