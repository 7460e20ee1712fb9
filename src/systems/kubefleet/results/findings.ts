import { type PolicyRef, type ResolvedPolicy, textPolicy, rejectedAt } from '../../system.js';
import type { FleetObject } from '../objects/objects.js';

/** What is known of an object from its text alone, with room for the rest. */
export function policyOf(
  object: FleetObject,
  rest: Partial<ResolvedPolicy> & { readonly uses?: readonly PolicyRef[] } = {},
): ResolvedPolicy {
  const { manifest, ref, live, refusals } = object;
  const policy = textPolicy(ref, manifest, object);
  return {
    ...policy,
    live,
    ...rest,
    facts: [...policy.facts, ...(rest.facts ?? [])],
    rejections: [...rejectedAt(manifest, refusals), ...(rest.rejections ?? [])],
  };
}
