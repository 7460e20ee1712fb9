import { SYSTEMS } from '../systems/index.js';
import { type KindSpec, resourceIn } from '../systems/kinds.js';
import type { SystemId } from '../systems/system.js';

/** What a snapshot is made of, in words of `kubectl get`. */
interface SnapshotParts {
  /** What is listed, each once. */
  readonly resources: readonly string[];
  /** The definitions of the planned kinds, by name. */
  readonly definitions: readonly string[];
}

/**
 * What a snapshot of these systems needs, where the files write objects of these API groups; of none, that of those which are a part of
 * Kubernetes.
 */
export function snapshotPartsFor(ids: ReadonlySet<SystemId>, apiGroups: ReadonlySet<string>): SnapshotParts {
  const systems = SYSTEMS.filter(({ id, program }) => (ids.size > 0 ? ids.has(id) : program === undefined));
  const kinds = systems
    .flatMap((system) => system.kinds)
    .filter(({ group, only }) => only === undefined && apiGroups.has(group));
  const resources = [...systems.flatMap((system) => system.resources), ...kinds.map(resourceIn)];
  return { resources: [...new Set(resources)], definitions: kinds.filter(isCustom).map(resourceIn) };
}

/** Kinds of Kubernetes itself have no definition. */
function isCustom({ group }: KindSpec): boolean {
  return group.includes('.');
}
