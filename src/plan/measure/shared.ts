import { groupedByEach } from '../../manifest/lookup.js';
import { refKey, type ResolvedPolicy } from '../../systems/system.js';

/** Targets that two or more policies roll. A policy that only declares groups of another rolls none. */
export function sharedTargets(policies: readonly ResolvedPolicy[]): Map<string, ResolvedPolicy[]> {
  const rolling = policies.filter(({ ref, groups }) =>
    groups.some(({ rolls }) => refKey(rolls) === refKey(ref)),
  );
  if (rolling.length < 2) return new Map();
  const takers = groupedByEach(rolling, ({ groups }) => new Set(groups.flatMap(({ targets }) => targets)));
  return new Map([...takers].filter(([, list]) => list.length > 1));
}
