import type { Peak } from '../rollout/peaks.js';
import { groupKey } from '../rollout/batches.js';
import type { Run } from '../rollout/trace.js';
import type { Loss } from '../rollout/worst-loss.js';
import type { PolicyRef, ResolvedGroup, ResolvedPolicy } from '../systems/system.js';
import { refKey } from '../systems/system.js';

type Policies = readonly Pick<ResolvedPolicy, 'groups'>[];
type Grouped = Pick<ResolvedGroup, 'runs' | 'follows'>;

/**
 * A dry rollout shows the rollout under way and the one after it side by side, but an object has only one of the two at a time.
 * So a run is counted in laps: all objects in the first of theirs, all that have one in the second, and each of them alone in it.
 */
export function lapsOf(policies: Policies): (run: Run) => readonly Run[] {
  const objects = successions(policies);
  if (objects.length === 0) return (run) => [run];
  const firsts = objects.map(({ first }) => first);
  const seconds = objects.map(({ second }) => second);
  const alone = objects.map((object) => [
    object.first,
    ...objects.flatMap((other) => (other === object ? [] : [other.second])),
  ]);
  const left = [seconds, firsts, ...(objects.length > 1 ? alone : [])].map(
    (keys) => new Set(keys.flatMap((own) => [...own])),
  );
  return (run) => left.map((keys) => without(run, keys));
}

function without(run: Run, keys: ReadonlySet<string>): Run {
  return {
    ...run,
    events: run.events.filter(({ controller, group }) => !keys.has(groupKey(controller, group))),
  };
}

/** Keys of the groups of the rollout under way and of the one after it, by the object that has both. */
function successions(policies: Policies): { readonly first: Set<string>; readonly second: Set<string> }[] {
  const objects = new Map<string, { first: Set<string>; second: Set<string> }>();
  for (const { rolls, runs, follows } of policies.flatMap(({ groups }) => groups)) {
    if (!follows) continue;
    const object = objects.get(refKey(rolls)) ?? { first: new Set(), second: new Set() };
    objects.set(refKey(rolls), object);
    object.first.add(groupKey(follows.controller, follows.group));
    object.second.add(groupKey(runs.controller, runs.group));
  }
  return [...objects.values()];
}

/** The higher peak of several laps. */
export function higherPeak(peaks: readonly (Peak | undefined)[]): number {
  return Math.max(0, ...peaks.map((peak) => peak?.count ?? 0));
}

/** The sums in which a group of the policy counts: that of the first lap, that of the second, or both. */
export function lossSums(policy: Pick<ResolvedPolicy, 'ref' | 'groups'>): (group: Grouped) => string[] {
  const followed = new Set(
    policy.groups.flatMap(({ follows }) => (follows ? [groupKey(follows.controller, follows.group)] : [])),
  );
  if (followed.size === 0) return () => [refKey(policy.ref)];
  return ({ runs, follows }) => [
    ...(follows ? [] : [refKey(policy.ref)]),
    ...(followed.has(groupKey(runs.controller, runs.group)) ? [] : [secondLap(policy.ref)]),
  ];
}

/** What a bad change costs a policy: the larger of the two laps, as only one of them can be the one that turns bad. */
export function lossOf(losses: ReadonlyMap<string, Loss>, ref: PolicyRef): Loss | undefined {
  const [first, second] = [losses.get(refKey(ref)), losses.get(secondLap(ref))];
  if (!first || !second) return first ?? second;
  const worse = second.worst > first.worst ? second : first;
  return { ...worse, fromTheStart: Math.max(first.fromTheStart, second.fromTheStart) };
}

function secondLap(ref: PolicyRef): string {
  return `${refKey(ref)}\u0000second lap`;
}
