import type { Manifest } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { SettingEdit } from '../plan/model.js';
import type { ReadSide } from '../plan/reading/side.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { ResolvedPolicy } from '../systems/system.js';

/** Both sides after reading; the manifests are in their namespaces. */
export interface ReadChange {
  /** Null without a base. */
  readonly base: ReadSide | null;
  readonly head: ReadSide;
}

/** The edits of the configuration. */
export interface ConfigEdits {
  readonly edits: readonly SettingEdit[];
  /** A configuration that cannot be used, and waivers that would not apply. */
  readonly problems: readonly Problem[];
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
