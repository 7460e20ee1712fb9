import { groupedBy } from '../../manifest/lookup.js';
import { groupKey } from '../../rollout/batches.js';
import type { Run } from '../../rollout/trace.js';
import type { Loss } from '../../rollout/worst-loss.js';
import { type PolicyRef, refKey, type ResolvedGroup, type ResolvedPolicy } from '../../systems/system.js';

type Policies = readonly Pick<ResolvedPolicy, 'groups'>[];
type Grouped = Pick<ResolvedGroup, 'runs' | 'follows'>;

/**
 * A dry rollout shows the rollout under way and the one after it side by side, but an object has only one of the two at a time.
 * So a run is counted in mixes: every mix of objects in the first and in the second of theirs. Of many objects only some mixes are
 * counted, and beside them everything at once, which no mix exceeds.
 */
export function mixesOf(policies: Policies): (run: Run) => readonly Run[] {
  const objects = successions(policies);
  if (objects.length === 0) return (run) => [run];
  const left = leftOutByMix(objects).map((keys) => new Set(keys.flatMap((own) => [...own])));
  return (run) =>
    left.map((keys) => ({ ...run, events: run.events.filter((event) => !keys.has(groupKey(event))) }));
}

/** More objects than this have too many mixes to count each. */
const MOST_MIXED = 4;

interface Succession {
  readonly first: ReadonlySet<string>;
  readonly second: ReadonlySet<string>;
}

/** The groups that each mix leaves out: of every object one of its two rollouts. All in the first come first, all in the second next. */
function leftOutByMix(objects: readonly Succession[]): ReadonlySet<string>[][] {
  const firsts = objects.map(({ first }) => first);
  const seconds = objects.map(({ second }) => second);
  if (objects.length > MOST_MIXED) return [seconds, firsts, []];
  const all = 2 ** objects.length - 1;
  const between = Array.from({ length: all - 1 }, (_, i) =>
    objects.map(({ first, second }, at) => (((i + 1) >> at) & 1 ? first : second)),
  );
  return [seconds, firsts, ...between];
}

/** Keys of the groups of the rollout under way and of the one after it, by the object that has both. */
function successions(policies: Policies): Succession[] {
  const all = policies.flatMap(({ groups }) => groups);
  const second = groupedBy(all, ({ rolls, follows }) => (follows ? refKey(rolls) : undefined));
  return [...second.values()].map((groups) => ({
    first: new Set(groups.flatMap(({ follows: of }) => (of ? groupKey(of) : []))),
    second: new Set(groups.map(({ runs }) => groupKey(runs))),
  }));
}

/** The sums in which a group of the policy counts: that of the first mix, that of the second, or both. */
export function lossSums(policy: Pick<ResolvedPolicy, 'ref' | 'groups'>): (group: Grouped) => string[] {
  const followed = new Set(policy.groups.flatMap(({ follows }) => (follows ? groupKey(follows) : [])));
  if (followed.size === 0) return () => [refKey(policy.ref)];
  return ({ runs, follows }) => [
    ...(follows ? [] : [refKey(policy.ref)]),
    ...(followed.has(groupKey(runs)) ? [] : [secondLap(policy.ref)]),
  ];
}

/** The loss of a policy by a bad change: the larger of the two mixes, as only one of them can be the one that turns bad. */
export function lossOf<L extends Loss>(losses: ReadonlyMap<string, L>, ref: PolicyRef): L | undefined {
  const [first, second] = [losses.get(refKey(ref)), losses.get(secondLap(ref))];
  if (!first || !second) return first ?? second;
  const worse = second.worst > first.worst ? second : first;
  return { ...worse, fromTheStart: Math.max(first.fromTheStart, second.fromTheStart) };
}

function secondLap(ref: PolicyRef): string {
  return `${refKey(ref)}\u0000second mix`;
}
