import { SYSTEMS } from '../systems/index.js';
import type { SystemId } from '../systems/system.js';

/** The kinds of Skyhook and NodeWright, by the API group that the files write. */
const OF_GROUP: ReadonlyMap<string, readonly string[]> = new Map([
  ['skyhook.nvidia.com', ['deploymentpolicies.skyhook.nvidia.com', 'skyhooks.skyhook.nvidia.com']],
  [
    'nodewright.nvidia.com',
    ['deploymentpolicies.nodewright.nvidia.com', 'nodewrights.nodewright.nvidia.com'],
  ],
]);

/** What `kubectl get` must list for a snapshot of these systems, each once. */
export function resourcesFor(systems: Iterable<SystemId>, apiGroups: Iterable<string>): string[] {
  return [
    ...new Set([
      ...[...systems].flatMap(resourcesOf),
      ...[...apiGroups].flatMap((group) => OF_GROUP.get(group) ?? []),
    ]),
  ];
}

function resourcesOf(id: SystemId): readonly string[] {
  return SYSTEMS.find((system) => system.id === id)?.resources ?? [];
}
