import { LIFECYCLE } from '../snapshot.js';
import { annotation, DO_NOT_DISRUPT, field, type KeptKind, LABELS, POOL_HASHES } from './field.js';

export const NODE: KeptKind = {
  groups: [''],
  kinds: ['Node'],
  isTarget: true,
  fields: [
    LABELS,
    field('spec.taints[].{key,value,effect}', 'nodes a controller will not touch'),
    field('spec.unschedulable', 'nodes that are out already'),
    field(
      `status.conditions[type=${['Ready', ...LIFECYCLE].join('/')}].{type,status}`,
      'nodes that are out already, or will be',
    ),
    DO_NOT_DISRUPT,
    ...POOL_HASHES,
    annotation('skyhook.nvidia.com/cordon_*', 'Skyhook: nodes that an interrupt has cordoned', 'key-only'),
    annotation(
      'nodewright.nvidia.com/cordon_*',
      'NodeWright: nodes that an interrupt has cordoned',
      'key-only',
    ),
  ],
};
