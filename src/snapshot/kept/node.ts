import { LIFECYCLE } from '../lifecycle.js';
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
    annotation('skyhook.nvidia.com/nodeState_*', 'Skyhook: nodes that the operator cannot read', 'readable'),
    annotation(
      'nodewright.nvidia.com/nodeState_*',
      'NodeWright: nodes that the operator cannot read',
      'readable',
    ),
    annotation('skyhook.nvidia.com/*', 'Skyhook: which nodes are new', 'key-only'),
    annotation('nodewright.nvidia.com/*', 'NodeWright: which nodes are new', 'key-only'),
  ],
};
