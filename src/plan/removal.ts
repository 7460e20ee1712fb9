import type { Unit } from '../rollout/controller.js';
import { AtOnceController } from '../rollout/at-once.js';
import {
  type PolicyRef,
  refKey,
  type Resolution,
  type ResolvedPolicy,
  unlimitedGroup,
} from '../systems/system.js';
import { removedPolicies } from './compare.js';

type Resolutions = ReadonlyMap<unknown, Resolution>;

/** Who takes what is removed: whatever system that was of, a merge takes all of it in one pass. */
const REMOVING = { id: 'removal', leaves: false } as const;

/**
 * The targets that go with deleted objects, as something that is rolled in the world of the head: the drivers that a DaemonSet
 * had on its nodes, what a NodeWright uninstalls. It is out for as long as work on such a target takes, so that it meets what the change
 * starts in the same minute. Null where nothing goes.
 */
export function removalOf(base: Resolutions | null, head: Resolutions): Resolution | null {
  const before = base ? policiesIn(base) : [];
  const removed = removedPolicies(before, policiesIn(head)).flatMap((policy) => goingWith(policy) ?? []);
  if (removed.length === 0) return null;
  const known = new Set(targetsIn(head).map(({ name }) => name));
  const going = new Set(removed.flatMap(({ groups }) => groups.flatMap(({ targets }) => targets)));
  const targets = base ? targetsIn(base).filter(({ name }) => going.has(name) && !known.has(name)) : [];
  const taken = removed
    .flatMap(({ groups }) => groups)
    .map((group) => ({ group: group.runs.group, targets: group.targets.map((name) => ({ name })) }));
  return {
    policies: removed,
    targets,
    createControllers: () => [new AtOnceController(REMOVING, taken)],
    assumedVersion: null,
    problems: [],
  };
}

/** The removed policy with nothing but what goes with it. */
function goingWith(policy: ResolvedPolicy): ResolvedPolicy | null {
  const { ref, place, onDelete } = policy;
  if (!onDelete || onDelete.targets.length === 0) return null;
  const group = unlimitedGroup({
    name: ref.name,
    rolls: ref,
    runs: { controller: REMOVING.id, group: refKey(ref) },
    unit: unitOf(policy, ref),
    targets: onDelete.targets,
  });
  const { says, targets } = onDelete;
  const change = { kind: 'deleted' as const, says, place, batched: false, targetsAtOnce: targets.length };
  const { identity, apiVersion, live, uses, leftOut, unknownFields, missingReferences, unmeasured } = policy;
  return {
    ...{
      ref,
      identity,
      apiVersion,
      place,
      live,
      uses,
      leftOut,
      unknownFields,
      missingReferences,
      unmeasured,
    },
    written: null,
    isDeleted: true,
    groups: [group],
    change,
    rejections: [],
    results: [],
    notes: [],
  };
}

function unitOf({ groups }: ResolvedPolicy, ref: PolicyRef): Unit {
  const own = groups.find(({ rolls }) => refKey(rolls) === refKey(ref)) ?? groups[0];
  return own?.unit ?? 'node';
}

/** The policies of all systems of a side. */
export function policiesIn(resolutions: Resolutions): ResolvedPolicy[] {
  return [...resolutions.values()].flatMap(({ policies }) => policies);
}

function targetsIn(resolutions: Resolutions): Resolution['targets'] {
  return [...resolutions.values()].flatMap(({ targets }) => targets);
}
