import { code, text } from '../../text/text.js';
import { fix, RESOURCES_OF_DRAINS, type System, type Traits } from '../system.js';
import { GROUP, KIND, recordedTimes } from './objects/maintenance.js';
import { settings } from './options.js';
import { resolvePika } from './resolve.js';

/** Facts of PIKA that rules of several systems need. */
const TRAITS: Traits = {
  rules: ['control-plane-selected', 'shared-cordon', 'ungoverned-disruption'],
  takes: 'nodes',
  words: {
    smaller: text`announce fewer of its nodes at a time`,
    domain: (key) =>
      fix`Announce the nodes of one ${code(key)} in several steps, each after the one before has ended.`,
    order: text`All announced nodes may be taken at once.`,
  },
};

/** NVIDIA PIKA: NotifyMaintenance. */
export const pika: System = {
  id: 'pika',
  kinds: [{ group: GROUP, versions: ['v1alpha1'], kind: KIND, isNamespaced: true }],
  resources: ['nodes', 'notifymaintenances.ngn2.nvidia.com', ...RESOURCES_OF_DRAINS],
  ownGroups: [GROUP],
  otherKinds: { [GROUP]: ['PlatformInfo'] },
  referringGroups: [GROUP],
  recordedTimes,
  traits: TRAITS,
  settings,
  resolve: resolvePika,
};
