import { configurationText } from './configuration.js';
import { layoutOf } from './layout.js';
import { type Link, linkedFiles } from './linked.js';
import type { RepositoryFile } from './repository.js';
import { workflowText } from './workflow.js';

export type { Link } from './linked.js';
export type { RepositoryFile } from './repository.js';
export { isOfInterest } from './interest.js';
export { mayBeSnapshot, SNAPSHOT_HEADER_BYTES } from './snapshots.js';

/** The files that a repository needs to be judged, and what a person must still answer. */
export interface Proposal {
  readonly configuration: string;
  readonly workflow: string;
  /** The snapshots that somebody has to take; those that are there already are none. */
  readonly snapshots: readonly string[];
  /** What could not be told, in sentences. */
  readonly told: readonly string[];
}

/** What `fleetplan init` writes for these files; null where they hold nothing that is planned, and nothing that renders it. */
export function proposalFor(files: readonly RepositoryFile[], links: readonly Link[] = []): Proposal | null {
  const layout = layoutOf(linkedFiles(files, links));
  if (layout === null) return null;
  return {
    configuration: configurationText(layout),
    workflow: workflowText(layout),
    snapshots: layout.clusters
      .map((cluster) => layout.snapshotOf(cluster))
      .filter((path) => !layout.snapshots.includes(path)),
    told: layout.told,
  };
}
