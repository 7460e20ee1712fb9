import { groupKey } from '../rollout/batches.js';
import type { Peak } from '../rollout/peaks.js';
import type { Run } from '../rollout/trace.js';
import type { ResolvedPolicy } from '../systems/system.js';
import { refKey } from '../systems/system.js';
import { counterOf } from './counters.js';
import type { Combined } from './model.js';

/** What of the dry rollouts it takes. */
interface Rollouts {
  readonly runs: readonly Run[];
  readonly peaks: ReadonlyMap<string, Peak>;
}

/** Policies whose targets others take as well, with what they do to those together. */
export function sharedTargets(policies: readonly ResolvedPolicy[], measured: Rollouts): Combined['shared'] {
  const takers = takersOf(policies);
  const found = new Map<ResolvedPolicy, { others: Set<ResolvedPolicy>; targets: number }>();
  for (const list of takers.values()) {
    for (const policy of list) {
      const entry = found.get(policy) ?? { others: new Set(), targets: 0 };
      found.set(policy, entry);
      entry.targets++;
      for (const other of list) if (other !== policy) entry.others.add(other);
    }
  }
  const meetings = measured.runs.map((run) => meetingsOf(run, policies, takers));
  const most = (of: (meeting: Meeting) => number, policy: ResolvedPolicy): number =>
    meetings.reduce((high, byPolicy) => {
      const meeting = byPolicy.get(policy);
      return meeting ? Math.max(high, of(meeting)) : high;
    }, 0);
  return [...found].map(([policy, { others, targets }]) => ({
    policy: policy.ref,
    others: [...others].map((other) => other.ref),
    targets,
    ownPeakAtOnce: measured.peaks.get(counterOf.policy(policy))?.count ?? 0,
    peakAtOnce: measured.peaks.get(counterOf.anyone(policy))?.count ?? 0,
    togetherAtOnce: most(({ together }) => together, policy),
    largestAloneAtOnce: most(({ largestAlone }) => largestAlone, policy),
  }));
}

/** Targets that two or more policies roll. A policy that only declares groups of another rolls none. */
function takersOf(policies: readonly ResolvedPolicy[]): Map<string, ResolvedPolicy[]> {
  const takers = new Map<string, ResolvedPolicy[]>();
  for (const policy of policies) {
    if (!policy.groups.some((group) => refKey(group.rolls) === refKey(policy.ref))) continue;
    for (const target of new Set(policy.groups.flatMap((group) => group.targets))) {
      const list = takers.get(target);
      if (list) list.push(policy);
      else takers.set(target, [policy]);
    }
  }
  return new Map([...takers].filter(([, list]) => list.length > 1));
}

/** What is out of the targets that one policy shares, by whose doing. */
class Meeting {
  together = 0;
  largestAlone = 0;
  private readonly outBy = new Map<string, number>();
  private readonly holders = new Map<string, number>();

  start(by: string, target: string): void {
    const own = (this.outBy.get(by) ?? 0) + 1;
    this.outBy.set(by, own);
    this.holders.set(target, (this.holders.get(target) ?? 0) + 1);
    this.largestAlone = Math.max(this.largestAlone, own);
    if (this.outBy.size > 1) this.together = Math.max(this.together, this.holders.size);
  }

  end(by: string, target: string): void {
    lower(this.outBy, by);
    lower(this.holders, target);
  }
}

function lower(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}

/** One sweep over a healthy run. A target that failed stays out; ends at an instant come before starts at it. */
function meetingsOf(
  run: Run,
  policies: readonly ResolvedPolicy[],
  takers: ReadonlyMap<string, readonly ResolvedPolicy[]>,
): ReadonlyMap<ResolvedPolicy, Meeting> {
  const meetings = new Map([...takers.values()].flat().map((policy) => [policy, new Meeting()]));
  if (meetings.size === 0) return meetings;
  const owners = new Map(
    policies
      .flatMap((policy) => policy.groups)
      .map((group) => [groupKey(group.runs.controller, group.runs.group), refKey(group.rolls)]),
  );
  for (const { kind, target, controller, group, holds } of run.events) {
    const goesOut = kind === 'start' || kind === 'out';
    if (!holds || !(goesOut || kind === 'succeeded' || kind === 'back')) continue;
    const owner = owners.get(groupKey(controller, group));
    if (owner === undefined) continue;
    for (const policy of takers.get(target) ?? []) {
      const meeting = meetings.get(policy);
      if (goesOut) meeting?.start(owner, target);
      else meeting?.end(owner, target);
    }
  }
  return meetings;
}
