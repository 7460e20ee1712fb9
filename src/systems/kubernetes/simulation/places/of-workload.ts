import { podTemplateOf } from '../../objects/template.js';
import type { WorkloadInput } from '../workload.js';
import type { PodsToPlace } from './pods-to-place.js';
import { volumesOf } from './volume-room.js';

/** The pods of a workload as the scheduler sees them, but for the volumes that each pod of a StatefulSet has of its own. */
export function podsToPlace(
  { object, relation, context }: WorkloadInput,
  replicas: number,
  running = replicas,
): PodsToPlace {
  const replaced = relation === 'changed' && object.before ? podTemplateOf(object.before) : undefined;
  const isCompared = relation === 'new' || replaced !== undefined;
  return {
    template: podTemplateOf(object.manifest),
    replaced,
    replicas,
    running,
    honoursMatchLabelKeys: context.behaviour.antiAffinityMatchLabelKeys,
    honoursSpreadFields: context.behaviour.spreadFields,
    pools: context.pools,
    isNew: relation === 'new',
    takenOn: isCompared ? context.ports.of(object.manifest, replaced) : () => null,
    volumes: volumesOf(object.manifest, context.volumes, null),
  };
}
