import type { Manifest } from '../manifest/manifest.js';
import type { ReadSide } from '../plan/reading/side.js';
import type { ConfigEdits } from './weakened.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { ResolvedPolicy } from '../systems/system.js';

/** Both sides after reading; the manifests are in their namespaces. */
export interface ReadChange {
  /** Null without a base. */
  readonly base: ReadSide | null;
  readonly head: ReadSide;
}

/** A change as the guards see it. */
export interface Change extends ReadChange {
  readonly snapshot: Snapshot;
  readonly policies: { readonly base: readonly ResolvedPolicy[]; readonly head: readonly ResolvedPolicy[] };
  /** Objects that KubeFleet copies to other clusters. */
  readonly copied: ReadonlySet<Manifest>;
  /** The edits of the configuration. */
  readonly configEdits: ConfigEdits;
}
