import type { Manifest } from '../manifest/manifest.js';
import { canonicalJson } from '../manifest/canonical.js';
import { sha256Hex } from './hash.js';
import { nodeLine } from './node.js';
import type { NodeState } from './snapshot.js';

/** Everything in a snapshot that a plan can depend on. */
export interface SnapshotContent {
  readonly nodes: readonly NodeState[];
  readonly objects: readonly Manifest[];
}

/** A JSON line for each node and each object, sorted: equal for the same content in any order. */
export function contentLines({ nodes, objects }: SnapshotContent): string[] {
  return [...nodes.map(nodeLine).sort(), ...objects.map(({ object }) => canonicalJson(object)).sort()];
}

/**
 * `sha256:` over what was kept. Equal for the same fleet, whatever the order of the objects, the form of the input and the
 * moment it was taken at.
 */
export function snapshotDigest(content: SnapshotContent): string {
  return `sha256:${sha256Hex(contentLines(content))}`;
}
