import { code, list, type Text, text } from '../../../../text/text.js';
import type { Stamp } from './drift.js';
import { HASH_VERSION } from './hash.js';

/** The recipes of Karpenter's releases up to the newest known here. Source: kubernetes-sigs/karpenter, pkg/apis, v0.36.0 to 2266468. */
const KNOWN: ReadonlySet<string> = new Set(['v1', 'v2', HASH_VERSION]);

/** True for a stamp by a recipe that is not known here: nothing computed here can be held against its hash. */
export function isOfUnknownRecipe(stamp: Stamp | null): boolean {
  return stamp !== null && stamp.version !== null && !KNOWN.has(stamp.version);
}

/**
 * The note about hashes of an unknown recipe, on the pool or on claims; null if all are known. Source:
 * kubernetes-sigs/karpenter 2266468, nodepool/hash/controller.go (the versions); aws/karpenter-provider-aws#5373, #9083 (an upgrade
 * that hashes otherwise, and every node is replaced).
 */
export function unknownRecipesText(live: Stamp | null, stamps: readonly (Stamp | null)[]): Text | null {
  const unknown = [live, ...stamps].filter(isOfUnknownRecipe);
  const versions = [...new Set(unknown.flatMap((stamp) => stamp?.version ?? []))].sort();
  if (versions.length === 0) return null;
  return text`Hashes of version ${list(versions.map(code))} are in the cluster, and the newest known here is ${code(HASH_VERSION)}: the templates are compared to decide which nodes drift. An upgrade to a new version of the hash can mark every node as drifted, and an edit that is applied together with it may reach no existing node.`;
}
