import { RESOURCES_OF_DRAINS, type System } from '../system.js';
import { GROUP, KINDS, LEGACY_GROUP } from './objects/objects.js';
import { recordedTimes } from './objects/recorded-times.js';
import { resolveSkyhook } from './resolve.js';
import { TRAITS } from './results/traits.js';

/** NVIDIA Skyhook and its successor NodeWright: DeploymentPolicy, Skyhook, NodeWright of both API groups. */
export const skyhook: System = {
  id: 'skyhook',
  kinds: KINDS,
  program: {
    image: /(?:^|\/)(?:skyhook|nodewright)(?:[-/]operator)?$/,
    title: 'NodeWright (Skyhook)',
  },
  resources: ['nodes', ...RESOURCES_OF_DRAINS],
  ownGroups: [GROUP, LEGACY_GROUP],
  recordedTimes,
  traits: TRAITS,
  resolve: resolveSkyhook,
};
