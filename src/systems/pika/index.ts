import { RESOURCES_OF_DRAINS, type System } from '../system.js';
import { isControllerConfig } from './objects/controller-config.js';
import { recordedTimes } from './objects/recorded-times.js';
import { KINDS } from './objects/members.js';
import { resolvePika } from './resolve.js';
import { GROUP } from './admission/schema.js';
import { settings } from './options.js';
import { TRAITS } from './words/traits.js';

declare module '../policy-ref.js' {
  interface Systems {
    readonly pika: true;
  }
}

/** NVIDIA PIKA: NotifyMaintenance, PlatformInfo, which nothing reads, and the ConfigMap of its controller. */
export const pika: System = {
  id: 'pika',
  kinds: KINDS,
  program: {
    image: /(?:^|\/)(?:ngn-)?pika(?:[-/](?:controller|manager))?$/,
    title: 'PIKA',
  },
  resources: [
    'nodes',
    'notifymaintenances.ngn2.nvidia.com',
    'platforminfos.ngn2.nvidia.com',
    'configmaps',
    ...RESOURCES_OF_DRAINS,
  ],
  ownGroups: [GROUP],
  alsoMentions: ['notifyMaintenanceConfig'],
  referringGroups: [GROUP],
  reads: isControllerConfig,
  recordedTimes,
  traits: TRAITS,
  settings,
  resolve: resolvePika,
};
