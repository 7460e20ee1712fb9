import { fewNames, name, type Text, verbFor } from '../../../text/text.js';
import { type PolicyRef, refText, rejectedAt, type ResolvedPolicy, textPolicy } from '../../system.js';
import type { FleetObject } from './objects.js';

/** The policy of an object as its text alone shows it, with room for the rest. */
export function policyOf(object: FleetObject, rest: Partial<ResolvedPolicy> = {}): ResolvedPolicy {
  const { manifest, ref, live, refusals } = object;
  const policy = textPolicy(ref, manifest, object);
  return {
    ...{ ...policy, live, ...rest },
    rejections: [...rejectedAt(manifest, refusals), ...(rest.rejections ?? [])],
  };
}

export function refName(ref: PolicyRef): Text {
  return name('policy', refText(ref));
}

/** `eu-1, eu-2, eu-3 and 4 more`. */
export function clusterNames(clusters: readonly string[], most = 3): Text {
  return fewNames('target', clusters, most);
}

export function verbText({ length }: readonly unknown[], one: string, several: string): Text {
  return verbFor(length, one, several);
}
