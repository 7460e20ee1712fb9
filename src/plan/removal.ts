import { AtOnceController } from '../rollout/at-once.js';
import { refKey, type Resolution, type ResolvedPolicy, unlimitedGroup } from '../systems/system.js';
import { removedPolicies } from './compare.js';

type Resolutions = ReadonlyMap<unknown, Resolution>;

/** The controller of all removals: whatever system they are of, a merge removes all of them in one pass. */
const REMOVING = { id: 'removal', leaves: false } as const;

/**
 * The removal of the targets of deleted objects, as a rollout in the world of the head: the drivers that a DaemonSet
 * had on its nodes, what a NodeWright uninstalls. A target is out for as long as work on it takes, so that it meets what the change
 * starts in the same minute. Null if no target is removed.
 */
export function removalOf(base: Resolutions | null, head: Resolutions): Resolution | null {
  const before = base ? policiesIn(base) : [];
  const removed = removedPolicies(before, policiesIn(head)).flatMap((policy) => removalOfOne(policy) ?? []);
  if (removed.length === 0) return null;
  const groups = removed.flatMap((policy) => policy.groups);
  const known = new Set(targetsIn(head).map(({ name }) => name));
  const going = new Set(groups.flatMap(({ targets }) => targets));
  const taken = groups.map(({ runs, targets }) => ({
    group: runs.group,
    targets: targets.map((name) => ({ name })),
  }));
  return {
    policies: removed,
    targets: base ? targetsIn(base).filter(({ name }) => going.has(name) && !known.has(name)) : [],
    createControllers: () => [new AtOnceController(REMOVING, taken)],
    assumedVersion: null,
    problems: [],
  };
}

function removalOfOne(policy: ResolvedPolicy): ResolvedPolicy | null {
  const { ref, place, onDelete, groups } = policy;
  if (!onDelete || onDelete.targets.length === 0) return null;
  const { says, targets } = onDelete;
  const own = groups.find(({ rolls }) => refKey(rolls) === refKey(ref)) ?? groups[0];
  const runs = { controller: REMOVING.id, group: refKey(ref) };
  return {
    ...policy,
    written: null,
    isDeleted: true,
    groups: [unlimitedGroup({ name: ref.name, rolls: ref, runs, unit: own?.unit ?? 'node', targets })],
    change: { kind: 'deleted', says, place, batched: false, targetsAtOnce: targets.length },
  };
}

/** The policies of all systems of a side. */
export function policiesIn(resolutions: Resolutions): ResolvedPolicy[] {
  return [...resolutions.values()].flatMap(({ policies }) => policies);
}

function targetsIn(resolutions: Resolutions): Resolution['targets'] {
  return [...resolutions.values()].flatMap(({ targets }) => targets);
}
