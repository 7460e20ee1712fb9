import { RESOURCES_OF_DRAINS, type System } from '../system.js';
import { recordedTimes } from './objects/recorded-times.js';
import { KINDS } from './objects/members.js';
import { resolvePika } from './resolve.js';
import { GROUP } from './admission/definition.js';
import { settings } from './options.js';
import { TRAITS } from './words/traits.js';

declare module '../policy-ref.js' {
  interface Systems {
    readonly pika: true;
  }
}

/** NVIDIA PIKA: NotifyMaintenance. */
export const pika: System = {
  id: 'pika',
  kinds: KINDS,
  program: {
    image: /(?:^|\/)(?:ngn-)?pika(?:[-/](?:controller|manager))?$/,
    title: 'PIKA',
  },
  resources: ['nodes', 'notifymaintenances.ngn2.nvidia.com', ...RESOURCES_OF_DRAINS],
  ownGroups: [GROUP],
  otherKinds: { [GROUP]: ['PlatformInfo'] },
  referringGroups: [GROUP],
  recordedTimes,
  traits: TRAITS,
  settings,
  resolve: resolvePika,
};
