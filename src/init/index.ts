import { configurationText } from './configuration.js';
import { layoutOf } from './layout.js';
import type { RepositoryFile } from './repository.js';
import { workflowText } from './workflow.js';

export type { RepositoryFile } from './repository.js';
export { mayBeSnapshot, SNAPSHOT_HEADER_BYTES } from './snapshots.js';

/** The files that a repository needs to be planned, and what a person must still answer. */
export interface Proposal {
  readonly configuration: string;
  readonly workflow: string;
  /** The snapshots that somebody has to take; those that are there already are none. */
  readonly snapshots: readonly string[];
  /** What could not be decided, in sentences. */
  readonly notes: readonly string[];
}

/** True for a file of which `fleetplan init` reads the text; of all others only the name counts. */
export function isOfInterest(path: string): boolean {
  return (
    /\.(?:ya?ml|json)$|(?:^|\/)Kustomization$|(?:^|\/)templates\/.*\.tpl$/.test(path) &&
    !/(?:^|\/)(?:node_modules\/|package-lock\.json$)/.test(path)
  );
}

/** What `fleetplan init` writes for these files; null if they hold nothing that is planned. */
export function proposalFor(files: readonly RepositoryFile[]): Proposal | null {
  const layout = layoutOf(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)));
  if (layout === null) return null;
  return {
    configuration: configurationText(layout),
    workflow: workflowText(layout),
    snapshots: layout.clusters
      .map((cluster) => layout.snapshotOf(cluster))
      .filter((path) => !layout.snapshots.includes(path)),
    notes: layout.notes,
  };
}
