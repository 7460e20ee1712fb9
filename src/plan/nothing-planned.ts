import { code, text } from '../text/text.js';
import { byIdentity, identityOf } from '../manifest/identity.js';
import type { Manifest } from '../manifest/manifest.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { isSameJson } from '../manifest/canonical.js';
import type { ResolvedPolicy } from '../systems/system.js';
import { isPlanned } from './objects/planned-kinds.js';

/** Reports that nothing is planned, or that every planned object leaves the files. */
export function nothingToPlan({ base, head, policies }: Sides, requirePolicies: boolean): Problem[] {
  if (head.manifests.some(isPlanned)) return [];
  const severity = requirePolicies ? 'error' : 'warning';
  const isGone = base?.manifests.some(isPlanned) === true;
  // A NodeClass is of no planned kind, and a NodePool of the cluster uses it.
  if (!isGone && [...policies.base, ...policies.head].some(({ live }) => !live)) return [];
  const message = isGone
    ? text`No policy of the base is left in these files. If they moved, add the new paths to ${code('policies')}.`
    : text`No rollout policy was found in these files. Check the paths of ${code('policies')}.`;
  const problem = { ...errorAt(null, isGone ? 'policies-gone' : 'no-policies', message), severity } as const;
  return severity === 'warning' && isSame(base, head) ? [{ ...problem, isPreExisting: true }] : [problem];
}

interface Objects {
  readonly manifests: readonly Manifest[];
}

interface Sides {
  readonly base: Objects | null;
  readonly head: Objects;
  readonly policies: { readonly base: readonly ResolvedPolicy[]; readonly head: readonly ResolvedPolicy[] };
}

function isSame(base: Objects | null, head: Objects): boolean {
  if (base?.manifests.length !== head.manifests.length) return false;
  const before = byIdentity(base.manifests);
  return head.manifests.every((one) => isSameJson(before.get(identityOf(one))?.object, one.object));
}
