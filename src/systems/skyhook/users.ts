import type { ResolvedGroup, ResolvedPolicy } from '../system.js';
import { refKey } from '../system.js';
import type { SkyhookObject } from './objects.js';
import type { Rollouts } from './rollouts-of.js';
import type { PolicySpec } from './stored.js';

export interface ResolvedMain {
  readonly policy: ResolvedPolicy;
  /** Null where nothing of the object can be planned. */
  readonly rollouts: Rollouts | null;
}

export interface ResolvedPolicyObject {
  readonly policy: ResolvedPolicy;
  readonly object: SkyhookObject<PolicySpec>;
  /** True when no object names it: it is planned as if one did, over every node. */
  readonly isSupposed: boolean;
}

/** Who names each policy, by `refKey`. */
export type UsersOf = ReadonlyMap<string, readonly ResolvedMain[]>;

export function usersOf(mains: readonly ResolvedMain[]): UsersOf {
  const users = new Map<string, ResolvedMain[]>();
  for (const main of mains) {
    for (const key of new Set(main.policy.uses.map(refKey))) {
      const known = users.get(key);
      if (known) known.push(main);
      else users.set(key, [main]);
    }
  }
  return users;
}

/** With one user the compartments keep their names; with several the object's name stands before. */
export function groupsOfUsers(users: readonly ResolvedMain[]): ResolvedGroup[] {
  const isOne = users.length === 1;
  return users.flatMap(({ policy }) =>
    policy.groups.map((group) => (isOne ? group : { ...group, name: `${policy.ref.name}/${group.name}` })),
  );
}
