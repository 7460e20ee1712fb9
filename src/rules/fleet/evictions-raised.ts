import { code, count, list, name, NO_TEXT, share, type Text, text } from '../../text/text.js';
import * as z from 'zod';
import { groupedBy, remembered } from '../../manifest/lookup.js';
import type { PlannedPolicy, SidePlan } from '../../plan/model.js';
import { type EvictionLimit, type Fix, fix, refText, type ReleasedPods } from '../../systems/system.js';
import { limitFor, limitSchema, limitWords } from './limit.js';
import { policyName, type RuleResult, defineRule, policyOf, policyResult, sameRef } from '../rule.js';

/** One at a time is what a budget is for, whatever share of few that is. */
const ONE = 1;

const options = z.strictObject({
  limit: limitSchema('25%'),
  /** Up to so many times as much as before is a step, and a warning. */
  factor: z.number().min(1).default(2),
});
type Options = z.output<typeof options>;

export const evictionsRaised = defineRule({
  id: 'evictions-raised',
  detects:
    'a disruption budget that allows more evictions at once than before, or that no longer covers its pods',
  systems: 'some',
  severity: 'error',
  options,
  evaluate: ({ side, base, options }) => {
    const found = (base?.policies ?? []).flatMap((before) => {
      const pods = released(before, side);
      const after = pods ? [] : heldAfter(before, side);
      return after.length === 0
        ? (pods ?? gone(before, side) ?? [])
        : after.flatMap((one) => raised(before, one, options) ?? []);
    });
    // Several budgets may be replaced by one.
    const keys = found.map(({ policy }) => (policy ? refText(policy) : ''));
    return found.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
  },
});

/** Fewer pods are no service that could stay available. */
const FROM_PODS = 2;

/** Pods that no budget covers after the change. */
function released(before: PlannedPolicy, side: SidePlan): RuleResult | null {
  const releases = before.releasedPods;
  if (!releases || (releases.pods !== null && releases.pods < FROM_PODS)) return null;
  const { pods, nodes, isGone, isPassing, isPossible, says } = releases;
  return policyResult(before, {
    about: null,
    says: text`${policyName(before.ref)}${isGone ? text` is removed` : NO_TEXT}: ${says}.`,
    fix: keepCovered(releases),
    place: policyOf(side, before.ref)?.place ?? before.place,
    magnitude: pods,
    ...(isPassing ? { severity: 'info' } : isPossible ? { severity: 'warning' } : {}),
    evidence: { cause: 'released', pods, nodes, isGone },
  });
}

function keepCovered({ isGone, isPassing }: ReleasedPods): Fix {
  if (isPassing)
    return fix`Do not drain nodes during the rollout, or leave labels that change with each version out of the selector.`;
  return isGone
    ? fix`Keep it until another budget covers these pods.`
    : fix`Keep the pods in its selector, and set how many may be evicted at once, such as ${code('maxUnavailable: 1')}.`;
}

/** Thousands of policies look for the one of their own name. */
const byName = remembered((side: SidePlan) => groupedBy(side.policies, ({ ref }) => ref.name));

/** The budget of that name, and those that hold its pods after the change where it does not. */
function heldAfter({ ref, evictionLimit }: PlannedPolicy, side: SidePlan): PlannedPolicy[] {
  const next = evictionLimit?.heldNextBy ?? [];
  const near = next.length === 0 ? (byName(side).get(ref.name) ?? []) : side.policies;
  return near.filter(
    (one) =>
      !one.isDeleted && (sameRef(one.ref, ref) || next.some((name) => sameRef(one.ref, { ...ref, name }))),
  );
}

function raised(before: PlannedPolicy, after: PlannedPolicy, { limit, factor }: Options): RuleResult | null {
  const [was, evictable] = [before.evictionLimit, after.evictionLimit];
  if (!was || !evictable || !isRaised(was, evictable)) return null;
  const allowed = limitFor(limit, evictable.of);
  if (evictable.most <= Math.max(ONE, allowed)) return null;
  const by = sameRef(before.ref, after.ref) ? NO_TEXT : text` by ${policyName(before.ref)}`;
  return {
    policy: after.ref,
    says: text`${share(evictable.most, evictable.of, evictable.unit)} may be evicted at once (was ${was.most} of ${was.of}${by}). Limit: ${limitWords(limit, allowed, evictable.unit)}.`,
    why: takenIn(was, evictable),
    fix: lowered(evictable, Math.max(ONE, allowed)),
    place: evictable.place,
    magnitude: evictable.most,
    // Where less than half is left no step is small: of three members of a quorum the last one.
    ...(evictable.most <= factor * was.most && evictable.most * 2 <= evictable.of
      ? { severity: 'warning' as const }
      : {}),
    evidence: { cause: 'raised', most: evictable.most, of: evictable.of, before: was.most },
  };
}

/** What a wider selector takes in: the number alone would read as a looser limit. */
function takenIn({ whose: had = [] }: EvictionLimit, { whose = [] }: EvictionLimit): Text {
  const added = whose.filter((title) => !had.includes(title));
  return added.length === 0
    ? NO_TEXT
    : text`Its selector now covers the pods of ${list(
        added.map((title) => name('object', title)),
        3,
      )} too.`;
}

/** The field with the value that lets so many go. */
function lowered({ field, of, unit }: EvictionLimit, most: number): Fix {
  const value = field === 'maxUnavailable' ? most : of - most;
  return fix`Set ${{ field, value }}: at most ${count(most, unit)} of ${of} can then be evicted at once.`;
}

/** More of them, and not only because there are more. */
function isRaised(before: EvictionLimit, after: EvictionLimit): boolean {
  return after.most > before.most && after.most * before.of > before.most * after.of;
}

/** For a budget whose pods are evicted only as it allows; what it protects must still be there. */
function gone(before: PlannedPolicy, side: SidePlan): RuleResult | null {
  const { ref, place, onDelete, uses } = before;
  const evictable = before.evictionLimit;
  const isThere = uses.every((used) =>
    side.policies.some((policy) => !policy.isDeleted && sameRef(policy.ref, used)),
  );
  if (!onDelete || !evictable || !isThere) return null;
  return {
    policy: ref,
    about: null,
    says: text`${policyName(ref)} is removed. ${onDelete.says}`,
    fix: fix`Keep it.`,
    place,
    magnitude: evictable.of,
    evidence: { cause: 'gone', most: evictable.of, of: evictable.of, before: evictable.most },
  };
}
