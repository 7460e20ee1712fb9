import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { keyed } from './identity.js';
import { GROUP, POLICY_KIND, type PolicyObject } from './objects.js';
import type { Switches } from '../versions.js';

/** Finds the policy that an object names, as the operator does. */
export class PolicyLookup {
  /** Names of policies by the API groups that are looked in. */
  private readonly names = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly now: readonly PolicyObject[],
    /** Those of the base and of the cluster: one that is refused leaves the old one in force. */
    private readonly older: readonly PolicyObject[],
    private readonly switches: Switches,
  ) {}

  /** The policy of this name that is in force for the object; null where there is none. */
  find(manifest: Manifest, name: string): PolicyObject | null {
    for (const group of this.groupsFor(manifest)) {
      const key = `${group}/${POLICY_KIND}/${name}`;
      const own = keyed(this.now, key);
      const isRefused = own.some(({ spec }) => spec === null);
      const found = [...own, ...(isRefused ? keyed(this.older, key) : [])].find(({ spec }) => spec !== null);
      if (found) return found;
    }
    return null;
  }

  /** True for a name under which a policy is there that admission refuses. */
  isRefused(name: string): boolean {
    return this.now.some(({ manifest, spec }) => spec === null && manifest.name === name);
  }

  /** Names that the object may use, refused policies among them. */
  namesFor(manifest: Manifest): ReadonlySet<string> {
    const groups = this.groupsFor(manifest);
    const known = this.names.get(groups.join());
    if (known) return known;
    const own = this.now.filter((policy) => groups.includes(groupOf(policy.manifest.apiVersion)));
    const names = new Set(own.map((policy) => policy.manifest.name));
    this.names.set(groups.join(), names);
    return names;
  }

  private groupsFor(manifest: Manifest): readonly string[] {
    return groupsLookedIn(manifest, this.switches);
  }
}

/** The object's own group; the copy that a newer operator makes of an old object looks in the new one. */
export function groupsLookedIn({ apiVersion }: Manifest, switches: Switches): readonly string[] {
  const own = groupOf(apiVersion);
  return switches.mainGroup === GROUP ? [...new Set([GROUP, own])] : [own];
}
